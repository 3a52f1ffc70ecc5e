// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QSize>
#include <QString>

#include "ui/table/tokens.h"

// The palettes and sizes that pictures of each window are taken in.
namespace oddchip::app {

using Themes = QList<ui::Theme>;
inline const Themes kTwoThemes{ui::Theme::Dark, ui::Theme::Light};
inline const Themes kAllThemes{ui::Theme::Dark, ui::Theme::Light, ui::Theme::Contrast};
inline const QList<QSize> kShotSizes{QSize(1280, 800), QSize(1920, 1080)};

inline QString themeName(ui::Theme theme) {
    switch (theme) {
    case ui::Theme::Dark: return QStringLiteral("dark");
    case ui::Theme::Light: return QStringLiteral("light");
    case ui::Theme::Contrast: return QStringLiteral("contrast");
    }
    return {};
}

// FOLDER/NAME-PALETTE-WIDTHxHEIGHT.png
inline QString shotPath(const QString& folder, const QString& name, ui::Theme theme, QSize size) {
    return QStringLiteral("%1/%2-%3-%4x%5.png")
        .arg(folder, name, themeName(theme))
        .arg(size.width())
        .arg(size.height());
}

}  // namespace oddchip::app
