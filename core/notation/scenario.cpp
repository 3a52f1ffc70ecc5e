// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/scenario.h"

#include <algorithm>
#include <optional>

#include "core/notation/punto.h"

namespace oddchip {
namespace {

// A table and its log as a desk keeps them, and what became of the last line.
struct Play {
    Table table;
    Log log;
    std::optional<Punto> punto;  // a table of Punto Banco, in place of the other
    HouseRules rules;
    Verdict last = Ruling{};
    bool known = true;  // false: a line before this one could not be read, so the state is not known
    int hands = 0;
};

// One thing on a line; a refusal where it cannot be so, and then the play is not to be kept.
std::optional<Refusal> step(Play& play, const Line& line) {
    const auto start = [&](const HandBegan& began) {
        if (!play.table.open) { play.table = Table{}; }
        play.punto.reset();
        play.log = {play.table, began, {}};
        begin(play.table, began);
        play.last = Ruling{};
        ++play.hands;
    };
    if (const auto* rules = std::get_if<RulesLine>(&line)) {
        play.rules = play.table.rules = rules->rules;
        if (!play.log.hand) { play.log.before.rules = rules->rules; }
    } else if (const auto* set = std::get_if<TableOpened>(&line)) {
        play.table = opened(play.rules, *set);
        play.log = {play.table, std::nullopt, {}};
        play.punto.reset();
        play.last = Ruling{};
    } else if (const auto* shoe = std::get_if<PuntoOpened>(&line)) {
        auto next = openedAfter(play.punto, play.rules, *shoe);
        if (const auto* refusal = std::get_if<Refusal>(&next)) { return *refusal; }
        play.table = Table{};
        play.log = {play.table, std::nullopt, {}};
        play.punto = std::move(*std::get_if<Punto>(&next));
        play.last = Ruling{};
        ++play.hands;
    } else if (const auto* hand = std::get_if<HandBegan>(&line)) {
        start(*hand);
    } else if (std::holds_alternative<NextHand>(line)) {
        const auto following = next(play.table);
        if (const auto* refusal = std::get_if<Refusal>(&following)) { return *refusal; }
        start(*std::get_if<HandBegan>(&following));
    } else if (const auto* entry = std::get_if<Entry>(&line)) {
        if (play.punto) {
            const auto verdict = take(*play.punto, *entry);
            if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
            play.last = std::get<Ruling>(verdict);
            return std::nullopt;
        }
        auto stepped = enter(play.log, play.table, *entry);
        if (const auto* refusal = std::get_if<Refusal>(&stepped)) { return *refusal; }
        auto& after = *std::get_if<Stepped>(&stepped);
        play.table = after.table;
        play.last = after.ruling;
        play.log.entries.push_back(*entry);
    }
    return std::nullopt;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) { line.remove_suffix(1); }
        lines.push_back(line);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

std::string joined(const std::vector<Claim>& claims) {
    std::string all;
    for (const Claim& claim : claims) { all += (all.empty() ? "" : "; ") + write(claim).substr(2); }
    return all.empty() ? "nothing of the kind" : all;
}

// Goes through a file line by line. A line is an item or several joined ones; its claims are lines of their own.
class Run {
public:
    Run(std::string_view name, std::string_view text) : m_lines(linesOf(text)), m_read(readFile(text)) {
        m_result.name = name;
        m_result.unreadable = m_read.errors;
    }

    FileResult result() && {
        auto item = m_read.items.begin();
        auto error = m_read.errors.begin();
        while (item != m_read.items.end()) {
            for (; error != m_read.errors.end() && error->line < item->line; ++error) {
                m_play.known = m_play.known && isClaim(error->line);
            }
            const auto end =
                std::find_if(item, m_read.items.end(), [&](const Item& each) { return each.line != item->line; });
            if (const auto* claim = std::get_if<Claim>(&item->what)) {
                hold(*claim, item->line);
            } else {
                play(item, end);
            }
            item = end;
        }
        settleRefusal();
        m_result.hands = m_play.hands;
        m_result.rewritten = rewritten();
        return std::move(m_result);
    }

private:
    using Items = std::vector<Item>::const_iterator;

    bool isClaim(int line) const {
        const std::string_view text = m_lines[static_cast<std::size_t>(line) - 1];
        const std::size_t start = text.find_first_not_of(" \t");
        return start != std::string_view::npos && text[start] == '=';
    }

    // Plays a line whole or not at all.
    void play(Items item, Items end) {
        settleRefusal();
        const auto starts = [](const Item& each) {
            return std::holds_alternative<HandBegan>(each.what) || std::holds_alternative<TableOpened>(each.what) ||
                   std::holds_alternative<PuntoOpened>(each.what);
        };
        if (std::any_of(item, end, starts)) {
            if (!m_play.known) { m_play.punto.reset(); }  // nobody knows whether a coup is on
            m_play.known = true;
        }
        const bool rules = std::holds_alternative<RulesLine>(item->what);
        if (!m_play.known && !rules) { return; }
        const std::optional<Play> before = end - item > 1 ? std::optional(m_play) : std::nullopt;
        for (; item != end; ++item) {
            const auto refusal = step(m_play, item->what);
            if (!refusal) { continue; }
            if (before) { m_play = *before; }
            m_play.last = *refusal;
            m_refusedAt = item->line;
            return;
        }
    }

    void hold(const Claim& claim, int line) {
        if (!m_play.known) { return; }
        ++m_result.claims;
        if (std::holds_alternative<claim::Refused>(claim.what)) { m_refusedAt = 0; }
        const baccarat::Table* const shoe = m_play.punto ? &m_play.punto->table : nullptr;
        const HandBegan* const began = m_play.log.hand ? &*m_play.log.hand : nullptr;
        const Checked checked = check(claim, {m_play.table, m_play.last, began, shoe});
        if (checked.holds) { return; }
        fail(line, write(claim).substr(2), joined(checked.actual));
        m_actual.push_back({line, checked.actual});
    }

    // A line that was refused and has no claim that says so.
    void settleRefusal() {
        if (m_refusedAt == 0) { return; }
        const auto* refusal = std::get_if<Refusal>(&m_play.last);
        const Claim actual{claim::Refused{refusal->reason, refusal->event}, RuleId::none};
        fail(m_refusedAt, std::string(m_lines[static_cast<std::size_t>(m_refusedAt) - 1]), write(actual).substr(2));
        m_refusedAt = 0;
    }

    void fail(int line, std::string claimed, std::string actual) {
        const Failure failure{line, std::move(claimed), std::move(actual)};
        const auto after = [](int at, const Failure& each) { return at < each.line; };
        m_result.failures.insert(std::upper_bound(m_result.failures.begin(), m_result.failures.end(), line, after),
                                 failure);
    }

    // The lines of the file; in the place of a claim that fails what the program says, once.
    std::string rewritten() const {
        std::string text;
        auto next = m_actual.begin();
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (next == m_actual.end() || next->line != static_cast<int>(i) + 1) {
                text += std::string(m_lines[i]) + '\n';
                continue;
            }
            for (const Claim& claim : next->claims) {
                const std::string line = "    " + write(claim) + '\n';
                if (!text.ends_with(line)) { text += line; }
            }
            ++next;
        }
        return text;
    }

    struct Actual {
        int line;
        std::vector<Claim> claims;
    };
    std::vector<std::string_view> m_lines;
    FileRead m_read;
    FileResult m_result;
    Play m_play;
    int m_refusedAt = 0;  // the line that was refused last, while no claim has said so
    std::vector<Actual> m_actual;
};

}  // namespace

FileResult checkFile(std::string_view name, std::string_view text) { return Run(name, text).result(); }

std::string report(const FileResult& result) {
    std::string lines;
    for (const ReadError& error : result.unreadable) {
        lines += result.name + ':' + std::to_string(error.line) + ": " + error.what + '\n';
    }
    for (const Failure& failure : result.failures) {
        lines += result.name + ':' + std::to_string(failure.line) + ": claimed " + failure.claimed + ", actual " +
                 failure.actual + '\n';
    }
    return lines;
}

}  // namespace oddchip
