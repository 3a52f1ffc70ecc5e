// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/phh_play.h"

#include <algorithm>

namespace oddchip {
namespace {

// Whether no seat can make this one put in more than lies in front of it.
bool owesNothing(const Hand& hand, Seat seat) {
    Chips others;
    for (Seat other : hand.now.live) {
        if (other != seat) { others = most(others, hand.now.in[other] + playable(hand, other)); }
    }
    return hand.now.in[seat] >= least(hand.now.level, others);
}

// A check that records may have although nobody is waiting for it.
bool decidesNothing(const Hand& hand, Seat seat) {
    const bool could = !hand.over && hand.now.live.contains(seat) && !hand.now.allIn.contains(seat);
    return could && hand.now.turn != seat && (hand.now.turn == kNoSeat || owesNothing(hand, seat));
}

Event callOrCheck(const Hand& hand, Seat seat) {
    const bool owes = hand.now.turn == seat ? oddchip::owes(hand).value > Chips{} : !owesNothing(hand, seat);
    return Acted{seat, owes ? Verb::call : Verb::check, {}};
}

// Cards to a seat: first those that the form deals face down, then those it deals face up; what a draw gives is down.
void dealHole(PhhEvents& events, const Hand& hand, const PhhAction& action) {
    std::uint8_t before = hand.hole[action.seat].size;
    CardList down, up;
    for (Card card : action.cards) {
        bool faceUp = false;
        std::uint8_t seen = 0;
        for (const Street& street : form(hand.stakes.form).streets) {
            if (before >= seen && before < seen + street.down + street.up) { faceUp = before >= seen + street.down; }
            seen = static_cast<std::uint8_t>(seen + street.down + street.up);
        }
        (faceUp ? up : down).add(card);
        ++before;
    }
    if (down.size > 0) { events.add(Dealt{action.seat, down, false}); }
    if (up.size > 0) { events.add(Dealt{action.seat, up, true}); }
}

void dealBoard(PhhEvents& events, const PhhHand& record, const Hand& hand, const PhhAction& action) {
    // Boards part where the further ones begin to have their own cards.
    const bool parted = !record.runouts.empty() && hand.boards[0].size + record.runouts[0].size >= 5;
    if (!parted || !bettingOver(hand)) {
        if (action.cards.seen().empty()) { return events.add(StreetDealt{}); }
        return events.add(BoardDealt{0, action.cards});
    }
    if (hand.runouts == 0) { events.add(RunOut{static_cast<std::uint8_t>(record.runouts.size() + 1)}); }
    events.add(BoardDealt{1, action.cards});
    if (hand.boards[0].size + action.cards.size < 5) { return; }
    std::uint8_t board = 1;
    for (const CardList& cards : record.runouts) { events.add(BoardDealt{++board, cards}); }
}

void checkFirst(PhhEvents& events, const Hand& hand) {
    if (const auto check = emptyCheck(hand)) { events.add(*check); }
}

void show(PhhEvents& events, const Hand& hand, const PhhAction& action) {
    if (hand.over) { return; }
    if (action.verb == PhhVerb::muck) { return events.add(Mucked{action.seat}); }
    CardList cards = action.cards;
    if (cards.size == 0) {  // '-': as they were dealt
        const HoleCards& hole = hand.hole[action.seat];
        cards.size = hole.size;
        std::copy_n(hole.cards.begin(), hole.size, cards.cards.begin());
    }
    if (!cards.seen().empty()) { events.add(Shown{action.seat, cards}); }
}

}  // namespace

Event raiseTo(const Hand& hand, Seat seat, Chips to) {
    const Going going = raise(hand).value;
    const bool mine = hand.now.turn == seat && going.verb != Verb::nothing;
    const Verb verb = mine ? going.verb : hand.now.level > Chips{} ? Verb::raise : Verb::bet;
    return Acted{seat, verb, to};
}

std::optional<Event> emptyCheck(const Hand& hand) {
    const bool empty = hand.now.turn != kNoSeat && canCheck(hand) && raise(hand).value.verb == Verb::nothing;
    return empty ? std::optional<Event>(Acted{hand.now.turn, Verb::check, {}}) : std::nullopt;
}

PhhEvents eventsOf(const PhhHand& record, const Hand& hand, const PhhAction& action) {
    PhhEvents events;
    const Seat seat = action.seat;
    switch (action.verb) {
    case PhhVerb::nothing: break;
    case PhhVerb::hole:
        checkFirst(events, hand);
        dealHole(events, hand, action);
        break;
    case PhhVerb::board:
        checkFirst(events, hand);
        dealBoard(events, record, hand, action);
        break;
    case PhhVerb::fold: events.add(Acted{seat, Verb::fold, {}}); break;
    case PhhVerb::callOrCheck:
        if (!decidesNothing(hand, seat)) { events.add(callOrCheck(hand, seat)); }
        break;
    case PhhVerb::raiseTo: events.add(raiseTo(hand, seat, action.amount)); break;
    case PhhVerb::bringIn: events.add(Acted{seat, Verb::bringIn, {}}); break;
    case PhhVerb::draw:
        checkFirst(events, hand);
        if (!action.cards.seen().empty()) {
            events.add(Threw{seat, action.cards});
        } else {
            events.add(Drew{seat, action.cards.size});
        }
        break;
    case PhhVerb::show:
    case PhhVerb::muck:
        checkFirst(events, hand);
        show(events, hand, action);
        break;
    }
    return events;
}

}  // namespace oddchip
