// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/hand.h"

namespace oddchip {

// stack() of hand.h of every seat that was dealt in: the pots are divided once, not once a seat.
PerSeat<std::optional<Chips>> stacks(const Hand& hand);

}  // namespace oddchip
