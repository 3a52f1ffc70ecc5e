// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <rapidcheck.h>

#include "core/rules/hand.h"

namespace oddchip::play {

// Everything that was there before the posts, and nothing else, lies behind and in the middle.
inline void chipsAreKept(const Hand& hand) {
    Chips start, now;
    for (const Seat seat : hand.dealt) {
        start += hand.start[seat];
        now += hand.now.stack[seat];
        RC_ASSERT(hand.now.stack[seat].count >= 0);
        RC_ASSERT(hand.now.in[seat].count >= 0);
        RC_ASSERT(hand.now.total[seat].count >= 0);
        RC_ASSERT(hand.now.in[seat] <= hand.now.total[seat]);
    }
    RC_ASSERT(start == now + potTotal(hand));
}

}  // namespace oddchip::play
