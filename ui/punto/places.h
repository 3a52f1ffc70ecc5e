// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>

#include "ui/table/shapes.h"

namespace oddchip::ui {

constexpr int kPuntoButtons = 6;

// Where the parts of the window of Punto Banco lie, in units. What a taller window gains goes to the cards and the
// roads; every button keeps its place and size.
struct PuntoPlaces {
    QRectF header, player, bank, call, roads, counts, edges, history, entry, side;
    QRectF main;  // from the cards to the figures: what the set-up covers
    std::array<QRectF, kPuntoButtons> buttons;
};
PuntoPlaces puntoPlaces(QSizeF window);

QColor actTint(const Look& look);  // the ground of what is called for, under text

}  // namespace oddchip::ui
