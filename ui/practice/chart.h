// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>

#include "ui/practice/page.h"

namespace oddchip::ui {

// A line over time with its target, labelled at its end: no legend. The same figures as a table are its accessible
// description, and what an export writes.
class LineChart : public Painted<QWidget> {
    Q_OBJECT

public:
    struct Point {
        QString when;
        double value = 0;
    };
    struct Says {
        QString title, unit;  // "Right answers, all skills", "per week"
        QList<Point> points;
        double target = 0, least = 0, most = 100;
        QString pattern;      // "%1 %": how a value is written
        QString targetLabel;  // "pass 90 %"
        bool second = false;  // in the colour of the second line
        QString empty;        // what is said where there are no points
    };
    explicit LineChart(QWidget* parent) : Painted(parent) {}
    void say(const Says& says);
    QString table() const;  // CSV: when, value
    const Says& says() const { return m_says; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString written(double value) const;
    void paintLines(QPainter& painter, const QRectF& plot) const;
    Says m_says;
};

// A bar a subject, with a tick where it is ready.
class Bars : public Painted<QWidget> {
    Q_OBJECT

public:
    struct Bar {
        QString name, note;  // note: "6 skills"
        double part = 0;     // 0..1
    };
    explicit Bars(QWidget* parent) : Painted(parent) {}
    void say(const QString& title, const QString& right, const QList<Bar>& bars, double ready);
    QString table() const;
    void setColumns(int columns) { m_columns = columns; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString m_title, m_right;
    QList<Bar> m_bars;
    double m_ready = 0.9;
    int m_columns = 2;
};

}  // namespace oddchip::ui
