// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

#include "core/rules/evaluate.h"

#include "core/rules/evaluate_tables.h"

#include <algorithm>
#include <utility>

namespace oddchip {

namespace {

using Category = HandName::Category;

// A low is as strong as its number is small.
constexpr Strength lowest(std::uint32_t number) { return {number == 0 ? 0 : kNumbers - number}; }

constexpr RankSet kFive = 1u << static_cast<unsigned>(Rank::five), kNine = 1u << static_cast<unsigned>(Rank::nine);

// Each straight as the high cards that it is where straights do not count, by its place among the straights.
constexpr auto kStraightsAsHighCards = [] {
    std::array<std::uint16_t, 14> numbers{};
    for (RankSet top = kFive; top <= kAllRanks; top <<= 1) {
        const std::uint32_t place = numberOf(Category::straight, top, 0) - startOf(Category::straight);
        numbers[place] = numberOf(Category::highCard, 0, top == kFive ? kWheel : (top << 1) - (top >> 4));
    }
    return numbers;
}();

Held held(Cards cards) {
    Held all;
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) { all.add(cards.suit(suit)); }
    return all;
}

// What the tables of ranks are asked with; kFlush is set where five or more are of one suit.
inline std::uint32_t keyOf(Cards cards) {
    return kTables.keys[cards.suit(Suit::clubs)] + kTables.keys[cards.suit(Suit::diamonds)] +
           kTables.keys[cards.suit(Suit::hearts)] + kTables.keys[cards.suit(Suit::spades)];
}

// The number of the highest hand of up to seven cards by their ranks alone.
inline std::uint32_t ofSums(std::uint64_t high, std::uint64_t low) {
    return kTables.numbers[kTables.rows[high] + kTables.places[low]];
}
inline std::uint32_t ofRanks(std::uint32_t key) { return ofSums(key >> 16 & 0x7FFF, key & 0xFFFF); }

// The number of the highest flush; 0 where there is none.
std::uint32_t flushOf(Cards cards) {
    return std::max(std::max(kTables.flushes[cards.suit(Suit::clubs)], kTables.flushes[cards.suit(Suit::diamonds)]),
                    std::max(kTables.flushes[cards.suit(Suit::hearts)], kTables.flushes[cards.suit(Suit::spades)]));
}

// Calls `take` with every set of `count` cards out of `from`, added to `with`.
template <class Take> void eachChoice(Cards from, int count, Cards with, const Take& take) {
    if (count == 0) { return take(with); }
    for (; from.size() >= count; from.bits &= from.bits - 1) {
        eachChoice({from.bits & (from.bits - 1)}, count - 1, {with.bits | (from.bits & -from.bits)}, take);
    }
}

// Calls `take` with every hand that may be made.
template <class Take> void eachHand(Ranking ranking, Use use, Cards hand, Cards board, const Take& take) {
    if (ranking == Ranking::badugi) {
        for (int count = 1; count <= 4; ++count) { eachChoice(hand | board, count, {}, take); }
    } else if (use == Use::two) {
        eachChoice(hand, std::min(2, hand.size()), {},
                   [&](Cards two) { eachChoice(board, std::min(3, board.size()), two, take); });
    } else {
        const Cards all = hand | board;
        eachChoice(all, std::min(5, all.size()), {}, take);
    }
}

// The strength of the best of all hands that may be made: slow, and right for every use and number of cards.
[[gnu::noinline]] Strength bestOfEach(Ranking ranking, Use use, Cards hand, Cards board) {
    Strength strongest;
    eachHand(ranking, use, hand, board,
             [&](Cards cards) { strongest = std::max(strongest, evaluate(ranking, Use::any, cards, {})); });
    return strongest;
}

// The number of the highest hand.
inline std::uint32_t highNumber(Cards cards) {
    if (cards.size() > 7) [[unlikely]] { return bestOfEach(Ranking::high, Use::any, cards, {}).value; }
    const std::uint32_t key = keyOf(cards);
    // Next to a flush there are two other cards: neither four of a kind nor a full house is possible.
    if ((key & EvaluateTables::kFlush) != 0) [[unlikely]] { return flushOf(cards); }
    return ofRanks(key);
}

// What the tables know of each card, added up.
template <std::size_t count> std::uint64_t sumOf(std::span<const Card> cards) {
    return [&]<std::size_t... at>(std::index_sequence<at...>) { return (... + kTables.cards[cards[at].at]); }
    (std::make_index_sequence<count>());
}

// In short decks flushes change places with full houses: of all their numbers the first `count` go behind the others.
constexpr std::uint32_t swapped(std::uint32_t number, std::uint32_t count) {
    constexpr std::uint32_t first = startOf(Category::flush), end = startOf(Category::fourOfAKind);
    if (number < first || number >= end) { return number; }
    return number < first + count ? number + (end - first - count) : number - count;
}
constexpr std::uint32_t kFlushes = startOf(Category::fullHouse) - startOf(Category::flush);
constexpr std::uint32_t kFullHouses = startOf(Category::fourOfAKind) - startOf(Category::fullHouse);

// The number of the lowest hand of six or more cards of fewer than five ranks, ace low.
std::uint32_t lowestPaired(const Held& held) {
    const auto lowestOf = [](RankSet ranks) { return ranks & -ranks; };
    const RankSet pair = lowestOf(held.twice), nextPair = lowestOf(held.twice & ~pair), three = lowestOf(held.thrice);
    if (std::popcount(held.once) == 4) { return numberOf(Category::pair, pair, held.once & ~pair); }
    if (std::popcount(held.once) == 2) { return numberOf(Category::fullHouse, three, held.once & ~three); }
    if (nextPair == 0) { return numberOf(Category::threeOfAKind, three, held.once & ~three); }
    return numberOf(Category::twoPair, pair | nextPair, held.once & ~(pair | nextPair));
}

// The suits' ranks with the ace turned to bit 0.
constexpr Cards withAcesLow(Cards cards) {
    constexpr std::uint64_t aces = 0x1000'1000'1000'1000;
    return {(cards.bits & ~aces) << 1 | (cards.bits & aces) >> 12};
}

// The lowest hand of six or more cards.
[[gnu::noinline]] Strength aceToFiveOfMany(Cards cards) {
    const std::uint32_t number = kTables.lows[withAceLow(cards.ranks())];
    return lowest(number != 0 ? number : lowestPaired(held(withAcesLow(cards))));
}

// How many different ranks, then how low they are: 0 for none.
constexpr std::uint32_t badugiOf(RankSet aceLowRanks) {
    return aceLowRanks == 0 ? 0
                            : static_cast<std::uint32_t>(std::popcount(aceLowRanks)) << 13 | (kAllRanks - aceLowRanks);
}

constexpr int cardsOfBadugi(Strength strength) { return static_cast<int>(strength.value >> 13); }

// The best choice of one card of each suit that is there, from `suit` on, added to `chosen`.
std::uint32_t bestBadugi(Cards aceLow, unsigned suit, RankSet chosen) {
    if (suit == 4) { return badugiOf(chosen); }
    RankSet left = aceLow.suit(static_cast<Suit>(suit));
    if (left == 0) { return bestBadugi(aceLow, suit + 1, chosen); }
    std::uint32_t strongest = 0;
    for (; left != 0; left &= left - 1) {
        strongest = std::max(strongest, bestBadugi(aceLow, suit + 1, chosen | (left & -left)));
    }
    return strongest;
}

// The number of the highest flush of two cards of the hand and three of the board; 0 where there is none.
std::uint32_t flushOfTwo(Cards hand, Cards board) {
    std::uint32_t highest = 0;
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const RankSet ours = hand.suit(suit), shared = board.suit(suit);
        const bool enough = std::popcount(ours) >= 2, flushes = std::popcount(shared) >= 3;
        if (enough & flushes) {  // one branch, seldom taken, instead of two that cannot be foreseen
            eachChoice({ours}, 2, {}, [&](Cards two) {
                eachChoice({shared}, 3, two,
                           [&](Cards five) { highest = std::max<std::uint32_t>(highest, kTables.flushes[five.bits]); });
            });
        }
    }
    return highest;
}

// The rank of each of at most five cards.
struct RankList {
    std::array<unsigned, 5> ranks;
    std::size_t count = 0;

    explicit RankList(Cards cards) {
        for (std::uint64_t left = cards.bits; left != 0; left &= left - 1) {
            ranks[count++] = static_cast<unsigned>(std::countr_zero(left)) & 15;
        }
    }
};

// The highest hand of a triple of the board with any of the pairs of the hand, by their ranks.
template <std::size_t... at>
std::uint32_t highestOfRow(const std::uint16_t* fives, const std::uint8_t* pairs, std::index_sequence<at...>) {
    std::uint32_t highest = 0;
    ((highest = std::max<std::uint32_t>(highest, fives[pairs[at]])), ...);
    return highest;
}

// The highest hand of two cards of a hand of `size` and three of a board of three to five.
template <std::size_t size> Strength highOfTwo(Cards hand, Cards board) {
    constexpr std::size_t count = size * (size - 1) / 2;
    const RankList ours(hand), shared(board);
    std::array<std::uint8_t, count> pairs;
    std::size_t next = 0;
    for (std::size_t first = 1; first < size; ++first) {
        for (std::size_t second = 0; second < first; ++second) {
            pairs[next++] = kTables.pairs[ours.ranks[first] * 16 + ours.ranks[second]];
        }
    }
    std::uint32_t highest = flushOfTwo(hand, board);
    for (std::size_t first = 2; first < shared.count; ++first) {
        for (std::size_t second = 1; second < first; ++second) {
            const std::size_t pair = kTables.pairs[shared.ranks[first] * 16 + shared.ranks[second]];
            for (std::size_t third = 0; third < second; ++third) {
                const auto* const row = &kTables.fives[kTables.triples[pair * 16 + shared.ranks[third]]];
                highest = std::max(highest, highestOfRow(row, pairs.data(), std::make_index_sequence<count>()));
            }
        }
    }
    return {highest};
}

// Whether a is to be preferred to b, which is as strong: the first card that differs has the higher suit.
bool higherSuits(Cards a, Cards b) { return std::ranges::lexicographical_compare(b, a, lowerByRank); }

}  // namespace

Strength ranked::high(Cards cards) { return {highNumber(cards)}; }

Strength ranked::high(std::span<const Card> cards) {
    if (cards.size() == 7 || cards.size() == 5) {
        const std::uint64_t sum = cards.size() == 7 ? sumOf<7>(cards) : sumOf<5>(cards);
        const std::uint32_t counts = static_cast<std::uint32_t>(sum) + EvaluateTables::kCountsFrom;
        if ((counts & EvaluateTables::kSuited) == 0) [[likely]] { return {ofSums(sum >> 32, sum >> 16 & 0xFFFF)}; }
    }
    Cards set;
    for (const Card card : cards) { set.insert(card); }
    return high(set);
}

Strength ranked::shortDeck(Cards cards) {
    if (cards.size() > 7) [[unlikely]] { return bestOfEach(Ranking::shortDeck, Use::any, cards, {}); }
    std::uint32_t number = highNumber(cards);
    if (number < startOf(Category::straight) && (cards.ranks() & kShortWheel) == kShortWheel) {
        number = numberOf(Category::straight, kNine, 0);
    } else if (number >= startOf(Category::flush) && number < startOf(Category::straightFlush)) {
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            if ((cards.suit(suit) & kShortWheel) == kShortWheel) {
                number = numberOf(Category::straightFlush, kNine, 0);
            }
        }
    }
    return {swapped(number, kFlushes)};
}

Strength ranked::aceToFive(Cards cards) {
    if (cards.size() > 5) { return aceToFiveOfMany(cards); }
    const std::uint32_t number = ofRanks(keyOf(withAcesLow(cards)));
    const std::uint32_t straight = number - startOf(Category::straight);
    return lowest(straight < kStraightsAsHighCards.size() ? kStraightsAsHighCards[straight] : number);
}

Strength ranked::eightOrBetter(Cards cards) { return lowest(kTables.lows[withAceLow(cards.ranks()) & 0xFF]); }

Strength ranked::deuceToSeven(Cards cards) {
    if (cards.size() > 5) { return bestOfEach(Ranking::deuceToSeven, Use::any, cards, {}); }
    std::uint32_t number = highNumber(cards);
    if (number == numberOf(Category::straight, kFive, 0)) {
        number = numberOf(Category::highCard, 0, kWheel);
    } else if (number == numberOf(Category::straightFlush, kFive, 0)) {
        number = numberOf(Category::flush, 0, kWheel);
    }
    return lowest(number);
}

// Of up to four cards: the lowest of each suit; of equal ranks one counts. Where a suit's lowest is also that of
// another suit, the next of its cards is free to be taken as well. There are never two such cards to be taken: two
// suits of two cards each need one of them, the lower.
Strength ranked::badugi(Cards cards) {
    const Cards all = withAcesLow(cards);
    if (cards.size() > 4) [[unlikely]] { return {bestBadugi(all, 0, 0)}; }
    constexpr std::uint64_t tops = 0x8000'8000'8000'8000, ones = 0x0001'0001'0001'0001;
    const std::uint64_t next = all.bits & ((all.bits | tops) - ones), first = all.bits - next;
    const std::uint64_t twice = (first | first >> 32) & (first | first >> 32) >> 16;
    const std::uint64_t shared = ((twice | (first & first >> 32) | (first & first >> 32) >> 16) & 0xFFFF) * ones;
    const std::uint64_t suits = ((first & shared) + (tops - ones)) & tops;  // whose first card is also another suit's
    const RankSet free = Cards{next & ((suits << 1) - (suits >> 15))}.ranks();
    return {badugiOf(Cards{first}.ranks() | (free & -free))};
}

Strength ranked::two(Ranking ranking, Cards hand, Cards board) {
    if (ranking == Ranking::eightOrBetter) {
        const RankSet ours = withAceLow(hand.ranks()) & 0xFF, shared = withAceLow(board.ranks()) & 0xFF;
        return lowest(kTables.eightLows[ours * 256 + shared]);
    }
    const bool complete = board.size() >= 3 && board.size() <= 5;
    if (ranking == Ranking::high && complete && hand.size() == 4) { return highOfTwo<4>(hand, board); }
    if (ranking == Ranking::high && complete && hand.size() == 5) { return highOfTwo<5>(hand, board); }
    return bestOfEach(ranking, Use::two, hand, board);
}

Strength boardStrength(Ranking forWhom, Cards up) {
    return forWhom == Ranking::aceToFive ? ranked::aceToFive(up) : ranked::high(up);
}

Cards best(Ranking ranking, Use use, Cards hand, Cards board) {
    Strength strongest;
    Cards chosen;
    eachHand(ranking, use, hand, board, [&](Cards cards) {
        const Strength strength = evaluate(ranking, Use::any, cards, {});
        if (ranking == Ranking::badugi && cardsOfBadugi(strength) != cards.size()) { return; }  // not all of them count
        if (strength > strongest || (strength == strongest && strength.value != 0 && higherSuits(cards, chosen))) {
            strongest = strength;
            chosen = cards;
        }
    });
    return chosen;
}

HandName name(Ranking ranking, Strength strength) {
    HandName name;
    if (strength.value == 0) { return name; }
    const auto add = [&](RankSet ranks, bool aceLow) {
        for (unsigned at = 13; at-- > 0;) {
            if ((ranks >> at & 1) != 0) { name.ranks[name.count++] = static_cast<Rank>(aceLow ? (at + 12) % 13 : at); }
        }
    };
    NumberedHand hand;
    bool aceLow = false;
    switch (ranking) {
    case Ranking::high: hand = handAt(strength.value); break;
    case Ranking::shortDeck: hand = handAt(swapped(strength.value, kFullHouses)); break;
    case Ranking::deuceToSeven: hand = handAt(kNumbers - strength.value); break;
    case Ranking::aceToFive:
    case Ranking::eightOrBetter:
        hand = handAt(kNumbers - strength.value);
        aceLow = true;
        break;
    case Ranking::badugi:
        hand = {Category::highCard, 0, kAllRanks - (strength.value & kAllRanks)};
        aceLow = true;
        break;
    }
    name.category = hand.category;
    add(hand.making, aceLow);
    add(hand.kickers, aceLow);
    return name;
}

}  // namespace oddchip
