// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLocale>
#include <QString>
#include <array>
#include <optional>

#include "ui/table/chippainter.h"

// The sets of chips that a table can be opened with. Colours differ from room to room: the values are the truth.
namespace oddchip::ui {

constexpr std::size_t kChipSets = 3;
constexpr const char* kChipSetNames[kChipSets] = {"setup.chips-us", "setup.chips-uk", "setup.chips-tournament"};
using ChipSets = std::array<ChipSet, kChipSets>;
ChipSets chipSets();  // as they come

QString valuesText(const ChipSet& set);  // "1 5 25 100"
// Up to eight values, in any order, with blanks or commas between; read from lowest to highest. Nothing: there is
// none, one is no amount, or one stands there twice.
std::optional<ChipSet> readValues(const QString& text, const QLocale& locale = QLocale());

}  // namespace oddchip::ui
