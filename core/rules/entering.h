// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/live.h"

namespace oddchip {

// As enter() of live.h, on the table itself: whoever reads a long record copies none. What is refused leaves it as it
// was.
Verdict enterHere(const Log& log, Table& table, const Entry& entry);

}  // namespace oddchip
