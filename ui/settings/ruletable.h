// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <variant>

#include "core/rules/rulebook.h"

// The house rules as people read them, grown from the table of options: nothing here knows an option by name.
namespace oddchip::ui {

// Groups as they are listed; an option belongs to the part of the core that reads it.
QStringList ruleGroups();
QString groupName(const QString& group);

QString titleOf(const Option& option);
QString choiceOf(const Option& option, int value);   // "A call, excess goes back", "4", "No limit"
QString booksWith(const Option& option, int value);  // the books that have it, listed
int countOf(const Option& option);                   // how many values there are
int valueAt(const Option& option, int index);
bool isTournament(Book book);  // written for tournaments: in a cash game it is to be said
QString bookName(Book book);

int differences(const HouseRules& rules, const HouseRules& other);

struct RuleFilter {
    QString text;  // in the title, the key, a choice or a source; empty: all
    Book book = Book::wsopLive2024;
    bool onlyDifferent = false;  // from that book
};
// The options that fit, group by group.
QList<const Option*> fitting(const HouseRules& rules, const RuleFilter& filter);

// House rules as a file: the line of notation that a journal holds them in.
QString rulesAsFile(const HouseRules& rules);
std::variant<HouseRules, QString> rulesFromFile(const QString& text);  // else what is wrong with it

}  // namespace oddchip::ui
