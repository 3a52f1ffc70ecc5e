// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTest>

#include "app/typist.h"
#include "tests/finger.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

// A dealer who plays a hand into the window with the fewest inputs that it offers, no cards entered, and counts them.
namespace oddchip {

// Inputs of the seats' own acts and draws, and all others of a hand: streets, who opens, awards, pushes, the next hand.
struct Cost {
    int hands = 0, decisions = 0, acts = 0, others = 0;

    double aDecision() const { return decisions == 0 ? 0 : double(acts) / decisions; }
    double aHand() const { return hands == 0 ? 0 : double(acts + others) / hands; }
    Cost& operator+=(const Cost& more) {
        hands += more.hands;
        decisions += more.decisions;
        acts += more.acts;
        others += more.others;
        return *this;
    }
};

class HandPlayer {
public:
    explicit HandPlayer(app::Window& window) : m_window(window) {}
    virtual ~HandPlayer() = default;

    virtual void press(ui::Do which) = 0;
    virtual void number(Seat seat) = 0;                 // who opens
    virtual void draws(int count) = 0;                  // 0: stands pat
    virtual void foldsTo(Seat seat) = 0;                // everybody before it
    virtual void winners(SeatSet seats, Seat odd) = 0;  // of what is asked next; empty: nobody
    virtual int inputs() const = 0;
    virtual int worthIt() const = 0;  // how many folds one foldsTo must save

    // By the shortest way: the one amount of limit, a preset, all that the seat has, or the digits.
    void raiseTo(Chips to) {
        const Hand& hand = m_window.table().hand;
        const Seat seat = toAct(hand).value;
        const auto has = stack(hand, seat);
        const Going going = raise(hand).value;
        if (hand.stakes.structure == Structure::limit && going.least == going.most) return press(ui::Do::Raise);
        const auto presets = ui::askRaise(m_window.table(), seat).presets;
        for (std::size_t i = 0; i < presets.size(); ++i) {
            if (presets[i].amount != to || presets[i].line.isEmpty()) continue;
            press(ui::Do::Raise);
            return preset(i);
        }
        if (has && hand.now.in[seat] + *has == to) {
            press(ui::Do::AllIn);
            return press(ui::Do::AllIn);
        }
        press(ui::Do::Raise);
        type(QString::fromStdString(text(to)));
        press(ui::Do::Raise);
    }

protected:
    virtual void preset(std::size_t which) = 0;
    virtual void type(const QString& digits) = 0;
    app::Window& window() const { return m_window; }

private:
    app::Window& m_window;
};

class KeyPlayer final : public HandPlayer {
public:
    using HandPlayer::HandPlayer;

    void press(ui::Do which) override { keysOf(QString(ui::ActionBar::letter(which)).toLower()); }
    void number(Seat seat) override { keysOf(ui::lineText(seat)); }
    void draws(int count) override { keysOf(QString::number(count)); }
    void foldsTo(Seat seat) override { keysOf(ui::lineText(seat) + QLatin1Char('.')); }
    void winners(SeatSet seats, Seat odd) override {
        QString all;
        for (const Seat seat : seats) all += (all.isEmpty() ? QString() : QStringLiteral(" ")) + ui::lineText(seat);
        if (odd != kNoSeat) all += QStringLiteral(" odd ") + ui::lineText(odd);
        if (seats.empty()) return keysOf(QStringLiteral("0."));
        keysOf(all + (seats.size() == 1 ? QLatin1Char('.') : QLatin1Char('\n')));
    }
    int inputs() const override { return m_inputs; }
    int worthIt() const override { return 3; }

private:
    void preset(std::size_t which) override { keysOf(QStringLiteral("mps").mid(static_cast<int>(which), 1)); }
    void type(const QString& digits) override {
        const bool thousands = digits.endsWith(QLatin1String("000"));
        keysOf(thousands ? digits.chopped(3) + QLatin1Char('k') : digits);
    }
    void keysOf(const QString& keys) {
        app::type(window(), keys);
        m_inputs += static_cast<int>(keys.size());
    }

    int m_inputs = 0;
};

class TouchPlayer final : public HandPlayer {
public:
    explicit TouchPlayer(app::Window& window) : HandPlayer(window), m_finger(window) {}

    void press(ui::Do which) override { m_finger.tap(which); }
    void number(Seat seat) override { m_finger.seat(oddchip::number(seat)); }
    void draws(int count) override { tap(count == 0 ? ui::nameOf("button.stands-pat") : QString::number(count)); }
    void foldsTo(Seat seat) override { m_finger.seat(oddchip::number(seat)); }
    void winners(SeatSet seats, Seat odd) override {
        if (seats.empty()) return tap(ui::nameOf("button.no-low"));
        if (seats.size() == 1) return number(*seats.begin());
        tap(ui::nameOf("button.split"));
        for (const Seat seat : seats) number(seat);
        QString shown = QStringLiteral("?");
        for (auto seat = seats.begin(); odd != kNoSeat && shown != ui::lineText(odd); ++seat) {  // each tap: the next
            tap(ui::nameOf("button.odd-chip", {shown}));
            shown = ui::lineText(*seat);
        }
        tap(ui::nameOf("button.award", {QString::fromStdString(text(seats))}));
    }
    int inputs() const override { return m_finger.taps(); }
    int worthIt() const override { return 2; }

private:
    void preset(std::size_t which) override {
        const auto presets = ui::askRaise(window().table(), toAct(window().table().hand).value).presets;
        for (ui::Button* button : window().sheet()->findChildren<ui::Button*>()) {
            if (button->isVisible() && button->face().second == presets[which].label) return m_finger.tap(button);
        }
        QFAIL(qPrintable(presets[which].label));
    }
    void type(const QString& digits) override { m_finger.typeDigits(digits); }
    ui::Button* named(const QString& label) const {
        for (ui::Button* button : window().findChildren<ui::Button*>()) {
            if (button->isVisible() && button->face().label == label) return button;
        }
        return nullptr;
    }
    void tap(const QString& label) {
        ui::Button* button = named(label);
        QVERIFY2(button, qPrintable(label));
        m_finger.tap(button);
    }

    Finger m_finger;
};

}  // namespace oddchip
