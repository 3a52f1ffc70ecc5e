// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Writes lines into a journal until it is killed, and acknowledges each on standard output ("SEQ\n") once append has
// returned. Entry I of N of a line says "I/N". Usage: kill_writer JOURNAL
#include "core/journal/journal.h"

#include <cstdio>
#include <unistd.h>

using namespace oddchip;

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    try {
        Journal journal = Journal::openForWriting(argv[1]);
        for (int line = 0;; ++line) {
            const int count = line % 4 == 3 ? 3 : 1;
            std::vector<Record> joined(static_cast<std::size_t>(count));
            for (int number = 0; number < count; ++number) {
                Record& record = joined[static_cast<std::size_t>(number)];
                record.at = 1'796'000'000'000 + line;
                record.body = std::to_string(number + 1) + "/" + std::to_string(count);
                record.digest = digest(record.body);
            }
            const std::string said = std::to_string(journal.append(joined)) + "\n";
            if (::write(STDOUT_FILENO, said.data(), said.size()) < 0) return 1;
            if (line % 10 == 9) journal.checkpoint();
        }
    } catch (const JournalError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
