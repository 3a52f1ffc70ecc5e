// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The same facts under several sets of rules.
#pragma once

#include <span>

#include "core/archive/pack.h"
#include "core/archive/rows.h"

namespace oddchip {

// Folds a hand's facts under rules. Where one of them cannot be true there the column ends: what would have happened
// instead is not known, and the money is none.
Verdicts under(const HandFacts& facts, const RulesChosen& chosen);

// All columns beside the first; the first difference, and which single options make it.
Compared compare(const HandFacts& facts, std::span<const RulesChosen> chosen);
// The same of a log: numbers are those of its events. What the floor decided holds under the hand's own rules alone:
// the other books are asked what they would have made of it.
std::optional<Compared> compare(const Log& log, std::span<const RulesChosen> chosen);

}  // namespace oddchip
