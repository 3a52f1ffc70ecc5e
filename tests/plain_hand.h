// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Hands read as a rule book reads them, by counting ranks and trying every choice: slow, with nothing of the core's
// evaluator, to hold it against.
#pragma once

#include "core/rules/evaluate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace plain {

using namespace oddchip;

// Every choice of `count` cards.
inline std::vector<Cards> choices(Cards cards, int count) {
    if (count == 0) { return {Cards{}}; }
    std::vector<Cards> all;
    while (cards.size() >= count) {
        const Card card = cards.highest();
        cards.remove(card);
        for (Cards choice : choices(cards, count - 1)) {
            choice.insert(card);
            all.push_back(choice);
        }
    }
    return all;
}

// A number that is greater for a better hand of these cards, all of which count; 0 where they are none.
inline std::uint64_t strength(Ranking ranking, Cards cards) {
    const bool aceLow =
        ranking == Ranking::aceToFive || ranking == Ranking::eightOrBetter || ranking == Ranking::badugi;
    std::array<int, 13> counts{};
    std::array<int, 4> suits{};
    for (const Card card : cards) {
        const int rank = static_cast<int>(card.rank());
        ++counts[static_cast<std::size_t>(aceLow ? (rank + 1) % 13 : rank)];
        ++suits[static_cast<std::size_t>(card.suit())];
    }
    std::vector<std::pair<int, int>> groups;  // how many, of which rank: more first, then higher
    for (int rank = 0; rank < 13; ++rank) {
        const int count = counts[static_cast<std::size_t>(rank)];
        if (count > 0) { groups.emplace_back(count, rank); }
    }
    std::ranges::sort(groups, std::greater<>());
    std::uint64_t ranks = 0;
    for (std::size_t group = 0; group < 5; ++group) {
        ranks = ranks * 14 + (group < groups.size() ? static_cast<std::uint64_t>(groups[group].second) + 1 : 0);
    }
    const bool different = groups[0].first == 1;
    if (ranking == Ranking::badugi) {
        const bool rainbow = std::ranges::all_of(suits, [](int count) { return count <= 1; });
        return different && rainbow ? static_cast<std::uint64_t>(cards.size()) * 1'000'000 - ranks : 0;
    }
    if (ranking == Ranking::eightOrBetter && (groups.size() != 5 || groups[0].second > 7)) { return 0; }

    // Nothing, pair, two pair, three, straight, flush, full house, four, straight flush.
    const int second = groups.size() > 1 ? groups[1].first : 0;
    std::uint64_t category = 0;
    if (groups[0].first == 4) {
        category = 7;
    } else if (groups[0].first == 3) {
        category = second >= 2 ? 6 : 3;
    } else if (groups[0].first == 2) {
        category = second == 2 ? 2 : 1;
    }
    if (!aceLow && groups.size() == 5) {
        const bool flush = std::ranges::any_of(suits, [](int count) { return count == 5; });
        bool straight = groups[0].second - groups[4].second == 4;
        if (groups[0].second == 12 && groups[1].second - groups[4].second == 3) {  // an ace below four in a row
            const bool wheel = ranking == Ranking::high && groups[4].second == 0;
            if (wheel || (ranking == Ranking::shortDeck && groups[4].second == 4)) {
                straight = true;
                ranks = 0;
            }
        }
        if (straight || flush) { category = !flush ? 4 : straight ? 8 : 5; }
    }
    if (ranking == Ranking::shortDeck && (category == 5 || category == 6)) { category = 11 - category; }
    const std::uint64_t high = category * 1'000'000 + ranks + 1;
    return ranking == Ranking::high || ranking == Ranking::shortDeck ? high : 100'000'000 - high;
}

// The best hand that may be made: how good it is, and the first choice that makes it.
struct Best {
    std::uint64_t strength = 0;
    Cards cards;
};
inline Best best(Ranking ranking, Use use, Cards hand, Cards board) {
    Best found;
    const auto tryOne = [&](Cards cards) {
        const std::uint64_t value = cards.empty() ? 0 : strength(ranking, cards);
        if (value > found.strength) { found = {value, cards}; }
    };
    if (ranking == Ranking::badugi) {
        for (int count = 1; count <= 4; ++count) { std::ranges::for_each(choices(hand | board, count), tryOne); }
    } else if (use == Use::two) {
        for (const Cards two : choices(hand, std::min(2, hand.size()))) {
            for (const Cards three : choices(board, std::min(3, board.size()))) { tryOne(two | three); }
        }
    } else {
        std::ranges::for_each(choices(hand | board, std::min(5, (hand | board).size())), tryOne);
    }
    return found;
}

}  // namespace plain
