// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/notice.h"

#include <algorithm>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17;

}  // namespace

Notice::Notice(QWidget* parent) : Sheet(Place::Cover, parent) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new Button(Button::Shape::Command, this);
        connect(m_buttons[i], &Button::clicked, this, [this, i] {
            const auto then = m_answers[static_cast<qsizetype>(i)].then;  // may tell something else
            then();
        });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &Notice::closed);
}

void Notice::tell(const QString& title, const QString& what, const QString& then, const Answers& answers) {
    m_title = title;
    m_what = what;
    m_then = then;
    m_answers = answers;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const auto nth = static_cast<qsizetype>(i);
        m_buttons[i]->setVisible(nth < answers.size());
        if (nth < answers.size()) m_buttons[i]->setFace({answers[nth].label, {}});
    }
    setAccessibleName(title);
    setAccessibleDescription(what + QLatin1Char(' ') + then);
    arrange();
    update();
}

void Notice::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    put(*m_close, {w - 116, 12, 108, 36});
    const double wide = std::min(216.0, (w - 2 * kLeft - 16) / 2);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        put(*m_buttons[i], {kLeft + static_cast<double>(i) * (wide + 16), h - 69, wide, 56});
}

void Notice::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    write(painter, {kLeft, 14, w - 140, 32}, m_title, Type::Label, true, c.text);
    const QFont font = look().font(Type::Name);
    const QRectF what = look().px(QRectF(kLeft, 60, w - 2 * kLeft, h - 140));
    const QRectF used = paintParagraph(painter, what, m_what, font, c.text, Qt::TextWrapAnywhere);
    const double top = used.bottom() + look().px(12);
    paintParagraph(painter, {what.left(), top, what.width(), look().px(h - 80) - top}, m_then, font, c.text2);
}

}  // namespace oddchip::ui
