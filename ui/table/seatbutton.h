// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>
#include <QTimer>

#include "ui/table/plate.h"
#include "ui/table/told.h"

namespace oddchip::ui {

// One seat: what can be touched is its plate and 4 u around it.
class SeatButton : public Painted<QAbstractButton>, public Told {
    Q_OBJECT

public:
    static constexpr double kAround = 4;

    SeatButton(int seat, QWidget* table);
    const Plate& plate() const { return m_plate; }
    void setPlate(const Plate& plate);

Q_SIGNALS:
    void tapped();
    void held();  // long enough to mean more than a tap; no tap follows

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Plate m_plate;
    QTimer m_holding;
    bool m_wasHeld = false;
};

}  // namespace oddchip::ui
