// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// Who wins what, pots last formed first: winners tapped while a pot has none, else its shares as chips to push, with
// the odd chip on its own line.
class AwardPanel : public Sheet {
    Q_OBJECT

public:
    explicit AwardPanel(QWidget* parent);

    void setTable(const Table& table);
    const QStringList& spoken() const { return m_spoken; }  // the awards in words, odd chips with their reason

    QString line() const override { return m_line; }
    bool complete() const override { return !m_line.isEmpty(); }
    bool takesSeat(Seat seat) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    struct Share {
        Seat seat;
        Chips amount;
    };
    struct Row {
        int pot;
        Chips amount;
        SeatSet may;  // win it, while it has no winner
        QList<Share> shares;
        QString odd, rule;  // the odd chip and the rule it goes by
        bool settled = false, pushed = false, current = false;
        double top = 0, high = 0;
        bool folded = false;  // only its head is shown
    };
    Row rowOf(int pot, const Winnings& won) const;
    void readOdd(Row& row, const Won& won) const;
    void fitRows(double room);
    double highOf(const Row& row) const;
    void paintRow(QPainter& painter, const Row& row, int place) const;
    void paintShare(QPainter& painter, const Share& share, double top) const;
    void paintChecks(QPainter& painter) const;
    void tap(Seat seat);
    void toggleSplit();
    Row* open();  // the pot whose winner is asked for

    Table m_table;
    QList<Row> m_rows;
    QStringList m_spoken;
    QString m_line;
    bool m_splits = false;
    SeatSet m_chosen;          // the seats of a split
    double m_amountWidth = 0;  // of the widest share, in units
    std::array<Button*, kSeats> m_seats;
    Button* m_split;
};

}  // namespace oddchip::ui
