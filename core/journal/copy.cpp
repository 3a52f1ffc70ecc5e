// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/copy.h"

#include "core/journal/errors.h"
#include "core/journal/lock.h"
#include "core/journal/verify.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <sqlite3.h>

namespace oddchip {
namespace {

void removeAll(const std::string& path) {
    for (const char* suffix : {"", "-journal", "-wal", "-shm"}) std::remove((path + suffix).c_str());
}

// Through SQLite, which sees what the writer has not yet moved out of its log.
void copyPages(const std::string& from, SQLite::Database& to) {
    SQLite::Database source(from, SQLite::OPEN_READONLY);
    SQLite::Backup backup(to, source);
    if (backup.executeStep(-1) != SQLITE_DONE) throw failure::locked(from, "another program has locked it");
}

// Writes path through a draft beside it, so that it is there whole or as it was.
template <class Mend> void replace(const std::string& from, const std::string& path, const Mend& mend) {
    const std::string draft = path + ".new";
    removeAll(draft);
    try {
        SQLite::Database to(draft, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copyPages(from, to);
        mend(to);
    } catch (const SQLite::Exception& error) {
        removeAll(draft);
        throw failure::translated(error, nullptr, path);
    } catch (const JournalError&) {
        removeAll(draft);
        throw;
    }
    for (const char* suffix : {"-wal", "-shm"}) std::remove((path + suffix).c_str());
    if (std::rename(draft.c_str(), path.c_str()) != 0) {
        const int error = errno;
        removeAll(draft);
        throw failure::systemError(error, path);
    }
}

}  // namespace

void copyJournal(const std::string& path, const std::string& copy) {
    Journal::openReadOnly(path);  // tells what it is, where it is none of ours
    replace(path, copy, [](SQLite::Database& to) { to.execAndGet("PRAGMA journal_mode=DELETE"); });
}

void restoreJournal(const std::string& copy, const std::string& path) {
    {
        const Journal from = Journal::openReadOnly(copy);
        const Verified verified = verifyChain(from);
        if (verified.why != Verified::Why::sound) throw failure::damaged(copy, std::string(name(verified.why)));
    }
    const FileLock lock(path);
    replace(copy, path, [](SQLite::Database& to) { to.execAndGet("PRAGMA journal_mode=WAL"); });
}

}  // namespace oddchip
