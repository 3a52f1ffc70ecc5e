// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The open file behind an Index.
#pragma once

#include "core/archive/index.h"
#include "core/archive/scan.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <optional>

namespace oddchip {

struct Index::Store {
    Store(std::string given, const Journal& journal);

    template <class Work> auto run(const Work& work) const {
        try {
            return work();
        } catch (const SQLite::Exception& error) { throw failed(error); }
    }
    JournalError failed(const SQLite::Exception& error) const;

    void open();
    void create();
    bool fits(const Journal& journal) const;  // the index is of this journal's history
    void startAnew(const Journal& journal);
    void add(const ScannedHand& hand);
    void remove(std::int64_t hand);
    void keepShared();
    void keepHead(const Head& head);
    std::int64_t headSeq() const;
    std::string meta(const char* key) const;
    void setMeta(const char* key, const std::string& value);
    ScannedHand::Before before(std::int64_t hand) const;

    std::string path;
    std::string journalPath;
    std::optional<SQLite::Database> db;
    Shared shared;
    std::size_t keptRules = 0, keptStakes = 0;  // of 'shared', that the file has
    bool whole = false;
};

namespace archive {
extern const char* const kRowColumns;  // as rowOf reads them, from table hand AS h
HandRow rowOf(const SQLite::Statement& row);
std::string factsOf(const ScannedHand& hand);  // tokens of what is asked for by name
std::string pairsToken(std::int64_t pot);      // the class of pots that one belongs to
}  // namespace archive

}  // namespace oddchip
