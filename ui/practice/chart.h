// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <memory>

#include "ui/practice/page.h"

class QChart;
class QGraphicsScene;

namespace oddchip::ui {

// A picture by Qt Charts in the window's own colours. It is built when it is first painted, and again when what it
// shows, its size or its colours have changed; names and figures are written beside it with the window's own letters.
class Chart : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent);
    ~Chart() override;

protected:
    void lookChanged() override { rebuild(); }
    void resizeEvent(QResizeEvent*) override { rebuild(); }
    void rebuild();  // before it is painted next
    void paintEvent(QPaintEvent*) override;
    virtual void build() = 0;
    virtual void paintLabels(QPainter& painter) = 0;

    QChart* add(const QRectF& plot);  // one without a legend, its plot there, in units
    void write(QPainter& painter, const QRectF& units, const QString& what, Type type, bool bold, const QColor& ink,
               Qt::Alignment alignment = Qt::AlignLeft) const;
    double wide(const QString& what, bool bold = false) const;  // of a caption, in units

private:
    std::unique_ptr<QGraphicsScene> m_scene;
};

// A line over time with its target, labelled at its end: no legend. The same figures as a table are its accessible
// description, and what an export writes.
class LineChart : public Chart {
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
    explicit LineChart(QWidget* parent) : Chart(parent) {}
    void say(const Says& says);
    QString table() const;  // CSV: when, value
    const Says& says() const { return m_says; }

protected:
    void build() override;
    void paintLabels(QPainter& painter) override;

private:
    QString written(double value) const;
    QString now() const;
    QRectF plot() const;
    double heightOf(double value) const;
    Says m_says;
};

// A bar a subject, with a tick where it is ready.
class Bars : public Chart {
    Q_OBJECT

public:
    struct Bar {
        QString name, note;  // note: "6 skills"
        double part = 0;     // 0..1
    };
    explicit Bars(QWidget* parent) : Chart(parent) {}
    void say(const QString& title, const QString& right, const QList<Bar>& bars, double ready);
    QString table() const;
    void setColumns(int columns);

protected:
    void build() override;
    void paintLabels(QPainter& painter) override;

private:
    int rows() const { return (static_cast<int>(m_bars.size()) + m_columns - 1) / m_columns; }
    double nameWide() const;
    double afterWide() const { return m_columns == 1 ? 150 : 84; }
    QRectF plot(int column) const;
    QString m_title, m_right;
    QList<Bar> m_bars;
    double m_ready = 0.9;
    int m_columns = 2;
};

}  // namespace oddchip::ui
