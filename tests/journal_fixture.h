// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What the tests of the journal share: a folder, lines to write, and hands from outside.
#pragma once

#include "core/journal/verify.h"

#include <QTemporaryDir>
#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <filesystem>
#include <fstream>

namespace oddchip::journal_test {

// A folder for one test, removed with what is in it.
class Folder {
public:
    std::string operator/(const std::string& name) const {
        return m_dir.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string path() const { return m_dir.path().toStdString(); }

private:
    QTemporaryDir m_dir;
};

inline Record entry(int number) {
    Record record;
    record.at = 1'796'000'000'000 + 1000 * number;
    record.actor = "MK";
    record.approver = number % 5 == 0 ? "JS" : "";
    record.reason = number % 5 == 0 ? "the dealer saw it" : "";
    record.kind = number % 10 == 1 ? Kind::hand : Kind::event;
    record.body = "seat " + std::to_string(number % 9 + 1) + " bets " + std::to_string(number);
    record.digest = digest(record.body);
    return record;
}

inline std::vector<Record> entries(int from, int count) {
    std::vector<Record> made;
    for (int number = from; number < from + count; ++number) made.push_back(entry(number));
    return made;
}

// Writes entries 1..count as one line, and closes the journal. Returns its head.
inline Head write(const std::string& path, int count) {
    Journal journal = Journal::openForWriting(path);
    std::vector<Record> joined = entries(1, count);
    journal.append(joined);
    return journal.head();
}

// What another program does to the file.
inline void tamper(const std::string& path, const std::string& sql) {
    SQLite::Database db(path, SQLite::OPEN_READWRITE);
    db.exec(sql);
}

// Changes entries as one would who takes the guards away first and puts them back after.
inline void tamperUnguarded(const std::string& path, const std::function<void(SQLite::Database&)>& change) {
    SQLite::Database db(path, SQLite::OPEN_READWRITE);
    std::vector<std::string> guards;
    std::string drop;
    SQLite::Statement query(db, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    while (query.executeStep()) {
        drop += "DROP TRIGGER " + query.getColumn(0).getString() + ";";
        guards.push_back(query.getColumn(1).getString());
    }
    query.reset();
    db.exec(drop);
    change(db);
    for (const std::string& guard : guards) db.exec(guard);
}

// Overwrites bytes of a file.
inline void scribble(const std::string& path, std::int64_t at, const std::string& bytes) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(at);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

// Runs work() and returns the JournalError that it throws. Anything else fails the test.
template <class Work> std::optional<JournalError> errorOf(const Work& work) {
    try {
        work();
    } catch (const JournalError& error) { return error; }
    return std::nullopt;
}

// Checks that work() is refused for this cause, by a sentence that names the place.
#define REFUSED(work, wanted, where)                                                                                   \
    do {                                                                                                               \
        const auto refused = oddchip::journal_test::errorOf([&] { work; });                                            \
        QVERIFY2(refused, #work " was not refused");                                                                   \
        QCOMPARE(std::string(name(refused->cause)), std::string(name(oddchip::JournalError::What::wanted)));           \
        QCOMPARE(refused->place, std::string(where));                                                                  \
        QVERIFY2(std::string_view(refused->what()).find(where) != std::string_view::npos, refused->what());            \
    } while (false)

}  // namespace oddchip::journal_test
