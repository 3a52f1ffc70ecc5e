// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <vector>

#include "core/notation/punto_walk.h"
#include "ui/entry/lastinput.h"
#include "ui/table/history.h"

// What has happened at a table of Punto Banco since its shoe was new, told by one walk over its events.
namespace oddchip::ui {

struct CoupTold {
    baccarat::Coup coup;
    int holder = 0;                               // of the shoe, while it was dealt
    baccarat::Side winner = baccarat::Side::tie;  // of a void coup it says nothing
    baccarat::Settlement rows;
};
std::vector<CoupTold> coupsOf(const Punto& punto);

struct ShoeTold {
    QList<HistoryLine> last;  // the newest events, not all of them
    int coups = 0;            // settled
    LastInput input;          // what Undo takes back
};
ShoeTold told(const Punto& punto);

// The hand that the next card is for: two cards each, then whoever is due. Nothing: no card is to come.
std::optional<PuntoSide> nextHand(const baccarat::Coup& coup);

// How the last coup is bet again, as one line; empty: there was none, or this one has bets or cards already.
QString sameBets(const baccarat::Table& table);

}  // namespace oddchip::ui
