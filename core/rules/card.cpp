// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

#include "core/rules/card.h"

namespace oddchip {

namespace {

constexpr std::string_view rankLetters = "23456789TJQKA";
constexpr std::string_view suitLetters = "cdhs";

}  // namespace

std::optional<Card> readCard(std::string_view two) {
    if (two == "??") return Card();
    if (two.size() != 2) return {};
    const std::size_t rank = rankLetters.find(two[0]);
    const std::size_t suit = suitLetters.find(two[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return {};
    return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
}

std::optional<Cards> readCards(std::string_view row) {
    Cards cards;
    for (; !row.empty(); row.remove_prefix(2)) {
        const std::optional<Card> card = readCard(row.substr(0, 2));
        if (!card || !card->seen() || cards.contains(*card)) return {};
        cards.insert(*card);
    }
    return cards;
}

std::string text(Card card) {
    if (!card.seen()) return "??";
    return {rankLetters[static_cast<std::size_t>(card.rank())], suitLetters[static_cast<std::size_t>(card.suit())]};
}

std::string text(Cards cards) {
    std::string row;
    for (const Card card : cards) row += text(card);
    return row;
}

}  // namespace oddchip
