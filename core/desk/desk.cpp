// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/desk/desk.h"

#include <algorithm>
#include <cassert>

#include "core/desk/opening.h"
#include "core/desk/taking.h"

namespace oddchip {

std::string_view name(Doubt::What what) {
    switch (what) {
    case Doubt::What::unreadable: return "record-unreadable";
    case Doubt::What::impossible: return "record-impossible";
    case Doubt::What::differs: return "record-differs";
    }
    return {};
}

Desk::Desk(Journal journal) : m_journal(std::move(journal)) { open(m_journal, m_now, m_doubts); }

std::int64_t Desk::seqOf(int event) const {
    const auto at = static_cast<std::size_t>(event) - 1;
    return at < m_now.seqs.size() ? m_now.seqs[at] : 0;
}

int Desk::eventAt(std::int64_t seq) const {
    const auto at = std::ranges::lower_bound(m_now.seqs, seq);
    return at != m_now.seqs.end() && *at == seq ? static_cast<int>(at - m_now.seqs.begin()) + 1 : 0;
}

std::variant<Entered, Refusal> Desk::enter(std::span<const Entry> joined) {
    Taking taking(m_now, m_journal.head().seq);
    for (const Entry& entry : joined) {
        const auto verdict = taking.take(entry);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
    }
    return settle(std::move(taking));
}

std::variant<Entered, Refusal> Desk::enter(std::span<const Item> joined, const Stamp& stamp) {
    Taking taking(m_now, m_journal.head().seq);
    for (const Item& item : joined) {
        const auto verdict = taking.take(item, stamp);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
    }
    return settle(std::move(taking));
}

Entered Desk::enter(const HandBegan& began, const Stamp& stamp) {
    Taking taking(m_now, m_journal.head().seq);
    taking.take(began, stamp);
    return settle(std::move(taking));
}

Entered Desk::enter(const TableOpened& opened, const Stamp& stamp) {
    Taking taking(m_now, m_journal.head().seq);
    taking.take(opened, stamp);
    return settle(std::move(taking));
}

Entered Desk::enter(const HouseRules& rules, const Stamp& stamp) {
    Taking taking(m_now, m_journal.head().seq);
    taking.take(rules, stamp);
    return settle(std::move(taking));
}

std::variant<Entered, Refusal> Desk::next(const Stamp& stamp) {
    Taking taking(m_now, m_journal.head().seq);
    const auto verdict = taking.takeNext(stamp);
    if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
    return settle(std::move(taking));
}

// The disk first, then the desk. What follows the append cannot fail.
Entered Desk::settle(Taking taking) {
    const Entered entered{taking.state().table, taking.last()};
    if (taking.records().empty()) { return entered; }
    [[maybe_unused]] const std::int64_t expected =
        m_journal.head().seq + static_cast<std::int64_t>(taking.records().size());
    [[maybe_unused]] const std::int64_t last = m_journal.append(taking.records());
    assert(last == expected);
    const bool closes = entered.table.playing && entered.table.hand.over && !m_now.table.hand.over;
    m_now = std::move(taking.state());
    if (closes) {
        try {
            checkpoint();
        } catch (const JournalError&) {
            // The line is recorded, which is all that was asked. What ails the disk, the next append will tell.
        }
    }
    return entered;
}

}  // namespace oddchip
