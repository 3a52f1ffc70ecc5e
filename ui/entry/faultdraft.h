// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <optional>
#include <span>

#include "core/rules/table.h"

namespace oddchip::ui {

// A fault while it is put together: what its line wants, and what of it is there.
struct FaultKindRow {
    const char* words;  // "fault.exposed"
    const char* line;   // "exposed"
    bool seat = false, nth = false, card = false, count = false, street = false;
    const char* end = "";  // what closes the line
};

// The faults that can happen at this moment: before the flop those of dealing, later those of the board.
std::span<const FaultKindRow> faultsNow(const Hand& hand);

enum class FaultWants { Seat, Nth, Card, Nothing };

struct FaultDraft {
    const FaultKindRow* kind = nullptr;
    Seat seat = kNoSeat;
    int nth = 0;  // which card of the seat
    std::optional<Card> card;
    bool unseen = false;  // nobody has seen the card
    StreetId street = StreetId::flop;

    FaultWants wants() const;
    bool complete() const { return kind && wants() == FaultWants::Nothing; }
    QString line() const;
    QString about() const;  // "seat 6, card 2"
};

}  // namespace oddchip::ui
