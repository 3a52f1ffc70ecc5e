// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/desk/opening.h"

#include "core/notation/numbers.h"

namespace oddchip {
namespace {

class Opening {
public:
    Opening(const Journal& journal, DeskState& state, std::vector<Doubt>& doubts)
        : m_journal(journal), m_state(state), m_doubts(doubts) {}

    void run() {
        const auto hand = m_journal.last(Kind::hand), table = m_journal.last(Kind::table);
        const std::int64_t from = table.value_or(hand.value_or(1));
        m_inPlay = hand.value_or(1);
        if (const auto rules = m_journal.last(Kind::rules, from - 1)) {  // what else led to its digest is not read
            const Record record = m_journal.read(*rules, 1).front();
            if (const auto line = read(record)) { ruled(record, *line); }
        }
        m_journal.read(from, [&](const Record& record) {
            take(record);
            return true;
        });
    }

    void runWhole(const std::stop_token& stop, std::atomic<std::int64_t>* progress) {
        m_journal.read(1, [&](const Record& record) {
            take(record);
            if (progress != nullptr) { progress->store(record.seq, std::memory_order_relaxed); }
            return m_doubts.empty() && !stop.stop_requested();
        });
    }

private:
    void take(const Record& record) {
        if (record.kind == Kind::hand || record.kind == Kind::table) { m_differs = false; }
        const auto line = read(record);
        const auto ruling = line ? ruled(record, *line) : std::nullopt;
        if (ruling && record.seq >= m_inPlay) { compare(record, *ruling); }
    }

    std::optional<Line> read(const Record& record) {
        Reading reading;
        reading.rules = m_state.rules;
        const auto found = readLine(record.body, reading);
        if (const auto* error = std::get_if<ReadError>(&found)) {
            doubt(record, Doubt::What::unreadable, error->what);
            return std::nullopt;
        }
        const auto& items = std::get<std::vector<Item>>(found);
        if (items.size() == 1) { return items.front().what; }
        doubt(record, Doubt::What::unreadable, "a record holds one thing that happened");
        return std::nullopt;
    }

    // Nothing: the state is as it was.
    std::optional<Ruling> ruled(const Record& record, const Line& line) {
        Ruling ruling;
        if (const auto* rules = std::get_if<RulesLine>(&line)) {
            desk::rule(m_state, rules->rules, record.seq);
        } else if (const auto* table = std::get_if<TableOpened>(&line)) {
            desk::open(m_state, *table);
            ruling.flags = m_state.table.flags;
        } else if (const auto* punto = std::get_if<PuntoOpened>(&line)) {
            desk::open(m_state, *punto);
        } else if (const auto* hand = std::get_if<HandBegan>(&line)) {
            desk::begin(m_state, underItsRules(record, *hand));
            ruling.flags = m_state.table.flags;
        } else if (const auto* entry = std::get_if<Entry>(&line)) {
            return entered(record, *entry);
        } else {
            doubt(record, Doubt::What::unreadable, "this is no line of a journal");
            return std::nullopt;
        }
        return ruling;
    }

    // A hand names the record of its rules. A desk writes the two in order, so that these are the rules in force.
    HandBegan underItsRules(const Record& record, HandBegan hand) {
        if (hand.rulesAt == 0 || hand.rulesAt == m_state.rulesAt) { return hand; }
        Reading reading;
        for (const Record& named : m_journal.read(hand.rulesAt, 1)) { readLine(named.body, reading); }
        if (m_journal.last(Kind::rules, hand.rulesAt) != hand.rulesAt || !reading.rulesKnown) {
            doubt(record, Doubt::What::unreadable, "its rules are not in record " + std::to_string(hand.rulesAt));
            return hand;
        }
        hand.rules = reading.rules;
        return hand;
    }

    std::optional<Ruling> entered(const Record& record, Entry entry) {
        entry.at = record.at;
        entry.actor = record.actor;
        entry.approver = record.approver;
        entry.reason = record.reason;
        const auto named = namingEvents(m_state.seqs, entry);
        const std::variant<Ruling, Refusal> verdict =
            named ? desk::enter(m_state, *named, record.seq) : Refusal{Reason::nothingToUndo};
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
            doubt(record, Doubt::What::impossible, std::string(name(refusal->reason)));
            return std::nullopt;
        }
        return std::get<Ruling>(verdict);
    }

    // Whether the record led to the table that it led to when it was written. Told once a hand: what comes after the
    // first difference differs too.
    void compare(const Record& record, const Ruling& ruling) {
        if (m_differs || digest(desk::canonical(m_state, ruling)) == record.digest) { return; }
        doubt(record, Doubt::What::differs, "");
        m_differs = true;
    }

    void doubt(const Record& record, Doubt::What what, std::string why) {
        m_doubts.push_back({what, record.seq, std::move(why)});
    }

    const Journal& m_journal;
    DeskState& m_state;
    std::vector<Doubt>& m_doubts;
    std::int64_t m_inPlay = 1;  // the record of the last hand: from there on digests are compared; the rest is verify's
    bool m_differs = false;
};

}  // namespace

void open(const Journal& journal, DeskState& state, std::vector<Doubt>& doubts) {
    Opening(journal, state, doubts).run();
}

std::optional<Doubt> recompute(const Journal& journal, const std::stop_token& stop,
                               std::atomic<std::int64_t>* progress) {
    DeskState state;
    std::vector<Doubt> doubts;
    Opening(journal, state, doubts).runWhole(stop, progress);
    return doubts.empty() ? std::nullopt : std::optional(doubts.front());
}

}  // namespace oddchip
