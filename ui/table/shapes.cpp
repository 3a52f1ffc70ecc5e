// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/shapes.h"

#include <QFontMetricsF>
#include <algorithm>

namespace oddchip::ui {
namespace {

QPen dashes(const QColor& colour, double width, const Look& look) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({look.px(4) / width, look.px(4) / width});
    return pen;
}

}  // namespace

void mirror(QPainter& painter, const QWidget& widget) {
    if (!widget.isRightToLeft()) return;
    painter.translate(widget.width(), 0);
    painter.scale(-1, 1);
}

QRect mirrored(const QRect& place, const QWidget& inside) {
    QRect there = place;
    if (inside.isRightToLeft()) there.moveLeft(inside.width() - place.x() - place.width());
    return there;
}

Upright::Upright(QPainter& painter, const QRectF& px) : m_painter(painter), m_turned(painter.transform().m11() < 0) {
    if (!m_turned) return;
    m_before = painter.transform();
    painter.translate(px.left() + px.right(), 0);
    painter.scale(-1, 1);
}

Upright::~Upright() {
    if (m_turned) m_painter.setTransform(m_before);
}

Qt::Alignment Upright::side(Qt::Alignment alignment) const {
    const Qt::Alignment sides = Qt::AlignLeft | Qt::AlignRight;
    return m_turned && (alignment & sides) ? alignment ^ sides : alignment;
}

void paintFrame(QPainter& painter, const QRectF& px, const Frame& frame, const Look& look) {
    const double width = look.border(frame.strong), half = width / 2, radius = look.px(frame.radius) - half;
    painter.setPen(frame.dashed ? dashes(frame.border, width, look) : QPen(frame.border, width));
    painter.setBrush(frame.fill.isValid() ? QBrush(frame.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(px.adjusted(half, half, -half, -half), radius, radius);
}

void paintFocusRing(QPainter& painter, const QRectF& control, double radius, const Look& look) {
    const double out = look.px(2.5);
    painter.setPen(QPen(look.colours().focus, look.line(3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(control.adjusted(-out, -out, out, out), look.px(radius + 2.5), look.px(radius + 2.5));
}

void paintLine(QPainter& painter, QPointF from, QPointF to, const QColor& colour, const Look& look) {
    const double width = look.line(), half = width / 2;  // on whole pixels
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    const QPointF shift = from.x() == to.x() ? QPointF(half, 0) : QPointF(0, half);
    painter.drawLine(from + shift, to + shift);
}

double textWidth(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

Fitted fit(const QStringList& choices, Type type, bool bold, double width, const Look& look) {
    for (;; type = oneSmaller(type)) {
        const QFont font = look.font(type, bold);
        for (const QString& text : choices) {
            const double wide = textWidth(text, font);
            const bool last = type == Type::Caption && text == choices.last();
            if (wide <= width || last) return {text, font, wide};
        }
    }
}

Fitted squeeze(const QStringList& choices, Type type, bool bold, double width, const Look& look) {
    Fitted fitted = fit(choices, type, bold, width, look);
    if (fitted.width <= width || width <= 0) return fitted;
    fitted.font.setStretch(std::max(70, static_cast<int>(100 * width / fitted.width)));
    fitted.width = textWidth(fitted.text, fitted.font);
    if (fitted.width <= width) return fitted;
    fitted.text = QFontMetricsF(fitted.font).elidedText(fitted.text, Qt::ElideRight, width);
    fitted.width = textWidth(fitted.text, fitted.font);
    return fitted;
}

void paintText(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
               Qt::Alignment alignment) {
    const Upright upright(painter, px);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(
        px, int(upright.side(alignment) | Qt::AlignVCenter | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip,
        text);
}

QRectF paintParagraph(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
                      int flags) {
    const Upright upright(painter, px);
    painter.setFont(font);
    painter.setPen(colour);
    QRectF used;
    painter.drawText(px, int(upright.side(Qt::AlignLeft) | Qt::AlignAbsolute) | Qt::TextWordWrap | flags, text, &used);
    return used;
}

void paintBadge(QPainter& painter, const QRectF& px, int index, const Look& look) {
    const Colours& c = look.colours();
    const Layer mark = layer(index);
    const double radius = look.px(kTagRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.*mark.colour);
    painter.drawRoundedRect(px, radius, radius);
    if (mark.framed) {
        const double in = look.line(2) * 1.5;
        painter.setPen(QPen(c.onLayer, look.line(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(px.adjusted(in, in, -in, -in), radius / 2, radius / 2);
    }
    const Type type = px.height() < look.px(22) || mark.framed ? Type::Caption : Type::Second;
    paintText(painter, px, QString(mark.letter), look.font(type, true), c.onLayer, Qt::AlignHCenter);
}

void paintSeatDisc(QPainter& painter, const QRectF& px, int seat, const Look& look) {
    const Colours& c = look.colours();
    paintFrame(painter, px, {c.well, c.edge, false, false, px.height() / 2 / look.scale}, look);
    paintText(painter, px, QString::number(seat), look.font(Type::Second, true), c.text, Qt::AlignHCenter);
}

void paintPanel(QPainter& painter, const QRectF& px, const QString& caption, const QString& right, const Look& look,
                double padding) {
    const Colours& c = look.colours();
    paintFrame(painter, px, {c.panel, c.line}, look);
    const double head = look.px(kPanelHead), border = look.border(), in = look.px(padding) + border;
    paintLine(painter, px.topLeft() + QPointF(border, head), px.topRight() + QPointF(-border, head), c.line, look);
    const QRectF text = QRectF(px.topLeft(), QSizeF(px.width(), head)).adjusted(in, border, -in, 0);
    paintText(painter, text, caption, look.caption(), c.text2);
    const double room = text.width() - textWidth(caption, look.caption()) - look.px(kPadding);
    const Fitted said = squeeze({right}, Type::Second, false, room, look);
    paintText(painter, text, said.text, said.font, c.text2, Qt::AlignRight);
}

}  // namespace oddchip::ui
