// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/baccarat/table.h"
#include "core/journal/journal.h"
#include "core/rules/rule_id.h"

// The coups of Punto Banco in a journal. A shoe has some eighty, so they are read anew each time and need no index.
namespace oddchip {

struct CoupRow {
    std::int64_t at = 0;                   // of its first line, ms since 1970 UTC
    std::int64_t first = 0;                // its record
    int shoe = 0;                          // which punto line of the journal, from 1
    int number = 0;                        // of the coup in its shoe, from 1
    baccarat::Coup coup;                   // at its end
    std::optional<baccarat::Side> winner;  // nothing: not settled, or void
    std::string told;                      // the line that was flagged last, as the dealer entered it
    std::vector<RuleId> rules, flags;      // of its lines, and by which its bets were settled
    std::vector<std::string> words;        // of its lines, their reasons and people
};

struct CoupsFound {
    std::vector<CoupRow> rows;  // the newest first
    int coups = 0;              // that the journal holds
    bool more = false;          // others fit too
};

// Coups that fit all of the words: `seat 4`, `coup 12`, `rule:ID`, `flag:ID`, `flagged`, or what begins a word of its
// lines. Throws JournalError.
CoupsFound findCoups(const Journal& journal, const std::vector<std::string>& words, int limit);

}  // namespace oddchip
