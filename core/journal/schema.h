// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The journal's tables and their history. Step N takes a journal of schema N-1 to schema N; schema 0 is an empty file.
// A step that was released is never edited: a change is a new step at the end.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace oddchip::schema {

using Steps = std::span<const char* const>;  // SQL

inline constexpr int applicationId = 0x4f644368;  // "OdCh", at byte 68 of the file

Steps steps();
int version(const SQLite::Database& db);

// Runs the steps that the journal lacks, each in a transaction of its own. Throws SQLite::Exception; then the journal
// has the schema of the last step that was completed.
void migrate(SQLite::Database& db, Steps steps);

// The tables, indexes and triggers as SQL, in order of their names, without what SQLite adds of its own.
std::vector<std::string> objects(const SQLite::Database& db);

// What `objects` must be after these steps.
std::vector<std::string> objectsAfter(Steps steps);

}  // namespace oddchip::schema
