// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/terms.h"

#include <sqlite3.h>

namespace oddchip::archive {
namespace {

constexpr std::size_t kIndexed = 3;  // letters: FTS5 has an index of what begins with that many
constexpr int kMost = 64;            // words that are asked for in place of what they begin with

fts5_api* apiOf(sqlite3* db) {
    fts5_api* api = nullptr;
    sqlite3_stmt* query = nullptr;
    if (sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &query, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(query, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(query);
    }
    sqlite3_finalize(query);
    return api;
}

}  // namespace

// FTS5's own tokenizer, set as the index sets it.
struct Terms::Cutter {
    explicit Cutter(sqlite3* db) {
        fts5_api* api = apiOf(db);
        void* context = nullptr;
        if (api == nullptr || api->xFindTokenizer(api, "unicode61", &context, &cut) != SQLITE_OK) { return; }
        const char* arguments[] = {"tokenchars", "-"};
        if (cut.xCreate(context, arguments, 2, &cutter) != SQLITE_OK) { cutter = nullptr; }
    }
    ~Cutter() {
        if (cutter != nullptr) { cut.xDelete(cutter); }
    }
    Cutter(const Cutter&) = delete;
    Cutter& operator=(const Cutter&) = delete;

    fts5_tokenizer cut{};
    Fts5Tokenizer* cutter = nullptr;
};

Terms::Terms(const SQLite::Database& db) : m_db(db), m_cutter(std::make_unique<Cutter>(db.getHandle())) {}
Terms::~Terms() = default;

std::vector<std::string> Terms::of(std::string_view text) const {
    std::vector<std::string> terms;
    if (m_cutter->cutter == nullptr) { return terms; }
    const auto add = [](void* to, int, const char* term, int size, int, int) {
        static_cast<std::vector<std::string>*>(to)->emplace_back(term, static_cast<std::size_t>(size));
        return SQLITE_OK;
    };
    m_cutter->cut.xTokenize(m_cutter->cutter, &terms, FTS5_TOKENIZE_DOCUMENT, text.data(),
                            static_cast<int>(text.size()), add);
    return terms;
}

void Terms::keep(std::string_view text) {
    for (std::string& term : of(text)) {
        if (m_kept.contains(term)) { continue; }
        SQLite::Statement insert(m_db, "INSERT OR IGNORE INTO term VALUES(?)");
        insert.bind(1, term);
        insert.exec();
        m_kept.insert(std::move(term));
    }
}

std::optional<std::vector<std::string>> Terms::beginning(std::string_view word) const {
    const std::vector<std::string> terms = of(word);
    if (terms.size() != 1 || terms.front().size() <= kIndexed) { return std::nullopt; }
    SQLite::Statement query(m_db, "SELECT term FROM term WHERE term >= ? AND term < ? LIMIT ?");
    query.bind(1, terms.front());
    query.bind(2, terms.front() + "\xf4\x8f\xbf\xbf");  // after whatever letter may follow
    query.bind(3, kMost + 1);
    std::vector<std::string> found;
    while (query.executeStep()) { found.push_back(query.getColumn(0).getString()); }
    if (static_cast<int>(found.size()) > kMost) { return std::nullopt; }
    return found;
}

}  // namespace oddchip::archive
