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
    QString people;             // the file of people, roles and PINs, beside the journal
};

// The journal of one table in a folder, which is made if need be. Nothing is written into a file that is not a journal
// of ours. A table of Punto Banco has a journal of its own beside that of the poker table.
inline const QString kPokerFile = QStringLiteral("table.oddchip"), kPuntoFile = QStringLiteral("punto.oddchip");
Opened openJournal(const QString& folder, const QString& file = kPokerFile);

struct Trouble {
    QString title, what, then;
};
Trouble troubleOf(const JournalError& error);

}  // namespace oddchip::app
