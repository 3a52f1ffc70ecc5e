// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/stacks.h"

#include "core/rules/inner.h"

namespace oddchip {

using namespace inner;

PerSeat<std::optional<Chips>> stacks(const Hand& hand) {
    PerSeat<std::optional<Chips>> all;
    const Winnings won = roundOpen(hand) ? Winnings{} : winnings(hand);
    for (const Seat seat : hand.dealt - hand.now.uncounted) { all[seat] = hand.now.stack[seat] + won.amount[seat]; }
    return all;
}

std::optional<Chips> stack(const Hand& hand, Seat seat) {
    if (hand.now.uncounted.contains(seat)) { return std::nullopt; }
    Chips behind = hand.now.stack[seat];
    if (!roundOpen(hand)) { behind += winnings(hand).amount[seat]; }
    return behind;
}

}  // namespace oddchip
