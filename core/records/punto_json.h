// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <string_view>

#include "core/notation/punto.h"

namespace oddchip {

// What replay prints of a table of Punto Banco: an object a coup, as standing events make it, the last one perhaps
// open; with steps, before it, an object an event. Seats are called s3, s5 ... as everywhere in notation.
struct CoupHead {
    std::string_view file;
    std::string_view rules;  // the book, and what differs from it
    int index = 0;           // of the object before; the next coup has one more
    bool steps = false;
};
// Returns the index of the last coup told.
int appendCoups(std::string& to, const CoupHead& head, const Punto& played);

}  // namespace oddchip
