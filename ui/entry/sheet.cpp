// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/sheet.h"

#include <algorithm>

#include "ui/entry/keypad.h"

namespace oddchip::ui {

Sheet::Sheet(Place place, QWidget* parent) : Painted(parent), m_place(place) { hide(); }

void Sheet::lookChanged() {
    for (Button* button : findChildren<Button*>()) button->setLook(look());
    for (Keypad* pad : findChildren<Keypad*>()) pad->setLook(look());
    arrange();
}

void Sheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = look().colours();
    // What lies over the table can be pressed, and has the border of such things; at the side it is a panel.
    paintFrame(painter, QRectF(rect()), {c.panel, m_place == Place::Side ? c.line : c.edge}, look());
    paintInside(painter);
}

void Sheet::put(QWidget& part, const QRectF& units) const {
    const double wide = std::max(0.0, look().least - units.width()) / 2;
    const double high = std::max(0.0, look().least - units.height()) / 2;
    QRectF grown = units.adjusted(-wide, -high, wide, high);
    const QRectF all = inUnits();
    if (wide > 0) grown.moveLeft(std::clamp(grown.left(), 0.0, std::max(0.0, all.width() - grown.width())));
    if (high > 0) grown.moveTop(std::clamp(grown.top(), 0.0, std::max(0.0, all.height() - grown.height())));
    part.setGeometry(mirrored(look().widget(grown), *this));
}

void Sheet::write(QPainter& painter, const QRectF& units, const QString& text, Type type, bool bold, const QColor& ink,
                  Qt::Alignment alignment) const {
    const QRectF box = look().px(units);
    const Fitted fitted = squeeze({text}, type, bold, box.width(), look());
    paintText(painter, box, fitted.text, fitted.font, ink, alignment);
}

void Sheet::writeField(QPainter& painter, const QRectF& units, const QString& name, const QString& text, Type type,
                       bool focus) const {
    const Colours& c = look().colours();
    paintFrame(painter, look().px(units), {c.well, c.edge}, look());
    if (focus) paintFocusRing(painter, look().px(units), kPanelRadius, look());
    const QRectF in = units.adjusted(17, 0, -17, 0);
    const Fitted label = squeeze({name}, Type::Second, false, look().px(in.width()) / 2, look());
    paintText(painter, look().px(in), label.text, label.font, c.text2);
    write(painter, in.adjusted(label.width / look().scale + 8, 0, 0, 0), text, type, true, c.text, Qt::AlignRight);
}

void Sheet::writeHead(QPainter& painter, const QString& caption, const QString& right) const {
    paintPanel(painter, QRectF(rect()), caption.toUpper(), right, look());
}

}  // namespace oddchip::ui
