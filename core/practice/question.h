// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/baccarat/table.h"
#include "core/notation/notation.h"
#include "core/rules/evaluate.h"
#include "core/rules/table.h"

// One question of a drill: facts at a table, and what is asked of them. The right answer is no part of it: it is worked
// out by the core from the facts whenever it is wanted.
namespace oddchip::practice {

struct Skill;

// ---- words: an id of core/words and what its %1, %2 ... stand for --------------------------------------------------

struct Text;
struct Word {  // the statement of another row
    std::string id;
    bool operator==(const Word&) const = default;
};
struct HandRead {  // what a hand is called
    HandName name;
    Ranking ranking = Ranking::high;
    bool operator==(const HandRead&) const = default;
};
using Figure = std::variant<Chips, std::int64_t, Seat, SeatSet, CardList, Word, HandRead,
                            RuleId,  // its name
                            std::vector<Text>>;
struct Text {
    std::string id;
    std::vector<Figure> with;
    bool operator==(const Text&) const = default;
};

// ---- the answer ----------------------------------------------------------------------------------------------------

enum class Kind : std::uint8_t {
    amount,  // one amount
    count,   // one number of things
    seat,    // one seat
    seats,   // a set of seats, which may be empty where the question says so
    choice,  // one of a few sentences
    pots,    // for each pot, main first: how much and of whom; and what comes back
    shares,  // for each seat that wins: how much
    halves,  // the seats that win high, and those that win low
    spots,   // button, small blind, big blind: a seat or none
    posts,   // live and dead
};

struct Part {
    Chips amount;
    SeatSet seats;
    bool operator==(const Part&) const = default;
};
struct Answer {
    std::vector<Part> parts;  // amount, seats or both, as the kind has it; count: whole units in 'amount'.count
    int choice = -1;          // of Question::choices, from 0
    Part back;                // pots: what nobody called, and whose it is
    bool operator==(const Answer&) const = default;
};

// ---- the question --------------------------------------------------------------------------------------------------

struct Question {
    const Skill* skill = nullptr;
    int level = 1;
    std::uint64_t seed = 0;
    HouseRules rules;

    std::optional<TableOpened> opened;                  // a table: its seats and stakes
    std::vector<std::variant<Event, NextHand>> before;  // what has happened there; a next hand is the one that is due
    std::optional<HandBegan> began;                     // or one hand
    std::vector<Event> events;                          // what has happened in it
    std::vector<Event> acts;                            // what is told in words, and asked about
    std::optional<baccarat::Coup> coup;

    std::vector<Text> told;  // what is said beside the table, in order
    Text asks;
    std::vector<Text> choices;
    SeatSet among;            // seats that an answer may name
    std::vector<Chips> cash;  // amounts that the question speaks of, as its skill reads them
    int number = 0;           // a count that it speaks of
    bool faceDown = false;    // the hands are known, and lie face down

    // What the facts come to. Kept beside them because every picture needs it; made only by folding them.
    Table table;
    Verdict last = Ruling{};  // on the last event
};

// ---- the explanation -----------------------------------------------------------------------------------------------

struct Step {        // one movement of a dealer's hands: what is done, how its sum goes, and what it comes to
    Text what, how;  // no id of 'how': what is done says it all
    std::optional<Chips> sum;
};
struct Explanation {
    std::vector<RuleId> rules;  // the deciding one first
    std::vector<Step> steps;
    Text say;  // the sentence to say aloud; no id: none
};

}  // namespace oddchip::practice
