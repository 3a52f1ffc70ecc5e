// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "app/window.h"

namespace oddchip::app {

// Somebody at the keyboard: every character is a key event that the window gets, '\n' is Enter, '\x1b' Esc, '\b' the
// erase key. For the sample hand, the pictures and the tests.
void type(ui::EntryLine& entry, const QString& keys);
void type(Window& window, const QString& keys);

// A clock for them: each look at it is a second later, so that no input comes too soon.
Clocks unhurriedClocks();

}  // namespace oddchip::app
