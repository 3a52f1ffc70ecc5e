// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/notice.h"

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17;

}  // namespace

Notice::Notice(QWidget* parent) : Sheet(Place::Cover, parent) {
    m_again = new Button(Button::Shape::Command, this);
    connect(m_again, &Button::clicked, this, &Notice::tryAgain);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &Notice::closed);
}

void Notice::tell(const QString& title, const QString& what, const QString& then, const QString& again) {
    m_title = title;
    m_what = what;
    m_then = then;
    m_again->setVisible(!again.isEmpty());
    m_again->setFace({again, {}});
    setAccessibleName(title);
    setAccessibleDescription(what + QLatin1Char(' ') + then);
    arrange();
    update();
}

void Notice::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    put(*m_close, {w - 116, 12, 108, 36});
    put(*m_again, {kLeft, h - 69, 160, 56});
}

void Notice::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    write(painter, {kLeft, 14, w - 140, 32}, m_title, Type::Label, true, c.text);
    painter.setFont(look().font(Type::Name));
    painter.setPen(c.text);
    QRectF used;
    painter.drawText(look().px(QRectF(kLeft, 60, w - 2 * kLeft, h - 140)), Qt::TextWrapAnywhere | Qt::TextWordWrap,
                     m_what, &used);
    painter.setPen(c.text2);
    const double top = used.bottom() + look().px(12);
    painter.drawText(QRectF(used.left(), top, look().px(w - 2 * kLeft), look().px(h - 80) - top), Qt::TextWordWrap,
                     m_then);
}

}  // namespace oddchip::ui
