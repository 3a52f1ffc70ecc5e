// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/preferences.h"

#include <QVariant>
#include <algorithm>

#include "core/notation/notation.h"

namespace oddchip::ui {
namespace {

struct Switch {
    const char* key;
    bool Preferences::*value;
};
constexpr Switch kSwitches[] = {
    {"safe-colours", &Preferences::safe},
    {"touch", &Preferences::touch},
    {"click", &Preferences::clicks},
    {"speech", &Preferences::speaks},
    {"cards", &Preferences::cards},
    {"reduce-motion", &Preferences::stillness},
    {"toured", &Preferences::toured},
    {"public-screen", &Preferences::publicScreen},
    {"shuffle-list", &Preferences::shuffleList},
    {"players-deal", &Preferences::playersDeal},
};

constexpr const char* kTheme = "theme";
constexpr const char* kDeck = "deck";
constexpr const char* kDots = "dots-per-mm";
constexpr const char* kPublicOn = "public-on";
constexpr const char* kDays = "copies-days";
constexpr const char* kKeys = "keys";
constexpr const char* kTables = "tables";
constexpr const char* kChips[kChipSets] = {"chips/us", "chips/uk", "chips/tournament"};

// A number that somebody wrote into the file by hand is brought into its range.
int number(const QSettings& settings, const char* key, int otherwise, int most) {
    bool whole = false;
    const int value = settings.value(QLatin1String(key), otherwise).toInt(&whole);
    return whole ? std::clamp(value, 0, most) : otherwise;
}

}  // namespace

Preferences Preferences::read(const QSettings& settings) {
    Preferences all;
    for (const Switch& one : kSwitches) {
        all.*one.value = settings.value(QLatin1String(one.key), all.*one.value).toBool();
    }
    all.theme = Theme{number(settings, kTheme, 0, 2)};
    all.deck = Deck{number(settings, kDeck, 0, 2)};
    all.dotsPerMm = settings.value(QLatin1String(kDots), 0.0).toDouble();
    if (!(all.dotsPerMm >= 0 && all.dotsPerMm < 100)) all.dotsPerMm = 0;
    all.publicOn = settings.value(QLatin1String(kPublicOn)).toString();
    all.keepDays = number(settings, kDays, all.keepDays, 3650);
    all.tables = settings.value(QLatin1String(kTables)).toString();
    if (const auto keys = Shortcuts::read(settings.value(QLatin1String(kKeys)).toString())) all.keys = *keys;
    for (std::size_t i = 0; i < kChipSets; ++i) {
        const auto set = readValues(settings.value(QLatin1String(kChips[i])).toString(), QLocale::c());
        if (set) all.chips[i] = *set;
    }
    return all;
}

void Preferences::write(QSettings& settings) const {
    for (const Switch& one : kSwitches) settings.setValue(QLatin1String(one.key), this->*one.value);
    settings.setValue(QLatin1String(kTheme), static_cast<int>(theme));
    settings.setValue(QLatin1String(kDeck), static_cast<int>(deck));
    settings.setValue(QLatin1String(kDots), dotsPerMm);
    settings.setValue(QLatin1String(kPublicOn), publicOn);
    settings.setValue(QLatin1String(kDays), keepDays);
    settings.setValue(QLatin1String(kTables), tables);
    settings.setValue(QLatin1String(kKeys), keys.text());
    const ChipSets coming = chipSets();
    for (std::size_t i = 0; i < kChipSets; ++i) {
        QStringList values;
        for (const Chips value : chips[i]) {
            if (value > Chips{} && chips[i] != coming[i]) values += QString::fromStdString(text(value));
        }
        settings.setValue(QLatin1String(kChips[i]), values.join(QLatin1Char(' ')));
    }
}

double unitsOf(double mm, double dotsPerMm, double scale) { return scale > 0 ? mm * dotsPerMm / scale : 0; }

}  // namespace oddchip::ui
