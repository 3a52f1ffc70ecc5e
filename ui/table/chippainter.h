// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QPainter>
#include <QString>
#include <array>
#include <span>

#include "core/rules/chips.h"
#include "ui/table/tokens.h"

// Chips from above. Each is drawn once per size and kept.
namespace oddchip::ui {

// How one chip looks; its edge pattern tells it without colour.
struct ChipFace {
    Chips value;  // in the US preset
    QRgb body, marks, text;
    const char* edge;   // the pattern's name, for people who cannot see it
    int groups, spots;  // of marks round the edge, and marks in each group; no spots: diamonds
    double halfAngle;   // of one mark, radians
};
std::span<const ChipFace> usChips();

// Colours of a region. Rooms differ, so they are a hint: the value stands on the chip, and no two values of a set have
// one edge pattern.
enum class ChipColours { Us, Uk, Tournament };
std::span<const ChipFace> chipFaces(ChipColours colours);

using ChipSet = std::array<Chips, 8>;  // denominations in play, ends at 0; an empty set stands for the US preset

// Which sets have the colours of which region, in the order of ChipColours; any other set has those of the US. For the
// whole program, as the person at this device has them.
void setChipColours(const std::array<ChipSet, 3>& sets);

// The look of a value in a set: its own of the region if it has one, else one that no other value of the set has.
const ChipFace& chipFace(Chips value, const ChipSet& set);
QString chipFigure(Chips value);  // what is written on it: 25, 1K

// The chips that stand for an amount, highest first and at most four: a hint, the amount beside it is the truth.
QList<Chips> chipsFor(Chips amount, const ChipSet& set);
// The same with no limit: how many of each value, highest first. What no chip of the set makes is left out.
struct ChipCount {
    Chips value;
    int count;
};
QList<ChipCount> chipCounts(Chips amount, const ChipSet& set);

void paintChip(QPainter& painter, const QRectF& px, Chips value, const ChipSet& set, bool figure);
// Overlapping so that 18 of 28 are hidden, the first one lowest. 'left' is the left edge, in pixels.
void paintChipRow(QPainter& painter, QPointF left, const QList<Chips>& chips, const ChipSet& set, const Look& look);
double chipRowWidth(qsizetype chips);  // in units

double inMoney(Chips chips);  // 1.5 of 150 hundredths
QString amount(Chips chips);  // 1,240 and 2.50: no currency, no decimals unless there are any

}  // namespace oddchip::ui
