// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/desk/desk.h"

namespace oddchip {

// Folds the end of a journal into a state: from the last table line on, or from the last hand where there is no table.
void open(const Journal& journal, DeskState& state, std::vector<Doubt>& doubts);

}  // namespace oddchip
