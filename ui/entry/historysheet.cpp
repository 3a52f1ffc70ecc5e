// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/historysheet.h"

#include <algorithm>

#include "ui/direction.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kPad = 17, kHead = 44, kFoot = 60;

}  // namespace

HistorySheet::HistorySheet(QWidget* parent) : Sheet(Place::Cover, parent) {
    for (int i = 0; i < kRows; ++i) {
        Button* row = m_rows[static_cast<std::size_t>(i)] = new Button(Button::Shape::Row, this);
        connect(row, &Button::clicked, this, [this, i] { choose(m_first + i); });
    }
    m_earlier = new Button(Button::Shape::Command, this);
    m_later = new Button(Button::Shape::Command, this);
    connect(m_earlier, &Button::clicked, this, [this] { move(-kRows); });
    connect(m_later, &Button::clicked, this, [this] { move(kRows); });
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &HistorySheet::closed);
}

void HistorySheet::setLines(const QList<HistoryLine>& lines) {
    m_lines = lines;
    m_at = static_cast<int>(lines.size()) - 1;
    m_first = std::max(0, m_at + 1 - kRows);
    showRows();
}

void HistorySheet::showRows() {
    const int count = static_cast<int>(m_lines.size());
    for (int i = 0; i < kRows; ++i) {
        Button* row = m_rows[static_cast<std::size_t>(i)];
        row->setVisible(m_first + i < count);
        if (m_first + i >= count) continue;
        const HistoryLine& line = m_lines[m_first + i];
        const QString number = line.number > 0 ? QString::number(line.number) : QString(QChar(0x2014));
        const QString said = leftToRight(number + QStringLiteral("  ") + line.text);
        row->setFace({line.ruling, said,
                      line.number == 0      ? Standing::NotNow
                      : m_first + i == m_at ? Standing::Open
                                            : Standing::Ready});
        row->setAccessibleName(said + QLatin1Char(' ') + line.ruling);
    }
    m_earlier->setFace({nameOf("history.earlier"), {}, m_first > 0 ? Standing::Ready : Standing::NotNow});
    m_later->setFace({nameOf("history.later"), {}, m_first + kRows < count ? Standing::Ready : Standing::NotNow});
    update();
}

void HistorySheet::choose(int line) {
    if (line < 0 || line >= m_lines.size() || m_lines[line].number == 0) return;
    Q_EMIT chosen(m_lines[line].number, m_lines[line].text);
}

void HistorySheet::move(int by) {
    const int last = static_cast<int>(m_lines.size()) - 1;
    if (last < 0) return;
    m_at = std::clamp(m_at + by, 0, last);
    if (m_at < m_first) m_first = m_at;
    if (m_at >= m_first + kRows) m_first = m_at + 1 - kRows;
    showRows();
}

bool HistorySheet::takes(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Up: move(-1); return true;
    case Qt::Key_Down: move(1); return true;
    case Qt::Key_PageUp: move(-kRows); return true;
    case Qt::Key_PageDown: move(kRows); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(m_at); return true;
    default: return false;
    }
}

QString HistorySheet::hint() const { return sentence("history.hint"); }

void HistorySheet::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), step = (h - kHead - kFoot - 8) / kRows;
    put(*m_close, {w - 116, 4, 108, 36});
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        put(*m_rows[i], {kPad, kHead + static_cast<double>(i) * step, w - 2 * kPad, step});
    const double half = (w - 2 * kPad - 8) / 2;
    put(*m_earlier, {kPad, h - kFoot, half, 48});
    put(*m_later, {kPad + half + 8, h - kFoot, half, 48});
}

void HistorySheet::paintInside(QPainter& painter) { writeHead(painter, nameOf("history.all")); }

}  // namespace oddchip::ui
