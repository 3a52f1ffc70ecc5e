// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/ruletable.h"

#include <algorithm>
#include <array>

#include "core/notation/notation.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// The parts of the core that read options, the dealer's daily questions first.
constexpr std::array kGroups{"declarations", "betting", "dealing", "showdown", "pots",
                             "hand",         "table",   "ui",      "baccarat"};

QString wordsOf(const std::string& id, const QStringList& with = {}) {
    const Words* row = wordsFor(id);
    if (row == nullptr) return {};
    return row->name.empty() ? sentence(id, with) : nameOf(id, with);
}

QString ofView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

bool fits(const Option& option, const QString& text) {
    if (text.isEmpty()) return true;
    QStringList all{titleOf(option), ofView(option.key), ofView(option.sources)};
    for (int i = 0; !option.choices.empty() && i < countOf(option); ++i) all += choiceOf(option, i);
    return std::any_of(all.begin(), all.end(),
                       [&](const QString& one) { return one.contains(text, Qt::CaseInsensitive); });
}

}  // namespace

QStringList ruleGroups() { return {kGroups.begin(), kGroups.end()}; }

QString groupName(const QString& group) { return nameOf("rules-group." + group.toStdString()); }

QString titleOf(const Option& option) { return wordsOf("option." + std::string(option.key)); }

QString choiceOf(const Option& option, int value) {
    const std::string own = "option." + std::string(option.key) + '.';
    if (option.choices.empty()) {
        const QString zero = value == 0 ? wordsOf(own + "zero") : QString();
        return zero.isEmpty() ? wordsOf(own + "number", {QString::number(value)}) : zero;
    }
    const std::string choice(option.choices[static_cast<std::size_t>(value)]);
    const QString special = wordsOf(own + choice);
    return special.isEmpty() ? wordsOf("choice." + choice) : special;
}

QString bookName(Book book) { return nameOf("book." + std::string(name(book))); }

QString booksWith(const Option& option, int value) {
    QStringList all;
    for (const Book book : kBooks) {
        if (option.inBook[static_cast<std::size_t>(book)] == value) all += bookName(book);
    }
    return listed(all);
}

int countOf(const Option& option) {
    return option.choices.empty() ? option.most - option.least + 1 : static_cast<int>(option.choices.size());
}

int valueAt(const Option& option, int index) { return option.choices.empty() ? option.least + index : index; }

bool isTournament(Book book) {
    switch (book) {
    case Book::tda2024: return true;
    case Book::house:
    case Book::cardroom:
    case Book::roberts:
    case Book::wsopLive2024: return false;
    }
    return false;
}

int differences(const HouseRules& rules, const HouseRules& other) {
    return static_cast<int>(std::count_if(options().begin(), options().end(), [&](const Option& option) {
        return option.get(rules) != option.get(other);
    }));
}

QList<const Option*> fitting(const HouseRules& rules, const RuleFilter& filter) {
    QList<const Option*> all;
    const HouseRules book = rulesOf(filter.book);
    for (const char* group : kGroups) {
        for (const Option& option : options()) {
            if (option.readBy != group || !fits(option, filter.text)) continue;
            if (!filter.onlyDifferent || option.get(rules) != option.get(book)) all.append(&option);
        }
    }
    return all;
}

QString rulesAsFile(const HouseRules& rules) {
    return QString::fromStdString(write(RulesLine{rules, Book::house, true})) + QLatin1Char('\n');
}

std::variant<HouseRules, QString> rulesFromFile(const QString& text) {
    const FileRead read = readFile(text.toStdString());
    if (!read.errors.empty()) return QString::fromStdString(read.errors.front().what);
    for (const Item& item : read.items) {
        if (const auto* line = std::get_if<RulesLine>(&item.what)) return line->rules;
    }
    return QString();
}

}  // namespace oddchip::ui
