// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto_why.h"

#include <algorithm>

namespace oddchip {
namespace {

// By the bank's total, 0 to 7.
constexpr std::array<std::string_view, 8> kTableauWords{"punto.bank.two",   "punto.bank.two",  "punto.bank.two",
                                                        "punto.bank.three", "punto.bank.four", "punto.bank.five",
                                                        "punto.bank.six",   "punto.bank.seven"};

}  // namespace

int twoCardTotal(const baccarat::Cards& cards) {
    baccarat::Cards two = cards;
    two.size = std::min<std::uint8_t>(cards.size, 2);
    return two.total();
}

CallWhy whyCalled(const baccarat::Coup& coup, const baccarat::Call& call) {
    const int player = twoCardTotal(coup.player), bank = twoCardTotal(coup.bank);
    if (call.by == baccarat::Rule::natural) { return {"punto.why.natural", {player, bank}, {}}; }
    if (call.by == baccarat::Rule::playerDraw) {
        return {call.draws ? "punto.why.player-draws" : "punto.why.player-stands", {player, 0}, {}};
    }
    if (call.by == baccarat::Rule::bankNoPlayerDraw) {
        return {call.draws ? "punto.why.bank-draws" : "punto.why.bank-stands", {bank, player}, {}};
    }
    if (coup.player.size < 3) { return {"punto.why.cards", {}, {}}; }
    const auto row = static_cast<std::size_t>(std::min(bank, 7));
    return {"punto.why.tableau", {bank, baccarat::points(coup.player.cards[2])}, kTableauWords[row]};
}

std::string_view shoeWords(const baccarat::Table& now) {
    if (now.afterCut >= baccarat::kCoupsAfterCut) { return "punto.say.shoe-over"; }
    const auto toCome = coupsToCome(now);
    if (toCome == 1) { return "punto.one-more"; }
    return toCome == 0 ? "punto.last-coup" : "";
}

std::string_view shoeWords(const baccarat::Table& before, const baccarat::Table& after) {
    const std::string_view words = shoeWords(after);
    return words == shoeWords(before) ? std::string_view() : words;
}

}  // namespace oddchip
