// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace oddchip::notation {

// "2026-11-30T21:04:05Z", or a time of day alone, "21:40": on the day of 'clock', the next day if that is earlier.
// Both ms since 1970 UTC; a time of day with no clock before it (0) is counted from a day without a name.
std::optional<std::int64_t> readTime(std::string_view word, std::int64_t clock);

}  // namespace oddchip::notation
