// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>
#include <QList>

#include "core/rules/hand.h"
#include "ui/table/shapes.h"
#include "ui/table/told.h"

namespace oddchip::ui {

struct PotRow {
    int layer = 0;  // 0 main, 1 side 1 ...
    QString name;
    Chips amount;
    QString built;  // "400 from 3 6 7 8, 150 folded"
    SeatSet of;     // who may win it
    bool operator==(const PotRow&) const = default;
};
struct PotsText {
    QString caption, right;  // POTS, "may win it"
    QList<PotRow> rows;      // last formed first
    QString total, note;     // "total", "live: 3, all-in: 1"
    Chips sum;
    bool operator==(const PotsText&) const = default;
};
// The pots of a hand in words; the captions are left to whoever shows them.
PotsText potsText(const Hand& hand);

// The pots and how they were built; with little room one line each. A tap on it leads to the contributions.
class PotsPanel : public Painted<QAbstractButton>, public Told {
    Q_OBJECT

public:
    explicit PotsPanel(QWidget* parent = nullptr);
    void setPots(const PotsText& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintRow(QPainter& painter, const QRectF& px, const PotRow& row) const;
    void paintShortRow(QPainter& painter, const QRectF& px, const PotRow& row) const;
    void paintTotal(QPainter& painter) const;

    PotsText m_text;
};

}  // namespace oddchip::ui
