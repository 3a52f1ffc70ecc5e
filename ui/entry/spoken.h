// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "core/rules/table.h"
#include "ui/entry/faces.h"

// What is told at one key, in whole sentences.
namespace oddchip::ui {

QString spokenPot(const Table& table);      // "pot 721, side 1 120, main 601"
QString spokenStacks(const Table& table);   // every seat that is taken, with what it does
QString spokenChoices(const Faces& faces);  // every button that applies, with its second line

}  // namespace oddchip::ui
