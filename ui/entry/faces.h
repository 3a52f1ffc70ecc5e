// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/rules/table.h"
#include "ui/entry/button.h"

namespace oddchip::ui {

// The eleven buttons, in the order of their places. Each keeps its place and its meaning.
enum class Do : std::uint8_t { Fold, Call, Raise, AllIn, Deal, Push, Next, Said, Chips, Fault, Undo };
constexpr int kButtons = 11;

// What the buttons rest on: the table, and what the dealer is in the middle of.
struct Moment {
    const Table& table;
    Seat actor = kNoSeat;          // whom the first four buttons speak of; usually the seat to act
    std::optional<Do> open;        // whose panel is open
    std::optional<Chips> typed;    // the amount typed into it
    Seat upcard = kNoSeat;         // whose upcard of this street is to be entered
    bool floorCalled = false;      // and has not decided: the next hand waits
    bool runsOut = false;          // the board may be run out more than once
    bool typedEnough = false;      // a second press would record
    QString lastInput;             // what undo would take back; empty: nothing
    QString elsewhere;             // why none of the hand's buttons applies: "in helper"
    bool startsFirstHand = false;  // Next hand would open the table that is being set up
};

using Faces = std::array<Face, kButtons>;
Faces faces(const Moment& moment);

// The next pot to be pushed, in the order of settlement; nothing: not every pot has a winner, or all are pushed.
struct Push {
    int pot;  // 0 main
    Chips amount;
    SeatSet to;
};
std::optional<Push> nextPush(const Hand& hand);
int potsToPush(const Hand& hand);
bool allSettled(const Hand& hand);

// The hand is in play: begun, and not over.
bool inHand(const Table& table);

}  // namespace oddchip::ui
