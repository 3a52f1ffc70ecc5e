// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/geometry.h"

#include <QList>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace oddchip::ui {
namespace {

constexpr double kPlateHeight = 72, kOuter = 84, kTop = 44, kGap = 8;
constexpr QSizeF kTwoCards(84, 55);
constexpr double kTagHeight = 48;

// The rail that seats lie on, open at the dealer's side: up, round, across, round, down.
struct Rail {
    double x0, x1, y0, y1, r;

    explicit Rail(QSizeF table)
        : x0(kOuter), x1(table.width() - kOuter), y0(kTop), y1(table.height() - kTop), r((y1 - y0) / 3) {}

    double side() const { return y1 - y0 - r; }
    double arc() const { return std::numbers::pi / 2 * r; }
    double length() const { return 2 * side() + 2 * arc() + x1 - x0 - 2 * r; }
    QPointF at(double way) const {
        if (way > length() / 2) {  // the right half mirrors the left one
            const QPointF mirrored = at(length() - way);
            return {x0 + x1 - mirrored.x(), mirrored.y()};
        }
        if (way <= side()) return {x0, y1 - way};
        if (way <= side() + arc()) {
            const double angle = (way - side()) / r;
            return {x0 + r * (1 - std::cos(angle)), y0 + r * (1 - std::sin(angle))};
        }
        return {x0 + r + way - side() - arc(), y0};
    }
};

double margin(int seats) { return seats >= 8 ? 0 : seats >= 6 || seats == 2 ? 0.25 : 0.5; }

// The place nearest to 'wanted', moved up or down only, that meets none of 'taken'; a null rectangle if there is none.
QRectF nearestClear(const QRectF& wanted, const QList<QRectF>& taken) {
    const auto clear = [&](const QRectF& rect) {
        return std::none_of(taken.begin(), taken.end(), [&](const QRectF& t) { return t.intersects(rect); });
    };
    QRectF best;
    const auto take = [&](double top) {
        const QRectF rect = wanted.translated(0, top - wanted.top());
        const bool nearer = best.isNull() || std::abs(top - wanted.top()) < std::abs(best.top() - wanted.top());
        if (nearer && clear(rect)) best = rect;
    };
    take(wanted.top());
    for (const QRectF& t : taken) {
        take(t.top() - wanted.height());
        take(t.bottom());
    }
    return best;
}

}  // namespace

WindowPlaces windowPlaces(QSizeF window, double unitsPerMm) {
    const double w = window.width(), h = window.height();
    const double high = std::max(80.0, std::ceil(15 * unitsPerMm)), gap = std::max(16.0, std::ceil(3 * unitsPerMm));
    const double b = std::floor((w - 48 - 5 * gap) / 28) * 4;
    const double row2 = h - kGap - high, row1 = row2 - gap - high;
    double say = 64, head = 48;
    const auto tableHeight = [&] { return row1 - 16 - say - kGap - kGap - head; };
    if (tableHeight() < 400) say = 48;
    if (tableHeight() < 400) head = 40;

    WindowPlaces places;
    places.header = {0, 0, w, head};
    places.say = {kGap, row1 - 16 - say, w - 16, say};
    const bool sheet = w < 1280 || h < 800;
    const double panel = w < 1400 ? 360 : 448;
    places.table = {kGap, head + kGap, sheet ? w - 16 : w - 24 - panel, tableHeight()};
    places.side = {w - kGap - panel, head + kGap, panel, tableHeight()};
    for (std::size_t i = 0; i < 4; ++i) {
        const double x = kGap + static_cast<double>(i) * (b + gap);
        places.buttons[i] = {x, row1, b, high};
        places.buttons[7 + i] = {x, row2, b, high};
    }
    for (std::size_t i = 0; i < 3; ++i) {
        places.buttons[4 + i] = {w - kGap - b - static_cast<double>(2 - i) * (b + gap), row1, b, high};
    }
    places.entry = {places.buttons[4].left(), row2, w - kGap - places.buttons[4].left(), high};
    return places;
}

WindowPlaces mirrored(WindowPlaces places, double width) {
    const auto turn = [&](QRectF& place) { place.moveLeft(width - place.right()); };
    for (QRectF* place : {&places.header, &places.table, &places.side, &places.say, &places.entry}) turn(*place);
    for (QRectF& button : places.buttons) turn(button);
    return places;
}

SidePlaces sidePlaces(const QRectF& side, bool rulingFirst) {
    const double ruling = rulingFirst ? 232 : 200, pots = side.height() - kGap - ruling;
    if (rulingFirst) {
        return {{side.left(), side.bottom() - pots, side.width(), pots},
                {side.left(), side.top(), side.width(), ruling}};
    }
    return {{side.left(), side.top(), side.width(), pots}, {side.left(), side.bottom() - ruling, side.width(), ruling}};
}

TablePlaces::TablePlaces(QSizeF table, int seats) : m_size(table), m_seats(std::clamp(seats, 2, 10)) {
    const Rail rail(table);
    const double m = margin(m_seats), step = rail.length() / (m_seats - 1 + 2 * m);
    for (int i = 0; i < m_seats; ++i) m_centres[static_cast<std::size_t>(i)] = rail.at((i + m) * step);
    m_plateWidth = std::min(152.0, std::floor((rail.length() / (m_seats - 1) - kGap) / 8) * 8);
}

QPainterPath TablePlaces::outline(double inset) const {
    const QRectF r =
        QRectF(QPointF(64, 24), QPointF(m_size.width() - 64, m_size.height())).adjusted(inset, inset, -inset, -inset);
    const double top = 2 * (128 - inset), bottom = 2 * std::max(24 - inset, 8.0);
    QPainterPath path(QPointF(r.left(), r.bottom() - bottom / 2));
    path.arcTo(r.left(), r.top(), top, top, 180, -90);
    path.arcTo(r.right() - top, r.top(), top, top, 90, -90);
    path.arcTo(r.right() - bottom, r.bottom() - bottom, bottom, bottom, 0, -90);
    path.arcTo(r.left(), r.bottom() - bottom, bottom, bottom, 270, -90);
    path.closeSubpath();
    return path;
}

TablePlaces::Where TablePlaces::where(int seat) const {
    const double y = centre(seat).y();
    if (y <= 60) return Where::Top;
    if (y <= 130) return Where::Corner;
    return y > m_size.height() - 136 ? Where::BesideDealer : Where::Side;
}

QRectF TablePlaces::plate(int seat) const {
    const QPointF p = centre(seat);
    return {p.x() - m_plateWidth / 2, p.y() - kPlateHeight / 2, m_plateWidth, kPlateHeight};
}

QRectF TablePlaces::nominalFront(int seat, Front kind, QSizeF size) const {
    const QPointF p = centre(seat);
    const double w = size.width(), h = size.height();
    switch (where(seat)) {
    case Where::Top: return {p.x() - w / 2, p.y() + (kind == Front::Tag ? 48 : 54), w, h};
    case Where::Corner: {
        const double y = p.y() + (kind == Front::Tag ? 48 : 44);
        return {std::min(p.x() - 36, m_size.width() - kGap - w), y, w, h};
    }
    case Where::BesideDealer: {
        const double x = isLeft(seat) ? 180 : m_size.width() - 180 - w;
        return {x, m_size.height() - 142 - h, w, h};
    }
    case Where::Side: break;
    }
    const double away = kind == Front::Cards ? 20 : 12;
    const double x = isLeft(seat) ? plate(seat).right() + away : plate(seat).left() - away - w;
    return {x, p.y() - h / 2 - (kind == Front::Cards ? 24 : 0), w, h};
}

QRectF TablePlaces::slidOffPlates(int seat, QRectF front) const {
    for (int other = 1; other <= m_seats; ++other) {
        const QRectF near = plate(other).adjusted(-kGap, -kGap, kGap, kGap);
        if (other == seat || !near.intersects(front)) continue;
        if (centre(other).x() < centre(seat).x()) {
            front.moveLeft(near.right());
        } else {
            front.moveRight(near.left());
        }
    }
    return front;
}

// A side seat's front gives way, up or down, to what may lie in front of the seats above and below it.
QRectF TablePlaces::clearOfOthers(int seat, QRectF front) const {
    QList<QRectF> tags, all;
    for (int other = 1; other <= m_seats; ++other) {
        if (other == seat || where(other) == Where::Side) continue;
        const double tag = std::min(room(other, Front::Tag), 152.0);
        tags.append(nominalFront(other, Front::Tag, {tag, kTagHeight}));
        all.append(tags.last().united(nominalFront(other, Front::Chips, {tag, 36})));
        all.append(nominalFront(other, Front::Cards, kTwoCards));
    }
    for (const QList<QRectF>& taken : {all, tags}) {
        const QRectF clear = nearestClear(front, taken);
        if (!clear.isNull()) return clear;
    }
    return front;
}

QRectF TablePlaces::front(int seat, Front kind, QSizeF size) const {
    const QRectF nominal = nominalFront(seat, kind, size);
    return where(seat) == Where::Side ? clearOfOthers(seat, nominal) : slidOffPlates(seat, nominal);
}

// Two cards as in the picture. More are smaller: in one row that keeps each rank in view, or at a corner and beside a
// board in two rows no wider than two cards.
TablePlaces::Fan TablePlaces::fan(int seat, int count, bool board) const {
    if (count <= 2) return {{40, 55}, 2, 44, {44.0 * count - 4, 55}};
    const Where at = where(seat);
    if (at == Where::Corner || (board && at != Where::Top)) {
        const int inRow = (count + 1) / 2;
        const double most = at == Where::Corner ? 92 : kTwoCards.width();
        const double step = std::min(27.0, std::floor((most - 25) / std::max(1, inRow - 1)));
        return {{25, 34}, inRow, step, {25 + step * (inRow - 1), 70}};
    }
    const double wide = at == Where::Top ? std::min(m_plateWidth, roomUnder(seat)) : m_plateWidth;
    const QSizeF card = 36.0 * count - 2 <= wide ? QSizeF(34, 47) : QSizeF(28, 38);
    const double step = std::min(card.width() + 2, std::floor((wide - card.width()) / (count - 1)));
    return {card, count, step, {card.width() + step * (count - 1), card.height()}};
}

QRectF TablePlaces::clearOfFans(int seat, QRectF front, int count, bool board) const {
    QList<QRectF> taken;
    for (int other = 1; other <= m_seats; ++other) {
        if (other == seat) continue;
        taken.append(plate(other));  // on a low table a fan that gives way would end under the next seat's
        if (where(other) == Where::Side) continue;
        taken.append(nominalFront(other, Front::Cards, fan(other, count, board).size));
    }
    const QRectF clear = nearestClear(front, taken);
    return clear.isNull() ? front : clear;
}

QList<QRectF> TablePlaces::cards(int seat, int count, bool board) const {
    const Fan fan = this->fan(seat, count, board);
    const QRectF nominal = nominalFront(seat, Front::Cards, fan.size);
    bool meets = count <= 2;
    for (int other = 1; other <= m_seats; ++other) meets |= other != seat && plate(other).intersects(nominal);
    const QRectF all = where(seat) == Where::Side ? clearOfFans(seat, nominal, count, board)
                       : meets                    ? slidOffPlates(seat, nominal)
                                                  : nominal;
    QList<QRectF> places;
    for (int i = 0; i < count; ++i) {
        const QPointF at(fan.step * (i % fan.inRow), (fan.card.height() + 2) * (i / fan.inRow));
        places.append({all.topLeft() + at, fan.card});
    }
    return places;
}

// Chips stay centred under their plate, so a plate that hangs lower beside it, or the tag of the next seat, leaves them
// less room.
double TablePlaces::roomUnder(int seat) const {
    const QRectF under = nominalFront(seat, Front::Chips, {m_plateWidth, 36});
    double half = m_plateWidth / 2;
    for (int other = 1; other <= m_seats; ++other) {
        if (other == seat) continue;
        const QRectF tag = slidOffPlates(other, nominalFront(other, Front::Tag, {150, kTagHeight}));
        for (const QRectF& near : {plate(other).adjusted(-kGap, -kGap, kGap, kGap), tag}) {
            if (!near.intersects(under)) continue;
            const bool before = centre(other).x() < centre(seat).x();
            half = std::min(half, before ? centre(seat).x() - near.right() : near.left() - centre(seat).x());
        }
    }
    return 2 * half;
}

double TablePlaces::room(int seat, Front kind) const {
    switch (where(seat)) {
    case Where::Top: return kind == Front::Tag ? 2 * m_plateWidth : roomUnder(seat);
    case Where::Corner:
        return isLeft(seat) ? board().left() - kGap - (centre(seat).x() - 36)
                            : m_size.width() - kGap - plate(seat).left();
    case Where::BesideDealer: return board().left() - kGap - 180;
    case Where::Side: break;
    }
    return board().left() - kGap - (kOuter + m_plateWidth / 2 + 12);
}

QRectF TablePlaces::disc(int seat) const {
    const double y = centre(seat).y() + (where(seat) == Where::BesideDealer ? -34 : 34);
    return {plate(seat).left() + 18 - 14, y - 14, 28, 28};
}

QPolygonF TablePlaces::pointer(int seat, QRectF tag) const {
    const QRectF p = plate(seat);
    const double towards = isLeft(seat) ? 1 : -1;
    switch (where(seat)) {
    case Where::Top:
    case Where::Corner: {
        const QPointF base(p.center().x(), p.bottom());
        return QPolygonF({base - QPointF(12, 0), base + QPointF(12, 0), base + QPointF(0, 14)});
    }
    case Where::BesideDealer: {
        const QPointF base(p.center().x() + towards * 32, p.top());
        const QPointF tip = tag.isNull() ? base - QPointF(0, 14) : isLeft(seat) ? tag.bottomLeft() : tag.bottomRight();
        return QPolygonF({base - QPointF(12, 0), base + QPointF(12, 0), tip});
    }
    case Where::Side: break;
    }
    const double y = tag.isNull() ? p.center().y() : std::clamp(tag.center().y(), p.top() + 20, p.bottom() - 20);
    const QPointF base(isLeft(seat) ? p.right() : p.left(), y);
    return QPolygonF({base - QPointF(0, 12), base + QPointF(0, 12), base + QPointF(towards * 14, 0)});
}

QRectF TablePlaces::board() const {
    const bool large = m_size.width() > 1000;
    const QSizeF card = large ? QSizeF(80, 110) : QSizeF(64, 88);
    const double w = 5 * card.width() + 4 * kGap;
    // A low table has its board and pot line right above the dealer's place.
    const double top = std::min(large ? 168.0 : 160.0, dealer().top() - 4 - 48 - 12 - card.height());
    return {(m_size.width() - w) / 2, top, w, card.height()};
}

QRectF TablePlaces::boardCard(int card, int row, int rows) const {
    const QRectF all = board();
    if (rows < 2) {
        const double w = (all.width() - 4 * kGap) / 5;
        return {all.left() + card * (w + kGap), all.top(), w, all.height()};
    }
    const double high = std::floor((all.height() + 12 - 4 * (rows - 1)) / rows), w = std::floor(high * 64 / 88);
    const double left = all.center().x() - (5 * w + 4 * kGap) / 2;
    return {left + card * (w + kGap), all.top() - 6 + row * (high + 4), w, high};
}

QRectF TablePlaces::pot(bool narrow) const {
    const double beside = kOuter + m_plateWidth / 2 + kGap;
    const double left = narrow ? board().left() : beside;
    return {left, board().bottom() + 12, m_size.width() - 2 * left, 48};
}

// Where no board lies the pot has its place.
QRectF TablePlaces::potWithoutBoard() const {
    const double beside = kOuter + m_plateWidth / 2 + 20 + 148 + kGap;  // seven cards in front of a side seat
    return {beside, std::round(board().center().y() - 24), m_size.width() - 2 * beside, 48};
}

QRectF TablePlaces::dealer() const { return {176, m_size.height() - 136, m_size.width() - 352, 128}; }

QRectF TablePlaces::cover() const {
    const double inset = m_size.width() > 1000 ? 232 : 204, high = std::min(352.0, m_size.height() - 16);
    return {inset, m_size.height() - 8 - high, m_size.width() - 2 * inset, high};
}

}  // namespace oddchip::ui
