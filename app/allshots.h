// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStringList>

#include "app/shotstyle.h"

namespace oddchip::app {

// Pictures of every window in all palettes and sizes, a folder for each language: English, German and Arabic where none
// is named. Returns the program's exit status.
int allScreenshots(const QString& folder, const QStringList& languages);

// Of the pages of settings, the public screen and the tour.
int settingsScreenshots(const QString& folder, const Themes& themes);

}  // namespace oddchip::app
