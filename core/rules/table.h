// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <variant>

#include "core/rules/hand.h"

// A table between hands and the hand in play: the whole of what a window shows.
namespace oddchip {

struct TableOpened {  // table SEATS STAKES
    std::uint8_t seats = 9;
    Stakes stakes;
    bool operator==(const TableOpened&) const = default;
};

// One place at the table. The stack is what lies there before the next hand is posted.
struct Place {
    bool taken = false, away = false, leaving = false, waits = false, posts = false;
    bool counted = false;  // the stack is known
    bool newHere = false;  // has not had a big blind yet
    bool owesBig = false, owesSmall = false;
    std::uint32_t person = 0;
    Chips stack, behind, pending;
    Chips minimum;
    std::uint8_t shortBuys = 0;
};

struct Drop {
    Chips rake, jackpot, time;
    std::array<char, 16> dealer{};
    std::int32_t hands = 0;
};

struct Table {
    HouseRules rules;
    bool open = false;  // a table was set up; otherwise only single hands
    std::uint8_t seats = 10;
    Stakes stakes;
    PerSeat<Place> places;
    Seat button = kNoSeat, small = kNoSeat, big = kNoSeat;
    bool buttonSet = false;  // 'button N' since the last hand: the next 'next' does not move it
    Drop drop;
    std::int32_t handNumber = 0;
    bool playing = false;  // 'hand' has been begun
    bool carried = false;  // the finished hand's stacks lie at the places already
    RuleIds flags;         // raised when the hand began
    Hand hand;
};

Table opened(const HouseRules& rules, const TableOpened& table);
Verdict rule(const Table& table, const Event& event);  // hand events go to the hand
void commit(Table& table, const Event& event, const Ruling& ruling);
std::variant<HandBegan, Refusal> next(const Table& table);  // what the next hand would post, and where the button goes
void begin(Table& table, const HandBegan& began);
SeatSet taken(const Table& table);
std::optional<Chips> stack(const Table& table,
                           Seat seat);  // of the hand in play, else what lies there; nothing: not counted

}  // namespace oddchip
