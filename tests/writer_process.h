// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The program KILL_WRITER, which writes a journal and tells how far it is, run and killed.
#pragma once

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <limits>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace oddchip::journal_test {

class WriterProcess {
public:
    explicit WriterProcess(const std::string& journal, std::vector<std::string> more = {}) {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        std::string program = KILL_WRITER;
        std::string path = journal;
        std::vector<char*> arguments{program.data(), path.data()};
        for (std::string& argument : more) arguments.push_back(argument.data());
        arguments.push_back(nullptr);
        if (::posix_spawn(&m_process, KILL_WRITER, &actions, nullptr, arguments.data(), environ) != 0) std::abort();
        posix_spawn_file_actions_destroy(&actions);
        ::close(ends[1]);
        m_said = ends[0];
    }
    ~WriterProcess() {
        if (m_process > 0) killAndRead();
        ::close(m_said);
    }
    WriterProcess(const WriterProcess&) = delete;
    WriterProcess& operator=(const WriterProcess&) = delete;

    // Waits until it has written its first line; false if it ended instead.
    bool writes() {
        char first = 0;
        if (::read(m_said, &first, 1) != 1) return false;
        m_text += first;
        return true;
    }

    // Waits until it has acknowledged this seq or one after it, or has ended.
    void reaches(std::int64_t seq) {
        std::array<char, 256> buffer{};
        ssize_t size = 0;
        while (lastSaid() < seq && (size = ::read(m_said, buffer.data(), buffer.size())) > 0) {
            m_text.append(buffer.data(), static_cast<std::size_t>(size));
        }
    }

    // Waits until it ends by itself; whether it ended well.
    bool ends() {
        reaches(std::numeric_limits<std::int64_t>::max());
        int status = 0;
        ::waitpid(m_process, &status, 0);
        m_process = 0;
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

    // The last seq that it acknowledged; 0 if none. An acknowledgement cut short does not count.
    std::int64_t killAndRead() {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
        std::array<char, 4096> buffer{};
        for (ssize_t size = 0; (size = ::read(m_said, buffer.data(), buffer.size())) > 0;)
            m_text.append(buffer.data(), static_cast<std::size_t>(size));
        return lastSaid();
    }

private:
    std::int64_t lastSaid() const {
        const auto end = m_text.rfind('\n');
        if (end == std::string::npos || end == 0) return 0;
        const auto start = m_text.rfind('\n', end - 1);
        return std::atoll(m_text.c_str() + (start == std::string::npos ? 0 : start + 1));
    }

    pid_t m_process = 0;
    int m_said = -1;
    std::string m_text;
};

}  // namespace oddchip::journal_test
