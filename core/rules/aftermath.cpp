// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What the floor decides of a pot once the hand's chips have been carried to the seats: they move between the players
// who are still there, or come out of a pot that was held, and count from the next hand on (RULES.md 1.3,
// award-window).
#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

// Who pays whom: what one wins less by the new award goes to those who win more, seat after seat. What nobody pays
// comes out of a held pot.
struct Moves {
    std::array<ChipsPassed, kSeats> list{};
    std::size_t size = 0;
    PerSeat<Chips> fromHeld;
    Chips rake, jackpot;  // of it
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
    moves.fromHeld = gets;
    moves.rake = after.rake - before.rake;
    moves.jackpot = after.jackpot - before.jackpot;
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

// What belongs to somebody who has left meanwhile stays with the held chips, until it is paid at the cage.
void payHeld(Table& table, const Moves& moves) {
    if (table.held.count == 0) { return; }
    table.held -= moves.rake + moves.jackpot;
    table.drop.rake += moves.rake;
    table.drop.jackpot += moves.jackpot;
    for (const Seat seat : table.lastHand.dealt) {
        const Seat sitsAt = table.lastAt[seat];
        const Chips amount = least(moves.fromHeld[seat], table.held);
        if (amount.count <= 0 || sitsAt == kNoSeat || !table.places[sitsAt].taken) { continue; }
        Place& place = table.places[sitsAt];
        (inRunningHand(table, sitsAt) ? place.pending : place.stack) += amount;
        table.held -= amount;
    }
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

bool holdsOfLast(const Table& table) { return table.hasLast && anyHeld(table.lastHand); }

// While betting goes on no pot of the hand in play can be awarded: the floor speaks of the one before. So it does once
// the chips of a hand lie in front of the seats that won them; a pot that is held has waited for this word.
bool ofLastHand(const Table& table, const Event& event) {
    const auto* floor = std::get_if<FloorRuled>(&event);
    if (floor == nullptr || !table.hasLast) { return false; }
    const bool speaks =
        floor->says == FloorSays::award || (floor->says == FloorSays::release && anyHeld(table.lastHand));
    return speaks && (running(table) ? !bettingOver(table.hand) : table.carried || holdsOfLast(table));
}

Verdict ruleOfLastHand(const Table& table, const Event& event) { return rule(table.lastHand, event); }

void commitOfLastHand(Table& table, const Event& event, const Ruling& ruling) {
    carry(table);
    const Moves moves = movesBy(table, std::get<FloorRuled>(event));
    commit(table.lastHand, event, ruling);
    payHeld(table, moves);
    for (std::size_t i = 0; i < moves.size; ++i) { note(table, moves.list[i]); }
    if (!running(table)) { payMoved(table); }
}

// A pot is held before its chips lie in front of a seat, and one hand at a time.
std::optional<Refusal> cannotHold(const Table& table, const Event& event) {
    const auto* floor = std::get_if<FloorRuled>(&event);
    if (floor == nullptr || (floor->says != FloorSays::hold && floor->says != FloorSays::release)) { return {}; }
    if (table.carried && !ofLastHand(table, event)) { return Refusal{Reason::handOver}; }
    const bool another = floor->says == FloorSays::hold && holdsOfLast(table);
    return another ? std::optional(Refusal{Reason::handRunning}) : std::nullopt;
}

// A hand with a pot that is still held is kept until that is decided.
void keepLastHand(Table& table) {
    if (!table.open || holdsOfLast(table)) { return; }
    table.hasLast = true;
    table.moved = {};
    table.lastAt = {};
    table.lastHand = table.hand;
    if (anyHeld(table.hand)) {
        const Winnings won = winnings(table.hand);
        table.held += potTotal(table.hand) - won.rake - won.jackpot;
        for (const Chips amount : won.amount.values) { table.held -= amount; }
    }
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
