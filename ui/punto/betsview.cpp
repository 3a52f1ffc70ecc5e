// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/betsview.h"

#include <QLocale>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "ui/lists.h"
#include "ui/punto/calling.h"
#include "ui/punto/marks.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Amount;
using baccarat::Side;

constexpr double kHead = 40, kColumns = 32, kBox = 124, kThen = 44, kPad = 17, kMostRow = 36, kLeastRow = 28;
constexpr double kSeat = 40, kComes = 96, kOwes = 72;  // the widths of their columns

baccarat::Side after(Side side) {
    switch (side) {
    case Side::bank: return Side::player;
    case Side::player: return Side::tie;
    case Side::tie: break;
    }
    return Side::bank;
}

QString written(Amount amount, bool hundredths) {
    return hundredths ? QLocale().toString(static_cast<double>(amount) / 100, 'f', 2) : ui::amount(Chips{amount});
}

// What a bet comes to beside itself.
Amount comesTo(const baccarat::Row& row) { return row.kind == baccarat::Row::Kind::takes ? -row.bet : row.pays; }

}  // namespace

BetsView::BetsView(QWidget* parent) : Painted(parent) { setObjectName(QStringLiteral("bets")); }

void BetsView::setTable(const baccarat::Table& table) {
    if (table == m_table) return;
    m_table = table;
    build();
}

void BetsView::build() {
    const bool isVoid = m_table.coup.isVoid;
    const auto winner = isVoid ? std::nullopt : called(m_table.coup).winner;
    if (winner || m_known) m_shown = winner.value_or(Side::bank);  // a new coup begins with what the bank would win
    m_known = winner.has_value();
    m_rows.clear();
    const auto all = settled(m_table.coup.bets, m_shown, m_table.house);
    std::vector<baccarat::Row> bets(all.begin(), all.end());
    std::ranges::stable_sort(bets, {}, &baccarat::Row::seat);
    const bool byBet = static_cast<double>(bets.size()) * kLeastRow <= places().box - places().rows;
    Amount most = 0;
    for (const baccarat::Row& bet : bets) {
        if (byBet || m_rows.empty() || m_rows.back().seat != bet.seat)
            m_rows.push_back({bet.seat, {}, 0, m_table.box[bet.seat - 1u]});
        m_rows.back().bets.push_back(bet);
        if (!isVoid) m_rows.back().comes += comesTo(bet);
    }
    for (const Row& row : m_rows) most |= row.comes % 100 | row.box % 100;
    for (const Amount kept : m_table.box) most |= kept % 100;
    m_hundredths = most != 0;
    m_order = isVoid ? sentence("punto.void") : orderWords(m_table, m_shown);
    setAccessibleName(nameOf("punto.bets"));
    QStringList said;
    for (const Row& row : m_rows) {
        for (const baccarat::Row& bet : row.bets)
            said += QStringLiteral("%1 %2 %3")
                        .arg(QString::number(row.seat), sideName(bet.side), ui::amount(Chips{bet.bet}));
    }
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

BetsView::Places BetsView::places() const {
    const double h = inUnits().height();
    Places at{kHead + kColumns, kMostRow, h - kBox - kThen, h - kThen};
    if (!m_rows.empty())
        at.row = std::min(kMostRow, std::floor((at.box - at.rows) / static_cast<double>(m_rows.size())));
    return at;
}

QString BetsView::figure(Amount amount) const { return written(amount, m_hundredths); }

QString BetsView::boxText() const {
    Amount sum = 0;
    for (const Amount each : m_table.box) sum += each;
    return figure(sum);
}

void BetsView::write(QPainter& painter, const QRectF& units, const QString& text, Type type, bool bold,
                     const QColor& ink, Qt::Alignment side) const {
    const QRectF px = look().px(units);
    const Fitted fitted = squeeze({text}, type, bold, px.width(), look());
    paintText(painter, px, fitted.text, fitted.font, ink, side);
}

void BetsView::paintHead(QPainter& painter) const {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    Amount in = 0;
    std::size_t count = 0;
    for (const Row& row : m_rows) {
        for (const baccarat::Row& bet : row.bets) in += bet.bet;
        count += row.bets.size();
    }
    const QString sum = ui::amount(Chips{in});
    const QString right =
        count == 0 ? nameOf("punto.bets.none") : sentence("punto.bets", {QString::number(count), sum});
    paintPanel(painter, QRectF(rect()), nameOf("punto.bets").toUpper(), right, look());
    const QRectF band = look().px(QRectF(1, kHead, w - 2, kColumns));
    painter.fillRect(band, look().theme == Theme::Contrast ? c.panel : c.raised);
    const bool tie = m_shown == Side::tie;
    const char* id = tie ? "punto.column.if-tie" : "punto.column.if";
    const QString comes = m_table.coup.isVoid ? nameOf("punto.void")
                          : m_known           ? sentence(id, {sideName(m_shown)})
                                              : nameOf(id, {sideName(m_shown)});
    const auto head = [&](double x, double wide, const QString& text, Qt::Alignment side) {
        write(painter, {x, kHead, wide, kColumns}, text, Type::Caption, true, c.text2, side);
    };
    head(kPad, kSeat, nameOf("punto.column.seat"), Qt::AlignLeft);
    head(kPad + kSeat, 60, nameOf("punto.column.on"), Qt::AlignLeft);
    const double right1 = w - kPad - kOwes - kComes;
    head(kPad + kSeat + 60, right1 - kPad - kSeat - 60, nameOf("punto.column.bet"), Qt::AlignRight);
    head(right1 + 4, kComes - 4, comes, Qt::AlignRight);
    head(w - kPad - kOwes + 4, kOwes - 4, nameOf("punto.column.box"), Qt::AlignRight);
}

// One bet by its word; several of a seat side by side, each by its disc.
void BetsView::paintBets(QPainter& painter, const Row& row, const QRectF& units) const {
    const Colours& c = look().colours();
    const double disc = std::min(22.0, units.height() - 6), y = units.center().y() - disc / 2;
    if (row.bets.size() == 1) {
        const baccarat::Row& bet = row.bets.front();
        paintSideDisc(painter, look().px(QRectF(units.left(), y, disc, disc)), bet.side, look());
        write(painter, units.adjusted(disc + 8, 0, 0, 0), sideName(bet.side), Type::Second, false, c.text);
        write(painter, units.adjusted(disc + 70, 0, 0, 0), ui::amount(Chips{bet.bet}), Type::Name, true, c.text,
              Qt::AlignRight);
        return;
    }
    const double each = units.width() / static_cast<double>(row.bets.size());
    for (std::size_t i = 0; i < row.bets.size(); ++i) {
        const QRectF part(units.left() + static_cast<double>(i) * each, units.top(), each, units.height());
        paintSideDisc(painter, look().px(QRectF(part.left(), y, disc, disc)), row.bets[i].side, look());
        write(painter, part.adjusted(disc + 4, 0, -6, 0), ui::amount(Chips{row.bets[i].bet}), Type::Second, true,
              c.text);
    }
}

void BetsView::paintRow(QPainter& painter, const Row& row, double top, double high) const {
    const Colours& c = look().colours();
    const double w = inUnits().width(), right = w - kPad - kOwes - kComes;
    write(painter, {kPad, top, kSeat, high}, QString::number(row.seat), Type::Name, true, c.text);
    paintBets(painter, row, {kPad + kSeat, top, right - kPad - kSeat, high});
    const QString sign = row.comes < 0 ? QString(QChar(0x2212)) : row.comes > 0 ? QStringLiteral("+") : QString();
    write(painter, {right + 4, top, kComes - 4, high}, sign + figure(std::abs(row.comes)), Type::Second, row.comes > 0,
          row.comes > 0 ? c.text : c.text2, Qt::AlignRight);
    const QString kept = row.box == 0 ? QString(QChar(0x2013)) : figure(row.box);
    write(painter, {w - kPad - kOwes + 4, top, kOwes - 4, high}, kept, Type::Second, false, c.text2, Qt::AlignRight);
    const double y = look().px(top + high);
    paintLine(painter, QPointF(look().px(1), y), QPointF(width() - look().px(1), y), c.line, look());
}

// Bets that came when cards were out.
void BetsView::paintWaiting(QPainter& painter, double top) const {
    QStringList bets;
    for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
        for (const Side side : baccarat::kSides) {
            const Chips bet{m_table.next.at(seat, side)};
            if (bet > Chips{})
                bets += QStringLiteral("%1 %2 %3").arg(QString::number(seat), sideName(side), ui::amount(bet));
        }
    }
    if (bets.isEmpty() || top + 28 > places().box) return;
    write(painter, {kPad, top + 2, inUnits().width() - 2 * kPad, 26}, sentence("punto.bets.next", {commas(bets)}),
          Type::Second, false, look().colours().text2);
}

void BetsView::paintRows(QPainter& painter) const {
    const Places at = places();
    double top = at.rows;
    for (const Row& row : m_rows) {
        paintRow(painter, row, top, at.row);
        top += at.row;
    }
    paintWaiting(painter, top);
    if (!m_rows.empty()) return;
    painter.setFont(look().font(Type::Second));
    painter.setPen(look().colours().text2);
    painter.drawText(look().px(QRectF(kPad, at.rows + 12, inUnits().width() - 2 * kPad, 60)), Qt::TextWordWrap,
                     sentence("punto.bets.none"));
}

void BetsView::paintBox(QPainter& painter) const {
    const Colours& c = look().colours();
    const Places at = places();
    const double w = inUnits().width(), wide = w - 2 * kPad;
    for (const double y : {at.box, at.then}) {
        const double px = look().px(y);
        paintLine(painter, QPointF(look().px(1), px), QPointF(width() - look().px(1), px), c.line, look());
    }
    const QString caption = nameOf("punto.box", {QString::number(percentKept(m_table.house))}).toUpper();
    paintText(painter, look().px(QRectF(kPad, at.box + 8, wide, 24)), caption, look().caption(), c.text2);
    write(painter, {kPad, at.box + 8, wide, 24}, roundingWords(m_table.house.rounding), Type::Second, false, c.text2,
          Qt::AlignRight);
    write(painter, {kPad, at.box + 36, wide * 0.6, 36}, sentence("punto.box"), Type::Second, false, c.text);
    write(painter, {kPad + wide * 0.5, at.box + 36, wide * 0.5, 36}, boxText(), Type::Verdict, true, c.text,
          Qt::AlignRight);
    Amount coup = 0;
    for (const baccarat::Row& row : settled(m_table.coup.bets, Side::bank, m_table.house)) coup += row.commission;
    const auto winner = called(m_table.coup).winner;
    if (m_table.coup.isVoid || (winner && *winner != Side::bank)) coup = 0;
    write(painter, {kPad, at.box + 80, wide * 0.6, 28}, winner ? sentence("punto.box.coup") : nameOf("punto.box.coup"),
          Type::Second, false, c.text);
    write(painter, {kPad + wide * 0.5, at.box + 80, wide * 0.5, 28},
          coup == 0 ? QString(QChar(0x2013)) : QLatin1Char('+') + figure(coup), Type::Name, true, c.text,
          Qt::AlignRight);

    const QString then = nameOf("punto.then").toUpper();
    const double after = textWidth(then, look().caption()) / look().scale + 12;
    paintText(painter, look().px(QRectF(kPad, at.then, wide, kThen)), then, look().caption(), c.text2);
    const QString order = m_order.isEmpty() || m_known || m_table.coup.isVoid
                              ? m_order
                              : sentence("punto.then", {sideName(m_shown), m_order});
    write(painter, {kPad + after, at.then, wide - after, kThen}, order, Type::Name, m_known,
          m_known ? c.text : c.text2);
}

void BetsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    paintRows(painter);
    paintBox(painter);
}

void BetsView::mouseReleaseEvent(QMouseEvent* event) {
    const QPointF at = event->position() / look().scale;
    const Places where = places();
    if (at.y() >= where.box) {
        if (at.y() < where.then) Q_EMIT boxTapped();
        return;
    }
    if (at.y() < where.rows && at.y() >= kHead && !m_known) {
        m_shown = after(m_shown);
        build();
        return;
    }
    const auto row = static_cast<std::size_t>(std::max(0.0, (at.y() - where.rows) / where.row));
    if (at.y() < where.rows || row >= m_rows.size()) {
        Q_EMIT tapped(0, Side::bank);
        return;
    }
    Q_EMIT tapped(m_rows[row].seat, m_rows[row].bets.front().side);
}

}  // namespace oddchip::ui
