// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>

#include "core/archive/rows.h"

namespace oddchip {

std::string phhText(const HandTold& told);  // with its `_log`, where PHH alone would not give the hand again

// Everything of a report for other programs: the hand, its lines as entered with number, time, people, reason and
// ruling, who won what, and the head of the journal.
std::string jsonReport(const HandTold& told);

}  // namespace oddchip
