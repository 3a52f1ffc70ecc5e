// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The table between hands: seats, stacks, the button, and what the next hand would post.
#include "core/rules/table.h"

#include "core/rules/inner.h"
#include "core/rules/outside.h"
#include "core/rules/stacks.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

bool handEvent(const Event& event) {
    return std::visit(Overloaded{[](const Sat&) { return false; },         [](const Adds&) { return false; },
                                 [](const Leaves&) { return false; },      [](const GoesAway&) { return false; },
                                 [](const ComesBack&) { return false; },   [](const Waits&) { return false; },
                                 [](const PostsOwed&) { return false; },   [](const PlaysBehind&) { return false; },
                                 [](const Passes&) { return false; },      [](const Objects&) { return false; },
                                 [](const MovesTo&) { return false; },     [](const BuysButton&) { return false; },
                                 [](const ButtonAt&) { return false; },    [](const DealerNamed&) { return false; },
                                 [](const ChipsNamed&) { return false; },  [](const ShuffleStarts&) { return false; },
                                 [](const TakesRake&) { return false; },   [](const DropTaken&) { return false; },
                                 [](const TimeCharged&) { return false; }, [](const auto&) { return true; }},
                      event);
}

// A count or a purchase of a seat that the hand does not concern; the floor is called where there is no hand.
bool atPlace(const Table& table, const Event& event) {
    const bool floor = std::holds_alternative<FloorCalled>(event) || std::holds_alternative<Version>(event);
    if (floor) { return table.open && !table.playing; }
    const bool about = std::holds_alternative<Has>(event) || std::holds_alternative<Spends>(event);
    return about && table.open && (!running(table) || !table.hand.dealt.contains(inner::actor(event)));
}

Verdict ruleButton(const Table& table, const BuysButton& buys) {
    Verdict verdict = alsoBy(seatVerdict(table, buys.seat, true), RuleId::missedBlinds);
    if (auto* ruling = std::get_if<Ruling>(&verdict)) { ruling->figures[0] = mayBuyButton(table).contains(buys.seat); }
    return verdict;
}

// Its place between hands: comings and goings, chips, button and blinds.
Verdict ruleTable(const Table& table, const Event& event) {
    return std::visit(
        Overloaded{
            [&](const Sat& sat) { return ruleSat(table, sat); },
            [&](const MovesTo& moves) { return ruleMoves(table, moves); },
            [&](const Adds& adds) { return ruleAdds(table, adds); },
            [&](const PlaysBehind& behind) { return ruleBehind(table, behind); },
            [&](const Passes& passes) { return rulePasses(table, passes); },
            [&](const Objects& objects) { return ruleObjects(table, objects); },
            [&](const Has& has) { return ruleCounted(table, has); },
            [&](const Spends& spends) { return ruleSpends(table, spends); },
            [&](const TimeCharged&) {
                return alsoBy(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}}, RuleId::rake);
            },
            [&](const TakesRake&) { return ruleTaken(table); },
            [&](const DropTaken&) { return ruleTaken(table); },
            [&](const ButtonAt& button) {
                return alsoBy(seatVerdict(table, button.seat, false), RuleId::buttonMethod);
            },
            [&](const BuysButton& buys) { return ruleButton(table, buys); },
            [&](const Leaves& leaves) { return alsoBy(seatVerdict(table, leaves.seat, true), RuleId::stakeNoRemoval); },
            [&](const GoesAway& away) { return alsoBy(seatVerdict(table, away.seat, true), RuleId::missedBlinds); },
            [&](const ComesBack& back) { return alsoBy(seatVerdict(table, back.seat, true), RuleId::missedBlinds); },
            [&](const Waits& waits) { return alsoBy(seatVerdict(table, waits.seat, true), RuleId::missedBlinds); },
            [&](const PostsOwed& posts) { return alsoBy(seatVerdict(table, posts.seat, true), RuleId::missedBlinds); },
            [&](const ShuffleStarts&) {
                return alsoBy(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}},
                              RuleId::stakeTransferWaiver);
            },
            [&](const ChipsNamed&) {
                return alsoBy(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}},
                              RuleId::unitChangeBetweenDeals);
            },
            [&](const DealerNamed&) {  // what was taken so far is his account
                return alsoBy(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}}, RuleId::rake);
            },
            [&](const auto&) {
                return alsoBy(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}}, RuleId::noticeErrors);
            }},
        event);
}

void goAway(Place& place) {
    place.away = true;
    place.posts = place.waits = place.buysButton = false;
}

void chooseEntry(Place& place, bool posts, bool waits) {
    place.posts = posts;
    place.waits = waits;
    place.buysButton = false;
}

void commitTable(Table& table, const Event& event, const Ruling& ruling) {
    // What the dealer takes comes out of the pot before anybody has it.
    const bool taken = std::holds_alternative<TakesRake>(event) || std::holds_alternative<DropTaken>(event);
    if (!taken) { carry(table); }
    table.hand.now.back = kNoSeat;  // what went back did so by an event before
    table.hand.now.returned = {};
    std::visit(Overloaded{[&](const Sat& sat) { sit(table, sat); },
                          [&](const MovesTo& moves) { move(table, moves); },
                          [&](const Adds& adds) { add(table, adds); },
                          [&](const PlaysBehind& behind) { playBehind(table, behind, ruling); },
                          [&](const Passes& passes) { pass(table, passes, ruling); },
                          [&](const Objects&) { takeBack(table, ruling); },
                          [&](const ButtonAt& button) {
                              table.button = button.seat;
                              table.buttonSet = true;
                          },
                          [&](const BuysButton& buys) { table.places[buys.seat].buysButton = ruling.figures[0] != 0; },
                          [&](const Leaves& leaves) { leave(table, leaves.seat); },
                          [&](const GoesAway& away) { goAway(table.places[away.seat]); },
                          [&](const ComesBack& back) { table.places[back.seat].away = false; },
                          [&](const Waits& waits) { chooseEntry(table.places[waits.seat], false, true); },
                          [&](const PostsOwed& posts) { chooseEntry(table.places[posts.seat], true, false); },
                          [&](const Has& has) { count(table, has); },
                          [&](const Spends& spends) { table.places[spends.seat].stack -= spends.amount; },
                          [&](const DealerNamed& dealer) { changeDealer(table, dealer); },
                          [&](const ChipsNamed& chips) { table.stakes.chips = chips.values; },
                          [&](const ShuffleStarts&) {
                              table.waived = anyPassed(table);
                              table.passed = {};
                              table.shuffling = true;
                          },
                          [&](const TakesRake& rake) { takeRakeByHand(table, rake.amount); },
                          [&](const DropTaken& drop) { takeDropByHand(table, drop.amount); },
                          [&](const TimeCharged& time) { chargeTime(table, time.amount); },
                          [&](const auto&) {}},
               event);
    if (taken) { carry(table); }
}

}  // namespace

SeatSet taken(const Table& table) {
    SeatSet seats;
    for (int i = 1; i <= table.seats; ++i) {
        if (table.places[seatAt(i)].taken) { seats.insert(seatAt(i)); }
    }
    return seats;
}

Table opened(const HouseRules& rules, const TableOpened& set) {
    Table table;
    table.rules = rules;
    table.open = true;
    table.seats = set.seats;
    table.stakes = set.stakes;
    table.buttonBlind = set.buttonBlind;
    if (set.stakes.minBet.count == 0) { table.stakes.minBet = set.buttonBlind; }  // it opens the betting
    if (belowFloor(rules, set.stakes)) { table.flags.add(RuleId::buyinFloorNotLower); }
    return table;
}

std::optional<Chips> stack(const Table& table, Seat seat) {
    if (table.playing && !table.carried && table.hand.dealt.contains(seat)) { return stack(table.hand, seat); }
    const Place& place = table.places[seat];
    return place.counted ? std::optional(place.stack) : std::nullopt;
}

bool outsideHand(const Table& table, const Event& event) {
    return !handEvent(event) || atPlace(table, event) || ofLastHand(table, event);
}

Verdict rule(const Table& table, const Event& event) {
    if (!handEvent(event) || atPlace(table, event)) {
        Table now = table;
        carry(now);
        return ruleTable(now, event);
    }
    if (!table.playing) { return Refusal{Reason::noHand}; }
    if (const auto refusal = cannotHold(table, event)) { return *refusal; }
    if (ofLastHand(table, event)) { return ruleOfLastHand(table, event); }
    const Seat seat = actor(event);
    const bool anySeat = std::holds_alternative<Fault>(event);
    if (table.open && seat != kNoSeat && !table.hand.over && !anySeat) {
        const Verdict place = seatVerdict(table, seat, true);
        if (std::holds_alternative<Refusal>(place)) { return place; }
    }
    return rule(table.hand, event);
}

void commit(Table& table, const Event& event, const Ruling& ruling) {
    if (std::holds_alternative<FloorCalled>(event)) { ++table.drop.floorCalls; }
    if (!handEvent(event) || atPlace(table, event)) {
        commitTable(table, event, ruling);
    } else if (ofLastHand(table, event)) {
        commitOfLastHand(table, event, ruling);
    } else {
        commit(table.hand, event, ruling);
    }
}

void begin(Table& table, const HandBegan& began) {
    carry(table);
    table.flags = {};
    turnButton(table, began);
    for (const Seat seat : began.dealt) {
        Place& place = table.places[seat];
        const Chips lies = began.stacks[seat].sum();
        const bool counted = !began.uncounted.contains(seat);
        if (table.open && table.playing && place.counted && counted && place.stack != lies) {
            table.flags.add(RuleId::stackDiffers);
            if (lies < place.stack) { table.flags.add(RuleId::stakeNoRemoval); }
        }
        place.taken = true;
        place.counted = counted;
        place.stack = lies;
        place.playsBehind = counted ? least(began.behind[seat], lies) : began.behind[seat];
        place.behind = began.behind[seat] + place.debt;
    }
    table.waived = anyPassed(table) || (table.shuffling && table.waived);
    table.passed = {};
    table.rules = began.rules;
    table.shuffling = false;
    table.playing = true;
    table.carried = false;
    ++table.handNumber;
    ++table.drop.hands;
    table.hand = begin(began);
}

bool shuffleComplaintOpen(const Table& table) {
    if (!table.playing || table.hand.over) { return table.shuffling; }
    const Hand& hand = table.hand;
    for (const Seat seat : hand.dealt) {
        if (!hand.hole[seat].seen().empty()) { return false; }  // it has looked
    }
    return hand.now.actsInTurn == 0 && hand.act.seat == kNoSeat;
}

namespace inner {

void carry(Table& table) {
    if (!table.playing || table.carried || !table.hand.over) { return; }
    const bool dealtAgain = table.hand.misdealt || table.hand.isVoid;
    const auto left = stacks(table.hand);
    for (const Seat seat : table.hand.dealt) {
        Place& place = table.places[seat];
        const auto lies = left[seat];
        place.debt = owedToPots(table, seat);
        place.playsBehind = {};
        place.counted = lies.has_value();
        place.stack = lies.value_or(Chips{}) + place.pending;
        place.behind += place.pendingBehind;
        place.pending = place.pendingBehind = {};
    }
    collect(table);
    table.carried = true;
    payMoved(table);
    keepLastHand(table);
    for (const Seat seat : table.hand.dealt) {
        if (table.places[seat].leaving) { leave(table, seat); }
    }
    if (dealtAgain) { turnButtonBack(table); }
}

Verdict seatVerdict(const Table& table, Seat seat, bool mustBeTaken) {
    if (!table.open) { return Refusal{Reason::noHand}; }
    if (seat < seatAt(1) || number(seat) > table.seats) { return Refusal{Reason::noSuchSeat}; }
    if (mustBeTaken && !table.places[seat].taken) { return Refusal{Reason::emptySeat}; }
    return Ruling{};
}

Verdict alsoBy(Verdict verdict, RuleId rule) {
    if (auto* ruling = std::get_if<Ruling>(&verdict)) { ruling->rules.add(rule); }
    return verdict;
}

}  // namespace inner

}  // namespace oddchip
