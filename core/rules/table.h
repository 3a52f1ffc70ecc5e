// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/rules/hand.h"

// A table between hands and the hand in play: the whole of what a window shows.
namespace oddchip {

struct TableOpened {  // table SEATS STAKES
    std::uint8_t seats = 9;
    Stakes stakes;
    Chips buttonBlind;  // in each hand, by the button alone: blind A at button; 0: none
    bool operator==(const TableOpened&) const = default;
};

// One place at the table. The stack is what lies there before the next hand is posted.
struct Place {
    bool taken = false, away = false, leaving = false, waits = false, posts = false;
    bool counted = false;     // the stack is known
    bool newHere = false;     // has not had a big blind yet
    bool buysButton = false;  // with the next hand
    bool owesBig = false, owesSmall = false;
    std::uint32_t person = 0;
    Chips stack;            // with what is behind
    Chips behind, pending;  // on its way to the table; counted from the next hand on
    Chips pendingBehind;    // the part of 'pending' that is on its way
    Chips debt;             // owed to the pots of earlier hands, out of what is on its way
    Chips playsBehind;      // what was behind when the hand in play began
    Chips minimum;          // that the last buy-in had to come to
    std::uint8_t shortBuys = 0;
};

// What a person who left keeps: the duty to bring back what was taken off, and the short buys of the session.
struct Visit {
    std::uint32_t person = 0;  // 0: nobody
    Chips left;
    std::int64_t leftAt = 0;  // ms since 1970 UTC; 0: not known
    std::uint8_t shortBuys = 0;
};

// Chips that went from one player to another since the last hand; an objection takes them back.
struct ChipsPassed {
    Seat from = kNoSeat, to = kNoSeat;
    Chips amount;
};

// What one dealer took in: what was taken, and beside it what the table's rake and jackpot come to by rule.
struct Drop {
    Chips rake, jackpot, time;
    Chips rakeDue, jackpotDue;
    std::array<char, 16> dealer{};
    std::int32_t hands = 0, floorCalls = 0;
};

// Where button and blinds lie. The small blind and the button may lie on an empty seat.
struct Spots {
    Seat button = kNoSeat, small = kNoSeat, big = kNoSeat;
};

// What seats owed before the hand in play began: a misdeal puts it back.
struct DutiesBefore {
    Spots spots;
    bool buttonSet = false;
    SeatSet bigs, taken, newHere, owesBig, owesSmall, posts, waits, buysButton;
};

struct Table {
    HouseRules rules;
    bool open = false;  // a table was set up; otherwise only single hands
    std::uint8_t seats = 10;
    Stakes stakes;
    Chips buttonBlind;  // of each hand
    PerSeat<Place> places;
    Seat button = kNoSeat, small = kNoSeat, big = kNoSeat;
    SeatSet bigs;            // who posted a big blind that was due (a moving button may have two)
    bool buttonSet = false;  // 'button N' since the last hand: the next 'next' does not move it
    DutiesBefore before;
    Drop drop, earlier;  // of the dealer who sits there, and of all before
    std::array<Visit, 40> visits{};
    std::array<ChipsPassed, 8> passed{};
    Hand lastHand;                            // the one before, while the floor may still award its pots anew
    bool hasLast = false;                     // there is one
    PerSeat<Seat> lastAt{};                   // where the player of each of its seats sits now; kNoSeat: has left
    std::array<ChipsPassed, kSeats> moved{};  // by the floor, from that hand: paid when the hand in play is over
    Chips held;                               // of its pots that the floor holds while the game goes on
    bool shuffling = false;                   // the next hand's time has begun
    bool waived = false;                      // chips were passed before it: nobody can object any more
    std::int64_t at = 0;  // of the event that is ruled on, ms since 1970 UTC; 0: not known. Whoever folds sets it
    std::int32_t handNumber = 0;
    bool playing = false;  // 'hand' has been begun
    bool carried = false;  // the finished hand's stacks lie at the places already
    RuleIds flags;         // raised when the table was opened or the hand began
    Hand hand;
};

Table opened(const HouseRules& rules, const TableOpened& table);
// As rule() and commit() of a hand, which events of a hand go to.
Verdict rule(const Table& table, const Event& event);
void commit(Table& table, const Event& event, const Ruling& ruling);
std::variant<HandBegan, Refusal> next(const Table& table);  // what the next hand would post, and where the button goes
void begin(Table& table, const HandBegan& began);
SeatSet taken(const Table& table);
// Of the hand in play, else what lies there; nothing: not counted.
std::optional<Chips> stack(const Table& table, Seat seat);

// ---- questions between hands -----------------------------------------------------------------------------------

Chips leastBuyIn(const HouseRules& rules, const Stakes& stakes);  // RULES.md 1.1, buyin-min-limit, buyin-min-bigbet
Chips mostBuyIn(const HouseRules& rules, const Stakes& stakes);   // buyin-max; 0: none
bool cashPlays(const HouseRules& rules, const Stakes& stakes, Chips note);  // cash-plays
Chips owedToPots(const Table& table, Seat seat);                            // behind-accounting
Chips pending(const Table& table, Seat seat);   // what it has with the next hand, also by the floor's award of the last
SeatSet mayBuyButton(const Table& table);       // who could do so with the next hand
bool shuffleComplaintOpen(const Table& table);  // shuffle-complaint
Chips onTable(const Table& table);  // all chips of counted stacks, pots, what is pending and what was taken in

}  // namespace oddchip
