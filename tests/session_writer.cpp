// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Enters a session into a journal through a desk, from wherever the journal has come to, and acknowledges each line on
// standard output ("SEQ\n") once the desk has taken it. Usage: session_writer JOURNAL SEED HANDS, or of Punto Banco
// session_writer JOURNAL SEED LINES punto
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

#include "core/desk/desk.h"
#include "tests/shoe_session.h"

using namespace oddchip;

int main(int argc, char** argv) {
    if (argc != 4 && argc != 5) return 2;
    const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
    const int count = std::atoi(argv[3]);
    const play::Script script = argc == 4 ? play::sessionOf(seed, count) : play::shoeSessionOf(seed, count);
    try {
        Desk desk(Journal::openForWriting(argv[1]));
        for (const play::ScriptLine& line : script.lines) {
            if (line.head <= desk.journal().head().seq) continue;
            if (std::holds_alternative<Refusal>(desk.enter(line.items, line.stamp))) {
                std::fprintf(stderr, "the table opened again refuses the line that led to %lld\n",
                             static_cast<long long>(line.head));
                return 1;
            }
            const std::string said = std::to_string(desk.journal().head().seq) + "\n";
            if (::write(STDOUT_FILENO, said.data(), said.size()) < 0) return 1;
        }
    } catch (const JournalError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
