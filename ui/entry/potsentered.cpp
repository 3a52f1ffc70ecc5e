// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/asking.h"
#include "ui/entry/faces.h"
#include "ui/entry/pothelper.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 40, kFoot = 170, kDisc = 28;

QString numbers(SeatSet seats) {
    QStringList all;
    for (const Seat seat : seats) all += lineText(seat);
    return all.join(QLatin1Char(' '));
}

}  // namespace

PotsEntered::PotsEntered(QWidget* parent) : Sheet(Place::Side, parent) {
    m_split = new Button(Button::Shape::Command, this);
    connect(m_split, &Button::clicked, this, &PotsEntered::split);
    m_street = new Button(Button::Shape::Command, this);
    connect(m_street, &Button::clicked, this, &PotsEntered::nextStreet);
    m_play = new Button(Button::Shape::Command, this);
    connect(m_play, &Button::clicked, this, &PotsEntered::playOn);
}

void PotsEntered::setHand(const Hand& hand, bool mayPlayOn, StreetId street) {
    m_hand = hand;
    const bool any = pots(hand).size > 0;
    m_split->setFace({nameOf("button.split"), {}, any ? Standing::Ready : Standing::NotNow});
    m_play->setFace({nameOf("button.play-on-from-here"), mayPlayOn ? QString() : sentence("why.one-pot-only"),
                     mayPlayOn ? Standing::Ready : Standing::NotNow});
    m_street->setFace({nameOf("street." + std::string(name(street))), {}});
    update();
}

void PotsEntered::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    put(*m_split, {kLeft, h - 128, 100, 48});
    put(*m_street, {kLeft + 108, h - 128, 74, 48});
    put(*m_play, {kLeft + 190, h - 128, w - 2 * kLeft - 190, 48});
}

void PotsEntered::paintPot(QPainter& painter, int pot, double top, double high) const {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    const Pot whole = pots(m_hand).list[static_cast<std::size_t>(pot)];
    const PotBuilt how = built(m_hand, pot);
    paintBadge(painter, look().px(QRectF(kLeft, top + 12, 24, 24)), pot, look());
    write(painter, {kLeft + 36, top + 10, 150, 28}, potName(pot), Type::Name, false, c.text);
    write(painter, {w - 17 - 130, top + 8, 130, 32}, amount(whole.amount), Type::Verdict, true, c.text, Qt::AlignRight);
    double x = w - 17;
    SeatSet seats = whole.of;
    for (int i = kSeats; i >= 1; --i) {
        if (!seats.contains(seatAt(i))) continue;
        x -= kDisc;
        paintSeatDisc(painter, look().px(QRectF(x, top + 41, kDisc, kDisc)), i, look());
        x -= 4;
    }
    QStringList parts{sentence("pot.built", {amount(how.each), numbers(how.from)})};
    if (how.folded > Chips{}) parts += sentence("pot.built-folded", {amount(how.folded)});
    write(painter, {kLeft, top + 45, x - kLeft - 4, 20}, commas(parts), Type::Second, false, c.text2);
    const QRectF end = look().px(QRectF(1, top + high - 1, w - 2, 0));
    paintLine(painter, end.topLeft(), end.topRight(), c.line, look());
}

void PotsEntered::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    writeHead(painter, nameOf("caption.pots-entered"), sentence("caption.pots-entered"));
    const Pots all = pots(m_hand);
    const double high = std::min(81.0, (h - kHead - kFoot) / std::max<int>(1, all.size));
    Chips sum;
    for (int i = all.size - 1, row = 0; i >= 0; --i, ++row) {
        sum += all.list[static_cast<std::size_t>(i)].amount;
        paintPot(painter, i, kHead + 1 + row * high, high);
    }
    const double y = h - kFoot + 8;
    painter.setPen(QPen(c.ok, look().line(2)));
    const QPointF at = look().px(QRectF(kLeft + 4, y + 12, 0, 0)).topLeft();
    painter.drawPolyline(
        QPolygonF{at, at + QPointF(look().px(4), look().px(5)), at + QPointF(look().px(12), -look().px(6))});
    write(painter, {kLeft + 28, y, w - kLeft - 44, 24},
          sentence("check.entered", {amount(potTotal(m_hand)), amount(sum)}), Type::Second, false, c.text);
    const QRectF line = look().px(QRectF(kLeft, h - 48, w - 2 * kLeft, 0));
    paintLine(painter, line.topLeft(), line.topRight(), c.line, look());
    const QString total = nameOf("pot.total");
    const double wide = textWidth(total, look().font(Type::Name)) / look().scale + 10;
    write(painter, {kLeft, h - 38, wide, 28}, total, Type::Name, false, c.text);
    const QString live = sentence("pot.live-all-in", {QString::number(m_hand.now.live.size()),
                                                      QString::number((m_hand.now.live & m_hand.now.allIn).size())});
    write(painter, {kLeft + wide, h - 38, w - 2 * kLeft - wide - 132, 28}, live, Type::Second, false, c.text2);
    write(painter, {w - 147, h - 40, 130, 32}, amount(sum), Type::Verdict, true, c.text, Qt::AlignRight);
}

}  // namespace oddchip::ui
