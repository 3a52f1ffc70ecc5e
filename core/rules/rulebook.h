// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/rules/house_rules.h"
#include "core/rules/rule_id.h"

namespace oddchip {

// The five rulebooks of the program, each a complete set of house rules, by edition.
enum class Book : std::uint8_t { house, cardroom, roberts, wsopLive2024, tda2024 };
inline constexpr Book kBooks[] = {Book::house, Book::cardroom, Book::roberts, Book::wsopLive2024, Book::tda2024};
std::string_view name(Book book);   // as the notation writes it: "wsop-live-2024"
std::string_view title(Book book);  // as people say it: "WSOP Live Action Rules 2024"
std::optional<Book> bookNamed(std::string_view name);
HouseRules rulesOf(Book book);

// A document that rules rest on: the five source texts, the two published books, Robert's rules, and the house's own
// custom.
enum class Source : std::uint8_t { seed000, seed001, seed002, seed003, seed004, wsopLive2024, tda2024, roberts, house };
std::string_view shortName(Source source);  // "002", "WSOP", "TDA"
std::string_view title(Source source);      // the document and its edition

struct Citation {
    Source source;
    std::string_view rule;  // the number printed there: "BR15"
};
std::span<const Citation> cites(RuleId rule, const HouseRules& rules);

// One option of the house rules: what may be chosen, what each book chooses, and the field that holds it.
struct Option {
    std::string_view key;                       // "limit.half-raise"
    std::span<const std::string_view> choices;  // empty: a number least..most
    int least, most;
    std::string_view unit;     // what the number counts
    std::string_view readBy;   // the part of the core that reads it
    std::string_view sources;  // the texts that its choices rest on
    int inBook[5];             // the choice or number of each book, in the order of Book
    int before;                // its value in a record written before the option existed
    int (*get)(const HouseRules&);
    void (*set)(HouseRules&, int);
};
std::span<const Option> options();
const Option* optionNamed(std::string_view key);

}  // namespace oddchip
