// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <vector>

#include "core/rules/live.h"

namespace oddchip::ui {

// The last input that still stands: the events that were entered together.
struct LastInput {
    int events = 0;  // 0: nothing can be taken back
    QString text;    // the last of them, as notation
};
LastInput lastInput(const Log& log);

// The numbers of the events that still stand.
std::vector<int> standing(const Log& log);

std::vector<Entry> takingBack(const LastInput& input);

}  // namespace oddchip::ui
