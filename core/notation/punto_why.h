// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <string_view>

#include "core/baccarat/table.h"

namespace oddchip {

// The two-card total, by which a hand draws or stands.
int twoCardTotal(const baccarat::Cards& cards);

// Why a hand draws or stands: a text's id and its figures, then the row of the tableau where that decides.
struct CallWhy {
    std::string_view id;
    std::array<int, 2> figures{};
    std::string_view tableau;  // the id of "on 6 bank draws on 6 or 7", the third figure; empty: none
};
CallWhy whyCalled(const baccarat::Coup& coup, const baccarat::Call& call);

// What is said of the end of the shoe where it has come nearer: that the cut card is out and one more coup is played,
// that this is the last one, that the shoe is over. A text's id; empty: nothing.
std::string_view shoeWords(const baccarat::Table& before, const baccarat::Table& after);
std::string_view shoeWords(const baccarat::Table& now);  // what is so, whatever was before

}  // namespace oddchip
