// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/header.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kClock = 98, kEdge = 8, kGap = 16, kTabPadding = 10, kTabGap = 4, kUnderline = 4;

}  // namespace

MenuButton::MenuButton(QWidget* header) : Painted(header) {
    setObjectName(QStringLiteral("menu"));
    setAccessibleName(nameOf("button.menu"));
    setFocusPolicy(Qt::TabFocus);
}

void MenuButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& c = look().colours();
    const QRectF px(rect());
    if (isDown()) painter.fillRect(px, c.raised2);
    const double wide = look().px(20), high = look().line(2);
    for (int i = -1; i <= 1; ++i) {
        painter.fillRect(QRectF(px.center().x() - wide / 2, px.center().y() + i * look().px(6) - high / 2, wide, high),
                         c.text);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const double in = look().px(6);
    if (hasFocus()) paintFocusRing(painter, px.adjusted(in, in, -in, -in), kTagRadius, look());
}

Header::Header(QWidget* parent) : Painted(parent), m_menu(new MenuButton(this)) {
    setObjectName(QStringLiteral("header"));
    lookChanged();
}

void Header::lookChanged() {
    m_menu->setLook(look());
    m_menu->setGeometry(mirrored(look().widget({2, 2, 44, 44}), *this));
}

void Header::setText(const HeaderText& text) {
    if (text == m_text) return;
    m_text = text;
    QStringList said{text.game, text.hand, text.rules, text.streets.value(text.current), text.dealer, text.down};
    said.removeAll(QString());
    setAccessibleName(commas(said));
    update();
}

// Widths are those of the bold labels, so that no tab moves when the street changes.
double Header::tabsWidth() const {
    double wide = 0;
    for (const QString& street : m_text.streets) {
        wide += textWidth(street, look().font(Type::Second, true)) + look().px(2 * kTabPadding + kTabGap);
    }
    return wide;
}

void Header::paintTabs(QPainter& painter) const {
    const Colours& c = look().colours();
    double x = width() / 2.0 + look().px(36) - tabsWidth() / 2;
    for (qsizetype i = 0; i < m_text.streets.size(); ++i) {
        const bool current = i == m_text.current, past = i < m_text.current;
        const double wide = textWidth(m_text.streets[i], look().font(Type::Second, true)) + look().px(2 * kTabPadding);
        paintText(painter, {x, -look().line(2), wide, double(height())}, m_text.streets[i],
                  look().font(Type::Second, current),
                  current ? c.text
                  : past  ? c.text2
                          : c.dim,
                  Qt::AlignHCenter);
        const double high = look().px(kUnderline), y = height() - high;
        if (current || past) {
            const QColor pastLine = look().theme == Theme::Contrast ? c.line : c.raised2;
            painter.fillRect(QRectF(std::round(x), y, std::round(wide), high), current ? c.text : pastLine);
        }
        x += wide + look().px(kTabGap);
    }
}

void Header::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.panel);
    painter.fillRect(QRectF(0, height() - look().border(), width(), look().border()), c.line);

    const double tabs = width() / 2.0 + look().px(36) - tabsWidth() / 2;
    double left = look().px(48);
    const double gap = look().px(kGap);
    const QFont small = look().font(Type::Second);
    const double rest = textWidth(m_text.hand, small) + textWidth(m_text.rules, small) + 3 * gap;
    const Fitted game = squeeze({m_text.game}, Type::Name, true, std::max(tabs - left - rest, tabs / 3), look());
    paintText(painter, {left, 0, game.width, double(height())}, game.text, game.font, c.text);
    left += game.width;
    for (const QString& text : {m_text.hand, m_text.rules}) {
        if (text.isEmpty() || left + gap + textWidth(text, small) > tabs - gap / 2) continue;
        paintText(painter, {left + gap, 0, 1, double(height())}, text, small, c.text2);
        left += gap + textWidth(text, small);
    }

    double right = width() - look().px(kEdge + kClock + kGap);
    for (const QString& text : {m_text.down, m_text.dealer}) {
        if (text.isEmpty()) continue;
        paintText(painter, {0, 0, right, double(height())}, text, small, c.text2, Qt::AlignRight);
        right -= textWidth(text, small) + gap;
    }
    paintTabs(painter);
}

}  // namespace oddchip::ui
