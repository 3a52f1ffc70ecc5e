// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QMenu>

#include "app/language.h"
#include "app/printing.h"
#include "app/window.h"
#include "app/windowparts.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

// Reads the table's own journal beside the desk that writes it.
void Window::openFloorWindow() {
    if (!m_join) return;
    if (!m_floorWindow) {
        m_floorWindow = std::make_unique<Floor>(QStringList{QString::fromStdString(m_join->desk().journal().path())});
        joinFloor(*m_floorWindow);
    }
    m_floorWindow->window().setAppearance(m_theme, m_preferences.deck, m_preferences.safe);
    m_floorWindow->shelf().refresh();
    if (!m_floorWindow->window().isVisible()) m_floorWindow->window().resize(size());
    m_floorWindow->window().QWidget::show();
    m_floorWindow->window().raise();
    m_floorWindow->window().activateWindow();
}

// The report of the hand on the table, where it stands now.
void Window::reportHand() {
    openFloorWindow();
    if (m_floorWindow) m_floorWindow->report(m_join->desk().journal().head().seq);
}

void Window::showMenu() {
    QMenu menu(this);
    menu.setFont(m_look.font(Type::Name));
    QAction* setUp = menu.addAction(nameOf("menu.setup"), this, &Window::openSetUp);
    setUp->setEnabled(!inHand(m_table) && !m_readOnly);
    QAction* nextHand = menu.addAction(nameOf("menu.next-hand"), this, &Window::openNextHand);
    nextHand->setEnabled(m_table.open && !inHand(m_table) && !m_readOnly);
    QAction* seats = menu.addAction(nameOf("menu.table"), this, [this] { openSeats(); });
    seats->setEnabled(m_table.open && !m_readOnly);
    QAction* shuffle =
        menu.addAction(nameOf("caption.shuffle"), this, [this] { keepShuffleList(!m_preferences.shuffleList); });
    shuffle->setCheckable(true);
    shuffle->setChecked(m_preferences.shuffleList);
    QAction* floor = menu.addAction(nameOf("button.floor"), this, &Window::openFloor);
    floor->setEnabled(mayCallFloor());
    menu.addAction(nameOf("menu.helper"), this, &Window::openHelper);
    QAction* stack = menu.addAction(nameOf("menu.stack"), this, [this] {
        closeSheet();
        m_correcting = true;
        m_trouble = sentence("menu.stack");
        showLine();
    });
    stack->setEnabled(m_table.open && !m_readOnly);
    menu.addAction(nameOf("menu.floor"), this, &Window::openFloorWindow)->setEnabled(m_join != nullptr);
    menu.addSeparator();
    menu.addAction(nameOf("punto.menu.open"), this, &Window::wantsPunto);
    menu.addSeparator();
    for (const auto& [id, theme] : {std::pair("menu.dark", Theme::Dark), std::pair("menu.light", Theme::Light),
                                    std::pair("menu.contrast", Theme::Contrast)}) {
        QAction* action = menu.addAction(nameOf(id), this, [this, theme = theme] {
            Preferences wanted = m_preferences;
            wanted.theme = theme;
            setPreferences(wanted);
        });
        action->setCheckable(true);
        action->setChecked(m_theme == theme);
    }
    QAction* shown = menu.addAction(nameOf("menu.public"), this, &Window::togglePublicScreen);
    shown->setCheckable(true);
    shown->setChecked(m_preferences.publicScreen);
    menu.addActions(actions());  // what else the program has to open
    menu.addAction(nameOf("menu.full-screen"), this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    addLanguages(*menu.addMenu(nameOf("menu.language")));
    menu.addSeparator();
    menu.addAction(nameOf("menu.settings"), this, [this] { openSettings(); });
    menu.addAction(nameOf("menu.copies"), this, [this] { openSettings(SettingsView::Page::Copies); });
    addPrinting(menu, *this);
    menu.addSeparator();
    menu.addAction(nameOf("menu.help"), this, &Window::help);
    menu.addAction(nameOf("menu.tour"), this, &Window::wantsTour);
    menu.addAction(nameOf("menu.about"), this, [this] {
        ask(nameOf("menu.about"), sentence("menu.about", {QStringLiteral(ODDCHIP_VERSION)}), sentence("about.licences"),
            {});
    });
    menu.addAction(nameOf("menu.quit"), this, &QWidget::close);
    const QRect under = m_header->menu()->geometry();
    menu.exec(m_header->mapToGlobal(isRightToLeft() ? under.bottomRight() : under.bottomLeft()));
}

void Window::addLanguages(QMenu& menu) {
    const QString chosen = chosenLanguage();
    const auto add = [&](const QString& name, const QString& code) {
        QAction* action = menu.addAction(name, this, [this, code] {
            chooseLanguage(code);
            Q_EMIT languageChosen(code);
        });
        action->setCheckable(true);
        action->setChecked(code == chosen);
    };
    add(nameOf("menu.language-system"), {});
    for (const Language& language : languages()) {
        add(QString::fromUtf16(language.itself), QLatin1String(language.code));
    }
}

}  // namespace oddchip::app
