// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <vector>

#include "core/records/phh.h"
#include "core/records/play.h"

// Hands as PHH, which other tools read unchanged. What its actions have no word for travels in `_log`.
namespace oddchip {

// The fields of a hand, one a line, without a header.
std::string writePhh(const PhhHand& hand);

// A hand that was played, as a record. Its `_log` is filled where the actions alone would not give the same hand again;
// what was entered between hands is in neither, and is told in the notes. 'at': when the hand began, ms since 1970 UTC;
// 0: not known.
PhhHand phhOf(const Log& log, std::int64_t at = 0);

// The players of PHH, in their order: from the first seat after the button to the button; in stud by number.
std::vector<Seat> phhOrder(const HandBegan& began);

}  // namespace oddchip
