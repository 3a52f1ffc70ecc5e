// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/potspanel.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kRow = 81, kShortRow = 44, kTotal = 49, kBadge = 24, kName = 53, kDisc = 28, kDiscStep = 32;

QString numbers(SeatSet seats) {
    QStringList list;
    for (const Seat seat : seats) list.append(QString::number(number(seat)));
    return list.join(QLatin1Char(' '));
}

QString builtText(const PotBuilt& built, bool open) {
    QString text;
    if (built.each.count > 0) {
        text = sentence(open ? "pot.built-so-far" : "pot.built", {amount(built.each), numbers(built.from)});
    }
    const auto add = [&](std::string_view id, Chips chips) {
        if (chips.count == 0) return;
        const QString part = sentence(id, {amount(chips)});
        text = text.isEmpty() ? part : sentence("list.more", {text, part});
    };
    add("pot.built-folded", built.folded);
    add("pot.built-dead", built.dead);
    return text;
}

// Discs end at 'right'; the width they take, with what lies between.
double paintDiscs(QPainter& painter, QPointF right, SeatSet seats, double size, const Look& look) {
    const double step = look.px(size + kDiscStep - kDisc), disc = look.px(size);
    double x = right.x() - step * seats.size() + step - disc;
    for (const Seat seat : seats) {
        paintSeatDisc(painter, {std::round(x), std::round(right.y() - disc / 2), disc, disc}, number(seat), look);
        x += step;
    }
    return step * seats.size();
}

}  // namespace

PotsText potsText(const Hand& hand) {
    PotsText text;
    const bool open = toAct(hand).value != kNoSeat;
    for (const PotLayer& pot : potsInTheMiddle(hand)) {
        const bool growing = open && text.rows.isEmpty();
        text.rows.append({pot.pot, potName(pot.pot), pot.amount, builtText(built(hand, pot.pot), growing), pot.of});
        text.sum += pot.amount;
    }
    const int live = hand.now.live.size(), allIn = (hand.now.live & hand.now.allIn).size();
    text.note = allIn > 0 ? sentence("pot.live-all-in", {QString::number(live - allIn), QString::number(allIn)})
                          : sentence("pot.live", {QString::number(live)});
    text.total = nameOf("pot.total");
    return text;
}

PotsPanel::PotsPanel(QWidget* parent) : Painted(parent), Told(QAccessible::Button) {
    setObjectName(QStringLiteral("pots"));
    setFocusPolicy(Qt::TabFocus);
}

void PotsPanel::setPots(const PotsText& text) {
    if (text == m_text) return;
    m_text = text;
    tell(*this, QStringLiteral("%1, %2 %3").arg(text.caption, text.total, amount(text.sum)), inMoney(text.sum));
    QStringList said;
    for (const PotRow& row : text.rows) {
        said.append(QStringLiteral("%1 %2, %3, %4 %5")
                        .arg(row.name, amount(row.amount), row.built, text.right, numbers(row.of)));
    }
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

void PotsPanel::paintRow(QPainter& painter, const QRectF& px, const PotRow& row) const {
    const Colours& c = look().colours();
    const double left = look().px(kPadding + 1), right = px.right() - left, badge = look().px(kBadge);
    const QRectF first(left, px.top() + look().px(8), right - left, look().px(32));
    paintBadge(painter, {left, std::round(first.center().y() - badge / 2), badge, badge}, row.layer, look());
    const QFont sums = look().font(Type::Verdict, true);
    const double sum = textWidth(amount(row.amount), sums);
    paintText(painter, first, amount(row.amount), sums, c.text, Qt::AlignRight);
    const double from = look().px(kName);
    const Fitted name = squeeze({row.name}, Type::Name, false, right - from - sum - look().px(8), look());
    paintText(painter, {from, first.top(), name.width, first.height()}, name.text, name.font, c.text);

    const QRectF second(left, px.top() + look().px(46), right - left, look().px(20));
    const double size = row.of.size() > 6 ? 20 : kDisc;
    const double discs = paintDiscs(painter, {right, second.center().y()}, row.of, size, look());
    const double room = second.width() - discs - look().px(4);
    const Fitted built = squeeze({row.built}, Type::Second, false, room, look());
    if (built.width <= room) paintText(painter, second, built.text, built.font, c.text2);
}

void PotsPanel::paintShortRow(QPainter& painter, const QRectF& px, const PotRow& row) const {
    const Colours& c = look().colours();
    const double left = look().px(kPadding + 1), right = px.right() - left, badge = look().px(kBadge);
    paintBadge(painter, {left, std::round(px.center().y() - badge / 2), badge, badge}, row.layer, look());
    const QFont sums = look().font(Type::Label, true);
    paintText(painter, {left, px.top(), right - left, px.height()}, amount(row.amount), sums, c.text, Qt::AlignRight);
    const QFont names = look().font(Type::Name);
    const double from = look().px(kName), name = textWidth(row.name, names);
    paintText(painter, {from, px.top(), name, px.height()}, row.name, names, c.text);
    const double room = right - from - name - textWidth(amount(row.amount), sums) - look().px(28);
    for (const double size : {kDisc, 20.0}) {
        const double wide = look().px(size + kDiscStep - kDisc) * row.of.size();
        if (wide > room && size == kDisc) continue;
        if (wide <= room)
            paintDiscs(painter, {from + name + look().px(12) + wide, px.center().y()}, row.of, size, look());
        return;
    }
}

void PotsPanel::paintTotal(QPainter& painter) const {
    const Colours& c = look().colours();
    const double left = look().px(kPadding + 1), top = height() - look().px(kTotal);
    const QRectF row(left, top + look().px(2), width() - 2 * left, look().px(kTotal - 2));
    paintLine(painter, {left, top}, {width() - left, top}, c.line, look());
    const QFont words = look().font(Type::Name), sums = look().font(Type::Verdict, true);
    paintText(painter, row, m_text.total, words, c.text);
    paintText(painter, row, amount(m_text.sum), sums, c.text, Qt::AlignRight);
    const double from = textWidth(m_text.total, words) + look().px(12);
    const double room = row.width() - from - textWidth(amount(m_text.sum), sums) - look().px(12);
    const Fitted note = squeeze({m_text.note}, Type::Second, false, room, look());
    if (note.width <= room) paintText(painter, row.adjusted(from, 0, 0, 0), note.text, note.font, c.text2);
}

void PotsPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    painter.fillRect(rect(), look().colours().bg);
    paintPanel(painter, rect(), m_text.caption, m_text.right, look());
    const auto rows = static_cast<double>(m_text.rows.size());
    const double top = look().px(kPanelHead + 1), room = height() - top - look().px(kTotal);
    const bool full = rows * look().px(kRow) <= room;
    const double pad = full ? 0 : std::min(look().px(9), std::max(0.0, (room - rows * look().px(kShortRow)) / 2));
    const double high = full ? look().px(kRow) : std::min(look().px(kShortRow), room / std::max(rows, 1.0));
    double y = top + pad;
    for (const PotRow& row : m_text.rows) {
        const QRectF px(0, std::round(y), width(), std::floor(high));
        if (full) {
            paintRow(painter, px, row);
            const double left = look().px(kPadding + 1);
            if (&row != &m_text.rows.last()) {
                paintLine(painter, {left, px.bottom() - 1}, {width() - left, px.bottom() - 1}, look().colours().line,
                          look());
            }
        } else {
            paintShortRow(painter, px, row);
        }
        y += high;
    }
    if (!m_text.rows.isEmpty()) paintTotal(painter);
    const double in = look().px(5);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        paintFocusRing(painter, QRectF(rect()).adjusted(in, in, -in, -in), kTagRadius, look());
    }
}

}  // namespace oddchip::ui
