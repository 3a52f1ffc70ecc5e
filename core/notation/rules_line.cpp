// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>
#include <charconv>
#include <iterator>

#include "core/notation/reader.h"
#include "core/notation/setup.h"

namespace oddchip {
namespace notation {
namespace {

std::string valueText(const Option& option, int value) {
    return option.choices.empty() ? std::to_string(value)
                                  : std::string(option.choices[static_cast<std::size_t>(value)]);
}

std::optional<int> readValue(const Option& option, Word word) {
    if (!option.choices.empty()) {
        const auto at = std::ranges::find(option.choices, word);
        if (at == option.choices.end()) { return std::nullopt; }
        return static_cast<int>(at - option.choices.begin());
    }
    int value = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool read = wrong == std::errc() && end == word.data() + word.size();
    return read && value >= option.least && value <= option.most ? std::optional(value) : std::nullopt;
}

std::string values(const Option& option) {
    if (option.key == "baccarat.decks") { return "6, 8"; }
    if (option.choices.empty()) { return std::to_string(option.least) + " to " + std::to_string(option.most); }
    std::string all;
    for (const Word choice : option.choices) { all += (all.empty() ? "" : ", ") + std::string(choice); }
    return all;
}

// Sets one option; what is wrong with the word, or nothing. A full line of an old journal may say what is no value any
// more: it keeps what there was before.
std::string setOption(RulesLine& line, Word word, std::vector<Word>& seen) {
    const std::size_t equals = word.find('=');
    const Word key = word.substr(0, equals);
    const Option* const option = optionNamed(key);
    if (option == nullptr) {
        std::vector<Word> keys;
        for (const Option& each : options()) { keys.push_back(each.key); }
        const Word meant = nearest(keys, key);
        return shown(key) + " is no option of the house rules" +
               (meant.empty() ? "" : "; did you mean " + shown(meant) + "?");
    }
    if (std::ranges::count(seen, key) != 0) { return shown(key) + " is there twice"; }
    seen.push_back(key);
    const auto value = equals == Word::npos ? std::nullopt : readValue(*option, word.substr(equals + 1));
    if (value) { option->set(line.rules, *value); }
    if (value && (line.full || option->get(line.rules) == *value)) { return {}; }
    return shown(word) + " says no value that the option has: " + values(*option);
}

}  // namespace

Read<RulesLine> readRules(const Statement& words) {
    RulesLine line;
    if (words.size() < 2) {
        return ReadError{0, "`rules` names a rulebook: house, cardroom, roberts, wsop-live-2024, tda-2024"};
    }
    line.full = words[1].text == "full";
    const auto book = bookNamed(words[1].text);
    if (!line.full && !book) {
        return ReadError{0, "there is no rulebook " + shown(words[1].text) +
                                ": house, cardroom, roberts, wsop-live-2024, tda-2024"};
    }
    line.book = book.value_or(Book::house);
    line.rules = rulesOf(line.book);
    if (line.full) {  // a key that an old line lacks has the value from before there was that option
        for (const Option& option : options()) { option.set(line.rules, option.before); }
    }
    std::vector<Word> seen;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::string wrong = setOption(line, words[i].text, seen);
        if (!wrong.empty()) { return ReadError{0, wrong}; }
    }
    return line;
}

}  // namespace notation

std::string write(const RulesLine& line) {
    const HouseRules book = rulesOf(line.book);
    std::string written = "rules " + (line.full ? "full" : std::string(name(line.book)));
    for (const Option& option : options()) {
        const int value = option.get(line.rules);
        if (!line.full && value == option.get(book)) { continue; }
        written += ' ' + std::string(option.key) + '=' + notation::valueText(option, value);
    }
    return written;
}

}  // namespace oddchip
