// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Acts out of turn: each is kept, and stands or lapses when the action comes to its seat.
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

// Whether seats between the one to act and this one have not acted either: while he has not, they lose nothing.
bool othersSkipped(const Hand& hand, Seat seat) {
    const SeatSet able = bettors(hand) - hand.now.waits;
    const Seat next = able.next(hand.now.turn);
    return next != seat && next != hand.now.turn && number(next) != number(able.next(seat));
}

// Seats that have acted behind the one to act since its turn came. Who acted while another was waited for took nothing
// from it (002 BR12).
SeatSet actedBehind(const Hand& hand) {
    const Waiting& waiting = hand.now.waiting;
    return waiting.passed == hand.now.turn ? waiting.behind & hand.now.waits : SeatSet{};
}

// What the seat says that it does, where it may not do so now: that is judged when its turn comes.
std::optional<Action> meant(const Hand& hand, const Event& event, const Act& act) {
    const auto* clear = std::get_if<Acted>(&event);
    const Verb verb = clear != nullptr ? clear->verb : act.said;
    const Verb goesUp = hand.now.level.count == 0 ? Verb::bet : Verb::raise;
    const Chips lies = hand.now.in[act.seat];
    const std::optional<Chips> said = clear != nullptr ? clear->amount
                                      : act.hasAmount  ? std::optional(act.amount)
                                                       : std::nullopt;
    switch (verb) {
    case Verb::bet:
    case Verb::raise:
    case Verb::complete:
    case Verb::raiseBare:
        return Action{act.seat, goesUp, said.value_or(most(lies + act.put, hand.now.level + hand.now.step))};
    case Verb::raiseBy: return Action{act.seat, goesUp, hand.now.level + said.value_or(Chips{})};
    case Verb::allIn: return Action{act.seat, Verb::allIn, reach(hand, act.seat)};
    case Verb::nothing:
    case Verb::fold:
    case Verb::check:
    case Verb::call:
    case Verb::bringIn:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return std::nullopt;
}

}  // namespace

RuleId outOfTurnRule(Verb verb) {
    switch (verb) {
    case Verb::check: return RuleId::ootCheck;
    case Verb::call: return RuleId::ootCall;
    case Verb::bet: return RuleId::ootBet;
    case Verb::raise:
    case Verb::complete: return RuleId::ootRaise;
    case Verb::allIn: return RuleId::ootAllIn;
    case Verb::fold: return RuleId::ootFold;
    case Verb::nothing:
    case Verb::bringIn:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: return RuleId::none;
    }
    return RuleId::none;
}

// 'ruling': as if it were its turn.
Ruling outOfTurn(const Hand& hand, const Event& event, const Act& act, Ruling ruling) {
    const bool others = hand.act.seat != act.seat;  // have acted on its chips since
    if (std::holds_alternative<TookBack>(event) && others && hand.now.acted.contains(act.seat) &&
        hand.now.in[act.seat].count > 0 && forwardMayBind(hand)) {
        ruling.rules = RuleIds(RuleId::forwardMotion);
        ruling.asks = {true, RuleId::forwardMotion, {Action{act.seat, Verb::call, hand.now.in[act.seat]}}};
        return ruling;
    }
    const bool passive = ruling.counts && (ruling.counts->verb == Verb::check || ruling.counts->verb == Verb::call);
    if (const auto raise = meant(hand, event, act); passive && raise) { ruling.counts = raise; }
    const Verb verb = ruling.counts ? ruling.counts->verb : Verb::nothing;
    const RuleId rule = outOfTurnRule(verb);
    if (rule == RuleId::none) { return ruling; }
    RuleIds rules;
    rules.add(rule);
    for (const RuleId id : ruling.rules.ids) {
        if (id != RuleId::none) { rules.add(id); }
    }
    ruling.rules = rules;
    ruling.flags.add(rule);
    ruling.until = {UntilKind::nextAct, 0};
    const int behind = (actedBehind(hand) | SeatSet{act.seat}).size();
    const bool keeps = hand.now.timed.contains(hand.now.turn);  // it said "time"
    if (keeps) {
        ruling.rules.add(RuleId::timeCall);
    } else if (behind >= hand.rules.skippedThreshold && hand.now.turn != kNoSeat) {
        ruling.asks = {true, RuleId::timeLostRight, {}};
        const std::int64_t seats[] = {behind, hand.rules.skippedThreshold, number(hand.now.turn)};
        ruling.figures = {seats[0] * 100, seats[1] * 100, seats[2] * 100, 0};  // told as amounts are
        if (othersSkipped(hand, act.seat)) { ruling.rules.add(RuleId::timeProtected); }
    }
    return ruling;
}

// The act that waits, now that the action has come to its seat. A bet or raise in between frees it; a call leaves it to
// the floor or binds, as the house has it; a fold is a fold unless the house frees it.
std::optional<Outcome> whenTurnComes(const Hand& hand, Seat seat) {
    const Verb verb = hand.now.waiting.verb[seat];
    const int after = hand.now.waiting.after[seat];
    Outcome outcome;
    outcome.rule = outOfTurnRule(verb);
    outcome.seat = seat;
    outcome.verb = verb;
    outcome.to = hand.now.in[seat];
    if (after == kDecided) {
        outcome.to = hand.now.waiting.to[seat];
        return outcome;
    }
    if (verb == Verb::fold) {
        const bool free = after == 2 && hand.rules.outOfTurnFold == OutOfTurnFold::unlessChanged;
        outcome.kind = free ? Outcome::Kind::lapses : Outcome::Kind::stands;
        return outcome;
    }
    if (after == 2 || (verb == Verb::check && owedBy(hand, seat).count > 0)) {
        outcome.kind = Outcome::Kind::lapses;
        return outcome;
    }
    if (verb == Verb::check) { return outcome; }
    const auto counts = [&] {
        if (verb == Verb::call) { return callBy(hand, seat); }
        return *(verb == Verb::allIn ? clearAct(hand, seat, verb, {}) : wager(hand, seat, hand.now.waiting.to[seat]))
                    .counts;
    }();
    outcome.verb = counts.verb;
    outcome.to = counts.to;
    if (after == 1 && hand.rules.outOfTurnAfterCall == OutOfTurnAfterCall::floor) {
        outcome.kind = Outcome::Kind::floor;
        outcome.rule = RuleId::ootBinding;
    }
    return outcome;
}

void keepForItsTurn(Hand& hand, const Action& counts, bool decided) {
    if (outOfTurnRule(counts.verb) == RuleId::none) { return; }
    Waiting& waiting = hand.now.waiting;
    if (waiting.passed != hand.now.turn) { waiting.behind = {}; }
    waiting.passed = hand.now.turn;
    waiting.behind.insert(counts.seat);
    hand.now.waits.insert(counts.seat);
    waiting.to[counts.seat] = counts.to;
    waiting.verb[counts.seat] = counts.verb;
    waiting.after[counts.seat] = decided ? kDecided : 0;
}

// An act out of turn is kept, whatever its seat does after it; one that a bet or raise has freed is none any more.
bool binds(const Hand& hand, Seat seat) {
    const bool freed = hand.now.waiting.after[seat] == 2 && hand.now.waiting.verb[seat] != Verb::fold;
    return hand.now.waits.contains(seat) && !freed;
}

}  // namespace oddchip::inner
