// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// One writer: flock(2) on a file beside the journal, kept until the lock is destroyed. The system lets go of it when
// the process dies, however it dies; the file itself stays. It holds
// nothing but a note of the last head (epoch.h).
#pragma once

#include <string>

namespace oddchip {

class FileLock {
public:
    // Takes the lock of `journal` (on journal + ".lock") at once or throws JournalError locked, readOnly, full, io.
    explicit FileLock(const std::string& journal);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int m_descriptor = -1;
};

}  // namespace oddchip
