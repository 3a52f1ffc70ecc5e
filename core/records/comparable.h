// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <vector>

#include "core/records/phh.h"

// Whether two records tell the same hand: how it began and what happened, each in one form. What forms of records tell
// in different ways is told in one here, and cards that nobody saw say nothing.
namespace oddchip {

HandBegan comparable(HandBegan began);
std::vector<Event> comparable(const Log& log);                        // of the events that still stand
std::optional<std::vector<Event>> comparable(const PhhHand& record);  // nothing: it cannot be played

}  // namespace oddchip
