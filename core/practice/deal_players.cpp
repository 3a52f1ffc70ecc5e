// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/deal_players.h"

#include <algorithm>

#include "core/rules/evaluate.h"

namespace oddchip::practice {
namespace {

constexpr int kShortStack = 15;  // big blinds: such a stack goes in whole rather than in part

// Two cards before the flop: a pair, high cards, one suit, near each other.
int startingTwo(Card one, Card other) {
    const int high = std::max(static_cast<int>(one.rank()), static_cast<int>(other.rank()));
    const int low = std::min(static_cast<int>(one.rank()), static_cast<int>(other.rank()));
    if (high == low) { return 52 + 3 * high; }
    return 2 * (high + low) + (one.suit() == other.suit() ? 8 : 0) + (high - low <= 2 ? 6 : 0);
}

int beforeTheFlop(const HoleCards& hole) {
    int most = 0;
    for (std::size_t i = 0; i < hole.size; ++i) {
        for (std::size_t k = 0; k < i; ++k) { most = std::max(most, startingTwo(hole.cards[i], hole.cards[k])); }
    }
    return most;
}

int madeHand(HandName::Category category) {
    switch (category) {
    case HandName::Category::none:
    case HandName::Category::highCard: return 18;
    case HandName::Category::pair: return 42;
    case HandName::Category::twoPair: return 66;
    case HandName::Category::threeOfAKind: return 78;
    case HandName::Category::straight:
    case HandName::Category::flush: return 88;
    case HandName::Category::fullHouse:
    case HandName::Category::fourOfAKind:
    case HandName::Category::straightFlush: return 97;
    }
    return 0;
}

}  // namespace

int strengthOf(const Hand& hand, Seat seat) {
    const HoleCards& hole = hand.hole[seat];
    const Cards shared = board(hand, 0).seen();
    if (shared.empty()) { return beforeTheFlop(hole); }
    const Form& game = form(hand.stakes.form);
    return madeHand(name(game.high, evaluate(game.high, game.use, hole.seen(), shared)).category);
}

Style styleOf(const Hand& hand, Seat seat, Temper temper) {
    const int strength = strengthOf(hand, seat);
    const bool isShort = playable(hand, seat) < hand.bigBlind * kShortStack;
    Style style{};
    style.raise = std::max(2, (strength - 20) / 3 + (temper == Temper::bold ? 12 : 0));
    style.allIn = isShort ? strength / 3 : strength > 80 ? 6 : 1;
    const int calls = 15 + strength * 6 / 10 + (temper == Temper::loose ? 20 : 0);
    style.call = std::clamp(calls, 5, 100 - style.raise - style.allIn);
    return style;
}

}  // namespace oddchip::practice
