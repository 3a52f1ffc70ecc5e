// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>

#include "core/rules/table.h"
#include "ui/floor/floorcase.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// A colour laid thinly over another: the tint of what is chosen, or disputed. In high contrast there is none.
QColor tint(const QColor& over, const QColor& ground, const Look& look);

// One outcome: its key, what it is, what it does, and who says so.
class OutcomeButton : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit OutcomeButton(QWidget* parent);
    void setOutcome(int key, const FloorOutcome& outcome, bool chosen);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    int m_key = 0;
    FloorOutcome m_outcome;
    bool m_chosen = false;
};

// What one of them says happened; a tap lets one be written down.
class VersionButton : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit VersionButton(QWidget* parent);
    void setVersion(const FloorVersion& version);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    FloorVersion m_version;
};

// The last events, the newest below; a tap on one makes it the disputed one.
class FloorEvents : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit FloorEvents(QWidget* parent);
    void setLines(const QString& right, const QList<FloorLine>& lines);
    int beside(int event, int step) const;  // the number of the event before or after; 0: there is none

Q_SIGNALS:
    void chosen(int event);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseReleaseEvent(QMouseEvent* press) override;

private:
    qsizetype first() const;  // of the lines that there is room for
    void paintLine(QPainter& painter, const FloorLine& line, const QRectF& units) const;

    QString m_right;
    QList<FloorLine> m_lines;
};

// The table as it stands, small: seats, what is in front of them, board and pot.
class FloorTable : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit FloorTable(QWidget* parent);
    void setTable(const Table& table, Seat concerned);
    void paintTable(QPainter& painter) const;  // without its ground: on paper too

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintSeat(QPainter& painter, Seat seat, QPointF centre) const;
    void paintMiddle(QPainter& painter) const;

    Table m_table;
    Seat m_concerned = kNoSeat;
};

}  // namespace oddchip::ui
