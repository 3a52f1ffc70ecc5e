// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/places.h"

#include <cmath>

namespace oddchip::ui {
namespace {

constexpr double kMargin = 8, kGap = 8, kHeader = 48, kButton = 80, kBetweenButtons = 16;
constexpr double kCards = 152, kCall = 80, kRoads = 188, kFigures = 124, kHistory = 72;
// Of the buttons, in shares: those whose second line matters are wider. The least is 20 mm.
constexpr std::array<double, kPuntoButtons> kWidths{160, 152, 100, 100, 104, 160};
constexpr double kShares = 776;
constexpr double kLeast = kHeader + kCards + kCall + kRoads + kFigures + kHistory + kButton + 7 * kGap;

}  // namespace

PuntoPlaces puntoPlaces(QSizeF window) {
    PuntoPlaces at;
    const double w = window.width(), h = window.height();
    const double side = w < 1400 ? 400 : 480, wide = w - side - 2 * kMargin - kGap;
    const double spare = std::max(0.0, h - kLeast), roads = std::floor(spare / 2 / 6) * 6;
    double y = 0;
    const auto row = [&](double high) {
        const QRectF place(kMargin, y + kGap, wide, high);
        y += high + kGap;
        return place;
    };
    at.header = {0, 0, w, kHeader};
    y = kHeader;
    const QRectF cards = row(kCards + spare - roads);
    const double half = (wide - kGap) / 2;
    at.player = {cards.left(), cards.top(), half, cards.height()};
    at.bank = {cards.right() - half, cards.top(), half, cards.height()};
    at.call = row(kCall);
    at.roads = row(kRoads + roads);
    const QRectF figures = row(kFigures);
    at.counts = {figures.left(), figures.top(), 216, figures.height()};
    at.edges = figures.adjusted(216 + kGap, 0, 0, 0);
    at.main = QRectF(cards.topLeft(), figures.bottomRight());
    const QRectF lines = row(kHistory);
    at.history = {lines.left(), lines.top(), half, kHistory};
    at.entry = {lines.right() - half, lines.top(), half, kHistory};
    double x = kMargin;
    const double unit = (wide - (kPuntoButtons - 1) * kBetweenButtons) / kShares;
    for (std::size_t i = 0; i < at.buttons.size(); ++i) {
        at.buttons[i] = {x, h - kMargin - kButton, std::floor(kWidths[i] * unit), kButton};
        x += std::floor(kWidths[i] * unit) + kBetweenButtons;
    }
    at.side = {w - kMargin - side, kHeader + kGap, side, h - kHeader - kGap - kMargin};
    return at;
}

QColor actTint(const Look& look) {
    switch (look.theme) {
    case Theme::Dark: return QColor(0x3F, 0x30, 0x10);
    case Theme::Light: return QColor(0xFD, 0xEB, 0xC4);
    case Theme::Contrast: break;
    }
    return look.colours().bg;
}

}  // namespace oddchip::ui
