// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Cards, sets of cards, and their text.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace oddchip {

enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

// Ascending: this is also their order for odd chips and bring-ins.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

// One card, or (the default) a card that nobody has seen.
struct Card {
    std::uint8_t at = 0xFF;  // suit * 16 + rank; 0xFF: not seen

    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : at(static_cast<std::uint8_t>(static_cast<unsigned>(suit) * 16 + static_cast<unsigned>(rank))) {}

    constexpr bool seen() const { return at != 0xFF; }
    constexpr Rank rank() const {  // of a seen card only
        assert(seen());
        return static_cast<Rank>(at & 15);
    }
    constexpr Suit suit() const {  // of a seen card only
        assert(seen());
        return static_cast<Suit>(at >> 4);
    }

    // By suit, then by rank: an order for containers. Odd chips and bring-ins go by `lowerByRank`.
    friend constexpr auto operator<=>(const Card&, const Card&) = default;
};

// Whether a is lower than b by rank, the ace high, and among equal ranks by suit. Both must be seen.
constexpr bool lowerByRank(Card a, Card b) { return a.rank() != b.rank() ? a.rank() < b.rank() : a.suit() < b.suit(); }

// Bit n of n. Read rather than shifted: shifts by a variable, one card after the other, wait for each other.
inline constexpr auto kCardBits = [] {
    std::array<std::uint64_t, 64> bits{};
    for (std::size_t at = 0; at < bits.size(); ++at) { bits[at] = std::uint64_t{1} << at; }
    return bits;
}();

// A set of seen cards. Walking it goes from the ace down, equal ranks s h d c.
struct Cards {
    std::uint64_t bits = 0;  // bit suit * 16 + rank; no other bit is ever set

    static constexpr Cards of(std::initializer_list<Card> cards) {
        Cards all;
        for (const Card card : cards) all.insert(card);
        return all;
    }

    // All of one suit.
    static constexpr Cards suited(Suit suit, unsigned rankMask) {
        return {static_cast<std::uint64_t>(rankMask) << (static_cast<unsigned>(suit) * 16)};
    }

    constexpr void insert(Card card) {
        assert(card.seen());
        bits |= kCardBits[card.at];
    }
    constexpr void remove(Card card) {
        assert(card.seen());
        bits &= ~(std::uint64_t{1} << card.at);
    }
    constexpr bool contains(Card card) const { return card.seen() && (bits >> card.at & 1) != 0; }
    constexpr bool contains(Cards cards) const { return (cards.bits & ~bits) == 0; }
    constexpr int size() const { return std::popcount(bits); }
    constexpr bool empty() const { return bits == 0; }

    // The ranks held in a suit: bit 0 the two, bit 12 the ace.
    constexpr std::uint16_t suit(Suit suit) const {
        return static_cast<std::uint16_t>(bits >> (static_cast<unsigned>(suit) * 16));
    }
    // The ranks held in any suit.
    constexpr std::uint16_t ranks() const {
        const std::uint64_t pairs = bits | bits >> 32;
        return static_cast<std::uint16_t>(pairs | pairs >> 16);
    }

    // The first card of the walk; the set must not be empty.
    constexpr Card highest() const {
        assert(!empty());
        const auto rank = static_cast<unsigned>(std::bit_width(ranks()) - 1);
        const std::uint64_t sameRank = bits & (std::uint64_t{0x0001'0001'0001'0001} << rank);
        return {static_cast<Rank>(rank), static_cast<Suit>((std::bit_width(sameRank) - 1) / 16)};
    }

    class Walk {
    public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        constexpr Walk() = default;
        constexpr explicit Walk(std::uint64_t left) : m_left(left) {}
        constexpr Card operator*() const { return Cards{m_left}.highest(); }
        constexpr Walk& operator++() {
            m_left &= ~(std::uint64_t{1} << (**this).at);
            return *this;
        }
        constexpr Walk operator++(int) {
            const Walk before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Walk&, const Walk&) = default;

    private:
        std::uint64_t m_left = 0;
    };
    constexpr Walk begin() const { return Walk(bits); }
    constexpr Walk end() const { return Walk(); }

    friend constexpr Cards operator|(Cards a, Cards b) { return {a.bits | b.bits}; }
    friend constexpr Cards operator&(Cards a, Cards b) { return {a.bits & b.bits}; }
    friend constexpr Cards operator-(Cards a, Cards b) { return {a.bits & ~b.bits}; }
    constexpr Cards& operator|=(Cards other) { return *this = *this | other; }
    constexpr Cards& operator&=(Cards other) { return *this = *this & other; }
    constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
    friend constexpr auto operator<=>(const Cards&, const Cards&) = default;
};

inline constexpr Cards kDeck{0x1FFF'1FFF'1FFF'1FFF};
inline constexpr Cards kShortDeck{0x1FF0'1FF0'1FF0'1FF0};  // six to ace

// One card as NOTATION writes it, ranks A K Q J T 9..2 and suits s h d c (`As`); `??` is a card nobody has seen.
// Nothing for any other text, also where only the case of a letter is wrong.
std::optional<Card> readCard(std::string_view two);

// A row of seen cards, `AsKd`, as a set; nothing where a card is unreadable, unseen or there twice.
std::optional<Cards> readCards(std::string_view row);

// As readCard reads it: `As`, `??`.
std::string text(Card card);

// As readCards reads it, from high to low, equal ranks s h d c; empty for an empty set.
std::string text(Cards cards);

}  // namespace oddchip
