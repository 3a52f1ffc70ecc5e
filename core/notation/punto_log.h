// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>
#include <variant>
#include <vector>

#include "core/rules/live.h"

// Which entries of a shoe are folded. Undone events are left out and amended ones replaced, as at a table of poker
// (core/rules/live.h), but a plain undo passes nothing by: who enters here also enters the floor's word, and takes it
// back. A line of the floor's still has no number, so that only a plain undo can name it.
namespace oddchip {

struct ShoeEvent {
    const Entry* entry = nullptr;  // that brought it; of an amended one the first
    const Event* event = nullptr;  // what stands
    int number = 0;                // as undo and amend name it; 0: a line of the floor's
};
// Both point into the entries. Refused where one of them names no event that stands (nothing-to-undo).
std::variant<std::vector<ShoeEvent>, Refusal> standingAtShoe(std::span<const Entry> entries);

}  // namespace oddchip
