// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/records/replay.h"

namespace CLI {
class App;
}

// The commands of oddchip-cli. Each registers itself with its arguments; what it came to is left in 'exit'.
namespace oddchip::cli {

enum Exit : int { fine = 0, wrong = 1, unreadable = 2 };  // the worst of all that a command met

void addCheck(CLI::App& app, int& exit);
void addReplay(CLI::App& app, int& exit);
void addConvert(CLI::App& app, int& exit);
void addRules(CLI::App& app, int& exit);
void addCompare(CLI::App& app, int& exit);
void addRecord(CLI::App& app, int& exit);
void addVerify(CLI::App& app, int& exit);
void addFind(CLI::App& app, int& exit);
void addExplain(CLI::App& app, int& exit);
void addCompareRules(CLI::App& app, int& exit);
void addDrill(CLI::App& app, int& exit);

// The whole of a file, '-' being standard input; nothing where it cannot be read, which is then told.
std::optional<std::string> readAll(const std::string& path);
void complain(const std::string& file, const std::string& what);            // FILE: WHAT
void complain(const std::string& file, const std::vector<ReadError>& all);  // FILE:LINE: WHAT, one each
void worsen(int& exit, int to);

// The house rules of --rules and --set. Tells what is allowed and answers nothing where one of them is not.
std::optional<RulesChosen> chosen(const std::string& book, const std::vector<std::string>& settings);
std::optional<Book> bookOf(const std::string& name);

}  // namespace oddchip::cli
