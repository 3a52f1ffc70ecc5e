// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/live.h"
#include "ui/table/header.h"
#include "ui/table/history.h"
#include "ui/table/rulingpanel.h"
#include "ui/table/sayline.h"

namespace oddchip::ui {

// One event and what came of it, as the panels tell it in words.
struct Happened {
    const Table& before;
    const Table& after;
    const Event* event = nullptr;  // nothing: a hand began, or a table was opened
    const Ruling& ruling;
};

RulingText rulingText(const Happened& happened);
SayText sayText(const Happened& happened);  // the one sentence to announce
SayText sayNow(const Table& table);         // where nothing has happened yet: what the moment asks for
HeaderText headerText(const Table& table);
QString rulesWords(const HouseRules& rules);  // "House rules"

QString citations(RuleId rule, const HouseRules& rules);  // "002 BR15, TDA 41"
QString verdictWords(const Action& action);               // "call 60"
QString shortRuling(const Happened& happened);            // at the end of a line of the history
QString settledWords(const Hand& hand);                   // "side 2 to 8, side 1 to 6 8"
Seat seatOf(const Event& event);                          // whose act it is; kNoSeat: nobody's

// What each seat did at the last draw, as its plate says it; empty: nothing.
PerSeat<QString> lastDraws(const Log& log);

// The events of a log that still stand, with their rulings.
QList<HistoryLine> historyOf(const Log& log);

}  // namespace oddchip::ui
