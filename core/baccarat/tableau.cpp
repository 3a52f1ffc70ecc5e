// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/tableau.h"

namespace oddchip::baccarat {
namespace {

// Row: the bank's total. Bit n: it draws where the player's third card counts n.
constexpr std::array<unsigned, 8> kDraws{
    0b11'1111'1111,  // 0
    0b11'1111'1111,  // 1
    0b11'1111'1111,  // 2
    0b10'1111'1111,  // 3: not against an eight
    0b00'1111'1100,  // 4: against two to seven
    0b00'1111'0000,  // 5: against four to seven
    0b00'1100'0000,  // 6: against six and seven
    0b00'0000'0000,  // 7
};

}  // namespace

bool bankDraws(int total, int third) {
    assert(total >= 0 && total < static_cast<int>(kDraws.size()) && third >= 0 && third < 10);
    return (kDraws[static_cast<std::size_t>(total)] >> third & 1u) != 0;
}

std::optional<Side> Called::due() const {
    if (player && player->draws) { return Side::player; }
    if (bank && bank->draws) { return Side::bank; }
    return std::nullopt;
}

Called called(const Cards& player, const Cards& bank) {
    Called now;
    if (player.size < 2 || bank.size < 2) { return now; }
    const auto two = [](Cards hand) {
        hand.size = 2;
        return hand.total();
    };
    const int first = two(player), second = two(bank);
    if (natural(first, second)) {
        now.player = now.bank = Call{false, Rule::natural};
    } else if (player.size == 3) {
        now.bank = Call{bankDraws(second, points(player.cards[2])), Rule::bankTableau};
    } else {
        now.player = Call{playerDraws(first), Rule::playerDraw};
        if (!now.player->draws) { now.bank = Call{bankDrawsAlone(second), Rule::bankNoPlayerDraw}; }
    }
    if (bank.size == 3) { now.bank.reset(); }
    if (now.due()) { return now; }
    const int left = player.total(), right = bank.total();
    now.winner = left > right ? Side::player : left < right ? Side::bank : Side::tie;
    return now;
}

}  // namespace oddchip::baccarat
