// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/rulebook.h"

#include <algorithm>
#include <iterator>

namespace oddchip {
namespace {

struct BookRow {
    std::string_view name, title;
};
constexpr BookRow kBookRows[] = {
    {"house", "House rules"},
    {"cardroom", "Cardroom rulebook, chapter 9"},
    {"roberts", "Robert's Rules of Poker"},
    {"wsop-live-2024", "WSOP Live Action Rules 2024"},
    {"tda-2024", "Poker TDA Rules 2024, version 1.0"},
};

constexpr BookRow kSourceRows[] = {
    {"000", "Cardroom rulebook, chapter 9"},
    {"001", "Buy-in, shuffle and misdeal rules"},
    {"002", "Card game rules: irregularities, betting, showdown, ties, blinds"},
    {"003", "No-limit and deuce-to-seven rules"},
    {"004", "Table stakes, Crazy Pineapple and Punto Banco"},
    {"WSOP", "WSOP Live Action Rules 2024"},
    {"TDA", "Poker TDA Rules 2024, version 1.0"},
    {"Robert's", "Robert's Rules of Poker"},
    {"house", "House custom"},
};

}  // namespace

std::string_view name(Book book) { return kBookRows[static_cast<std::size_t>(book)].name; }

std::string_view title(Book book) { return kBookRows[static_cast<std::size_t>(book)].title; }

std::optional<Book> bookNamed(std::string_view text) {
    const auto row = std::ranges::find(kBookRows, text, &BookRow::name);
    if (row == std::end(kBookRows)) { return std::nullopt; }
    return static_cast<Book>(row - std::begin(kBookRows));
}

HouseRules rulesOf(Book book) {
    HouseRules rules;
    for (const Option& option : options()) { option.set(rules, option.inBook[static_cast<std::size_t>(book)]); }
    return rules;
}

std::string_view shortName(Source source) { return kSourceRows[static_cast<std::size_t>(source)].name; }

std::string_view title(Source source) { return kSourceRows[static_cast<std::size_t>(source)].title; }

const Option* optionNamed(std::string_view key) {
    const auto all = options();
    const auto option = std::ranges::find(all, key, &Option::key);
    return option == all.end() ? nullptr : &*option;
}

}  // namespace oddchip
