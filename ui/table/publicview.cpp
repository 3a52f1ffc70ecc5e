// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/publicview.h"

#include <QPainter>
#include <algorithm>

#include "ui/lists.h"
#include "ui/table/cardpainter.h"
#include "ui/table/plate.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// Of a window of 1176 x 662 u, so that on 1080 lines second lines are 24 px high and main figures 36 and more.
constexpr double kWide = 1176, kHigh = 662, kMargin = 40, kHead = 104, kFoot = 64;
constexpr Type kLeastType = Type::Second;

Plate::Kind kindOf(PublicSeat::State state) {
    using State = PublicSeat::State;
    switch (state) {
    case State::Empty:
    case State::Away: return Plate::Kind::Absent;
    case State::In:
    case State::AllIn: return Plate::Kind::InHand;
    case State::ToAct: return Plate::Kind::ToAct;
    case State::Folded: return Plate::Kind::Out;
    }
    return Plate::Kind::Absent;
}

QString wordOf(PublicSeat::State state) {
    using State = PublicSeat::State;
    switch (state) {
    case State::Empty: return {};
    case State::Away: return sentence("seat.away");
    case State::In: return sentence("public.in");
    case State::AllIn: return sentence("seat.all-in");
    case State::ToAct: return sentence("seat.to-act");
    case State::Folded: return sentence("seat.folded");
    }
    return {};
}

Plate plateOf(const PublicSeat& seat, int number) {
    Plate plate;
    plate.kind = kindOf(seat.state);
    plate.seat = number;
    plate.first = seat.state == PublicSeat::State::Empty ? nameOf("seat.empty") : seat.stack;
    if (const QString word = wordOf(seat.state); !word.isEmpty()) plate.second = {word};
    plate.bold = seat.state == PublicSeat::State::ToAct;
    plate.layer = seat.layer;
    return plate;
}

}  // namespace

PublicView::PublicView(QWidget* parent) : QWidget(parent), Told(QAccessible::StaticText) {
    setObjectName(QStringLiteral("public"));
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void PublicView::show(const PublicTable& table) {
    if (table == m_table) return;
    m_table = table;
    tell(*this, spoken(), table.pot ? inMoney(*table.pot) : 0);
    update();
}

void PublicView::setLook(Theme theme, Deck deck, bool safe) {
    m_look.theme = theme;
    m_look.deck = deck;
    m_look.safe = safe;
    update();
}

void PublicView::setClock(const QString& time) {
    if (time == m_clock) return;
    m_clock = time;
    update();
}

Look PublicView::look() const {
    Look look = m_look;
    look.scale = std::min(width() / kWide, height() / kHigh);
    look.dpr = devicePixelRatioF();
    return look;
}

QString PublicView::spoken() const {
    QStringList all{m_table.game, m_table.hand, m_table.street};
    for (qsizetype i = 0; i < m_table.seats.size(); ++i) {
        const PublicSeat& seat = m_table.seats[i];
        const Plate plate = plateOf(seat, static_cast<int>(i) + 1);
        all += sentence("line.seat", {QString::number(i + 1)});
        all += plate.first;
        all += plate.second;
        if (seat.bet > Chips{}) all += sentence("seat.in", {amount(seat.bet)});
        for (const Card card : seat.cards) {
            if (card.seen()) all += cardName(card);
        }
    }
    for (qsizetype i = 0; i < m_table.boards.size(); ++i) {
        if (m_table.boards.size() > 1) all += sentence("pot.board", {QString::number(i + 1)});
        for (const Card card : m_table.boards[i]) all += cardName(card);
    }
    if (m_table.pot) all += sentence("line.pot", {amount(*m_table.pot)});
    all.removeAll(QString());
    return commas(all);
}

void PublicView::paintHead(QPainter& painter, const Look& look) const {
    const Colours& c = look.colours();
    const double left = look.px(kMargin), right = width() - left, top = look.px(16);
    double edge = right;
    const QFont large = look.font(Type::Say, true);
    const double clock = textWidth(m_clock, large);
    paintText(painter, {edge - clock, top, clock, look.px(56)}, m_clock, large, c.text2, Qt::AlignRight);
    edge -= clock + look.px(32);
    if (m_table.most && m_table.toAct > 0) {
        const QString about = sentence("public.most", {QString::number(m_table.toAct)});
        const QFont small = look.font(kLeastType);
        const double wide = textWidth(about, small);
        paintText(painter, {edge - wide, top - look.px(2), wide, look.px(24)}, about, small, c.text2, Qt::AlignRight);
        paintText(painter, {edge - wide, top + look.px(22), wide, look.px(44)}, amount(*m_table.most), large, c.text,
                  Qt::AlignRight);
        edge -= wide + look.px(32);
    }
    const Fitted game = squeeze({m_table.game}, Type::Verdict, true, edge - left, look);
    paintText(painter, {left, top, edge - left, look.px(36)}, game.text, game.font, c.text);
    const QString hand =
        m_table.street.isEmpty() ? m_table.hand : sentence("list.more", {m_table.hand, m_table.street});
    paintText(painter, {left, top + look.px(36), edge - left, look.px(24)}, hand, look.font(Type::Name), c.text2);
}

void PublicView::paintFoot(QPainter& painter, const Look& look) const {
    const Colours& c = look.colours();
    const double left = look.px(kMargin), wide = width() - 2 * left;
    const QRectF line(left, height() - look.px(kFoot), wide, look.px(kFoot));
    if (m_table.toAct > 0 && m_table.owes > Chips{}) {
        const QString owes = sentence("public.owes", {QString::number(m_table.toAct), amount(m_table.owes)});
        paintText(painter, line, owes, look.font(Type::Label, true), c.text);
    }
    QStringList open;
    for (const int seat : m_table.open) open += QString::number(seat);
    if (!open.isEmpty()) {
        const QString text = sentence(open.size() == 1 ? "public.seat-open" : "public.seats-open", {listed(open)});
        const Fitted fitted = squeeze({text}, Type::Label, false, wide / 3, look);
        paintText(painter, line, fitted.text, fitted.font, c.text2, Qt::AlignHCenter);
    }
    if (m_table.leastBuyIn > Chips{}) {
        const QString text = sentence("public.least-buy-in", {amount(m_table.leastBuyIn)});
        paintText(painter, line, text, look.font(Type::Label), c.text2, Qt::AlignRight);
    }
}

void PublicView::paintGround(QPainter& painter, const TablePlaces& places, const Look& look) const {
    const Colours& c = look.colours();
    painter.save();
    painter.scale(look.scale, look.scale);
    QLinearGradient felt(0, 24, 0, places.size().height());
    felt.setColorAt(0, c.felt1);
    felt.setColorAt(1, c.felt2);
    painter.setPen(QPen(c.rail, 2));
    painter.setBrush(felt);
    painter.drawPath(places.outline(1));
    QColor inner = c.rail;
    inner.setAlphaF(0.55F);
    painter.setPen(QPen(inner, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(places.outline(16.5));
    painter.restore();
    const QRectF dealer(places.size().width() / 2 - 72, places.size().height() - 38, 144, 30);
    paintFrame(painter, look.px(dealer), {c.panel, c.line}, look);
    QFont font = look.font(kLeastType, true);
    font.setLetterSpacing(QFont::AbsoluteSpacing, look.scale);
    paintText(painter, look.px(dealer), nameOf("caption.dealer").toUpper(), font, c.text2, Qt::AlignHCenter);
}

void PublicView::paintSeat(QPainter& painter, const TablePlaces& places, int number, const Look& look) const {
    const PublicSeat& seat = m_table.seats[number - 1];
    paintPlate(painter, look.px(places.plate(number)), plateOf(seat, number), look);
    InFront what;
    what.chips = seat.bet;
    what.cards = seat.cards;
    what.besideBoard = m_table.hasBoard;
    what.showsChips = seat.bet > Chips{} && seat.cards.isEmpty();
    if (seat.state == PublicSeat::State::ToAct) what.pointer = InFront::Pointer::Act;
    paintInFront(painter, what, placesOf(what, number, places, m_table.chips, look), m_table.chips, look);
}

void PublicView::paintPot(QPainter& painter, const QRectF& px, const Look& look) const {
    if (!m_table.pot) return;
    const Colours& c = look.colours();
    const QFont word = look.font(Type::Name), figure = look.font(Type::Stack, true);
    const double gap = look.px(10), badge = look.px(24);
    double wide = textWidth(nameOf("pot.on-table"), word) + gap + textWidth(amount(*m_table.pot), figure);
    for (const PotLayer& layer : m_table.layers) wide += 3 * gap + badge + textWidth(amount(layer.amount), word);
    double x = px.center().x() - wide / 2;
    const auto write = [&](const QString& text, const QFont& font, const QColor& ink) {
        const double width = textWidth(text, font);
        paintText(painter, {x, px.top(), width, px.height()}, text, font, ink);
        x += width + gap;
    };
    write(nameOf("pot.on-table"), word, c.text2);
    write(amount(*m_table.pot), figure, c.text);
    for (const PotLayer& layer : m_table.layers) {
        x += gap;
        paintBadge(painter, {x, px.center().y() - badge / 2, badge, badge}, layer.pot, look);
        x += badge + gap;
        write(amount(layer.amount), word, c.text);
    }
}

void PublicView::paintMiddle(QPainter& painter, const TablePlaces& places, const Look& look) const {
    const int rows = static_cast<int>(m_table.boards.size());
    for (int row = 0; row < rows; ++row) {
        const CardList& board = m_table.boards[row];
        for (int card = 0; card < 5; ++card) {
            const QRectF px = look.px(places.boardCard(card, row));
            if (card < board.size) {
                paintCard(painter, px, board.cards[static_cast<std::size_t>(card)], look);
            } else {
                paintNoCard(painter, px, look);
            }
        }
        if (rows < 2) continue;
        const QRectF px = look.px(places.boardName(row));
        const Fitted name =
            squeeze({sentence("pot.board", {QString::number(row + 1)})}, kLeastType, true, px.width(), look);
        paintText(painter, px, name.text, name.font, look.colours().text2, Qt::AlignHCenter);
    }
    paintPot(painter, look.px(m_table.hasBoard ? places.pot(true) : places.potWithoutBoard()), look);
    if (m_table.button < 1 || m_table.button > places.seats()) return;
    const QRectF disc = look.px(places.disc(m_table.button));
    painter.setPen(QPen(QColor(0x14, 0x18, 0x1D), look.line(2)));
    painter.setBrush(QColor(0xF4, 0xF2, 0xEC));
    painter.drawEllipse(disc);
    paintText(painter, disc, QStringLiteral("D"), look.font(kLeastType, true), QColor(0x14, 0x18, 0x1D),
              Qt::AlignHCenter);
}

void PublicView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look look = this->look();
    painter.fillRect(rect(), look.colours().bg);
    paintHead(painter, look);
    paintFoot(painter, look);
    if (m_table.seats.isEmpty()) return;
    const double wide = width() / look.scale - 2 * kMargin, high = height() / look.scale - kHead - kFoot;
    const int seats = static_cast<int>(std::clamp<qsizetype>(m_table.seats.size(), 2, kSeats));
    const TablePlaces places({wide, high}, seats, std::max(1, static_cast<int>(m_table.boards.size())));
    painter.translate(look.px(QRectF(kMargin, kHead, 1, 1)).topLeft());
    paintGround(painter, places, look);
    for (int i = 1; i <= places.seats(); ++i) paintSeat(painter, places, i, look);
    paintMiddle(painter, places, look);
}

}  // namespace oddchip::ui
