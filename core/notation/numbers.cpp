// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/numbers.h"

#include <algorithm>
#include <limits>

namespace oddchip {
namespace {

// Applies 'change' to the number by which an entry names an earlier event; 0 names none, and stays.
template <class Change> std::optional<Entry> renamed(const Entry& entry, Change change) {
    Entry other = entry;
    std::int32_t* number = nullptr;
    if (auto* undo = std::get_if<Undo>(&other.what)) { number = &undo->event; }
    if (auto* amend = std::get_if<Amend>(&other.what)) { number = &amend->event; }
    if (auto* floor = std::get_if<FloorOn>(&other.what)) { number = &floor->event; }
    if (number == nullptr || *number == 0) { return other; }
    const std::int64_t changed = change(*number);
    if (changed <= 0 || changed > std::numeric_limits<std::int32_t>::max()) { return std::nullopt; }
    *number = static_cast<std::int32_t>(changed);
    return other;
}

}  // namespace

std::optional<Entry> namingRecords(std::span<const std::int64_t> seqs, const Entry& entry) {
    return renamed(entry, [&](std::int32_t event) {
        const auto at = static_cast<std::size_t>(event) - 1;
        return at < seqs.size() ? seqs[at] : 0;
    });
}

std::optional<Entry> namingEvents(std::span<const std::int64_t> seqs, const Entry& entry) {
    return renamed(entry, [&](std::int32_t seq) -> std::int64_t {
        const auto at = std::ranges::lower_bound(seqs, seq);
        return at != seqs.end() && *at == seq ? at - seqs.begin() + 1 : 0;
    });
}

}  // namespace oddchip
