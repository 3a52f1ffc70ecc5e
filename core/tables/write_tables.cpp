// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// write_tables FILE: the tables of evaluate as they lie in memory.
#include <cstdio>
#include <fstream>

#include "core/rules/evaluate_tables.h"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("write_tables: name the file to write\n", stderr);
        return 2;
    }
    static const oddchip::EvaluateTables tables;
    std::ofstream file(argv[1], std::ios::binary);
    file.write(reinterpret_cast<const char*>(&tables), sizeof tables);
    if (file.flush()) return 0;
    std::fprintf(stderr, "write_tables: %s cannot be written\n", argv[1]);
    return 1;
}
