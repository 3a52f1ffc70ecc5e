// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Every hand has a number: by category, then by the ranks that make it, then by its kickers, all counted upwards from
// nothing. A number says all that can be said of a hand but its suits. For evaluate and its tables alone.
#pragma once

#include "core/rules/evaluate.h"

#include <array>
#include <bit>
#include <cstdint>

namespace oddchip {

using RankSet =
    unsigned;  // bit 0 the two, bit 12 the ace; in lows where the ace is low, bit 0 the ace, bit 12 the king

constexpr RankSet kAllRanks = 0x1FFF;
constexpr RankSet kWheel = 0x100F;       // A 5 4 3 2
constexpr RankSet kShortWheel = 0x10F0;  // A 9 8 7 6, the lowest straight of a short deck

constexpr RankSet withAceLow(RankSet ranks) { return (ranks << 1 | ranks >> 12) & kAllRanks; }

// How many sets of at most `most` of the lowest `ranks` ranks there are, the empty one too: 1 + n + n(n-1)/2 + ...
constexpr std::uint32_t countSets(int ranks, int most) {
    std::uint32_t count = 0, ofThisSize = 1;
    for (int size = 0; size <= most && size <= ranks; ++size) {
        count += ofThisSize;
        ofThisSize = ofThisSize * static_cast<std::uint32_t>(ranks - size) / static_cast<std::uint32_t>(size + 1);
    }
    return count;
}
constexpr auto kSets = [] {
    std::array<std::array<std::uint16_t, 6>, 14> sets{};  // by ranks, then by the most of them
    for (int ranks = 0; ranks <= 13; ++ranks) {
        for (int most = 0; most <= 5; ++most) {
            sets[static_cast<std::size_t>(ranks)][static_cast<std::size_t>(most)] =
                static_cast<std::uint16_t>(countSets(ranks, most));
        }
    }
    return sets;
}();

// The place of a set among all sets of at most `most` ranks, in the order in which kickers are compared: by the highest
// rank, then by the next. Before {king, ten} come the sets under king, and after it the smaller ones that add to
// {king}.
constexpr std::uint32_t placeOf(RankSet ranks, std::size_t most) {
    std::uint32_t place = 0;
    for (; ranks != 0; ranks &= ~std::bit_floor(ranks)) {
        place += kSets[static_cast<std::size_t>(std::bit_width(ranks) - 1)][most--];
    }
    return place;
}
constexpr RankSet setAt(std::uint32_t place, std::size_t most) {  // the inverse
    RankSet ranks = 0;
    for (std::size_t rank = 13; rank-- > 0 && most > 0;) {
        if (place >= kSets[rank][most]) {
            place -= kSets[rank][most--];
            ranks |= 1u << rank;
        }
    }
    return ranks;
}

// How many ranks make a hand of each category, and how many kickers it has.
struct Shape {
    std::size_t making, kickers;
    constexpr std::uint32_t hands() const { return std::uint32_t{kSets[13][making]} * kSets[13][kickers]; }
};
constexpr std::array<Shape, 10> kShapes{
    {{0, 0}, {0, 5}, {1, 3}, {2, 1}, {1, 2}, {1, 0}, {0, 5}, {1, 1}, {1, 1}, {1, 0}}};
constexpr const Shape& shapeOf(HandName::Category category) { return kShapes[static_cast<std::size_t>(category)]; }

// The number of the first hand of each category, and behind the last one the end of all. High cards begin at 0, which
// is the hand of no cards.
constexpr auto kStarts = [] {
    std::array<std::uint16_t, 11> starts{};
    for (std::size_t category = 1; category < 10; ++category) {
        starts[category + 1] = static_cast<std::uint16_t>(starts[category] + kShapes[category].hands());
    }
    return starts;
}();
constexpr std::uint32_t startOf(HandName::Category category) { return kStarts[static_cast<std::size_t>(category)]; }
constexpr std::uint32_t kNumbers = kStarts[10];

constexpr std::uint16_t numberOf(HandName::Category category, RankSet making, RankSet kickers) {
    const Shape& shape = shapeOf(category);
    return static_cast<std::uint16_t>(startOf(category) + placeOf(making, shape.making) * kSets[13][shape.kickers] +
                                      placeOf(kickers, shape.kickers));
}

struct NumberedHand {
    HandName::Category category = HandName::Category::none;
    RankSet making = 0, kickers = 0;
};
constexpr NumberedHand handAt(std::uint32_t number) {  // the inverse
    std::size_t category = 1;
    while (number >= kStarts[category + 1]) { ++category; }
    const Shape& shape = kShapes[category];
    const std::uint32_t place = number - kStarts[category], kickers = kSets[13][shape.kickers];
    return {static_cast<HandName::Category>(category), setAt(place / kickers, shape.making),
            setAt(place % kickers, shape.kickers)};
}

}  // namespace oddchip
