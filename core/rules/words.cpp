// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What was said, into an action: clear acts, statements with and without amounts.
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

Ruling counts(Seat seat, Verb verb, Chips to, RuleId rule) {
    Ruling ruling = kUnruled;
    ruling.counts = Action{seat, verb, to};
    ruling.rules = RuleIds(rule);
    ruling.until = {UntilKind::nextAct, 0};
    return ruling;
}

Ruling nothing(const Hand& hand, Seat seat, RuleId rule) {
    return counts(seat, Verb::nothing, hand.now.in[seat], rule);
}

Ruling callOf(const Hand& hand, Seat seat, Chips owed, RuleId rule) {
    const Chips to = hand.now.in[seat] + owed;
    Ruling ruling = counts(seat, owed.count > 0 ? Verb::call : Verb::check, to, rule);
    ruling.rules.add(RuleId::releaseBinds);
    ruling.figures = {to.count, owed.count, 0, 0};
    return ruling;
}

Ruling call(const Hand& hand, Seat seat, RuleId rule) { return callOf(hand, seat, owedBy(hand, seat), rule); }

Ruling check(const Hand& hand, Seat seat) {
    if (owedBy(hand, seat).count > 0) {
        Ruling ruling = nothing(hand, seat, RuleId::checkFacingBet);
        ruling.flags.add(RuleId::checkFacingBet);
        ruling.figures[0] = owedBy(hand, seat).count;
        return ruling;
    }
    return counts(seat, Verb::check, hand.now.in[seat], RuleId::verbalBinding);
}

// A post, all that the seat has where that is less: the round stays unopened. Of another seat than the one that owes
// it, out of turn, it is a call of what is to come.
Ruling bringIn(const Hand& hand, Seat seat) {
    if (seat != hand.now.turn) {
        return counts(seat, Verb::call, least(reach(hand, seat), hand.stakes.bringIn), RuleId::verbalBinding);
    }
    Ruling ruling = counts(seat, Verb::bringIn, least(reach(hand, seat), hand.stakes.bringIn), RuleId::bringInSeat);
    if (reach(hand, seat) <= hand.stakes.bringIn) { ruling.rules.add(RuleId::shortBringIn); }
    return ruling;
}

// All-in is the most the seat may do; where that leaves chips behind it is the bet, raise or call that it is.
// An all-in that nobody counted is nothing yet: the count is asked for.
Ruling allIn(const Hand& hand, Seat seat) {
    if (hand.now.uncounted.contains(seat)) { return nothing(hand, seat, RuleId::behindVerify); }
    const Chips far = reach(hand, seat);
    const bool limit = hand.stakes.structure == Structure::limit;
    const Going going = goingOf(hand, seat, nullptr);
    Ruling ruling;
    if (going.verb == Verb::nothing || far <= hand.now.level) {
        ruling = call(hand, seat, far <= hand.now.level ? RuleId::allinNoForfeit : RuleId::verbalBinding);
        if (far < hand.now.level) { ruling.rules.add(RuleId::allinEligibility); }
        if (far > hand.now.level) { goingOf(hand, seat, &ruling.rules); }
    } else {
        const Chips to = least(far, going.most);
        ruling = counts(seat, going.verb, to, limit ? RuleId::halfThreshold : RuleId::allinNoForfeit);
        goingOf(hand, seat, &ruling.rules);
    }
    ruling.rules.add(RuleId::allinAllPlayable);
    if (ruling.counts->to == far && ruling.counts->to > hand.now.in[seat]) { ruling.counts->verb = Verb::allIn; }
    ruling.figures = {ruling.counts->to.count, hand.now.level.count, streetBet(hand).count, 0};
    const Chips stays = hand.now.stack[seat] - playable(hand, seat);
    if (ruling.counts->verb == Verb::allIn && stays.count > 0) {
        ruling.flags.add(RuleId::unitResidue);
        ruling.figures[3] = stays.count;
    }
    return ruling;
}

// "Raise 60", to or by not said: the total if that is at least the least raise, else on top, else the least raise.
Ruling raiseBare(const Hand& hand, Seat seat, Chips amount) {
    const Going going = goingOf(hand, seat, nullptr);
    const Chips top = hand.now.level + amount;
    const Chips to = amount >= going.least ? amount : top >= going.least ? top : going.least;
    Ruling ruling = wager(hand, seat, to);
    RuleIds rules;
    rules.add(RuleId::raiseByOrTo);
    for (const RuleId id : ruling.rules.ids) {
        if (id != RuleId::none) { rules.add(id); }
    }
    ruling.rules = rules;
    ruling.figures = {amount.count, to.count, going.least.count, hand.now.level.count};
    return ruling;
}

Chips potBet(const Hand& hand, Seat seat) { return potMost(hand, seat, nullptr); }

// What an unclear number is: the floor says, or the smallest or the largest that it may mean.
Ruling unclear(const Hand& hand, Seat seat, Ruling smallest, Ruling largest, const Action& other) {
    Ruling ruling = nothing(hand, seat, RuleId::numberUnclear);
    switch (hand.rules.numberUnclear) {
    case NumberUnclear::floor: ruling.asks = {true, RuleId::numberUnclear, {*smallest.counts, other}}; return ruling;
    case NumberUnclear::smallest: ruling = smallest; break;
    case NumberUnclear::largestNotAbovePot: ruling = largest; break;
    }
    ruling.rules = RuleIds(RuleId::numberUnclear);
    return ruling;
}

// A bare number: the call, or a legal total; anything else is unclear.
Ruling number(const Hand& hand, Seat seat, Chips amount) {
    const Chips owed = owedBy(hand, seat);
    if (owed.count > 0 && (amount == owed || amount == hand.now.level)) {
        return call(hand, seat, RuleId::verbalBinding);
    }
    const Going going = goingOf(hand, seat, nullptr);
    if (going.verb != Verb::nothing && amount >= going.least && (going.unbounded || amount <= going.most)) {
        return wager(hand, seat, amount);
    }
    const Ruling atMostPot = wager(hand, seat, least(amount, most(potBet(hand, seat), hand.now.level)));
    Ruling ruling =
        unclear(hand, seat, call(hand, seat, RuleId::numberUnclear), atMostPot, *wager(hand, seat, amount).counts);
    ruling.figures = {amount.count, 0, 0, 0};
    return ruling;
}

}  // namespace

// A bare number beside one chip that it may mean as well: "five" and a chip of 500.
std::optional<Ruling> numberBeside(const Hand& hand, Seat seat, Chips said, Chips chip) {
    const Going going = goingOf(hand, seat, nullptr);
    const bool legal = going.verb != Verb::nothing && chip >= going.least && (going.unbounded || chip <= going.most);
    std::int64_t as = said.count;
    while (as > 0 && as < chip.count) { as *= 10; }
    if (!legal || as != chip.count || chip == said) { return std::nullopt; }
    const Ruling asSaid = number(hand, seat, said), asChip = wager(hand, seat, chip);
    const bool fits = most(potBet(hand, seat), hand.now.level) >= chip;
    Ruling ruling = unclear(hand, seat, asSaid, fits ? asChip : asSaid, *asChip.counts);
    ruling.figures = {said.count, chip.count, 0, 0};
    return ruling;
}

namespace {

Ruling same(const Hand& hand, Seat seat) {
    if (hand.now.level.count > 0) {
        return owedBy(hand, seat).count > 0 ? call(hand, seat, RuleId::verbalBinding) : check(hand, seat);
    }
    return wager(hand, seat, hand.now.lastWager);
}

// What has to be in whole units goes to the nearest; from half way as the house has it.
Chips nearestUnits(const Hand& hand, Chips amount) {
    const Chips unit = hand.stakes.unit;
    const Chips low = wholeUnits(amount, unit);
    const std::int64_t over = (amount - low).count * 2;
    const bool up = over > unit.count || (over == unit.count && hand.rules.wagerRoundTie == WagerRoundTie::up);
    return up ? low + unit : low;
}

}  // namespace

Action callBy(const Hand& hand, Seat seat) {
    const Chips owed = owedBy(hand, seat);
    return {seat, owed.count > 0 ? Verb::call : Verb::check, hand.now.in[seat] + owed};
}

namespace {

// A wager where none is open to the seat: the call, by the rules that close it.
Ruling closedWager(const Hand& hand, Seat seat) {
    Ruling ruling = call(hand, seat, RuleId::verbalBinding);
    ruling.rules = {};
    goingOf(hand, seat, &ruling.rules);
    return ruling;
}

Ruling openWager(const Hand& hand, Seat seat, Chips wanted, Units units, const Going& going) {
    Ruling ruling = counts(seat, going.verb, wanted, RuleId::verbalBinding);
    Chips& to = ruling.counts->to;
    const bool limit = hand.stakes.structure == Structure::limit;
    ruling.figures = {wanted.count, going.least.count, going.most.count, hand.now.level.count};
    if (wanted < going.least) {
        to = going.least;
        ruling.rules = {};
        ruling.rules.add(limit ? RuleId::underbetAny : RuleId::nlUnderraise);
    } else if (wanted > going.most && !going.unbounded) {
        to = going.most;
        ruling.rules = {};
        if (hand.stakes.structure == Structure::potLimit) { ruling.figures[1] = going.most.count; }
        ruling.rules.add(hand.stakes.structure == Structure::potLimit ? RuleId::overpot
                         : limit                                      ? RuleId::fixedRaiseStructure
                                                                      : RuleId::tableStakes);
    } else if (units == Units::whole && to < reach(hand, seat)) {
        const Chips nearest = least(most(nearestUnits(hand, to), going.least), reach(hand, seat));
        if (nearest != to) {
            to = nearest;
            ruling.rules = {};
            ruling.rules.add(RuleId::underbetRounding);
            ruling.flags.add(RuleId::unitResidue);
            ruling.figures[1] = to.count;
        }
    }
    if (going.verb == Verb::complete) {
        ruling.rules.add(RuleId::actiononlyComplete);
        ruling.rules.add(RuleId::completionNotRaise);
    }
    ruling.rules.add(limit ? RuleId::fixedRaiseStructure : RuleId::minWager);
    return ruling;
}

}  // namespace

Ruling wager(const Hand& hand, Seat seat, Chips wanted, Units units) {
    const Going going = goingOf(hand, seat, nullptr);
    if (going.verb != Verb::nothing) { return openWager(hand, seat, wanted, units, going); }
    return bringInDue(hand) ? bringIn(hand, seat) : closedWager(hand, seat);
}

namespace {

Ruling callOrCheck(const Hand& hand, Seat seat) {
    const Chips owed = owedBy(hand, seat);
    return owed.count > 0 ? callOf(hand, seat, owed, RuleId::verbalBinding) : check(hand, seat);
}

// What is said more rarely, apart from the rest so that this stays quick.
[[gnu::noinline]] Ruling statement(const Hand& hand, Seat seat, Verb verb, std::optional<Chips> amount) {
    switch (verb) {
    case Verb::fold:
    case Verb::check:
    case Verb::call:
    case Verb::bet:
    case Verb::raise:
    case Verb::complete: break;
    case Verb::allIn:
        return bringInDue(hand) && reach(hand, seat) <= hand.stakes.bringIn ? bringIn(hand, seat) : allIn(hand, seat);
    case Verb::bringIn: return bringInDue(hand) ? bringIn(hand, seat) : callOrCheck(hand, seat);
    case Verb::raiseBy: return wager(hand, seat, hand.now.level + amount.value_or(Chips{}));
    case Verb::raiseBare: return raiseBare(hand, seat, amount.value_or(Chips{}));
    case Verb::pot: return wager(hand, seat, potBet(hand, seat));
    case Verb::number: return number(hand, seat, amount.value_or(Chips{}));
    case Verb::same: return same(hand, seat);
    case Verb::time: return counts(seat, Verb::nothing, hand.now.in[seat], RuleId::timeCall);
    case Verb::nothing: break;
    }
    return nothing(hand, seat, RuleId::verbalBinding);
}

}  // namespace

Ruling clearAct(const Hand& hand, Seat seat, Verb verb, std::optional<Chips> amount) {
    switch (verb) {
    case Verb::fold: return counts(seat, Verb::fold, hand.now.in[seat], RuleId::verbalBinding);
    case Verb::check: return bringInDue(hand) && seat == hand.now.turn ? bringIn(hand, seat) : check(hand, seat);
    case Verb::call: return bringInDue(hand) ? bringIn(hand, seat) : callOrCheck(hand, seat);
    case Verb::bet:
    case Verb::raise:
    case Verb::complete: return wager(hand, seat, amount ? *amount : goingOf(hand, seat, nullptr).least);
    case Verb::nothing:
    case Verb::allIn:
    case Verb::bringIn:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return statement(hand, seat, verb, amount);
}

}  // namespace oddchip::inner
