// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What was moved, into an action: one chip, several chips, prior chips, second motions, and chips beside words.
// Letters are those of RULES.md 1.9: q what lies in front of the seat from before, C the level, F the step, U the bet.
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

struct Motion {
    Chips prior;    // q, what is left of it in front
    bool hadPrior;  // there was any
    bool allBack, partBack;
    Chips put;  // new chips
    Chips smallest;
    int chips;
};

Motion motionOf(const Hand& hand, const Act& act, bool firstOnly) {
    const Chips prior = hand.now.in[act.seat];
    const Chips left = prior - least(act.took, prior);
    return {left,
            prior.count > 0,
            prior.count > 0 && left.count == 0,
            act.took.count > 0 && left.count > 0,
            firstOnly ? act.first : act.put,
            firstOnly ? act.firstLeast : act.putLeast,
            firstOnly ? act.firstCount : act.count};
}

Ruling callRuling(const Hand& hand, const Motion& motion, Seat seat, RuleId rule) {
    Ruling ruling;
    ruling.counts = callBy(hand, seat);
    ruling.rules.add(rule);
    ruling.change = most(motion.prior + motion.put - ruling.counts->to, Chips{});
    ruling.until = {UntilKind::nextAct, 0};
    ruling.figures = {motion.put.count, owedBy(hand, seat).count, motion.smallest.count, ruling.change.count};
    return ruling;
}

Ruling raised(const Hand& hand, const Motion& motion, Seat seat, Chips to, RuleId rule) {
    Ruling ruling = wager(hand, seat, to, Units::asPut);
    RuleIds rules;
    rules.add(rule);
    for (const RuleId id : ruling.rules.ids) {
        if (id != RuleId::none && id != RuleId::verbalBinding) { rules.add(id); }
    }
    ruling.rules = rules;
    ruling.change = most(motion.prior + motion.put - ruling.counts->to, Chips{});
    ruling.figures = {motion.put.count, ruling.counts->to.count, hand.now.level.count, ruling.change.count};
    return ruling;
}

// Limit, several chips above the call: any excess, or half a bet of it, makes a raise.
Ruling limitExcess(const Hand& hand, const Motion& motion, Seat seat, Chips total, RuleId prior) {
    const Chips over = total - hand.now.level;
    const bool any = hand.rules.overbetLimit == OverbetLimit::anyExcessRaises;
    const bool raises = any ? over.count > 0 : over.count * 2 >= streetBet(hand).count;
    if (!raises || goingOf(hand, seat, nullptr).verb == Verb::nothing) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::overbetLimit);
    }
    const RuleId rule = prior != RuleId::none ? prior : any ? RuleId::overbetLimit : RuleId::halfBetCommit;
    return raised(hand, motion, seat, goingOf(hand, seat, nullptr).least, rule);
}

// Big bet, several chips above the call and below the least raise: the over-call.
Ruling bigBetExcess(const Hand& hand, const Motion& motion, Seat seat, Chips total, RuleId prior) {
    const Going going = goingOf(hand, seat, nullptr);
    const Chips over = total - hand.now.level;
    if (going.verb == Verb::nothing) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::nlOvercall);
    }
    const bool half = hand.rules.bigBetOvercall == BigBetOvercall::halfIsMinimumRaise;
    const bool raises = half ? over.count * 2 >= hand.now.step.count : over >= hand.now.step;
    if (!raises && total < going.most) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::nlOvercall);
    }
    const bool full = over >= hand.now.step;
    return raised(hand, motion, seat, total,
                  prior != RuleId::none ? prior
                  : full                ? RuleId::releaseBinds
                                        : RuleId::nlOvercall);
}

Ruling severalAbove(const Hand& hand, const Motion& motion, Seat seat, RuleId prior) {
    const Chips total = motion.prior + motion.put;
    if (total <= hand.now.level) { return callRuling(hand, motion, seat, RuleId::releaseBinds); }
    return bigBet(hand) ? bigBetExcess(hand, motion, seat, total, prior)
                        : limitExcess(hand, motion, seat, total, prior);
}

// Nobody has bet: the motion is the bet, one chip for its full value as far as that is legal.
Ruling opens(const Hand& hand, const Motion& motion, Seat seat) {
    return raised(hand, motion, seat, motion.prior + motion.put,
                  motion.chips == 1 ? RuleId::oversizeOpen : RuleId::releaseBinds);
}

// The blinds cover the call already (the big blind's option): any new chip is a bet of what lies there then.
Ruling option(const Hand& hand, const Motion& motion, Seat seat) {
    const bool asOne = hand.rules.priorChips == PriorChips::asOneMotion;
    if (asOne && motion.chips == 1 && !motion.allBack) { return callRuling(hand, motion, seat, RuleId::oversizeCall); }
    return raised(hand, motion, seat, motion.prior + motion.put, RuleId::priorChips);
}

// Facing a bet with nothing, or nothing any more, in front.
Ruling plain(const Hand& hand, const Motion& motion, Seat seat) {
    const RuleId prior = motion.allBack ? RuleId::priorChips : RuleId::none;
    const Chips total = motion.prior + motion.put;
    if (total <= hand.now.level) { return callRuling(hand, motion, seat, RuleId::releaseBinds); }
    if (motion.chips == 1) {
        const bool stud = bringInRound(hand) && hand.now.fullLevel.count == 0;
        return callRuling(hand, motion, seat,
                          prior != RuleId::none ? prior
                          : stud                ? RuleId::oversizeBringinStud
                                                : RuleId::oversizeCall);
    }
    if (hand.rules.severalChips == SeveralChips::removeOne && total - motion.smallest < hand.now.level) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::oversizeLastchip);
    }
    return severalAbove(hand, motion, seat, prior);
}

// Facing a bet with earlier chips still in front.
Ruling withPrior(const Hand& hand, const Motion& motion, Seat seat) {
    if (motion.partBack) { return severalAbove(hand, motion, seat, RuleId::priorChips); }
    if (hand.rules.priorChips == PriorChips::asOneMotion) {
        // Only the new chips are judged, on what is still owed.
        if (motion.chips == 1 ||
            (hand.rules.severalChips == SeveralChips::removeOne && motion.put - motion.smallest < owedBy(hand, seat))) {
            return callRuling(hand, motion, seat,
                              motion.prior + motion.put <= hand.now.level ? RuleId::releaseBinds : RuleId::priorChips);
        }
        return severalAbove(hand, motion, seat, RuleId::priorChips);
    }
    const Chips total = motion.prior + motion.put;
    if (total <= hand.now.level) { return callRuling(hand, motion, seat, RuleId::releaseBinds); }
    if (motion.chips == 1 || total - motion.smallest < hand.now.level) {
        return callRuling(hand, motion, seat, RuleId::priorChips);
    }
    return severalAbove(hand, motion, seat, RuleId::priorChips);
}

Ruling oneMotion(const Hand& hand, const Act& act, bool firstOnly) {
    const Motion motion = motionOf(hand, act, firstOnly);
    if (hand.now.level.count == 0) { return opens(hand, motion, act.seat); }
    if (owedBy(hand, act.seat).count == 0) { return option(hand, motion, act.seat); }
    return motion.hadPrior && !motion.allBack ? withPrior(hand, motion, act.seat) : plain(hand, motion, act.seat);
}

// "Raise" (or bet, pot) without an amount: the chips say how much, as many motions as the house lets count.
Ruling chipsAfterRaise(const Hand& hand, const Act& act) {
    const Chips prior = hand.now.in[act.seat] - least(act.took, hand.now.in[act.seat]);
    const Chips first = prior + act.first;
    Chips total = prior + act.put;
    switch (hand.rules.raiseMotions) {
    case RaiseMotions::anyAfterRaise: break;
    case RaiseMotions::amountFirst:
        total = act.motions > 1 && first > hand.now.level ? first : prior + act.firstTwo;
        break;
    case RaiseMotions::oneMotion: total = first; break;
    }
    const Motion motion = motionOf(hand, act, false);
    const bool single = act.count == 1;
    Ruling ruling = raised(hand, motion, act.seat, total, single ? RuleId::oversizeRaise : RuleId::raiseMultiMotion);
    ruling.until = {UntilKind::rest, 0};
    return ruling;
}

// Words with an amount, or that need none: they fix what is owed, and the chips are put right.
Ruling chipsBesideWords(const Hand& hand, const Act& act) {
    Ruling ruling = clearAct(hand, act.seat, act.said, act.hasAmount ? std::optional(act.amount) : std::nullopt);
    const Chips prior = hand.now.in[act.seat] - least(act.took, hand.now.in[act.seat]);
    const Chips lies = prior + act.put;
    if (!ruling.counts) { return ruling; }
    ruling.change = most(lies - ruling.counts->to, Chips{});
    const bool second = act.saidAgain != Verb::nothing;
    if (second) {
        RuleIds rules;
        rules.add(RuleId::stringWords);
        for (const RuleId id : ruling.rules.ids) {
            if (id != RuleId::none) { rules.add(id); }
        }
        ruling.rules = rules;
        const bool goesUp =
            act.saidAgain == Verb::raise || act.saidAgain == Verb::raiseBy || act.saidAgain == Verb::raiseBare;
        if (goesUp && act.said == Verb::call) { ruling.flags.add(RuleId::stringRaise); }
    } else if (act.put.count > 0 && lies != ruling.counts->to) {
        ruling.rules.add(RuleId::verbalBinding);
    }
    return ruling;
}

bool waitsForChips(const Act& act) { return !act.hasAmount && (act.said == Verb::raise || act.said == Verb::bet); }

}  // namespace

Ruling silent(const Hand& hand, const Act& act) {
    if (act.put.count == 0) {
        Ruling ruling;
        ruling.counts = Action{act.seat, Verb::nothing, hand.now.in[act.seat]};
        ruling.rules.add(RuleId::priorChips);
        return ruling;
    }
    const bool several = act.motions > 1;
    if (!several || hand.rules.stringEnforce == StringEnforce::onRequest) { return oneMotion(hand, act, false); }
    const Chips prior = hand.now.in[act.seat] - least(act.took, hand.now.in[act.seat]);
    if (hand.now.level.count > 0 && prior + act.put == hand.now.level) {
        return callRuling(hand, motionOf(hand, act, false), act.seat, RuleId::shortFirstMotion);
    }
    Ruling ruling = oneMotion(hand, act, true);
    const bool unopened = hand.now.level.count == 0;
    RuleIds rules;
    rules.add(unopened ? RuleId::stringBet : RuleId::stringRaise);
    for (const RuleId id : ruling.rules.ids) {
        if (id != RuleId::none) { rules.add(id); }
    }
    ruling.rules = rules;
    ruling.flags.add(unopened ? RuleId::stringBet : RuleId::stringRaise);
    ruling.change = most(prior + act.put - ruling.counts->to, Chips{});
    ruling.figures = {act.first.count, act.lastPut.count, hand.now.level.count, ruling.change.count};
    return ruling;
}

Ruling judged(const Hand& hand, const Act& act) {
    if (act.said == Verb::nothing || act.chipsFirst) { return silent(hand, act); }
    if (waitsForChips(act) && act.put.count > 0) { return chipsAfterRaise(hand, act); }
    Ruling ruling = chipsBesideWords(hand, act);
    if (waitsForChips(act) || act.said == Verb::pot) { ruling.until = {UntilKind::rest, 0}; }
    return ruling;
}

}  // namespace oddchip::inner
