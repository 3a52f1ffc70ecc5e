// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/table.h"

#include <algorithm>
#include <type_traits>

namespace oddchip::baccarat {

static_assert(std::is_trivially_copyable_v<Table>, "a table is a plain value");

namespace {

template <class... T> struct Each : T... { using T::operator()...; };
template <class... T> Each(T...) -> Each<T...>;

bool isSeat(int seat) { return seat >= 1 && seat <= kPlaces; }

// The coup that the next event belongs to, unless it settles: a settled one is over.
Coup inPlay(const Table& table) {
    if (!table.coup.settled) { return table.coup; }
    Coup next;
    next.bets = table.next;
    return next;
}

Ruling by(Rule rule) { return {.by = rule}; }

Ruling wrong(Rule rule, Card card) {
    return {.counts = Counts::asNothing, .flagged = true, .by = rule, .mend = Mend::takeBack, .card = card};
}

Verdict ruleBet(const Table& table, const BetMade& bet) {
    if (!isSeat(bet.seat)) { return Refusal::noSuchSeat; }
    Ruling ruling = by(Rule::bets);
    if (inPlay(table).begun()) {
        ruling.counts = Counts::forNextCoup;
        ruling.flagged = true;
    }
    return ruling;
}

// More of a card than the shoe holds.
bool tooOften(const Table& table, const Cards& cards) {
    auto out = table.out;
    return std::ranges::any_of(cards, [&](Card card) { return ++out[kindOf(card)] > table.house.decks; });
}

// The rule by which a third card is wrong; the call of this hand, or of the one that is passed over.
Rule deciding(const Called& now, Side hand) {
    if (now.due() == Side::player) { return now.player->by; }
    if (hand == Side::bank) { return now.bank ? now.bank->by : Rule::bankTableau; }
    return now.player ? now.player->by : Rule::playerDraw;
}

Verdict ruleCards(const Table& table, const CardsDealt& dealt) {
    const Coup coup = inPlay(table);
    const int has = coup.hand(dealt.hand).size, more = dealt.cards.size;
    if (dealt.hand == Side::tie || more < 1 || more > 2) { return Refusal::tooManyCards; }
    if (has + more > 2 && more == 2) { return Refusal::tooManyCards; }
    if (has >= 2) {
        const Card third = dealt.cards.cards[0];
        if (coup.player.size < 2 || coup.bank.size < 2) { return wrong(Rule::deal, third); }
        const Called now = called(coup);
        if (now.due() != dealt.hand) { return wrong(deciding(now, dealt.hand), third); }
    }
    if (tooOften(table, dealt.cards)) { return Ruling{.flagged = true, .by = Rule::shoe}; }
    return by(has >= 2 ? Rule::mandatory : Rule::deal);
}

Verdict ruleSettling(const Table& table) {
    const Coup& coup = table.coup;
    if (coup.settled || (!coup.begun() && coup.bets.empty())) { return Refusal::nothingToSettle; }
    if (coup.player.size < 2 || coup.bank.size < 2) { return Refusal::notAllDealt; }
    const Called now = called(coup);
    if (const auto due = now.due()) {
        const Call& call = due == Side::player ? *now.player : *now.bank;
        return Ruling{.counts = Counts::asNothing, .flagged = true, .by = call.by, .mend = Mend::draw};
    }
    return by(Rule::settleOrder);
}

void settle(Table& table) {
    const Side winner = *called(table.coup).winner;
    table.coup.settled = true;
    table.results.add(winner);
    table.holder = nextHolder(table.holder, table.coup.bets, winner);
    for (const Row& row : settlement(table)) { table.box[row.seat - 1u] += row.commission; }
}

void goOn(Table& table) {
    if (!table.coup.settled) { return; }
    table.coup = inPlay(table);
    table.next = {};
}

void deal(Table& table, const CardsDealt& dealt) {
    Cards& hand = dealt.hand == Side::bank ? table.coup.bank : table.coup.player;
    for (const Card card : dealt.cards) {
        hand.add(card);
        ++table.out[kindOf(card)];
    }
}

}  // namespace

void Results::add(Side side) {
    if (size == sides.size()) {
        std::ranges::copy(sides.begin() + 1, sides.end(), sides.begin());
        --size;
    }
    sides[size++] = side;
}

Table opened(const House& house) {
    Table table;
    table.house = house;
    return table;
}

Verdict rule(const Table& table, const Event& event) {
    return std::visit(Each{[&](const BetMade& bet) { return ruleBet(table, bet); },
                           [&](const CardsDealt& dealt) { return ruleCards(table, dealt); },
                           [&](const ShoeGiven& shoe) {
                               return isSeat(shoe.seat) ? Verdict(by(Rule::dealerCustom)) : Refusal::noSuchSeat;
                           },
                           [&](const CoupSettled&) { return ruleSettling(table); }},
                      event);
}

void commit(Table& table, const Event& event, const Ruling& ruling) {
    if (ruling.counts == Counts::asNothing) { return; }
    if (!std::holds_alternative<CoupSettled>(event)) { goOn(table); }
    std::visit(Each{[&](const BetMade& bet) {
                        Bets& bets = ruling.counts == Counts::forNextCoup ? table.next : table.coup.bets;
                        bets.put(bet.seat, bet.side, bet.amount);
                    },
                    [&](const CardsDealt& dealt) { deal(table, dealt); },
                    [&](const ShoeGiven& shoe) { table.holder = shoe.seat; },
                    [&](const CoupSettled&) { settle(table); }},
               event);
}

Called called(const Coup& coup) { return called(coup.player, coup.bank); }

Settlement settlement(const Table& table) {
    if (!table.coup.settled) { return {}; }
    return settled(table.coup.bets, *called(table.coup).winner, table.house);
}

Shoe left(const Table& table) {
    Shoe shoe;
    for (std::uint8_t suit = 0; suit < 4; ++suit) {
        for (std::uint8_t rank = 1; rank <= 13; ++rank) {
            const Card card{rank, suit};
            const int more = std::max(0, table.house.decks - table.out[kindOf(card)]);
            shoe.of[static_cast<std::size_t>(points(card))] += more;
        }
    }
    return shoe;
}

int looksFirst(const Table& table) { return looksFirst(inPlay(table).bets, table.holder); }

bool cutCardOut(const Table& table) { return left(table).size() < kBehindCutCard; }

}  // namespace oddchip::baccarat
