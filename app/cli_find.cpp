// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// find: hands of a journal by words, as the floor's window finds them.
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "core/archive/index.h"

namespace oddchip::cli {
namespace {

std::string cacheFolder() {
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0') {
        return std::string(cache) + "/oddchip";
    }
    const char* home = std::getenv("HOME");
    return (home != nullptr ? std::string(home) : std::filesystem::temp_directory_path().string()) + "/.cache/oddchip";
}

// One line a hand: time, table and hand, stakes, pot, the line that tells it best and its rule.
void print(const HandRow& row) {
    std::cout << timeText(row.at) << "  " << (row.table > 0 ? "table " + std::to_string(row.table) + "  " : "")
              << "hand " << row.number << "  " << name(row.structure) << ' ' << form(row.form).key << ' '
              << text(row.small) << '/' << text(row.big) << "  pot " << text(row.pot);
    if (!row.told.empty()) { std::cout << "  " << row.told; }
    if (row.rule != RuleId::none) { std::cout << "  " << name(row.rule); }
    if ((row.marks & kDecided) != 0) { std::cout << "  decided"; }
    if ((row.marks & kAmended) != 0) { std::cout << "  amended"; }
    std::cout << '\n';
}

struct Finding {
    std::string journal;
    std::vector<std::string> words;
    int limit = 50;
    bool rebuild = false;
};

int find(const Finding& finding) {
    try {
        const Journal journal = Journal::openReadOnly(finding.journal);
        Index index(indexPath(cacheFolder(), journal), journal);
        if (finding.rebuild) { index.clear(); }
        index.update(journal);
        Search search;
        search.limit = finding.limit;
        for (const std::string& word : finding.words) { (search.text += search.text.empty() ? "" : " ") += word; }
        const Found found = index.search(search);
        for (const HandRow& row : found.rows) { print(row); }
        std::cout << found.rows.size() << (found.more ? " or more of " : " of ") << found.hands << " hands\n";
        return fine;
    } catch (const JournalError& error) {
        complain(finding.journal, error.what());
        return unreadable;
    }
}

}  // namespace

void addFind(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("find", "Finds hands of a journal by words, the newest first");
    const auto finding = std::make_shared<Finding>();
    command->add_option("JOURNAL", finding->journal)->required();
    command->add_option("WORD", finding->words,
                        "Words, or 'table 7', 'seat 4', 'hand 214', 'pot 500', 'pot 100-200', 'p17', 'rule:ID', "
                        "'flag:ID', 'flagged', 'decided', 'amended', '2026-11-30', '21:40'");
    command->add_option("--limit", finding->limit, "At most so many hands")->check(CLI::Range(1, 100000));
    command->add_flag("--rebuild", finding->rebuild, "Build the index anew");
    command->callback([finding, &exit] { exit = find(*finding); });
}

}  // namespace oddchip::cli
