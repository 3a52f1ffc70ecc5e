// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Is the journal what was written? The chain tells of any entry that was changed, removed or moved. It cannot tell that
// its tail was cut or that all of it was written anew: for that, heads noted outside (on reports) are compared.
#pragma once

#include "core/journal/journal.h"

#include <atomic>
#include <stop_token>

namespace oddchip {

struct Verified {
    enum class Why : std::uint8_t {
        sound,       // nothing is wrong
        changed,     // the entry's columns do not give its hash, or its hash is not the one noted outside
        missing,     // its number is left out
        reordered,   // the entry that belongs here stands elsewhere
        cut,         // the journal ends before a head noted outside
        unguarded,   // entries are sound, but a guard against changes was removed or replaced
        epoch,       // what is told of a copy that it went on from, after this entry, was changed
        unreadable,  // the file is damaged at this entry
    };
    std::int64_t entries = 0;              // proven, counted from the first
    std::optional<std::int64_t> firstBad;  // seq of the first that is not
    Why why = Why::sound;
    Hash head{};           // of the last proven entry
    bool stopped = false;  // before the end, by the stop token: entries are those proven until then
};
std::string_view name(Verified::Why);  // "journal-changed", ...

// Reads the whole journal once, in order (some 400,000 entries a second). `anchors` are heads noted outside, in any
// order. `progress`, if given, counts entries. Throws JournalError only where the file cannot be read at all.
Verified verifyChain(const Journal& journal, std::span<const Head> anchors = {}, std::stop_token stop = {},
                     std::atomic<std::int64_t>* progress = nullptr);

}  // namespace oddchip
