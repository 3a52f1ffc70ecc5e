// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What the floor decides of a pot after the next hand has begun: chips move between the players who are still there,
// and count from the next hand on (RULES.md 1.3, award-window).
#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

// Who pays whom: what one wins less by the new award goes to those who win more, seat after seat.
struct Moves {
    std::array<ChipsPassed, kSeats> list{};
    std::size_t size = 0;
};

Moves movesBy(const Table& table, const FloorRuled& floor) {
    const Hand& was = table.lastHand;
    Hand now = was;
    commitNote(now, floor, Ruling{});
    const Winnings before = winnings(was), after = winnings(now);
    PerSeat<Chips> pays, gets;
    for (const Seat seat : was.dealt) {
        const Chips more = after.amount[seat] - before.amount[seat];
        (more > Chips{} ? gets : pays)[seat] = more > Chips{} ? more : Chips{} - more;
    }
    Moves moves;
    for (const Seat from : was.dealt) {
        for (const Seat to : was.dealt) {
            const Chips amount = least(pays[from], gets[to]);
            if (amount.count == 0 || moves.size == moves.list.size()) { continue; }
            pays[from] -= amount;
            gets[to] -= amount;
            const Seat sitsAt = table.lastAt[from], getsAt = table.lastAt[to];
            if (sitsAt == kNoSeat || getsAt == kNoSeat) { continue; }  // one of them has left with what he had
            moves.list[moves.size++] = {sitsAt, getsAt, amount};
        }
    }
    return moves;
}

// One player pays what lies there of it. Who is in a hand has it from the next one on.
void pay(Table& table, const ChipsPassed& move) {
    Place& from = table.places[move.from];
    Place& to = table.places[move.to];
    if (!from.taken || !to.taken) { return; }
    const Chips paid = from.counted ? least(move.amount, from.stack) : move.amount;
    if (from.counted) { from.stack -= paid; }
    (inRunningHand(table, move.to) ? to.pending : to.stack) += paid;
}

// What was to go the other way stays where it is.
void note(Table& table, ChipsPassed move) {
    for (ChipsPassed& other : table.moved) {
        if (other.from != move.to || other.to != move.from) { continue; }
        const Chips both = least(other.amount, move.amount);
        other.amount -= both;
        move.amount -= both;
    }
    for (ChipsPassed& free : table.moved) {
        if (free.amount.count > 0 || move.amount.count == 0) { continue; }
        free = move;
        return;
    }
}

}  // namespace

Chips pending(const Table& table, Seat seat) {
    Chips all = table.places[seat].pending;
    for (const ChipsPassed& move : table.moved) {
        if (move.to == seat) { all += move.amount; }
    }
    return all;
}

namespace inner {

// While betting goes on no pot of the hand in play can be awarded: the floor speaks of the one before.
bool ofLastHand(const Table& table, const Event& event) {
    const auto* floor = std::get_if<FloorRuled>(&event);
    return floor != nullptr && floor->says == FloorSays::award && table.hasLast && running(table) &&
           !bettingOver(table.hand);
}

Verdict ruleOfLastHand(const Table& table, const Event& event) { return rule(table.lastHand, event); }

void commitOfLastHand(Table& table, const Event& event, const Ruling& ruling) {
    const Moves moves = movesBy(table, std::get<FloorRuled>(event));
    commit(table.lastHand, event, ruling);
    for (std::size_t i = 0; i < moves.size; ++i) { note(table, moves.list[i]); }
}

void keepLastHand(Table& table) {
    table.hasLast = table.open && table.playing && table.hand.over;
    table.moved = {};
    table.lastAt = {};
    if (!table.hasLast) { return; }
    table.lastHand = table.hand;
    for (const Seat seat : table.hand.dealt) { table.lastAt[seat] = table.places[seat].taken ? seat : kNoSeat; }
}

void payMoved(Table& table) {
    for (const ChipsPassed& move : table.moved) {
        if (move.amount.count > 0) { pay(table, move); }
    }
    table.moved = {};
}

void leavesLastHand(Table& table, Seat seat) {
    for (ChipsPassed& move : table.moved) {
        if (move.amount.count == 0 || (move.from != seat && move.to != seat)) { continue; }
        if (move.from == seat) { pay(table, move); }
        move = {};
    }
    for (int i = 1; i <= kSeats; ++i) {
        if (table.lastAt[seatAt(i)] == seat) { table.lastAt[seatAt(i)] = kNoSeat; }
    }
}

void movesInLastHand(Table& table, Seat seat, Seat to) {
    for (ChipsPassed& move : table.moved) {
        if (move.from == seat) { move.from = to; }
        if (move.to == seat) { move.to = to; }
    }
    for (int i = 1; i <= kSeats; ++i) {
        if (table.lastAt[seatAt(i)] == seat) { table.lastAt[seatAt(i)] = to; }
    }
}

}  // namespace inner

}  // namespace oddchip
