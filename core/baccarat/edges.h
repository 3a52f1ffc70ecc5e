// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Exact chances and edges by going through every order in which the cards of a shoe can come. Whole numbers all the
// way: a percentage is worked out last.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/baccarat/bets.h"

namespace oddchip::baccarat {

// The cards that are still to come, by what they count: of[0] tens and pictures, of[1] aces ...
struct Shoe {
    std::array<int, 10> of{};
    bool endless = false;  // a card that is dealt is there again: the shoe without an end that some figures speak of

    constexpr int size() const {
        int sum = 0;
        for (const int each : of) { sum += each; }
        return sum;
    }
    bool operator==(const Shoe&) const = default;
};
Shoe fullShoe(int decks);  // decks * 52 cards
Shoe endlessShoe();

// In how many of the orders of the next six cards each side wins: 416 * 415 * ... * 411 of them in eight decks. A coup
// that needs fewer cards counts once for every order of those that follow it.
struct Outcomes {
    std::int64_t player = 0, bank = 0, tie = 0;
    std::int64_t cards = 0;  // dealt in all of them together; over 'all' the mean number of cards of a coup

    constexpr std::int64_t all() const { return player + bank + tie; }
    bool operator==(const Outcomes&) const = default;
};
std::optional<Outcomes> outcomes(const Shoe& shoe);  // nothing: fewer than the six cards that a coup may need

// What a bet loses on average: 'lost' of every 'of' that is staked. Below nothing where the bet wins.
struct Edge {
    std::int64_t lost = 0, of = 1;

    constexpr double percent() const {  // nothing where every coup of the shoe is a tie, and none is left to count
        return of == 0 ? 0 : 100.0 * static_cast<double>(lost) / static_cast<double>(of);
    }
};
// perBet: over every bet made. tiesLeftOut: over those bets alone that are not pushed by a tie; a bet on the tie is
// never pushed, and has one edge.
enum class Base : std::uint8_t { perBet, tiesLeftOut };
Edge edge(const Outcomes& outcomes, Side bet, Base base, const House& house);  // commission without rounding

// The three figures that the source (004 PB4) prints side by side, each with the definition and the shoe that it fits.
// They mix two definitions and two shoes; of six decks, which the source allows too, only the bank's figure would do.
struct SourceFigure {
    Side bet;
    int hundredths;  // of a percent, as printed: 117 is 1.17 %
    Base base;
    int decks;  // 0: an endless shoe
};
inline constexpr std::array kSourceFigures{SourceFigure{Side::bank, 117, Base::tiesLeftOut, 8},
                                           SourceFigure{Side::player, 136, Base::tiesLeftOut, 8},
                                           SourceFigure{Side::tie, 1412, Base::perBet, 0}};

}  // namespace oddchip::baccarat
