// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/rules/live.h"
#include "core/rules/rulebook.h"

// What a floor person needs to decide a dispute about one event: what it counts as, what other rulebooks make of the
// same facts, and the decisions that are possible, each with where it leads. Pure; nothing is decided here.
namespace oddchip {

struct Disputed {
    Table before;  // right before the event
    Event event;
    Ruling ruling;  // by the rules, whatever the floor has decided since
    std::optional<Ruling> decided;
};
// Nothing where the event does not stand, or where something before it cannot be under these rules.
std::optional<Disputed> disputed(const Log& log, int event, const HouseRules& rules);
std::optional<Disputed> disputed(const Log& log, int event);  // under the rules of the hand

// The event that a dispute is most likely about: the last act; where something happened since that only the floor can
// decide, that. 0: nothing has happened that could be disputed.
int likelyDisputed(const Log& log);

// What one other rulebook makes of it. No ruling: what came before cannot be under that book.
struct OtherBook {
    Book book;
    std::optional<Ruling> ruling;
    bool differs = false;  // it counts as something else, or gives back something else
};
std::vector<OtherBook> otherBooks(const Log& log, int event);

// One decision that is possible, as its entry, and the table that it leads to.
struct FloorChoice {
    enum class From : std::uint8_t { house, asked, book, other } from = From::other;
    Book book = Book::house;  // of a book: the first that rules so
    bool lastHand = false;    // it is about a pot of the hand before
    Entry entry;
    Stepped leads;
};
// The program's own ruling first, then what it asks, what other books say, and the rest. At most eight.
std::vector<FloorChoice> floorChoices(const Log& log, const Table& now, int event);

// The floor was called and has not decided since: the entry of the call, from 0; nothing: no call is open.
std::optional<std::size_t> openCall(const Log& log);
bool decides(const Entry& entry);  // a decision of the floor; to hold or release a pot is none

}  // namespace oddchip
