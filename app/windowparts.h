// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QKeyEvent>
#include <QMenu>
#include <QPalette>
#include <QVariant>
#include <functional>
#include <vector>

#include "core/notation/notation.h"
#include "ui/table/tokens.h"

// What the windows of both kinds of table have in common.
namespace oddchip::app {

// For what Qt paints itself: the menu, the selection in the entry line.
QPalette paletteOf(const ui::Colours& colours);

void remember(const char* key, const QVariant& value);

// The palette, whether a refusal clicks, and the whole screen: as entries of a menu.
struct LookChoices {
    ui::Theme theme;
    std::function<void(ui::Theme)> chooseTheme;
    bool clicks;
    std::function<void()> toggleClicks;
};
void addLookChoices(QMenu& menu, QWidget& window, const LookChoices& choices);

// The keys of both windows: F11 the whole screen, F10 or Menu the menu; with Ctrl Z undo, L the other palette, Q the
// end. True: the key was one of them.
struct WindowKeys {
    std::function<void()> menu, undo;
    ui::Theme theme;
    std::function<void(ui::Theme)> chooseTheme;
};
bool useWindowKey(const QKeyEvent& key, QWidget& window, const WindowKeys& does);

// Keys that no other part wants are the entry line's. What the line does not take comes back to the window, and is not
// sent again.
class KeysToEntry {
public:
    void pass(QKeyEvent& key, QWidget& line);

private:
    bool m_passing = false;
};

bool hasUndo(const std::vector<Item>& line);
const Event* lastEvent(const std::vector<Item>& line);  // nothing: the line does not end with one

constexpr std::int64_t kLockMs = 300;  // what comes sooner after a change was meant for the table before

}  // namespace oddchip::app
