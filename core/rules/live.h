// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/table.h"

// Which entries of a log are folded. Undone events are left out, amended ones replaced in place, the floor's decisions
// attached to the event that they name.
namespace oddchip {

struct Undo {
    std::int32_t event = 0;
};  // 0: the last event still standing
struct Amend {
    std::int32_t event = 0;
    Event with;
};  // puts another event in its place
struct FloorOn {
    std::int32_t event = 0;
    FloorRuled decision;
};  // floor #N ...; 0: the last act of decision.seat

// One event, or one word about an earlier one, with its time, actor, approver and reason.
struct Entry {
    std::variant<Event, Undo, Amend, FloorOn> what;
    std::int64_t at = 0;  // ms since 1970 UTC; 0: not known
    std::string actor, approver, reason;
};

// The hand in play, or the time before the first: the table as it was, what began, and all that was entered since.
// Events are numbered from 1 after the hand line; undo, amend and floor lines have no number. So nobody can name a line
// of the floor's, and 'undo' passes it by: only the floor takes back what the floor decided, by deciding anew.
struct Log {
    Table before;
    std::optional<HandBegan> hand;
    std::vector<Entry> entries;
};

bool isFloorLine(const Event& event);  // it has no number

struct StandingEvent {
    Live live;
    int number = 0;  // of the event; 0: a line of the floor's
    std::int64_t at = 0;
};
std::variant<std::vector<StandingEvent>, Refusal> standingEvents(std::span<const Entry> entries);
std::variant<std::vector<Live>, Refusal> live(std::span<const Entry> entries);

// What an event of the record counts as now: as the floor decided, else by the rules. A decision says what an act
// counts as, not what goes back: that follows from what the act would have been. A stack that was counted and holds
// less refuses it; one that was only recorded is then not known any more. To be committed right after.
Verdict ruledAs(Table& table, const Live& live);

struct Stepped {
    Table table;
    Ruling ruling;
};
// The one step that a desk takes: 'now' is the table after the log. On success the entry may be added to the log.
std::variant<Stepped, Refusal> enter(const Log& log, const Table& now, const Entry& entry);
std::variant<Table, Refusal> fold(const Log& log);  // the table after all entries

}  // namespace oddchip
