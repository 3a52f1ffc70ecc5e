// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Button and blinds from hand to hand, and who owes what: RULES.md 1.7 (blind-obligation, button-method, missed-blinds)
// and the paragraph "Button and blinds" of 1.9.
#include <algorithm>

#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

// Whether 'seat' lies strictly between two others, clockwise.
bool between(Seat from, Seat seat, Seat to) {
    const int turn = (number(to) - number(from) + kSeats) % kSeats;
    const int way = (number(seat) - number(from) + kSeats) % kSeats;
    return way > 0 && way < turn;
}

SeatSet arc(SeatSet seats, Seat from, Seat to) {
    SeatSet inside;
    for (const Seat seat : seats) {
        if (between(from, seat, to)) { inside.insert(seat); }
    }
    return inside;
}

Seat lastBefore(SeatSet seats, Seat seat) {
    Seat last = kNoSeat;
    for (int i = 1; i < kSeats; ++i) {
        const Seat one = seatAt((number(seat) - 1 + i) % kSeats + 1);
        if (seats.contains(one)) { last = one; }
    }
    return last;
}

bool blindGame(const Stakes& stakes) { return stakes.big.count > 0; }

// What a newcomer does to be dealt in before the big blind comes to it.
enum class Enters { free, posts, waits };

Enters entryOf(const HouseRules& rules, const Stakes& stakes) {
    const bool limit = stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit;
    switch (rules.blindsNewPlayer) {
    case BlindsNewPlayer::free: return Enters::free;
    case BlindsNewPlayer::posts: return Enters::posts;
    case BlindsNewPlayer::postsInLimit: return limit ? Enters::posts : Enters::free;
    case BlindsNewPlayer::waits: break;
    }
    return Enters::waits;
}

bool moving(const HouseRules& rules) { return rules.buttonMethod == ButtonMethod::moving; }

bool missed(const Place& place) { return place.owesBig || place.owesSmall; }

// Not simply dealt in: it has to post, or waits for the big blind.
bool indebted(const Table& table, Seat seat) {
    const Place& place = table.places[seat];
    return blindGame(table.stakes) && (place.newHere || missed(place));
}

SeatSet ready(const Table& table) {
    SeatSet seats;
    for (const Seat seat : taken(table)) {
        const Place& place = table.places[seat];
        if (!place.away && !place.leaving && (!place.counted || place.stack.count > 0)) { seats.insert(seat); }
    }
    return seats;
}

SeatSet withoutDebt(const Table& table, SeatSet seats) {
    SeatSet free;
    for (const Seat seat : seats) {
        if (!indebted(table, seat)) { free.insert(seat); }
    }
    return free;
}

Spots fromButton(SeatSet seats, Seat button) { return {button, usualSmall(seats, button), usualBig(seats, button)}; }

Spots headsUp(SeatSet two, Seat big) {
    const Seat other = two.next(big);
    return {other, other, big};
}

// The big blind goes to the next seat due, the small blind and the button to where the big and the small were.
Spots deadButton(const Table& table, SeatSet seats) {
    Spots at{table.small, table.big, seats.next(table.big)};
    if (seats.size() == 2) { return headsUp(seats, at.big); }
    if (!between(at.big, at.button, at.small)) {  // seats came and went in between: the button stays behind the small
        SeatSet others = seats;
        others.erase(at.big);
        at.button = lastBefore(others, at.small);
    }
    return at;
}

// The button goes to the next player, who may post the small blind on it; every seat up to the new big blind whose turn
// it is posts one.
Spots movingButton(const Table& table, SeatSet seats) {
    const SeatSet players = withoutDebt(table, seats);
    Spots at = fromButton(seats, (players.empty() ? seats : players).next(table.button));
    // Never back to where it was; but where the button has gone past it, it goes on from the button.
    const bool passed = between(table.button, table.big, at.button);
    const bool back = at.big == table.big || (!passed && between(at.button, at.big, table.big));
    if (back) { at.big = seats.next(table.big); }
    return at;
}

Spots spotsOf(const Table& table, SeatSet seats) {
    if (table.buttonSet || table.big == kNoSeat || !blindGame(table.stakes)) {
        const SeatSet players = withoutDebt(table, seats);
        const SeatSet among = players.size() >= 2 ? players : seats;
        const bool stays = table.buttonSet || !table.playing;
        const Seat button = table.button == kNoSeat ? among.first() : stays ? table.button : seats.next(table.button);
        return fromButton(among, button);
    }
    return moving(table.rules) ? movingButton(table, seats) : deadButton(table, seats);
}

// Between the button and the small blind a seat may buy the button: it posts both blinds, and nobody else does.
bool mayBuy(const Table& table, Seat seat, const Spots& at) {
    return table.rules.blindsBuyButton == BlindsBuyButton::yes && indebted(table, seat) &&
           between(at.button, seat, at.small);
}

// Blinds are not made up between the button and the big blind, nor on the button: it has to pass first.
bool dealtIn(const Table& table, Seat seat, const Spots& at) {
    const Place& place = table.places[seat];
    if (!indebted(table, seat) || seat == at.big) { return true; }
    if (seat == at.button && !table.buttonSet) { return false; }
    if (between(at.button, seat, at.big)) { return false; }
    if (place.posts) { return postsOwed(table, seat); }
    return !place.waits && !missed(place) && entryOf(table.rules, table.stakes) == Enters::free;
}

struct Turn {  // who is dealt in where
    Spots at;
    SeatSet dealt;
    Seat buyer = kNoSeat;
};

Turn turnOf(const Table& table, SeatSet seats) {
    Turn turn{spotsOf(table, seats), {}, kNoSeat};
    for (const Seat seat : arc(seats, turn.at.button, turn.at.small)) {
        if (table.places[seat].buysButton && mayBuy(table, seat, turn.at)) { turn.buyer = seat; }
    }
    if (turn.buyer != kNoSeat) { turn.at = {turn.at.button, kNoSeat, turn.buyer}; }
    for (const Seat seat : seats) {
        if (dealtIn(table, seat, turn.at)) { turn.dealt.insert(seat); }
    }
    if (turn.dealt.size() < 2) {  // nobody is kept waiting for a hand that cannot begin: two play it heads-up
        turn.dealt.insert(turn.at.big);
        turn.dealt.insert(seats.next(turn.at.big));
    }
    if (turn.dealt.size() == 2 && turn.buyer == kNoSeat && blindGame(table.stakes)) {
        const bool keeps = table.buttonSet || table.big == kNoSeat;  // a button that was put there stays there
        const Seat big = keeps && turn.dealt.contains(turn.at.button) ? turn.dealt.next(turn.at.button) : turn.at.big;
        turn.at = headsUp(turn.dealt, turn.dealt.contains(big) ? big : turn.dealt.next(big));
    }
    return turn;
}

void postOwed(const Table& table, const Turn& turn, Seat seat, HandBegan& began) {
    const Place& place = table.places[seat];
    if (seat == turn.buyer) {
        began.dead[seat] = table.stakes.small;
    } else if (place.posts && indebted(table, seat) && seat != turn.at.big && turn.dealt.size() > 2) {
        if (place.newHere || place.owesBig) { began.posts[seat] = most(table.stakes.big, table.stakes.third); }
        if (place.owesSmall) { began.dead[seat] = table.stakes.small; }
    }
}

// A moving button may leave several seats with a big blind that is due, and several with a small one.
void postSkipped(const Table& table, const Turn& turn, HandBegan& began) {
    if (!moving(table.rules) || table.buttonSet || table.big == kNoSeat || !blindGame(table.stakes)) { return; }
    if (turn.dealt.size() == 2) { return; }
    const SeatSet bigs = arc(turn.dealt, table.big, turn.at.big);
    SeatSet smalls = (table.bigs & turn.dealt) - bigs;
    smalls.erase(turn.at.big);
    for (const Seat seat : bigs) {
        const bool owedSmallAlone = began.dead[seat].count > 0 && began.posts[seat].count == 0;
        if (!indebted(table, seat) || owedSmallAlone) { began.posts[seat] = table.stakes.big; }
    }
    began.small = smalls.empty() ? kNoSeat : lastBefore(smalls, turn.at.big);
    for (const Seat seat : smalls) {
        if (seat != began.small) { began.posts[seat] = table.stakes.small; }
    }
}

// The seats among which the next hand is dealt; after a misdeal those of the hand that is dealt again.
SeatSet players(const Table& table) {
    const SeatSet seats = ready(table);
    const bool again = table.playing && (table.hand.misdealt || table.hand.isVoid);
    const SeatSet same = seats & table.hand.dealt;
    return again && same.size() >= 2 ? same : seats;
}

// ---- what seats owe --------------------------------------------------------------------------------------------

DutiesBefore dutiesOf(const Table& table) {
    DutiesBefore duties;
    duties.spots = {table.button, table.small, table.big};
    duties.buttonSet = table.buttonSet;
    duties.bigs = table.bigs;
    for (const Seat seat : taken(table)) {
        const Place& place = table.places[seat];
        duties.taken.insert(seat);
        if (place.newHere) { duties.newHere.insert(seat); }
        if (place.owesBig) { duties.owesBig.insert(seat); }
        if (place.owesSmall) { duties.owesSmall.insert(seat); }
        if (place.posts) { duties.posts.insert(seat); }
        if (place.waits) { duties.waits.insert(seat); }
        if (place.buysButton) { duties.buysButton.insert(seat); }
    }
    return duties;
}

// Who was dealt in while it owed, by a slip, has still to post with the next hand.
void settleDuties(Place& place, bool met) {
    const bool slipped = !met && (place.newHere || missed(place));
    if (!slipped) { place.newHere = place.owesBig = place.owesSmall = false; }
    place.posts = slipped;
    place.waits = place.buysButton = false;
}

// The big blind has gone past a seat that was not dealt in: it owes both. Where it had the big blind last, the small.
void missBlinds(Table& table, const HandBegan& began) {
    if (table.buttonSet || table.big == kNoSeat || began.big == kNoSeat || !blindGame(began.stakes)) { return; }
    if (table.places[began.big].buysButton) { return; }  // nobody's turn has passed
    for (const Seat seat : taken(table) - began.dealt) {
        Place& place = table.places[seat];
        if (between(table.big, seat, began.big)) {
            place.owesBig = true;
            place.owesSmall = began.stakes.small.count > 0;
        } else if (table.bigs.contains(seat) && !place.newHere) {
            place.owesSmall = began.stakes.small.count > 0;
        }
    }
}

bool isMet(const HandBegan& began, const Place& place, Seat seat) {
    const bool posted = began.posts[seat].count > 0 || began.dead[seat].count > 0;
    const bool free = place.newHere && !missed(place) && entryOf(began.rules, began.stakes) == Enters::free;
    return seat == began.big || posted || free || began.dealt.size() == 2;
}

}  // namespace

namespace inner {

bool postsOwed(const Table& table, Seat seat) {
    return missed(table.places[seat]) ? table.rules.blindsMissed == BlindsMissed::bigLiveSmallDead
                                      : entryOf(table.rules, table.stakes) != Enters::waits;
}

void turnButton(Table& table, const HandBegan& began) {
    table.before = dutiesOf(table);
    missBlinds(table, began);
    const bool bought = began.big != kNoSeat && table.places[began.big].buysButton && began.dead[began.big].count > 0;
    SeatSet bigs;
    if (began.big != kNoSeat) { bigs.insert(began.big); }
    for (const Seat seat : began.dealt) {
        Place& place = table.places[seat];
        const bool owed = place.newHere || missed(place);
        if (!owed && began.posts[seat].count > 0 && began.posts[seat] == began.stakes.big) { bigs.insert(seat); }
        settleDuties(place, !owed || isMet(began, place, seat));
    }
    // A small blind that nobody posts lies on the seat that had the big blind: the button comes there next.
    const Seat usual = table.big != kNoSeat && table.playing ? table.big : began.dealt.next(began.button);
    table.small = began.small != kNoSeat ? began.small : usual;
    table.button = began.button;
    if (bought) {
        table.small = began.big;  // the button comes to its buyer; the big blind to the seat that was due
    } else {
        table.big = began.big;
        table.bigs = bigs;
    }
    table.buttonSet = false;
}

void turnButtonBack(Table& table) {
    const DutiesBefore& was = table.before;
    table.button = was.spots.button;
    table.small = was.spots.small;
    table.big = was.spots.big;
    table.bigs = was.bigs;
    table.buttonSet = was.buttonSet;
    for (const Seat seat : was.taken& taken(table)) {
        Place& place = table.places[seat];
        place.newHere = was.newHere.contains(seat);
        place.owesBig = was.owesBig.contains(seat);
        place.owesSmall = was.owesSmall.contains(seat);
        place.posts = was.posts.contains(seat);
        place.waits = was.waits.contains(seat);
        place.buysButton = was.buysButton.contains(seat);
    }
}

// ---- changing seats --------------------------------------------------------------------------------------------

Verdict ruleMoves(const Table& table, const MovesTo& moves) {
    Verdict verdict = seatVerdict(table, moves.seat, true);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    if (inRunningHand(table, moves.seat)) { return Refusal{Reason::handRunning}; }
    verdict = seatVerdict(table, moves.to, false);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    if (table.places[moves.to].taken) { return Refusal{Reason::seatTaken}; }
    return alsoBy(alsoBy(verdict, RuleId::missedBlinds), RuleId::dealForTableMove);
}

// Who moves away from the big blind that is coming passes seats that will have it first; past a few of them, the seat
// comes in as a newcomer does.
void move(Table& table, const MovesTo& moves) {
    const Place place = table.places[moves.seat];
    table.places[moves.seat] = Place{};
    table.places[moves.to] = place;
    movesInLastHand(table, moves.seat, moves.to);
    if (table.big == kNoSeat || !blindGame(table.stakes) || !between(moves.seat, moves.to, table.big)) { return; }
    SeatSet active = ready(table);
    active.erase(moves.to);
    const int passed = arc(active, moves.seat, moves.to).size();
    if (passed > table.rules.seatChangeFreeSeats) { table.places[moves.to].owesBig = true; }
}

}  // namespace inner

SeatSet mayBuyButton(const Table& table) {
    Table now = table;
    carry(now);
    const SeatSet seats = players(now);
    SeatSet may;
    if (seats.size() < 2) { return may; }
    const Spots at = spotsOf(now, seats);
    for (const Seat seat : arc(seats, at.button, at.small)) {
        if (mayBuy(now, seat, at)) { may.insert(seat); }
    }
    return may;
}

std::variant<HandBegan, Refusal> next(const Table& table) {
    if (!table.open) { return Refusal{Reason::noHand}; }
    if (running(table)) { return Refusal{Reason::handRunning}; }
    Table now = table;
    carry(now);
    const SeatSet seats = players(now);
    if (seats.size() < 2) { return Refusal{Reason::tooFewPlayers}; }
    const Turn turn = turnOf(now, seats);
    HandBegan began;
    began.rules = now.rules;
    began.stakes = now.stakes;
    began.stakes.killSmall = began.stakes.killBig = {};  // what a killed hand is played for: this one nobody kills
    began.button = turn.at.button;
    began.dealt = turn.dealt;
    began.small = began.dealt.contains(turn.at.small) ? turn.at.small : kNoSeat;
    began.big = began.dealt.contains(turn.at.big) ? turn.at.big : kNoSeat;
    for (const Seat seat : began.dealt) {
        const Place& place = now.places[seat];
        began.stacks[seat] = oneAmount(place.counted ? place.stack : Chips{});
        if (!place.counted) { began.uncounted.insert(seat); }
        began.behind[seat] = least(place.stack, most(place.behind - place.debt, Chips{}));
        postOwed(now, turn, seat, began);
    }
    postSkipped(now, turn, began);
    if (began.dealt.contains(began.button)) { began.blinds[began.button] = now.buttonBlind; }
    return began;
}

}  // namespace oddchip
