// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/rules/table.h"

namespace oddchip::ui {

struct AwardShare {
    Seat seat;
    Chips amount;
};
struct AwardOdd {
    QString text, rule;  // to whom and why; the rule it goes by
};
// A pot, a half of it, or that of one board.
struct AwardDivision {
    QString caption;  // "board 1, high"; empty: the pot as a whole
    QList<AwardShare> shares;
    QList<AwardOdd> odd;
};
struct AwardRow {
    int pot;
    Chips amount;
    SeatSet may;                     // win it
    std::optional<PotPart> asks;     // the part whose winner is asked for next
    QString caption;                 // of that part
    QStringList read;                // what the dealer has read of it so far
    QList<AwardDivision> divisions;  // once it is settled
    bool settled = false, pushed = false, current = false;
    double top = 0, high = 0;
    bool folded = false;  // only its head is shown
};

// Every pot, in the order of settlement, as the core divides it.
QList<AwardRow> awardRows(const Hand& hand);
QStringList awardsSpoken(const QList<AwardRow>& rows);

// "award side1 board 2 high", up to the winners.
QString awardLine(int pot, const PotPart& part);

}  // namespace oddchip::ui
