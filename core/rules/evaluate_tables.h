// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The tables of evaluate: 500 kB, worked out while the library is built (core/tables), constant.
//
// Ranks first. The ranks of up to seven cards, whatever their suits, are one of 76,155 multisets. Each rank of a half
// (two to eight, nine to ace) has a weight, chosen so that the sum of the weights tells what is held of that half; a
// table gives the sums of both halves for all that may be held of one suit, so that four look-ups and three additions
// tell the ranks of a hand. `row` of the one half plus `place` of the other is then where `numbers` has the hand. Each
// row holds what may go with it, fewer cards first: seven less the cards of the row.
#pragma once

#include "core/rules/hand_number.h"

#include <array>
#include <cstdint>

namespace oddchip {

struct EvaluateTables {
    static constexpr std::uint32_t kFlush = 1u << 31;  // of a key: five or more cards of one suit

    std::array<std::uint32_t, 8192> keys;  // by the ranks of one suit: sum of the low half, the high half << 16, kFlush

    // By Card::at: one card in the count of its suit (four bits a suit), its part of the sum of the low half << 16, or
    // of the high half << 32. Where kCountsFrom is added, the fifth card of a suit sets a bit of kSuited.
    std::array<std::uint64_t, 64> cards;
    static constexpr std::uint32_t kCountsFrom = 0x3333, kSuited = 0x8888;

    // The greatest sums of six and of seven ranks are 10,551 and 43,717.
    std::array<std::uint32_t, 10552> rows;     // by the sum of the high half
    std::array<std::uint16_t, 43718> places;   // by the sum of the low half
    std::array<std::uint16_t, 76155> numbers;  // by row + place: the highest hand, whatever the suits
    std::array<std::uint16_t, 8192> flushes;   // by the ranks of one suit: the highest flush, 0 for under five ranks
    std::array<std::uint16_t, 8192> lows;      // by the ranks, ace low: the lowest five as high cards, 0 for under five

    // Two of the hand and three of the board: of ranks alone there are 91 pairs and 455 triples.
    std::array<std::uint8_t, 256> pairs;                      // by rank * 16 + rank
    std::array<std::uint16_t, std::size_t{91} * 16> triples;  // by pair * 16 + rank: triple * 91
    std::array<std::uint16_t, std::size_t{455} * 91>
        fives;  // by triple * 91 + pair: the number of the hand, whatever the suits
    // By the ranks of eight or lower of the hand * 256 + those of the board, ace low: as `lows`.
    std::array<std::uint8_t, std::size_t{256} * 256> eightLows;

    EvaluateTables();

    struct Places;

private:
    void fillSuits(const Places& placed);  // of one suit
    void fillRanks(const Places& placed);  // all ranks of up to seven cards
    void fillFives();                      // two and three cards by rank
    void fillEightLows();
};

extern const EvaluateTables kTables;  // core/tables/tables.S

// The ranks held at least once, twice, three times and four times.
struct Held {
    RankSet once = 0, twice = 0, thrice = 0, four = 0;

    constexpr void add(RankSet ranks) {  // one card each
        four |= thrice & ranks;
        thrice |= twice & ranks;
        twice |= once & ranks;
        once |= ranks;
    }
};

}  // namespace oddchip
