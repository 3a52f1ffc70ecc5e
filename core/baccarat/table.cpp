// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/table.h"

#include <algorithm>
#include <numeric>
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
Rule deciding(const Called& now, const Coup& coup, Side hand) {
    if (now.due() == Side::player) { return now.player->by; }
    const bool playerStood = coup.player.size == 2;
    if (hand == Side::bank) {
        return now.bank ? now.bank->by : playerStood ? Rule::bankNoPlayerDraw : Rule::bankTableau;
    }
    return now.player ? now.player->by : Rule::playerDraw;
}

// Whether these are the cards that lie at the front of the shoe, as far as that is known.
bool comesNext(const Front& front, const Cards& cards) {
    const std::size_t known = std::min(front.size, cards.size);
    return std::equal(cards.begin(), cards.begin() + known, front.cards.begin());
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
        if (now.due() != dealt.hand) { return wrong(deciding(now, coup, dealt.hand), third); }
    }
    if (!comesNext(table.front, dealt.cards)) {
        if (coup.begun()) { return wrong(Rule::deal, dealt.cards.cards[0]); }
        return Ruling{.flagged = true, .by = Rule::deal};  // in a new coup the cards count as they lie
    }
    if (tooOften(table, dealt.cards)) { return Ruling{.flagged = true, .by = Rule::shoe}; }
    if (!coup.begun() && coupsToCome(table) == 0) { return Ruling{.flagged = true, .by = Rule::shoe}; }
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

Verdict ruleVoiding(const Table& table) {
    const Coup& coup = table.coup;
    if (coup.settled || (!coup.begun() && coup.bets.empty())) { return Refusal::nothingToSettle; }
    return Ruling{.counts = Counts::voids, .by = Rule::bets};
}

// A sum that is not what is owed collects nothing.
Verdict ruleCollecting(const Table& table, const BoxCollected& box) {
    if (box.seat != 0 && !isSeat(box.seat)) { return Refusal::noSuchSeat; }
    const Amount owed = owedToBox(table, box.seat);
    if (owed == 0) { return Refusal::nothingToSettle; }
    if (owed != box.amount) { return Ruling{.counts = Counts::asNothing, .flagged = true, .by = Rule::payBanco}; }
    return by(Rule::payBanco);
}

// A coup has ended.
void end(Table& table) {
    table.coup.settled = true;
    table.amiss = {};
    if (cutCardOut(table) && table.afterCut < kCoupsAfterCut) { ++table.afterCut; }
}

void settle(Table& table) {
    end(table);
    const Side winner = *called(table.coup).winner;
    table.results.add(winner);
    table.holder = nextHolder(table.holder, table.coup.bets, winner);
    for (const Row& row : settlement(table)) { table.box[row.seat - 1u] += row.commission; }
}

void goOn(Table& table) {
    if (!table.coup.settled) { return; }
    table.coup = inPlay(table);
    table.next = {};
}

void endAsVoid(Table& table) {
    end(table);
    table.coup.isVoid = true;
}

void burnFront(Table& table) {
    for (std::size_t i = 0; i < table.front.size; ++i) { ++table.out[kindOf(table.front.cards[i])]; }
    table.front = {};
    table.amiss = {};
}

void collect(Table& table, int seat) {
    table.collected += owedToBox(table, seat);
    if (seat == 0) {
        table.box = {};
    } else {
        table.box[static_cast<std::size_t>(seat) - 1] = 0;
    }
}

// A card of the front has come, or another in its place: then those before it are gone.
void take(Front& front, Card card) {
    if (front.empty()) { return; }
    const bool known = front.next() == card;
    std::copy(front.cards.begin() + 1, front.cards.end(), front.cards.begin());
    front.cards.back() = {};
    --front.size;
    if (!known) { front = {}; }
}

void deal(Table& table, const CardsDealt& dealt) {
    table.amiss = {};
    Cards& hand = dealt.hand == Side::bank ? table.coup.bank : table.coup.player;
    for (const Card card : dealt.cards) {
        hand.add(card);
        ++table.out[kindOf(card)];
        take(table.front, card);
    }
}

// The card itself may be dealt wrongly again: it is at the front already. More than the front holds are not kept.
void goBack(Front& front, const Cards& cards) {
    if (!front.empty() && front.next() == cards.cards[0]) { return; }
    for (const Card card : cards) {
        if (front.size < front.cards.size()) { front.cards[front.size++] = card; }
    }
}

// What was wrong is held until it is put right.
void hold(Table& table, const Event& event, const Ruling& ruling) {
    if (ruling.mend == Mend::nothing) { return; }
    table.amiss = {ruling.mend, ruling.by, Side::player, ruling.card};
    if (const auto* dealt = std::get_if<CardsDealt>(&event)) {
        table.amiss.hand = dealt->hand;
        goBack(table.front, dealt->cards);
    } else if (const auto due = called(table.coup).due()) {
        table.amiss.hand = *due;
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

Table opened(const House& house, const Box& owed) {
    Table table;
    table.house = house;
    table.box = owed;
    table.carried = owedToBox(table, 0);
    return table;
}

Verdict rule(const Table& table, const Event& event) {
    return std::visit(Each{[&](const BetMade& bet) { return ruleBet(table, bet); },
                           [&](const CardsDealt& dealt) { return ruleCards(table, dealt); },
                           [&](const ShoeGiven& shoe) {
                               return isSeat(shoe.seat) ? Verdict(by(Rule::dealerCustom)) : Refusal::noSuchSeat;
                           },
                           [&](const CoupSettled&) { return ruleSettling(table); },
                           [&](const CoupVoided&) { return ruleVoiding(table); },
                           [&](const PlayedOn&) { return Verdict(by(Rule::mandatory)); },
                           [&](const BoxCollected& box) { return ruleCollecting(table, box); }},
                      event);
}

void commit(Table& table, const Event& event, const Ruling& ruling) {
    if (ruling.counts == Counts::asNothing) { return hold(table, event, ruling); }
    const bool ofNext = std::holds_alternative<BetMade>(event) || std::holds_alternative<CardsDealt>(event) ||
                        std::holds_alternative<ShoeGiven>(event);
    if (ofNext) { goOn(table); }
    std::visit(Each{[&](const BetMade& bet) {
                        Bets& bets = ruling.counts == Counts::forNextCoup ? table.next : table.coup.bets;
                        bets.put(bet.seat, bet.side, bet.amount);
                    },
                    [&](const CardsDealt& dealt) { deal(table, dealt); },
                    [&](const ShoeGiven& shoe) { table.holder = shoe.seat; },
                    [&](const CoupSettled&) { settle(table); }, [&](const CoupVoided&) { endAsVoid(table); },
                    [&](const PlayedOn&) { burnFront(table); },
                    [&](const BoxCollected& box) { collect(table, box.seat); }},
               event);
}

Called called(const Coup& coup) { return called(coup.player, coup.bank); }

Settlement settlement(const Table& table) {
    if (!table.coup.settled || table.coup.isVoid) { return {}; }
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

bool running(const Table& table) {
    if (table.coup.settled) { return !table.next.empty(); }
    if (!table.coup.bets.empty()) { return true; }
    // Without a bet nothing is left to do once the winner is called.
    return table.coup.begun() && !called(table.coup).winner;
}

bool cutCardOut(const Table& table) { return left(table).size() < table.house.behindCut; }

std::optional<int> coupsToCome(const Table& table) {
    if (!cutCardOut(table)) { return std::nullopt; }
    const bool on = table.coup.begun() && !table.coup.settled;
    return std::max(0, kCoupsAfterCut - table.afterCut - (on ? 1 : 0));
}

Amount owedToBox(const Table& table, int seat) {
    if (seat != 0) { return table.box[static_cast<std::size_t>(seat) - 1]; }
    return std::accumulate(table.box.begin(), table.box.end(), Amount{0});
}

}  // namespace oddchip::baccarat
