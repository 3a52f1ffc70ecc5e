// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/marks.h"

#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Side;

// The letter fills the mark, so it is set as large as the mark lets it be.
void paintLetter(QPainter& painter, const QRectF& px, Side side, const QColor& ink, const Look& look) {
    QFont font = look.font(Type::Caption, true);
    font.setPixelSize(std::max(font.pixelSize(), qRound(px.height() * 0.56)));
    paintText(painter, px, sideLetter(side), font, ink, Qt::AlignHCenter);
}

}  // namespace

QColor sideColour(Side side, const Look& look) {
    const Colours& c = look.colours();
    switch (side) {
    case Side::player: return c.layerM;
    case Side::bank: return c.layerC;
    case Side::tie: break;
    }
    return c.layerA;
}

QString sideLetter(Side side) {
    switch (side) {
    case Side::player: return explanation("punto.player");
    case Side::bank: return explanation("punto.bank");
    case Side::tie: break;
    }
    return explanation("punto.tie");
}

void paintSideDisc(QPainter& painter, const QRectF& px, Side side, const Look& look) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(sideColour(side, look));
    painter.drawEllipse(px);
    paintLetter(painter, px, side, look.colours().onLayer, look);
}

void paintSideRing(QPainter& painter, const QRectF& px, Side side, const Look& look, bool aside) {
    const double width = look.line(2), half = width / 2;
    painter.setPen(QPen(sideColour(side, look), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(px.adjusted(half, half, -half, -half));
    const QRectF letter = aside ? px.adjusted(0, px.height() * 0.3, -px.width() * 0.3, 0) : px;
    paintLetter(painter, letter, side, sideColour(side, look), look);
}

}  // namespace oddchip::ui
