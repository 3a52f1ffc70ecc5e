// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A disk that fails when told to: every call that SQLite makes of the system goes through here while this lives.
#pragma once

#include <cstdint>
#include <functional>
#include <sqlite3.h>
#include <string>

namespace oddchip::journal_test {

class FaultVfs {
public:
    FaultVfs();  // becomes SQLite's way to the disk
    ~FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;

    std::int64_t calls = 0;   // until now
    std::int64_t failAt = 0;  // the call that fails; 0 none
    bool forGood = false;     // and all after it
    bool full = false;        // only writes count as calls, and fail for want of room

    std::int64_t room = -1;  // bytes by which files may still grow; -1 any

    std::int64_t logSyncs = 0;  // of write-ahead logs, until now
    std::string durable;        // a folder that keeps each file as it was when it was last synced; "" none

    std::function<void(const std::string& path)> beforeSync;  // what is written to it may still be lost or torn

    bool fails() { return !full && counted(); }
    bool lacksRoom() { return full && counted(); }
    sqlite3_vfs* real() const { return m_real; }

private:
    bool counted();  // one more call; it is to fail

    sqlite3_vfs* m_real;
    sqlite3_vfs m_vfs{};
};

}  // namespace oddchip::journal_test
