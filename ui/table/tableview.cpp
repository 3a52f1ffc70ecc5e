// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/tableview.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "core/notation/notation.h"
#include "ui/table/motion.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// Boards that lie, or will lie, on the table; 0 in games without one.
int boardsOn(const Table& table) {
    if (table.playing) return hasBoard(table.hand) ? boardCount(table.hand) : 0;
    return hasBoard(table.stakes.form) ? std::max<int>(1, table.stakes.boards) : 0;
}

// Of several, each says whose its part of the pot is that is pushed next.
QStringList boardNames(const Table& table, int count) {
    const int pot = table.playing && count > 1 ? nextToPush(table.hand) : -1;
    const Winnings won = pot < 0 ? Winnings{} : winnings(table.hand);
    QStringList names;
    for (int board = 1; board <= count; ++board) {
        const QString which = count > 1 ? QString::number(board) : QString();
        QString name = sentence("pot.board", {which}).trimmed();
        SeatSet winners;
        for (const Won& part : won)
            if (part.pot == pot && part.board == board && part.half == Half::whole) winners.insert(part.seat);
        if (!winners.empty()) name = sentence("pot.read", {name, QString::fromStdString(text(winners))});
        names.append(name);
    }
    return names;
}

}  // namespace

TableView::TableView(QWidget* parent) : Painted(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setObjectName(QStringLiteral("table"));
    setAccessibleName(nameOf("caption.table"));
    for (InFrontOfSeat*& what : m_inFront) what = new InFrontOfSeat(this);
    m_board = new BoardView(this);
    m_pot = new PotLine(this);
    for (int i = 1; i <= kSeats; ++i) {
        SeatButton* button = m_seats[static_cast<std::size_t>(i - 1)] = new SeatButton(i, this);
        connect(button, &QAbstractButton::pressed, this, [this, i] { Q_EMIT seatPressed(i); });
        connect(button, &SeatButton::tapped, this, [this, i] { Q_EMIT seatTapped(i); });
        connect(button, &SeatButton::held, this, [this, i] { Q_EMIT seatHeld(i); });
        connect(button, &QAbstractButton::released, this, [this, i] { Q_EMIT seatReleased(i); });
    }
    m_disc = new Disc(this);
    m_motion = new Motion(this);
    read();
}

void TableView::setTable(const Table& table) {
    if (!mayMove(look())) {
        m_table = table;
        return read();
    }
    const Before was = before();
    m_table = table;
    read();
    if (was.table.playing) move(was);
}

void TableView::setMarks(const TableMarks& marks) {
    m_marks = marks;
    read();
}

void TableView::setDealer(QWidget* widget) {
    if (m_dealer && m_dealer != widget) m_dealer->hide();
    m_dealer = widget;
    placeGuests();
}

void TableView::setCover(QWidget* widget) {
    if (m_cover && m_cover != widget) m_cover->hide();
    m_cover = widget;
    placeGuests();
    read();
}

void TableView::placeGuests() {
    for (const auto& [guest, place] : {std::pair(m_dealer, m_places.dealer()), std::pair(m_cover, m_places.cover())}) {
        if (!guest) continue;
        if (guest->parentWidget() != this) guest->setParent(this);
        guest->setGeometry(look().widget(place));
        guest->raise();
        guest->show();
    }
}

void TableView::lookChanged() { layOut(); }

void TableView::resizeEvent(QResizeEvent*) { layOut(); }

void TableView::layOut() {
    const int boards = std::max(1, boardsOn(m_table));
    m_places = TablePlaces(inUnits().size(), Seating(m_table, m_marks, m_cover).seats(), boards);
    m_ground = QPixmap();
    for (int i = 1; i <= kSeats; ++i) {
        const auto index = static_cast<std::size_t>(i - 1);
        m_seats[index]->setLook(look());
        m_inFront[index]->setLook(look());
        m_inFront[index]->setWhat({}, {}, {});
        m_seats[index]->setVisible(i <= m_places.seats());
        if (i > m_places.seats()) continue;
        const double around = SeatButton::kAround;
        m_seats[index]->setGeometry(look().widget(m_places.plate(i).adjusted(-around, -around, around, around)));
    }
    m_board->setLook(look());
    m_pot->setLook(look());
    m_disc->setLook(look());
    m_motion->setLook(look());
    m_motion->begin(false);
    placeGuests();
    read();
}

void TableView::drawGround() {
    const Colours& c = look().colours();
    m_ground = QPixmap(size() * devicePixelRatioF());
    m_ground.setDevicePixelRatio(devicePixelRatioF());
    m_ground.fill(c.bg);
    QPainter painter(&m_ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(look().scale, look().scale);
    QLinearGradient felt(0, 24, 0, m_places.size().height());
    felt.setColorAt(0, c.felt1);
    felt.setColorAt(1, c.felt2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(felt);
    painter.drawPath(m_places.outline());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.rail, 2));
    painter.drawPath(m_places.outline(1));
    QColor inner = c.rail;
    inner.setAlphaF(0.55F);
    painter.setPen(QPen(inner, 1));
    painter.drawPath(m_places.outline(16.5));
}

void TableView::paintEvent(QPaintEvent* event) {
    if (m_ground.size() != size() * devicePixelRatioF()) drawGround();
    QPainter painter(this);
    for (const QRect& part : event->region()) {
        const double dpr = devicePixelRatioF();
        painter.drawPixmap(part, m_ground, QRectF(QPointF(part.topLeft()) * dpr, QSizeF(part.size()) * dpr));
    }
}

void TableView::read() {
    const Seating seating(m_table, m_marks, m_cover);
    const bool same = seating.seats() == m_places.seats() && std::max(1, boardsOn(m_table)) == m_places.boards();
    if (!same) return layOut();
    const ChipSet& set = m_table.playing ? m_table.hand.stakes.chips : m_table.stakes.chips;
    bool besidePot = false;
    for (int i = 1; i <= m_places.seats(); ++i) {
        SeatButton* button = seat(i);
        button->setPlate(seating.plate(seatAt(i)));
        button->tell(*button, seating.spoken(seatAt(i)), seating.figure(seatAt(i)));
        const InFront what = seating.inFront(seatAt(i));
        InFrontOfSeat* front = m_inFront[static_cast<std::size_t>(i - 1)];
        if (what != front->what()) front->setWhat(what, placesOf(what, i, m_places, set, look()), set);
        besidePot |= front->lies().front.intersects(m_places.pot(false));
    }
    readMiddle(besidePot);
}

void TableView::readMiddle(bool besidePot) {
    const Hand& hand = m_table.hand;
    QList<CardList> boards;
    const int count = boardsOn(m_table);
    const bool lies = count > 0;
    for (int i = 0; i < count; ++i) boards.append(m_table.playing ? oddchip::board(hand, i) : CardList{});
    m_board->setBoards(boards, boardNames(m_table, count), m_places);

    Chips total;
    if (m_table.playing) {
        QList<PotLayer> layers = potsInTheMiddle(hand);
        for (const PotLayer& layer : layers) total += layer.amount;
        if (layers.size() == 1 && layers[0].pot == 0 && hand.now.allIn.empty()) layers.clear();
        m_pot->setPots(total, layers);
    }
    m_pot->setVisible(total.count > 0);
    m_pot->setGeometry(look().widget(lies ? m_places.pot(besidePot) : m_places.potWithoutBoard()));

    const int button = number(m_table.playing ? hand.button : m_table.button);
    const bool stud = form(m_table.playing ? hand.stakes.form : m_table.stakes.form).bringIn;  // has no button
    m_disc->setVisible(button > 0 && button <= m_places.seats() && !stud);
    if (m_disc->isVisibleTo(this)) m_disc->setGeometry(look().widget(m_places.disc(button)));
}

}  // namespace oddchip::ui
