// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/history.h"

#include <QPainter>
#include <algorithm>

#include "ui/direction.h"

namespace oddchip::ui {
namespace {

constexpr double kRow = 28, kNumberRight = 37, kTextLeft = 49, kEdge = 13;

// The floor's lines have no number.
QString shown(int number) { return number > 0 ? QString::number(number) : QString(); }

}  // namespace

History::History(QWidget* parent) : Painted(parent) {
    setObjectName(QStringLiteral("history"));
    setFocusPolicy(Qt::TabFocus);
}

void History::setBare() { m_bare = true; }

void History::setLines(const QString& caption, const QString& right, const QList<HistoryLine>& lines) {
    if (caption == m_caption && right == m_right && lines == m_lines) return;
    m_caption = caption;
    m_right = right;
    m_lines = lines;
    setAccessibleName(caption);
    QStringList said{right};
    for (const HistoryLine& line : lines)
        said.append(QStringLiteral("%1 %2 %3").arg(shown(line.number), line.text, line.ruling).trimmed());
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

void History::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = look().colours();
    const QRectF px(rect());
    const double head = m_bare ? 5 : kPanelHead;
    if (m_bare)
        paintFrame(painter, px, {c.panel, c.line}, look());
    else
        paintPanel(painter, px, m_caption, m_right, look(), kEdge - 1);
    const double room = height() / look().scale - head - 1;
    const auto rows = std::min<qsizetype>(m_lines.size(), static_cast<qsizetype>(room / kRow));
    for (qsizetype i = 0; i < rows; ++i) {
        const HistoryLine& line = m_lines[m_lines.size() - rows + i];
        const bool newest = i == rows - 1;
        const QRectF row =
            look().px(QRectF(0, head + 2 + kRow * static_cast<double>(i), px.width() / look().scale, kRow));
        const QFont numbers = look().mono(Type::Caption);
        paintText(painter, {0, row.top(), look().px(kNumberRight), row.height()}, shown(line.number), numbers, c.dim,
                  Qt::AlignRight);
        const double left = look().px(kTextLeft), right = row.width() - look().px(kEdge);
        const QColor ink = line.queued ? c.dim : c.text;
        const QFont font = look().font(Type::Second, newest && !line.queued);
        const QString notation = leftToRight(line.text);
        const double text = std::min(textWidth(notation, font), (right - left) * 0.6);
        const Fitted said = squeeze({notation}, Type::Second, newest && !line.queued, (right - left) * 0.6, look());
        paintText(painter, {left, row.top(), text, row.height()}, said.text, said.font, ink);
        const double from = left + text + look().px(kPadding);
        const Fitted ruling = squeeze({line.ruling}, Type::Second, false, right - from, look());
        paintText(painter, {from, row.top(), right - from, row.height()}, ruling.text, ruling.font, ink,
                  Qt::AlignRight);
    }
    const double in = look().px(5);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        paintFocusRing(painter, px.adjusted(in, in, -in, -in), kTagRadius, look());
    }
}

}  // namespace oddchip::ui
