// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The words of an index one by one. FTS5 answers a word at once, the newest hands first, but reads all hands of what
// merely begins with given letters before it tells one: so the words that begin so are looked up here and asked for.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace oddchip::archive {

class Terms {
public:
    explicit Terms(const SQLite::Database& db);
    ~Terms();
    Terms(const Terms&) = delete;
    Terms& operator=(const Terms&) = delete;

    // As FTS5 cuts and folds a text: lower case, without accents.
    std::vector<std::string> of(std::string_view text) const;
    void keep(std::string_view text);  // its words, those that are new
    void forget() { m_kept.clear(); }  // the table was emptied, or what was kept was taken back
    // The words that begin with one. Nothing where the word is short, for which FTS5 has an index of its own, where it
    // is none or several, or where very many begin so.
    std::optional<std::vector<std::string>> beginning(std::string_view word) const;

private:
    struct Cutter;
    const SQLite::Database& m_db;
    std::unique_ptr<Cutter> m_cutter;
    std::unordered_set<std::string> m_kept;
};

}  // namespace oddchip::archive
