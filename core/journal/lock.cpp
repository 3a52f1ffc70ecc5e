// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/lock.h"

#include "core/journal/errors.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace oddchip {

FileLock::FileLock(const std::string& journal) {
    const std::string path = journal + ".lock";
    // flock needs no right to write the file: it may have been created by another user of this table.
    m_descriptor = ::open(path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0666);
    if (m_descriptor < 0) throw failure::systemError(errno, path);
    int result = 0;
    do { result = ::flock(m_descriptor, LOCK_EX | LOCK_NB); } while (result != 0 && errno == EINTR);
    if (result == 0) return;
    const int error = errno;
    ::close(m_descriptor);
    throw error == EWOULDBLOCK ? failure::locked(journal, "another Oddchip has it open")
                               : failure::systemError(error, path);
}

FileLock::~FileLock() { ::close(m_descriptor); }

}  // namespace oddchip
