// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/notation.h"

// Plays a scenario file and holds every claim of it against what the program says.
namespace oddchip {

struct Failure {  // a claim that does not hold, or an event that was refused where no claim says so
    int line = 0;
    std::string claimed;
    std::string actual;  // "call 200; change 4 800"; "nothing"
};

struct FileResult {
    std::string name;
    int hands = 0, claims = 0;
    std::vector<Failure> failures;      // by line
    std::vector<ReadError> unreadable;  // by line; what follows one is not played until the next hand or table line
    std::string rewritten;              // the file with every claim that fails put as the program says it
    bool passed() const { return failures.empty() && unreadable.empty(); }
};
FileResult checkFile(std::string_view name, std::string_view text);

// As 'check' prints it: a line "NAME:LINE: ..." for everything that is wrong; empty where nothing is.
std::string report(const FileResult& result);

}  // namespace oddchip
