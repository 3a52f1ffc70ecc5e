// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/chart.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kBarPart = 0.36;  // of the height of a row
constexpr double kMarker = 8;
constexpr int kLines = 5;

QString percent(double part) { return sentence("practice.percent", {QString::number(std::lround(part * 100))}); }

QValueAxis* plainAxis(double least, double most) {
    auto* axis = new QValueAxis;
    axis->setRange(least, most);
    axis->setLabelsVisible(false);
    axis->setLineVisible(false);
    axis->setGridLineVisible(false);
    return axis;
}

void attach(QChart& chart, QAbstractSeries* series, QAbstractAxis* x, QAbstractAxis* y) {
    chart.addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
}

}  // namespace

Chart::Chart(QWidget* parent) : Painted(parent) {}
Chart::~Chart() = default;

void Chart::rebuild() {
    m_scene.reset();
    update();
}

QChart* Chart::add(const QRectF& plot) {
    auto* chart = new QChart;
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->hide();
    chart->resize(size());
    m_scene->addItem(chart);
    chart->setPlotArea(look().px(plot));
    return chart;
}

void Chart::write(QPainter& painter, const QRectF& units, const QString& what, Type type, bool bold, const QColor& ink,
                  Qt::Alignment alignment) const {
    const QRectF px = look().px(units);
    const Fitted fitted = fit({what}, type, bold, px.width(), look());
    paintText(painter, px, fitted.text, fitted.font, ink, alignment | Qt::AlignVCenter);
}

double Chart::wide(const QString& what, bool bold) const {
    return textWidth(what, look().font(Type::Caption, bold)) / look().scale;
}

void Chart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    if (!m_scene) {
        m_scene = std::make_unique<QGraphicsScene>();
        build();
        m_scene->setSceneRect(rect());
        for (QGraphicsItem* item : m_scene->items()) {
            if (auto* chart = dynamic_cast<QChart*>(item)) chart->layout()->activate();
        }
    }
    m_scene->render(&painter, rect(), rect());
    paintLabels(painter);
}

// ---- lines ---------------------------------------------------------------------------------------------------------

void LineChart::say(const Says& says) {
    m_says = says;
    setAccessibleName(commas({says.title, says.unit}));
    setAccessibleDescription(says.points.isEmpty() ? says.empty : table());
    rebuild();
}

QString LineChart::written(double value) const {
    const std::string with[] = {QString::number(std::lround(value)).toStdString()};
    return QString::fromStdString(fill(m_says.pattern.toStdString(), with));
}

QString LineChart::now() const { return sentence("practice.now", {written(m_says.points.last().value)}); }

QString LineChart::table() const {
    QString rows;
    for (const Point& point : m_says.points) {
        rows += point.when + QLatin1Char(',') + QString::number(point.value, 'g', 6) + QLatin1Char('\n');
    }
    return rows;
}

// As much beside it as its two labels need.
QRectF LineChart::plot() const {
    const QRectF units = inUnits();
    const double labels =
        std::clamp(std::max(wide(m_says.targetLabel), wide(now(), true)) + 24, 96.0, units.width() * 0.4);
    return {76, 52, units.width() - 76 - labels, units.height() - 52 - 36};
}

double LineChart::heightOf(double value) const {
    const QRectF box = plot().adjusted(0, kMarker, 0, -kMarker);
    const double part = (std::clamp(value, m_says.least, m_says.most) - m_says.least) / (m_says.most - m_says.least);
    return box.bottom() - part * box.height();
}

void LineChart::build() {
    if (m_says.points.isEmpty()) return;
    const Colours& c = look().colours();
    QChart& chart = *add(plot());
    const auto last = static_cast<double>(std::max<qsizetype>(1, m_says.points.size() - 1));
    QValueAxis* x = plainAxis(0, last);
    const double edge = last * kMarker / plot().width();  // markers at an edge are whole
    x->setRange(-edge, last + edge);
    const double span = m_says.most - m_says.least, rim = span * kMarker / (plot().height() - 2 * kMarker);
    QValueAxis* y = plainAxis(m_says.least - rim, m_says.most + rim);
    y->setTickType(QValueAxis::TicksDynamic);
    y->setTickAnchor(m_says.least);
    y->setTickInterval(span / kLines);
    y->setGridLineVisible(true);
    y->setGridLinePen(QPen(c.line, look().line()));
    chart.addAxis(x, Qt::AlignBottom);
    chart.addAxis(y, Qt::AlignLeft);
    auto* target = new QLineSeries;
    target->append(0, m_says.target);
    target->append(last, m_says.target);
    target->setPen(QPen(c.text, look().line(1.5), Qt::DashLine));
    auto* line = new QLineSeries;
    for (qsizetype i = 0; i < m_says.points.size(); ++i) {
        line->append(static_cast<double>(i), std::clamp(m_says.points[i].value, m_says.least, m_says.most));
    }
    line->setPen(QPen(m_says.second ? c.layerB : c.layerM, look().line(2)));
    line->setPointsVisible(true);
    line->setMarkerSize(look().px(kMarker));
    attach(chart, target, x, y);
    attach(chart, line, x, y);
}

void LineChart::paintLabels(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    const double unit = std::min(wide(m_says.unit) + 8, w * 0.4);
    write(painter, {16, 8, w - 40 - unit, 32}, m_says.title, Type::Second, true, c.text);
    write(painter, {w - 16 - unit, 8, unit, 32}, m_says.unit, Type::Caption, false, c.text2, Qt::AlignRight);
    if (m_says.points.isEmpty()) {
        write(painter, {16, 48, w - 32, inUnits().height() - 64}, m_says.empty, Type::Second, false, c.text2,
              Qt::AlignHCenter);
        return;
    }
    const QRectF box = plot();
    for (int line = 0; line <= kLines; ++line) {
        const double value = m_says.least + (m_says.most - m_says.least) * line / kLines;
        write(painter, {box.left() - 66, heightOf(value) - 10, 58, 20}, written(value), Type::Caption, false, c.text2,
              Qt::AlignRight);
    }
    const qsizetype n = m_says.points.size(), every = std::max<qsizetype>(1, (n + 3) / 4);
    for (qsizetype i = 0; i < n; i += every) {
        const double x = box.left() + (n < 2 ? 0 : box.width() * static_cast<double>(i) / static_cast<double>(n - 1));
        write(painter, {x - (i == 0 ? 0 : 40), box.bottom() + 4, 80, 20}, m_says.points[i].when, Type::Caption, false,
              c.text2, i == 0 ? Qt::AlignLeft : Qt::AlignHCenter);
    }
    const double end = heightOf(m_says.points.last().value), aim = heightOf(m_says.target);
    const double at = std::abs(end - aim) >= 20 ? end : end >= aim ? aim + 20 : aim - 20;
    const double beside = w - box.right() - 16;
    write(painter, {box.right() + 8, aim - 10, beside, 20}, m_says.targetLabel, Type::Caption, false, c.text);
    write(painter, {box.right() + 8, at - 10, beside, 20}, now(), Type::Caption, true,
          m_says.second ? c.layerB : c.layerM);
}

// ---- bars ----------------------------------------------------------------------------------------------------------

void Bars::say(const QString& title, const QString& right, const QList<Bar>& bars, double ready) {
    m_title = title;
    m_right = right;
    m_bars = bars;
    m_ready = ready;
    setAccessibleName(title);
    setAccessibleDescription(table());
    rebuild();
}

void Bars::setColumns(int columns) {
    if (m_columns == columns) return;
    m_columns = columns;
    rebuild();
}

QString Bars::table() const {
    QString rows;
    for (const Bar& bar : m_bars)
        rows += bar.name + QLatin1Char(',') + QString::number(std::lround(bar.part * 100)) + QLatin1Char('\n');
    return rows;
}

double Bars::nameWide() const {
    double most = 72;
    for (const Bar& bar : m_bars) most = std::max(most, wide(bar.name));
    return std::min(most + 16, inUnits().width() / m_columns * 0.45);
}

QRectF Bars::plot(int column) const {
    const double each = (inUnits().width() - 32) / m_columns;
    return {16 + each * column + nameWide(), 44, each - nameWide() - afterWide() - 12, inUnits().height() - 48};
}

// One chart a column: what is ready, what is not yet, and the rest of the track.
void Bars::build() {
    const Colours& c = look().colours();
    for (int column = 0; column < m_columns && rows() > 0; ++column) {
        auto *ready = new QBarSet({}), *part = new QBarSet({}), *rest = new QBarSet({});
        QStringList names;
        for (int row = rows(); row-- > 0;) {  // the axis counts from below
            const int at = column * rows() + row;
            const double has = at < static_cast<int>(m_bars.size()) ? std::min(1.0, m_bars[at].part) : 0;
            *ready << (has >= m_ready ? has : 0);
            *part << (has >= m_ready ? 0 : has);
            *rest << (at < static_cast<int>(m_bars.size()) ? 1 - has : 0);
            names.append(QString::number(at));
        }
        auto* series = new QHorizontalStackedBarSeries;
        for (const auto& [set, colour] : {std::pair(ready, tintsOf(look().theme).rightInk), std::pair(part, c.layerM),
                                          std::pair(rest, c.raised2)}) {
            set->setColor(colour);
            set->setBorderColor(colour);
            series->append(set);
        }
        series->setBarWidth(kBarPart);
        QChart& chart = *add(plot(column));
        QValueAxis* x = plainAxis(0, 1);
        auto* y = new QBarCategoryAxis;
        y->append(names);
        y->setLabelsVisible(false);
        y->setLineVisible(false);
        y->setGridLineVisible(false);
        chart.addAxis(x, Qt::AlignBottom);
        chart.addAxis(y, Qt::AlignLeft);
        attach(chart, series, x, y);
    }
}

void Bars::paintLabels(QPainter& painter) {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const double w = inUnits().width(), side = std::min(wide(m_right) + 8, w * 0.4);
    write(painter, {16, 8, w - 40 - side, 32}, m_title, Type::Second, true, c.text);
    write(painter, {w - 16 - side, 8, side, 32}, m_right, Type::Caption, false, c.text2, Qt::AlignRight);
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        const Bar& bar = m_bars[i];
        const QRectF box = plot(i / rows());
        const double high = box.height() / rows(), y = box.top() + high * (i % rows()) + high / 2;
        write(painter, {box.left() - nameWide(), y - 12, nameWide() - 8, 24}, bar.name, Type::Caption, false, c.text);
        painter.fillRect(look().px(QRectF(box.left() + box.width() * m_ready, y - 9, 2, 18)), c.text);
        write(painter, {box.right() + 12, y - 12, 46, 24}, percent(bar.part), Type::Caption, true, c.text);
        const bool ready = bar.part >= m_ready, full = m_columns == 1;
        const QString word = full ? QLatin1Char(' ') + sentence("practice.ready") : QString();
        write(painter, {box.right() + 60, y - 12, afterWide() - 52, 24},
              ready  ? QString(QChar(0x2713)) + word
              : full ? bar.note
                     : QString(),
              Type::Caption, false, ready ? tints.rightInk : c.text2);
    }
}

}  // namespace oddchip::ui
