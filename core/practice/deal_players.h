// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/practice/scene.h"

// How the players of a whole hand play: by what they hold, and each by a temper.
namespace oddchip::practice {

enum class Temper : std::uint8_t { careful, loose, bold };

// 0 hopeless to 100 as good as won, of the cards that the seat holds and the board shows.
int strengthOf(const Hand& hand, Seat seat);

Style styleOf(const Hand& hand, Seat seat, Temper temper);

}  // namespace oddchip::practice
