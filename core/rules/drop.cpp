// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What the house takes, and the log of the dealer's down: what was taken beside what it comes to by rule.
#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

constexpr std::int32_t kAll = 10'000;  // all of the pot, up to the cap: an amount that the dealer took

// What the dealer took stands for what the rules would take, for as long as the hand lies there: it comes out of what
// the winners have got, who are still at the table. Whatever was not there to be taken was not.
template <class Take> void takeFromHand(Table& table, Chips Drop::*into, Take take) {
    Hand& hand = table.hand;
    const Winnings was = winnings(hand);
    take(hand);
    if (!table.carried) { return; }
    const Winnings now = winnings(hand);
    for (const Seat seat : hand.dealt) {
        Place& place = table.places[seat];
        if (!place.taken) { continue; }
        const Chips gives = least(was.amount[seat] - now.amount[seat], place.stack);
        place.stack -= gives;
        table.drop.*into += gives;
    }
}

SeatSet payTime(const Table& table) {
    SeatSet seats;
    for (const Seat seat : taken(table)) {
        if (!table.places[seat].away && table.places[seat].counted) { seats.insert(seat); }
    }
    return seats;
}

void addTo(Drop& sum, const Drop& more) {
    sum.rake += more.rake;
    sum.jackpot += more.jackpot;
    sum.time += more.time;
    sum.rakeDue += more.rakeDue;
    sum.jackpotDue += more.jackpotDue;
    sum.hands += more.hands;
    sum.floorCalls += more.floorCalls;
}

}  // namespace

namespace inner {

// There is a hand to take it from, whose players are still there.
Verdict ruleTaken(const Table& table) {
    if (!table.open || !table.playing || table.hand.misdealt || table.hand.isVoid) { return Refusal{Reason::noHand}; }
    return by(RuleId::rake);
}

void takeRakeByHand(Table& table, Chips amount) {
    takeFromHand(table, &Drop::rake, [&](Hand& hand) {
        Rake& rake = hand.stakes.rake;
        const Chips before = rake.perMyriad == kAll ? rake.cap : Chips{};
        rake.perMyriad = amount.count + before.count > 0 ? kAll : 0;
        rake.cap = before + amount;
        rake.step = {};
        rake.capByPlayers = {};
        rake.noFlopNoDrop = false;
    });
}

void takeDropByHand(Table& table, Chips amount) {
    takeFromHand(table, &Drop::jackpot, [&](Hand& hand) {
        Rake& rake = hand.stakes.rake;
        const bool spared = rake.noFlopNoDrop && !flopDealt(hand);  // the rake stays away, whatever is dropped
        if (spared) { rake.perMyriad = 0; }
        rake.jackpot = amount;
        rake.jackpotFrom = {};
        rake.noFlopNoDrop = false;
    });
}

void chargeTime(Table& table, Chips amount) {
    for (const Seat seat : payTime(table)) {
        if (inRunningHand(table, seat)) { continue; }
        const Chips paid = least(amount, table.places[seat].stack);
        table.places[seat].stack -= paid;
        table.drop.time += paid;
    }
}

void changeDealer(Table& table, const DealerNamed& dealer) {
    addTo(table.earlier, table.drop);
    table.drop = Drop{};
    table.drop.dealer = dealer.initials;
}

void collect(Table& table) {
    const Winnings won = winnings(table.hand);
    table.drop.rake += won.rake;
    table.drop.jackpot += won.jackpot;
    if (!table.open) { return; }
    Hand byRule = table.hand;
    byRule.stakes.rake = table.stakes.rake;
    const Winnings due = winnings(byRule);
    table.drop.rakeDue += due.rake;
    table.drop.jackpotDue += due.jackpot;
}

}  // namespace inner

Chips onTable(const Table& table) {
    Chips all = table.held;
    for (const Drop& drop : {table.drop, table.earlier}) { all += drop.rake + drop.jackpot + drop.time; }
    for (const Seat seat : taken(table)) { all += table.places[seat].pending; }
    const bool lies = table.playing && !table.carried;
    for (const Seat seat : taken(table) - (lies ? table.hand.dealt : SeatSet{})) { all += table.places[seat].stack; }
    if (!lies) { return all; }
    for (const Seat seat : table.hand.dealt) {
        if (!table.hand.now.uncounted.contains(seat)) { all += table.hand.now.stack[seat]; }
    }
    return all + potTotal(table.hand);
}

}  // namespace oddchip
