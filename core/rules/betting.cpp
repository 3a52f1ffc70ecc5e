// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Whose turn it is, what it owes, the least and the most it may bet, who may raise again, caps, the pot-limit sum.
// Letters in comments are those of RULES.md 1.9: C level, B fullLevel, F step, U streetBet, c in.
#include "core/rules/inner.h"

#include <algorithm>
#include <cassert>

namespace oddchip {

using namespace inner;

namespace inner {

Chips streetBet(const Hand& hand) {
    if (hand.stakes.killBig.count > 0) { return row(hand).bigBet ? hand.stakes.killBig : hand.stakes.killSmall; }
    return row(hand).bigBet ? hand.stakes.bigBet : hand.stakes.smallBet;
}

namespace {

// Whether the action must come to the seat: it owes, or it has not acted and could still bet against somebody.
bool asked(const Hand& hand, Seat seat) {
    if (owedBy(hand, seat).count > 0) { return true; }
    if (hand.now.acted.contains(seat) || (hand.now.in[seat].count > 0 && bringInRound(hand))) { return false; }
    return reach(hand, seat) > hand.now.level && anotherGoesOn(hand, seat);
}

// A straddle on the button acts last before the flop, also where the seat after the big blind opens.
bool waitsForBlinds(const Hand& hand, Seat seat) {
    return hand.straddler == hand.button && seat == hand.button && blindsCount(hand) && !hand.now.acted.contains(seat);
}

Seat nextAsked(const Hand& hand, Seat after) {
    Seat held = kNoSeat;
    SeatSet left = bettors(hand) - hand.now.matched;
    for (Seat seat = left.next(after); seat != kNoSeat; seat = left.next(seat)) {
        if (asked(hand, seat)) {
            if (!waitsForBlinds(hand, seat)) { return seat; }
            held = seat;
        }
        left.erase(seat);
    }
    return held;
}

int raisesAllowed(const Hand& hand) {
    const int ofTwo = capOfTwoRounds(hand);
    return ofTwo != 0 ? ofTwo : hand.rules.capMultiway;
}

// Capped as soon as the last allowed raise is made while three or more still have chips.
void countRaise(Hand& hand) {
    Betting& now = hand.now;
    ++now.raises;
    if (now.raises < raisesAllowed(hand)) { return; }
    const int left = bettors(hand).size();
    const bool began = hand.rules.capHeadsUpWhen == CapHeadsUpWhen::roundBegan && now.bettorsAtStart > 2;
    if (left >= 3 || began || capsHeadsUp(hand)) { now.capped = true; }
}

// A short all-in changes C and never F; a full wager sets F to its increment.
void bigBetWager(Hand& hand, Seat seat, Chips by) {
    Betting& now = hand.now;
    if (by < now.step) {
        ++now.shortAllIns;
        return;
    }
    now.step = by;
    now.straddleFirst = false;
    now.fresh = now.live;
    now.fresh.erase(seat);
}

void limitWager(Hand& hand, Chips before, Chips to) {
    Betting& now = hand.now;
    const Chips bet = streetBet(hand);
    const Chips base = now.fullLevel;
    const bool opens = base.count == 0;
    if (to == base + bet) {
        const bool completes = before > base;
        now.completed = now.completed || completes;
        now.fullLevel = to;
        now.fullAllIn = false;
        if (!opens && (!completes || hand.rules.limitCompletionCounts == LimitCompletionCounts::whenCompletingARaise)) {
            countRaise(hand);
        }
        return;
    }
    if ((to - base).count * 2 < bet.count) {
        ++now.shortAllIns;
        return;
    }
    now.together = now.together || now.shortAllIns > 0;
    now.completed = now.completed || now.shortAllIns > 0;
    now.fullAllIn = true;
    now.fullLevel = hand.rules.limitHalfRaise == LimitHalfRaise::additive ? to : base + bet;
    if (!opens) { countRaise(hand); }
}

// Only a full bet or raise sets F and is counted; a shorter all-in changes C alone.
void spreadWager(Hand& hand, Chips before, Chips to) {
    Betting& now = hand.now;
    const Chips by = to - before;
    if (by < (before.count == 0 ? hand.stakes.smallBet : now.step)) {
        ++now.shortAllIns;
        return;
    }
    const bool opens = now.fullLevel.count == 0;
    now.step = by;
    now.fullLevel = to;
    if (!opens) { countRaise(hand); }
}

}  // namespace

void lift(Hand& hand, Seat seat, Chips to) {
    Betting& now = hand.now;
    const Chips before = now.level;
    now.level = to;
    now.levelBefore = before;
    now.matched = {};
    now.aggressor = seat;
    now.lastWager = to;
    hand.betRow = hand.street;
    switch (hand.stakes.structure) {
    case Structure::noLimit:
    case Structure::potLimit: bigBetWager(hand, seat, to - before); break;
    case Structure::limit: limitWager(hand, before, to); break;
    case Structure::spreadLimit: spreadWager(hand, before, to); break;
    }
}

namespace {

// Two seats that were asked and have put in the same for the whole hand: nobody has put in more than they.
bool twoMatched(const Hand& hand) {
    const SeatSet matched = hand.now.matched & hand.now.live;
    const Seat one = matched.first(), other = matched.above(one).first();
    return other != kNoSeat && hand.now.total[one] == hand.now.total[other];
}

struct Over {
    Seat owner;
    Chips chips;
};

// What one seat has put in beyond every other one.
Over overOf(const Hand& hand) {
    Chips first, second;
    Seat owner = kNoSeat;
    for (const Seat seat : hand.dealt) {
        const Chips total = hand.now.total[seat];
        second = most(second, least(first, total));
        owner = total > first ? seat : owner;
        first = most(first, total);
    }
    return {owner, first - second};
}

// What nobody matched goes back to its owner, before anything is shown.
void giveBack(Hand& hand) {
    if (twoMatched(hand)) {
        assert(overOf(hand).chips.count <= 0);
        return;
    }
    const auto [owner, excess] = overOf(hand);
    if (excess.count <= 0) { return; }
    Betting& now = hand.now;
    now.total[owner] -= excess;
    now.in[owner] = most(now.in[owner] - excess, Chips{});
    now.stack[owner] += excess;
    now.back = owner;
    now.returned = excess;
    if (playable(hand, owner).count > 0) { now.allIn.erase(owner); }
}

[[gnu::noinline]] void closeRound(Hand& hand) {
    hand.now.turn = kNoSeat;
    giveBack(hand);
    if (hand.now.live.size() == 1) { hand.over = true; }
}

}  // namespace

int capOfTwoRounds(const Hand& hand) { return form(hand.stakes.form).bettingRounds == 2 ? hand.rules.capTwoRounds : 0; }

bool capsHeadsUp(const Hand& hand) { return hand.rules.capHeadsUp == CapHeadsUp::capped; }

Seat firstAfterButton(const Hand& hand, SeatSet among) { return among.next(hand.button); }

Chips furthestBesides(const Hand& hand, Seat seat) {
    Chips far;
    for (const Seat other : hand.now.live) {
        if (other != seat) { far = most(far, reach(hand, other)); }
    }
    return far;
}

bool anotherGoesOn(const Hand& hand, Seat seat) {
    for (const Seat other : hand.now.live) {
        if (other != seat && reach(hand, other) > hand.now.level) { return true; }
    }
    return false;
}

void putIn(Hand& hand, Seat seat, Chips to) {
    const Chips added = to - hand.now.in[seat];
    hand.now.stack[seat] -= added;
    hand.now.in[seat] = to;
    hand.now.total[seat] += added;
    if (playable(hand, seat).count <= 0) { hand.now.allIn.insert(seat); }
}

void payDead(Hand& hand, Seat seat, Chips amount) {
    const Chips paid = least(amount, playable(hand, seat));
    hand.now.stack[seat] -= paid;
    hand.now.dead += paid;
    if (playable(hand, seat).count <= 0) { hand.now.allIn.insert(seat); }
}

void doAct(Hand& hand, const Action& action) {
    Betting& now = hand.now;
    const Seat seat = action.seat;
    if (action.verb == Verb::nothing || action.verb == Verb::time) { return; }
    const bool post = action.verb == Verb::bringIn;  // forced: nobody has acted by it
    if (!post) { ++now.actsInTurn; }
    if (now.wrongBy == seat) { now.wrongBy = kNoSeat; }  // acting again it has left its first wager behind
    ++now.since;
    std::uint8_t change = 0;
    if (action.verb == Verb::fold) {
        ++now.folds;
        now.live.erase(seat);
    } else if (action.verb == Verb::check) {
        ++now.checks;
    } else {
        if (!post) { ++now.withChips; }
        if (action.verb == Verb::complete && now.level.count == 0) { now.lowCompleted = true; }
        ++now.chipsSince;
        change = post ? 0 : 1;  // which was to come, and changes nothing for those who acted too soon
        putIn(hand, seat, action.to);
        if (action.verb == Verb::bringIn) {
            const bool full = hand.rules.bringInShort == BringInShort::full;
            now.level = most(full ? hand.stakes.bringIn : action.to, now.level);
            now.matched = {};
        } else if (action.to > now.level) {
            change = 2;
            lift(hand, seat, action.to);
        }
    }
    if (seat == (hand.third == kNoSeat ? hand.big : hand.third)) { now.bigBlindActed = true; }
    if (action.verb != Verb::bringIn) {
        now.acted.insert(seat);
        now.barred.erase(seat);  // that held for this act alone (002 BR11)
        if (now.in[seat] >= now.level) { now.matched.insert(seat); }
    }
    if (change != 2) { now.fresh.erase(seat); }
    for (const Seat other : now.waits) { now.waiting.after[other] = std::max(now.waiting.after[other], change); }
    if (now.capped && bettors(hand).size() <= 2) { now.cappedBeforeFold = true; }
}

namespace {

// The act that waited, now that the action has come to its seat. Whether it stands, and the action goes on.
[[gnu::noinline]] bool comesUp(Hand& hand) {
    Betting& now = hand.now;
    const std::optional<Outcome> outcome = whenTurnComes(hand, now.turn);
    if (!outcome) { return false; }
    if (hand.outcomeCount < hand.outcomes.size()) { hand.outcomes[hand.outcomeCount++] = *outcome; }
    if (outcome->kind == Outcome::Kind::floor) {
        hand.asked = outcome->rule;
        hand.proposed = outcome->action();
        return false;
    }
    const Verb waited = now.waiting.verb[now.turn];
    now.waits.erase(now.turn);
    if (outcome->kind == Outcome::Kind::lapses) {
        const bool passive = waited == Verb::check || waited == Verb::call;
        if (passive && hand.rules.outOfTurnChecker == OutOfTurnChecker::neverRaises) { now.barred.insert(now.turn); }
        return false;
    }
    doAct(hand, outcome->action());
    return true;
}

}  // namespace

void advance(Hand& hand, Seat after) {
    Betting& now = hand.now;
    while (true) {
        now.turn = now.live.size() > 1 ? nextAsked(hand, after) : kNoSeat;
        if (now.turn == kNoSeat) { return closeRound(hand); }
        if (!now.waits.contains(now.turn) || !comesUp(hand)) { return; }
        after = now.turn;
    }
}

void endBetting(Hand& hand) {
    hand.now.turn = kNoSeat;
    hand.openerUnknown = false;
    giveBack(hand);
}

void openRound(Hand& hand) {
    Betting& now = hand.now;
    now.level = now.fullLevel = now.levelBefore = now.proper = {};
    now.wrongBy = kNoSeat;
    now.step = hand.bigBlind;
    if (hand.straddle.count > 0 && hand.rules.straddleAfterFlop == StraddleAfterFlop::straddle) {
        now.step = hand.straddle;
    }
    if (hand.stakes.structure == Structure::spreadLimit) { now.step = most(now.step, hand.stakes.smallBet); }
    now.acted = now.matched = now.fresh = now.barred = now.waits = now.timed = {};
    hand.shortSeat = kNoSeat;
    now.raises = now.shortAllIns = 0;
    now.fullAllIn = now.completed = now.together = now.capped = now.cappedBeforeFold = now.straddleFirst = false;
    now.bettorsAtStart = static_cast<std::uint8_t>(bettors(hand).size());
    if (bettors(hand).size() > 1) {  // else nobody is asked any more, and the last push is remembered for the showdown
        now.aggressor = kNoSeat;
    }
    findOpener(hand);
}

// Who opens a round: the seat after the button; in stud the low card or the best board, as far as the cards are known.
void findOpener(Hand& hand) {
    Betting& now = hand.now;
    if (row(hand).opener == Opener::afterButton || row(hand).opener == Opener::afterBlinds) {
        now.opener = firstAfterButton(hand, now.live);
        if (hand.street > 0 && bettors(hand).size() <= 1) {  // the cards run out
            now.turn = kNoSeat;
            return;
        }
        advance(hand, hand.button);
        return;
    }
    const bool asBefore = row(hand).up == 0 && now.live.contains(now.opener);  // the boards have not changed
    const auto [seat, certain] = studOpener(hand);
    if (!certain && asBefore) { return openedBy(hand, now.opener); }
    if (!certain && bettors(hand).size() > 1) {  // presumed, until somebody opens
        hand.openerUnknown = true;
        now.turn = now.opener = seat;
        return;
    }
    openedBy(hand, seat);
}

void openedBy(Hand& hand, Seat seat) {
    Betting& now = hand.now;
    hand.openerUnknown = false;
    now.opener = seat;
    if (bringInRound(hand) && seat != kNoSeat && now.allIn.contains(seat)) {
        now.matched = {};
        now.level = hand.stakes.bringIn;  // the low card is all-in for the ante: the next seat faces the bring-in
        advance(hand, seat);
    } else {
        advance(hand, seat == kNoSeat ? hand.button : seatAt(number(seat) - 1));
    }
}

void nextStreet(Hand& hand) {
    missDiscards(hand);
    hand.now.in = {};
    hand.now.back = kNoSeat;
    hand.now.returned = {};
    hand.act = {};
    ++hand.street;
    hand.drawn = hand.threw = {};
    openRound(hand);
}

void loseHand(Hand& hand, Seat seat) {
    if (hand.now.live.size() == 1) { return; }  // the last one has won
    hand.now.live.erase(seat);
    hand.now.waits.erase(seat);
    hand.deadHands.insert(seat);
    hand.act = {};
    withdrawWager(hand, seat);
    const Seat turn = hand.now.turn;
    if (hand.openerUnknown && hand.now.live.size() > 1) {
        findOpener(hand);  // the upcards of the others may say it now
    } else if (turn != kNoSeat) {
        // The action stays where it was unless it was on the dead hand, or the seat has nothing left to decide.
        advance(hand, turn == seat ? seat : seatAt(number(turn) - 1));
    } else if (hand.now.live.size() == 1) {
        advance(hand, seat);
    }
}

Chips potMost(const Hand& hand, Seat seat, PotLimitSum* sum) {
    const Betting& now = hand.now;
    Chips pot = now.dead;
    for (const Seat other : hand.dealt) { pot += now.total[other]; }
    Chips mine = now.in[seat];
    if (blindsCount(hand)) {
        if (hand.rules.potLimitAnte == PotLimitAnte::afterTheFlop) { pot -= now.antes; }
        const bool whole = hand.rules.potLimitShortBlind == PotLimitShortBlind::asFull;
        const bool asBig = hand.rules.potLimitSmallBlind == PotLimitSmallBlind::asBigBlind && !now.bigBlindActed;
        const auto counted = [&](Seat poster, Chips nominal) {
            if (nominal.count == 0) { return; }
            const Chips lies = poster == kNoSeat ? Chips{} : now.in[poster];
            const bool smaller = nominal < hand.bigBlind;
            const Chips counts = asBig && smaller && (poster != kNoSeat || whole) ? hand.bigBlind
                                 : whole                                          ? nominal
                                                                                  : lies;
            pot += most(counts - lies, Chips{});
            if (asBig && smaller && poster == seat) { mine = most(mine, hand.bigBlind); }
        };
        counted(hand.small, hand.stakes.small);
        const bool alone = hand.big != kNoSeat && hand.stakes.big.count == 0;  // a blind of its own
        counted(hand.big, alone ? hand.bigBlind : hand.stakes.big);
        counted(hand.third, hand.stakes.third);
    }
    if (hand.rules.potLimitRounding == PotLimitRounding::up) {
        const int to = hand.rules.potLimitRoundTo;
        const Chips step = to == 0 ? hand.stakes.unit : Chips{std::int64_t{to} * 100};
        pot = wholeUnits(pot + step - Chips{1}, step);
    }
    const Chips call = now.level - mine;
    const Chips limit = wholeUnits(now.level + pot + call, hand.stakes.unit);
    if (sum != nullptr) { *sum = {call, pot + call, limit}; }
    return limit;
}

}  // namespace inner

PotLimitSum potLimitSum(const Hand& hand) {
    PotLimitSum sum;
    if (hand.now.turn != kNoSeat) { potMost(hand, hand.now.turn, &sum); }
    return sum;
}

// While a bring-in is due nothing is owed: C is the bring-in once a seat has brought it in (RULES.md 1.9).
Because<Chips> owes(const Hand& hand) {
    if (hand.now.turn == kNoSeat) { return {}; }
    Because<Chips> answer{owedBy(hand, hand.now.turn), {}};
    const bool first = blindsCount(hand);
    if (bringInRound(hand) && hand.now.level.count > 0 && hand.now.level == hand.stakes.bringIn) {
        answer.rules.add(RuleId::bringinConstant);
        answer.rules.add(RuleId::shortBringIn);
    } else if (first && hand.now.level == most(hand.bigBlind, hand.straddle)) {
        answer.rules.add(RuleId::bringinConstant);
        answer.rules.add(RuleId::blindsPartOfBet);
    } else {
        answer.rules.add(RuleId::releaseBinds);
    }
    return answer;
}

bool bringInDue(const Hand& hand) { return bringInRound(hand) && hand.now.level.count == 0; }

bool canCheck(const Hand& hand) { return hand.now.turn != kNoSeat && owes(hand).value.count == 0 && !bringInDue(hand); }

Because<Seat> toAct(const Hand& hand) {
    Because<Seat> answer{hand.now.turn, {}};
    if (answer.value == kNoSeat) {
        answer.rules.add(RuleId::nobodyLeftToBet);
        return answer;
    }
    const bool stud = form(hand.stakes.form).bringIn;
    if (hand.dealt.size() == 2 && !stud) { answer.rules.add(RuleId::headsUpBlinds); }
    if (hand.straddle.count > 0 && blindsCount(hand)) { answer.rules.add(RuleId::straddle); }
    if (stud) { answer.rules.add(RuleId::bringInSeat); }
    answer.rules.add(RuleId::actionStart);
    return answer;
}

Because<Going> raise(const Hand& hand) {
    Because<Going> answer;
    if (hand.now.turn != kNoSeat) { answer.value = goingOf(hand, hand.now.turn, &answer.rules); }
    return answer;
}

}  // namespace oddchip
