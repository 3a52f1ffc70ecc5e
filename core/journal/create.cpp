// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/create.h"

#include "core/journal/epoch.h"
#include "core/journal/errors.h"
#include "core/journal/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sodium.h>
#include <unistd.h>

namespace oddchip {

namespace {

std::string drawId() {
    std::array<unsigned char, 16> bytes{};
    std::array<char, 2 * bytes.size() + 1> text{};
    randombytes_buf(bytes.data(), bytes.size());
    return sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
}

// A new name is on the disk once its folder is.
void syncFolder(const std::string& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool done = descriptor >= 0 && ::fsync(descriptor) == 0;
    const int error = errno;
    if (descriptor >= 0) ::close(descriptor);
    if (!done) throw failure::systemError(error, folder);
}

}  // namespace

void createJournal(const std::string& path) {
    const std::string draft = path + ".new";
    for (const char* suffix : {"", "-journal", "-wal", "-shm"}) std::remove((draft + suffix).c_str());
    if (sodium_init() < 0) throw failure::failed(path, "no source of chance for its id");
    {
        SQLite::Database db(draft, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db.exec("PRAGMA application_id=" + std::to_string(schema::applicationId));
        schema::migrate(db, schema::steps());
        db.exec("INSERT INTO meta VALUES('id', '" + drawId() + "'), ('epoch', '1'), ('place', '" + placeOf(draft) +
                "')");
        db.execAndGet("PRAGMA journal_mode=WAL");
    }
    if (std::rename(draft.c_str(), path.c_str()) != 0) throw failure::systemError(errno, path);
    syncFolder(std::filesystem::path(path).parent_path().string());
}

}  // namespace oddchip
