// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/seatbutton.h"

#include <QPainter>

namespace oddchip::ui {

constexpr int kHoldMs = 500;

SeatButton::SeatButton(int seat, QWidget* table) : Painted(table), Told(QAccessible::Button) {
    m_plate.seat = seat;
    setObjectName(QStringLiteral("seat%1").arg(seat));
    setFocusPolicy(Qt::TabFocus);  // a tap leaves the focus where text is entered
    m_holding.setSingleShot(true);
    m_holding.setInterval(kHoldMs);
    connect(this, &QAbstractButton::pressed, this, [this] {
        m_wasHeld = false;
        m_holding.start();
    });
    connect(this, &QAbstractButton::released, &m_holding, &QTimer::stop);
    connect(&m_holding, &QTimer::timeout, this, [this] {
        m_wasHeld = true;
        Q_EMIT held();
    });
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (!m_wasHeld) Q_EMIT tapped();
    });
}

void SeatButton::setPlate(const Plate& plate) {
    if (plate == m_plate) return;
    m_plate = plate;
    update();
}

void SeatButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double around = look().px(kAround);
    const QRectF px = QRectF(rect()).adjusted(around, around, -around, -around);
    Plate plate = m_plate;
    plate.lit = plate.lit || isDown();
    paintPlate(painter, px, plate, look());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, px, kPanelRadius, look());
}

}  // namespace oddchip::ui
