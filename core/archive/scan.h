// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Reads a journal hand by hand. Every record is taken as a desk takes it; what this version cannot take is passed over
// and counted.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/rows.h"
#include "core/journal/journal.h"
#include "core/notation/notation.h"

namespace oddchip {

struct ScannedHand {
    HandRow row;  // key.journal is left 0
    struct Before {
        std::int64_t tableAt = 0;        // the record of its table line; 0: none
        SeatSet taken;                   // when it began, dealt in or not
        PerSeat<std::uint32_t> persons;  // who sat there; 0: not named
    } before;
    Log log;
    std::vector<std::int64_t> seqs;    // of the log's events, by number
    std::vector<RuleId> rules, flags;  // of all rulings, each once
    std::vector<std::string> words;    // reasons, people, lines that stand out
    Table end;
    std::vector<LineTold> lines;  // only where they were asked for
    std::vector<Table> tables;
    Table start;
};

class Scan {
public:
    enum class Detail : std::uint8_t { rows, lines };
    using Each = std::function<void(ScannedHand& hand)>;
    Scan(const Journal& journal, Detail detail, Each each);

    // Begins at a hand that an earlier scan has told; reading goes on from its first record.
    void startAt(const HandRow& row, const ScannedHand::Before& before);

    void take(const Record& record);
    void finish();  // the last hand is told too

    std::int64_t passedOver() const { return m_passedOver; }

private:
    void begin(const Record& record, HandBegan began);
    void open(const Record& record, const TableOpened& opened);
    void entered(const Record& record, Entry entry);
    void note(const Record& record, const Entry& entry, const Ruling& ruling, int event);
    void noteFloor(const Entry& entry);
    void tell(const Record& record, const Entry& entry, const Ruling& ruling, bool folded);
    void end();
    HouseRules rulesAt(std::int64_t seq);

    const Journal& m_journal;
    Detail m_detail;
    Each m_each;
    HouseRules m_rules;
    std::int64_t m_rulesAt = 0;
    std::optional<TableOpened> m_opened;
    std::optional<HandRow> m_resumed;  // the next hand is this one
    ScannedHand::Before m_before;      // of the resumed hand
    std::int64_t m_tableAt = 0, m_tables = 0, m_hands = 0, m_atTable = 0, m_passedOver = 0;
    bool m_punto = false;  // a table of Punto Banco is open
    Table m_table;
    std::optional<ScannedHand> m_hand;
    int m_weight = 0;  // of the line that tells the hand best so far
};

}  // namespace oddchip
