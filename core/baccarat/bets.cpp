// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/bets.h"

#include <algorithm>

namespace oddchip::baccarat {
namespace {

constexpr Amount kBracket = 5 * kUnit;

// How many parts of this size have been begun.
constexpr Amount begun(Amount amount, Amount part) { return amount / part + (amount % part != 0 ? 1 : 0); }

int after(int seat) { return seat % kPlaces + 1; }

Row rowOf(int seat, Side side, Amount bet, Side winner, const House& house) {
    Row row{.seat = static_cast<std::uint8_t>(seat), .side = side, .bet = bet};
    if (side != winner) {
        row.kind = winner == Side::tie ? Row::Kind::pushes : Row::Kind::takes;
        row.by = winner == Side::tie ? Rule::tiePush : Rule::settleOrder;
        return row;
    }
    row.kind = Row::Kind::pays;
    switch (side) {
    case Side::player:
        row.pays = bet;
        row.by = Rule::payPunto;
        break;
    case Side::bank:
        row.commission = commissionOn(bet, house);
        row.pays = bet - row.commission;
        row.by = Rule::payBanco;
        break;
    case Side::tie:
        row.pays = bet * house.tiePays;
        row.by = Rule::payTie;
        break;
    }
    return row;
}

}  // namespace

bool Bets::has(int seat) const {
    return std::ranges::any_of(kSides, [&](Side side) { return at(seat, side) != 0; });
}

bool Bets::empty() const {
    return std::ranges::all_of(m_amounts, [](Amount amount) { return amount == 0; });
}

int looksFirst(const Bets& bets, int holder) {
    int first = 0;
    Amount largest = 0;
    int seat = holder;
    for (int i = 0; i < kPlaces; ++i) {
        seat = after(seat);
        if (bets.at(seat, Side::player) > largest) {
            largest = bets.at(seat, Side::player);
            first = seat;
        }
    }
    return first;
}

int nextHolder(int holder, const Bets& bets, Side winner) {
    if (holder == 0 || winner != Side::player) { return holder; }
    int seat = after(holder);
    while (seat != holder && !bets.has(seat)) { seat = after(seat); }
    return seat;
}

int percentKept(const House& house) { return house.commission; }

Amount commissionOn(Amount bet, const House& house) {
    Amount commission = 0;
    switch (house.rounding) {
    case Rounding::exact: commission = begun(bet * house.commission, 100); break;
    case Rounding::upToUnit: commission = begun(bet * house.commission, 100 * kUnit) * kUnit; break;
    case Rounding::quarterPerFive: commission = begun(bet, kBracket) * (kBracket * house.commission / 100); break;
    }
    return std::min(commission, bet);
}

Settlement settled(const Bets& bets, Side winner, const House& house) {
    Settlement all;
    for (const bool losing : {true, false}) {
        for (int seat = 1; seat <= kPlaces; ++seat) {
            for (const Side side : kSides) {
                const Amount bet = bets.at(seat, side);
                if (bet == 0) { continue; }
                const Row row = rowOf(seat, side, bet, winner, house);
                if ((row.kind == Row::Kind::takes) == losing) { all.rows[all.size++] = row; }
            }
        }
    }
    return all;
}

}  // namespace oddchip::baccarat
