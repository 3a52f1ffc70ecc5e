// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <optional>

#include "core/notation/punto.h"
#include "ui/punto/shoe.h"

// What is said at a table of Punto Banco: the call before a third card, the result, and what puts a wrong draw right.
namespace oddchip::ui {

struct PuntoCall {
    enum class Tone { Quiet, Waits, Wrong };  // Waits: a card is called for; Wrong: flagged, with what puts it right
    QString caption, sentence, reason;
    Tone tone = Tone::Quiet;
    bool operator==(const PuntoCall&) const = default;
};

// The event that led here, if it is to be told; an undone one is not.
struct PuntoLast {
    std::optional<Event> event;
    Ruling ruling;
};

PuntoCall callNow(const Punto& punto);  // what the moment asks for
std::optional<PuntoCall> callWrong(const Punto& punto, const PuntoLast& last);
QString mendLine(const Punto& punto);  // deals the card that went back to the hand that is due; empty: there is none
QString frontWords(const baccarat::Table& table);  // which card that is
QString termsWords(const baccarat::House& house);  // "5 %, tie pays 8 to 1"
QString roundingWords(baccarat::Rounding rounding);

QString shortCall(const PuntoHappened& happened);                   // at the end of a line of the history
QString sumWords(const baccarat::Coup& coup, baccarat::Side hand);  // "2 + 3 = 5, draws; + 7 = 12"
QString sideName(baccarat::Side side);                              // "player"
QString ruleWords(RuleId rule, const HouseRules& rules);            // "pb-bank-tableau · 004 PB3"

// "take 1 5 6 9, then pay 2 3 7 10 12": the order in which the bets are settled where this side wins.
QString orderWords(const baccarat::Table& table, baccarat::Side winner);

}  // namespace oddchip::ui
