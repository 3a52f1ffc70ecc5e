// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>

namespace oddchip {

// Makes an empty journal. It is written under another name first, so that half a journal never bears this one.
// Whoever calls holds the lock. Throws JournalError and SQLite::Exception.
void createJournal(const std::string& path);

}  // namespace oddchip
