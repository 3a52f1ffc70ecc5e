// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/focusring.h"

#include <QApplication>
#include <QEvent>

#include "ui/entry/button.h"
#include "ui/entry/chiptray.h"

namespace oddchip::ui {

FocusRing::FocusRing(QWidget* window) : Painted(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { moveTo(now); });
}

void FocusRing::moveTo(QWidget* focus) {
    if (m_focus) m_focus->removeEventFilter(this);
    const bool ringed = qobject_cast<Button*>(focus) || qobject_cast<ChipButton*>(focus);
    m_focus = ringed && focus->window() == window() ? focus : nullptr;
    if (m_focus) m_focus->installEventFilter(this);
    follow();
}

void FocusRing::follow() {
    const bool byKey = window()->testAttribute(Qt::WA_KeyboardFocusChange);
    setVisible(m_focus && m_focus->isVisible() && byKey);
    if (!m_focus) return;
    const int out = qRound(look().px(5)) + 1;
    const QPoint at = m_focus->mapTo(window(), QPoint());
    setGeometry(QRect(at, m_focus->size()).adjusted(-out, -out, out, out));
    raise();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Hide || type == QEvent::Show) follow();
    return Painted::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double out = qRound(look().px(5)) + 1;
    paintFocusRing(painter, QRectF(rect()).adjusted(out, out, -out, -out), kPanelRadius, look());
}

}  // namespace oddchip::ui
