// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/coups.h"

#include <algorithm>
#include <cstdlib>

#include "core/notation/numbers.h"
#include "core/notation/punto_walk.h"

namespace oddchip {
namespace {

void addRules(std::vector<RuleId>& to, const RuleIds& list) {
    for (const RuleId rule : list.ids) {
        if (rule != RuleId::none && std::ranges::find(to, rule) == to.end()) { to.push_back(rule); }
    }
}

void addWords(std::vector<std::string>& to, const std::string& text) {
    std::string word;
    for (const char letter : text + ' ') {
        if (letter != ' ' && letter != ';') {
            word += letter;
        } else if (!word.empty()) {
            to.push_back(word);
            word.clear();
        }
    }
}

// Reads a journal's tables of Punto Banco, one shoe after the other.
class Shoes {
public:
    std::vector<CoupRow> coups;  // in their order

    void take(const Record& record) {
        Reading reading;
        reading.rules = m_rules;
        const auto read = readLine(record.body, reading);
        const auto* items = std::get_if<std::vector<Item>>(&read);
        if (items == nullptr || items->size() != 1) { return; }
        const Line& line = items->front().what;
        if (const auto* rules = std::get_if<RulesLine>(&line)) {
            m_rules = rules->rules;
        } else if (const auto* opening = std::get_if<PuntoOpened>(&line)) {
            end();
            m_shoe = opened(m_rules, *opening);
            ++m_shoes;
        } else if (std::holds_alternative<TableOpened>(line) || std::holds_alternative<HandBegan>(line)) {
            end();
        } else if (const auto* entry = std::get_if<Entry>(&line)) {
            entered(record, *entry);
        }
    }

    void end() {
        if (m_shoe) { tell(*m_shoe); }
        m_shoe.reset();
        m_seqs.clear();
    }

private:
    void entered(const Record& record, Entry entry) {
        entry.at = record.at;
        entry.actor = record.actor;
        entry.reason = record.reason;
        const auto named = m_shoe ? namingEvents(m_seqs, entry) : std::nullopt;
        if (!named || std::holds_alternative<Refusal>(oddchip::take(*m_shoe, *named))) { return; }
        const auto* event = std::get_if<Event>(&entry.what);
        if (event != nullptr && !isFloorLine(*event)) { m_seqs.push_back(record.seq); }
    }

    void tell(const Punto& shoe) {
        int number = 0;
        walk(shoe, [&](const PuntoHappened& one) {
            const bool begins = !one.after.coup.settled && (number == 0 || one.before.coup.settled);
            if (begins) {
                coups.emplace_back();
                coups.back().shoe = m_shoes;
                coups.back().number = ++number;
            }
            if (number > 0) { add(coups.back(), one); }
        });
    }

    void add(CoupRow& row, const PuntoHappened& one) {
        const auto at = static_cast<std::size_t>(one.number) - 1;
        if (row.first == 0 && one.number > 0 && at < m_seqs.size()) {
            row.first = m_seqs[at];
            row.at = one.entry.at;
        }
        addWords(row.words, one.entry.reason + ' ' + one.entry.actor);
        addWords(row.words, write(one.event));
        addRules(row.rules, one.ruling.rules);
        addRules(row.flags, one.ruling.flags);
        if (!one.ruling.flags.empty()) { row.told = write(one.event); }
        row.coup = one.after.coup;
        const baccarat::Called now = called(row.coup);
        for (const auto& call : {now.player, now.bank}) {
            if (call) { addRules(row.rules, RuleIds(idOf(call->by))); }
        }
        if (!row.coup.settled || row.coup.isVoid) { return; }
        row.winner = called(row.coup).winner;
        for (const baccarat::Row& bet : settlement(one.after)) { addRules(row.rules, RuleIds(idOf(bet.by))); }
    }

    HouseRules m_rules;
    std::optional<Punto> m_shoe;
    std::vector<std::int64_t> m_seqs;  // of the events, by number - 1
    int m_shoes = 0;
};

bool has(const std::vector<RuleId>& rules, const std::string& id) {
    return std::ranges::any_of(rules, [&](RuleId rule) { return name(rule) == id; });
}

bool fits(const CoupRow& row, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const int figure = i + 1 < words.size() ? std::atoi(words[i + 1].c_str()) : 0;
        bool holds = false;
        if (word == "seat" && figure > 0) {
            holds = figure <= baccarat::kPlaces && row.coup.bets.has(figure);
            ++i;
        } else if (word == "coup" && figure > 0) {
            holds = row.number == figure;
            ++i;
        } else if (word.starts_with("rule:")) {
            holds = has(row.rules, word.substr(5));
        } else if (word.starts_with("flag:")) {
            holds = has(row.flags, word.substr(5));
        } else if (word == "flagged") {
            holds = !row.flags.empty();
        } else {
            holds = std::ranges::any_of(row.words, [&](const std::string& each) { return each.starts_with(word); });
        }
        if (!holds) { return false; }
    }
    return true;
}

}  // namespace

CoupsFound findCoups(const Journal& journal, const std::vector<std::string>& words, int limit) {
    Shoes shoes;
    journal.read(1, [&](const Record& record) {
        shoes.take(record);
        return true;
    });
    shoes.end();
    CoupsFound found;
    found.coups = static_cast<int>(shoes.coups.size());
    for (auto row = shoes.coups.rbegin(); row != shoes.coups.rend(); ++row) {
        if (!fits(*row, words)) { continue; }
        found.more = static_cast<int>(found.rows.size()) == limit;
        if (found.more) { break; }
        found.rows.push_back(std::move(*row));
    }
    return found;
}

}  // namespace oddchip
