// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What of the catalogue is decided, and whether it is whole: every rule that a scenario brings up has its citation, its
// words and its explanation; every option that the data lists has a scenario for each choice, has an effect on one of
// them, and is read in one function of the core. The rules and options that must be there stand in tests/coverage; the
// parts of the program that are asked about are the arguments ('rules' without any).
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/records/play.h"
#include "core/words/words.h"

namespace fs = std::filesystem;

namespace oddchip {
namespace {

const fs::path kTests = ODDCHIP_TESTS_DIR;
int g_failures = 0;

void fail(const std::string& what) {
    std::printf("MISSING %s\n", what.c_str());
    ++g_failures;
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::vector<std::string>> table(const fs::path& file) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream lines(textOf(file));
    std::string line;
    std::getline(lines, line);  // the head
    while (std::getline(lines, line)) {
        std::istringstream cells(line);
        rows.emplace_back();
        for (std::string cell; std::getline(cells, cell, '\t');) { rows.back().push_back(cell); }
    }
    return rows;
}

std::vector<fs::path> scenarios() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(kTests / "hands")) {
        if (entry.path().extension() == ".hand") { files.push_back(entry.path()); }
    }
    std::ranges::sort(files);
    return files;
}

// ---- which rules are decided -----------------------------------------------------------------------------------

// Every rule that the program names while the scenarios are played, and the whole of what it says, as one text.
class Hearing : public Follower {
public:
    void began(const HandBegan& began, const Table& now) override {
        m_began = began;
        hear(now, Ruling{});
    }
    void entered(const Table& now, const Entry&, const Ruling& ruling) override { hear(now, ruling); }
    void refused(const Table&, const Entry&, const Refusal& refusal) override {
        said += std::string(name(refusal.reason)) + '\n';
    }
    void ended(const Log&, const Table&, Broken) override {}

    std::set<RuleId> rules;
    std::string said;

private:
    template <std::size_t N> void add(const RuleList<N>& list) {
        for (const RuleId rule : list.ids) {
            if (rule != RuleId::none) { rules.insert(rule); }
        }
    }
    void hear(const Table& now, const Ruling& ruling) {
        const Hand& hand = now.hand;
        add(ruling.rules);
        add(ruling.flags);
        if (ruling.asks.floor) { rules.insert(ruling.asks.about); }
        for (std::size_t i = 0; i < hand.outcomeCount; ++i) { rules.insert(hand.outcomes[i].rule); }
        add(toAct(hand).rules);
        add(owes(hand).rules);
        add(raise(hand).rules);
        add(showsFirst(hand).rules);
        add(settleOrder(hand).rules);
        const Winnings won = winnings(hand);
        for (const Seat seat : hand.dealt) {
            add(won.rules[seat]);
            add(best(hand, seat).rules);
            add(low(hand, seat).rules);
        }
        const Verdict verdict = ruling;
        for (const Claim& claim : claimsOf({now, verdict, &m_began})) {
            if (claim.by != RuleId::none) { rules.insert(claim.by); }
            said += write(claim) + '\n';
        }
        for (const RuleId flag : ruling.flags.ids) { said += std::string(name(flag)) + ' '; }
        said += ruling.asks.floor ? std::string(name(ruling.asks.about)) + "?\n" : "\n";
        said += "shows " + text(showsFirst(hand).value) + '\n';
        for (const RuleId rule : ruling.rules.ids) { said += std::string(name(rule)) + ' '; }
        said += std::to_string(static_cast<int>(ruling.result)) + '\n';
    }
    HandBegan m_began;
};

// Rules that a scenario claims by name are decided too: some are named by answers that nothing above asks for.
void addClaimed(const std::string& text, std::set<RuleId>& rules) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto by = line.rfind(" by ");
        if (!line.starts_with("    =") || by == std::string::npos) { continue; }
        const auto rule = ruleNamed(line.substr(by + 4));
        if (rule) { rules.insert(*rule); }
    }
}

std::set<RuleId> decided() {
    std::set<RuleId> rules;
    for (const fs::path& file : scenarios()) {
        Hearing hearing;
        std::vector<ReadError> troubles;
        playNotation(textOf(file), RulesChosen{}, hearing, troubles);
        rules.merge(hearing.rules);
        addClaimed(textOf(file), rules);
    }
    rules.erase(RuleId::none);
    return rules;
}

void checkRules(const std::set<std::string>& parts) {
    const std::set<RuleId> all = decided();
    int here = 0, there = 0;
    std::printf("%-32s %-5s %-5s %s\n", "rule", "of", "marks", "decided");
    for (const auto& row : table(kTests / "coverage" / "rules.tsv")) {
        const auto rule = ruleNamed(row[0]);
        const bool is = rule && all.contains(*rule);
        const bool asked = parts.contains(row[3]);
        std::printf("%-32s %-5s %-5s %s\n", row[0].c_str(), row[1].c_str(), row[2].c_str(),
                    is      ? "yes"
                    : asked ? "MISSING"
                            : row[3].c_str());
        if (!asked) { continue; }
        ++there;
        here += is ? 1 : 0;
        if (!is) { fail("no scenario brings up the rule " + row[0]); }
    }
    std::printf("%d of %d rules that are asked about are decided\n", here, there);
    for (const RuleId rule : all) {
        const std::string id(name(rule));
        const Words* words = wordsFor(id);
        if (cites(rule, HouseRules{}).empty()) { fail("citation of " + id); }
        if (words == nullptr || words->name.empty() || words->statement.empty()) { fail("words of " + id); }
        if (words != nullptr && words->explanation.empty()) { fail("explanation of " + id); }
    }
}

// ---- options ---------------------------------------------------------------------------------------------------

std::string choiceText(const Option& option, int value) {
    return option.choices.empty() ? std::to_string(value)
                                  : std::string(option.choices[static_cast<std::size_t>(value)]);
}

// Of a number those that the books have, and those that the data names besides.
std::set<int> choicesOf(const Option& option, const std::string& also) {
    std::set<int> all(std::begin(option.inBook), std::end(option.inBook));
    for (std::size_t i = 0; i < option.choices.size(); ++i) { all.insert(static_cast<int>(i)); }
    std::istringstream more(also);
    for (int value = 0; more >> value;) { all.insert(value); }
    return all;
}

// RULE.CHOICE.hand; where a rule has several options RULE.LAST-CHOICE.hand, LAST being the end of the option's key.
std::vector<fs::path> filesOf(const Option& option, const std::string& rule, int value) {
    const std::string key(option.key), choice = choiceText(option, value);
    const std::string last = key.substr(key.find('.') == std::string::npos ? 0 : key.find('.') + 1);
    std::vector<fs::path> found;
    for (const fs::path& file : scenarios()) {
        const std::string stem = file.stem().string();
        if ((stem == rule + '.' + choice || stem == rule + '.' + last + '-' + choice) &&
            textOf(file).find(key + '=' + choice) != std::string::npos) {
            found.push_back(file);
        }
    }
    return found;
}

std::string playedUnder(const fs::path& file, const Option& option, int value) {
    Hearing hearing;
    RulesChosen rules;
    rules.settings.emplace_back(&option, value);
    std::vector<ReadError> troubles;
    playNotation(textOf(file), rules, hearing, troubles);
    return hearing.said;
}

void checkOption(const Option& option, const std::string& rule, const std::string& also) {
    std::map<int, bool> differs;
    const std::set<int> choices = choicesOf(option, also);
    for (const int value : choices) {
        const auto files = filesOf(option, rule, value);
        const std::string named = std::string(option.key) + '=' + choiceText(option, value);
        if (files.empty()) { fail("scenario " + rule + '.' + choiceText(option, value) + ".hand with " + named); }
        for (const fs::path& file : files) {
            const std::string own = playedUnder(file, option, value);
            for (const int other : choices) {
                if (other != value && playedUnder(file, option, other) != own) { differs[value] = true; }
            }
        }
        if (choices.size() > 1 && !files.empty() && !differs[value]) { fail("effect of " + named); }
    }
}

// ---- who reads an option ---------------------------------------------------------------------------------------

// The head of each function in a file, by the line on which its body begins.
bool opensFunction(const std::string& line) {
    if (!line.ends_with("{") || line.find(')') == std::string::npos || line.find("[&") != std::string::npos ||
        line.find("[](") != std::string::npos) {
        return false;
    }
    const auto start = line.find_first_not_of(' ');
    for (const char* word : {"if ", "for ", "while ", "switch ", "} else", "do ", "case ", "namespace", "struct "}) {
        if (line.compare(start, std::string(word).size(), word) == 0) { return false; }
    }
    return true;
}

bool memberAt(const std::string& line, const std::string& field) {
    for (auto at = line.find(field); at != std::string::npos; at = line.find(field, at + 1)) {
        const bool whole = at + field.size() == line.size() || (std::isalnum(line[at + field.size()]) == 0);
        if (whole && at >= 6 && line.substr(at - 6, 6) == "rules.") { return true; }
    }
    return false;
}

// The functions of the core that read a field of the house rules.
std::set<std::string> readersOf(const std::string& field) {
    std::set<std::string> readers;
    for (const auto& entry : fs::directory_iterator(kTests.parent_path() / "core" / "rules")) {
        if (entry.path().extension() != ".cpp" || entry.path().filename() == "options.cpp") { continue; }
        std::istringstream lines(textOf(entry.path()));
        std::string head;
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (opensFunction(line)) { head = entry.path().filename().string() + ':' + std::to_string(number); }
            if (memberAt(line, field)) { readers.insert(head); }
        }
    }
    return readers;
}

// The field of an option, as options.cpp says it: read<&HouseRules::FIELD>.
std::string fieldOf(const Option& option) {
    static const std::string text = textOf(kTests.parent_path() / "core" / "rules" / "options.cpp");
    const auto row = text.find("{\"" + std::string(option.key) + "\"");
    const auto field = text.find("&HouseRules::", row) + 13;
    return text.substr(field, text.find('>', field) - field);
}

void checkOptions(const std::set<std::string>& parts) {
    for (const auto& row : table(kTests / "coverage" / "options.tsv")) {
        if (!parts.contains(row[2])) { continue; }
        const Option* option = optionNamed(row[0]);
        if (option == nullptr || !ruleNamed(row[1])) {
            fail("option or rule of the row " + row[0] + ' ' + row[1]);
            continue;
        }
        checkOption(*option, row[1], row.size() > 3 ? row[3] : "");
        const auto readers = readersOf(fieldOf(*option));
        if (readers.size() != 1) {
            std::string all;
            for (const std::string& reader : readers) { all += ' ' + reader; }
            fail("one reader of " + row[0] + ", it has " + std::to_string(readers.size()) + ':' + all);
        }
    }
}

}  // namespace
}  // namespace oddchip

int main(int argc, char** argv) {
    std::set<std::string> parts(argv + 1, argv + argc);
    if (parts.empty()) { parts.insert("rules"); }
    oddchip::checkRules(parts);
    oddchip::checkOptions(parts);
    std::printf("%d missing\n", oddchip::g_failures);
    return oddchip::g_failures != 0;
}
