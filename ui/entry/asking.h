// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <array>
#include <optional>

#include "core/rules/table.h"

namespace oddchip::ui {

// An amount that an input needs: what is asked, and the amounts that lie ready.
struct Asking {
    struct Preset {
        QString label;  // empty: there is none
        Chips amount;
        QString line;  // recorded at once; empty: the preset does not apply
        QString why;   // not
    };
    QString title, caption;
    QString before;               // the line, up to the amount
    QString unnamed;              // the line where no amount is typed; empty: one is needed
    QString least, middle, most;  // under the field
    std::optional<Chips> level;   // what a raise is counted from
    std::array<Preset, 3> presets;
    bool hundredths = false;  // the table has amounts below one
    bool thousands = false;   // and bets of a thousand and more
};

// What can be asked of a seat at this moment. A seat that is not to act is asked without bounds: it acts out of turn.
Asking askRaise(const Table& table, Seat seat);                      // the total of a bet or raise
Asking askAllIn(const Table& table, Seat seat);                      // what lies behind, counted now
Asking askStack(const Table& table, Seat seat);                      // a correction of the record
Asking askSaid(const Table& table, Seat seat, const QString& said);  // "raise by": an amount that was spoken

// The clear acts of a seat as lines, and whether the seat may check.
QString raiseVerb(const Hand& hand, Seat seat);  // "raises to", "bets", "completes"
QString callLine(const Hand& hand, Seat seat);
bool checks(const Hand& hand, Seat seat);

bool hasHundredths(const Stakes& stakes);
bool hasThousands(const Stakes& stakes);  // the least bet is one or more

// Words of a line.
QString lineText(Chips amount);
QString lineText(Seat seat);

}  // namespace oddchip::ui
