// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/archive/rows.h"

namespace oddchip {

// Sets every undo and amend of a hand right under the line that it takes back or replaces, as one group with it, and
// marks what no longer stands; so are earlier decisions about the same act. The tables follow: each is what the lines
// down to it make. Given are the lines as they were recorded.
void placeCorrections(HandTold& told);

}  // namespace oddchip
