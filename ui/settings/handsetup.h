// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// The next hand as a bomb pot, on two boards, killed or straddled: the one hand, not the table. A tap on a row, or its
// letter, goes to the next choice; Next hand begins it.
class HandSetUp : public Sheet {
    Q_OBJECT

public:
    explicit HandSetUp(QWidget* parent);

    bool start(const Table& table);  // false: there is no next hand now
    QString line() const override;
    bool complete() const override { return true; }
    bool takes(const QKeyEvent& key) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void step(std::size_t row);
    void showRows();
    HandBegan hand() const;
    QString value(std::size_t row) const;

    HandBegan m_began;             // as the table would begin it
    Chips m_killSmall, m_killBig;  // what the table kills for
    int m_bomb = 0, m_boards = 1;
    Seat m_kill = kNoSeat, m_straddle = kNoSeat;
    std::array<Button*, 4> m_rows;
    Button* m_close;
};

}  // namespace oddchip::ui
