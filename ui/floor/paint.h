// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPainter>
#include <QString>

#include "core/archive/rows.h"
#include "core/notation/notation.h"
#include "ui/table/shapes.h"

// What the pages of the floor's window share: its tints and sizes, and the words of hands and lines. Lengths are in
// units, as in the dealer's window.
namespace oddchip::ui::floor {

struct Tints {
    QColor act, selection, selectionInk, right, rightInk, wrong, wrongInk, decision;
};
const Tints& tints(Theme theme);
Tints tints(const Look& look);  // right and wrong in colours that no eye confuses, where that is chosen

QFont textFont(const Look& look, int units, bool bold = false);  // 12 and up
QFont mono(const Look& look, int units);

// One line, cut with an ellipsis where it does not fit; gives the width it took, in pixels.
double paintLine(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
                 Qt::Alignment alignment = Qt::AlignLeft);
// Several lines, as many as fit; gives the height they took.
double paintWrapped(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour);
enum class Mark { Plain, Act, Wrong, Right };
// A small label with a tint, its right edge at x; gives its left edge.
double paintMark(QPainter& painter, double right, double middle, const QString& text, Mark mark, const Look& look);
void paintCard(QPainter& painter, const QRectF& px, const Look& look);  // the ground of a panel

QString clockOf(std::int64_t at);  // "21:40:48"
QString clockMinutes(std::int64_t at);
QString dayOf(std::int64_t at);
QString number(std::int64_t value);  // with separators

QString gameOf(Structure structure, FormId form, Chips small, Chips big);  // "NL hold'em 5/10"
QString titleOf(const HandRow& row);                                       // "Hand 214 · Table 7"
QString bookTitle(const RulesChosen& chosen);                              // "TDA 2024", "big-bet.overcall = call"
QString markText(const HandRow& row);                                      // the label of a hand in a list
Mark markOf(const HandRow& row);
QString lineOf(std::string_view line);  // a line of notation as people read it
QString countsText(const std::optional<Action>& counts, Chips change = {});
QString ruledText(const LineTold& line);  // under a line of the record
QString citesOf(RuleId rule, const HouseRules& rules, int most = 3);
QString idText(std::string_view id);
QString netText(const std::optional<Chips>& net);  // "+145", "−70", a dash

}  // namespace oddchip::ui::floor
