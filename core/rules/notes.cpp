// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What changes no bet by itself: counts of stacks, the clock, what is noted, and the decisions of the floor.
#include "core/rules/inner.h"

namespace oddchip {

using namespace inner;

namespace {

Ruling noted(RuleId rule) {
    Ruling ruling;
    ruling.rules.add(rule);
    return ruling;
}

Verdict ruleStack(const Hand& hand, Seat seat, Chips gone) {
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.uncounted.contains(seat) && gone > hand.now.stack[seat]) { return Refusal{Reason::moreThanStack}; }
    return noted(RuleId::stakePurchases);
}

Verdict ruleClock(const Hand& hand, const ClockCalled& clock) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(clock.seat)) { return Refusal{Reason::notDealtIn}; }
    if (clock.seat != hand.now.turn) {
        return Refusal{hand.now.live.contains(clock.seat) ? Reason::nobodyToAct : Reason::folded};
    }
    Ruling ruling = noted(RuleId::clock);
    if (!clock.expires) {
        ruling.result = Result::clock;
        return ruling;
    }
    const bool free = owedBy(hand, clock.seat).count == 0;
    ruling.counts = Action{clock.seat, free ? Verb::check : Verb::fold, hand.now.in[clock.seat]};
    return ruling;
}

Awarded awardOf(const FloorRuled& floor) {
    return {.pot = floor.pot, .board = floor.board, .half = floor.half, .seats = floor.seats};
}

Verdict ruleFloor(const Hand& hand, const FloorRuled& floor) {
    Ruling ruling = noted(RuleId::awardWindow);
    if (hand.over && (floor.says == FloorSays::dead || floor.says == FloorSays::live)) {
        return Refusal{Reason::handOver};
    }
    switch (floor.says) {
    case FloorSays::act:
        ruling.rules = {};
        ruling.rules.add(hand.asked != RuleId::none ? hand.asked : RuleId::verbalBinding);
        ruling.counts = Action{floor.seat, floor.verb, most(floor.amount, hand.now.in[floor.seat])};
        ruling.byFloor = true;
        return ruling;
    case FloorSays::dead:
        if (!hand.now.live.contains(floor.seat)) { return Refusal{Reason::folded}; }
        ruling.rules = {};
        ruling.rules.add(RuleId::deadKilled);
        ruling.dies.insert(floor.seat);
        return ruling;
    case FloorSays::live:
        ruling.rules = {};
        ruling.rules.add(RuleId::muckRetrieved);
        return ruling;
    case FloorSays::misdeal:
        ruling.result = Result::misdeal;
        ruling.rules.add(RuleId::misdealSettle);
        return ruling;
    case FloorSays::playOn: ruling.result = Result::playOn; return ruling;
    case FloorSays::award:
        if (const auto refusal = cannotAward(hand, awardOf(floor), true)) { return *refusal; }
        return ruling;
    case FloorSays::hold:
    case FloorSays::release: return floor.pot < pots(hand).size ? Verdict{ruling} : Verdict{Refusal{Reason::noSuchPot}};
    case FloorSays::has: return ruleStack(hand, floor.seat, {});
    }
    return ruling;
}

}  // namespace

Verdict inner::ruleNote(const Hand& hand, const Event& event) {
    return std::visit(Overloaded{[&](const Has& has) {
                                     Verdict verdict = ruleStack(hand, has.seat, {});
                                     if (auto* ruling = std::get_if<Ruling>(&verdict)) {
                                         ruling->rules = {};
                                         ruling->rules.add(RuleId::behindVerify);
                                     }
                                     return verdict;
                                 },
                                 [&](const Spends& spends) { return ruleStack(hand, spends.seat, spends.amount); },
                                 [&](const Counts& counts) {
                                     return hand.dealt.contains(counts.seat) ? Verdict{noted(RuleId::stakeDisclosure)}
                                                                             : Verdict{Refusal{Reason::notDealtIn}};
                                 },
                                 [&](const AsksCount& asks) {
                                     return hand.dealt.contains(asks.seat) ? Verdict{noted(RuleId::stakeDisclosure)}
                                                                           : Verdict{Refusal{Reason::notDealtIn}};
                                 },
                                 [&](const Exposed& exposed) {
                                     if (!hand.dealt.contains(exposed.seat)) {
                                         return Verdict{Refusal{Reason::notDealtIn}};
                                     }
                                     Ruling ruling = noted(RuleId::playerExposes);
                                     const bool paid = hand.shortSeat == kNoSeat || hand.shortSeat == exposed.seat;
                                     if (!paid) { ruling.rules.add(RuleId::showBeforePaid); }
                                     return Verdict{ruling};
                                 },
                                 [&](const ClockCalled& clock) { return ruleClock(hand, clock); },
                                 [&](const FloorRuled& floor) { return ruleFloor(hand, floor); },
                                 [&](const auto&) { return Verdict{noted(RuleId::noticeErrors)}; }},
                      event);
}

namespace {

void spend(Hand& hand, const Spends& spends) {
    const Seat seat = spends.seat;
    for (Chips* one : {&hand.now.stack[seat], &hand.start[seat], &hand.before.stack[seat]}) { *one -= spends.amount; }
    if (!hand.now.uncounted.contains(seat)) {
        const Chips left = hand.now.stack[seat];
        hand.residue[seat] = residueOf(hand.rules, oneAmount(left), left + hand.now.in[seat], hand.stakes.unit);
    }
    restack(hand, seat);
}

// Of a seat that others have passed, and that has not acted: this is its turn.
void actFor(Hand& hand, const Action& counts) {
    if (counts.seat != hand.now.turn) { return; }
    doAct(hand, {counts.seat, counts.verb, least(counts.to, reach(hand, counts.seat))});
    advance(hand, counts.seat);
}

void commitFloor(Hand& hand, const FloorRuled& floor, const Ruling& ruling) {
    const bool waits = floor.says == FloorSays::hold || floor.says == FloorSays::release;
    if (!waits) {  // what is held is not decided
        hand.asked = RuleId::none;
        hand.act = {};
    }
    switch (floor.says) {
    case FloorSays::act: actFor(hand, *ruling.counts); break;
    case FloorSays::dead: loseHand(hand, floor.seat); break;
    case FloorSays::live:
        if (!hand.awarded) { hand.awards = {}; }  // what the others had given up is contested again
        hand.now.live.insert(floor.seat);
        hand.deadHands.erase(floor.seat);
        hand.mucked.erase(floor.seat);
        break;
    case FloorSays::misdeal:
        restore(hand);
        hand.misdealt = true;
        break;
    case FloorSays::playOn:
        hand.faults.causes = {};  // none of them makes a misdeal any more
        endIfSettled(hand);
        break;
    case FloorSays::award: {
        const bool held = hand.awards[floor.pot].held;
        hand.awarded = true;
        hand.awards[floor.pot].held = false;
        readAward(hand, awardOf(floor));
        hand.awards[floor.pot].held = held && !settledPot(hand, pots(hand), floor.pot);
        endIfSettled(hand);
        break;
    }
    case FloorSays::hold:
        hand.awards[floor.pot].held = true;
        endIfSettled(hand);
        break;
    case FloorSays::release:
        hand.awards[floor.pot].held = false;
        hand.over = hand.over && (hand.misdealt || hand.isVoid);
        endIfSettled(hand);
        break;
    case FloorSays::has:
        recount(hand, floor.seat, floor.amount);
        restack(hand, floor.seat);
        break;
    }
}

}  // namespace

void inner::commitNote(Hand& hand, const Event& event, const Ruling& ruling) {
    std::visit(Overloaded{[&](const Has& has) {
                              recount(hand, has.seat, has.behind);
                              restack(hand, has.seat);
                          },
                          [&](const Spends& spends) { spend(hand, spends); },
                          [&](const ClockCalled&) {
                              if (ruling.counts) {
                                  hand.act = {};
                                  doAct(hand, *ruling.counts);
                                  advance(hand, ruling.counts->seat);
                              }
                          },
                          [&](const FloorRuled& floor) { commitFloor(hand, floor, ruling); }, [&](const auto&) {}},
               event);
}

}  // namespace oddchip
