// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What the archive answers. Plain values; amounts in hundredths, times in ms since 1970 UTC.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/query.h"
#include "core/rules/live.h"

namespace oddchip {

// How a hand stands out.
enum HandMark : std::uint8_t {
    kFlagged = 1,   // a flag was raised, or the floor was asked
    kDecided = 2,   // the floor decided something
    kAmended = 4,   // an event was undone or replaced
    kCallOpen = 8,  // the floor was called and has not decided since
    kMisdeal = 16,  // no hand was played to its end: misdeal or void
    kUnended = 32,  // it is not over
};

// A hand as a list shows it.
struct HandRow {
    HandKey key;
    std::int64_t first = 0, last = 0;  // its records
    std::int64_t at = 0;               // when it began
    std::int64_t table = 0;            // which table line of the journal, from 1; 0: a single hand
    std::int64_t number = 0;           // of the hand at its table
    Structure structure = Structure::noLimit;
    FormId form = FormId::holdem;
    Chips small, big;  // blinds; of limit games the two bets
    SeatSet seats;
    Chips pot;                   // what was won; of a hand that is not over what lies in the middle
    std::string told;            // the line that tells it best, as the dealer entered it
    int event = 0;               // its number in the hand; 0: none
    RuleId rule = RuleId::none;  // by which that line was ruled, or what it raised
    std::uint8_t marks = 0;      // HandMark
};

struct Found {
    std::vector<HandRow> rows;
    std::int64_t hands = 0;  // that the index holds
    bool more = false;       // there are others
    std::int64_t upTo = 0;   // the time of the newest hand that the index holds
    bool whole = true;       // the index holds all of every journal
};

// One record of a hand, with what the program says of it.
struct LineTold {
    std::int64_t seq = 0, at = 0;
    std::string actor, approver, reason, text;
    int number = 0;        // of the event; 0: it has none (undo, amend, floor)
    int about = 0;         // the event that it speaks of; 0: none
    int group = 0;         // one act and what replaced it or took it back, from 1; 0: it was not corrected
    bool standing = true;  // neither taken back nor replaced
    bool folded = true;    // false: this version cannot take it; the table is as before
    Ruling ruling;         // as when it was entered
};

struct HandTold {
    HandRow row;
    std::string journal;  // its path
    Log log;
    std::vector<LineTold> lines;  // as recorded, but for corrections: each stands under what it corrects
    std::vector<Table> tables;    // after each line; before the first: start
    Table start;
    std::string headHash;  // of its last record, hexadecimal
};

// The same facts under one set of rules.
struct Verdicts {
    struct Said {
        std::optional<Action> counts;
        Chips change;
        RuleIds rules;
        Chips owes;  // of the seat next to act
        Seat next = kNoSeat;
        Chips pot;
        bool operator==(const Said&) const = default;
    };
    RulesChosen chosen;
    HouseRules rules;
    std::vector<Said> said;                  // by standing event; shorter where a fact cannot be true
    int stops = 0;                           // the number of the fact that cannot be true; 0: none
    Seat wouldAct = kNoSeat;                 // whose turn it is there
    Reason why{};                            // where it stops
    PerSeat<std::optional<Chips>> net, won;  // at the end; nothing: not known
    Hand end;
};
struct Compared {
    HandBegan began;
    std::vector<int> numbers;  // of the standing events
    std::vector<Live> events;
    std::vector<Verdicts> columns;            // as they were asked for
    int first = -1;                           // place of the first event that differs from column 0
    std::vector<const Option*> because;       // options that make the first difference, each alone
    std::vector<std::vector<bool>> differs;   // [column][event]
    std::vector<PerSeat<bool>> moneyDiffers;  // [column]
};

// One hand that would have ended otherwise.
struct Moved {
    HandRow row;
    Chips moves;        // that other people would have got
    bool known = true;  // false: play would have gone another way; 'moves' says nothing
    int event = 0;      // place of the first difference, from 1; 0: only the division of the pots
    Event what;         // it
    std::optional<Action> was, would;
};
struct Impacted {
    std::int64_t hands = 0, of = 0;  // looked at, of all that were meant
    std::int64_t different = 0, unknown = 0;
    Chips moves;
    std::vector<Moved> rows;  // those that move most; unknown ones last
    // By what a hand moves, in its big blinds' 2, 4, 8, 16, 32, 64 and more.
    std::array<std::int64_t, 7> bars{};
    struct Where {
        Structure structure;
        FormId form;
        Chips small, big;
        std::int64_t hands = 0;
        Chips moves;
    };
    std::vector<Where> where;  // most hands first
    bool stopped = false;
};

struct Proof {
    std::string journal, id;
    std::int64_t epoch = 1, entries = 0;
    std::optional<std::int64_t> firstBad;
    std::string why;   // text id, "journal-sound"
    std::string head;  // of the last proven entry, hexadecimal
    bool stopped = false;
    std::vector<std::string> unreadable;  // anchors that are none
};

// One act of the tree of lines, in the order in which it is listed: a line goes down, a branch is one deeper.
struct TriedAct {
    int node = 0, parent = 0;
    int number = 0;  // how many acts into the hand
    int depth = 0;   // branches that lead to it
    std::string text, note;
    bool record = false;
    std::optional<Action> counts;
};
struct Tried {
    HandRow row;
    std::vector<TriedAct> acts;
    int node = 0;         // that is looked at
    std::string refused;  // why the text was not taken; a reason's id, or what the reader says
    Compared compared;    // of the record, or of the line that ends at a node that was tried
    std::string log, json;
    Hand hand;  // at the node, under the hand's own rules
};

// Why something could not be answered: a sentence, and the text id of its kind ("journal-damaged").
struct Failed {
    std::string why, kind;
};

using Answer = std::variant<Found, HandTold, Proof, Impacted, Tried, Failed>;

}  // namespace oddchip
