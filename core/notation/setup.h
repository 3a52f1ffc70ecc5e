// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/notation/tokens.h"

// The lines that set up a hand, a table or the rules (NOTATION sections 2 and 6), from their words.
namespace oddchip::notation {

Read<RulesLine> readRules(const Statement& words);
Read<TableOpened> readTable(const Statement& words);
Read<PuntoOpened> readPunto(const Statement& words, const HouseRules& rules);  // without decks: those of the rules
Read<HandBegan> readHand(const Statement& words, const HouseRules& rules);

}  // namespace oddchip::notation
