// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/seatsheet.h"

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kUnderHead = 13, kBetween = 4;

}  // namespace

SeatSheet::SeatSheet(Button::Shape shape, QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        m_seats[i] = new Button(shape, this);
        connect(m_seats[i], &Button::clicked, this, [this, seat] { pressSeat(seat); });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &SeatSheet::closed);
}

double SeatSheet::placeSeats(int inRow, double high) const {
    put(*m_close, {inUnits().width() - 116, 2, 108, 36});
    const double each = (wide() - (inRow - 1) * kBetween) / inRow, top = kHead + kUnderHead;
    for (int i = 0; i < baccarat::kPlaces; ++i) {
        const double x = kLeft + (i % inRow) * (each + kBetween);
        const int row = i / inRow;
        const double y = top + row * (high + kBetween);
        put(seatKey(i + 1), {x, y, each, high});
    }
    const int rows = (baccarat::kPlaces + inRow - 1) / inRow;
    return top + rows * (high + kBetween) + kGap;
}

}  // namespace oddchip::ui
