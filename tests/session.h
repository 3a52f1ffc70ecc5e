// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <vector>

#include "core/desk/taking.h"
#include "tests/random_table.h"

// A whole session at a table of nine, made up from a number: the lines that are entered, one after the other, and what
// each leads to. The same number always gives the same session.
namespace oddchip::play {

struct ScriptLine {
    std::vector<Item> items;
    Stamp stamp;
    std::int64_t head = 0;  // the journal's last record once it is entered
};

struct Script {
    std::vector<ScriptLine> lines;
    std::vector<Record> records;  // all of them, without what the journal gives
    DeskState end;
    int arrivals = 0, departures = 0, shortBuys = 0, faults = 0, floor = 0;
};

inline void tally(Script& script, const std::vector<Item>& items, const Ruling& ruling) {
    for (const Item& item : items) {
        const auto* entry = std::get_if<Entry>(&item.what);
        if (entry == nullptr) continue;
        const auto* event = std::get_if<Event>(&entry->what);
        const bool sits = event != nullptr && std::holds_alternative<Sat>(*event);
        script.arrivals += sits ? 1 : 0;
        script.departures += event != nullptr && std::holds_alternative<Leaves>(*event) ? 1 : 0;
        script.faults += event != nullptr && std::holds_alternative<Fault>(*event) ? 1 : 0;
        script.floor += std::holds_alternative<FloorOn>(entry->what) ||
                                (event != nullptr && std::holds_alternative<FloorRuled>(*event))
                            ? 1
                            : 0;
        script.shortBuys += sits && ruling.rules.contains(RuleId::shortbuyOnce) ? 1 : 0;
    }
}

// Enters a line as a desk does; false where the table refuses it, and then nothing has changed.
inline bool play(Script& script, const std::string& written) {
    Reading reading;
    reading.rules = script.end.rules;
    const auto read = readLine(written, reading);
    const auto* items = std::get_if<std::vector<Item>>(&read);
    if (items == nullptr) return false;
    ScriptLine line{*items, {}, 0};
    line.stamp.at = 1'796'000'000'000 + 1'000 * static_cast<std::int64_t>(script.lines.size());
    line.stamp.actor = "MK";
    Taking taking(script.end, static_cast<std::int64_t>(script.records.size()));
    for (const Item& item : line.items) {
        if (std::holds_alternative<Refusal>(taking.take(item, line.stamp))) return false;
    }
    for (const Record& record : taking.records()) script.records.push_back(record);
    line.head = static_cast<std::int64_t>(script.records.size());
    tally(script, line.items, taking.last());
    script.end = std::move(taking.state());
    script.lines.push_back(std::move(line));
    return true;
}

inline Script sessionOf(std::uint64_t seed, int hands) {
    Script script;
    Dice dice(seed);
    Crowd crowd;
    play(script, "rules house");
    play(script, "table 9 no-limit holdem blinds 1 2 rake 10% cap 4 step 1 no-flop-no-drop jackpot 1 from 20");
    while (script.end.table.handNumber < hands || !script.end.table.hand.over) {
        play(script, line(dice, script.end.table, crowd));
    }
    return script;
}

}  // namespace oddchip::play
