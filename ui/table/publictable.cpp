// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/publictable.h"

#include <algorithm>

#include "ui/entry/telling.h"

namespace oddchip::ui {
namespace {

// The one place that reads pot.disclosure.
bool potIsTold(const HouseRules& rules, Structure structure) {
    switch (rules.potDisclosure) {
    case PotDisclosure::always: return true;
    case PotDisclosure::potLimitOnly: return structure == Structure::potLimit;
    case PotDisclosure::never: return false;
    }
    return false;
}

bool playsOn(const Table& table, Seat seat) {
    return table.playing && table.hand.dealt.contains(seat) &&
           (!table.open || !table.carried || table.places[seat].taken);
}

PublicSeat::State stateOf(const Table& table, Seat seat) {
    using State = PublicSeat::State;
    const Hand& hand = table.hand;
    if (!playsOn(table, seat)) {
        const Place& place = table.places[seat];
        if (!place.taken) return State::Empty;
        return table.playing || place.away || place.leaving ? State::Away : State::In;
    }
    if (!hand.now.live.contains(seat) || hand.mucked.contains(seat)) return State::Folded;
    if (toAct(hand).value == seat) return State::ToAct;
    return hand.now.allIn.contains(seat) && !hand.over ? State::AllIn : State::In;
}

// A card is shown when it lies face up or its hand was tabled, never because it was entered.
QList<Card> cardsOf(const Hand& hand, Seat seat) {
    QList<Card> cards;
    const HoleCards& hole = hand.hole[seat];
    const bool tabled = hand.shown.contains(seat);
    if (!hand.now.live.contains(seat) || hand.mucked.contains(seat)) return cards;
    for (std::size_t i = 0; i < hole.size; ++i) {
        const bool up = (hole.up >> i & 1) != 0;
        if (tabled || up) cards.append(hole.cards[i]);
    }
    return cards;
}

int lastLayer(const Hand& hand, Seat seat) {
    const Pots all = pots(hand);
    int last = -1;
    for (int i = 0; i < all.size; ++i) {
        if (all.list[static_cast<std::size_t>(i)].of.contains(seat)) last = i;
    }
    return last;
}

void tellSeats(const Table& table, PublicTable& shown) {
    const bool betting = table.playing && street(table.hand) != StreetId::showdown && !table.hand.over;
    int last = table.open ? table.seats : 2;
    if (!table.open && table.playing) {
        for (const Seat seat : table.hand.dealt) last = std::max(last, number(seat));
    }
    for (int i = 1; i <= last; ++i) {
        const Seat seat = seatAt(i);
        PublicSeat one;
        one.state = stateOf(table, seat);
        const auto chips = stack(table, seat);
        one.stack = chips ? amount(*chips) : QString(QChar(0x2014));
        if (one.state == PublicSeat::State::Empty) one.stack.clear();
        if (playsOn(table, seat)) {
            if (betting) one.bet = table.hand.now.in[seat];
            one.cards = cardsOf(table.hand, seat);
        }
        if (one.state == PublicSeat::State::AllIn) one.layer = lastLayer(table.hand, seat);
        if (one.state == PublicSeat::State::Empty && table.open) shown.open.append(i);
        shown.seats.append(one);
    }
}

void tellPot(const Hand& hand, PublicTable& shown) {
    if (!potIsTold(hand.rules, hand.stakes.structure)) return;
    QList<PotLayer> layers = potsInTheMiddle(hand);
    Chips total;
    for (const PotLayer& layer : layers) total += layer.amount;
    if (layers.size() == 1 && layers[0].pot == 0) layers.clear();
    shown.pot = total;
    shown.layers = layers;
    // In pot-limit the most is another way to tell the pot.
    const Going going = raise(hand).value;
    if (hand.stakes.structure == Structure::potLimit && going.verb != Verb::nothing)
        shown.most = going.unbounded ? potLimitSum(hand).most : going.most;
}

}  // namespace

PublicTable publicTable(const Table& table) {
    PublicTable shown;
    const HeaderText header = headerText(table);
    shown.game = header.game;
    shown.hand = header.hand;
    shown.street = header.streets.value(header.current);
    const Hand& hand = table.hand;
    const Stakes& stakes = table.playing ? hand.stakes : table.stakes;
    shown.hasBoard = table.playing ? hasBoard(hand) : hasBoard(stakes.form);
    const int boards = table.playing ? boardCount(hand) : std::max<int>(1, stakes.boards);
    for (int i = 0; shown.hasBoard && i < boards; ++i) shown.boards.append(table.playing ? board(hand, i) : CardList{});
    shown.chips = stakes.chips;
    tellSeats(table, shown);
    const int button = number(table.playing ? hand.button : table.button);
    shown.button = form(stakes.form).bringIn ? 0 : std::max(button, 0);
    if (table.open) shown.leastBuyIn = leastBuyIn(table.rules, table.stakes);
    if (!table.playing) return shown;
    tellPot(hand, shown);
    if (const Seat seat = toAct(hand).value; seat != kNoSeat) {
        shown.toAct = number(seat);
        shown.owes = owes(hand).value;
    }
    return shown;
}

bool floorDecides(const Table& table) {
    if (!table.playing) return false;
    const Hand& hand = table.hand;
    const bool held = std::any_of(hand.awards.begin(), hand.awards.end(), [](const PotAward& one) { return one.held; });
    return hand.asked != RuleId::none || held;
}

}  // namespace oddchip::ui
