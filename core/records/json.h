// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/notation.h"

// The objects that replay prints, one on a line (NOTATION, section 9). Everything is appended to a text that its owner
// clears and uses again. Amounts are written digit by digit, never through a floating-point number.
namespace oddchip {

// Whom a record calls what: p1, p2 ... in PHH, s3, s5 ... by seat in notation.
struct Players {
    std::vector<Seat> order;
    PerSeat<std::string> ids;
};
Players playersOf(SeatSet dealt, char letter);

struct StepHead {
    int index = 1;  // of the hand
    int n = -1;     // place of the action; -1: before the first
    std::optional<std::string_view> event;
    std::optional<Refusal> refused;
};
// 'rulings' is a list without its brackets, as appendRuling makes it.
void appendStep(std::string& to, const StepHead& head, const Players& players, const Hand& hand,
                std::string_view rulings);

// One ruling, where it says more than that the event is what it was called; a comma before it where the list has
// others.
void appendRuling(std::string& list, const Players& players, const Hand& after, const Event& event,
                  const Ruling& ruling);

enum class HandStatus : std::uint8_t { over, open, misdeal, voided, differs, refused, error };
std::string_view name(HandStatus status);
HandStatus statusOf(const Hand& hand);  // over, open, misdeal or voided

// What went back to a seat because nobody called it. A hand keeps only the last of these, so they are noted as it goes.
class Returned {
public:
    void note(const Hand& hand);  // after every event
    PerSeat<Chips> amounts() const;

private:
    PerSeat<Chips> m_earlier;
    Seat m_seat = kNoSeat;
    Chips m_amount;
    std::uint8_t m_street = 0;
};

struct HandHead {
    std::string_view file;
    int index = 1;
    std::string_view rules;  // the book, and what differs from it
    HandStatus status = HandStatus::over;
};
void appendHand(std::string& to, const HandHead& head, const Players& players, const Hand& hand,
                const PerSeat<Chips>& returned, std::string_view rulings);
// A hand that could not be read.
void appendUnreadHand(std::string& to, std::string_view file, int index);

}  // namespace oddchip
