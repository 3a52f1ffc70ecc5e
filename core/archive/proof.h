// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <atomic>
#include <span>
#include <stop_token>

#include "core/archive/rows.h"
#include "core/journal/journal.h"

namespace oddchip {

// Proves a journal against heads noted on paper: "88231 7f3a 91c2 0be4 5d17", its entry and at least 16 hexadecimal
// digits of its hash, however they are spaced. Throws JournalError where it cannot be read at all.
Proof prove(const Journal& journal, std::span<const std::string> anchors, std::stop_token stop = {},
            std::atomic<std::int64_t>* progress = nullptr);

std::string hexText(const Hash& hash);  // 64 digits
// The head as it is printed: its entry and 32 digits in fours.
std::string printedHead(std::int64_t seq, std::string_view hex);

}  // namespace oddchip
