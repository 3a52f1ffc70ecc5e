// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/hand.h"

namespace oddchip {

// What the floor made of an act.
Ruling decidedBy(const Action& action);

// What an event of a record counts as: by the rules, or as the floor decided. A decision says what the act counts as,
// not what goes back: that follows from what the act would have been. Where it says more than a stack that nobody
// counted holds by the record, that stack grows: it is there to be committed to.
Verdict verdictOf(Hand& hand, const Live& live);

}  // namespace oddchip
