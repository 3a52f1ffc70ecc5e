// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QSignalSpy>
#include <QTest>
#include <array>
#include <random>

#include "app/puntodemo.h"
#include "app/typist.h"
#include "ui/words.h"

// A dealer of Punto Banco at the window, by keys and by fingers, with the cards of a shuffled shoe.
namespace oddchip {

using namespace ui;
using app::PuntoDo;

class Dealer {
public:
    explicit Dealer(const QString& folder)
        : m_window([folder] { return app::openJournal(folder, app::kPuntoFile); }, app::unhurriedClocks()),
          m_entered(&m_window, &app::PuntoWindow::entered) {
        m_window.resize(1280, 800);
        m_window.show();
    }
    app::PuntoWindow& window() { return m_window; }
    const baccarat::Table& table() const { return m_window.punto()->table; }
    const baccarat::Coup& coup() const { return table().coup; }
    Button* button(PuntoDo which) { return m_window.button(which); }
    Standing standing(PuntoDo which) { return button(which)->face().standing; }
    const PuntoCall& call() const { return m_window.call(); }
    void keys(const QString& keys) { app::type(*m_window.entry(), keys); }
    void click(QWidget* part) { QTest::mouseClick(part, Qt::LeftButton); }
    qsizetype inputs() const { return m_entered.size(); }

private:
    app::PuntoWindow m_window;
    QSignalSpy m_entered;
};

// The cards of a shuffled shoe, as keys; the same for the same seed.
class Shoe {
public:
    Shoe(int decks, std::uint64_t seed) : m_engine(seed) {
        for (int deck = 0; deck < decks; ++deck) {
            for (const char rank : {'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'}) {
                for (const char suit : {'s', 'h', 'd', 'c'}) m_cards.push_back({rank, suit});
            }
        }
        for (std::size_t i = m_cards.size() - 1; i > 0; --i) std::swap(m_cards[i], m_cards[m_engine() % (i + 1)]);
    }
    QString next() {
        const auto card = m_cards.back();
        m_cards.pop_back();
        return QString(QLatin1Char(card[0])) + QLatin1Char(card[1]);
    }
    std::uint64_t roll(std::uint64_t below) { return m_engine() % below; }
    int left() const { return static_cast<int>(m_cards.size()); }

private:
    std::mt19937_64 m_engine;
    std::vector<std::array<char, 2>> m_cards;
};

// What a third card is called for by the printed tableau, written here a second time.
inline bool bankDraws(int bank, int third) {
    constexpr std::array<const char*, 8> draws{"0123456789", "0123456789", "0123456789", "012345679",
                                               "234567",     "4567",       "67",         ""};
    return QString::fromLatin1(draws[static_cast<std::size_t>(bank)]).contains(QString::number(third));
}

// The cards of a coup: a third card is dealt only where the printed rule has one.
inline QStringList coupCards(Shoe& shoe) {
    QStringList cards;
    std::array<int, 4> points{};
    const auto value = [](const QString& card) {
        const QChar rank = card[0];
        return rank == QLatin1Char('A') ? 1 : rank.isDigit() ? rank.digitValue() : 0;
    };
    for (int& each : points) {
        const QString card = shoe.next();
        each = value(card);
        cards += card;
    }
    const int player = (points[0] + points[1]) % 10, bank = (points[2] + points[3]) % 10;
    if (player < 8 && bank < 8) {
        int third = -1;
        if (player <= 5) {
            const QString card = shoe.next();
            third = value(card);
            cards += card;
        }
        if (third < 0 ? bank <= 5 : bankDraws(bank, third)) cards += shoe.next();
    }
    return cards;
}

// A whole coup by keys. Returns the keys pressed.
inline int playCoup(Dealer& dealer, Shoe& shoe) {
    const QString keys = QStringLiteral("c") + coupCards(shoe).join(QString()) + QLatin1Char('\n');
    dealer.keys(keys);
    return static_cast<int>(keys.size());
}

// A finger on the window: every tap is a touch event at the middle of what is tapped.
class PuntoFinger {
public:
    explicit PuntoFinger(app::PuntoWindow& window) : m_window(window) {
        static QPointingDevice* const device = QTest::createTouchDevice();
        m_device = device;
    }
    void tap(QWidget* on) {
        QVERIFY(on);
        at(on->mapTo(&m_window, on->rect().center()));
    }
    void at(QPoint place) {
        QTest::touchEvent(&m_window, m_device).press(0, place, &m_window);
        QTest::touchEvent(&m_window, m_device).release(0, place, &m_window);
        ++m_taps;
    }
    void tap(PuntoDo which) { tap(m_window.button(which)); }
    void sheet(const QString& label) { tap(button(m_window.sheet(), label)); }
    void card(const QString& card) {
        const auto keys = m_window.sheet()->findChildren<CardKey*>();
        tap(keys[QStringLiteral("23456789TJQKA").indexOf(card[0])]);
        tap(keys[13 + QStringLiteral("cdhs").indexOf(card[1])]);
    }
    void digit(QChar figure) { tap(button(m_window.sheet()->findChild<Keypad*>(), figure)); }
    void bet(int seat, const QString& side, int amount) {
        sheet(QString::number(seat));
        sheet(side);
        for (const QChar figure : QString::number(amount)) digit(figure);
        sheet(nameOf("punto.button.record"));
    }
    int taps() const { return m_taps; }

private:
    static Button* button(const QWidget* in, const QString& label) {
        if (!in) return nullptr;
        for (Button* button : in->findChildren<Button*>()) {
            if (button->isVisible() && button->face().label == label) return button;
        }
        return nullptr;
    }

    app::PuntoWindow& m_window;
    QPointingDevice* m_device;
    int m_taps = 0;
};

inline QString someBets(Shoe& shoe) {
    QStringList bets;
    for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
        if (shoe.roll(2) == 0) continue;
        const QChar side = QStringLiteral("bbbppt")[static_cast<qsizetype>(shoe.roll(6))];
        bets += QStringLiteral("%1%2%3").arg(QString::number(seat), QString(side),
                                             QString::number(5 * (1 + shoe.roll(40))));
    }
    return bets.isEmpty() ? QStringLiteral("1b25") : bets.join(QLatin1Char(' '));
}

}  // namespace oddchip
