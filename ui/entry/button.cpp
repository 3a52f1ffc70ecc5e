// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/button.h"

#include <QPainterPath>
#include <QTimer>

namespace oddchip::ui {
namespace {

constexpr int kRefusedMs = 150;

void paintCross(QPainter& painter, QPointF at, double arm) {
    painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
    painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
}

}  // namespace

Button::Button(Shape shape, QWidget* parent) : Painted(parent), m_shape(shape) { setFocusPolicy(Qt::TabFocus); }

void Button::setFace(const Face& face) {
    if (m_face == face) return;
    m_face = face;
    if (!m_erases) setAccessibleName(face.label);
    setAccessibleDescription(face.second);
    update();
}

void Button::setKey(const QString& key) {
    m_key = key;
    update();
}

void Button::setErases() {
    m_erases = true;
    update();
}

void Button::refuse() {
    m_refused = true;
    update();
    QTimer::singleShot(kRefusedMs, this, [this] {
        m_refused = false;
        update();
    });
}

QSize Button::sizeHint() const { return look().widget({0, 0, 164, 80}).size(); }

QColor Button::ink(bool second) const {
    const Colours& c = look().colours();
    if (amber() && !isDown()) return c.onAct;
    if (notNow()) return c.dim;
    if (m_face.warns && !second) return c.warn;
    return second ? c.text2 : c.text;
}

Frame Button::frame() const {
    const Colours& c = look().colours();
    Frame frame{m_shape == Shape::Second ? c.panel : c.raised, c.edge};
    if (notNow()) frame = {QColor(), c.line, false, true};
    if (m_face.warns && !notNow()) frame = {frame.fill, c.warn, true};
    if (amber()) frame = {c.act, c.act};
    if (m_face.standing == Standing::Open || (isDown() && !notNow())) frame = {c.raised2, c.text, true};
    if (m_refused) {
        frame.border = c.warn;
        frame.strong = true;
    }
    return frame;
}

void Button::paintKeyCap(QPainter& painter, const QRectF& box) const {
    const Colours& c = look().colours();
    const double side = look().px(24), away = look().px(10);
    const QRectF cap(box.right() - away - side, box.bottom() - away - side, side, side);
    paintFrame(painter, cap,
               {QColor(),
                amber()    ? c.onAct
                : notNow() ? c.line
                           : c.edge,
                false, false, kTagRadius},
               look());
    const Fitted letter = fit({m_key}, Type::Caption, false, side, look());
    paintText(painter, cap, letter.text, letter.font, ink(true), Qt::AlignHCenter);
}

void Button::paintAction(QPainter& painter, const QRectF& box) const {
    const double left = look().px(13), high = look().px(lineHeight(Type::Label)), low = look().px(20);
    const QRectF upper(left, look().px(12), box.width() - 2 * left, high);
    const QRectF lower(left, box.height() - look().px(12) - low, box.width() - look().px(56), low);
    // In a low button the key stands beside the label, not under it.
    const bool beside = !m_key.isEmpty() && box.height() < look().px(64);
    const double wide = upper.width() - (beside ? look().px(28) : 0);
    const Fitted label = squeeze({m_face.label}, Type::Label, !notNow(), wide, look());
    paintText(painter, upper, label.text, label.font, ink(false));
    const Fitted second = fit({m_face.second}, Type::Second, false, lower.width(), look());
    if (second.width <= lower.width()) paintText(painter, lower, second.text, second.font, ink(true));
    if (!m_key.isEmpty()) paintKeyCap(painter, box);
}

void Button::paintPreset(QPainter& painter, const QRectF& box) const {
    const double left = look().px(13), small = look().px(20), high = look().px(lineHeight(Type::Label));
    const double top = box.center().y() - (small + high) / 2, wide = box.width() - left - look().px(8);
    const QRectF name(left, top, wide, small), figure(left, top + small, wide, high);
    const Fitted second = squeeze({m_face.second}, Type::Second, false, wide, look());
    paintText(painter, name, second.text, second.font, ink(true));
    const Fitted label = squeeze({m_face.label}, notNow() ? Type::Second : Type::Label, !notNow(), wide, look());
    paintText(painter, figure, label.text, label.font, ink(false));
    if (m_key.isEmpty()) return;
    const Fitted letter = fit({m_key}, Type::Caption, false, wide, look());
    paintText(painter, name.adjusted(0, 0, -look().px(4), 0), letter.text, letter.font, ink(true), Qt::AlignRight);
}

Type Button::labelType() const {
    if (m_shape == Shape::Small) return Type::Second;
    if (m_shape == Shape::Command) return Type::Name;
    if (m_shape == Shape::Tile) return m_face.second.isEmpty() ? Type::Second : Type::Name;
    return Type::Label;
}

// A label, over its second line or, in a tile, over its key.
void Button::paintLines(QPainter& painter, const QRectF& box) const {
    if (m_erases) return paintErase(painter, box.center());
    const bool tile = m_shape == Shape::Tile;
    const bool plain = tile && m_face.standing == Standing::Ready && m_face.second.isEmpty();
    const double in = look().px(!tile ? 4 : m_key.isEmpty() ? 13 : 8), wide = box.width() - 2 * in;
    const Qt::Alignment side = tile ? Qt::AlignLeft : Qt::AlignHCenter;
    const bool single = m_face.second.isEmpty() && m_key.isEmpty();
    const double high = look().px(lineHeight(labelType())), small = single ? 0 : look().px(16);
    const double top = box.center().y() - (high + small) / 2;
    const Fitted label = squeeze({m_face.label}, labelType(), !notNow() && !plain, wide, look());
    paintText(painter, QRectF(in, top, wide, high), label.text, label.font, ink(false), side);
    if (single) return;
    const QRectF below(in, top + high, wide, small);
    if (!m_key.isEmpty()) {
        paintText(painter, below, m_key, look().font(Type::Caption), ink(true), Qt::AlignRight);
        return;
    }
    const Fitted second = fit({m_face.second}, Type::Caption, false, wide, look());
    if (second.width <= wide) paintText(painter, below, second.text, second.font, ink(true), side);
}

void Button::paintRow(QPainter& painter, const QRectF& box) const {
    const Colours& c = look().colours();
    if (isDown() || m_face.standing == Standing::Open) painter.fillRect(box, c.raised2);
    paintLine(painter, QPointF(0, box.bottom() - look().line()), QPointF(box.right(), box.bottom() - look().line()),
              c.line, look());
    const Fitted name = squeeze({m_face.second}, Type::Second, false, box.width() * 0.45, look());
    paintText(painter, box, name.text, name.font, c.text2);
    const QRectF right = box.adjusted(name.width + look().px(8), 0, -look().px(24), 0);
    const Fitted value = squeeze({m_face.label}, Type::Second, true, right.width(), look());
    paintText(painter, right, value.text, value.font, c.text, Qt::AlignRight);
    const QPointF tip(box.right() - look().px(2), box.center().y());
    const double arm = look().px(6);
    painter.setPen(QPen(c.text2, look().line(2)));
    painter.drawPolyline(QPolygonF{tip + QPointF(-arm, -arm), tip, tip + QPointF(-arm, arm)});
}

void Button::paintField(QPainter& painter, const QRectF& box) const {
    const Colours& c = look().colours();
    const bool focus = m_face.standing == Standing::Open;
    const double out = look().px(5);
    const QRectF field = box.adjusted(out, out, -out, -out);  // the ring lies round it
    paintFrame(painter, field, {c.well, c.edge}, look());
    if (focus) paintFocusRing(painter, field, kPanelRadius, look());
    const QRectF in = field.adjusted(look().px(16), 0, -look().px(16), 0);
    const Fitted name = squeeze({m_face.second}, Type::Second, false, in.width() / 2, look());
    paintText(painter, in, name.text, name.font, c.text2);
    const Fitted value = squeeze({m_face.label}, Type::Say, true, in.width() - name.width - look().px(8), look());
    paintText(painter, in, value.text, value.font, c.text, Qt::AlignRight);
}

void Button::paintClose(QPainter& painter, const QRectF& box) const {
    const double in = look().px(9), arm = look().px(5);
    const QColor colour = look().colours().text2;
    const Fitted label = squeeze({m_face.label}, Type::Second, false, box.width() - look().px(34), look());
    paintText(painter, box.adjusted(in, 0, -look().px(32), 0), label.text, label.font, colour, Qt::AlignRight);
    painter.setPen(QPen(look().colours().text, look().line(2)));
    paintCross(painter, QPointF(box.right() - look().px(17), box.center().y()), arm);
}

void Button::paintErase(QPainter& painter, QPointF middle) const {
    const double w = look().px(13), h = look().px(9);
    QPainterPath mark(middle + QPointF(-w, 0));
    mark.lineTo(middle + QPointF(-w + h, -h));
    mark.lineTo(middle + QPointF(w, -h));
    mark.lineTo(middle + QPointF(w, h));
    mark.lineTo(middle + QPointF(-w + h, h));
    mark.closeSubpath();
    painter.setPen(QPen(ink(false), look().line(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(mark);
    paintCross(painter, middle + QPointF(look().px(3), 0), look().px(4));
}

void Button::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_shape != Shape::Key) mirror(painter, *this);  // figures run from left to right everywhere
    const QRectF box(rect());
    if (m_shape == Shape::Close) return paintClose(painter, box);
    if (m_shape == Shape::Row) return paintRow(painter, box);
    if (m_shape == Shape::Field) return paintField(painter, box);
    paintFrame(painter, box, frame(), look());
    if (look().theme == Theme::Contrast && m_face.standing == Standing::Open) {
        // Every border is strong and white there: what is open or chosen has a second one inside the first.
        const double in = look().line(2);
        paintFrame(painter, box.adjusted(in, in, -in, -in), {QColor(), look().colours().text, true}, look());
    }
    switch (m_shape) {
    case Shape::Action:
    case Shape::Second: return paintAction(painter, box);
    case Shape::Preset: return paintPreset(painter, box);
    case Shape::Key:
    case Shape::Tile:
    case Shape::Command:
    case Shape::Small:
    case Shape::Close:
    case Shape::Row:
    case Shape::Field: return paintLines(painter, box);
    }
}

}  // namespace oddchip::ui
