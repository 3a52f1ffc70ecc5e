// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "app/practice_store.h"
#include "app/shotstyle.h"
#include "ui/practice/practicewindow.h"

namespace oddchip::app {

// The practice window with its store: what it wants kept is on the disk before it is shown again.
class Practice {
public:
    explicit Practice(const QString& folder, std::optional<ui::PracticeWindow::Clocks> clocks = {});

    void readPreferences();  // palette, deck and safe colours, as they are chosen for every window
    ui::PracticeWindow& window() { return *m_window; }
    const PracticeStore* store() const { return m_store ? &*m_store : nullptr; }  // null: it could not be opened

private:
    void keep(const practice::Note& note);

    std::optional<PracticeStore> m_store;
    std::vector<practice::Kept> m_unkept;  // of a session whose store could not be opened: gone with it
    ui::PracticeWindow::Clocks m_clocks;
    std::unique_ptr<ui::PracticeWindow> m_window;
};

// Pictures of the practice window, as screenshots() takes them of the dealer's.
int practiceShots(const QString& folder, const Themes& themes = kTwoThemes);

}  // namespace oddchip::app
