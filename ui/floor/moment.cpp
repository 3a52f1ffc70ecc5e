// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QPainter>
#include <algorithm>

#include "ui/entry/telling.h"
#include "ui/floor/handspage.h"
#include "ui/floor/paint.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui::floor {

MomentPanel::MomentPanel(QWidget* parent) : Painted(parent) {}

void MomentPanel::setMoment(const HandTold* told, int line) {
    m_told = told;
    m_line = line;
    update();
}

void MomentPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), look().colours().bg);
    paintCard(painter, QRectF(rect()), look());
    if (!m_told) return;
    const double pad = look().px(16), right = std::min(width() * 0.42, look().px(260));
    const QRectF in = QRectF(rect()).adjusted(pad, pad, -pad, -pad);
    paintRuling(painter, {in.left(), in.top(), in.width() - right - pad, in.height()});
    painter.fillRect(QRectF(in.right() - right, 0, look().line(), height()), look().colours().line);
    paintPots(painter, {in.right() - right + pad, in.top(), right - pad, in.height()});
}

void MomentPanel::paintRuling(QPainter& painter, const QRectF& px) const {
    const Colours& c = look().colours();
    const double line = look().px(20);
    const bool begun = m_line >= 0 && m_line < std::ssize(m_told->lines);
    const int number = begun ? m_told->lines[static_cast<std::size_t>(m_line)].number : 0;
    const QString head =
        number > 0 ? nameOf("floor.ruling-at", {QString::number(number)}) : nameOf("floor.ruling-here");
    QFont caption = textFont(look(), 12, true);
    caption.setLetterSpacing(QFont::AbsoluteSpacing, look().scale);
    paintLine(painter, {px.left(), px.top(), px.width(), line}, head.toUpper(), caption, c.text2);
    if (!begun) return;
    const LineTold& told = m_told->lines[static_cast<std::size_t>(m_line)];
    const auto read = readEvent(told.text);
    const auto* event = std::get_if<Event>(&read);
    const Table& after = m_told->tables[static_cast<std::size_t>(m_line)];
    const Table& before = m_line > 0 ? m_told->tables[static_cast<std::size_t>(m_line) - 1] : m_told->start;
    const RulingText text = rulingText({before, after, event, told.ruling});
    QString verdict = text.verdict;
    if (told.ruling.counts) {
        verdict = nameOf("floor.seat-verdict", {QString::number(oddchip::number(told.ruling.counts->seat)),
                                                countsText(told.ruling.counts, told.ruling.change)});
    }
    double y = px.top() + line + look().px(4);
    paintLine(painter, {px.left(), y, px.width(), look().px(24)}, verdict, textFont(look(), 16, true), c.text);
    y += look().px(28);
    const RuleId rule = told.ruling.flags.empty() ? told.ruling.rules.first() : told.ruling.flags.first();
    QString why = text.reason;
    if (rule != RuleId::none) why = sentence(std::string(name(rule)));
    y += paintWrapped(painter, {px.left(), y, px.width(), px.bottom() - y - line}, why, textFont(look(), 13), c.text2);
    if (rule == RuleId::none) return;
    const QString cites = idText(name(rule)) + QStringLiteral(" · ") + citesOf(rule, m_told->log.hand->rules);
    paintLine(painter, {px.left(), std::min(y + look().px(4), px.bottom() - line), px.width(), line}, cites,
              textFont(look(), 12), c.text);
}

void MomentPanel::paintPots(QPainter& painter, const QRectF& px) const {
    const Colours& c = look().colours();
    QFont caption = textFont(look(), 12, true);
    caption.setLetterSpacing(QFont::AbsoluteSpacing, look().scale);
    const double line = look().px(20);
    paintLine(painter, {px.left(), px.top(), px.width(), line}, nameOf("floor.pots").toUpper(), caption, c.text2);
    const Table& table = m_line >= 0 && m_line < std::ssize(m_told->tables)
                             ? m_told->tables[static_cast<std::size_t>(m_line)]
                             : m_told->start;
    const Pots all = pots(table.hand);
    double y = px.top() + line + look().px(4);
    const auto row = [&](const QString& what, const QString& value, bool bold) {
        if (y + line > px.bottom()) return;
        const QFont shown = textFont(look(), 13, bold);
        const double wide = paintLine(painter, {px.left(), y, px.width(), line}, value, shown, c.text, Qt::AlignRight);
        paintLine(painter, {px.left(), y, px.width() - wide - look().px(8), line}, what, shown, c.text);
        y += look().px(22);
    };
    for (int i = all.size - 1; i >= 0; --i) {
        const PotBuilt how = built(table.hand, i);
        const auto seats = [](SeatSet set) { return QString::fromStdString(text(set)); };
        // While betting goes on not all of them have put in as much.
        const Chips live = all.list[static_cast<std::size_t>(i)].amount - how.folded - how.dead;
        if (live.count > 0) row(nameOf("floor.each-from", {amount(how.each), seats(how.from)}), amount(live), false);
        if (how.folded.count > 0) row(nameOf("floor.folded-from", {seats(how.foldedFrom)}), amount(how.folded), false);
        if (how.dead.count > 0) row(nameOf("floor.dead-money"), amount(how.dead), false);
        row(nameOf("floor.pot-of", {potName(i), seats(all.list[static_cast<std::size_t>(i)].of)}),
            amount(all.list[static_cast<std::size_t>(i)].amount), true);
    }
    if (all.size == 0) row(nameOf("floor.no-pot"), {}, false);
}

}  // namespace oddchip::ui::floor
