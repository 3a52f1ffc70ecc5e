// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/callview.h"

#include "ui/punto/places.h"

namespace oddchip::ui {

CallView::CallView(QWidget* parent) : Painted(parent) { setObjectName(QStringLiteral("call")); }

void CallView::setCall(const PuntoCall& call) {
    if (call == m_call) return;
    m_call = call;
    setAccessibleName(call.sentence);
    setAccessibleDescription(call.reason);
    update();
}

// On a badge where the table waits for it or something is wrong.
double CallView::paintCaption(QPainter& painter) const {
    const Colours& c = look().colours();
    const bool quiet = m_call.tone == PuntoCall::Tone::Quiet;
    const QFont font = look().caption();
    const double wide = textWidth(m_call.caption, font), left = look().px(17), pad = quiet ? 0 : look().px(8);
    const QRectF badge(left, height() / 2.0 - look().px(13), wide + 2 * pad, look().px(26));
    if (m_call.tone == PuntoCall::Tone::Waits)
        paintFrame(painter, badge, {c.act, c.act, false, false, kTagRadius}, look());
    if (m_call.tone == PuntoCall::Tone::Wrong)
        paintFrame(painter, badge, {QColor(), c.warn, true, false, kTagRadius}, look());
    const QColor ink = quiet ? c.text2 : m_call.tone == PuntoCall::Tone::Waits ? c.onAct : c.warn;
    paintText(painter, badge, m_call.caption, font, ink, Qt::AlignHCenter);
    return badge.right() + look().px(17);
}

void CallView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    Frame frame{c.panel, c.line};
    if (m_call.tone == PuntoCall::Tone::Waits) frame = {actTint(look()), c.act, true};
    if (m_call.tone == PuntoCall::Tone::Wrong) frame = {c.panel, c.warn, true};
    paintFrame(painter, QRectF(rect()), frame, look());
    mirror(painter, *this);
    const double left = paintCaption(painter), wide = width() - left - look().px(17);
    const double line = look().px(44), below = look().px(20);
    const double top = m_call.reason.isEmpty() ? (height() - line) / 2 : (height() - line - below) / 2 - look().px(1);
    const Fitted said = squeeze({m_call.sentence}, Type::Say, true, wide, look());
    paintText(painter, {left, top, wide, line}, said.text, said.font, c.text);
    const Fitted reason = squeeze({m_call.reason}, Type::Second, false, wide, look());
    const QColor ink = m_call.tone == PuntoCall::Tone::Waits ? c.text : c.text2;
    paintText(painter, {left, top + line, wide, below}, reason.text, reason.font, ink);
}

}  // namespace oddchip::ui
