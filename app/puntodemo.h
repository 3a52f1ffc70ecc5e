// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>

#include "app/puntowindow.h"
#include "app/shotstyle.h"

namespace oddchip::app {

// Pictures of the window of Punto Banco, dark and light, small and large: a card called for, a wrong draw, a result
// with the cut card out, a bet by fingers, a new shoe.
constexpr int kPuntoScenes = 5;
bool puntoScreenshots(const QString& folder, const Themes& themes = kTwoThemes);

}  // namespace oddchip::app
