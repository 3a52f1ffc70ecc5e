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
    if (motion.prior + motion.put < ruling.counts->to) { ruling.rules.add(RuleId::underbetAny); }
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

void putFirst(Ruling& ruling, RuleId rule) {
    RuleIds rules;
    rules.add(rule);
    rules.addAll(ruling.rules);
    ruling.rules = rules;
}

// Limit, several chips above the call: any excess, or half a bet of it, makes a raise.
Ruling limitExcess(const Hand& hand, const Motion& motion, Seat seat, Chips total, RuleId prior) {
    const Chips over = total - hand.now.level;
    const bool any = hand.rules.overbetLimit == OverbetLimit::anyExcessRaises;
    const bool raises = any ? over.count > 0 : over.count * 2 >= streetBet(hand).count;
    if (!raises || goingOf(hand, seat, nullptr).verb == Verb::nothing) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::overbetLimit);
    }
    const RuleId rule = any ? RuleId::overbetLimit : RuleId::halfBetCommit;
    Ruling ruling = raised(hand, motion, seat, goingOf(hand, seat, nullptr).least, rule);
    if (prior != RuleId::none) { putFirst(ruling, prior); }
    return ruling;
}

// Third street: the bring-in, or with half of what is between the completion.
Ruling opensStud(const Hand& hand, const Motion& motion, Seat seat, Chips total) {
    const Chips bringIn = hand.stakes.bringIn;
    const Chips full = streetBet(hand);
    const bool completes = motion.chips > 1 && ((total - bringIn) * 2 >= full - bringIn);
    if (completes || (motion.chips == 1 && total == full && bringIn == full)) {
        return raised(hand, motion, seat, full, RuleId::halfBetCommit);
    }
    Ruling ruling = clearAct(hand, seat, Verb::bringIn, {});
    if (total > bringIn && motion.chips == 1) {
        RuleIds rules;
        rules.add(RuleId::oversizeBringinStud);
        rules.addAll(ruling.rules);
        ruling.rules = rules;
    } else if (total < bringIn) {
        ruling.rules.add(RuleId::underbetAny);
    }
    ruling.change = most(total - ruling.counts->to, Chips{});
    return ruling;
}

// A silent motion that is too small in limit, or above the pot: what the others act on, until somebody notices.
std::optional<Ruling> standsWrongly(const Hand& hand, const Motion& motion, Seat seat, Chips total) {
    const Going going = goingOf(hand, seat, nullptr);
    if (going.verb != Verb::bet && going.verb != Verb::raise) { return std::nullopt; }
    Ruling ruling;
    ruling.counts = Action{seat, going.verb, total};
    ruling.figures = {motion.put.count, going.least.count, hand.now.level.count, 0};
    ruling.until = {UntilKind::round, 0};
    if (going.verb == Verb::bet && !bigBet(hand) && total < going.least) {
        ruling.rules.add(underbetRule(hand, total));
        ruling.rules.add(RuleId::underbetAny);
        ruling.flags.add(underbetRule(hand, total));
        return ruling;
    }
    const bool potLimit = hand.stakes.structure == Structure::potLimit;
    if (potLimit && motion.chips > 1 && !going.unbounded && total > going.most) {
        ruling.figures[1] = going.most.count;
        ruling.rules.add(RuleId::overpot);
        ruling.rules.add(RuleId::potLimitMax);
        ruling.flags.add(RuleId::overpot);
        return ruling;
    }
    return std::nullopt;
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
    if (auto wrong = standsWrongly(hand, motion, seat, total)) { return *wrong; }
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
    const Chips total = motion.prior + motion.put;
    if (bringInDue(hand)) { return opensStud(hand, motion, seat, total); }
    if (const auto wrong = standsWrongly(hand, motion, seat, total)) { return *wrong; }
    return raised(hand, motion, seat, motion.prior + motion.put,
                  motion.chips == 1 ? RuleId::oversizeOpen : RuleId::releaseBinds);
}

// Every chip is needed to call, if without the smallest it would not do.
bool removesOne(const Hand& hand) { return hand.rules.severalChips == SeveralChips::removeOne; }

// Chips from before are left out of account, and the new ones judged as one motion.
bool asOneMotion(const Hand& hand) { return hand.rules.priorChips == PriorChips::asOneMotion; }

// The blinds cover the call already (the big blind's option): any new chip is a bet of what lies there then.
Ruling option(const Hand& hand, const Motion& motion, Seat seat) {
    if (asOneMotion(hand) && motion.chips == 1 && !motion.allBack) {
        return callRuling(hand, motion, seat, RuleId::oversizeCall);
    }
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
    if (removesOne(hand) && total - motion.smallest < hand.now.level) {
        return callRuling(hand, motion, seat, prior != RuleId::none ? prior : RuleId::oversizeLastchip);
    }
    return severalAbove(hand, motion, seat, prior);
}

// Facing a bet with earlier chips still in front.
Ruling withPrior(const Hand& hand, const Motion& motion, Seat seat) {
    if (asOneMotion(hand)) {
        // Only the new chips are judged, on what is still owed.
        if (motion.chips == 1 || (removesOne(hand) && motion.put - motion.smallest < owedBy(hand, seat))) {
            return callRuling(hand, motion, seat,
                              motion.prior + motion.put <= hand.now.level ? RuleId::releaseBinds : RuleId::priorChips);
        }
        return severalAbove(hand, motion, seat, RuleId::priorChips);
    }
    if (motion.partBack) { return severalAbove(hand, motion, seat, RuleId::priorChips); }
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
    if (act.said == Verb::number && act.count == 1 && act.motions == 1) {
        if (auto unclear = numberBeside(hand, act.seat, act.amount, act.put)) {
            unclear->change = most(hand.now.in[act.seat] + act.put - unclear->counts->to, Chips{});
            return *unclear;
        }
    }
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

bool forwardMayBind(const Hand& hand) {
    switch (hand.rules.forwardMotion) {
    case ForwardMotion::limitMayBind: return !bigBet(hand);
    case ForwardMotion::mayBind: return true;
    case ForwardMotion::releasedOnly: return false;
    }
    return false;
}

namespace {

// Chips moved forward and drawn back: nothing, or what they would have been if the floor holds the seat to it.
Ruling drawnBack(const Hand& hand, const Act& act) {
    Ruling ruling;
    if (forwardMayBind(hand)) {
        ruling = silent(hand, act);
        ruling.asks = {true, RuleId::forwardMotion, {*ruling.counts}};
    } else {
        ruling.counts = Action{act.seat, Verb::nothing, hand.now.in[act.seat]};
        ruling.change = act.put;
        ruling.until = {UntilKind::nextAct, 0};
    }
    putFirst(ruling, RuleId::forwardMotion);
    ruling.figures = {act.put.count, 0, 0, 0};
    return ruling;
}

bool wordsWin(const Hand& hand) {
    switch (hand.rules.verbalPrecedence) {
    case VerbalPrecedence::verbal: return true;
    case VerbalPrecedence::first: return false;
    }
    return true;
}

// Chips, then words: the words say what the chips are for, as far as they do not go beyond them; who wants to raise
// says so before the chips land.
Ruling wordsAfterChips(const Hand& hand, const Act& act) {
    const Ruling chips = silent(hand, act);
    const bool wager = act.said == Verb::call || act.said == Verb::same || (act.hasAmount && act.said != Verb::time);
    if (!wager || !wordsWin(hand)) { return chips; }
    Ruling words = chipsBesideWords(hand, act);
    if (words.asks.floor && words.asks.about == RuleId::numberUnclear) { return words; }
    if (words.counts->verb == Verb::nothing || words.counts->to >= chips.counts->to) { return chips; }
    putFirst(words, RuleId::verbalBinding);
    return words;
}

// All-in without a word: the house warns, leaves it to the floor, or says nothing.
void announced(const Hand& hand, const Act& act, Ruling& ruling) {
    const bool allIn = ruling.counts->to > hand.now.in[act.seat] && ruling.counts->to == reach(hand, act.seat);
    if (!allIn || act.said != Verb::nothing) { return; }
    switch (hand.rules.allInAnnounce) {
    case AllInAnnounce::warn: ruling.rules.add(RuleId::allinAnnounce); break;
    case AllInAnnounce::floor:
        ruling.rules.add(RuleId::allinAnnounce);
        ruling.asks = {true, RuleId::allinAnnounce, {*ruling.counts}};
        break;
    case AllInAnnounce::none: break;
    }
}

}  // namespace

Ruling judged(const Hand& hand, const Act& act) {
    if (act.back && !act.let) { return drawnBack(hand, act); }
    if (act.said == Verb::nothing) {
        Ruling ruling = silent(hand, act);
        announced(hand, act, ruling);
        return ruling;
    }
    if (act.chipsFirst) { return wordsAfterChips(hand, act); }
    if (waitsForChips(act) && act.put.count > 0) { return chipsAfterRaise(hand, act); }
    Ruling ruling = chipsBesideWords(hand, act);
    if (waitsForChips(act) || act.said == Verb::pot) { ruling.until = {UntilKind::rest, 0}; }
    return ruling;
}

}  // namespace oddchip::inner
