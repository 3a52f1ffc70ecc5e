// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "core/practice/render.h"
#include "core/practice/skills.h"
#include "core/rules/rulebook.h"
#include "ui/table/seating.h"

// Questions and answers in the reader's language.
namespace oddchip::ui {

QString told(const practice::Text& text);
QString answerSaid(const practice::Question& question, const practice::Answer& answer);
QString sceneOf(const practice::Question& question);  // "no-limit hold'em 50/100 · level 2"
QString skillName(const practice::Skill& skill);
QString groupName(practice::Group group);
QString sourcesOf(RuleId rule, const HouseRules& rules);  // "000 9.08; 002 BR7"
QString bookName(const HouseRules& rules);
QString minutes(std::int64_t seconds);  // "3:30"

// The table of a question as the trainee sees it, with nothing on it that would answer: hands that are asked about lie
// open, what nobody called still lies in front, and who is all-in is said in words, without the letter of its pot.
struct Seen {
    Table table;
    TableMarks marks;
    bool pot = true;  // the pot may be seen
    QString middle;   // where it may not: what lies there from earlier rounds
};
Seen asSeen(const practice::Question& question);
SeatSet askedAbout(const practice::Question& question);  // the seat in the question

}  // namespace oddchip::ui
