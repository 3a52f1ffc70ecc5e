// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Errors noticed and claims made: a wager that was too small or above the pot, a call that was short, a raise or an
// amount that a player had not seen. What they still change depends on when (RULES.md 1.3, 1.4, 1.6, 1.9).
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

Ruling noticed(Seat seat, Verb verb, Chips to, RuleId rule) {
    Ruling ruling;
    ruling.counts = Action{seat, verb, to};
    ruling.rules.add(rule);
    return ruling;
}

Ruling changesNothing(const Hand& hand, Seat seat, RuleId rule) {
    return noticed(seat, Verb::nothing, hand.now.in[seat], rule);
}

bool roundOver(const Hand& hand) { return hand.now.turn == kNoSeat; }

// Whether so much has been done on a wager that it stays as it is.
bool underbetLate(const Hand& hand) {
    if (roundOver(hand)) { return true; }
    const int since = hand.now.since;
    switch (hand.rules.underbetDeadline) {
    case UnderbetDeadline::roundComplete: return false;
    case UnderbetDeadline::substantialAction: return since >= 3 || (since == 2 && hand.now.chipsSince >= 1);
    }
    return false;
}

bool overpotLate(const Hand& hand) {
    if (roundOver(hand) || hand.now.aggressor != hand.now.wrongBy) { return true; }
    switch (hand.rules.overPot) {
    case OverPot::untilAllActed: return false;
    case OverPot::untilNextActs: return hand.now.since > 0;
    }
    return false;
}

Ruling ruleUnderbet(const Hand& hand, Seat seat) {
    const Betting& now = hand.now;
    const bool stands = now.wrongBy == seat && now.proper > now.in[seat];
    const RuleId rule = stands ? underbetRule(hand, now.in[seat]) : RuleId::underbetAny;
    if (!stands || underbetLate(hand)) {
        Ruling ruling = changesNothing(hand, seat, rule);
        ruling.figures = {now.in[seat].count, now.proper.count, 0, 0};
        return ruling;
    }
    Ruling ruling = noticed(seat, Verb::bet, now.proper, rule);
    ruling.rules.add(RuleId::underbetAny);
    ruling.rules.add(RuleId::underbetNoUpgrade);
    ruling.figures = {now.in[seat].count, now.proper.count, 0, 0};
    return ruling;
}

Ruling ruleOverpot(const Hand& hand, Seat seat) {
    const Betting& now = hand.now;
    const bool stands = now.wrongBy == seat && now.proper < now.in[seat];
    Ruling ruling = changesNothing(hand, seat, RuleId::overpot);
    ruling.figures = {now.in[seat].count, now.proper.count, 0, 0};
    if (!stands || overpotLate(hand)) { return ruling; }
    ruling.counts = Action{seat, now.levelBefore.count == 0 ? Verb::bet : Verb::raise, now.proper};
    ruling.change = now.in[seat] - now.proper;
    ruling.rules.add(RuleId::potLimitMax);
    return ruling;
}

bool anyPushed(const Hand& hand) {
    for (const PotAward& award : hand.awards) {
        if (award.pushed) { return true; }
    }
    return false;
}

// Chips that were let go bind: the missing ones are made good until the pot is pushed, whatever was shown.
Ruling ruleShortCall(const Hand& hand, Seat seat) {
    const bool fixes = hand.shortSeat == seat && hand.now.live.contains(seat) && !anyPushed(hand);
    if (!fixes) { return changesNothing(hand, seat, RuleId::shortCallFix); }
    Ruling ruling = noticed(seat, Verb::call, hand.now.in[seat], RuleId::shortCallFix);
    ruling.rules.add(RuleId::releaseBinds);
    ruling.rules.add(RuleId::underbetAny);
    ruling.figures = {hand.shortPut.count, hand.shortOwed.count, (hand.shortOwed - hand.shortPut).count, 0};
    ruling.until = {UntilKind::push, 0};
    return ruling;
}

// Nobody has acted after the seat, so that its call may be taken back.
bool actedLast(const Hand& hand, Seat seat) {
    return hand.act.seat == seat && !hand.act.outOfTurn && hand.act.counts.to > lay(hand);
}

bool retractable(const Hand& hand, Seat seat) {
    switch (hand.rules.unawareOfRaise) {
    case UnawareOfRaise::retractIfNoActionAfter: return actedLast(hand, seat);
    case UnawareOfRaise::acceptedAction: return false;
    }
    return false;
}

Ruling ruleUnawareRaise(const Hand& hand, Seat seat) {
    Ruling ruling = changesNothing(hand, seat, RuleId::unawareRaise);
    ruling.flags.add(RuleId::unawareRaise);
    ruling.figures = {hand.now.levelBefore.count, hand.now.level.count, 0, 0};
    if (!retractable(hand, seat)) { return ruling; }
    const Chips lay = inner::lay(hand);
    ruling.counts->to = lay;
    ruling.change = hand.shortSeat == seat ? hand.shortPut : hand.act.counts.to - lay;
    ruling.until = {UntilKind::nextAct, 0};
    return ruling;
}

// In big bet: whoever put in most of the amount knew it; with less the floor decides whether the call stands.
Ruling ruleGross(const Hand& hand, Seat seat) {
    Ruling ruling = changesNothing(hand, seat, RuleId::grossMisunderstanding);
    const bool isShort = hand.shortSeat == seat;
    const Chips owed = isShort ? hand.shortOwed : hand.now.in[seat];
    const Chips put = isShort ? hand.shortPut : hand.now.in[seat];
    const int percent = hand.rules.grossMisunderstanding;
    ruling.figures = {put.count, owed.count, std::int64_t{percent} * 100, 0};  // told as amounts are
    const bool claims = percent > 0 && put.count * 100 < owed.count * percent;
    if (claims && !anyPushed(hand)) {
        ruling.asks = {true,
                       RuleId::grossMisunderstanding,
                       {Action{seat, Verb::call, hand.now.in[seat]}, Action{seat, Verb::fold, hand.now.in[seat]}}};
    }
    return ruling;
}

// Against a raise that the seat had not seen; where its chips say that it saw the raise, against the amount.
Ruling ruleUnaware(const Hand& hand, Seat seat) {
    const Betting& now = hand.now;
    const bool called = now.live.contains(seat) && now.acted.contains(seat) && now.aggressor != seat &&
                        now.aggressor != kNoSeat && now.in[seat].count > 0;
    if (!called) { return changesNothing(hand, seat, RuleId::unawareRaise); }
    const Chips put = now.in[seat] - hand.shortOwed + hand.shortPut;
    const bool saw = hand.shortSeat == seat && put > now.levelBefore;
    const bool raised = now.levelBefore.count > 0;
    if (raised && !saw) { return ruleUnawareRaise(hand, seat); }
    return bigBet(hand) ? ruleGross(hand, seat) : changesNothing(hand, seat, RuleId::unawareRaise);
}

// Everybody who put in the wrong amount is brought to the right one, as far as the stack goes, and it is the wager that
// it should have been. Where it was completed since, what was raised stays.
void bringUp(Hand& hand, Seat seat) {
    Betting& now = hand.now;
    const Chips was = now.in[seat];
    for (const Seat other : now.live) {
        if (now.in[other] >= was && now.in[other] < now.proper) {
            putIn(hand, other, least(now.proper, reach(hand, other)));
        }
    }
    if (now.level >= now.proper) { return; }
    now.level = now.levelBefore;
    lift(hand, seat, now.proper);
}

void cutDown(Hand& hand) {
    Betting& now = hand.now;
    for (const Seat other : hand.dealt) {
        const Chips over = now.in[other] - now.proper;
        if (over.count <= 0) { continue; }
        now.in[other] = now.proper;
        now.total[other] -= over;
        now.stack[other] += over;
        now.allIn.erase(other);
    }
    now.level = now.lastWager = now.proper;
    now.step = now.proper - now.levelBefore;
}

// The seat is as it was before its call. What the call had sent back to a bettor lies in front of him again.
void retract(Hand& hand, Seat seat) {
    Betting& now = hand.now;
    if (!hand.act.clear) {
        hand.now = hand.before;
    } else {
        const Chips back = now.in[seat] - hand.act.amount;
        now.stack[seat] += back;
        now.in[seat] -= back;
        now.total[seat] -= back;
        now.allIn.erase(seat);
        if (!hand.act.hasAmount) { now.acted.erase(seat); }
        if (now.back != kNoSeat) {
            now.stack[now.back] -= now.returned;
            now.in[now.back] += now.returned;
            now.total[now.back] += now.returned;
            if (playable(hand, now.back).count <= 0) { now.allIn.insert(now.back); }
        }
    }
    now.matched.erase(seat);
    now.turn = seat;
    hand.act = {};
    hand.shortSeat = kNoSeat;
}

}  // namespace

// The chips of a call, where they were fewer than it owed: they are made good, and a claim may still be heard.
void markShort(Hand& hand, const Act& act, const Action& counts, Chips owed) {
    if (hand.shortSeat == act.seat) { hand.shortSeat = kNoSeat; }
    const Chips put = act.put - act.took;
    if (counts.verb != Verb::call || put.count <= 0 || put >= owed) { return; }
    hand.shortSeat = act.seat;
    hand.shortPut = put;
    hand.shortOwed = owed;
}

// What a wager should have been that stands although it is too small (limit) or above the pot; 0: it is right.
Chips properFor(const Hand& hand, const Action& counts) {
    if (counts.verb != Verb::bet && counts.verb != Verb::raise) { return {}; }
    const Going going = goingOf(hand, counts.seat, nullptr);
    switch (hand.stakes.structure) {
    case Structure::noLimit: return {};
    case Structure::limit:
    case Structure::spreadLimit: return counts.to < going.least ? going.least : Chips{};
    case Structure::potLimit: return counts.to > going.most && !going.unbounded ? going.most : Chips{};
    }
    return {};
}

// Until it is noticed a wrong wager is what the others act on. One that is too small is no full level, and counts as
// none: the next seat may complete it.
void standWrongly(Hand& hand, const Action& counts, Chips proper) {
    Betting& now = hand.now;
    const Betting before = now;
    now.waits.erase(counts.seat);
    doAct(hand, counts);
    now.wrongBy = counts.seat;
    now.proper = proper;
    now.since = now.chipsSince = 0;
    now.fullLevel = before.fullLevel;
    now.fullAllIn = before.fullAllIn;
    now.shortAllIns = before.shortAllIns;
    now.raises = before.raises;
    now.capped = before.capped;
    now.cappedBeforeFold = before.cappedBeforeFold;
    now.completed = before.completed;
    now.together = before.together;
    advance(hand, counts.seat);
}

// What lay in front of the seat before its last act.
Chips lay(const Hand& hand) { return hand.act.clear ? hand.act.amount : hand.before.in[hand.act.seat]; }

RuleId underbetRule(const Hand& hand, Chips bet) {
    const bool lower = row(hand).bigBet && bet == hand.stakes.smallBet;
    return lower ? RuleId::underbetLimitStreet : RuleId::underbetAny;
}

Verdict ruleNotice(const Hand& hand, const Noticed& notice) {
    const Seat seat = notice.seat;
    if (seat < seatAt(1) || seat > seatAt(kSeats)) { return Refusal{Reason::noSuchSeat}; }
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    Ruling ruling;
    switch (notice.kind) {
    case NoticeKind::underbet: ruling = ruleUnderbet(hand, seat); break;
    case NoticeKind::shortCall: ruling = ruleShortCall(hand, seat); break;
    case NoticeKind::overpot: ruling = ruleOverpot(hand, seat); break;
    case NoticeKind::unaware: ruling = ruleUnaware(hand, seat); break;
    }
    ruling.rules.add(RuleId::noticeErrors);
    return ruling;
}

void commitNotice(Hand& hand, const Noticed& notice, const Ruling& ruling) {
    if (notice.kind == NoticeKind::unaware && ruling.change.count > 0) {
        retract(hand, notice.seat);
        hand.now.back = kNoSeat;
        hand.now.returned = {};
        return;
    }
    hand.now.back = kNoSeat;
    hand.now.returned = {};
    if (ruling.asks.floor) {
        hand.asked = ruling.asks.about;
        hand.proposed = ruling.asks.choices[0];
    }
    const bool corrects = ruling.counts->verb == Verb::bet || ruling.counts->verb == Verb::raise;
    if (!corrects) { return; }
    notice.kind == NoticeKind::underbet ? bringUp(hand, notice.seat) : cutDown(hand);
    hand.now.wrongBy = kNoSeat;
    hand.now.proper = {};
    hand.act = {};
    if (hand.now.turn != kNoSeat) { advance(hand, seatAt(number(hand.now.turn) - 1)); }
}

}  // namespace oddchip::inner
