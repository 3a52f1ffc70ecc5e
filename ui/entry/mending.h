// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <vector>

#include "core/notation/notation.h"
#include "core/rules/live.h"

namespace oddchip::ui {

// What a line that mends an earlier event makes of the events after it: "14 call 60 -> raise 80"; empty: it mends none.
QString changesAfter(const Log& log, const std::vector<Item>& line);

}  // namespace oddchip::ui
