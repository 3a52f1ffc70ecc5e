// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/plate.h"

namespace oddchip::ui {
namespace {

constexpr double kNumber = 36, kBadge = 24;

struct Inks {
    Frame frame;
    QColor number, text, second;
};

Inks inksOf(const Plate& plate, const Colours& c) {
    switch (plate.kind) {
    case Plate::Kind::InHand: return {{c.raised, c.edge}, c.text, c.text, c.text2};
    case Plate::Kind::ToAct: return {{c.act, c.act}, c.act, c.onAct, c.onAct};
    case Plate::Kind::Out: return {{c.hollow, c.line}, c.dim, c.dim, c.dim};
    case Plate::Kind::Absent: return {{c.hollow, c.line, false, true}, c.dim, c.dim, c.dim};
    }
    return {};
}

// The number column of the seat to act is filled; that of the others is only set off by a line.
void paintNumber(QPainter& painter, const QRectF& px, const Plate& plate, const Inks& inks, const Look& look) {
    const Colours& c = look.colours();
    const QRectF column(px.topLeft(), QSizeF(look.px(kNumber), px.height()));
    const double border = look.border(inks.frame.strong);
    if (plate.kind == Plate::Kind::ToAct && !plate.lit) {
        painter.save();
        painter.setClipRect(column);
        paintFrame(painter, px.adjusted(border, border, -border, -border), {c.onAct, c.onAct}, look);
        painter.restore();
    } else {
        const bool white = look.theme == Theme::Contrast && inks.frame.border != c.line;
        paintLine(painter, column.topRight() + QPointF(0, border), column.bottomRight() - QPointF(0, border),
                  white ? c.edge : c.line, look);
    }
    const bool bold = plate.kind == Plate::Kind::InHand || plate.kind == Plate::Kind::ToAct;
    paintText(painter, column, QString::number(plate.seat), look.font(Type::Label, bold), inks.number,
              Qt::AlignHCenter);
}

}  // namespace

void paintPlate(QPainter& painter, const QRectF& px, const Plate& plate, const Look& look) {
    const Colours& c = look.colours();
    Inks inks = inksOf(plate, c);
    if (plate.lit) inks = {{c.raised2, c.text}, c.text, c.text, c.text};
    if (plate.lit || plate.strong) {
        inks.frame.border = c.text;
        inks.frame.strong = true;
        inks.frame.dashed = false;
    }
    paintFrame(painter, px, inks.frame, look);
    paintNumber(painter, px, plate, inks, look);

    const bool out = plate.kind == Plate::Kind::Out || plate.kind == Plate::Kind::Absent;
    const double left = look.px(kNumber + 11), right = look.px(7);
    QRectF line(px.left() + left, px.top() + look.px(9), px.width() - left - right, look.px(28));
    if (plate.layer >= 0) {
        const double size = look.px(kBadge);
        paintBadge(painter, {px.right() - look.px(9) - size, px.top() + look.px(16), size, size}, plate.layer, look);
        line.setWidth(line.width() - size - look.px(6));
    }
    const Type type = out ? Type::Name : plate.allIn ? Type::Label : Type::Stack;
    const Fitted first = squeeze({plate.first}, type, !out, line.width(), look);
    paintText(painter, line, first.text, first.font, inks.text);
    if (plate.second.isEmpty()) return;
    line = {line.left(), px.top() + look.px(41), px.width() - left - right, look.px(20)};
    const Fitted second = squeeze(plate.second, Type::Second, plate.bold, line.width(), look);
    paintText(painter, line, second.text, second.font, inks.second);
}

}  // namespace oddchip::ui
