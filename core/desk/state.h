// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What a desk keeps, and what a line does to it. Nothing here is written anywhere.
#pragma once

#include "core/notation/punto.h"
#include "core/rules/live.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace oddchip {

struct DeskState {
    Log log;
    Table table;                      // the log folded
    std::optional<Punto> punto;       // a table of Punto Banco: then nothing is at the other
    std::optional<Punto> shoeBefore;  // the last one, while another table is open: what is owed goes over to the next
    bool shoeLeft = false;            // it is not the table that comes next: nothing of it goes over to a new shoe
    std::vector<std::int64_t> seqs;   // of the log's events, by number: the record that holds each
    HouseRules rules;                 // in force; a hand in play keeps those that it began under
    std::int64_t rulesAt = 0;         // the record that holds them; 0: none yet
};

namespace desk {

// Each leaves the state as it was where it gives a refusal. 'seq' is the record that holds the line.
std::variant<Ruling, Refusal> enter(DeskState& state, const Entry& entry, std::int64_t seq);
void begin(DeskState& state, const HandBegan& began);
void open(DeskState& state, const TableOpened& opened);
void open(DeskState& state, const PuntoOpened& opened);
void rule(DeskState& state, const HouseRules& rules, std::int64_t seq);

std::string canonical(const DeskState& state, const Ruling& ruling);  // of the table that is open

}  // namespace desk
}  // namespace oddchip
