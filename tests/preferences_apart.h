// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QSettings>
#include <QTemporaryDir>

// Settings of one test program alone: tests run side by side, and none may see what another has chosen.
namespace oddchip {

class PreferencesApart {
public:
    PreferencesApart() { QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path()); }
    void forget() {
        QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
        settings.clear();
        settings.sync();
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace oddchip
