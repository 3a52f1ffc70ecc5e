// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What the files of core/words share: the mark of a text that is translated, and each file's rows.
#pragma once

#include "core/words/words.h"

// Stands where Qt has its own: lupdate finds the text by this word, and here it is nothing but the text.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace oddchip {

std::span<const Words> moneyRules();
std::span<const Words> allInRules();
std::span<const Words> wagerRules();
std::span<const Words> dealingRules();
std::span<const Words> bettingRules();
std::span<const Words> showdownRules();
std::span<const Words> gameRules();
std::span<const Words> puntoRules();
std::span<const Words> reasonRows();
std::span<const Words> handRows();
std::span<const Words> sayRows();
std::span<const Words> verdictRows();
std::span<const Words> gameRows();
std::span<const Words> buttonRows();
std::span<const Words> screenRows();
std::span<const Words> errorRows();
std::span<const Words> explainRows();
std::span<const Words> peopleRows();
std::span<const Words> drillRows();
std::span<const Words> skillRows();
std::span<const Words> practiceRows();
std::span<const Words> puntoScreen();
std::span<const Words> optionRows();
std::span<const Words> settingRows();
std::span<const Words> floorRows();
std::span<const Words> tableRows();
std::span<const Words> floorWindowRows();

}  // namespace oddchip
