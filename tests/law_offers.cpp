// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What the program offers can be done: the faults of a moment, whose card is next, how many cards a board takes, and
// the floor's choices about an event, over random play of every form under random options.
#include <rapidcheck.h>

#include "core/notation/notation.h"
#include "core/rules/dispute.h"
#include "core/rules/possible.h"
#include "tests/kept_chips.h"
#include "tests/random_play.h"

namespace oddchip {
namespace {

using namespace play;

HandBegan anyForm(Dice& dice) {
    HandBegan began = anyHand(dice);
    Stakes& stakes = began.stakes;
    stakes.form = static_cast<FormId>(dice.upTo(formCount() - 1));
    if (form(stakes.form).bringIn) {
        stakes.ante = stakes.small;
        stakes.bringIn = stakes.small;
        stakes.small = stakes.bigBlindAnte = {};
        stakes.big = {};
        began.small = began.big = kNoSeat;
        began.straddles = began.posts = began.dead = {};
    } else if (hasBoard(stakes.form) && dice.chance(20)) {
        stakes.boards = 2;
    }
    return began;
}

CardList unseen(const Hand& hand, int cards, Dice& dice) {
    Cards seen;
    for (const Seat seat : hand.dealt) seen = seen | hand.hole[seat].seen();
    for (const CardList& board : hand.boards) seen = seen | board.seen();
    CardList list;
    while (list.size < cards) {
        const Card card = dice.card();
        if (hand.stakes.form == FormId::shortDeck && card.rank() < Rank::six) continue;
        if (seen.contains(card)) continue;
        seen.insert(card);
        list.add(card);
    }
    return list;
}

bool taken(const Hand& hand, const Event& event) { return std::holds_alternative<Ruling>(rule(hand, event)); }

void faultsCanHappen(const Hand& hand) {
    for (const FaultKind kind : faultsPossible(hand)) {
        RC_ASSERT(faultPossible(hand, kind));
        Fault fault;
        fault.kind = kind;
        fault.count = 1;
        fault.street = faultStreet(hand, kind);
        RC_ASSERT(namesSeat(kind) != faultSeats(hand, kind).empty());
        for (const Seat seat : faultSeats(hand, kind)) {
            fault.seat = seat;
            RC_ASSERT(taken(hand, fault));
        }
        const Verdict verdict = rule(hand, fault);
        RC_ASSERT(std::holds_alternative<Ruling>(verdict));
        Hand after = hand;
        commit(after, fault, std::get<Ruling>(verdict));
        chipsAreKept(after);
    }
}

// The event that is said to come next, if cards are waited for.
std::optional<Event> nextCards(const Hand& hand, Dice& dice) {
    const CardTurn turn = cardTurn(hand);
    RC_ASSERT((turn.left - hand.now.live).empty());
    if (turn.seat != kNoSeat) RC_ASSERT(turn.left.contains(turn.seat));
    switch (turn.what) {
    case CardTurn::What::opener:
        if (turn.seat == kNoSeat || dice.chance(50)) return Opens{dice.seatOf(hand.now.live)};
        return Dealt{turn.seat, unseen(hand, 1, dice), true};
    case CardTurn::What::upcard:
        if (turn.seat != kNoSeat) return Dealt{turn.seat, unseen(hand, 1, dice), true};
        break;
    case CardTurn::What::draw:
        if (turn.seat != kNoSeat) return Drew{turn.seat, static_cast<std::uint8_t>(dice.upTo(3))};
        break;
    case CardTurn::What::discard:
        if (turn.seat != kNoSeat) return Discarded{turn.seat, {}};
        break;
    case CardTurn::What::nothing: break;
    }
    if (const Seat seat = firstUpcard(hand); seat != kNoSeat && dice.chance(60)) {
        return Dealt{seat, unseen(hand, 1, dice), true};
    }
    const BoardTurn next = boardTurn(hand);
    if (next.cards > 0) return BoardDealt{next.board, unseen(hand, next.cards, dice)};
    return std::nullopt;
}

void potsAreBuilt(const Hand& hand) {
    const Pots all = pots(hand);
    for (std::size_t i = 0; i < all.size; ++i) {
        const PotBuilt one = built(hand, static_cast<int>(i));
        const Chips told = one.each * one.from.size() + one.folded + one.dead;
        const bool grows = hand.now.turn != kNoSeat;  // not all have put in what is to be matched
        RC_ASSERT(told == all.list[i].amount || (grows && told > all.list[i].amount));
        RC_ASSERT(grows || (all.list[i].of - one.from).empty() || one.each.count == 0);
        for (const PotPart& part : partsOf(hand, static_cast<int>(i))) {
            RC_ASSERT(part.read || part.winners.empty());
            RC_ASSERT((part.winners - hand.dealt).empty());
        }
    }
    const Seat shows = toShow(hand);
    RC_ASSERT(shows == kNoSeat || hand.now.live.contains(shows));
}

// Each choice leads where entering it leads, and another book differs only where it rules otherwise.
void floorMayChoose(const Log& log, const Table& now, int event) {
    const auto dispute = disputed(log, event);
    if (!dispute) return;
    for (const OtherBook& other : otherBooks(log, event)) RC_ASSERT(!other.ruling || !other.ruling->rules.empty());
    const std::vector<FloorChoice> choices = floorChoices(log, now, event);
    RC_ASSERT(choices.size() <= 8u);
    for (const FloorChoice& choice : choices) {
        RC_ASSERT(decides(choice.entry));
        const auto stepped = enter(log, now, choice.entry);
        RC_ASSERT(std::holds_alternative<Stepped>(stepped));
        RC_ASSERT(std::get<Stepped>(stepped).table.hand.now.turn == choice.leads.table.hand.now.turn);
        chipsAreKept(std::get<Stepped>(stepped).table.hand);
    }
}

void playOne(std::uint64_t seed) {
    Dice dice(seed);
    Log log;
    log.hand = anyForm(dice);
    Hand hand = begin(*log.hand);
    RC_LOG() << write(*log.hand) << "\n";
    for (int i = 0; i < 60; ++i) {
        faultsCanHappen(hand);
        potsAreBuilt(hand);
        const std::optional<Event> cards = nextCards(hand, dice);
        if (cards) RC_ASSERT(taken(hand, *cards));
        const Event event = cards && dice.chance(90) ? *cards : anyEvent(dice, hand);
        if (const auto* act = std::get_if<Acted>(&event); act != nullptr && act->amount == Chips{})
            continue;  // of nothing
        const Verdict verdict = rule(hand, event);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) continue;
        commit(hand, event, *ruling);
        RC_LOG() << write(event) << "\n";  // what the law was broken after
        log.entries.push_back({event, 0, {}, {}, {}});
    }
    const auto folded = fold(log);
    RC_ASSERT(std::holds_alternative<Table>(folded));
    const Table& now = std::get<Table>(folded);
    RC_ASSERT(!openCall(log));
    const int likely = likelyDisputed(log);
    RC_ASSERT(likely >= 0 && likely <= static_cast<int>(log.entries.size()));
    if (likely > 0) floorMayChoose(log, now, likely);
    if (!log.entries.empty()) floorMayChoose(log, now, 1 + dice.upTo(static_cast<int>(log.entries.size()) - 1));
}

}  // namespace
}  // namespace oddchip

int main() {
    return rc::check("what is offered can be done", [](std::uint64_t seed) { oddchip::playOne(seed); }) ? 0 : 1;
}
