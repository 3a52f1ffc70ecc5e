// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <string_view>

namespace oddchip {

// Calls each(line, number, at) for every line of a text, without its end: numbers from 'first', places in bytes from 0.
template <class Each> void eachLine(std::string_view text, int first, const Each& each) {
    for (std::size_t at = 0; at < text.size(); ++first) {
        const auto end = std::min(text.find('\n', at), text.size());
        each(text.substr(at, end - at), first, at);
        at = end + 1;
    }
}

}  // namespace oddchip
