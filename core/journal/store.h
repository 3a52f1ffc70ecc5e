// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The open file behind a Journal. Its functions throw JournalError.
#pragma once

#include "core/journal/journal.h"
#include "core/journal/lock.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace oddchip {

struct Journal::Store {
    enum class Mode : std::uint8_t { read, write };
    Store(const std::string& given, Mode wanted);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    Head head() const;
    std::int64_t append(std::span<Record> joined);
    void read(std::int64_t from, std::int64_t limit, const std::function<bool(const Record&)>& each) const;
    std::optional<std::int64_t> last(Kind kind, std::int64_t atMost) const;
    bool guarded() const;
    void checkpoint();

    Mode mode;
    std::string path;
    std::string id;
    std::int64_t epoch = 0;
    std::vector<Epoch> epochs;
    int schema = 0;

private:
    // Runs work() and turns whatever SQLite throws into a JournalError.
    template <class Work> auto run(const Work& work) const;

    void openForWriting();
    void openForReading();
    void connect(const std::string& name, int flags);
    void recognize() const;
    void readMeta();
    void checkTail();
    void lookForCopy();
    void write(const Record& record);

    std::optional<FileLock> m_lock;  // before m_db: let go of once that is closed
    std::optional<SQLite::Database> m_db;
    std::optional<SQLite::Statement> m_insert;
    std::optional<Head> m_head;  // of the writer, who need not ask; forgotten after an error
};

}  // namespace oddchip
