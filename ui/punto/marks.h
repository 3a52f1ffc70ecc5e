// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/tableau.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// The mark of a side: its letter on a disc of its colour, or in a ring of it. Never the colour alone.
QColor sideColour(baccarat::Side side, const Look& look);
QString sideLetter(baccarat::Side side);
void paintSideDisc(QPainter& painter, const QRectF& px, baccarat::Side side, const Look& look);
// 'aside': the letter leaves the upper outer corner free.
void paintSideRing(QPainter& painter, const QRectF& px, baccarat::Side side, const Look& look, bool aside = false);

}  // namespace oddchip::ui
