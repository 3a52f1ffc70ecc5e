// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <QVariant>

#include "app/window.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

void remember(const char* key, const QVariant& value) {
    QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")).setValue(QLatin1String(key), value);
}

}  // namespace

void Window::showMenu() {
    QMenu menu(this);
    menu.setFont(m_look.font(Type::Name));
    QAction* setUp = menu.addAction(nameOf("menu.setup"), this, &Window::openSetUp);
    setUp->setEnabled(!inHand(m_table) && !m_readOnly);
    QAction* nextHand = menu.addAction(nameOf("menu.next-hand"), this, &Window::openNextHand);
    nextHand->setEnabled(m_table.open && !inHand(m_table) && !m_readOnly);
    menu.addAction(nameOf("menu.helper"), this, &Window::openHelper);
    QAction* stack = menu.addAction(nameOf("menu.stack"), this, [this] {
        closeSheet();
        m_correcting = true;
        m_trouble = sentence("menu.stack");
        showLine();
    });
    stack->setEnabled(m_table.open && !m_readOnly);
    menu.addSeparator();
    for (const auto& [id, theme] : {std::pair("menu.dark", Theme::Dark), std::pair("menu.light", Theme::Light),
                                    std::pair("menu.contrast", Theme::Contrast)}) {
        QAction* action = menu.addAction(nameOf(id), this, [this, theme = theme] {
            setTheme(theme);
            remember("theme", static_cast<int>(theme));
        });
        action->setCheckable(true);
        action->setChecked(m_theme == theme);
    }
    QAction* click = menu.addAction(nameOf("menu.click"), this, [this] {
        m_clicks = !m_clicks;
        remember("click", m_clicks);
    });
    click->setCheckable(true);
    click->setChecked(m_clicks);
    menu.addAction(nameOf("menu.full-screen"), this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    menu.addSeparator();
    menu.addAction(nameOf("menu.about"), this, [this] {
        m_notice->tell(nameOf("menu.about"), sentence("menu.about", {QStringLiteral(ODDCHIP_VERSION)}), {}, {});
        openSheet(m_notice);
    });
    menu.addAction(nameOf("menu.quit"), this, &QWidget::close);
    menu.exec(m_header->mapToGlobal(m_header->menu()->geometry().bottomLeft()));
}

}  // namespace oddchip::app
