// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QSize>
#include <QString>
#include <functional>

#include "app/shotstyle.h"

namespace oddchip::app {

// Deals a sample hand with two side pots and an odd chip through the window, tells it as text on standard output, and
// writes a picture of it. Returns the program's exit status.
int demo(const QString& picture);

class Window;

// What the window shows at some twenty moments, each in a window of its own.
using LookAt = std::function<void(const QString& name, Window& window)>;
void showScenes(QSize size, const LookAt& lookAt);

// Pictures of what the window shows at some twenty moments, small and large.
int screenshots(const QString& folder, const Themes& themes = kTwoThemes);

}  // namespace oddchip::app
