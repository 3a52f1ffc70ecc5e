// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What the cards of Punto Banco count and who draws a third one. Nobody chooses: the cards on the table decide.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace oddchip::baccarat {

// The rules of Punto Banco, in the order of the catalogue (pb-players, pb-bets ...); what each says is in core/words.
enum class Rule : std::uint8_t {
    players,
    bets,
    dealerCustom,
    shoePass,
    deal,
    values,
    shoe,
    natural,
    playerDraw,
    bankNoPlayerDraw,
    bankTableau,
    mandatory,
    payPunto,
    payBanco,
    payTie,
    tiePush,
    announce,
    settleOrder,
    houseDealersPay,
};

enum class Side : std::uint8_t { player, bank, tie };  // of a bet, or what a coup comes to; hands are the first two
inline constexpr std::array kSides{Side::player, Side::bank, Side::tie};

struct Card {
    std::uint8_t rank = 1;  // 1 the ace, 2 to 10, 11 jack, 12 queen, 13 king
    std::uint8_t suit = 0;  // 0 to 3
    bool operator==(const Card&) const = default;
};
inline constexpr int kKinds = 52;                                                       // of cards in a deck
constexpr std::size_t kindOf(Card card) { return card.suit * 13u + (card.rank - 1u); }  // 0..51

// pb-values: tens and pictures count nothing, an ace one.
constexpr int points(Card card) { return card.rank < 10 ? card.rank : 0; }

// Two cards, then perhaps a third, in the order dealt.
struct Cards {
    std::array<Card, 3> cards{};
    std::uint8_t size = 0;

    constexpr void add(Card card) {
        assert(size < cards.size());
        cards[size++] = card;
    }
    constexpr const Card* begin() const { return cards.data(); }
    constexpr const Card* end() const { return cards.data() + size; }
    constexpr int total() const {  // 0..9: only the last digit of the sum counts
        int sum = 0;
        for (const Card card : *this) { sum += points(card); }
        return sum % 10;
    }
    bool operator==(const Cards&) const = default;
};

// pb-natural: two-card totals of eight or nine, on either side, end the coup.
constexpr bool natural(int player, int bank) { return player >= 8 || bank >= 8; }
// pb-player-draw, by the two-card total where nobody has a natural.
constexpr bool playerDraws(int total) { return total <= 5; }
// pb-bank-noplayerdraw: the bank's two-card total against a player who stood.
constexpr bool bankDrawsAlone(int total) { return total <= 5; }
// pb-bank-tableau: the bank's two-card total, 0..7, against what the player's third card counts, 0..9.
bool bankDraws(int total, int third);

struct Call {
    bool draws = false;  // else it stands
    Rule by = Rule::playerDraw;
    bool operator==(const Call&) const = default;
};

// What is called for, before it is dealt.
struct Called {
    std::optional<Call> player;       // from the two hands of two cards on; again nothing when its third card is there
    std::optional<Call> bank;         // the same, and only when the player has stood or drawn
    std::optional<Side> winner;       // when no card is to come any more
    std::optional<Side> due() const;  // the hand that draws next
};
Called called(const Cards& player, const Cards& bank);

}  // namespace oddchip::baccarat
