// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/errors.h"

#include <SQLiteCpp/Exception.h>
#include <cerrno>
#include <sqlite3.h>
#include <system_error>

namespace oddchip {

using What = JournalError::What;

JournalError::JournalError(What which, std::string where, const std::string& message)
    : std::runtime_error(message), cause(which), place(std::move(where)) {}

std::string_view name(What what) {
    switch (what) {
    case What::locked: return "journal-locked";
    case What::readOnly: return "journal-read-only";
    case What::foreign: return "journal-foreign";
    case What::newer: return "journal-newer";
    case What::damaged: return "journal-damaged";
    case What::full: return "journal-full";
    case What::io: return "journal-io";
    case What::missing: return "journal-missing";
    }
    return {};
}

namespace failure {

JournalError locked(const std::string& path, const std::string& why) {
    return {What::locked, path,
            "The journal " + path + " is in use (" + why +
                "). It can be read, not written. Close it there and try again."};
}

JournalError readOnly(const std::string& path, const std::string& why) {
    return {What::readOnly, path,
            path + " may not be written (" + why +
                "). Give yourself the right to write this file and its folder, or use another folder."};
}

JournalError foreign(const std::string& path, const std::string& why) {
    return {What::foreign, path,
            path + " is not a journal of Oddchip (" + why + "). It was not touched. Choose another file."};
}

JournalError newer(const std::string& path, int schema, int known) {
    return {What::newer, path,
            "The journal " + path + " was written by a later Oddchip (schema " + std::to_string(schema) +
                "; this one knows " + std::to_string(known) +
                "). It was not touched. Install that version or a later one."};
}

JournalError damaged(const std::string& path, const std::string& why) {
    return {What::damaged, path,
            "The journal " + path + " is damaged (" + why +
                "). Keep the file as it is and verify it; put a copy from the backups in its place to go on."};
}

JournalError full(const std::string& path) {
    return {What::full, path,
            "The disk is full: " + path +
                " could not be written. Nothing recorded before is lost. Make room and try again."};
}

JournalError failed(const std::string& path, const std::string& why) {
    return {What::io, path,
            path + " could not be read or written (" + why +
                "). Nothing recorded before is lost. Check the disk and your rights, and try again."};
}

JournalError missing(const std::string& path, bool folder) {
    return {What::missing, path,
            std::string("There is no ") + (folder ? "folder " : "journal ") + path +
                (folder ? ". Create it or use another folder." : ". Check the name.")};
}

JournalError systemError(int error, const std::string& path) {
    const std::string why = std::generic_category().message(error);
    if (error == EACCES || error == EPERM || error == EROFS) return readOnly(path, why);
    if (error == ENOSPC || error == EDQUOT) return full(path);
    return failed(path, why);
}

JournalError translated(const SQLite::Exception& error, sqlite3* db, const std::string& path) {
    const int code = error.getErrorCode() & 0xff;
    if (code == SQLITE_FULL) return full(path);
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return locked(path, "another program has locked it");
    if (code == SQLITE_READONLY || code == SQLITE_PERM) return readOnly(path, error.what());
    // A constraint stands in the way of the next entry, or a table is not as we made it, only by a hand from outside.
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_CONSTRAINT || code == SQLITE_ERROR)
        return damaged(path, error.what());
    const int system = db ? sqlite3_system_errno(db) : 0;
    const bool disk = code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
    return disk && system != 0 ? systemError(system, path) : failed(path, error.what());
}

}  // namespace failure

}  // namespace oddchip
