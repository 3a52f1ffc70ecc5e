// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "app/puntowindow.h"
#include "app/shotstyle.h"

namespace oddchip::app {

// Pictures of the window of Punto Banco, small and large: a card called for, a wrong draw, a result with the cut card
// out, a bet by fingers, a new shoe, the box to be collected, what can go wrong after a run of ties.
constexpr int kPuntoScenes = 7;
bool puntoScreenshots(const QString& folder, const Themes& themes = kTwoThemes);

// Deals a sample coup, tells it line by line, and writes a picture of it. What the program exits with.
int puntoDemo(const QString& picture);

}  // namespace oddchip::app
