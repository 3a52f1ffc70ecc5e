// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/puntoheader.h"

#include <cmath>

#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kPass = 148, kBar = 120, kGap = 12;

}  // namespace

PuntoHeader::PuntoHeader(QWidget* parent) : Painted(parent), m_menu(new MenuButton(this)) {
    setObjectName(QStringLiteral("header"));
    m_pass = new Button(Button::Shape::Small, this);
    m_pass->setFace({nameOf("punto.button.pass") + QStringLiteral("  S"), {}});
    m_pass->setAccessibleName(nameOf("punto.button.pass"));
}

void PuntoHeader::lookChanged() {
    m_menu->setLook(look());
    m_menu->setGeometry(look().widget({2, 2, 44, 44}));
    m_pass->setLook(look());
    m_pass->setGeometry(look().widget({inUnits().width() - 8 - kPass, 4, kPass, 40}));
}

void PuntoHeader::setText(const PuntoHeaderText& text) {
    if (text == m_text) return;
    m_text = text;
    QStringList said = text.about;
    said += text.holder;
    said += text.left;
    if (text.cut) said += sentence("punto.cut");
    setAccessibleName(commas(said));
    update();
}

double PuntoHeader::paintShoe(QPainter& painter) const {
    const Colours& c = look().colours();
    const QFont font = look().font(Type::Second);
    double right = width() - look().px(8 + kPass + kGap);
    const auto text = [&](const QString& words, const QFont& with, const QColor& ink) {
        const double wide = textWidth(words, with);
        paintText(painter, {right - wide, 0, wide, double(height())}, words, with, ink, Qt::AlignRight);
        right -= wide + look().px(kGap);
    };
    if (m_text.cut) text(sentence("punto.cut"), look().font(Type::Second, true), c.text);
    text(m_text.cut ? m_text.few : m_text.left, font, c.text);
    const double wide = look().px(kBar), high = look().px(12), y = std::round((height() - high) / 2.0);
    const QRectF bar(right - wide, y, wide, high);
    paintFrame(painter, bar, {c.well, c.edge, false, false, 4}, look());
    const double in = look().border() + look().line(1);
    painter.fillRect(QRectF(bar.left() + in, bar.top() + in, (wide - 2 * in) * m_text.part, high - 2 * in), c.text2);
    right = bar.left() - look().px(kGap);
    text(m_text.holder, font, c.text);
    return right;
}

void PuntoHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.panel);
    painter.fillRect(QRectF(0, height() - look().border(), width(), look().border()), c.line);
    double left = look().px(48);
    const QString title = nameOf("punto.title");
    const QFont bold = look().font(Type::Name, true), small = look().font(Type::Second);
    paintText(painter, {left, 0, 1, double(height())}, title, bold, c.text);
    left += textWidth(title, bold) + look().px(16);
    const double right = m_text.left.isEmpty() ? width() : paintShoe(painter);
    for (const QString& text : m_text.about) {
        const double wide = textWidth(text, small);
        if (left + wide > right) break;
        paintText(painter, {left, 0, wide, double(height())}, text, small, c.text2);
        left += wide + look().px(16);
    }
}

}  // namespace oddchip::ui
