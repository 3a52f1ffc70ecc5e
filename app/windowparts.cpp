// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/windowparts.h"

#include <QCoreApplication>
#include <QSettings>
#include <algorithm>

#include "ui/words.h"

namespace oddchip::app {

QPalette paletteOf(const ui::Colours& c) {
    QPalette palette(c.raised, c.bg);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.well);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::Highlight, c.focus);
    palette.setColor(QPalette::HighlightedText, c.bg);
    palette.setColor(QPalette::Disabled, QPalette::Text, c.dim);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, c.dim);
    return palette;
}

void remember(const char* key, const QVariant& value) {
    QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")).setValue(QLatin1String(key), value);
}

void addLookChoices(QMenu& menu, QWidget& window, const LookChoices& choices) {
    for (const auto& [id, theme] : {std::pair("menu.dark", ui::Theme::Dark), std::pair("menu.light", ui::Theme::Light),
                                    std::pair("menu.contrast", ui::Theme::Contrast)}) {
        QAction* action = menu.addAction(ui::nameOf(id), &window, [choose = choices.chooseTheme, theme = theme] {
            choose(theme);
            remember("theme", static_cast<int>(theme));
        });
        action->setCheckable(true);
        action->setChecked(choices.theme == theme);
    }
    QAction* click = menu.addAction(ui::nameOf("menu.click"), &window, choices.toggleClicks);
    click->setCheckable(true);
    click->setChecked(choices.clicks);
    menu.addAction(ui::nameOf("menu.full-screen"), &window,
                   [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
}

bool useWindowKey(const QKeyEvent& key, QWidget& window, const WindowKeys& does) {
    if (key.key() == Qt::Key_F11) {
        window.setWindowState(window.windowState() ^ Qt::WindowFullScreen);
        return true;
    }
    if (key.key() == Qt::Key_F10 || key.key() == Qt::Key_Menu) {
        does.menu();
        return true;
    }
    if (!(key.modifiers() & Qt::ControlModifier)) return false;
    switch (key.key()) {
    case Qt::Key_Z: does.undo(); return true;
    case Qt::Key_L: does.chooseTheme(does.theme == ui::Theme::Dark ? ui::Theme::Light : ui::Theme::Dark); return true;
    case Qt::Key_Q: window.close(); return true;
    default: return false;
    }
}

void KeysToEntry::pass(QKeyEvent& key, QWidget& line) {
    if (m_passing || line.hasFocus()) return key.ignore();  // the line has had it
    m_passing = true;
    line.setFocus();
    QCoreApplication::sendEvent(&line, &key);
    m_passing = false;
}

bool hasUndo(const std::vector<Item>& line) {
    return std::ranges::any_of(line, [](const Item& item) {
        const auto* entry = std::get_if<Entry>(&item.what);
        return entry && std::holds_alternative<Undo>(entry->what);
    });
}

const Event* lastEvent(const std::vector<Item>& line) {
    const auto* entry = line.empty() ? nullptr : std::get_if<Entry>(&line.back().what);
    return entry ? std::get_if<Event>(&entry->what) : nullptr;
}

}  // namespace oddchip::app
