// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/desk/state.h"

#include "core/rules/entering.h"

namespace oddchip::desk {

namespace {

void leavePunto(DeskState& state) {
    if (state.punto && !state.shoeLeft && !running(state.punto->table)) { state.shoeBefore = std::move(state.punto); }
    state.punto.reset();
    state.shoeLeft = false;
}

}  // namespace

std::variant<Ruling, Refusal> enter(DeskState& state, const Entry& entry, std::int64_t seq) {
    if (state.punto) {
        const auto verdict = take(*state.punto, entry);
        const auto* event = std::get_if<Event>(&entry.what);
        const bool numbered = event != nullptr && !isFloorLine(*event);
        if (std::holds_alternative<Ruling>(verdict) && numbered) { state.seqs.push_back(seq); }
        return verdict;
    }
    const Verdict verdict = enterHere(state.log, state.table, entry);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    state.table.rules = state.rules;  // a hand folded anew has put its own there
    state.log.entries.push_back(entry);
    const auto* event = std::get_if<Event>(&entry.what);
    if (event != nullptr && !isFloorLine(*event)) { state.seqs.push_back(seq); }
    return verdict;
}

void begin(DeskState& state, const HandBegan& began) {
    // Single hands have nothing in common, and one whose seats the table does not have is none of the table's.
    const bool ofTable = state.table.open && (began.dealt - taken(state.table)).empty();
    if (!ofTable) { state.table = Table{}; }
    state.log = {state.table, began, {}};
    leavePunto(state);
    state.seqs.clear();
    oddchip::begin(state.table, began);
}

void open(DeskState& state, const TableOpened& opened) {
    state.table = oddchip::opened(state.rules, opened);
    state.log = {state.table, std::nullopt, {}};
    leavePunto(state);
    state.seqs.clear();
}

void open(DeskState& state, const PuntoOpened& opened) {
    state.table = Table{};
    state.table.rules = state.rules;
    state.log = {state.table, std::nullopt, {}};
    state.punto = oddchip::opened(state.rules, opened);
    state.shoeBefore.reset();
    state.seqs.clear();
    state.shoeLeft = false;
}

std::string canonical(const DeskState& state, const Ruling& ruling) {
    return state.punto ? oddchip::canonical(state.punto->table, ruling) : oddchip::canonical(state.table, ruling);
}

void rule(DeskState& state, const HouseRules& rules, std::int64_t seq) {
    state.rules = state.table.rules = rules;
    state.rulesAt = seq;
    if (!state.log.hand) { state.log.before.rules = rules; }
}

}  // namespace oddchip::desk
