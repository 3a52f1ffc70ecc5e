// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/desk/desk.h"

namespace oddchip {

// A line on its way: the state that it leads to, and the records that tell of it. Given up, it has changed nothing.
class Taking {
public:
    Taking(const DeskState& now, std::int64_t head) : m_state(now), m_head(head) {}

    std::variant<Ruling, Refusal> take(const Entry& entry);
    std::variant<Ruling, Refusal> take(const Item& item, const Stamp& stamp);
    Ruling take(const HandBegan& began, const Stamp& stamp);
    Ruling take(const TableOpened& opened, const Stamp& stamp);
    std::variant<Ruling, Refusal> take(const PuntoOpened& opened, const Stamp& stamp);
    Ruling take(const HouseRules& rules, const Stamp& stamp);
    std::variant<Ruling, Refusal> takeNext(const Stamp& stamp);

    DeskState& state() { return m_state; }
    std::vector<Record>& records() { return m_records; }
    const Ruling& last() const { return m_last; }

private:
    std::int64_t nextSeq() const { return m_head + static_cast<std::int64_t>(m_records.size()) + 1; }
    void record(Kind kind, std::string body, const Stamp& stamp);

    DeskState m_state;
    std::int64_t m_head;
    std::vector<Record> m_records;
    Ruling m_last;
};

}  // namespace oddchip
