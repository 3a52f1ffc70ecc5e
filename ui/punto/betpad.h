// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/table.h"
#include "ui/entry/keypad.h"
#include "ui/punto/seatsheet.h"

namespace oddchip::ui {

// A bet for fingers: seat, side, amount. It stays open for the next seat's. Also asks who deals from the shoe.
class BetPad : public SeatSheet {
    Q_OBJECT

public:
    explicit BetPad(QWidget* parent);

    void askBet(const baccarat::Table& table, int seat, baccarat::Side side);  // seat 0: not chosen yet
    void askHolder(const baccarat::Table& table);
    void goOn();  // after a bet: the next seat, and an amount anew
    bool asksHolder() const { return m_holder; }

    QString line() const override;
    bool complete() const override;
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void wantsSame();  // the bets of the last coup again

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void pressSeat(int seat) override;
    void pressSide(baccarat::Side side);
    void changed();

    bool m_holder = false, m_hasSame = false;
    int m_seat = 0;
    baccarat::Side m_side = baccarat::Side::bank;
    TypedAmount m_amount;
    std::array<Button*, 3> m_sides;
    Keypad* m_keypad;
    Button *m_point, *m_record, *m_same;
    double m_field = 0;  // where the amount stands, in units
};

// What went wrong with the cards, and at the side of it what to do then.
class PuntoFaults : public Sheet {
    Q_OBJECT

public:
    enum class What { playerCard, bankCard, missing, lateBet, burnt, voids };

    explicit PuntoFaults(QWidget* parent);
    void ask(const baccarat::Table& table);
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void chosen(oddchip::ui::PuntoFaults::What what);

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    std::array<Button*, 6> m_tiles;
    Button* m_close;
};

}  // namespace oddchip::ui
