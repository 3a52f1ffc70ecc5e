// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The desk: what is entered is ruled on, written to the journal, and only then so. It keeps the table and the log of
// the hand in play, and finds both again when a journal is opened: recovery is opening the file. It knows no clock;
// times and people are given to it.
#pragma once

#include "core/desk/state.h"
#include "core/journal/journal.h"
#include "core/notation/notation.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
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
    Ruling ruling;  // of the last thing on the line; of a hand that begins: the flags that it raises
};

// What an opened journal holds that this version cannot take as it was written. The table is then without that record
// (unreadable, impossible), or differs from what was on the screen when it was written (differs: the hand in play alone
// is looked at).
struct Doubt {
    enum class What : std::uint8_t { unreadable, impossible, differs } what;
    std::int64_t seq;  // the record
    std::string why;   // unreadable: what the reader says; impossible: the reason's name
};
std::string_view name(Doubt::What what);  // "record-unreadable", ...: the text id of its words

class Desk {
public:
    // Takes over a journal that is open for writing, at its end: the hand in play is in play again. Nothing is written.
    // Throws JournalError where it cannot be read.
    explicit Desk(Journal journal);

    const Table& table() const { return m_now.table; }
    const Log& log() const { return m_now.log; }
    const std::optional<Punto>& punto() const { return m_now.punto; }  // a table of Punto Banco, in place of the other
    const HouseRules& rules() const { return m_now.rules; }            // in force from the next hand on
    const Journal& journal() const { return m_journal; }
    const std::vector<Doubt>& doubts() const { return m_doubts; }  // found while opening; usually none
    std::int64_t seqOf(int event) const;  // the record of the log's event N, from 1; 0: there is none
    int eventAt(std::int64_t seq) const;  // the other way round; 0: that record is no event of the log

    // All of a line or nothing of it: ruled on in a copy, written in one transaction, then so. Undo, amend and floor
    // name events by their numbers in the log. A refusal leaves everything as it was, and so does a JournalError: then
    // nothing of the line is recorded, and it may be entered again.
    std::variant<Entered, Refusal> enter(std::span<const Entry> joined);

    // A line as the notation reads it, of anything but claims. 'stamp' is for what the line does not say itself.
    std::variant<Entered, Refusal> enter(std::span<const Item> joined, const Stamp& stamp);

    // A hand as its line gives it, a table of empty seats, other house rules. What it rests on is written before it in
    // the same transaction: a hand names the record that holds its rules.
    Entered enter(const HandBegan& began, const Stamp& stamp);
    Entered enter(const TableOpened& opened, const Stamp& stamp);
    Entered enter(const HouseRules& rules, const Stamp& stamp);

    // Starts the next hand of the table: the button moves, what is due is posted. The record is the complete hand.
    std::variant<Entered, Refusal> next(const Stamp& stamp);

    // What comes now is of another table: no coup or commission of the shoe that was on goes over to its first shoe.
    void leaveShoe() { m_now.shoeLeft = true; }

    // For idle moments. The desk does the same itself when a hand closes.
    void checkpoint() { m_journal.checkpoint(); }

private:
    Entered settle(class Taking taking);

    Journal m_journal;
    DeskState m_now;
    std::vector<Doubt> m_doubts;
};

}  // namespace oddchip
