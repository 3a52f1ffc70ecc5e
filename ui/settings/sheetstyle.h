// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "ui/table/tokens.h"

namespace oddchip::ui {

// The tokens as a style sheet, for pages made of Qt's own controls.
QString sheetStyle(const Look& look);

// Of fields and lists to choose from alone, for windows that paint the rest themselves.
QString fieldStyle(const Look& look);

}  // namespace oddchip::ui
