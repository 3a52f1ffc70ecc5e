// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What may be asked of the archive. Plain values: the window fills them in, a worker answers.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/notation/chosen.h"

namespace oddchip {

struct HandKey {
    int journal = 0;        // its place among the open journals
    std::int64_t hand = 0;  // from 1, in the order of the journal
    bool operator==(const HandKey&) const = default;
};

// Hands that fit all of it, the newest first. Text is what one types: words begin words of the hand's reasons, rules,
// flags, unusual lines and people; besides `table 7`, `seat 4`, `hand 214`, `pot 500` (or more) `pot 100-200` `pot
// <100`, `p17`, `rule:string-raise`, `flag:...`, `flagged`, `decided`, `amended`, `misdeal`, `2026-11-30`, `21:40`.
struct Search {
    std::string text;
    int limit = 50;
    std::optional<std::int64_t> from, until;  // ms since 1970 UTC, until left out
    std::int64_t utcOffset = 0;               // ms: of the clock in which dates and times are typed
    bool flagged = false, decided = false;
    bool operator==(const Search&) const = default;
};

struct OpenHand {
    HandKey key;
    std::int64_t record = 0;  // given: the hand that holds this record of the journal, whatever its number
};
struct Rebuild {
    int journal = 0;
};
struct Prove {  // that nothing was changed; anchors are heads noted outside, "SEQ HEX", HEX at least its first 16
                // digits
    int journal = 0;
    std::vector<std::string> anchors;
};
// Which recorded hands would have ended otherwise.
struct Impact {
    RulesChosen chosen;
    Search among;     // text is not looked at
    int keep = 1000;  // hands that are told, those that move most
};

// Lines tried beside a hand's record, and its facts under several sets of rules. The tree of a hand is kept while that
// hand is the one that is tried.
struct Try {
    enum class Do : std::uint8_t { look, add, promote, remove, note } what = Do::look;
    HandKey key;
    int node = 0;      // what it is done to; add: after which the text's event comes
    std::string text;  // add: one line of notation; note: what is noted
    std::vector<RulesChosen> columns;
};

using Query = std::variant<Search, OpenHand, Rebuild, Prove, Impact, Try>;

}  // namespace oddchip
