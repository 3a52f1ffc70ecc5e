// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Where a journal's file lies and how far its story had come there. A file that was copied lies elsewhere; an older
// copy put in its place has lost what was seen. Either begins a new epoch.
#pragma once

#include "core/journal/journal.h"

namespace oddchip {

// The file's own number on its disk; empty where it cannot be told.
std::string placeOf(const std::string& path);

// The head that was noted beside the journal when it was last written here, in the file of its lock. A note is no
// proof: it may be missing, and then nothing is concluded.
std::optional<Head> notedHead(const std::string& journal);
void noteHead(const std::string& journal, const Head& head);

std::string headText(const Head& head);  // "88231 7f3a..."
std::optional<Head> readHead(std::string_view text);

// "6 7f3a...", "6 7f3a... lost 9 0be4...": the heads that an epoch names. In the journal the seal stands behind them.
std::string epochText(const Epoch& epoch);
std::string sealedText(const Epoch& epoch);
std::optional<Epoch> readEpoch(std::int64_t number, std::string_view text);

}  // namespace oddchip
