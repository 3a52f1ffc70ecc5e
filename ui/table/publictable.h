// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/rules/table.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"

// What the players may see of a table, and nothing else: it is all that the public screen is given.
namespace oddchip::ui {

struct PublicSeat {
    enum class State { Empty, Away, In, AllIn, ToAct, Folded };
    State state = State::Empty;
    QString stack;      // a dash where nobody counted it
    Chips bet;          // in front of it, this round
    QList<Card> cards;  // face up or tabled; backs for those that are not
    int layer = -1;     // all-in: the last pot it can win
    bool operator==(const PublicSeat&) const = default;
};

struct PublicTable {
    QString game, hand, street;
    QList<PublicSeat> seats;  // from seat 1 on
    int button = 0;           // seat number; 0: none lies there
    QList<CardList> boards;
    bool hasBoard = false;
    std::optional<Chips> pot;  // as pot.disclosure allows
    QList<PotLayer> layers;    // likewise; none where there is but one pot
    int toAct = 0;             // seat number; 0: nobody
    Chips owes;
    std::optional<Chips> most;  // that the seat to act may bet or raise to, where that is told
    QList<int> open;            // seats that are free
    Chips leastBuyIn;
    ChipSet chips{};
    bool operator==(const PublicTable&) const = default;
};
PublicTable publicTable(const Table& table);

// While this is so the screen stays as it was: a ruling, or what a pot is held for, is nobody's but the table's.
bool floorDecides(const Table& table);

}  // namespace oddchip::ui
