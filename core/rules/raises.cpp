// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Whether a seat may bet, raise or complete, from what total to what total, and the rules that set each bound.
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

void note(RuleIds* why, RuleId rule) {
    if (why != nullptr) { why->add(rule); }
}

struct Facing {
    bool acted;
    Chips more;  // C - c: what the seat faces; a bring-in that it posted counts as nothing
};

Facing facing(const Hand& hand, Seat seat) {
    const Betting& now = hand.now;
    const bool bringIn = bringInRound(hand) && now.in[seat] <= hand.stakes.bringIn;
    return {now.acted.contains(seat), now.level - (bringIn ? Chips{} : now.in[seat])};
}

bool cappedFor(const Hand& hand, RuleIds* why) {
    const Betting& now = hand.now;
    if (!now.capped) { return false; }
    const bool two = bettors(hand).size() <= 2 && now.cappedBeforeFold;
    if (two && hand.rules.capUncapOnFold == CapUncapOnFold::yes && !capsHeadsUp(hand)) {
        note(why, RuleId::capUncapOnFold);
        return false;
    }
    if (two && !capsHeadsUp(hand)) {
        note(why, RuleId::capUncapOnFold);
        note(why, RuleId::capTrigger);
    }
    const bool ofTwo = form(hand.stakes.form).bettingRounds == 2;
    if (ofTwo) { note(why, RuleId::capTwoRounds); }
    if (capOfTwoRounds(hand) == 0) { note(why, RuleId::capMultiway); }
    if (capsHeadsUp(hand)) { note(why, RuleId::capHeadsup); }
    return true;
}

// Big bet: a seat that has acted may raise again only where it faces a full raise. A bring-in that it called is what it
// has in, as any bet is: that it counts as nothing is said of limit.
bool reopened(const Hand& hand, Seat seat, RuleIds* why) {
    if (!hand.now.acted.contains(seat)) { return true; }
    const Chips more = hand.now.level - hand.now.in[seat];
    const bool open = hand.rules.reopenCumulative == ReopenCumulative::perPlayer ? more >= hand.now.step
                                                                                 : hand.now.fresh.contains(seat);
    note(why, RuleId::reopenNl);
    if (open && hand.now.shortAllIns > 0) { note(why, RuleId::shortAllinCumulative); }
    return open;
}

Going bigBetGoing(const Hand& hand, Seat seat, Chips far, RuleIds* why) {
    const Betting& now = hand.now;
    Chips low = now.level + now.step;
    Chips high = far;
    const bool pot = hand.stakes.structure == Structure::potLimit;
    const bool allIn = low >= far;
    if (allIn) {
        low = far;
        note(why, RuleId::allinNoForfeit);
    }
    if (now.straddleFirst) { note(why, RuleId::straddle); }
    if (!reopened(hand, seat, why)) { return {}; }
    if (pot) {
        high = least(far, most(low, potMost(hand, seat, nullptr)));
        note(why, RuleId::potLimitMax);
    }
    note(why, RuleId::minWager);
    if (!pot) { note(why, RuleId::capNoneNl); }
    note(why, RuleId::capBigbet);
    const bool unknown = !pot && now.uncounted.contains(seat);
    return {now.level.count == 0 ? Verb::bet : Verb::raise, low, high, unknown};
}

void limitReasons(const Hand& hand, const Facing& face, bool completes, RuleIds* why) {
    const Betting& now = hand.now;
    if (now.together || (face.acted && now.shortAllIns > 1)) { note(why, RuleId::shortAllinCumulative); }
    if (now.fullAllIn) {
        note(why, face.acted ? RuleId::halfOrMoreFull : RuleId::halfRaiseSize);
        note(why, face.acted ? RuleId::halfRaiseSize : RuleId::halfOrMoreFull);
    }
    if (now.completed) { note(why, RuleId::actiononlyReopenedByOther); }
    if (completes) { note(why, RuleId::actiononlyComplete); }
    if (now.raises >= 1 && bettors(hand).size() <= 2) { note(why, RuleId::capHeadsup); }
    note(why, RuleId::fixedRaiseStructure);
    note(why, RuleId::minWager);
}

Going limitGoing(const Hand& hand, Seat seat, Chips far, RuleIds* why) {
    const Betting& now = hand.now;
    const Facing face = facing(hand, seat);
    const Chips bet = streetBet(hand);
    if (face.acted && face.more.count * 2 < bet.count) {
        const bool checked = now.in[seat].count == 0 && now.fullLevel.count == 0;
        note(why, checked ? RuleId::actiononlyCheckers : RuleId::actiononlyNoReopen);
        note(why, RuleId::halfThreshold);
        return {};
    }
    if (cappedFor(hand, why)) { return {}; }
    if (bringInDue(hand) && far <= hand.stakes.bringIn) {  // it brings in all it has
        note(why, RuleId::shortBringIn);
        return {};
    }
    const bool stud = bringInRound(hand) && now.fullLevel.count == 0;
    const bool completes = stud || now.level > now.fullLevel;
    if (stud) { note(why, RuleId::completionNotRaise); }
    Chips to = now.fullLevel + bet;
    if (to >= far) {
        to = far;
        note(why, RuleId::allinNoForfeit);
    }
    limitReasons(hand, face, completes, why);
    return {completes ? Verb::complete : now.level.count == 0 ? Verb::bet : Verb::raise, to, to, false};
}

// A blind that nobody raised has its option; who checked may raise later.
void noteChecker(const Hand& hand, Seat seat, RuleIds* why) {
    const Betting& now = hand.now;
    if (why == nullptr) { return; }
    if (seat == hand.big && blindsCount(hand) && !now.acted.contains(seat) && now.aggressor == kNoSeat) {
        note(why, RuleId::blindOption);
    }
    if (!now.acted.contains(seat) || now.in[seat].count != 0 || now.level.count == 0) { return; }
    const bool completed = now.completed && now.shortAllIns > 0;
    const bool againstAllIn = completed || (now.aggressor != kNoSeat && now.allIn.contains(now.aggressor));
    note(why, againstAllIn && !bigBet(hand) ? RuleId::checkraiseAllin : RuleId::checkraiseGeneral);
}

Going spreadGoing(const Hand& hand, Seat seat, Chips far, RuleIds* why) {
    const Betting& now = hand.now;
    const Facing face = facing(hand, seat);
    if ((face.acted && face.more < now.step) || cappedFor(hand, why)) {
        note(why, RuleId::reopenNl);
        return {};
    }
    const bool opens = now.level.count == 0;
    const Chips low = opens ? hand.stakes.smallBet : now.level + most(now.step, hand.stakes.smallBet);
    const Chips high = now.level + hand.stakes.bigBet;
    note(why, RuleId::minWager);
    note(why, RuleId::fixedRaiseStructure);
    return {opens ? Verb::bet : Verb::raise, least(low, far), least(most(low, high), far), false};
}

}  // namespace

Going goingOf(const Hand& hand, Seat seat, RuleIds* why) {
    const Betting& now = hand.now;
    const Chips far = reach(hand, seat);
    if (far <= now.level) {
        note(why, RuleId::allinNoForfeit);
        return {};
    }
    if (!anotherGoesOn(hand, seat)) {
        note(why, RuleId::noRaiseAgainstAllIn);
        return {};
    }
    if (now.barred.contains(seat)) {
        note(why, RuleId::ootCheck);
        return {};
    }
    noteChecker(hand, seat, why);
    switch (hand.stakes.structure) {
    case Structure::noLimit:
    case Structure::potLimit: return bigBetGoing(hand, seat, far, why);
    case Structure::limit: return limitGoing(hand, seat, far, why);
    case Structure::spreadLimit: return spreadGoing(hand, seat, far, why);
    }
    return {};
}

// It goes back at once. What was to be matched before it is so again, and the least raise is the one of then: the step
// before is not kept, and between two raises it is the one from the opening level.
void withdrawWager(Hand& hand, Seat seat) {
    Betting& now = hand.now;
    Chips matched;
    for (const Seat other : hand.dealt) {
        if (other != seat) { matched = most(matched, now.in[other]); }
    }
    const Chips over = now.in[seat] - matched;
    if (now.turn == kNoSeat || now.aggressor != seat || over.count <= 0) { return; }
    now.in[seat] -= over;
    now.total[seat] -= over;
    now.stack[seat] += over;
    now.back = seat;
    now.returned = over;
    now.level = most(now.levelBefore, matched);
    if (now.wrongBy == seat) { now.wrongBy = kNoSeat; }
    if (matched > now.levelBefore) { return; }  // somebody has called a part of it, which is still to be matched
    now.aggressor = kNoSeat;
    const Chips opening = blindsCount(hand) ? hand.bigBlind : Chips{};
    now.step = least(now.step, most(hand.bigBlind, now.levelBefore - opening));
    now.fullLevel = least(now.fullLevel, now.levelBefore);
    now.capped = false;
    if (now.raises > 0) { --now.raises; }
}

}  // namespace oddchip::inner
