// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/rulingpanel.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/direction.h"
#include "ui/lists.h"

namespace oddchip::ui {
namespace {

constexpr double kFloorWidth = 104, kChangeFromBottom = 36;

}  // namespace

RulingPanel::RulingPanel(QWidget* parent) : Painted(parent), Told(QAccessible::StaticText) {
    setObjectName(QStringLiteral("ruling"));
}

void RulingPanel::setRuling(const RulingText& text) {
    if (text == m_text) return;
    if (!text.preview && !text.verdict.isEmpty()) m_new.show(look());
    m_text = text;
    QStringList said{text.about, text.verdict, text.reason, text.rule, text.citation, text.beside, text.change};
    said.prepend(text.caption);
    said.removeAll(QString());
    tell(*this, commas(said));
    update();
}

// One line; where that is too small for it, two.
double RulingPanel::paintReason(QPainter& painter, const QRectF& px) const {
    const QColor ink = look().colours().text2;
    const Fitted one = squeeze({m_text.reason}, Type::Second, false, px.width(), look());
    if (one.width <= px.width()) {
        paintText(painter, px, one.text, one.font, ink);
        return px.height();
    }
    const QRectF used = paintParagraph(painter, px.adjusted(0, 0, 0, px.height()), m_text.reason, one.font, ink);
    return std::max(px.height(), used.height());
}

void RulingPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.bg);
    paintPanel(painter, rect(), m_text.caption, m_text.about, look());
    const double left = look().px(kPadding + 1), wide = width() - 2 * left, line = look().px(20);
    const double bottom = height() - look().px(kChangeFromBottom);
    // A low panel with a line more begins a little higher.
    const bool tight = !m_text.beside.isEmpty() && height() < look().px(216);
    double y = look().px(kPanelHead + (tight ? 8 : 16));

    const Fitted verdict = squeeze({m_text.verdict}, Type::Verdict, !m_text.preview, wide, look());
    paintText(painter, {left, y, wide, look().px(32)}, verdict.text, verdict.font, m_text.preview ? c.text2 : c.text);
    m_new.paint(painter, {left, y, std::min(verdict.width, wide), look().px(32)}, look());
    y += look().px(34);
    y += paintReason(painter, {left, y, wide, line}) + look().px(4);

    const QFont mono = look().mono(Type::Second, true);
    const double rule = textWidth(m_text.rule, mono) + look().px(8);
    paintText(painter, {left, y, rule, line}, m_text.rule, mono, c.text);
    const Fitted citation = squeeze({leftToRight(m_text.citation)}, Type::Second, false, wide - rule, look());
    if (!m_text.rule.isEmpty() || !m_text.citation.isEmpty()) {
        paintText(painter, {left + (m_text.rule.isEmpty() ? 0 : rule), y, wide - rule, line}, citation.text,
                  citation.font, c.text2);
        y += line + look().px(tight ? 2 : 8);
    }
    if (!m_text.beside.isEmpty() && y + line <= bottom - look().px(8)) {
        const Fitted beside = squeeze({m_text.beside}, Type::Second, false, wide, look());
        paintText(painter, {left, y, wide, line}, beside.text, beside.font, c.text2);
    }
    const double room = wide - look().px(kFloorWidth + 8);
    const Fitted change = squeeze({m_text.change}, Type::Label, true, room, look());
    paintText(painter, {left, bottom - look().px(14), room, look().px(28)}, change.text, change.font, c.text);
}

}  // namespace oddchip::ui
