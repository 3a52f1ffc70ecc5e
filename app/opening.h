// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <optional>

#include "core/desk/desk.h"

namespace oddchip::app {

// A journal as it could be opened: to enter, to read only, or not at all; and then in words why.
struct Opened {
    std::optional<Desk> desk;
    bool readOnly = false;
    QString title, what, then;  // the trouble: its name, what is so, what can be done; empty: none
};

// table.oddchip in a folder, which is made if need be. Nothing is written into a file that is not a journal of ours.
Opened openJournal(const QString& folder);

struct Trouble {
    QString title, what, then;
};
Trouble troubleOf(const JournalError& error);

}  // namespace oddchip::app
