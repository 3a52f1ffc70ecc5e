// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/bets.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// A sheet at the side that begins with the seats of the table as keys, row by row under its head.
class SeatSheet : public Sheet {
    Q_OBJECT

protected:
    SeatSheet(Button::Shape shape, QWidget* parent);

    static constexpr double kLeft = 17, kHead = 40, kGap = 8;  // in units

    virtual void pressSeat(int seat) = 0;
    Button& seatKey(int seat) const { return *m_seats[static_cast<std::size_t>(seat) - 1]; }
    double wide() const { return inUnits().width() - 2 * kLeft; }  // of what lies below the head
    // Places seats and the key that closes; returns where the next part begins.
    double placeSeats(int inRow, double high) const;

private:
    std::array<Button*, baccarat::kPlaces> m_seats;
    Button* m_close;
};

}  // namespace oddchip::ui
