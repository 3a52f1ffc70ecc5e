// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What a search text asks for, and how the word index is asked for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/query.h"
#include "core/archive/terms.h"

namespace oddchip::archive {

struct Asked {
    std::vector<std::string> tokens;                // of 'facts'
    std::vector<std::string> marks;                 // "rule-string-raise", and what begins so
    std::vector<std::string> words;                 // lower case; each begins a word that is found
    std::optional<std::int64_t> leastPot, mostPot;  // hundredths
    std::optional<std::int64_t> from, until;        // ms since 1970 UTC
};
Asked askedOf(const Search& search);
// As FTS5 reads it; empty: everything fits. No pot is of a class above the widest.
std::string matchOf(const Asked& asked, int widest, const Terms& terms);

}  // namespace oddchip::archive
