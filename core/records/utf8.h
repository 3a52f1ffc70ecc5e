// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <string_view>

namespace oddchip {

// How many bytes of UTF-8 the character at the head of 'text', which is not empty, has; 0: it is none.
inline std::size_t characterAt(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
    if (size == 0 || size > text.size()) { return 0; }
    const auto rest = text.substr(1, size - 1);
    const bool whole = std::ranges::all_of(rest, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; });
    const auto second = static_cast<unsigned char>(size > 1 ? text[1] : '\0');
    const bool tooLong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool none = tooLong || (lead == 0xED && second >= 0xA0) || (lead == 0xF4 && second >= 0x90);
    return whole && !none ? size : 0;
}

}  // namespace oddchip
