// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>

#include "core/rules/hand.h"

// What can go wrong at this moment of a hand: the faults that the moment has, and that are not refused.
namespace oddchip {

inline constexpr int kFaultKinds = static_cast<int>(FaultKind::hidden) + 1;

struct FaultKinds {
    std::array<FaultKind, kFaultKinds> list{};
    std::uint8_t size = 0;
    const FaultKind* begin() const { return list.data(); }
    const FaultKind* end() const { return list.data() + size; }
};

// In the order in which they are most likely now: those of the deal while cards are dealt to seats, later those of the
// board, then those of hands.
FaultKinds faultsPossible(const Hand& hand);
bool faultPossible(const Hand& hand, FaultKind kind);
SeatSet faultSeats(const Hand& hand, FaultKind kind);    // that such a fault can name; none: it names no seat
StreetId faultStreet(const Hand& hand, FaultKind kind);  // that it speaks of, where it speaks of one
bool namesSeat(FaultKind kind);

}  // namespace oddchip
