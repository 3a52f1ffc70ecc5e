// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Which options of the house can make a difference to a hand at all. A hand that a changed option cannot reach ends as
// it did: nobody need play it again.
#pragma once

#include <cstdint>

#include "core/archive/pack.h"

namespace oddchip {

// What there is in a hand that some options ask about and others do not.
using Reach = std::uint16_t;
inline constexpr Reach kReachChips = 1;        // words or chips apart: a motion, a statement, something taken back
inline constexpr Reach kReachTurn = 2;         // somebody acted whose turn it was not
inline constexpr Reach kReachUnusual = 4;      // a fault, a notice, a draw, the floor: what few hands have
inline constexpr Reach kReachLimit = 8;        // its bets are limited
inline constexpr Reach kReachPotLimit = 16;    //
inline constexpr Reach kReachStraddled = 32;   //
inline constexpr Reach kReachDivided = 64;     // cards were shown, or a pot was divided
inline constexpr Reach kReachShort = 128;      // somebody was all-in
inline constexpr Reach kReachAlways = 0x8000;  // every hand has this

Reach reachOf(const HandFacts& facts);

// What a hand must have one of for the rules to end it otherwise than those it was played under; nothing where they are
// the same. Options that nobody looked into reach every hand.
Reach reachOf(const HouseRules& own, const HouseRules& changed);

}  // namespace oddchip
