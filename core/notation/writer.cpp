// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/writer.h"

#include <algorithm>

namespace oddchip::notation {

bool Writer::verb(std::span<const VerbRow> rows, Verb verb, std::optional<Chips> amount) {
    const VerbRow* found = nullptr;
    for (const VerbRow& row : rows) {
        if (row.verb == verb && (found == nullptr || row.amount == amount.has_value())) { found = &row; }
    }
    if (found == nullptr) { return false; }
    put(found->phrase);
    if (found->amount) { put(oddchip::text(amount.value_or(Chips{}))); }
    return true;
}

void Writer::cardsOrCount(const CardList& cards) {
    const bool unseen = std::none_of(cards.begin(), cards.end(), [](Card card) { return card.seen(); });
    put(unseen ? std::to_string(cards.size) : oddchip::text(cards));
}

void Writer::lowCards(Cards set) {
    Cards aces;
    for (const Card card : set) {
        if (card.rank() == Rank::ace) { aces.insert(card); }
    }
    const Cards others = set - aces;
    put(set.empty() ? "none" : oddchip::text(others) + oddchip::text(aces));
}

void Writer::initials(const std::array<char, 16>& initials) {
    put(quote({initials.data(), static_cast<std::size_t>(std::ranges::find(initials, '\0') - initials.begin())}));
}

void Writer::seatChips(Seat seat, const ChipList& chips, bool unknown) {
    std::string stack = unknown ? "?" : oddchip::text(chips);
    std::ranges::replace(stack, ' ', '+');
    put(oddchip::text(seat) + ':' + (stack.empty() ? "0" : stack));
}

}  // namespace oddchip::notation
