// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Laws of the fold, over random play under random options: chips are conserved after every event, undo equals the
// earlier state, amend equals having entered it so, replay equals play, pot winners are eligible, nothing is allocated.
#include <rapidcheck.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>

#include "core/rules/inner.h"
#include "tests/kept_chips.h"
#include "tests/random_play.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"  // new and delete below are a pair, which inlining hides
#endif

namespace {
bool g_counting = false;
long g_allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
    if (g_counting) ++g_allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {  // std::stable_sort takes it so
    if (g_counting) ++g_allocations;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace oddchip {
namespace {

using namespace play;

static_assert(sizeof(Event) <= 96 && sizeof(Hand) <= 2048);
static_assert(std::is_trivially_copyable_v<Hand> && std::is_trivially_copyable_v<Ruling> &&
              std::is_trivially_copyable_v<Event>);

// Two hands are the same if every answer is; the bytes of a Hand hold padding that nothing sets.
bool same(const Hand& a, const Hand& b) {
    const Pots left = pots(a), right = pots(b);
    if (left.size != right.size || street(a) != street(b) || a.now.turn != b.now.turn || a.over != b.over) return false;
    for (std::size_t i = 0; i < left.size; ++i) {
        if (left.list[i].amount != right.list[i].amount || left.list[i].of != right.list[i].of) return false;
    }
    for (const Seat seat : a.dealt) {
        if (stack(a, seat) != stack(b, seat) || a.now.in[seat] != b.now.in[seat]) return false;
    }
    const Going mine = raise(a).value, theirs = raise(b).value;
    return owes(a).value == owes(b).value && mine.least == theirs.least && mine.most == theirs.most &&
           a.asked == b.asked && a.now.live == b.now.live && a.shown == b.shown && a.mucked == b.mucked &&
           a.now.raises == b.now.raises;
}

// Everything that was there before the posts, and nothing else, lies behind and in the middle.
void conserved(const Hand& hand) {
    chipsAreKept(hand);
    for (const Seat seat : hand.dealt) {
        const bool allIn = !hand.over && (hand.now.live & hand.now.allIn).contains(seat);
        if (allIn) RC_ASSERT(playable(hand, seat).count <= 0);
    }
    Chips inPots;
    const Pots all = pots(hand);
    for (const Pot& pot : all) {
        inPots += pot.amount;
        RC_ASSERT(!pot.of.empty());
        RC_ASSERT((pot.of - hand.now.live).empty());
    }
    RC_ASSERT(inPots == potTotal(hand));
    const Winnings won = winnings(hand);
    Chips paid = won.rake + won.jackpot, told = paid;
    for (const Seat seat : hand.dealt) paid += won.amount[seat];
    for (const Won& one : won) {
        told += one.amount;
        RC_ASSERT(one.odd <= one.amount);
        RC_ASSERT(all.list[one.pot].of.contains(one.seat));
    }
    RC_ASSERT(told == paid || won.size == won.list.size());
    RC_ASSERT(paid <= inPots);
    if (hand.over && !hand.misdealt && !hand.isVoid && hand.now.live.size() >= 1) RC_ASSERT(paid == inPots);
}

void choicesHold(const Hand& hand) {
    const Seat turn = toAct(hand).value;
    if (turn == kNoSeat) return;
    RC_ASSERT(hand.now.live.contains(turn));
    RC_ASSERT(!hand.now.allIn.contains(turn));
    RC_ASSERT(owes(hand).value <= playable(hand, turn));
    for (const Seat seat : hand.now.matched) {  // who is passed over has nothing left to decide
        RC_ASSERT(hand.now.acted.contains(seat));
        RC_ASSERT(hand.now.in[seat] >= hand.now.level);
    }
    const Going going = raise(hand).value;
    if (going.verb != Verb::nothing) {
        RC_ASSERT(going.least <= going.most);
        RC_ASSERT(going.least > hand.now.level);
        RC_ASSERT(going.most <= hand.now.in[turn] + playable(hand, turn));
    } else {
        // Nobody is asked who has nothing to decide; who checked out of turn may only check.
        RC_ASSERT(owes(hand).value.count > 0 || hand.now.barred.contains(turn));
    }
}

// The short way that nearly every act takes comes to what the whole way comes to.
void shortWayIsTheWhole(const Hand& hand, const Event& event) {
    if (!std::holds_alternative<Acted>(event)) return;
    const Verdict verdict = rule(hand, event);
    RC_ASSERT(verdict == inner::ruleAnyAct(hand, event));
    const auto* ruling = std::get_if<Ruling>(&verdict);
    if (ruling == nullptr) return;
    Hand left = hand, right = hand;
    commit(left, event, *ruling);
    right.outcomeCount = 0;
    right.now.back = kNoSeat;
    right.now.returned = {};
    inner::commitAnyAct(right, event, *ruling);
    RC_ASSERT(same(left, right));
    const bool counts = ruling->counts->verb != Verb::nothing;  // what counts as nothing is no act
    RC_ASSERT(left.act.seat == right.act.seat && left.act.clear == counts && right.act.clear == counts);
    RC_ASSERT(left.act.counts == right.act.counts && left.act.outOfTurn == right.act.outOfTurn);
    RC_ASSERT(left.now.acted == right.now.acted && left.now.fresh == right.now.fresh);
    RC_ASSERT(left.now.level == right.now.level && left.now.step == right.now.step);
}

struct Played {
    HandBegan began;
    std::vector<Event> events;  // those that were possible
    std::vector<Hand> states;   // after each, the first before any
};

Played playOne(std::uint64_t seed, int length) {
    Dice dice(seed);
    Played played{anyHand(dice), {}, {}};
    Hand hand = begin(played.began);
    conserved(hand);
    played.states.push_back(hand);
    for (int i = 0; i < length; ++i) {
        const Event event = anyEvent(dice, hand);
        shortWayIsTheWhole(hand, event);
        g_allocations = 0;
        g_counting = true;
        const Verdict verdict = rule(hand, event);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling != nullptr) commit(hand, event, *ruling);
        g_counting = false;
        RC_ASSERT(g_allocations == 0);
        if (ruling == nullptr) {
            RC_ASSERT(same(hand, played.states.back()));
            continue;
        }
        RC_ASSERT(!ruling->rules.empty());
        RC_ASSERT(!cites(ruling->rules.first(), hand.rules).empty());
        conserved(hand);
        choicesHold(hand);
        played.events.push_back(event);
        played.states.push_back(hand);
    }
    return played;
}

Log logOf(const Played& played) {
    Log log;
    log.hand = played.began;
    for (const Event& event : played.events) log.entries.push_back({event, 0, {}, {}, {}});
    return log;
}

Table tableOf(const Log& log) {
    const auto folded = fold(log);
    RC_ASSERT(std::holds_alternative<Table>(folded));
    return std::get<Table>(folded);
}

void replayEqualsPlay(const Played& played) {
    std::vector<Live> lives;
    for (const Event& event : played.events) lives.push_back({event, std::nullopt});
    const auto again = replay(played.began, lives);
    RC_ASSERT(std::holds_alternative<Hand>(again));
    RC_ASSERT(same(std::get<Hand>(again), played.states.back()));
}

void undoEqualsEarlier(const Played& played) {
    Log log = logOf(played);
    for (std::size_t back = 1; back <= std::min<std::size_t>(6, played.events.size()); ++back) {
        if (isFloorLine(played.events[played.events.size() - back])) return;  // which undo passes by
        const auto stepped = enter(log, tableOf(log), {Undo{}, 0, {}, {}, {}});
        RC_ASSERT(std::holds_alternative<Stepped>(stepped));
        RC_ASSERT(same(std::get<Stepped>(stepped).table.hand, played.states[played.events.size() - back]));
        log.entries.push_back({Undo{}, 0, {}, {}, {}});
    }
}

void amendEqualsEnteredSo(const Played& played, Dice& dice) {
    if (played.events.empty()) return;
    const Log log = logOf(played);
    const int at = dice.upTo(static_cast<int>(played.events.size()) - 1);
    if (isFloorLine(played.events[static_cast<std::size_t>(at)])) return;  // it has no number
    const auto begin = played.events.begin();
    const auto number = 1 + static_cast<int>(std::count_if(begin, begin + at, std::not_fn(isFloorLine)));
    const Event with = anyEvent(dice, played.states[static_cast<std::size_t>(at)]);
    if (isFloorLine(with)) return;
    Log other = log;
    other.entries[static_cast<std::size_t>(at)].what = with;
    const auto direct = fold(other);
    const auto amended = enter(log, tableOf(log), {Amend{number, with}, 0, {}, {}, {}});
    RC_ASSERT(std::holds_alternative<Table>(direct) == std::holds_alternative<Stepped>(amended));
    if (const auto* table = std::get_if<Table>(&direct)) {
        RC_ASSERT(same(table->hand, std::get<Stepped>(amended).table.hand));
    } else {
        RC_ASSERT(std::get<Refusal>(amended).reason == Reason::laterEvent);
    }
}

}  // namespace
}  // namespace oddchip

int main() {
    using namespace oddchip;
    bool good = rc::check("random play keeps every law", [](std::uint64_t seed) {
        const Played played = playOne(seed, 80);
        replayEqualsPlay(played);
        undoEqualsEarlier(played);
        Dice dice(seed + 1);
        amendEqualsEnteredSo(played, dice);
    });
    return good ? 0 : 1;
}
