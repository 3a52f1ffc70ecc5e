// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/sayline.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace oddchip::ui {

SayLine::SayLine(QWidget* parent) : Painted(parent), Told(QAccessible::StaticText) {
    setObjectName(QStringLiteral("say"));
}

void SayLine::setSay(const SayText& text, const ChipSet& set) {
    if (text == m_text && set == m_set) return;
    if (text.sentence != m_text.sentence && !text.preview) m_new.show(look());
    m_text = text;
    m_set = set;
    QStringList said{text.sentence, text.changeText, text.aside};
    said.removeAll(QString());
    tell(*this, said.join(QLatin1Char(' ')));
    update();
}

double SayLine::paintRight(QPainter& painter) const {
    const Colours& c = look().colours();
    const double right = width() - look().px(17), middle = height() / 2.0;
    if (m_text.changeText.isEmpty()) {
        const QFont font = look().font(Type::Second);
        const double wide = textWidth(m_text.aside, font);
        paintText(painter, {right - wide, 0, wide, double(height())}, m_text.aside, font, c.text2, Qt::AlignRight);
        return right - wide;
    }
    const QList<Chips> chips = chipsFor(m_text.change, m_set);
    const QFont font = look().font(Type::Label, true);
    const double text = textWidth(m_text.changeText, font), padding = look().px(14);
    const double row = look().px(chipRowWidth(chips.size())) + (chips.isEmpty() ? 0 : look().px(8));
    const double wide = std::ceil(2 * padding + row + text),
                 high = look().px(std::min(48.0, height() / look().scale - 8));
    const QRectF frame(right - wide, std::round(middle - high / 2), wide, high);
    paintFrame(painter, frame, {QColor(), c.text, true}, look());
    const QPointF first(std::round(frame.left() + padding), std::round(middle - look().px(14)));
    paintChipRow(painter, first, chips, m_set, look());
    paintText(painter, frame.adjusted(padding + row, 0, 0, 0), m_text.changeText, font, c.text);
    return frame.left();
}

void SayLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.bg);
    paintFrame(painter, rect(), {c.panel, c.line}, look());
    const double left = look().px(17), caption = textWidth(m_text.caption, look().caption());
    paintText(painter, {left, 0, caption, double(height())}, m_text.caption, look().caption(), c.text2);
    const double from = left + caption + look().px(kPadding), to = paintRight(painter) - look().px(kPadding);
    const Fitted sentence = squeeze({m_text.sentence}, Type::Say, !m_text.preview, to - from, look());
    paintText(painter, {from, 0, to - from, double(height())}, sentence.text, sentence.font,
              m_text.preview ? c.text2 : c.text);
    m_new.paint(painter, {from, 0, std::min(sentence.width, to - from), height() - look().px(8)}, look());
}

}  // namespace oddchip::ui
