// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/join.h"

#include <algorithm>

namespace oddchip::app {

Join::Join(Desk desk, Clock clock) : m_desk(std::move(desk)), m_clock(std::move(clock)) {
    for (const Entry& entry : m_desk.log().entries) m_last = std::max(m_last, entry.at);
    if (!punto()) return;
    for (const Entry& entry : punto()->entries) m_last = std::max(m_last, entry.at);
}

// No two inputs have the same time: undo takes back what was entered at one.
Stamp Join::stamp() {
    m_last = std::max(m_clock(), m_last + 1);
    return {m_last, {}, {}, {}};
}

std::variant<Stepped, Refusal> Join::fold(const std::vector<Entry>& joined) const {
    Log log = m_desk.log();
    Stepped stepped{m_desk.table(), {}};
    for (const Entry& entry : joined) {
        const auto step = oddchip::enter(log, stepped.table, entry);
        if (const auto* refusal = std::get_if<Refusal>(&step)) return *refusal;
        stepped = std::get<Stepped>(step);
        log.entries.push_back(entry);
    }
    return stepped;
}

std::variant<PuntoStepped, Refusal> Join::foldPunto(const std::vector<Entry>& joined) const {
    if (!punto()) return Refusal{Reason::noHand};
    Punto after = *punto();
    PuntoStepped stepped{after.table, {}};
    for (const Entry& entry : joined) {
        const auto verdict = take(after, entry);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) return *refusal;
        stepped = {after.table, std::get<Ruling>(verdict)};
    }
    return stepped;
}

void Join::rule(const HouseRules& rules, const QString& by) {
    try {
        Stamp signed_ = stamp();
        signed_.actor = by.toStdString();
        const Entered entered = m_desk.enter(rules, signed_);
        Q_EMIT changed(entered.table, entered.ruling);
    } catch (const JournalError& error) { Q_EMIT notRecorded(error); }
}

void Join::enter(const std::vector<Item>& line) {
    if (line.empty()) return;
    try {
        const auto entered = m_desk.enter(line, stamp());
        if (const auto* refusal = std::get_if<Refusal>(&entered)) {
            Q_EMIT refused(*refusal);
            return;
        }
        const Ruling ruling = std::get<Entered>(entered).ruling;
        Q_EMIT changed(m_desk.table(), ruling);
    } catch (const JournalError& error) { Q_EMIT notRecorded(error); }
}

}  // namespace oddchip::app
