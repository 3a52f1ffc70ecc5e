// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/table.h"
#include "ui/punto/seatsheet.h"

namespace oddchip::ui {

// Collecting the commission box: of every seat that owes, or of one that is tapped, or whose number is typed.
class BoxPad : public SeatSheet {
    Q_OBJECT

public:
    explicit BoxPad(QWidget* parent);
    void ask(const baccarat::Table& table);

    QString line() const override;  // with the sum, "collect 12.50 from 3"
    bool complete() const override;
    bool takes(const QKeyEvent& key) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void pressSeat(int seat) override;  // again: all of them
    void changed();
    baccarat::Amount owed(int seat) const;

    baccarat::Table m_table;
    int m_seat = 0;  // 0: every seat
    Button* m_record;
    double m_note = 0;  // where the line under the key stands, in units
};

}  // namespace oddchip::ui
