// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <vector>

#include "core/rules/rulebook.h"

namespace oddchip::ui::floor {

// Rules found by what happened, in plain words: those that fit best first. No text: all of them, in their order.
std::vector<RuleId> rulesFor(const QString& text);

// The options that a rule turns on: those that change what it rests on, or rest on the same printed rule.
std::vector<const Option*> optionsOf(RuleId rule, const HouseRules& rules);

}  // namespace oddchip::ui::floor
