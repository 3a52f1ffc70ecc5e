// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/chart.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

QString percent(double part) { return sentence("practice.percent", {QString::number(std::lround(part * 100))}); }

void text(QPainter& painter, const Look& look, const QRectF& units, const QString& what, Type type, bool bold,
          const QColor& ink, Qt::Alignment alignment = Qt::AlignLeft) {
    const QRectF px = look.px(units);
    const Fitted fitted = fit({what}, type, bold, px.width(), look);
    paintText(painter, px, fitted.text, fitted.font, ink, alignment | Qt::AlignVCenter);
}

}  // namespace

void LineChart::say(const Says& says) {
    m_says = says;
    setAccessibleName(says.title + QStringLiteral(", ") + says.unit);
    setAccessibleDescription(says.points.isEmpty() ? says.empty : table());
    update();
}

QString LineChart::written(double value) const {
    const std::string with[] = {QString::number(std::lround(value)).toStdString()};
    return QString::fromStdString(fill(m_says.pattern.toStdString(), with));
}

QString LineChart::table() const {
    QString rows;
    for (const Point& point : m_says.points) {
        rows += point.when + QLatin1Char(',') + QString::number(point.value, 'g', 6) + QLatin1Char('\n');
    }
    return rows;
}

void LineChart::paintLines(QPainter& painter, const QRectF& plot) const {
    const Colours& c = look().colours();
    const double span = m_says.most - m_says.least;
    const auto y = [&](double value) {
        return plot.bottom() - (std::clamp(value, m_says.least, m_says.most) - m_says.least) / span * plot.height();
    };
    for (int line = 0; line <= 5; ++line) {
        const double value = m_says.least + span * line / 5;
        paintLine(painter, look().px(QRectF(plot.left(), y(value), 1, 1)).topLeft(),
                  look().px(QRectF(plot.right(), y(value), 1, 1)).topLeft(), c.line, look());
        text(painter, look(), {plot.left() - 66, y(value) - 10, 58, 20}, written(value), Type::Caption, false, c.text2,
             Qt::AlignRight);
    }
    painter.setPen(QPen(c.text, look().line(1.5), Qt::DashLine));
    painter.drawLine(look().px(QRectF(plot.left(), y(m_says.target), 1, 1)).topLeft(),
                     look().px(QRectF(plot.right(), y(m_says.target), 1, 1)).topLeft());
    const QColor ink = m_says.second ? c.layerB : c.layerM;
    const auto n = m_says.points.size();
    const auto x = [&](qsizetype i) {
        return plot.left() + (n < 2 ? 0 : plot.width() * static_cast<double>(i) / static_cast<double>(n - 1));
    };
    QPolygonF line;
    for (qsizetype i = 0; i < n; ++i) line << look().px(QRectF(x(i), y(m_says.points[i].value), 1, 1)).topLeft();
    painter.setPen(QPen(ink, look().line(2)));
    painter.drawPolyline(line);
    painter.setBrush(ink);
    for (const QPointF& point : line) painter.drawEllipse(point, look().px(3), look().px(3));
    const qsizetype every = std::max<qsizetype>(1, (n + 3) / 4);
    for (qsizetype i = 0; i < n; i += every) {
        text(painter, look(), {x(i) - (i == 0 ? 0 : 40), plot.bottom() + 4, 80, 20}, m_says.points[i].when,
             Type::Caption, false, c.text2, i == 0 ? Qt::AlignLeft : Qt::AlignHCenter);
    }
    const double now = y(m_says.points.last().value), aim = y(m_says.target);
    const bool close = std::abs(now - aim) < 20;
    const double nowAt = close ? (now >= aim ? aim + 20 : aim - 20) : now;
    text(painter, look(), {plot.right() + 8, aim - 10, 84, 20}, m_says.targetLabel, Type::Caption, false, c.text);
    text(painter, look(), {plot.right() + 8, nowAt - 10, 84, 20},
         sentence("practice.now", {written(m_says.points.last().value)}), Type::Caption, true, ink);
}

void LineChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const QRectF units = inUnits();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    text(painter, look(), {16, 8, units.width() - 150, 32}, m_says.title, Type::Second, true, c.text);
    text(painter, look(), {units.width() - 156, 8, 140, 32}, m_says.unit, Type::Caption, false, c.text2,
         Qt::AlignRight);
    if (m_says.points.isEmpty()) {
        text(painter, look(), {16, 48, units.width() - 32, units.height() - 64}, m_says.empty, Type::Second, false,
             c.text2, Qt::AlignHCenter);
        return;
    }
    paintLines(painter, {76, 52, units.width() - 76 - 96, units.height() - 52 - 36});
}

void Bars::say(const QString& title, const QString& right, const QList<Bar>& bars, double ready) {
    m_title = title;
    m_right = right;
    m_bars = bars;
    m_ready = ready;
    setAccessibleName(title);
    setAccessibleDescription(table());
    update();
}

QString Bars::table() const {
    QString rows;
    for (const Bar& bar : m_bars)
        rows += bar.name + QLatin1Char(',') + QString::number(std::lround(bar.part * 100)) + QLatin1Char('\n');
    return rows;
}

void Bars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const QRectF units = inUnits();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    text(painter, look(), {16, 8, units.width() - 220, 32}, m_title, Type::Second, true, c.text);
    text(painter, look(), {units.width() - 216, 8, 200, 32}, m_right, Type::Caption, false, c.text2, Qt::AlignRight);
    const auto rows = (static_cast<int>(m_bars.size()) + m_columns - 1) / m_columns;
    const double high = (units.height() - 48) / std::max(1, rows), wide = (units.width() - 32) / m_columns;
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        const Bar& bar = m_bars[i];
        const double x = 16 + wide * (i / rows), y = 44 + high * (i % rows) + high / 2;
        const bool ready = bar.part >= m_ready;
        const double after = m_columns == 1 ? 150 : 84;
        text(painter, look(), {x, y - 12, 92, 24}, bar.name, Type::Caption, false, c.text);
        const QRectF track(x + 96, y - 6, wide - 96 - after - 12, 12);
        paintFrame(painter, look().px(track), {c.raised2, c.raised2, false, false, 6}, look());
        const QRectF full(track.left(), track.top(), std::max(12.0, track.width() * std::min(1.0, bar.part)), 12);
        if (bar.part > 0)
            paintFrame(painter, look().px(full),
                       {ready ? tints.rightInk : c.layerM, ready ? tints.rightInk : c.layerM, false, false, 6}, look());
        painter.fillRect(look().px(QRectF(track.left() + track.width() * m_ready, y - 9, 2, 18)), c.text);
        text(painter, look(), {track.right() + 12, y - 12, 46, 24}, percent(bar.part), Type::Caption, true, c.text);
        const QString note = ready ? QString(QChar(0x2713)) +
                                         (m_columns == 1 ? QLatin1Char(' ') + sentence("practice.ready") : QString())
                                   : (m_columns == 1 ? bar.note : QString());
        text(painter, look(), {track.right() + 60, y - 12, after - 52, 24}, note, Type::Caption, false,
             ready ? tints.rightInk : c.text2);
    }
}

}  // namespace oddchip::ui
