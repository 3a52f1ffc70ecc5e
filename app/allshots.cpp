// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/allshots.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>

#include "app/demo.h"
#include "app/floor.h"
#include "app/language.h"
#include "app/people.h"
#include "app/practice.h"
#include "app/publicscreen.h"
#include "app/tour.h"
#include "app/typist.h"

namespace oddchip::app {

using namespace ui;

namespace {

struct PageShot {
    const char* name;
    SettingsView::Page page;
};
constexpr PageShot kPages[] = {
    {"settings-rules", SettingsView::Page::Rules},   {"settings-tables", SettingsView::Page::Tables},
    {"settings-chips", SettingsView::Page::Chips},   {"settings-keys", SettingsView::Page::Keys},
    {"settings-look", SettingsView::Page::Look},     {"settings-public", SettingsView::Page::Public},
    {"settings-people", SettingsView::Page::People}, {"settings-copies", SettingsView::Page::Copies},
    {"settings-speech", SettingsView::Page::Speech},
};

// A table of pot-limit Omaha with a flop: what the public screen shows the most of.
const QString kOmaha = QStringLiteral(" table 9 pot-limit omaha blinds 5 10 chips 5 25 100 500 1000\n"
                                      "1 sits 1000; 2 sits 680; 3 sits 1220; 4 sits 700; 5 sits ?; 6 sits 820; 7 sits "
                                      "1500; 8 sits 900; 9 sits 2050; dealer \"MK\"\n"
                                      " button 9\nnr30rfccffffccdcrpc");

// Somebody to be listed, tables to be chosen, and a rule that was changed.
Preferences furnish(Window& window) {
    window.people().set({QStringLiteral("AV"), QStringLiteral("A. Vogel"), Role::manager, true},
                        QStringLiteral("4711"));
    window.people().set({QStringLiteral("MK"), QStringLiteral("M. Kaya"), Role::dealer, false}, {});
    TablePreset preset{QStringLiteral("5/10 PLO"), rulesOf(Book::roberts), {}};
    preset.table.stakes = window.table().stakes;
    preset.table.seats = window.table().seats;
    Preferences shown = window.preferences();
    shown.tables = tablesAsFile({preset, {QStringLiteral("PLO, Friday"), HouseRules{}, preset.table}});
    return shown;
}

bool settingsShots(Window& window, const QString& folder, Theme theme, QSize size) {
    bool saved = true;
    Preferences shown = furnish(window);
    window.openSettings();
    SettingsView& settings = *window.settings();
    settings.resize(size);
    shown.theme = theme;
    settings.setPreferences(shown);
    for (const PageShot& one : kPages) {
        settings.show(one.page);
        QApplication::processEvents();
        saved = settings.grab().save(shotPath(folder, QLatin1String(one.name), theme, size)) && saved;
    }
    settings.close();
    return saved;
}

bool publicShot(const Window& window, const QString& folder, Theme theme, QSize size) {
    PublicScreen screen;
    Preferences look;
    look.theme = theme;
    screen.setPreferences(look);
    screen.show(window.table());
    screen.resize(size);
    screen.view()->setClock(QStringLiteral("20:47"));
    QApplication::processEvents();
    return screen.grab().save(shotPath(folder, QStringLiteral("public"), theme, size));
}

bool tourShot(const QString& folder, Theme theme, QSize size) {
    Preferences look;
    look.theme = theme;
    Tour tour(look);
    tour.begin(size);
    QApplication::processEvents();
    return tour.window()->grab().save(shotPath(folder, QStringLiteral("tour"), theme, size));
}

int everyWindow(const QString& folder) {
    const int dealer = screenshots(folder, kAllThemes);
    const int settings = dealer == 0 ? settingsScreenshots(folder, kAllThemes) : dealer;
    const int practice = settings == 0 ? practiceShots(folder, kAllThemes) : settings;
    return practice == 0 ? floorScreenshots(folder, kAllThemes) : practice;
}

}  // namespace

int settingsScreenshots(const QString& folder, const Themes& themes) {
    if (!QDir().mkpath(folder)) return 1;
    bool saved = true;
    for (const QSize size : kShotSizes) {
        for (const Theme theme : themes) {
            QTemporaryDir data;
            Window window([&] { return openJournal(data.path()); }, unhurriedClocks());
            window.resize(size);
            window.setTheme(theme);
            window.show();
            type(window, kOmaha);
            saved = publicShot(window, folder, theme, size) && saved;
            saved = settingsShots(window, folder, theme, size) && saved;
            saved = tourShot(folder, theme, size) && saved;
        }
    }
    return saved ? 0 : 1;
}

int allScreenshots(const QString& folder, const QStringList& languages) {
    const QStringList all =
        languages.isEmpty() ? QStringList{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ar")} : languages;
    for (const QString& code : all) {
        useLanguage(code);
        if (const int status = everyWindow(folder + QLatin1Char('/') + code); status != 0) return status;
    }
    return 0;
}

}  // namespace oddchip::app
