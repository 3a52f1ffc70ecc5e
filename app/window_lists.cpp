// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Shuffle and cut gone through by a list, and what each seat has put in.
#include "app/window.h"
#include "ui/entry/contributions.h"

namespace oddchip::app {

using namespace ui;

// What the seats have put in opens on the pots that it built; without a hand, the pot helper.
void Window::makeContributions() {
    auto* all = new Contributions(this);
    connect(all, &Sheet::closed, this, &Window::closeSheet);
    connect(all, &Contributions::wantsPotHelper, this, &Window::openHelper);
    connect(m_pots, &QAbstractButton::clicked, this, [this, all] {
        if (!m_table.playing || m_sheet == all) return openHelper();
        all->setLog(log());
        openSheet(all);
    });
}

void Window::makeShuffleList() {
    m_shuffle = new ShuffleList(this);
    connect(m_shuffle, &Sheet::finished, this, [this] {
        if (!locked()) record(m_shuffle->line());
    });
    connect(m_shuffle, &Sheet::closed, this, [this] { keepShuffleList(false); });
    connect(m_shuffle, &ShuffleList::playersDeal, this, [this](bool players) {
        Preferences wanted = m_preferences;
        wanted.playersDeal = players;
        setPreferences(wanted);
    });
}

bool Window::showsShuffle() const { return m_preferences.shuffleList && !m_readOnly && ShuffleList::stands(m_table); }

void Window::keepShuffleList(bool shown) {
    Preferences wanted = m_preferences;
    wanted.shuffleList = shown;
    setPreferences(wanted);
}

// The next step, where the list is in view; else the list.
void Window::pressShuffle() {
    if (!m_preferences.shuffleList && ShuffleList::stands(m_table)) return keepShuffleList(true);
    if (!m_shuffle->isVisible() || !m_shuffle->tickNext()) refuse();
}

}  // namespace oddchip::app
