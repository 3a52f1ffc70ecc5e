// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/notation/chosen.h"
#include "core/notation/punto.h"

// Plays a text of notation hand after hand, as a desk would take it.
namespace oddchip {

// "roberts straddle.limit=yes": the book that comes nearest, and what differs from it.
std::string rulesText(const HouseRules& rules);

enum class Broken : std::uint8_t { no, refused, unread };  // by an impossible event, by a line that cannot be read

// What comes of a text, told as it goes.
class Follower {
public:
    virtual ~Follower() = default;
    virtual void line(int) {}               // of the text, from 1; what is told until the next call stands on it
    virtual void beginsAt(std::int64_t) {}  // before began(): ms since 1970 UTC; 0: its line does not say
    virtual void began(const HandBegan& began, const Table& now) = 0;
    virtual void entered(const Table& now, const Entry& entry, const Ruling& ruling) = 0;
    // Nothing of its line counts, and the rest of the hand is not played.
    virtual void refused(const Table& now, const Entry& entry, const Refusal& refusal) = 0;
    // Before the first hand of a table there is none to tell of.
    virtual void tableOpened(const TableOpened&, const Table&) {}
    virtual void enteredAtTable(const Table&, const Entry&, const Verdict&) {}
    virtual void ended(const Log& log, const Table& now, Broken broken) = 0;
    // A table of Punto Banco, played to its end; false where there is no way to tell of one.
    virtual bool shoe(const Punto&) { return false; }
    // Before it, what could not be: the line, why, and the text id of that where this game has its own (else empty).
    virtual void shoeRefused(const std::string& /*line*/, const Refusal&, std::string_view /*id*/) {}
};

// What is wrong goes to 'troubles', with the lines of the text; the worst of it is the result.
Broken playNotation(std::string_view text, const RulesChosen& rules, Follower& follower,
                    std::vector<ReadError>& troubles);

// Calls each(table, event, ruling) for every event of a hand that still stands, with the table after it.
template <class Each> void eachStanding(const Log& log, const Each& each) {
    Table table = log.before;
    begin(table, *log.hand);
    const auto standing = live(log.entries);
    for (const Live& one : std::get<std::vector<Live>>(standing)) {
        const Verdict verdict = ruledAs(table, one);
        commit(table, one.event, std::get<Ruling>(verdict));
        each(std::as_const(table), one.event, std::get<Ruling>(verdict));
    }
}

}  // namespace oddchip
