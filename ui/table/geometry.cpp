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
constexpr double kInFront = 92;                                            // the widest that lies beside a board
constexpr double kBoardName = 16, kBetweenBoards = 20, kBetweenCards = 3;  // where several boards lie

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

TablePlaces::TablePlaces(QSizeF table, int seats, int boards)
    : m_size(table), m_seats(std::clamp(seats, 2, 10)), m_boards(std::clamp(boards, 1, 3)) {
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

// A side seat's front gives way, up or down, to several boards and to what may lie in front of the seats above and
// below it.
QRectF TablePlaces::clearOfOthers(int seat, QRectF front) const {
    QList<QRectF> chips = m_boards > 1 ? keptClear(seat, true) : QList<QRectF>{dealer()}, tags = chips, all = chips;
    for (int other = 1; other <= m_seats; ++other) {
        if (other == seat || where(other) == Where::Side) continue;
        const double tag = std::min(room(other, Front::Tag), 152.0);
        chips.append(nominalFront(other, Front::Chips, {tag, 36}));
        tags.append(nominalFront(other, Front::Tag, {tag, kTagHeight}));
        all.append(tags.last().united(chips.last()));
        all.append(nominalFront(other, Front::Cards, fan(other, 2, true).size));
    }
    for (const QList<QRectF>& taken : {all, tags, chips}) {
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
    const Where at = where(seat);
    if (m_boards > 1 && (at == Where::Side || at == Where::BesideDealer)) {
        const QSizeF card = count <= 2 ? QSizeF(28, 38) : QSizeF(25, 34);
        const double step = std::min(card.width() + 4, std::floor((kInFront - card.width()) / std::max(1, count - 1)));
        return {card, count, step, {card.width() + step * (count - 1), card.height()}};
    }
    const double beside = board && at != Where::Top && at != Where::Corner ? roomBeside(seat) : kTwoCards.width();
    if (count <= 2) {
        const double wide = std::min(40.0, std::floor((beside - 4) / 2)), high = std::floor(wide * 55 / 40);
        return {{wide, high}, 2, wide + 4, {(wide + 4) * count - 4, high}};
    }
    if (at == Where::Corner || (board && at != Where::Top)) {
        const int inRow = (count + 1) / 2;
        const double most = at == Where::Corner ? kInFront : std::min(beside, kTwoCards.width());
        const double step = std::min(27.0, std::floor((most - 25) / std::max(1, inRow - 1)));
        return {{25, 34}, inRow, step, {25 + step * (inRow - 1), 70}};
    }
    const double wide = at == Where::Top ? std::min(m_plateWidth, roomUnder(seat)) : m_plateWidth;
    const bool low = board && at == Where::Top && centre(seat).y() + 54 + 47 > this->board().top();
    const QSizeF card = 36.0 * count - 2 <= wide && !low ? QSizeF(34, 47) : QSizeF(28, 38);
    const double step = std::min(card.width() + 2, std::floor((wide - card.width()) / (count - 1)));
    return {card, count, step, {card.width() + step * (count - 1), card.height()}};
}

// How wide a hand may be beside the board and the pot line: on the arc of the rail, or at a narrow table, less than two
// cards are.
double TablePlaces::roomBeside(int seat) const {
    const double away = where(seat) == Where::BesideDealer ? 180
                        : isLeft(seat)                     ? plate(seat).right() + 20
                                                           : m_size.width() - plate(seat).left() + 20;
    return board().left() - 2 - away;
}

QRectF TablePlaces::clearOfFans(int seat, QRectF front, int count, bool board) const {
    QList<QRectF> taken = keptClear(seat, board);
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
        const bool givesWay = where(other) == Where::Side;  // what lies in front of it does
        const QRectF tag =
            givesWay ? QRectF()
                     : slidOffPlates(other, nominalFront(other, Front::Tag, {m_plateWidth + 2 * kGap, kTagHeight}));
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
    case Where::Top: return kind == Front::Tag ? m_plateWidth + 2 * kGap : roomUnder(seat);
    case Where::Corner:
        if (isLeft(seat) && kind == Front::Chips && seat < m_seats)  // the next seat's tag begins about its plate
            return std::min(boardsLie().left() - kGap, plate(seat + 1).left() - 2 * kGap) - (centre(seat).x() - 36);
        return isLeft(seat) ? boardsLie().left() - kGap - (centre(seat).x() - 36)
                            : m_size.width() - kGap - plate(seat).left();
    case Where::BesideDealer: return board().left() - kGap - 180;
    case Where::Side: break;
    }
    // On the arc of the rail a plate stands nearer to the board.
    const QRectF p = plate(seat);
    return board().left() - kGap - 12 - (isLeft(seat) ? p.right() : m_size.width() - p.left());
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
    QPointF tip = base + QPointF(towards * 14, 0);
    if (!tag.isNull() && (tag.top() > y || tag.bottom() < y)) {  // it gave way, and is still touched
        const double side = isLeft(seat) ? tag.left() : tag.right();
        tip = {side, tag.top() > y ? tag.top() : tag.bottom()};
    }
    return QPolygonF({base - QPointF(0, 12), base + QPointF(0, 12), tip});
}

QRectF TablePlaces::board() const {
    const bool large = m_size.width() > 1000;
    const QSizeF card = large ? QSizeF(80, 110) : QSizeF(64, 88);
    const double w = 5 * card.width() + 4 * kGap;
    // A low table has its board and pot line right above the dealer's place.
    const double top = std::min(large ? 168.0 : 160.0, dealer().top() - 4 - 48 - 12 - card.height());
    return {(m_size.width() - w) / 2, top, w, card.height()};
}

// As wide as what may lie in front of a corner seat lets several of them be, and as high as what lies in front of the
// seats below lets them.
QSizeF TablePlaces::boardCardSize() const {
    const QRectF one = board();
    const double single = (one.width() - 4 * kGap) / 5;
    if (m_boards < 2) return {single, one.height()};
    double edge = kOuter + m_plateWidth / 2 + kGap;
    for (int seat = 1; seat <= m_seats; ++seat) {
        if (!isLeft(seat)) continue;
        if (where(seat) == Where::Corner) edge = std::max(edge, std::ceil(centre(seat).x()) - 36 + kInFront + kGap);
        if (plate(seat).bottom() > one.top()) edge = std::max(edge, std::ceil(plate(seat).right()) + kGap);
    }
    const double between = m_boards * 4 * kBetweenCards + (m_boards - 1) * kBetweenBoards;
    const double across = std::floor((m_size.width() - 2 * edge - between) / (5 * m_boards));
    const double down = boardsEnd() - one.top() - kBoardName + 4;
    const double wide = std::floor(std::min({single, across, std::max(16.0, down) * single / one.height()}));
    return {wide, std::floor(wide * one.height() / single)};
}

QRectF TablePlaces::boardsLie() const {
    if (m_boards < 2) return board();
    return boardCard(0, 0) | boardCard(4, m_boards - 1);
}

// What no front of a side seat may lie on: where it would, it lies higher or lower.
QList<QRectF> TablePlaces::keptClear(int seat, bool board) const {
    QList<QRectF> all{dealer()};
    if (board) {
        all += {boardsLie().adjusted(0, 0, 0, m_boards > 1 ? 4 : 0), pot(true)};
        for (int i = 0; m_boards > 1 && i < m_boards; ++i) all.append(boardName(i));
    } else {
        all += potWithoutBoard();
    }
    for (int other = 1; other <= m_seats; ++other)
        if (other != seat) all.append(plate(other));
    return all;
}

QRectF TablePlaces::boardCard(int card, int board) const {
    const QRectF one = this->board();
    const QSizeF size = boardCardSize();
    if (m_boards < 2) return {{one.left() + card * (size.width() + kGap), one.top()}, size};
    const double step = size.width() + kBetweenCards, each = 5 * step - kBetweenCards + kBetweenBoards;
    const double left = std::round((m_size.width() - m_boards * each + kBetweenBoards) / 2);
    const double top = std::max(one.top() + kBoardName - 4, boardsEnd() - size.height());
    return {{left + board * each + card * step, top}, size};
}

// Where the boards end, so that fronts of the side seats have their places between them and those beside the dealer.
double TablePlaces::boardsEnd() const { return std::min(board().bottom(), dealer().top() - 98); }

QRectF TablePlaces::boardName(int board) const {
    const QRectF lies = boardCard(0, board) | boardCard(4, board);
    const double wide = std::min(lies.width(), m_boards > 2 ? 96.0 : 116.0);
    return {lies.center().x() - wide / 2, lies.top() - kBoardName, wide, kBoardName};
}

QRectF TablePlaces::pot(bool narrow) const {
    const double beside = kOuter + m_plateWidth / 2 + kGap;
    const double left = narrow ? board().left() + (m_boards > 1 ? 8 : 0) : beside;
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
