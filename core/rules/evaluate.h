// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The best hand that cards make by each ranking, as one ordered integer, and what that hand is called.
#pragma once

#include "core/rules/card.h"

#include <array>
#include <compare>
#include <cstdint>
#include <span>

namespace oddchip {

// RULES 1.8; what is not said there is the common order of poker hands.
enum class Ranking : std::uint8_t {
    high,           // the common order; 5-4-3-2-A is the lowest straight
    shortDeck,      // 36 cards: a flush beats a full house, 9-8-7-6-A is the lowest straight
    aceToFive,      // lowest wins; aces are low, straights and flushes do not count
    eightOrBetter,  // as aceToFive, but only five different ranks of eight or lower are a hand
    deuceToSeven,   // the lowest hand of the common order wins; aces are high, 5-4-3-2-A is an ace-high and no straight
    badugi,  // one to four cards of different ranks and suits: more cards are better, then lower ones; aces are low
};

enum class Use : std::uint8_t {
    any,  // any cards of hand and board together
    two,  // exactly two of the hand and three of the board
};

// How good a hand is. Of two strengths of the same ranking the greater wins and equal ones tie; 0 is no such hand
// (no qualifying low, no cards). Strengths of different rankings do not compare.
struct Strength {
    std::uint32_t value = 0;
    friend constexpr auto operator<=>(const Strength&, const Strength&) = default;
};

// The strength of the best hand of five cards (badugi: one to four). With fewer than five cards all of them count, and
// hands of as many cards compare; eightOrBetter is then 0. Use::two takes two of the hand and three of the board, all
// where there are no more; badugi knows no such use. Short-deck knows no card under six. A card that is in both sets
// (a fouled deck) makes the strength mean nothing. Allocates nothing; not to be called before main.
inline Strength evaluate(Ranking ranking, Use use, Cards hand, Cards board);

// The strength of one to four upcards, for who acts first in stud: pairs count, straights and flushes do not. Greater
// is better by the form's own reading: for aceToFive (razz) the lowest board, for all others the highest.
Strength boardStrength(Ranking forWhom, Cards up);

// The cards that make evaluate's hand: five, of fewer all (badugi: one to four); none where the strength is 0.
// Of equal cards the higher suit is taken.
Cards best(Ranking ranking, Use use, Cards hand, Cards board);

// What a hand is called; core/words makes a sentence of it.
struct HandName {
    enum class Category : std::uint8_t {
        none,
        highCard,  // also every low without a pair, and every badugi
        pair,
        twoPair,
        threeOfAKind,
        straight,
        flush,
        fullHouse,
        fourOfAKind,
        straightFlush,
    };
    Category category = Category::none;
    std::uint8_t count = 0;  // how many of `ranks` are given; of a high card or badugi: the cards
    // What makes the hand, then its kickers, each from high to low, a low ace last: two pair {ace, king, queen}, wheel
    // {five}, flush all five, low {eight, six, four, three, ace}.
    std::array<Rank, 5> ranks{};

    friend constexpr bool operator==(const HandName&, const HandName&) = default;
};
HandName name(Ranking ranking, Strength strength);

// evaluate by one ranking each, with any cards; and with two of the hand and three of the board, not for badugi.
namespace ranked {
Strength high(Cards cards);
Strength shortDeck(Cards cards);
Strength aceToFive(Cards cards);
Strength eightOrBetter(Cards cards);
Strength deuceToSeven(Cards cards);
Strength badugi(Cards cards);
Strength two(Ranking ranking, Cards hand, Cards board);

// high of a row of different cards, all seen: quicker than to make a set of them first, where they are dealt by the
// million.
Strength high(std::span<const Card> cards);
}  // namespace ranked

inline Strength evaluate(Ranking ranking, Use use, Cards hand, Cards board) {
    if (use == Use::two && ranking != Ranking::badugi) { return ranked::two(ranking, hand, board); }
    switch (ranking) {
    case Ranking::high: return ranked::high(hand | board);
    case Ranking::shortDeck: return ranked::shortDeck(hand | board);
    case Ranking::aceToFive: return ranked::aceToFive(hand | board);
    case Ranking::eightOrBetter: return ranked::eightOrBetter(hand | board);
    case Ranking::deuceToSeven: return ranked::deuceToSeven(hand | board);
    case Ranking::badugi: return ranked::badugi(hand | board);
    }
    return {};
}

}  // namespace oddchip
