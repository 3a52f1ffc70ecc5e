// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What it costs to rank a hand, dealt in random order, beside the same ranking without tables: the ranks held once,
// twice, three and four times as sets of bits, and every choice tried where two cards of the hand must play. The two
// take turns in one run. Prints name, ours, baseline (nanoseconds of CPU time a hand, medians) and their ratio.
#include "core/rules/evaluate.h"
#include "core/rules/evaluate_tables.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>
#include <vector>

using namespace oddchip;

namespace {

constexpr std::size_t kHands = 1 << 17;
constexpr int kRounds = 15;

// A deal: the set and the row of the first so many cards of one shuffled deck.
struct Deal {
    std::array<Card, 16> row;
    Cards first(int count) const {
        Cards cards;
        for (int i = 0; i < count; ++i) { cards.insert(row[static_cast<std::size_t>(i)]); }
        return cards;
    }
};

// --- without tables
// ---------------------------------------------------------------------------------------------------

using Category = HandName::Category;

std::uint32_t numbered(Category category, RankSet making, RankSet kickers) {
    return static_cast<std::uint32_t>(category) << 26 | making << 13 | kickers;
}

RankSet highestOf(RankSet ranks, int count) {
    while (std::popcount(ranks) > count) { ranks &= ranks - 1; }
    return ranks;
}

RankSet straightOf(RankSet ranks, bool wheel) {
    const RankSet low = ranks << 1 | (wheel ? ranks >> 12 : 0);
    return std::bit_floor(low & low << 1 & low << 2 & low << 3 & low << 4);
}

std::uint32_t byBits(Cards cards, bool wheel, bool straightsAndFlushes) {
    Held held;
    RankSet suited = 0;
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        held.add(cards.suit(suit));
        if (std::popcount(cards.suit(suit)) >= 5) { suited = cards.suit(suit); }
    }
    if (straightsAndFlushes && suited != 0) {
        const RankSet straight = straightOf(suited, wheel);
        return straight != 0 ? numbered(Category::straightFlush, straight, 0)
                             : numbered(Category::flush, 0, highestOf(suited, 5));
    }
    if (held.four != 0) { return numbered(Category::fourOfAKind, held.four, highestOf(held.once & ~held.four, 1)); }
    const RankSet three = highestOf(held.thrice, 1), pairs = highestOf(held.twice & ~three, 2);
    if (three != 0 && pairs != 0) { return numbered(Category::fullHouse, three, highestOf(pairs, 1)); }
    const RankSet straight = straightsAndFlushes ? straightOf(held.once, wheel) : 0;
    if (straight != 0) { return numbered(Category::straight, straight, 0); }
    if (three != 0) { return numbered(Category::threeOfAKind, three, highestOf(held.once & ~three, 2)); }
    if (std::popcount(pairs) == 2) { return numbered(Category::twoPair, pairs, highestOf(held.once & ~pairs, 1)); }
    if (pairs != 0) { return numbered(Category::pair, pairs, highestOf(held.once & ~pairs, 3)); }
    return numbered(Category::highCard, 0, highestOf(held.once, 5));
}

Cards acesLow(Cards cards) {
    constexpr std::uint64_t aces = 0x1000'1000'1000'1000;
    return {(cards.bits & ~aces) << 1 | (cards.bits & aces) >> 12};
}

std::uint32_t eightByBits(Cards cards) {
    RankSet ranks = acesLow(cards).ranks() & 0xFF;
    if (std::popcount(ranks) < 5) { return 0; }
    while (std::popcount(ranks) > 5) { ranks &= ~std::bit_floor(ranks); }
    return 256 - ranks;
}

template <class Ranked> std::uint32_t twoByBits(Cards hand, Cards board, const Ranked& ranked) {
    std::uint32_t highest = 0;
    for (std::uint64_t a = hand.bits; a != 0; a &= a - 1) {
        for (std::uint64_t b = a & (a - 1); b != 0; b &= b - 1) {
            for (std::uint64_t c = board.bits; c != 0; c &= c - 1) {
                for (std::uint64_t d = c & (c - 1); d != 0; d &= d - 1) {
                    for (std::uint64_t e = d & (d - 1); e != 0; e &= e - 1) {
                        const std::uint64_t five = (a & -a) | (b & -b) | (c & -c) | (d & -d) | (e & -e);
                        highest = std::max<std::uint32_t>(highest, ranked(Cards{five}));
                    }
                }
            }
        }
    }
    return highest;
}

std::uint32_t badugiByBits(Cards cards) {
    std::uint32_t strongest = 0;
    for (std::uint64_t chosen = cards.bits; chosen != 0; chosen = (chosen - 1) & cards.bits) {
        const Cards some{chosen};
        int suits = 0;
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            suits += some.suit(suit) != 0;
        }
        const RankSet ranks = acesLow(some).ranks();
        if (suits != some.size() || std::popcount(ranks) != suits) { continue; }
        strongest = std::max(strongest, static_cast<std::uint32_t>(suits) << 13 | (kAllRanks - ranks));
    }
    return strongest;
}

// --- measuring
// --------------------------------------------------------------------------------------------------------

double cpuNanoseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

std::uint32_t sink = 0;

template <class Work> double nanoseconds(std::size_t hands, const Work& work) {
    const double start = cpuNanoseconds();
    std::uint32_t sum = 0;
    for (std::size_t hand = 0; hand < hands; ++hand) { sum += work(hand); }
    sink = sink + sum;
    return (cpuNanoseconds() - start) / static_cast<double>(hands);
}

double median(std::vector<double> times) {
    std::ranges::nth_element(times, times.begin() + kRounds / 2);
    return times[kRounds / 2];
}

template <class Ours, class Baseline> void compare(const char* name, const Ours& ours, const Baseline& baseline) {
    std::vector<double> ourTimes, theirTimes;
    for (int round = 0; round < kRounds; ++round) {
        nanoseconds(kHands / 8, ours);  // warms the caches
        ourTimes.push_back(nanoseconds(kHands, ours));
        nanoseconds(kHands / 64, baseline);
        theirTimes.push_back(nanoseconds(kHands / 8, baseline));
    }
    const double a = median(ourTimes), b = median(theirTimes);
    std::printf("%-28s ours %8.2f  baseline %8.2f  ratio %.3f\n", name, a, b, a / b);
}

}  // namespace

int main() {
    std::mt19937 random(1);
    std::vector<Deal> deals(kHands);
    std::vector<Cards> four(kHands), five(kHands), seven(kHands), board(kHands);
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        std::vector<Card> deck(kDeck.begin(), kDeck.end());
        for (std::size_t at = 0; at < 16; ++at) { std::swap(deck[at], deck[at + random() % (52 - at)]); }
        std::copy_n(deck.begin(), 16, deals[hand].row.begin());
        four[hand] = deals[hand].first(4);
        five[hand] = deals[hand].first(5);
        seven[hand] = deals[hand].first(7);
        board[hand] = deals[hand].first(9) - four[hand];
    }
    const auto row = [&](std::size_t hand, std::size_t count) {
        return std::span<const Card>(deals[hand].row.data(), count);
    };
    const auto any = [](Ranking ranking, Cards cards) { return evaluate(ranking, Use::any, cards, {}).value; };
    const auto two = [&](Ranking ranking, std::size_t hand) {
        return evaluate(ranking, Use::two, four[hand], board[hand]).value;
    };
    const auto highByBits = [](Cards cards) { return byBits(cards, true, true); };

    compare(
        "high-7", [&](std::size_t i) { return any(Ranking::high, seven[i]); },
        [&](std::size_t i) { return highByBits(seven[i]); });
    compare(
        "high-7-from-a-row", [&](std::size_t i) { return ranked::high(row(i, 7)).value; },
        [&](std::size_t i) { return highByBits(deals[i].first(7)); });
    compare(
        "high-7-made-into-a-set", [&](std::size_t i) { return any(Ranking::high, deals[i].first(7)); },
        [&](std::size_t i) { return highByBits(deals[i].first(7)); });
    compare(
        "high-5", [&](std::size_t i) { return any(Ranking::high, five[i]); },
        [&](std::size_t i) { return highByBits(five[i]); });
    compare(
        "high-5-from-a-row", [&](std::size_t i) { return ranked::high(row(i, 5)).value; },
        [&](std::size_t i) { return highByBits(deals[i].first(5)); });
    compare(
        "short-deck-7", [&](std::size_t i) { return any(Ranking::shortDeck, seven[i]); },
        [&](std::size_t i) { return highByBits(seven[i]); });
    compare(
        "omaha-high", [&](std::size_t i) { return two(Ranking::high, i); },
        [&](std::size_t i) { return twoByBits(four[i], board[i], highByBits); });
    compare(
        "omaha-high-and-low", [&](std::size_t i) { return two(Ranking::high, i) + two(Ranking::eightOrBetter, i); },
        [&](std::size_t i) {
            return twoByBits(four[i], board[i], highByBits) + twoByBits(four[i], board[i], eightByBits);
        });
    compare(
        "eight-or-better-7", [&](std::size_t i) { return any(Ranking::eightOrBetter, seven[i]); },
        [&](std::size_t i) { return eightByBits(seven[i]); });
    compare(
        "ace-to-five-5", [&](std::size_t i) { return any(Ranking::aceToFive, five[i]); },
        [&](std::size_t i) { return byBits(acesLow(five[i]), false, false); });
    compare(
        "deuce-to-seven-5", [&](std::size_t i) { return any(Ranking::deuceToSeven, five[i]); },
        [&](std::size_t i) { return byBits(five[i], false, true); });
    compare(
        "badugi-4", [&](std::size_t i) { return any(Ranking::badugi, four[i]); },
        [&](std::size_t i) { return badugiByBits(four[i]); });

    std::printf("%-28s ours     made while building, %zu bytes\n", "tables", sizeof(EvaluateTables));
    return sink == 1;  // whatever it is: nothing may be optimised away
}
