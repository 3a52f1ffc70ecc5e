// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/evaluate.h"
#include "core/rules/rulebook.h"
#include "core/rules/ruling.h"

// English sentences of the command line, by their text ids.
namespace oddchip::cli {

using Texts = std::vector<std::string>;

std::string sentence(std::string_view id, const Texts& with);
std::string nameOf(RuleId rule);
// "two pair, aces and kings, queen kicker"; of lows "low, 8-6-4-3-A" or "no low".
std::string handText(const HandName& hand, Ranking ranking);
// "002 BR13; 004 TS3": where the rule stands under these rules.
std::string citations(RuleId rule, const HouseRules& rules);
// Why an entry was refused, with the event that stands against it; 'id': words of its own instead of the reason's.
std::string refusalText(const Refusal& refusal, std::string_view id = {});
std::string joined(const Texts& parts, std::string_view between);

}  // namespace oddchip::cli
