// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// find: hands of a journal by words, as the floor's window finds them.
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "core/archive/coups.h"
#include "core/archive/index.h"
#include "core/notation/punto.h"

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

std::string handText(const baccarat::Cards& hand) {
    std::string all;
    for (const baccarat::Card card : hand) { all += text(cardOf(card)); }
    return hand.size == 0 ? "-" : all + " = " + std::to_string(hand.total());
}

// One line a coup: time, shoe and coup, both hands, who won, the line that was flagged.
void print(const CoupRow& row) {
    constexpr std::array<std::string_view, 3> sides{"player", "bank", "tie"};
    std::cout << timeText(row.at) << "  shoe " << row.shoe << "  coup " << row.number << "  player "
              << handText(row.coup.player) << ", bank " << handText(row.coup.bank) << "  "
              << (row.winner        ? sides[static_cast<std::size_t>(*row.winner)]
                  : row.coup.isVoid ? "void"
                                    : "open");
    if (!row.told.empty()) { std::cout << "  " << row.told; }
    for (const RuleId flag : row.flags) { std::cout << "  " << name(flag); }
    std::cout << '\n';
}

void findOfPunto(const Journal& journal, const Finding& finding) {
    std::vector<std::string> words;
    for (const std::string& word : finding.words) {
        std::istringstream in(word);
        for (std::string one; in >> one;) { words.push_back(one); }
    }
    const CoupsFound found = findCoups(journal, words, finding.limit);
    if (found.coups == 0) { return; }
    for (const CoupRow& row : found.rows) { print(row); }
    std::cout << found.rows.size() << (found.more ? " or more of " : " of ") << found.coups
              << " coups of Punto Banco\n";
}

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
        findOfPunto(journal, finding);
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
