// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QRectF>

#include "core/rules/card.h"
#include "ui/table/chippainter.h"
#include "ui/table/geometry.h"

namespace oddchip::ui {

// A tag in front of a seat: one line, or where the room is narrow its two parts one below the other.
struct Tag {
    enum class Kind { None, Owes, Typed, Waits, Back };
    Kind kind = Kind::None;
    QString line, upper, lower;
    bool operator==(const Tag&) const = default;
};

struct InFront {
    Chips chips;
    bool showsChips = false;  // else the plate's second line tells them
    Tag tag;
    QList<Card> cards;
    bool besideBoard = true;  // a board lies, or will lie, on the table
    enum class Pointer { None, Act, Push } pointer = Pointer::None;
    bool operator==(const InFront&) const = default;
};

// Where it lies on the table, in units; empty where nothing is there.
struct InFrontPlaces {
    QRectF front;  // chips, tag or cards
    QList<QRectF> cards;
    QPolygonF pointer;
    int chips = 0;         // how many there is room for
    bool stacked = false;  // the parts stand one below the other
    bool operator==(const InFrontPlaces&) const = default;
    QRectF all() const { return front.united(pointer.boundingRect()); }
};
InFrontPlaces placesOf(const InFront& what, int seat, const TablePlaces& places, const ChipSet& set, const Look& look);
// The painter's origin is the table's top left corner.
void paintInFront(QPainter& painter, const InFront& what, const InFrontPlaces& places, const ChipSet& set,
                  const Look& look);

}  // namespace oddchip::ui
