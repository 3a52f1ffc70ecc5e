// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// rules, compare: house rules as a table, hands held against each other.
#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "app/cli_words.h"
#include "core/rules/evaluate.h"
#include "core/words/words.h"

namespace oddchip::cli {
namespace {

std::string bookNames() {
    std::string all;
    for (Book book : kBooks) { (all += all.empty() ? "" : " ") += name(book); }
    return all;
}

std::string valueText(const Option& option, int value) {
    return option.choices.empty() ? std::to_string(value)
                                  : std::string(option.choices[static_cast<std::size_t>(value)]);
}

std::string allowed(const Option& option) {
    if (option.choices.empty()) {
        const std::string range = std::to_string(option.least) + ".." + std::to_string(option.most);
        return option.unit.empty() ? range : range + ' ' + std::string(option.unit);
    }
    std::string all;
    for (std::string_view choice : option.choices) { (all += all.empty() ? "" : "|") += choice; }
    return all;
}

std::optional<int> valueOf(const Option& option, std::string_view text) {
    if (!option.choices.empty()) {
        const auto found = std::ranges::find(option.choices, text);
        if (found == option.choices.end()) { return {}; }
        return static_cast<int>(found - option.choices.begin());
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size() && !text.empty();
    return whole && number >= option.least && number <= option.most ? std::optional(number) : std::nullopt;
}

// ---- rules -----------------------------------------------------------------------------------------------------

using Row = std::vector<std::string>;

void printTable(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) { widths[i] = std::max(widths[i], row[i].size()); }
    }
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        std::cout << line << '\n';
    }
}

int printRules(const std::string& bookName) {
    std::vector<Book> books(std::begin(kBooks), std::end(kBooks));
    const bool one = !bookName.empty();
    if (one) {
        const auto book = bookOf(bookName);
        if (!book) { return unreadable; }
        books = {*book};
    }
    std::vector<Row> rows{{"option"}};
    for (Book book : books) { rows[0].push_back(std::string(name(book))); }
    if (one) { rows[0].push_back("of"); }
    rows[0].push_back("sources");
    for (const Option& option : options()) {
        Row row{std::string(option.key)};
        for (Book book : books) { row.push_back(valueText(option, option.inBook[static_cast<std::size_t>(book)])); }
        if (one) { row.push_back(allowed(option)); }
        row.push_back(std::string(option.sources));
        rows.push_back(std::move(row));
    }
    printTable(rows);
    return fine;
}

// ---- compare ---------------------------------------------------------------------------------------------------

struct Named {
    std::string_view name;
    Ranking ranking;
};
constexpr std::array kRankings{Named{"high", Ranking::high},
                               Named{"short-deck", Ranking::shortDeck},
                               Named{"ace-to-five", Ranking::aceToFive},
                               Named{"eight-or-better", Ranking::eightOrBetter},
                               Named{"deuce-to-seven", Ranking::deuceToSeven},
                               Named{"badugi", Ranking::badugi}};

std::string inWords(Ranking ranking, Strength strength) { return handText(name(ranking, strength), ranking); }

// `1`, `-1`, `0`; `-` where neither has such a hand; `?` where the line is unreadable, and why. With names, each hand's
// follows, behind tabs.
std::string compared(Ranking ranking, Use use, const std::string& line, bool names, std::string& trouble) {
    std::istringstream words(line);
    std::string a, b, board, more;
    words >> a >> b >> board;
    if (words >> more || board.empty() || a.empty() || b.empty()) {
        trouble = "'" + line + "' is not HAND_A HAND_B BOARD";
        return "?";
    }
    if (board == "-") { board.clear(); }
    for (const std::string& row : {a, b, board}) {
        if (!readCards(row)) {
            trouble = "'" + row + "' is no row of cards like AsKd, each once";
            return "?";
        }
    }
    const Cards handA = *readCards(a), handB = *readCards(b), common = *readCards(board);
    if (const Cards twice = (handA | handB) & common; !twice.empty()) {
        trouble = text(twice) + " lies on the board and in a hand";
        return "?";
    }
    const Cards deck = ranking == Ranking::shortDeck ? kShortDeck : kDeck;
    if (const Cards none = (handA | handB | common) - deck; !none.empty()) {
        trouble = "a short deck begins with the sixes: it has no " + text(none);
        return "?";
    }
    const Strength strengthA = evaluate(ranking, use, handA, common);
    const Strength strengthB = evaluate(ranking, use, handB, common);
    const bool neither = strengthA == Strength{} && strengthB == Strength{};
    const std::string answer = neither ? "-" : strengthA == strengthB ? "0" : strengthA > strengthB ? "1" : "-1";
    return names ? answer + '\t' + inWords(ranking, strengthA) + '\t' + inWords(ranking, strengthB) : answer;
}

struct CompareArguments {
    std::string ranking, use = "any";
    bool names = false;
};

int compareHands(const CompareArguments& arguments) {
    const auto& [rankingName, useName, names] = arguments;
    const auto* const ranking = std::ranges::find(kRankings, rankingName, &Named::name);
    if (ranking == kRankings.end()) {
        complain(rankingName,
                 "no ranking; there are high short-deck ace-to-five eight-or-better deuce-to-seven badugi");
        return unreadable;
    }
    const Use use = useName == "two" ? Use::two : Use::any;
    if ((useName != "two" && useName != "any") || (use == Use::two && ranking->ranking == Ranking::badugi)) {
        complain("--use " + useName, "any, or two (not for badugi)");
        return unreadable;
    }
    int exit = fine;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        std::string trouble;
        std::cout << compared(ranking->ranking, use, line, names, trouble) << '\n';
        if (trouble.empty()) { continue; }
        complain("-:" + std::to_string(number), trouble);
        worsen(exit, unreadable);
    }
    return exit;
}

}  // namespace

std::optional<Book> bookOf(const std::string& bookName) {
    const auto book = bookNamed(bookName);
    if (!book) { complain(bookName, "no rulebook; there are " + bookNames()); }
    return book;
}

std::optional<RulesChosen> chosen(const std::string& bookName, const std::vector<std::string>& settings) {
    RulesChosen rules;
    if (!bookName.empty()) {
        rules.book = bookOf(bookName);
        if (!rules.book) { return {}; }
    }
    for (const std::string& setting : settings) {
        const auto sign = std::min(setting.find('='), setting.size());
        const Option* const option = optionNamed(setting.substr(0, sign));
        if (option == nullptr || sign == setting.size()) {
            complain("--set " + setting, "KEY=VALUE with a key of 'oddchip-cli rules'");
            return {};
        }
        const auto value = valueOf(*option, setting.substr(sign + 1));
        if (!value) {
            complain("--set " + setting, "the value is one of " + allowed(*option));
            return {};
        }
        rules.settings.emplace_back(option, *value);
    }
    return rules;
}

void addRules(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("rules", "The options of the house rules, with their sources");
    const auto book = std::make_shared<std::string>();
    command->add_option("BOOK", *book, "Of one rulebook, with what each option may be; else of all: " + bookNames());
    command->callback([book, &exit] { exit = printRules(*book); });
}

void addCompare(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand(
        "compare", "Which hand is better: lines 'HAND_A HAND_B BOARD' on standard input, '-': no board");
    const auto arguments = std::make_shared<CompareArguments>();
    command
        ->add_option("RANKING", arguments->ranking, "high short-deck ace-to-five eight-or-better deuce-to-seven badugi")
        ->required();
    command->add_option("--use", arguments->use,
                        "any: the best of hand and board; two: two of the hand, three of the board");
    command->add_flag("--names", arguments->names, "Tells what each hand is called, behind tabs");
    command->callback([arguments, &exit] { exit = compareHands(*arguments); });
}

}  // namespace oddchip::cli
