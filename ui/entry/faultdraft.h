// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/rules/possible.h"
#include "core/rules/table.h"

namespace oddchip::ui {

// A fault while it is put together: what its line wants, and what of it is there.
struct FaultKindRow {
    FaultKind kind;
    const char* words;  // "fault.exposed"
    const char* line;   // "exposed"
    bool seat = false, nth = false, card = false, count = false, street = false;
    bool deadBy = false, by = false, amount = false, pot = false;
};

// The faults that can happen at this moment, the likeliest first.
QList<const FaultKindRow*> faultsNow(const Hand& hand);

enum class FaultWants { Seat, Nth, Card, DeadBy, By, Amount, Nothing };

struct FaultDraft {
    const FaultKindRow* kind = nullptr;
    Seat seat = kNoSeat, by = kNoSeat;
    int nth = 0;  // which card of the seat
    std::optional<Card> card;
    bool unseen = false;  // nobody has seen the card
    StreetId street = StreetId::flop;
    std::optional<DeadBy> deadBy;
    std::optional<Chips> amount;

    FaultWants wants() const;
    bool complete() const { return kind && wants() == FaultWants::Nothing; }
    QString line() const;
    QString about() const;  // "seat 6, card 2"
};

constexpr DeadBy kDeadWays[] = {DeadBy::count, DeadBy::killed, DeadBy::fouled, DeadBy::thrown};
QString deadWay(DeadBy way);  // "wrong number of cards"

}  // namespace oddchip::ui
