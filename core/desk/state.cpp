// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/desk/state.h"

#include <algorithm>
#include <limits>

namespace oddchip::desk {
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

std::variant<Ruling, Refusal> enter(DeskState& state, const Entry& entry, std::int64_t seq) {
    if (state.punto) {
        const auto verdict = take(*state.punto, entry);
        const bool numbered = std::holds_alternative<Event>(entry.what);
        if (std::holds_alternative<Ruling>(verdict) && numbered) { state.seqs.push_back(seq); }
        return verdict;
    }
    const auto stepped = oddchip::enter(state.log, state.table, entry);
    if (const auto* refusal = std::get_if<Refusal>(&stepped)) { return *refusal; }
    const Stepped& after = std::get<Stepped>(stepped);
    state.table = after.table;
    state.table.rules = state.rules;  // a hand folded anew has put its own there
    state.log.entries.push_back(entry);
    const auto* event = std::get_if<Event>(&entry.what);
    if (event != nullptr && !isFloorLine(*event)) { state.seqs.push_back(seq); }
    return after.ruling;
}

void begin(DeskState& state, const HandBegan& began) {
    // Single hands have nothing in common, and one whose seats the table does not have is none of the table's.
    const bool ofTable = state.table.open && (began.dealt - taken(state.table)).empty();
    if (!ofTable) { state.table = Table{}; }
    state.log = {state.table, began, {}};
    state.punto.reset();
    state.seqs.clear();
    oddchip::begin(state.table, began);
}

void open(DeskState& state, const TableOpened& opened) {
    state.table = oddchip::opened(state.rules, opened);
    state.log = {state.table, std::nullopt, {}};
    state.punto.reset();
    state.seqs.clear();
}

void open(DeskState& state, const PuntoOpened& opened) {
    state.table = Table{};
    state.table.rules = state.rules;
    state.log = {state.table, std::nullopt, {}};
    state.punto = oddchip::opened(state.rules, opened);
    state.seqs.clear();
}

std::string canonical(const DeskState& state, const Ruling& ruling) {
    return state.punto ? oddchip::canonical(state.punto->table, ruling) : oddchip::canonical(state.table, ruling);
}

void rule(DeskState& state, const HouseRules& rules, std::int64_t seq) {
    state.rules = state.table.rules = rules;
    state.rulesAt = seq;
    if (!state.log.hand) { state.log.before.rules = rules; }
}

std::optional<Entry> namingRecords(const DeskState& state, const Entry& entry) {
    return renamed(entry, [&](std::int32_t event) {
        const auto at = static_cast<std::size_t>(event) - 1;
        return at < state.seqs.size() ? state.seqs[at] : 0;
    });
}

std::optional<Entry> namingEvents(const DeskState& state, const Entry& entry) {
    return renamed(entry, [&](std::int32_t seq) -> std::int64_t {
        const auto at = std::ranges::lower_bound(state.seqs, seq);
        return at != state.seqs.end() && *at == seq ? at - state.seqs.begin() + 1 : 0;
    });
}

}  // namespace oddchip::desk
