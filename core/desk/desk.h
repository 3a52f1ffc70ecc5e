// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The desk: what is entered is ruled on, written to the journal, and only then so. It keeps the table and the log of
// the hand in play, and finds both again when a journal is opened: recovery is opening the file. It knows no clock;
// times and people are given to it.
#pragma once

#include "core/journal/journal.h"
#include "core/rules/live.h"

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace oddchip {

// When, by whom, with whose leave and why: what every record keeps beside its line.
struct Stamp {
    std::int64_t at = 0;  // milliseconds since 1970, UTC
    std::string actor, approver, reason;
};

struct Entered {
    Table table;    // as it is now, and as the journal has it
    Ruling ruling;  // of the last event of the line
};

// What an opened journal holds that this version cannot take as it was written. The table is then without that record
// (unreadable, impossible), or differs from what was on the screen when it was written (differs).
struct Doubt {
    enum class What : std::uint8_t { unreadable, impossible, differs } what;
    std::int64_t seq;  // the record; `oddchip-cli verify` names it too
    std::string why;   // unreadable: what the reader says; impossible: the reason's name
};
std::string_view name(Doubt::What what);  // "record-unreadable", ...: the text id of its words

class Desk {
public:
    // Takes over a journal, open for writing, at its end: the hand in play is in play again. Nothing is written.
    // Throws JournalError where it cannot be read.
    explicit Desk(Journal journal);

    const Table& table() const { return m_now.table; }
    const Log& log() const { return m_now.log; }
    const std::vector<Doubt>& doubts() const { return m_doubts; }  // found while opening; usually none
    const Journal& journal() const { return m_journal; }
    std::int64_t seqOf(int event) const;  // the record of event N of the log, counted from 1; 0: there is none
    int eventAt(std::int64_t seq) const;  // the other way round; 0: no event of the log

    // All of a line or nothing of it: ruled on in a copy, written in one transaction, then so. Event numbers in undo,
    // amend and floor entries are those of the log. A refusal leaves everything as it was, and so does JournalError:
    // then nothing of the line is recorded, and it may be entered again.
    std::variant<Entered, Refusal> enter(std::span<const Entry> joined);

    // A hand as its line gives it, a table of empty seats, other house rules (they hold from the next hand on). What a
    // line rests on is written before it in the same transaction: a hand names the record of its rules.
    Entered enter(const HandBegan& began, const Stamp& stamp);
    Entered enter(const TableOpened& opened, const Stamp& stamp);
    Entered enter(const HouseRules& rules, const Stamp& stamp);

    // Starts the next hand of the table: the button moves, what is due is posted. The record is the complete hand.
    std::variant<Entered, Refusal> next(const Stamp& stamp);

    // For idle moments; the desk does the same itself when a hand closes, so that no entry pays for it.
    void checkpoint();

private:
    // Everything that an entry moves, so that it can be made ready beside the present one.
    struct State {
        Log log;
        Table table;
        std::vector<std::int64_t> seqs;  // of the log's numbered events
        std::int64_t rulesAt = 0;        // the record that holds table.rules; 0: none yet
    };
    void open();
    Entered settle(State next, const Ruling& ruling);

    Journal m_journal;
    State m_now;
    std::vector<Doubt> m_doubts;
};

}  // namespace oddchip
