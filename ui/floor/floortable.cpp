// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>

#include "ui/floor/floorparts.h"
#include "ui/table/cardpainter.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kWide = 76, kHigh = 40;

}  // namespace

FloorTable::FloorTable(QWidget* parent) : Painted(parent) {}

void FloorTable::setTable(const Table& table, Seat concerned) {
    m_table = table;
    m_concerned = concerned;
    const Seating seating(m_table, {}, false);
    QStringList said;
    for (int i = 1; i <= seating.seats(); ++i) said += seating.spoken(seatAt(i));
    setAccessibleName(nameOf("caption.table"));
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

void FloorTable::paintSeat(QPainter& painter, Seat seat, QPointF centre) const {
    const Colours& c = look().colours();
    const TableMarks none;
    const Plate plate = Seating(m_table, none, true).plate(seat);
    const QRectF box = look().px(QRectF(centre.x() - kWide / 2, centre.y() - kHigh / 2, kWide, kHigh));
    const bool acts = plate.kind == Plate::Kind::ToAct, out = plate.kind == Plate::Kind::Out;
    const bool absent = plate.kind == Plate::Kind::Absent;
    Frame frame{acts ? c.act : out || absent ? c.hollow : c.raised, acts ? c.act : out || absent ? c.line : c.edge};
    frame.dashed = absent;
    if (seat == m_concerned && !acts) frame = {frame.fill, c.focus, true};
    paintFrame(painter, box, frame, look());
    const QColor ink = acts ? c.onAct : out || absent ? c.dim : c.text;
    const double in = look().px(6), line = box.height() / 2;
    const QRectF upper = box.adjusted(in, look().px(2), -in, -line), lower = box.adjusted(in, line, -in, -look().px(3));
    paintText(painter, upper, QString::number(number(seat)), look().font(Type::Caption, !out && !absent), ink);
    const double room = upper.width() - look().px(20);
    const Fitted first = squeeze({plate.first}, Type::Caption, !out && !absent, room, look());
    if (first.width <= room) paintText(painter, upper, first.text, first.font, ink, Qt::AlignRight);
    if (plate.second.isEmpty()) return;
    const Fitted second = squeeze(plate.second, Type::Caption, acts, lower.width(), look());
    paintText(painter, lower, second.text, second.font, ink);
}

void FloorTable::paintMiddle(QPainter& painter) const {
    const Colours& c = look().colours();
    const Hand& hand = m_table.hand;
    const double w = inUnits().width(), h = inUnits().height();
    const CardList cards = hasBoard(hand) ? board(hand, 0) : CardList{};
    const double step = 30, left = w / 2 - step * cards.size / 2;
    for (std::size_t i = 0; i < cards.size; ++i) {
        const QRectF card(left + step * static_cast<double>(i), h / 2 - 26, 28, 38.5);
        paintCard(painter, look().px(card), cards.cards[i], look());
    }
    const QRectF line = look().px(QRectF(0, h / 2 + 18, w, 24));
    const QString pot = sentence("line.pot", {amount(potTotal(hand))});
    paintText(painter, line, pot, look().font(Type::Second, true), c.text, Qt::AlignHCenter);
}

void FloorTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), look().colours().bg);
    paintTable(painter);
}

void FloorTable::paintTable(QPainter& painter) const {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    paintFrame(painter, look().px(QRectF(40, 20, w - 80, h - 28)), {c.felt1, c.rail, true, false, 48}, look());
    const TableMarks none;
    const Seating seating(m_table, none, true);
    // The ring of the large table, drawn together: up the left side, across, down the right.
    const int seats = seating.seats(), side = (seats + 1) / 3, across = seats - 2 * side;
    const double lowest = h - kHigh / 2 - 16, highest = across > 0 ? kHigh * 1.9 + 8 : kHigh;
    const double step = side > 1 ? (lowest - highest) / (side - 1) : 0;
    const auto at = [&](int seat) {
        const double x = kWide / 2 + 6;
        if (seat <= side) return QPointF(x, lowest - step * (seat - 1));
        if (seat > seats - side) return QPointF(w - x, lowest - step * (seats - seat));
        const double gap = std::min(kWide + 6, (w - kWide - 12) / std::max(1, across - 1));
        return QPointF(w / 2 + gap * (seat - side - (across + 1) / 2.0), kHigh / 2 + 8);
    };
    for (int i = 1; i <= seating.seats(); ++i) paintSeat(painter, seatAt(i), at(i));
    if (!m_table.playing) return;
    paintMiddle(painter);
    const int button = number(m_table.hand.button);
    if (button == 0 || button > seating.seats()) return;
    const QPointF centre = at(button) + QPointF(-kWide / 2 + 6, kHigh / 2);
    const QRectF disc = look().px(QRectF(centre.x() - 9, centre.y() - 9, 18, 18));
    paintFrame(painter, disc, {c.cardFace, c.cardEdge, false, false, 9}, look());
    paintText(painter, disc, QStringLiteral("D"), look().font(Type::Caption, true), QColor(0x14, 0x18, 0x1D),
              Qt::AlignHCenter);
}

}  // namespace oddchip::ui
