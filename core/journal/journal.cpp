// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/journal.h"

#include "core/journal/store.h"

namespace oddchip {

std::string_view name(Kind kind) {
    switch (kind) {
    case Kind::event: return "event";
    case Kind::hand: return "hand";
    case Kind::table: return "table";
    case Kind::rules: return "rules";
    case Kind::undo: return "undo";
    case Kind::amend: return "amend";
    case Kind::floor: return "floor";
    }
    return {};
}

Journal::Journal(std::unique_ptr<Store> store) : m_store(std::move(store)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Journal Journal::openForWriting(const std::string& path) {
    return Journal(std::make_unique<Store>(path, Store::Mode::write));
}

Journal Journal::openReadOnly(const std::string& path) {
    return Journal(std::make_unique<Store>(path, Store::Mode::read));
}

std::int64_t Journal::append(std::span<Record> joined) { return m_store->append(joined); }

std::vector<Record> Journal::read(std::int64_t from, std::int64_t limit) const {
    std::vector<Record> found;
    m_store->read(from, limit, [&](const Record& record) {
        found.push_back(record);
        return true;
    });
    return found;
}

void Journal::read(std::int64_t from, const std::function<bool(const Record&)>& each) const {
    m_store->read(from, std::numeric_limits<std::int64_t>::max(), each);
}

std::optional<std::int64_t> Journal::last(Kind kind, std::int64_t atMost) const { return m_store->last(kind, atMost); }
Head Journal::head() const { return m_store->head(); }
const std::string& Journal::path() const { return m_store->path; }
const std::string& Journal::id() const { return m_store->id; }
std::int64_t Journal::epoch() const { return m_store->epoch; }
const std::vector<Epoch>& Journal::epochs() const { return m_store->epochs; }
int Journal::schema() const { return m_store->schema; }
bool Journal::readOnly() const { return m_store->mode == Store::Mode::read; }
bool Journal::guarded() const { return m_store->guarded(); }
void Journal::checkpoint() { m_store->checkpoint(); }

}  // namespace oddchip
