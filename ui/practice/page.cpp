// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/page.h"

#include <QPainter>

#include "ui/lists.h"

namespace oddchip::ui {

Tints tintsOf(Theme theme) {
    switch (theme) {
    case Theme::Dark:
        return {QColor(0x1C3550), QColor(0x3F3010), QColor(0x12372A),
                QColor(0x47201E), QColor(0x69D39A), QColor(0xFF9389)};
    case Theme::Light:
        return {QColor(0xDCE9FB), QColor(0xFDEBC4), QColor(0xD9F1E3),
                QColor(0xFBE0DD), QColor(0x0B6B41), QColor(0xA3201A)};
    case Theme::Contrast: break;
    }
    return {QColor(0x1E1E1E),  QColor(0x1E1E1E), QColor(Qt::black),
            QColor(Qt::black), QColor(0x5CFF9D), QColor(0xFF9C94)};
}

void Page::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), look().colours().bg);
    mirror(painter, *this);
    paintInside(painter);
}

void Page::card(QPainter& painter, const QRectF& units) const {
    paintFrame(painter, look().px(units), {look().colours().panel, look().colours().line}, look());
}

ListRow::ListRow(QWidget* parent, std::function<void()> pressed) : Painted(parent) {
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractButton::clicked, this, std::move(pressed));
}

void ListRow::say(const Says& says) {
    if (m_says == says) return;
    m_says = says;
    QStringList spoken{says.title};
    for (const QString& part : {says.line, says.figure, says.word}) {
        if (!part.isEmpty()) spoken.append(part);
    }
    setAccessibleName(commas(spoken));
    update();
}

void ListRow::choose(bool chosen) {
    m_chosen = chosen;
    update();
}

void ListRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const QRectF box(rect());
    if (m_chosen || isDown()) painter.fillRect(box, tints.select);
    if (m_says.wrong) painter.fillRect(box, tints.wrong);
    if (m_chosen || m_says.wrong) {
        painter.fillRect(QRectF(0, 0, look().px(4), box.height()), m_says.wrong ? tints.wrongInk : c.focus);
    }
    paintLine(painter, box.bottomLeft(), box.bottomRight(), c.line, look());
    const double u = look().scale;
    const auto ink = [&](Word kind) {
        switch (kind) {
        case Word::Due: return std::pair(tints.act, c.actInk);
        case Word::Slow: return std::pair(tints.select, c.focus);
        case Word::New:
        case Word::Right: return std::pair(tints.right, tints.rightInk);
        case Word::Wrong: return std::pair(tints.wrong, tints.wrongInk);
        case Word::None: break;
        }
        return std::pair(c.panel, c.text);
    };
    double right = box.right() - 16 * u;
    if (!m_says.word.isEmpty()) {
        const QRectF tag(right - 72 * u, box.center().y() - 10 * u, 72 * u, 20 * u);
        const auto [fill, text] = ink(m_says.kind);
        paintFrame(painter, tag, {fill, look().theme == Theme::Contrast ? text : fill, false, false, kTagRadius},
                   look());
        const Fitted word = squeeze({m_says.word}, Type::Caption, true, tag.width() - 8 * u, look());
        paintText(painter, tag, word.text, word.font, text, Qt::AlignCenter);
        right = tag.left() - 12 * u;
    }
    const QRectF figure(right - 96 * u, box.top(), 96 * u, box.height());
    if (!m_says.figure.isEmpty()) {
        const Fitted text = squeeze({m_says.figure}, Type::Second, false, figure.width(), look());
        paintText(painter, figure, text.text, text.font, c.text, Qt::AlignRight | Qt::AlignVCenter);
        right = figure.right() - text.width - 8 * u;
    }
    const bool two = !m_says.line.isEmpty();
    const QRectF left(16 * u, box.top(), right - 16 * u, box.height());
    const Fitted title = squeeze({m_says.title}, Type::Second, true, left.width(), look());
    const QRectF upper = two ? QRectF(left.left(), box.top() + 6 * u, left.width(), 22 * u) : left;
    paintText(painter, upper, title.text, title.font, c.text, Qt::AlignLeft | Qt::AlignVCenter);
    if (!two) return;
    const Fitted line = squeeze({m_says.line}, Type::Caption, false, left.width(), look());
    paintText(painter, QRectF(left.left(), box.top() + 28 * u, left.width(), 20 * u), line.text, line.font, c.text2,
              Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace oddchip::ui
