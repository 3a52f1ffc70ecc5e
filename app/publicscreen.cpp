// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/publicscreen.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QScreen>
#include <QTime>
#include <algorithm>

#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

PublicScreen::PublicScreen() : m_view(new PublicView(this)) {
    setObjectName(QStringLiteral("public-screen"));
    setWindowTitle(nameOf("public.window"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_ShowWithoutActivating);  // the keys stay with the dealer
    resize(1280, 800);
    const auto tick = [this] { m_view->setClock(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat)); };
    connect(&m_minute, &QTimer::timeout, this, tick);
    m_minute.start(1000);
    tick();
}

void PublicScreen::show(const Table& table) {
    if (!floorDecides(table)) m_view->show(publicTable(table));
}

void PublicScreen::setPreferences(const Preferences& preferences) {
    m_view->setLook(preferences.theme, preferences.deck, preferences.safe);
    if (!preferences.publicScreen) return hide();
    if (!isVisible()) place(preferences.publicOn);
}

// Full screen on the screen that was chosen, else on the second; where there is one alone, a window like others.
void PublicScreen::place(const QString& wanted) {
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto named =
        std::find_if(screens.begin(), screens.end(), [&](const QScreen* one) { return one->name() == wanted; });
    QScreen* screen = named != screens.end() ? *named : screens.size() > 1 ? screens[1] : nullptr;
    if (!screen || screens.size() < 2) return QWidget::show();
    setWindowFlag(Qt::FramelessWindowHint);
    setGeometry(screen->geometry());
    showFullScreen();
}

void PublicScreen::closeEvent(QCloseEvent* event) {
    Q_EMIT closed();
    event->accept();
}

void PublicScreen::keyPressEvent(QKeyEvent* key) {
    if (key->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(key);
}

}  // namespace oddchip::app
