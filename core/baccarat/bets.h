// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Bets by seat and side, and what a coup makes of them: who pays, what is paid, and what the house keeps of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/baccarat/tableau.h"

namespace oddchip::baccarat {

using Amount = std::int64_t;          // hundredths of the table's currency, never below nothing
inline constexpr int kPlaces = 14;    // pb-players: seats are 1..14
inline constexpr Amount kUnit = 100;  // one whole unit of the currency

// How the commission on a winning bet on the bank is rounded (the source is silent). exact: up to the next hundredth;
// upToUnit: up to the next whole unit; quarterPerFive: the percentage of every five units begun, which of five percent
// is a quarter (RULES 1.8).
enum class Rounding : std::uint8_t { exact, upToUnit, quarterPerFive };

// The cut card lies before the last fourteen cards (RULES C-35), or where the house puts it. When it is out, the coup
// in play is the last but one: two coups take up to twelve cards.
inline constexpr int kBehindCutCard = 14, kLeastBehindCutCard = 12;
constexpr int mostBehindCutCard(int decks) { return 26 * decks; }  // half the shoe

// What the house has chosen.
struct House {
    int decks = 8;       // pb-shoe: 6 or 8
    int commission = 5;  // percent of what a bet on the bank wins, 0..100 (pb-pay-banco)
    Rounding rounding = Rounding::exact;
    int tiePays = 8;  // to one: 8 or 9 (pb-pay-tie)
    int behindCut = kBehindCutCard;
    bool operator==(const House&) const = default;
};

class Bets {
public:
    Amount at(int seat, Side side) const { return m_amounts[index(seat, side)]; }
    void put(int seat, Side side, Amount amount) { m_amounts[index(seat, side)] = amount; }  // one a seat and side
    bool has(int seat) const;                                                                // any bet
    bool empty() const;
    bool operator==(const Bets&) const = default;

private:
    static std::size_t index(int seat, Side side) {
        assert(seat >= 1 && seat <= kPlaces);
        return static_cast<std::size_t>(seat - 1) * kSides.size() + static_cast<std::size_t>(side);
    }
    std::array<Amount, kPlaces * kSides.size()> m_amounts{};
};

// pb-deal: the seat with the largest bet on the player looks at the player's cards first; of equal ones the first
// clockwise after the holder of the shoe (the source is silent on that). 0: nobody has such a bet.
int looksFirst(const Bets& bets, int holder);

// pb-shoe-pass: who holds the shoe next. It stays but where the player wins: then the next seat clockwise that has a
// bet has it. 0 where nobody holds it.
int nextHolder(int holder, const Bets& bets, Side winner);

// The percentage by which the house keeps, before it is rounded.
int percentKept(const House& house);
// What the house keeps of a winning bet on the bank; never more than the bet.
Amount commissionOn(Amount bet, const House& house);

struct Row {
    enum class Kind : std::uint8_t { takes, pushes, pays };
    Kind kind = Kind::takes;
    std::uint8_t seat = 0;
    Side side = Side::player;
    Amount bet = 0;
    Amount pays = 0;        // beside the bet itself, which stays the seat's; takes, pushes: nothing
    Amount commission = 0;  // kept: pays and commission together are what the bet won
    Rule by = Rule::payPunto;
    bool operator==(const Row&) const = default;
};

// One row a bet, in the order of the dealer's hands (pb-settle-order): every losing bet is taken, seat by seat, before
// the first of the others is paid or pushed, seat by seat.
struct Settlement {
    std::array<Row, kPlaces * kSides.size()> rows{};
    std::uint8_t size = 0;

    const Row* begin() const { return rows.data(); }
    const Row* end() const { return rows.data() + size; }
};
Settlement settled(const Bets& bets, Side winner, const House& house);

}  // namespace oddchip::baccarat
