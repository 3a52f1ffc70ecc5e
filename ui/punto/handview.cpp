// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/handview.h"

#include <cmath>

#include "ui/lists.h"
#include "ui/punto/places.h"
#include "ui/table/cardpainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 40, kBetween = 8, kTotal = 72;

}  // namespace

HandView::HandView(QWidget* parent) : Painted(parent) { setFocusPolicy(Qt::TabFocus); }

void HandView::setHand(const HandText& text) {
    if (text == m_text) return;
    m_text = text;
    setAccessibleName(text.title);
    QStringList said;
    for (const Card card : text.cards) said += cardName(card);
    if (text.total >= 0) said += QString::number(text.total);
    if (text.next) said += nameOf("punto.caption.next");
    setAccessibleDescription(commas(said));
    update();
}

void HandView::paintNext(QPainter& painter, const QRectF& px) const {
    const Colours& c = look().colours();
    paintFrame(painter, px, {actTint(look()), c.act, true, true, 6}, look());
    const Fitted word = squeeze({nameOf("punto.caption.next")}, Type::Second, true, px.width() - look().px(6), look());
    paintText(painter, px, word.text, word.font, c.text, Qt::AlignHCenter);
}

// Three places for cards and the total, centred as a whole, so that no card moves when the next one comes.
void HandView::paintPlaces(QPainter& painter) const {
    const Colours& c = look().colours();
    const double high = std::min(inUnits().height() - kHead - 12, 132.0), wide = std::round(high * 64 / 88);
    const double all = 3 * wide + 3 * kBetween + kTotal, left = (inUnits().width() - all) / 2;
    const double top = kHead + (inUnits().height() - kHead - high) / 2 - 3;
    for (int i = 0; i < 3; ++i) {
        const QRectF px = look().px(QRectF(left + i * (wide + kBetween), top, wide, high));
        if (i < m_text.cards.size)
            paintCard(painter, px, m_text.cards.cards[static_cast<std::size_t>(i)], look());
        else if (i == m_text.cards.size && (m_text.next || m_text.picked))
            paintNext(painter, px);
        else if (i < 2)
            paintNoCard(painter, px, look());
    }
    if (m_text.total < 0) return;
    QFont font = look().font(Type::Typed, true);
    font.setPixelSize(qRound(64 * look().scale));
    const QRectF px = look().px(QRectF(left + 3 * (wide + kBetween), top, kTotal, high));
    paintText(painter, px, QString::number(m_text.total), font, c.text, Qt::AlignHCenter);
}

void HandView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const bool strong = m_text.wins || m_text.picked || isDown();
    paintFrame(painter, QRectF(rect()), {c.panel, strong ? c.text : c.line, strong}, look());
    const QRectF head = look().px(QRectF(17, 0, inUnits().width() - 34, kHead));
    const QFont title = look().font(Type::Label, true);
    paintText(painter, head, m_text.title, title, c.text);
    const double room = head.width() - textWidth(m_text.title, title) - look().px(12);
    const Fitted sum = squeeze({m_text.sum}, Type::Second, false, room, look());
    paintText(painter, head, sum.text, sum.font, c.text2, Qt::AlignRight);
    paintPlaces(painter);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, QRectF(rect()).adjusted(5, 5, -5, -5), kTagRadius, look());
}

}  // namespace oddchip::ui
