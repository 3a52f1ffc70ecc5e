// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// How the tables of evaluate are filled. It runs while the library is built, and is no part of it.
#include "core/rules/evaluate_tables.h"

#include <algorithm>
#include <span>

namespace oddchip {

namespace {

using Category = HandName::Category;

constexpr int kMostCards = 7;
constexpr unsigned kLowRanks = 7, kHighRanks = 6;  // two to eight, nine to ace

// Each is the least weight by which no two multisets of at most seven ranks, none held more than four times, have the
// same sum.
constexpr std::array<std::uint16_t, kLowRanks> kWeights{1, 5, 24, 112, 521, 2247, 9244};

// What may be held of one half of the ranks.
struct HalfHeld {
    std::uint32_t sum = 0;
    Held held;
};

// Calls `take` with all that `cards` cards of the lowest `ranks` ranks of a half may be, added to `half`.
template <class Take> void eachHalf(unsigned ranks, int cards, HalfHeld half, const Take& take) {
    if (ranks == 0) {
        if (cards == 0) { take(half); }
        return;
    }
    for (int count = 0; count <= std::min(cards, 4); ++count) {
        eachHalf(ranks - 1, cards - count, half, take);
        half.sum += kWeights[ranks - 1];
        half.held.add(1u << (ranks - 1));
    }
}

// The highest rank of the highest straight, as a set; empty where there is none.
constexpr RankSet straightIn(RankSet ranks) {
    const RankSet withLowAce = ranks << 1 | ranks >> 12;
    const RankSet run = withLowAce & withLowAce << 1 & withLowAce << 2 & withLowAce << 3 & withLowAce << 4;
    return std::bit_floor(run >> 1 & kAllRanks);
}

}  // namespace

// placeOf for every set at once: each is worked out from the set without its highest rank.
struct EvaluateTables::Places {
    std::array<std::array<std::uint16_t, 8192>, 6> byMost;

    Places() {
        byMost[0].fill(0);
        for (std::size_t most = 1; most < byMost.size(); ++most) {
            byMost[most][0] = 0;
            for (RankSet ranks = 1; ranks <= kAllRanks; ++ranks) {
                const auto highest = static_cast<std::size_t>(std::bit_width(ranks) - 1);
                byMost[most][ranks] =
                    static_cast<std::uint16_t>(kSets[highest][most] + byMost[most - 1][ranks & ~(1u << highest)]);
            }
        }
    }

    // numberOf, with the kickers among `others`.
    std::uint16_t number(Category category, RankSet making, RankSet others) const {
        const Shape& shape = shapeOf(category);
        return static_cast<std::uint16_t>(startOf(category) + byMost[shape.making][making] * kSets[13][shape.kickers] +
                                          byMost[shape.kickers][others & ~making]);
    }
};

namespace {

using Places = EvaluateTables::Places;

// The number of the highest hand of any cards by their ranks alone.
std::uint16_t highestOfRanks(const Held& held, const Places& places) {
    if (held.four != 0) { return places.number(Category::fourOfAKind, std::bit_floor(held.four), held.once); }
    const RankSet three = std::bit_floor(held.thrice), pair = std::bit_floor(held.twice & ~three);
    if (three != 0 && pair != 0) { return places.number(Category::fullHouse, three, pair); }
    if (const RankSet straight = straightIn(held.once); straight != 0) {
        return places.number(Category::straight, straight, 0);
    }
    if (three != 0) { return places.number(Category::threeOfAKind, three, held.once); }
    const RankSet nextPair = std::bit_floor(held.twice & ~pair);
    if (nextPair != 0) { return places.number(Category::twoPair, pair | nextPair, held.once); }
    if (pair != 0) { return places.number(Category::pair, pair, held.once); }
    return places.number(Category::highCard, 0, held.once);
}

}  // namespace

EvaluateTables::EvaluateTables() {
    const Places placed;
    fillSuits(placed);
    fillRanks(placed);
    fillFives();
    fillEightLows();
}

void EvaluateTables::fillSuits(const Places& placed) {
    for (RankSet ranks = 0; ranks <= kAllRanks; ++ranks) {
        std::uint32_t key = std::popcount(ranks) >= 5 ? kFlush : 0;
        for (unsigned rank = 0; rank < 13; ++rank) {
            if ((ranks >> rank & 1) != 0) {
                key += rank < kLowRanks ? kWeights[rank] : std::uint32_t{kWeights[rank - kLowRanks]} << 16;
            }
        }
        keys[ranks] = key;
        flushes[ranks] = 0;
        lows[ranks] = 0;
        if (std::popcount(ranks) >= 5) {
            const RankSet straight = straightIn(ranks);
            flushes[ranks] = straight != 0 ? placed.number(Category::straightFlush, straight, 0)
                                           : placed.number(Category::flush, 0, ranks);
            RankSet lowest = ranks;
            while (std::popcount(lowest) > 5) { lowest &= ~std::bit_floor(lowest); }
            lows[ranks] = placed.number(Category::highCard, 0, lowest);
        }
    }

    for (std::size_t at = 0; at < cards.size(); ++at) {
        cards[at] = std::uint64_t{1} << at / 16 * 4 | std::uint64_t{keys[1u << at % 16 & kAllRanks]} << 16;
    }
}

void EvaluateTables::fillRanks(const Places& placed) {
    struct Low {
        std::uint16_t once, twice, thrice, four;
    };
    std::array<Low, 3180> halves;
    std::array<std::uint32_t, kMostCards + 1> upTo;  // how many halves are of at most so many cards
    std::uint32_t count = 0;
    for (int size = 0; size <= kMostCards; ++size) {
        eachHalf(kLowRanks, size, {}, [&](const HalfHeld& low) {
            places[low.sum] = static_cast<std::uint16_t>(count);
            halves[count++] = {static_cast<std::uint16_t>(low.held.once), static_cast<std::uint16_t>(low.held.twice),
                               static_cast<std::uint16_t>(low.held.thrice), static_cast<std::uint16_t>(low.held.four)};
        });
        upTo[static_cast<std::size_t>(size)] = count;
    }
    std::uint32_t row = 0;
    for (int size = 0; size <= kMostCards; ++size) {
        eachHalf(kHighRanks, size, {}, [&](const HalfHeld& high) {
            rows[high.sum] = row;
            const auto fitting = std::span(halves).first(upTo[static_cast<std::size_t>(kMostCards - size)]);
            for (const Low& low : fitting) {
                numbers[row++] =
                    highestOfRanks({high.held.once << kLowRanks | low.once, high.held.twice << kLowRanks | low.twice,
                                    high.held.thrice << kLowRanks | low.thrice, high.held.four << kLowRanks | low.four},
                                   placed);
            }
        });
    }
}

void EvaluateTables::fillFives() {
    const auto keyOf = [&](unsigned rank) { return keys[1u << rank]; };
    std::uint8_t pair = 0;
    std::array<std::uint32_t, 91> pairKeys;
    for (unsigned first = 0; first < 13; ++first) {
        for (unsigned second = 0; second <= first; ++second, ++pair) {
            pairs[first * 16 + second] = pairs[second * 16 + first] = pair;
            pairKeys[pair] = keyOf(first) + keyOf(second);
        }
    }
    std::uint16_t triple = 0;
    for (unsigned first = 0; first < 13; ++first) {
        for (unsigned second = 0; second <= first; ++second) {
            for (unsigned third = 0; third <= second; ++third, triple += 91) {
                const auto at = [&](unsigned a, unsigned b, unsigned c) -> std::uint16_t& {
                    return triples[static_cast<std::size_t>(pairs[a * 16 + b] * 16) + c];
                };
                at(first, second, third) = at(first, third, second) = at(second, third, first) = triple;
                for (std::size_t two = 0; two < 91; ++two) {
                    const bool fiveEqual = first == third && two == pairs[first * 16 + first];  // has no sums
                    const std::uint32_t key = keyOf(first) + keyOf(second) + keyOf(third) + pairKeys[two];
                    fives[triple + two] = fiveEqual ? 0 : numbers[rows[key >> 16] + places[key & 0xFFFF]];
                }
            }
        }
    }
}

// Two ranks of the hand and three others of the board. With more of either, the best without one of them.
void EvaluateTables::fillEightLows() {
    for (RankSet hand = 0; hand < 256; ++hand) {
        for (RankSet board = 0; board < 256; ++board) {
            const int ofHand = std::popcount(hand), ofBoard = std::popcount(board);
            unsigned lowest = 0;
            if (ofHand == 2 && ofBoard == 3) {
                lowest = lows[hand | board];
            } else if (ofHand >= 2 && ofBoard >= 3) {
                for (RankSet left = ofHand > 2 ? hand : board; left != 0; left &= left - 1) {
                    const RankSet without = left & -left;
                    const unsigned low = ofHand > 2 ? eightLows[(hand & ~without) * 256 + board]
                                                    : eightLows[hand * 256 + (board & ~without)];
                    if (low != 0 && (lowest == 0 || low < lowest)) { lowest = low; }
                }
            }
            eightLows[hand * 256 + board] = static_cast<std::uint8_t>(lowest);
        }
    }
}

}  // namespace oddchip
