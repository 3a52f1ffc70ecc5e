// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>

namespace oddchip::schema {

namespace {

// INSERT OR REPLACE removes the row in its way without firing a trigger against DELETE: hence entry_order.
constexpr const char* first = R"sql(
CREATE TABLE entry(
    seq INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    approver TEXT NOT NULL,
    reason TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    digest BLOB NOT NULL,
    hash BLOB NOT NULL
) STRICT;
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TRIGGER entry_order BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry)
BEGIN SELECT RAISE(ABORT, 'an entry is numbered one more than the last'); END;
CREATE TRIGGER entry_update BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_delete BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;
)sql";

// The last hand, table or rules of a long journal is found without looking at what came after it. Of a hundred entries
// one or two are such: the others cost nothing more.
constexpr const char* second = R"sql(
CREATE INDEX entry_kind ON entry(kind) WHERE kind IN ('hand', 'table', 'rules');
)sql";

// Which journal this is and which copies it went on from is told once. INSERT OR REPLACE is caught as above.
constexpr const char* third = R"sql(
CREATE TRIGGER meta_update BEFORE UPDATE ON meta WHEN OLD.key = 'id' OR OLD.key LIKE 'epoch%'
BEGIN SELECT RAISE(ABORT, 'what a journal goes on from is never changed'); END;
CREATE TRIGGER meta_delete BEFORE DELETE ON meta WHEN OLD.key = 'id' OR OLD.key LIKE 'epoch%'
BEGIN SELECT RAISE(ABORT, 'what a journal goes on from is never removed'); END;
CREATE TRIGGER meta_insert BEFORE INSERT ON meta
WHEN (NEW.key = 'id' OR NEW.key LIKE 'epoch.%') AND EXISTS(SELECT 1 FROM meta WHERE key = NEW.key)
    OR NEW.key = 'epoch' AND
        CAST(NEW.value AS INTEGER) IS NOT coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'epoch'), 0) + 1
BEGIN SELECT RAISE(ABORT, 'an epoch is numbered one more than the last'); END;
)sql";

constexpr std::array all{first, second, third};

}  // namespace

Steps steps() { return all; }

int version(const SQLite::Database& db) {
    SQLite::Statement query(db, "PRAGMA user_version");
    query.executeStep();
    return query.getColumn(0).getInt();
}

void migrate(SQLite::Database& db, Steps steps) {
    for (auto step = static_cast<std::size_t>(version(db)); step < steps.size(); ++step) {
        const std::string reached = std::to_string(step + 1);
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        db.exec(steps[step]);
        db.exec("INSERT OR REPLACE INTO meta VALUES('schema', '" + reached +
                "'), ('writer', 'oddchip " ODDCHIP_VERSION "')");
        db.exec("PRAGMA user_version=" + reached);
        transaction.commit();
    }
}

std::vector<std::string> objects(const SQLite::Database& db) {
    SQLite::Statement query(
        db, R"(SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name)");
    std::vector<std::string> found;
    while (query.executeStep()) found.push_back(query.getColumn(0).getString());
    return found;
}

std::vector<std::string> objectsAfter(Steps steps) {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(db, steps);
    return objects(db);
}

}  // namespace oddchip::schema
