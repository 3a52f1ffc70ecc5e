// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStringList>

#include "ui/table/shapes.h"

namespace oddchip::ui {

// What a seat says on its plate. Compared with what it said before, so that only what differs is painted again.
struct Plate {
    enum class Kind { InHand, ToAct, Out, Absent };  // Out: folded or dead; Absent: away or empty
    Kind kind = Kind::Absent;
    int seat = 0;
    QString first;       // the stack, or All-in
    QStringList second;  // the state, the longest wording first
    bool allIn = false;
    bool strong = false;  // 2 u border in text: chosen, or a pot is pushed to it
    bool lit = false;     // folds or checks by the tap under the finger
    bool bold = false;    // the second line
    int layer = -1;       // badge of the last pot it can win
    bool operator==(const Plate&) const = default;
};
void paintPlate(QPainter& painter, const QRectF& px, const Plate& plate, const Look& look);

}  // namespace oddchip::ui
