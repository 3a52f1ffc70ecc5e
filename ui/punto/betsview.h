// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <vector>

#include "core/baccarat/table.h"
#include "core/rules/house_rules.h"
#include "ui/entry/button.h"

namespace oddchip::ui {

// The bets by seat: what each comes to where the side shown wins, and its part of the commission box; below, the box,
// and the order in which bets are taken and paid. A tap on a bet changes it, a tap elsewhere adds one; a tap on the
// head shows what another side would win, until the cards have said which; a tap on the box asks to collect it.
class BetsView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit BetsView(QWidget* parent);
    void setTable(const baccarat::Table& table);

    struct Row {
        int seat = 0;
        std::vector<baccarat::Row> bets;  // one, or where there is no room for a row a bet, all of the seat
        baccarat::Amount comes = 0;       // to the seat; below nothing: it loses
        baccarat::Amount box = 0;
    };
    const std::vector<Row>& rows() const { return m_rows; }
    const QString& order() const { return m_order; }
    QString boxText() const;  // all that was kept
    baccarat::Side shown() const { return m_shown; }

Q_SIGNALS:
    void tapped(int seat, oddchip::baccarat::Side side);  // seat 0: none of those that have bet
    void boxTapped();

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Places {
        double rows, row, box, then;  // where each begins, and how high a row is; in units
    };
    Places places() const;
    void build();
    void paintHead(QPainter& painter) const;
    void paintRows(QPainter& painter) const;
    void paintWaiting(QPainter& painter, double top) const;
    void paintRow(QPainter& painter, const Row& row, double top, double high) const;
    void paintBets(QPainter& painter, const Row& row, const QRectF& px) const;
    void paintBox(QPainter& painter) const;
    void write(QPainter& painter, const QRectF& units, const QString& text, Type type, bool bold, const QColor& ink,
               Qt::Alignment side = Qt::AlignLeft) const;
    QString figure(baccarat::Amount amount) const;  // as the column is written: with hundredths where any has them

    baccarat::Table m_table;
    baccarat::Side m_shown = baccarat::Side::bank;
    std::vector<Row> m_rows;
    QString m_order;
    bool m_hundredths = false;
    bool m_known = false;  // the cards have said who wins
};

}  // namespace oddchip::ui
