// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The sentences of JournalError, each with the file, what is wrong and what to do. `why` is put in brackets.
#pragma once

#include "core/journal/journal.h"

struct sqlite3;
namespace SQLite {
class Exception;
}

namespace oddchip::failure {

JournalError locked(const std::string& path, const std::string& why);
JournalError readOnly(const std::string& path, const std::string& why);
JournalError foreign(const std::string& path, const std::string& why);
JournalError newer(const std::string& path, int schema, int known);
JournalError damaged(const std::string& path, const std::string& why);
JournalError full(const std::string& path);
JournalError failed(const std::string& path, const std::string& why);
JournalError missing(const std::string& path, bool folder);

// From an errno of the system.
JournalError systemError(int error, const std::string& path);

// From what SQLite threw; `db` may be null where it could not be opened at all.
JournalError translated(const SQLite::Exception& error, sqlite3* db, const std::string& path);

}  // namespace oddchip::failure
