// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <vector>

#include "core/records/phh.h"

namespace oddchip::pokerstars {

// Who sat where and when, as the text of PokerStars has it. What a record does not say has a word that says nothing.
struct Where {
    std::string number, table = "Oddchip", when = "1970/01/01 0:00:00 UTC";
    PerSeat<std::string> names;
    int seats = 0;  // at the table; 0: not told
};
Where whereOf(const std::vector<PhhField>& elsewhere, const HandBegan& began, int number);

}  // namespace oddchip::pokerstars
