// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "tests/practice/again.h"

namespace again {

// The seat that a question is about: it names one as its first seat.
inline int turnOf(const Question& question) {
    for (const practice::Figure& figure : question.asks.with) {
        if (const auto* seat = std::get_if<Seat>(&figure)) { return oddchip::number(*seat); }
    }
    return 0;
}

}  // namespace again
