// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The open file behind an Index.
#pragma once

#include "core/archive/index.h"
#include "core/archive/scan.h"
#include "core/archive/terms.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace oddchip {

// A statement that was prepared once and may be used again when this goes. What is bound to it need only live as long.
class Running {
public:
    explicit Running(SQLite::Statement& statement) : m_statement(statement) {}
    ~Running() {
        m_statement.tryReset();
        m_statement.clearBindings();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    SQLite::Statement* operator->() const { return &m_statement; }
    SQLite::Statement& operator*() const { return m_statement; }

private:
    SQLite::Statement& m_statement;
};

struct Index::Store {
    Store(std::string given, const Journal& journal);

    template <class Work> auto run(const Work& work) const {
        try {
            return work();
        } catch (const SQLite::Exception& error) { throw failed(error); }
    }
    JournalError failed(const SQLite::Exception& error) const;

    // To write alone, until what is answered is committed or gone: another who writes is waited for. None: it was
    // stopped while waiting.
    std::unique_ptr<SQLite::Transaction> writing(const std::stop_token& stop = {});
    bool overtaken();                      // another connection has written since this one last caught up
    void catchUp(const Journal& journal);  // with what others wrote; begun anew where it is of another story

    // One use at a time: what is called meanwhile runs other statements.
    Running ready(const std::string& sql) const;

    void open();
    void create();                            // within writing(), as are the next three and what adds and removes
    bool fits(const Journal& journal) const;  // the index is of this journal's history
    void startAnew(const Journal& journal);
    void add(const ScannedHand& hand);
    void remove(std::int64_t hand);
    void keepShared();
    void keepHead(const Head& head);
    std::int64_t headSeq() const;
    int widestPot() const;
    std::int64_t newestAt(std::int64_t hand) const;  // when the newest hand began
    std::string meta(const char* key) const;
    void setMeta(const char* key, const std::string& value);
    ScannedHand::Before before(std::int64_t hand) const;

    std::string path;
    std::string journalPath;
    archive::Terms& terms() const;  // of the file that is open
    std::optional<SQLite::Database> db;
    Shared shared;
    std::size_t keptRules = 0, keptStakes = 0;  // of 'shared', that the file has
    int widest = 0;                             // class of pots among what is being added
    bool whole = false;

private:
    void readShared();

    std::int64_t m_version = 0;                                          // of the file, as this connection last saw it
    mutable std::unordered_map<std::string, SQLite::Statement> m_ready;  // gone before the file is closed
    mutable std::optional<archive::Terms> m_terms;                       // likewise
    mutable std::pair<std::int64_t, std::int64_t> m_newest{0, 0};        // hand, when it began
};

namespace archive {
extern const char* const kRowColumns;  // as rowOf reads them, from table hand AS h
HandRow rowOf(const SQLite::Statement& row);
std::string factsOf(const ScannedHand& hand);  // tokens of what is asked for by name
int potClass(std::int64_t pot);                // pots are classed by their size in powers of two
}  // namespace archive

}  // namespace oddchip
