// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/table.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// Collecting the commission box: of every seat that owes, or of one that is tapped, or whose number is typed.
class BoxPad : public Sheet {
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
    void pressSeat(int seat);  // again: all of them
    void changed();
    baccarat::Amount owed(int seat) const;

    baccarat::Table m_table;
    int m_seat = 0;  // 0: every seat
    std::array<Button*, baccarat::kPlaces> m_seats;
    Button *m_close, *m_record;
};

}  // namespace oddchip::ui
