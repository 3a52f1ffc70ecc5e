// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/desk/taking.h"

#include "core/notation/numbers.h"

#include <cassert>

namespace oddchip {
namespace {

Kind kindOf(const Entry& entry) {
    if (std::holds_alternative<Undo>(entry.what)) { return Kind::undo; }
    if (std::holds_alternative<Amend>(entry.what)) { return Kind::amend; }
    if (std::holds_alternative<FloorOn>(entry.what)) { return Kind::floor; }
    return std::holds_alternative<FloorRuled>(std::get<Event>(entry.what)) ? Kind::floor : Kind::event;
}

// What the line says itself holds; the stamp fills in the rest.
Entry stamped(Entry entry, const Stamp& stamp) {
    if (entry.at == 0) { entry.at = stamp.at; }
    if (entry.actor.empty()) { entry.actor = stamp.actor; }
    if (entry.approver.empty()) { entry.approver = stamp.approver; }
    if (entry.reason.empty()) { entry.reason = stamp.reason; }
    return entry;
}

}  // namespace

void Taking::record(Kind kind, std::string body, const Stamp& stamp) {
    Record record;
    record.at = stamp.at;
    record.actor = stamp.actor;
    record.approver = stamp.approver;
    record.reason = stamp.reason;
    record.kind = kind;
    record.body = std::move(body);
    record.digest = digest(desk::canonical(m_state, m_last));
    m_records.push_back(std::move(record));
}

std::variant<Ruling, Refusal> Taking::take(const Entry& entry) {
    const auto named = namingRecords(m_state.seqs, entry);  // before the entry: it may name none that comes later
    const auto verdict = desk::enter(m_state, entry, nextSeq());
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    assert(named);
    m_last = std::get<Ruling>(verdict);
    record(kindOf(entry), body(*named), {entry.at, entry.actor, entry.approver, entry.reason});
    return m_last;
}

Ruling Taking::take(const HouseRules& rules, const Stamp& stamp) {
    m_last = {};
    if (m_state.rulesAt != 0 && rules == m_state.rules) { return m_last; }
    desk::rule(m_state, rules, nextSeq());
    record(Kind::rules, write(RulesLine{rules, Book::house, true}), stamp);
    return m_last;
}

Ruling Taking::take(const TableOpened& opened, const Stamp& stamp) {
    take(m_state.rules, stamp);
    desk::open(m_state, opened);
    m_last.flags = m_state.table.flags;
    record(Kind::table, write(opened), stamp);
    return m_last;
}

std::variant<Ruling, Refusal> Taking::take(const PuntoOpened& opened, const Stamp& stamp) {
    const auto& before = m_state.punto ? m_state.punto : m_state.shoeBefore;
    const auto next = openedAfter(m_state.shoeLeft ? std::nullopt : before, m_state.rules, opened);
    if (const auto* refusal = std::get_if<Refusal>(&next)) { return *refusal; }
    const PuntoOpened& whole = std::get<Punto>(next).opening;  // with the commission that is owed
    take(m_state.rules, stamp);
    desk::open(m_state, whole);
    record(Kind::table, write(whole), stamp);
    return m_last;
}

Ruling Taking::take(const HandBegan& began, const Stamp& stamp) {
    take(began.rules, stamp);
    HandBegan complete = began;
    complete.rulesAt = m_state.rulesAt;
    desk::begin(m_state, complete);
    m_last.flags = m_state.table.flags;
    record(Kind::hand, write(complete), stamp);
    return m_last;
}

std::variant<Ruling, Refusal> Taking::takeNext(const Stamp& stamp) {
    const auto began = oddchip::next(m_state.table);
    if (const auto* refusal = std::get_if<Refusal>(&began)) { return *refusal; }
    return take(std::get<HandBegan>(began), stamp);
}

std::variant<Ruling, Refusal> Taking::take(const Item& item, const Stamp& stamp) {
    Stamp own = stamp;
    if (item.at != 0) { own.at = item.at; }
    if (const auto* entry = std::get_if<Entry>(&item.what)) { return take(stamped(*entry, own)); }
    if (const auto* rules = std::get_if<RulesLine>(&item.what)) { return take(rules->rules, own); }
    const bool on = m_state.punto && !m_state.shoeLeft && running(m_state.punto->table);
    if (on) { return Refusal{Reason::handRunning}; }
    if (const auto* began = std::get_if<HandBegan>(&item.what)) { return take(*began, own); }
    if (const auto* opened = std::get_if<TableOpened>(&item.what)) { return take(*opened, own); }
    if (const auto* punto = std::get_if<PuntoOpened>(&item.what)) { return take(*punto, own); }
    assert(std::holds_alternative<NextHand>(item.what));
    return takeNext(own);
}

}  // namespace oddchip
