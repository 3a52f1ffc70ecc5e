// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/baccarat/table.h"
#include "core/notation/notation.h"

// A table of Punto Banco played by its lines (NOTATION section 7): what core/baccarat folds, in the values of rules.
// Entries are undone and amended as those of a hand are (punto_log.h); undo goes back as far as the `punto` line.
namespace oddchip {

struct Punto {
    HouseRules rules;            // it is played by
    PuntoOpened opening;         // the new shoe
    std::vector<Entry> entries;  // since; events are numbered from 1
    baccarat::Table table;       // the entries folded
};
Punto opened(const HouseRules& rules, const PuntoOpened& table);
// A new shoe behind the one that is on. Refused (hand-running) where a coup is on: its bets and cards would be lost.
// Commission that was not collected goes with it, unless the line itself says what is owed.
PuntoOpened following(const Punto& shoe, const PuntoOpened& table);
std::variant<Punto, Refusal> openedAfter(const std::optional<Punto>& shoe, const HouseRules& rules,
                                         const PuntoOpened& table);

struct PuntoStepped {
    baccarat::Table table;
    Ruling ruling;  // the rules, the flags, and as its plan the card that goes back
};
// The one step of a desk, tried. take() also keeps it: the table is then the next one, and the entry is among the
// entries; a refusal changes nothing.
std::variant<PuntoStepped, Refusal> enter(const Punto& now, const Entry& entry);
std::variant<Ruling, Refusal> take(Punto& now, const Entry& entry);

// The text id of why this table refuses an entry, said for this game; empty where the reason's own words do.
std::string_view refusalId(const Punto& now, const Entry& entry, const Refusal& refusal);
inline constexpr std::string_view kShoeRefusedId = "punto.refused.running";  // a punto line

// The house's choices for a table. The one place that reads them.
baccarat::House houseOf(const HouseRules& rules, const PuntoOpened& table);
RuleId idOf(baccarat::Rule rule);
PuntoSide sideOf(baccarat::Side side);
Card cardOf(baccarat::Card card);
baccarat::Card shoeCard(Card card);  // the other way round; it has been seen

}  // namespace oddchip
