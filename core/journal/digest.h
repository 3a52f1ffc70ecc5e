// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The digest of a state: eight bytes kept beside every entry, so that a later version that reads an old hand
// differently is noticed.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace oddchip {

// bytes[0] is the version of the text that was digested (1); the other seven are the head of its BLAKE2b-256.
struct Digest {
    std::array<std::uint8_t, 8> bytes{};
    bool operator==(const Digest&) const = default;
};

// The digest of a state's canonical claims (notation writes them). Never fails.
Digest digest(std::string_view canonical);

}  // namespace oddchip
