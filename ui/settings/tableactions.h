// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/rules/table.h"

namespace oddchip::ui {

// What can be done with a seat, or with the table, between hands and during one: the lines it becomes, and what of it
// is still wanted. Whether it is possible the core is asked.
enum class TableDo : std::uint8_t {
    Sits,
    SitsUncounted,
    Transfers,
    FromBroken,
    ComesBackWith,
    Adds,
    Has,
    Away,
    Back,
    Leaves,
    MovesTo,
    Behind,
    Posts,
    Waits,
    BuysButton,
    Passes,
    Objects,
    Dealer,
    ButtonAt,
    Shuffle,
    TakesRake,
    Drop,
    TimeCharge,
    Log
};

enum class TableWants { Nothing, Seat, To, Amount, Initials };

struct TableAction {
    TableDo what;
    const char* words;  // "table.sits": its label, and what it asks
    char key;
    bool ofSeat = false, amount = false, to = false, initials = false;
};
const TableAction& tableAction(TableDo what);

// The actions that are possible: with a seat those of the seat, without one those of the table.
QList<const TableAction*> actionsNow(const Table& table, Seat seat);

struct TableActing {
    const TableAction* action = nullptr;
    Seat seat = kNoSeat, to = kNoSeat;
    std::optional<Chips> amount;
    QString initials;

    TableWants wants() const;
    bool complete() const { return action && wants() == TableWants::Nothing; }
    QString line() const;  // as notation; empty: nothing to be entered
};

// What the next hand would post, line by line: button and blinds, what is made up, who is not dealt in.
QStringList nextHandLines(const Table& table);

// What lies at a place: "200 as recorded, owes BB", "100 from the next hand on".
QStringList placeLines(const Table& table, Seat seat);

// The down's log: hands, floor calls, what was taken beside what the rules come to; this dealer's and the earlier
// ones'.
QList<std::pair<QString, QString>> logLines(const Table& table);

}  // namespace oddchip::ui
