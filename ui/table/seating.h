// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>

#include "core/rules/table.h"
#include "ui/table/infront.h"
#include "ui/table/plate.h"

namespace oddchip::ui {

// What the window adds to the table: what is chosen, being typed or about to happen.
struct TableMarks {
    SeatSet chosen;              // or concerned by a fault
    SeatSet folds, checks;       // by the tap under the finger; light up before release
    std::optional<Chips> typed;  // the amount being typed for the seat to act
    Seat changeTo = kNoSeat;     // the change that goes back
    Chips change;
    PerSeat<QString> drew;   // "drew 2": of the last draw
    PerSeat<QString> notes;  // stands in the second line: "two pair", "card exposed"
};

// The table as its seats say it. Lives only while it is read.
class Seating {
public:
    // covered: a panel lies over what is in front of the seats, so that the plates tell it.
    Seating(const Table& table, const TableMarks& marks, bool covered);

    int seats() const;
    Plate plate(Seat seat) const;
    InFront inFront(Seat seat) const;
    QString spoken(Seat seat) const;              // all of it, for people who cannot see it
    double figure(Seat seat) const;               // its stack, 0 where nobody counted it
    Seat waitsFor() const { return m_waitsFor; }  // the seat to act or to show

private:
    bool inHand(Seat seat) const;
    bool isOut(Seat seat) const;
    bool liesUp(Seat seat) const;
    Plate absentPlate(Seat seat) const;
    std::optional<Chips> behind(Seat seat) const;
    QString stackText(Seat seat) const;
    QStringList state(Seat seat) const;
    QString lastAct(Seat seat) const;
    QString posted(Seat seat) const;
    Tag tag(Seat seat) const;
    QList<Card> cards(Seat seat) const;
    Chips inFrontOf(Seat seat) const;
    int lastLayer(Seat seat) const;

    const Table& m_table;
    const TableMarks& m_marks;
    bool m_covered;
    Pots m_pots;
    Seat m_waitsFor = kNoSeat;
    Chips m_owes;
    CardTurn m_cards;
    PerSeat<Chips> m_pushed;  // of the pot that is pushed next
    bool m_pushing = false;
};

QString potName(int pot);  // "main", "side 1"

// What still lies in the middle, last formed first; a pot goes when it is pushed.
struct PotLayer {
    int pot = 0;  // 0 main, 1 side 1 ...
    Chips amount;
    SeatSet of;
    bool operator==(const PotLayer&) const = default;
};
QList<PotLayer> potsInTheMiddle(const Hand& hand);

// The pot that is pushed next, by its number; -1 while not every pot has its winner, and after the last push.
int nextToPush(const Hand& hand);

}  // namespace oddchip::ui
