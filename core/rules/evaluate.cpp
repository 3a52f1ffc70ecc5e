// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

#include "core/rules/evaluate.h"

#include <algorithm>

namespace oddchip {

namespace {

using Category = HandName::Category;

// A strength is a category, then the ranks that make it (as a set of 13 bits), then all ranks (likewise). So a greater
// number is a higher hand. Of a low hand all its 30 bits are turned over.
constexpr std::uint32_t kAll = (1u << 30) - 1;
constexpr unsigned kRanks = 0x1FFF;
constexpr unsigned kWheel = 0x100F;       // A 5 4 3 2
constexpr unsigned kShortWheel = 0x10F0;  // A 9 8 7 6

constexpr std::uint32_t code(unsigned category, unsigned making, unsigned all) {
    return category << 26 | making << 13 | all;
}

constexpr unsigned turnedAceLow(unsigned ranks) { return (ranks << 1 | ranks >> 12) & kRanks; }

// The ranks held at least once, twice, three times and four times.
struct Held {
    unsigned once = 0, twice = 0, thrice = 0, four = 0;
};

Held held(Cards cards) {
    Held h;
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const unsigned ranks = cards.suit(suit);
        h.four |= h.thrice & ranks;
        h.thrice |= h.twice & ranks;
        h.twice |= h.once & ranks;
        h.once |= ranks;
    }
    return h;
}

// Pairs and more, and high cards; straights and flushes do not count. At most five cards.
std::uint32_t multiples(const Held& h) {
    const int pairs = std::popcount(h.twice);
    const Category category = h.four != 0                   ? Category::fourOfAKind
                              : h.thrice != 0 && pairs == 2 ? Category::fullHouse
                              : h.thrice != 0               ? Category::threeOfAKind
                              : pairs == 2                  ? Category::twoPair
                              : pairs == 1                  ? Category::pair
                                                            : Category::highCard;
    return code(static_cast<unsigned>(category), h.thrice != 0 ? h.thrice : h.twice, h.once);
}

std::uint32_t high(Cards cards, bool wheelIsStraight, bool shortDeck) {
    const Held h = held(cards);
    if (cards.size() != 5 || h.twice != 0) return multiples(h);
    const bool flush = std::ranges::any_of(std::array{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades},
                                           [&](Suit suit) { return cards.suit(suit) == h.once; });
    const unsigned lowest = h.once & -h.once;
    unsigned top = h.once == lowest * 31 ? lowest << 4 : 0;
    if (wheelIsStraight && h.once == kWheel) top = 1u << static_cast<unsigned>(Rank::five);
    if (shortDeck && h.once == kShortWheel) top = 1u << static_cast<unsigned>(Rank::nine);
    if (top != 0) return code(static_cast<unsigned>(flush ? Category::straightFlush : Category::straight), top, 0);
    return flush ? code(static_cast<unsigned>(Category::flush), 0, h.once) : multiples(h);
}

std::uint32_t aceToFive(Cards cards) {
    Held h = held(cards);
    return kAll -
           multiples({turnedAceLow(h.once), turnedAceLow(h.twice), turnedAceLow(h.thrice), turnedAceLow(h.four)});
}

// Of all the five cards or fewer (badugi: of one to four different ranks and suits).
Strength strengthOf(Ranking ranking, Cards cards) {
    if (cards.empty()) return {};
    switch (ranking) {
    case Ranking::high: return {high(cards, true, false)};
    case Ranking::shortDeck: {
        const std::uint32_t value = high(cards, false, true);
        const auto category = static_cast<Category>(value >> 26);
        if (category == Category::flush) return {value + (1u << 26)};
        if (category == Category::fullHouse) return {value - (1u << 26)};
        return {value};
    }
    case Ranking::aceToFive: return {aceToFive(cards)};
    case Ranking::eightOrBetter: {
        const unsigned low = turnedAceLow(cards.ranks()) & 0xFF;
        return {cards.size() == 5 && std::popcount(low) == 5 ? aceToFive(cards) : 0};
    }
    case Ranking::deuceToSeven: return {kAll - high(cards, false, false)};
    case Ranking::badugi: {
        const unsigned ranks = turnedAceLow(cards.ranks());
        int suits = 0;
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
            suits += cards.suit(suit) != 0;
        if (std::popcount(ranks) != cards.size() || suits != cards.size()) return {};
        return {static_cast<std::uint32_t>(cards.size()) << 13 | (kRanks - ranks)};
    }
    }
    return {};
}

// Calls `take` with every set of `count` cards out of `from`, added to `with`.
template <class Take> void eachChoice(Cards from, int count, Cards with, const Take& take) {
    if (count == 0) return take(with);
    while (from.size() >= count) {
        const Card card = from.highest();
        from.remove(card);
        Cards more = with;
        more.insert(card);
        eachChoice(from, count - 1, more, take);
    }
}

template <class Take> void eachHand(Ranking ranking, Use use, Cards hand, Cards board, const Take& take) {
    if (ranking == Ranking::badugi) {
        for (int count = 1; count <= 4; ++count) eachChoice(hand | board, count, {}, take);
    } else if (use == Use::two) {
        eachChoice(hand, std::min(2, hand.size()), {},
                   [&](Cards two) { eachChoice(board, std::min(3, board.size()), two, take); });
    } else {
        eachChoice(hand | board, std::min(5, (hand | board).size()), {}, take);
    }
}

// Whether a is to be preferred to b, which is as strong: the first card that differs has the higher suit.
bool higherSuits(Cards a, Cards b) { return std::ranges::lexicographical_compare(b, a, lowerByRank); }

}  // namespace

Strength evaluate(Ranking ranking, Use use, Cards hand, Cards board) {
    Strength strongest;
    eachHand(ranking, use, hand, board,
             [&](Cards cards) { strongest = std::max(strongest, strengthOf(ranking, cards)); });
    return strongest;
}

HighLow evaluateHighLow(Use use, Cards hand, Cards board) {
    return {evaluate(Ranking::high, use, hand, board), evaluate(Ranking::eightOrBetter, use, hand, board)};
}

Strength boardStrength(Ranking forWhom, Cards up) {
    return {up.empty() ? 0 : forWhom == Ranking::aceToFive ? aceToFive(up) : multiples(held(up))};
}

Cards best(Ranking ranking, Use use, Cards hand, Cards board) {
    Strength strongest;
    Cards chosen;
    eachHand(ranking, use, hand, board, [&](Cards cards) {
        const Strength strength = strengthOf(ranking, cards);
        if (strength > strongest || (strength == strongest && strength.value != 0 && higherSuits(cards, chosen))) {
            strongest = strength;
            chosen = cards;
        }
    });
    return chosen;
}

HandName name(Ranking ranking, Strength strength) {
    HandName name;
    if (strength.value == 0) return name;
    const bool aceLow =
        ranking == Ranking::aceToFive || ranking == Ranking::eightOrBetter || ranking == Ranking::badugi;
    std::uint32_t value = strength.value;
    const auto add = [&](unsigned ranks) {
        for (unsigned at = 13; at-- > 0;)
            if ((ranks >> at & 1) != 0) name.ranks[name.count++] = static_cast<Rank>(aceLow ? (at + 12) % 13 : at);
    };
    if (ranking == Ranking::badugi) {
        name.category = Category::highCard;
        add(kRanks - (value & kRanks));
        return name;
    }
    if (ranking == Ranking::aceToFive || ranking == Ranking::eightOrBetter || ranking == Ranking::deuceToSeven)
        value = kAll - value;
    name.category = static_cast<Category>(value >> 26);
    if (ranking == Ranking::shortDeck && name.category == Category::flush)
        name.category = Category::fullHouse;
    else if (ranking == Ranking::shortDeck && name.category == Category::fullHouse)
        name.category = Category::flush;
    const unsigned making = value >> 13 & kRanks;
    add(making);
    add(value & kRanks & ~making);
    return name;
}

}  // namespace oddchip
