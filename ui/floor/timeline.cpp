// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/timeline.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {

Timeline::Timeline(QWidget* parent) : Painted(parent) {
    setAccessibleName(nameOf("floor.timeline"));
    setLayoutDirection(Qt::LeftToRight);
}

void Timeline::setTicks(const QList<Tick>& ticks) {
    m_ticks = ticks;
    update();
}

void Timeline::setAt(int tick) {
    m_at = tick;
    setAccessibleDescription(nameOf("floor.at-line", {QString::number(tick + 1), QString::number(m_ticks.size())}));
    update();
}

double Timeline::x(int tick) const {
    const double left = look().px(40), right = width() - look().px(40);
    const auto count = static_cast<double>(m_ticks.size());
    return left + (right - left) * (tick + 1) / std::max(1.0, count);
}

void Timeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const Tints& t = tints(look().theme);
    painter.fillRect(rect(), c.bg);
    paintCard(painter, QRectF(rect()), look());
    const double y = look().px(27);
    painter.setPen(QPen(c.line, look().line(2)));
    painter.drawLine(QPointF(x(-1), y), QPointF(x(static_cast<int>(m_ticks.size()) - 1), y));
    painter.setPen(QPen(t.selectionInk, look().line(2)));
    painter.drawLine(QPointF(x(-1), y), QPointF(x(m_at), y));
    double named = 0;
    for (int i = 0; i < m_ticks.size(); ++i) {
        const Tick& tick = m_ticks[i];
        const double half = look().px(tick.street || tick.marked ? 9 : 5);
        painter.setPen(QPen(tick.marked ? t.selectionInk : c.text2, look().line(tick.marked ? 4 : 2)));
        painter.drawLine(QPointF(x(i), y - half), QPointF(x(i), y + half));
        if (tick.name.isEmpty()) continue;
        const QFont small = textFont(look(), 12);
        const double wide = textWidth(tick.name, small);
        const double left = std::max(x(i) - wide / 2, named);
        if (left + wide > width()) continue;
        paintLine(painter, {left, y + look().px(12), wide + 1, look().px(18)}, tick.name, small, c.text2);
        named = left + wide + look().px(8);
    }
    painter.setPen(QPen(t.selectionInk, look().line(3)));
    painter.setBrush(c.panel);
    painter.drawEllipse(QPointF(x(m_at), y), look().px(8), look().px(8));
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    int nearest = -1;
    for (int i = 0; i < m_ticks.size(); ++i) {
        if (std::abs(x(i) - event->position().x()) < std::abs(x(nearest) - event->position().x())) nearest = i;
    }
    Q_EMIT picked(nearest);
}

}  // namespace oddchip::ui::floor
