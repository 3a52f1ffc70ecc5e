// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/play.h"

#include <algorithm>

namespace oddchip {
namespace {

class Playing {
public:
    Playing(const RulesChosen& rules, Follower& follower, std::vector<ReadError>& troubles)
        : m_rules(rules), m_follower(follower), m_troubles(troubles) {
        m_now.rules = rules.over(m_now.rules);
    }

    Broken play(std::string_view text) {
        const FileRead read = readFile(text);
        m_troubles.insert(m_troubles.end(), read.errors.begin(), read.errors.end());
        auto unread = read.errors.begin();
        for (auto from = read.items.begin(); from != read.items.end();) {
            const auto until =
                std::find_if(from, read.items.end(), [&](const Item& i) { return i.line != from->line; });
            for (; unread != read.errors.end() && unread->line < from->line; ++unread) { breakOff(Broken::unread); }
            m_follower.line(from->line);
            line({from, until});
            from = until;
        }
        if (unread != read.errors.end()) { breakOff(Broken::unread); }
        endHand();
        return m_worst;
    }

private:
    void breakOff(Broken how) {
        m_worst = std::max(m_worst, how);
        if (m_broken == Broken::no) { m_broken = how; }
    }

    // In its order; entries that stand together are taken together.
    void line(std::span<const Item> items) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const Item& item = items[i];
            if (const auto* const rules = std::get_if<RulesLine>(&item.what)) {
                m_now.rules = m_rules.over(rules->rules);
            } else if (const auto* const table = std::get_if<TableOpened>(&item.what)) {
                endHand();
                m_broken = Broken::no;
                m_now = opened(m_now.rules, *table);
                m_log = {m_now, {}, {}};
                m_follower.tableOpened(*table, m_now);
            } else if (const auto* const punto = std::get_if<PuntoOpened>(&item.what)) {
                startShoe(*punto, item.line);
            } else if (const auto* const began = std::get_if<HandBegan>(&item.what)) {
                endHand();
                m_broken = Broken::no;
                start(*began, item.at);
            } else if (m_broken != Broken::no) {
                continue;
            } else if (std::holds_alternative<NextHand>(item.what)) {
                nextHand(item);
            } else if (std::holds_alternative<Entry>(item.what)) {
                std::size_t end = i + 1;
                while (end < items.size() && std::holds_alternative<Entry>(items[end].what)) { ++end; }
                entries(items.subspan(i, end - i));
                i = end - 1;
            }
        }
    }

    void start(HandBegan began, std::int64_t at) {
        began.rules = m_rules.over(began.rules);
        m_log = {m_now, began, {}};
        begin(m_now, began);
        m_follower.beginsAt(at);
        m_follower.began(*m_log.hand, m_now);
    }

    // Where the shoe before is not known to its end, nothing is held against a new one.
    void startShoe(const PuntoOpened& opening, int line) {
        const HouseRules rules = m_now.rules;
        auto next = openedAfter(m_broken == Broken::no ? m_punto : std::nullopt, rules, opening);
        if (const auto* const refusal = std::get_if<Refusal>(&next)) {
            m_follower.shoeRefused(write(opening), *refusal, kShoeRefusedId);
            return refuse(line, write(opening), *refusal);
        }
        endHand();
        m_broken = Broken::no;
        m_now = Table{};
        m_now.rules = rules;
        m_log = {m_now, {}, {}};
        m_punto = std::move(*std::get_if<Punto>(&next));
        m_puntoLine = line;
    }

    void nextHand(const Item& item) {
        endHand();
        const auto began = next(m_now);
        if (const auto* const refusal = std::get_if<Refusal>(&began)) {
            m_troubles.push_back({item.line, "'next' refused: " + std::string(name(refusal->reason))});
            return breakOff(Broken::refused);
        }
        start(std::get<HandBegan>(began), item.at);
    }

    // The same at a table of Punto Banco.
    void puntoEntries(std::span<const Item> items) {
        Punto after = *m_punto;
        for (const Item& item : items) {
            const auto verdict = take(after, std::get<Entry>(item.what));
            if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
                const auto& entry = std::get<Entry>(item.what);
                m_follower.shoeRefused(body(entry), *refusal, refusalId(after, entry, *refusal));
                return refuse(item.line, body(entry), *refusal);
            }
        }
        m_punto = std::move(after);
    }

    void refuse(int line, const std::string& said, const Refusal& refusal) {
        m_troubles.push_back({line, "'" + said + "' refused: " + std::string(name(refusal.reason))});
        breakOff(Broken::refused);
    }

    // All of a line or nothing of it: it is tried to its end before anything is told.
    void entries(std::span<const Item> items) {
        if (m_punto) { return puntoEntries(items); }
        std::vector<Stepped> steps;
        const std::size_t before = m_log.entries.size();
        for (const Item& item : items) {
            const auto* const entry = &std::get<Entry>(item.what);
            auto stepped = enter(m_log, steps.empty() ? m_now : steps.back().table, *entry);
            if (const auto* const refusal = std::get_if<Refusal>(&stepped)) {
                m_log.entries.resize(before);
                m_log.hand ? m_follower.refused(m_now, *entry, *refusal)
                           : m_follower.enteredAtTable(m_now, *entry, *refusal);
                return refuse(item.line, body(*entry), *refusal);
            }
            m_log.entries.push_back(*entry);
            steps.push_back(std::get<Stepped>(stepped));
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            m_now = steps[i].table;
            const Entry& entry = m_log.entries[before + i];
            m_log.hand ? m_follower.entered(m_now, entry, steps[i].ruling)
                       : m_follower.enteredAtTable(m_now, entry, steps[i].ruling);
        }
    }

    void endShoe() {
        if (!m_follower.shoe(*m_punto)) {
            m_troubles.push_back(
                {m_puntoLine, "this is a table of Punto Banco, for which that form has no words; .hand has"});
            m_worst = Broken::unread;
        }
        m_punto.reset();
    }

    void endHand() {
        if (m_punto) { endShoe(); }
        if (!m_log.hand) { return; }
        m_follower.ended(m_log, m_now, m_broken);
        m_log = {m_now, {}, {}};
    }

    const RulesChosen& m_rules;
    Follower& m_follower;
    std::vector<ReadError>& m_troubles;
    Table m_now;
    Log m_log;
    std::optional<Punto> m_punto;  // a table of Punto Banco, in place of the other
    int m_puntoLine = 0;
    Broken m_broken = Broken::no, m_worst = Broken::no;
};

}  // namespace

std::string rulesText(const HouseRules& rules) {
    const auto differing = [&](Book book) {
        const HouseRules other = rulesOf(book);
        return std::ranges::count_if(options(), [&](const Option& o) { return o.get(rules) != o.get(other); });
    };
    const Book nearest = *std::ranges::min_element(kBooks, {}, differing);
    const std::string line = write(RulesLine{rules, nearest, false});
    return line.substr(line.find(' ') + 1);
}

Broken playNotation(std::string_view text, const RulesChosen& rules, Follower& follower,
                    std::vector<ReadError>& troubles) {
    return Playing(rules, follower, troubles).play(text);
}

}  // namespace oddchip
