// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/shell.h"

#include <QAction>

#include "app/language.h"
#include "app/practice.h"
#include "app/puntowindow.h"
#include "app/session.h"
#include "app/tour.h"
#include "app/window.h"
#include "ui/words.h"

namespace oddchip::app {
namespace {

void raise(QWidget& window) {
    if (window.isMinimized()) window.showNormal();
    window.show();
    window.raise();
    window.activateWindow();
}

}  // namespace

Shell::Shell(const QString& folder) : m_folder(folder) {}
Shell::~Shell() = default;

void Shell::showPoker() {
    if (m_poker) return raise(*m_poker);
    showWindow(
        m_poker, [folder = m_folder] { return openJournal(folder); }, [this](Window& window) { join(window); });
    m_session->begin();
}

void Shell::showPunto() {
    if (!m_punto) {
        m_punto = std::make_unique<PuntoWindow>([folder = m_folder] { return openJournal(folder, kPuntoFile); });
        join(*m_punto);
        m_punto->resize(1280, 800);
    }
    raise(*m_punto);
}

void Shell::showPractice() {
    if (!m_practice) {
        m_practice = std::make_unique<Practice>(m_folder);
        m_practice->window().resize(1280, 800);
    }
    m_practice->readPreferences();
    raise(m_practice->window());
}

void Shell::join(Window& window) {
    m_session = std::make_unique<Session>(window, m_folder);
    connect(&window, &Window::wantsPunto, this, &Shell::showPunto);
    auto* practice = new QAction(ui::nameOf("menu.practice"), &window);
    connect(practice, &QAction::triggered, this, &Shell::showPractice);
    window.addAction(practice);
}

void Shell::join(PuntoWindow& window) { connect(&window, &PuntoWindow::wantsPoker, this, &Shell::showPoker); }

}  // namespace oddchip::app
