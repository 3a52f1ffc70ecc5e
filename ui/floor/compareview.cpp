// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QPainter>
#include <algorithm>

#include "ui/direction.h"
#include "ui/floor/heads.h"
#include "ui/floor/paint.h"
#include "ui/floor/whatifpage.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

constexpr double kRow = 40, kHead = 32, kGap = 16;

}  // namespace

CompareView::CompareView(QWidget* parent) : Painted(parent) { setAccessibleName(nameOf("floor.what-if")); }

void CompareView::show(const Compared& compared) {
    m_compared = compared;
    setAccessibleDescription(spoken());
    updateGeometry();
    setMinimumHeight(sizeHint().height());
    update();
}

std::size_t CompareView::folded() const {
    std::size_t same = 0;
    const auto all = m_compared.events.size();
    const auto differs = [&](std::size_t at) {
        return std::ranges::any_of(m_compared.differs, [&](const std::vector<bool>& one) { return one[at]; });
    };
    while (same < all && !differs(same)) ++same;
    // The event before the first difference is shown: it is what it is measured against.
    return same == all ? (all > 12 ? all - 12 : 0) : same > 2 ? same - 1 : 0;
}

QSize CompareView::sizeHint() const {
    const auto rows = static_cast<double>(m_compared.events.size() - folded()) + (folded() > 0 ? 1 : 0);
    const double money = kHead + kGap + kRow + 32 * (m_compared.began.dealt.size() + 1);
    return {400, qRound(look().px(kHead + rows * kRow + 32 + kGap + money))};
}

int CompareView::bandAt() const {
    if (m_compared.first < 0) return 0;
    const auto before = static_cast<double>(m_compared.first) - static_cast<double>(folded()) + (folded() > 0 ? 1 : 0);
    return qRound(look().px(kHead + before * kRow));
}

CompareView::Columns CompareView::columns() const {
    const double wide = width() / look().scale;
    const auto count = static_cast<double>(std::max<std::size_t>(m_compared.columns.size(), 1));
    const double each = std::min(count > 3 ? 148.0 : 220.0, (wide - 240) / count);
    return {8, 64, wide - each * count - 8, each};
}

QString CompareView::cellText(std::size_t column, std::size_t at) const {
    const Verdicts& one = m_compared.columns[column];
    if (at >= one.said.size()) {
        const bool here = one.stops > 0 && at + 1 == static_cast<std::size_t>(one.stops);
        return here ? nameOf("floor.stops") : QStringLiteral("—");
    }
    const Verdicts::Said& said = one.said[at];
    if (said.counts) return countsText(said.counts);
    return nameOf("floor.pot-is", {amount(said.pot)});
}

void CompareView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.bg);
    if (m_compared.columns.empty()) return;
    double y = paintHead(painter, 0);
    y = paintEvents(painter, y);
    paintMoney(painter, y + look().px(kGap));
}

double CompareView::paintHead(QPainter& painter, double y) const {
    const Colours& c = look().colours();
    const Columns at = columns();
    const double high = look().px(kHead);
    painter.fillRect(QRectF(0, y, width(), high), c.raised);
    const QFont bold = textFont(look(), 12, true);
    paintLine(painter, {look().px(at.event), y, look().px(50), high}, nameOf("floor.event"), bold, c.text2);
    paintLine(painter, {look().px(at.what), y, look().px(at.first - at.what), high}, nameOf("floor.what-happened"),
              bold, c.text2);
    for (std::size_t i = 0; i < m_compared.columns.size(); ++i) {
        const double x = look().px(at.first + at.each * static_cast<double>(i) + 8);
        floor::paintHead(painter, {x, y, look().px(at.each - 12), high}, bookTitle(m_compared.columns[i].chosen),
                         textFont(look(), 13, true), c.text);
    }
    return y + high;
}

double CompareView::paintEvents(QPainter& painter, double y) const {
    const Colours& c = look().colours();
    const Columns at = columns();
    const std::size_t same = folded();
    const double high = look().px(kRow);
    if (same > 0) {
        painter.fillRect(QRectF(0, y, width(), high), c.panel);
        const QString numbers =
            QStringLiteral("%1–%2").arg(m_compared.numbers.front()).arg(m_compared.numbers[same - 1]);
        paintLine(painter, {look().px(at.event), y, look().px(52), high}, numbers, textFont(look(), 13), c.text2);
        for (std::size_t i = 0; i < m_compared.columns.size(); ++i)
            paintLine(painter,
                      {look().px(at.first + at.each * static_cast<double>(i) + 8), y, look().px(at.each), high},
                      nameOf("floor.same"), textFont(look(), 13), c.text2);
        y += high;
    }
    for (std::size_t event = same; event < m_compared.events.size(); ++event) {
        if (m_compared.first == static_cast<int>(event)) y = paintBand(painter, y);
        y = paintRow(painter, y, event);
    }
    if (m_compared.first >= static_cast<int>(m_compared.events.size())) y = paintBand(painter, y);
    if (m_compared.first < 0) {
        painter.fillRect(QRectF(0, y, width(), look().px(32)), c.panel);
        paintLine(painter, {look().px(8), y, width() - look().px(16), look().px(32)}, sentence("floor.no-difference"),
                  textFont(look(), 13), c.text);
        y += look().px(32);
    }
    return y;
}

double CompareView::paintRow(QPainter& painter, double y, std::size_t event) const {
    const Colours& c = look().colours();
    const Columns at = columns();
    const double high = look().px(kRow);
    painter.fillRect(QRectF(0, y, width(), high), c.panel);
    paintLine(painter, {look().px(at.event), y, look().px(52), high}, QString::number(m_compared.numbers[event]),
              textFont(look(), 13), c.text2);
    paintLine(painter, {look().px(at.what), y, look().px(at.first - at.what - 8), high},
              leftToRight(QString::fromStdString(write(m_compared.events[event].event))), textFont(look(), 13, true),
              c.text);
    for (std::size_t i = 0; i < m_compared.columns.size(); ++i)
        paintCell(painter, {look().px(at.first + at.each * static_cast<double>(i)), y, look().px(at.each), high}, i,
                  event);
    painter.fillRect(QRectF(0, y + high - look().line(), width(), look().line()), c.line);
    return y + high;
}

void CompareView::paintCell(QPainter& painter, const QRectF& px, std::size_t column, std::size_t at) const {
    const Colours& c = look().colours();
    const bool differs = m_compared.differs[column][at];
    if (differs) {
        painter.fillRect(px, tints(look().theme).act);
        painter.fillRect(QRectF(px.left(), px.top(), look().px(3), px.height()), c.act);
    }
    const Verdicts& one = m_compared.columns[column];
    QString second;
    if (at < one.said.size()) {
        if (one.said[at].change.count > 0) second = nameOf("floor.change", {amount(one.said[at].change)});
        if (second.isEmpty() && differs && one.said[at].owes.count > 0)
            second = nameOf("floor.window-owes", {lineOf(text(one.said[at].next)), amount(one.said[at].owes)});
        // The same act, with another pot before it: that is what differs.
        if (second.isEmpty() && differs && one.said[at].counts)
            second = nameOf("floor.pot-is", {amount(one.said[at].pot)});
    } else if (one.stops > 0 && at + 1 == static_cast<std::size_t>(one.stops) && one.wouldAct != kNoSeat) {
        second = nameOf("floor.needs-first", {lineOf(text(one.wouldAct))});
    }
    const double left = px.left() + look().px(8), wide = px.width() - look().px(12);
    const QRectF top(left, px.top() + (second.isEmpty() ? 0 : look().px(2)), wide,
                     second.isEmpty() ? px.height() : px.height() / 2);
    const QString words = (differs ? QStringLiteral("◆ ") : QString()) + cellText(column, at);
    paintLine(painter, top, words, textFont(look(), 13, differs), c.text);
    if (!second.isEmpty())
        paintLine(painter, {left, px.center().y() - look().px(2), wide, px.height() / 2}, second,
                  textFont(look(), 12, differs), c.text);
}

QString CompareView::bandText() const {
    QStringList parts;
    const bool money = m_compared.first >= static_cast<int>(m_compared.events.size());
    parts += money ? nameOf("floor.first-in-money")
                   : nameOf("floor.first-difference",
                            {QString::number(m_compared.numbers[static_cast<std::size_t>(m_compared.first)])});
    for (const Option* option : m_compared.because)
        parts += nameOf("floor.option", {idText(option->key)}) + QStringLiteral(" · ") +
                 leftToRight(idText(option->sources));
    return QStringLiteral("◆ ") + parts.join(QStringLiteral(" · "));
}

double CompareView::paintBand(QPainter& painter, double y) const {
    const double high = look().px(32);
    painter.fillRect(QRectF(0, y, width(), high), tints(look().theme).act);
    paintLine(painter, {look().px(8), y, width() - look().px(16), high}, bandText(), textFont(look(), 13, true),
              look().colours().actInk);
    return y + high;
}

double CompareView::paintMoney(QPainter& painter, double y) const {
    const Colours& c = look().colours();
    const Columns at = columns();
    const double head = look().px(kRow), high = look().px(32);
    painter.fillRect(QRectF(0, y, width(), head), c.raised);
    paintLine(painter, {look().px(8), y, look().px(at.first - 16), head}, nameOf("floor.money"),
              textFont(look(), 14, true), c.text);
    for (std::size_t i = 0; i < m_compared.columns.size(); ++i) {
        const double x = look().px(at.first + at.each * static_cast<double>(i));
        floor::paintHead(painter, {x, y, look().px(at.each - 8), head}, bookTitle(m_compared.columns[i].chosen),
                         textFont(look(), 12, true), c.text2, Qt::AlignRight);
    }
    y += head;
    for (const Seat seat : m_compared.began.dealt) {
        painter.fillRect(QRectF(0, y, width(), high), c.panel);
        paintLine(painter, {look().px(at.event), y, look().px(200), high}, nameOf("floor.seat", {lineOf(text(seat))}),
                  textFont(look(), 13, true), c.text);
        for (std::size_t i = 0; i < m_compared.columns.size(); ++i) {
            const QRectF cell(look().px(at.first + at.each * static_cast<double>(i)), y, look().px(at.each), high);
            const bool differs = m_compared.moneyDiffers[i][seat];
            if (differs) painter.fillRect(cell, tints(look().theme).act);
            paintLine(painter, cell.adjusted(0, 0, -look().px(8), 0),
                      (differs ? QStringLiteral("◆ ") : QString()) + netText(m_compared.columns[i].net[seat]),
                      textFont(look(), 13, differs), c.text, Qt::AlignRight);
        }
        painter.fillRect(QRectF(0, y + high - look().line(), width(), look().line()), c.line);
        y += high;
    }
    return y;
}

QString CompareView::spoken() const {
    if (m_compared.columns.empty()) return {};
    return m_compared.first < 0 ? sentence("floor.no-difference") : bandText();
}

}  // namespace oddchip::ui::floor
