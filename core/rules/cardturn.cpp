// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What of its cards a hand waits for: upcards, who opens, draws, discards, boards. Questions only; nothing is changed.
#include "core/rules/inner.h"

#include <bit>

namespace oddchip {

using namespace inner;

namespace {

// In stud there is no button: cards go round from the dealer's left. Elsewhere they go round from the button's left.
Seat firstInDeal(const Hand& hand, SeatSet among) {
    if (among.empty()) { return kNoSeat; }
    return form(hand.stakes.form).bringIn ? among.first() : firstAfterButton(hand, among);
}

int upcardsBy(const Hand& hand, std::size_t row) {
    const auto streets = form(hand.stakes.form).streets;
    int cards = 0;
    for (std::size_t i = 0; i <= row && i < streets.size(); ++i) { cards += streets[i].up; }
    return cards;
}

// Seats that lack one upcard of the present street only. Where one of an earlier street was not recorded, none can be.
SeatSet lackUpcard(const Hand& hand) {
    SeatSet lack;
    const int all = upcardsBy(hand, hand.street);
    if (row(hand).up == 0) { return lack; }
    for (const Seat seat : hand.now.live) {
        if (std::popcount(hand.hole[seat].up) == all - 1) { lack.insert(seat); }
    }
    return lack;
}

bool someUpcard(const Hand& hand) {
    for (const Seat seat : hand.now.live) {
        if (std::popcount(hand.hole[seat].up) == upcardsBy(hand, hand.street)) { return true; }
    }
    return false;
}

CardTurn turnOf(const Hand& hand, CardTurn::What what, SeatSet left) { return {what, firstInDeal(hand, left), left}; }

bool discardTime(const Hand& hand) { return !hand.over && !roundOpen(hand) && !lastRow(hand) && row(hand).discards; }

// Several run-outs: a board takes all that it lacks.
BoardTurn runoutTurn(const Hand& hand) {
    for (int i = 0; i < hand.runouts; ++i) {
        const int lies = board(hand, i).size;
        if (lies < boardSize(hand)) {
            return {static_cast<std::uint8_t>(i + 1), static_cast<std::uint8_t>(boardSize(hand) - lies)};
        }
    }
    return {};
}

std::uint8_t named(const Hand& hand, int index) {
    return static_cast<std::uint8_t>(hand.stakes.boards > 1 ? index + 1 : 0);
}

}  // namespace

namespace inner {

bool drawTime(const Hand& hand) {
    return !hand.over && !roundOpen(hand) && !lastRow(hand) && form(hand.stakes.form).streets[hand.street + 1u].draws;
}

}  // namespace inner

bool hasBoard(const Hand& hand) { return hasBoard(hand.stakes.form) || hand.boards[0].size > 0; }

CardTurn cardTurn(const Hand& hand) {
    using enum CardTurn::What;
    if (hand.over || hand.asked != RuleId::none) { return {}; }
    if (form(hand.stakes.form).bringIn && hand.now.acted.empty()) {
        const SeatSet lack = lackUpcard(hand);
        if (!lack.empty() && someUpcard(hand)) { return turnOf(hand, upcard, lack); }
        if (hand.openerUnknown) { return turnOf(hand, opener, lack); }
    }
    if (drawTime(hand)) { return turnOf(hand, draw, hand.now.live - hand.drawn); }
    const SeatSet keep = discardTime(hand) ? hand.now.live - hand.discarded : SeatSet{};
    return keep.empty() ? CardTurn{} : turnOf(hand, discard, keep);
}

Seat firstUpcard(const Hand& hand) {
    if (hand.over || roundOpen(hand) || lastRow(hand)) { return kNoSeat; }
    if (form(hand.stakes.form).streets[hand.street + 1u].up == 0) { return kNoSeat; }
    SeatSet ready;
    for (const Seat seat : hand.now.live) {
        if (std::popcount(hand.hole[seat].up) == upcardsBy(hand, hand.street)) { ready.insert(seat); }
    }
    return firstInDeal(hand, ready == hand.now.live ? ready : SeatSet{});
}

BoardTurn boardTurn(const Hand& hand) {
    if (hand.over || !hasBoard(hand)) { return {}; }
    if (hand.runouts > 1) { return runoutTurn(hand); }
    const std::uint8_t dealt = row(hand).board;
    for (int i = 0; i < boardCount(hand); ++i) {  // a street that was dealt without its cards, and not acted on
        const CardList& lies = hand.boards[static_cast<std::size_t>(i)];
        const bool unnamed = dealt > 0 && lies.size >= dealt && !lies.cards[lies.size - 1u].seen();
        if (unnamed && roundOpen(hand) && hand.now.acted.empty()) { return {named(hand, i), dealt}; }
    }
    if (roundOpen(hand) || lastRow(hand)) { return {}; }
    int least = hand.boards[0].size, next = 0;
    for (int i = 1; i < boardCount(hand); ++i) {
        if (hand.boards[static_cast<std::size_t>(i)].size < least) {
            least = hand.boards[static_cast<std::size_t>(i)].size;
            next = i;
        }
    }
    return {named(hand, next), form(hand.stakes.form).streets[hand.street + 1u].board};
}

}  // namespace oddchip
