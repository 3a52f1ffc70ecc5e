// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <optional>

#include "core/records/phh.h"

// What an entry of PHH's `actions` is in a hand as it stands: PHH says `cc` for check and call, `cbr` for bet, raise
// and complete, and leaves it to the game which cards lie face up.
namespace oddchip {

struct PhhEvents {
    std::array<Event, 6> list{};
    std::uint8_t size = 0;  // 0: nothing happens by it

    void add(const Event& event) { list[size++] = event; }
    const Event* begin() const { return list.data(); }
    const Event* end() const { return list.data() + size; }
};

// A seat that the rules still ask, though it can only check: records differ in whether they write that down.
std::optional<Event> emptyCheck(const Hand& hand);
// A bet, raise or completion to so much, whichever it is as the hand stands.
Event raiseTo(const Hand& hand, Seat seat, Chips to);

// Nothing happens by an empty entry, by a check of a seat that has nothing to decide, by cards that are neither shown
// nor mucked (`sm ????`), and by cards shown after the hand. A check that decides nothing but is still asked for is put
// before cards that the record goes on with.
PhhEvents eventsOf(const PhhHand& record, const Hand& hand, const PhhAction& action);

}  // namespace oddchip
