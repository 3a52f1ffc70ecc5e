// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/table.h"

namespace oddchip {

// Whether an event, entered now, changes nothing of the hand in play: it is about places between hands, or the floor
// speaks of a pot of the hand before.
bool outsideHand(const Table& table, const Event& event);

}  // namespace oddchip
