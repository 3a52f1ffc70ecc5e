// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/scan.h"

#include <algorithm>

#include "core/notation/numbers.h"
#include "core/rules/entering.h"

namespace oddchip {
namespace {

template <std::size_t N> void addEach(std::vector<RuleId>& to, const RuleList<N>& list) {
    for (const RuleId rule : list.ids) {
        if (rule != RuleId::none && std::ranges::find(to, rule) == to.end()) { to.push_back(rule); }
    }
}

void addWord(std::vector<std::string>& to, const std::string& word) {
    if (!word.empty() && std::ranges::find(to, word) == to.end()) { to.push_back(word); }
}

Chips potOf(const Hand& hand) {
    Chips sum;
    const Winnings won = winnings(hand);
    for (const Seat seat : hand.dealt) { sum += won.amount[seat]; }
    return sum == Chips{} ? potTotal(hand) : sum + won.rake + won.jackpot;
}

// How well a line tells a hand: floor, flags, what is ruled in another way than it was entered, the award.
int weightOf(const Event& event, const Ruling& ruling) {
    if (ruling.asks.floor) { return 6; }
    if (!ruling.flags.empty()) { return 5; }
    if (std::holds_alternative<Fault>(event) || std::holds_alternative<MisdealCalled>(event)) { return 5; }
    if (ruling.change.count > 0) { return 4; }
    if (std::holds_alternative<PutIn>(event) || std::holds_alternative<Said>(event)) { return 3; }
    if (std::holds_alternative<Awarded>(event)) { return 2; }
    const auto* act = std::get_if<Acted>(&event);
    return act != nullptr && act->verb != Verb::fold && act->verb != Verb::check ? 1 : 0;
}

// Places as a hand line tells them, where the table's own story is not read.
Table tableFor(const HouseRules& rules, const TableOpened& set, const HandBegan& began,
               const ScannedHand::Before& before) {
    Table table = opened(rules, set);
    for (const Seat seat : before.taken& allSeats(table.seats)) {
        Place& place = table.places[seat];
        place.taken = true;
        place.counted = began.dealt.contains(seat) && !began.uncounted.contains(seat);
        place.stack = began.stacks[seat].sum();
        place.person = before.persons[seat];
    }
    return table;
}

int aboutOf(const Entry& entry) {
    if (const auto* undo = std::get_if<Undo>(&entry.what)) { return undo->event; }
    if (const auto* amend = std::get_if<Amend>(&entry.what)) { return amend->event; }
    if (const auto* floor = std::get_if<FloorOn>(&entry.what)) { return floor->event; }
    return 0;
}

}  // namespace

Scan::Scan(const Journal& journal, Detail detail, Each each)
    : m_journal(journal), m_detail(detail), m_each(std::move(each)) {}

HouseRules Scan::rulesAt(std::int64_t seq) {
    Reading reading;
    for (const Record& record : m_journal.read(seq, 1)) { readLine(record.body, reading); }
    return reading.rules;
}

void Scan::startAt(const HandRow& row, const ScannedHand::Before& before) {
    m_resumed = row;
    m_before = before;
    m_tableAt = before.tableAt;
    m_tables = row.table;
    m_atTable = row.number - 1;
    m_hands = row.key.hand - 1;
    m_opened.reset();
    if (m_tableAt == 0) { return; }
    Reading reading;
    for (const Record& record : m_journal.read(m_tableAt, 1)) {
        const auto read = readLine(record.body, reading);
        const auto* items = std::get_if<std::vector<Item>>(&read);
        if (items != nullptr && items->size() == 1) {
            if (const auto* opened = std::get_if<TableOpened>(&items->front().what)) { m_opened = *opened; }
        }
    }
}

void Scan::take(const Record& record) {
    Reading reading;
    reading.rules = m_rules;
    const auto read = readLine(record.body, reading);
    const auto* items = std::get_if<std::vector<Item>>(&read);
    if (items == nullptr || items->size() != 1) {
        ++m_passedOver;
        return;
    }
    const Line& line = items->front().what;
    if (const auto* rules = std::get_if<RulesLine>(&line)) {
        m_rules = m_table.rules = rules->rules;
        m_rulesAt = record.seq;
    } else if (const auto* table = std::get_if<TableOpened>(&line)) {
        open(record, *table);
    } else if (std::holds_alternative<PuntoOpened>(line)) {
        end();  // another game, which has coups and no hands: see coups.h
        m_table = Table{};
        m_punto = true;
    } else if (const auto* hand = std::get_if<HandBegan>(&line)) {
        begin(record, *hand);
    } else if (const auto* entry = std::get_if<Entry>(&line)) {
        if (!m_punto) { entered(record, *entry); }
    } else {
        ++m_passedOver;
    }
}

void Scan::open(const Record& record, const TableOpened& opened) {
    end();
    m_punto = false;
    m_opened = opened;
    m_tableAt = record.seq;
    ++m_tables;
    m_atTable = 0;
    m_table = oddchip::opened(m_rules, opened);
}

void Scan::begin(const Record& record, HandBegan began) {
    end();
    m_punto = false;
    // A desk's hands name their rules; looking for the last that were written is slow in a long journal.
    std::int64_t rules = began.rulesAt;
    if (rules == 0 && m_resumed) { rules = m_journal.last(Kind::rules, record.seq).value_or(0); }
    if (rules != 0 && rules != m_rulesAt) {
        m_rules = began.rules = rulesAt(rules);
        m_rulesAt = rules;
    }
    if (m_resumed) {
        m_table = m_opened ? tableFor(m_rules, *m_opened, began, m_before) : Table{};
        m_resumed.reset();
    }
    const bool ofTable = m_table.open && (began.dealt - taken(m_table)).empty();
    if (!ofTable) { m_table = Table{}; }
    ScannedHand& hand = m_hand.emplace();
    hand.before.tableAt = ofTable ? m_tableAt : 0;
    if (ofTable) { hand.before.taken = taken(m_table); }
    for (const Seat seat : hand.before.taken) { hand.before.persons[seat] = m_table.places[seat].person; }
    hand.log = {m_table, began, {}};
    HandRow& row = hand.row;
    row.key.hand = ++m_hands;
    row.first = row.last = record.seq;
    row.at = record.at;
    row.table = ofTable ? m_tables : 0;
    row.number = ofTable ? ++m_atTable : m_hands;
    const Stakes& stakes = began.stakes;
    const bool bets = stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit;
    row.structure = stakes.structure;
    row.form = stakes.form;
    row.small = bets ? stakes.smallBet : stakes.small;
    row.big = bets ? stakes.bigBet : stakes.big;
    row.seats = began.dealt;
    addWord(hand.words, record.actor);
    oddchip::begin(m_table, began);
    hand.start = m_table;
    m_weight = 0;
}

void Scan::entered(const Record& record, Entry entry) {
    entry.at = record.at;
    entry.actor = record.actor;
    entry.approver = record.approver;
    entry.reason = record.reason;
    const std::vector<std::int64_t> none;
    const auto named = namingEvents(m_hand ? m_hand->seqs : none, entry);
    static const Log between;  // hands there is nothing to take back
    const Verdict verdict =
        named ? enterHere(m_hand ? m_hand->log : between, m_table, *named) : Refusal{Reason::nothingToUndo};
    const auto* ruling = std::get_if<Ruling>(&verdict);
    if (ruling != nullptr) {
        m_table.rules = m_rules;
    } else {
        ++m_passedOver;
    }
    if (!m_hand) { return; }
    m_hand->row.last = record.seq;
    int event = 0;
    if (ruling != nullptr) {
        m_hand->log.entries.push_back(*named);
        const auto* what = std::get_if<Event>(&entry.what);
        if (what != nullptr && !isFloorLine(*what)) {
            m_hand->seqs.push_back(record.seq);
            event = static_cast<int>(m_hand->seqs.size());
        }
        note(record, *named, *ruling, event);
    }
    if (m_detail == Detail::lines) {
        tell(record, named.value_or(entry), ruling ? *ruling : Ruling{}, ruling != nullptr);
    }
}

void Scan::note(const Record& record, const Entry& entry, const Ruling& ruling, int event) {
    ScannedHand& hand = *m_hand;
    addEach(hand.rules, ruling.rules);
    addEach(hand.flags, ruling.flags);
    if (ruling.asks.floor && std::ranges::find(hand.flags, ruling.asks.about) == hand.flags.end()) {
        hand.flags.push_back(ruling.asks.about);
    }
    addWord(hand.words, record.reason);
    addWord(hand.words, record.actor);
    addWord(hand.words, record.approver);
    noteFloor(entry);
    const auto* what = std::get_if<Event>(&entry.what);
    if (what == nullptr || event == 0) { return; }
    const int weight = weightOf(*what, ruling);
    if (weight >= 3 && hand.words.size() < 24) { addWord(hand.words, record.body); }
    if (weight <= m_weight) { return; }
    m_weight = weight;
    hand.row.told = record.body;
    hand.row.event = event;
    hand.row.rule = !ruling.flags.empty() ? ruling.flags.first()
                    : ruling.asks.floor   ? ruling.asks.about
                                          : ruling.rules.first();
}

void Scan::noteFloor(const Entry& entry) {
    std::uint8_t& marks = m_hand->row.marks;
    const auto mark = [&](int bit) { marks = static_cast<std::uint8_t>(marks | bit); };
    const auto* event = std::get_if<Event>(&entry.what);
    if (event == nullptr && !std::holds_alternative<FloorOn>(entry.what)) { mark(kAmended); }
    if (event != nullptr && std::holds_alternative<FloorCalled>(*event)) { mark(kCallOpen); }
    const bool decides =
        std::holds_alternative<FloorOn>(entry.what) || (event != nullptr && std::holds_alternative<FloorRuled>(*event));
    if (!decides) { return; }
    const auto* floor = event != nullptr ? std::get_if<FloorRuled>(event) : nullptr;
    const bool holds = floor != nullptr && (floor->says == FloorSays::hold || floor->says == FloorSays::release);
    mark(kDecided);
    if (!holds) { marks = static_cast<std::uint8_t>(marks & ~kCallOpen); }
}

void Scan::tell(const Record& record, const Entry& entry, const Ruling& ruling, bool folded) {
    LineTold line{record.seq, record.at, record.actor, record.approver, record.reason, {}, 0,
                  0,          0,         true,         folded,          ruling};
    line.text = folded ? body(entry) : record.body;
    line.about = aboutOf(entry);
    const auto* what = std::get_if<Event>(&entry.what);
    if (folded && what != nullptr && !isFloorLine(*what)) { line.number = static_cast<int>(m_hand->seqs.size()); }
    m_hand->lines.push_back(std::move(line));
    m_hand->tables.push_back(m_table);
}

void Scan::end() {
    if (!m_hand) { return; }
    HandRow& row = m_hand->row;
    const auto mark = [&](int bit) { row.marks = static_cast<std::uint8_t>(row.marks | bit); };
    if (!m_hand->flags.empty()) { mark(kFlagged); }
    const Hand& hand = m_table.hand;
    if (hand.misdealt || hand.isVoid) {
        mark(kMisdeal);
    } else if (!hand.over) {
        mark(kUnended);
    }
    row.pot = potOf(hand);
    m_hand->end = m_table;
    m_each(*m_hand);
    m_hand.reset();
}

void Scan::finish() { end(); }

}  // namespace oddchip
