// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/notation/claims.h"
#include "core/rules/live.h"
#include "core/rules/rulebook.h"
#include "core/rules/table.h"

// One text form for the journal, scenario files, the clipboard and the command line: one line for each thing that
// happened, in the dealer's words. What is written reads back equal; what is read is written in one canonical way.
namespace oddchip {

struct ReadError {
    int line = 0;      // from 1; 0 where one line alone was read
    std::string what;  // an English sentence: what is wrong, and what was expected
    bool operator==(const ReadError&) const = default;
};
template <class T> using Read = std::variant<T, ReadError>;

// ---- words of a line -------------------------------------------------------------------------------------------

// Whole, or with exactly two decimals: "1000", "0.50". Reading takes at most two decimals and no sign.
std::string text(Chips amount);
std::optional<Chips> readChips(std::string_view word);
constexpr Chips kMostChips{1'000'000'000'000'000};  // larger amounts are not read

std::string text(Seat seat);  // "4"
std::optional<Seat> readSeat(std::string_view word);
std::string text(SeatSet seats);          // "3 6 7", by number
std::string text(const ChipList& chips);  // "25x3 5"
std::string text(const CardList& cards);  // "AsKd??", in their order
std::string potName(int pot);             // "main", "side1" ...
std::optional<int> potNamed(std::string_view word);
std::string
timeText(std::int64_t at);  // ms since 1970 UTC: "2026-11-30T21:04:05Z", milliseconds only where there are any

// ---- lines -----------------------------------------------------------------------------------------------------

struct RulesLine {  // rules BOOK key=value ..., or (full) rules full with every key
    HouseRules rules;
    Book book = Book::house;  // of a full line: house
    bool full = false;
    bool operator==(const RulesLine&) const = default;
};
struct PuntoOpened {               // punto decks 8 cut 20 owes 3:2.50: a table of Punto Banco with a new shoe
    std::uint8_t decks = 8;        // 6 or 8
    std::uint8_t cut = 14;         // cards behind the cut card, 12 to half the shoe; fourteen are not written
    std::array<Chips, 14> owes{};  // commission of the shoe before that is not collected yet, by seat - 1
    bool operator==(const PuntoOpened&) const = default;
};
struct NextHand {
    bool operator==(const NextHand&) const = default;
};
using Line = std::variant<RulesLine, TableOpened, HandBegan, NextHand, Entry, Claim, PuntoOpened>;

// One thing on a line. Things joined by ';' have the same line number, and are taken or refused together.
struct Item {
    int line = 0;         // from 1; 0 where one line alone was read
    std::int64_t at = 0;  // ms since 1970 UTC; 0: not said. An Entry has it too
    Line what;
};

// What earlier lines leave behind for the next one. readLine brings it up to date.
struct Reading {
    HouseRules rules;        // of the last rules line: a hand line takes them
    std::int64_t clock = 0;  // of the last 'at': 'at 21:40' is counted from its day
    bool rulesKnown = true;  // false: the last rules line could not be read, so no hand line can be
};

// One line, joined or not. A blank line or a comment is no item. On an error nothing of the line counts.
Read<std::vector<Item>> readLine(std::string_view line, Reading& reading);

// A whole file. Every line is read, whatever became of the others; both lists go by line.
struct FileRead {
    std::vector<Item> items;
    std::vector<ReadError> errors;
};
FileRead readFile(std::string_view text);

// One event, or one entry (an event, undo, amend, or a floor's word on an act), without 'at'. A reason in quotes may
// follow any of them; readEvent leaves it out, readEntry keeps it.
Read<Event> readEvent(std::string_view line);
Read<Entry> readEntry(std::string_view line);

std::string write(const Event& event, const std::string& reason = "");
std::string body(const Entry& entry);   // without time and reason, as a journal keeps it
std::string write(const Entry& entry);  // with both where it has them, as an export does
std::string write(const RulesLine& rules);
std::string write(const TableOpened& table);
std::string write(const HandBegan& hand);  // its rules are not written, but named where rulesAt says so
std::string write(const NextHand& next);
std::string write(const PuntoOpened& table);
std::string write(const Item& item);  // a whole line: with 'at', a claim with its indent

}  // namespace oddchip
