// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/awardpanel.h"
#include "ui/entry/keypad.h"

namespace oddchip::ui {

// The pots as they were entered, how each was built, and what can be done with them.
class PotsEntered : public Sheet {
    Q_OBJECT

public:
    explicit PotsEntered(QWidget* parent);
    void setHand(const Hand& hand, bool mayPlayOn, StreetId street);

Q_SIGNALS:
    void split();
    void playOn();
    void nextStreet();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void paintPot(QPainter& painter, int pot, double top, double high) const;

    Hand m_hand{};
    Button *m_split, *m_play, *m_street;
};

// What each seat has in, from any state: its pots at once, their split, or a hand entered late from there.
class PotHelper : public Sheet {
    Q_OBJECT

public:
    explicit PotHelper(QWidget* parent);

    void start(const Table& table);  // the table it stands beside; with a hand in play, as that hand is

    QString line() const override;
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;
    Sheet* beside() override;
    const Table* shows() const override { return &m_shown; }
    QString hint() const override;
    QString saying() const override;

    Seat seat() const { return m_seat; }
    QString note(Seat seat) const;  // the second line of its plate
    QString lateHand() const;       // the line of a hand played on from here

Q_SIGNALS:
    void playsOn();  // lateHand() is to be recorded

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    enum class State { Nothing, Live, AllIn, Folded };
    void changed();
    void choose(Seat seat);
    void setState(State state);
    void type(const QString& figures);
    void next();
    void award();
    Hand entered() const;
    bool mayPlayOn() const;
    Seat following() const;

    Table m_table, m_shown;
    PerSeat<Chips> m_in{};
    PerSeat<State> m_states{};
    Seat m_seat = seatAt(1);
    TypedAmount m_typed;
    StreetId m_street = StreetId::flop;
    std::optional<Hand> m_split;  // while the pots are being split
    std::array<Button*, 3> m_kinds;
    Button *m_next, *m_close;
    Keypad* m_keypad;
    PotsEntered* m_pots;
    AwardPanel* m_award;
};

}  // namespace oddchip::ui
