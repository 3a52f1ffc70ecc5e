// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/journal/journal.h"

// Copies of a journal: one file each, complete, of which nothing else is needed.
namespace oddchip {

// Copies the journal as it stands, beside its writer. The copy is there whole or not at all; one that is there is
// replaced. Throws JournalError.
void copyJournal(const std::string& path, const std::string& copy);

// Puts a copy in the place of a journal that nobody has open. Its next writer sees that it was copied and begins a new
// epoch, so that what was written after the copy is never taken for its continuation. A copy whose chain does not hold
// is refused (damaged), and the journal is then as it was. Throws JournalError.
void restoreJournal(const std::string& copy, const std::string& path);

}  // namespace oddchip
