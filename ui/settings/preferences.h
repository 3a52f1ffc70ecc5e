// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QSettings>
#include <QString>

#include "ui/settings/chipsets.h"
#include "ui/settings/shortcuts.h"
#include "ui/table/tokens.h"

// What one person likes at one device. The rules of the house are no preference: they stand in the journal.
namespace oddchip::ui {

struct Preferences {
    Theme theme = Theme::Dark;
    Deck deck = Deck::FourColours;
    bool safe = false;     // colours for eyes that confuse red and green
    bool touch = true;     // nothing smaller than a finger needs
    double dotsPerMm = 0;  // of the screen, measured with the ruler; 0: what the screen says of itself
    bool clicks = false;   // when an input is refused
    bool speaks = false;   // what is told is also spoken, where the system can
    bool cards = false;    // the board and hands are entered
    bool publicScreen = false;
    bool shuffleList = false;  // shuffle and cut are gone through by a list
    bool playersDeal = false;  // there is no house dealer
    QString publicOn;          // the name of the screen it stands on; empty: the second
    bool toured = false;       // the first-run tour was seen or put away
    int keepDays = 30;         // how long copies of the journal are kept
    ChipSets chips = chipSets();
    QString tables;          // set-ups by name, as tablesAsFile() writes them
    bool stillness = false;  // nothing moves on the table
    Shortcuts keys;

    static Preferences read(const QSettings& settings);
    void write(QSettings& settings) const;
    bool operator==(const Preferences&) const = default;
};

// What a finger needs on a screen of so many dots a millimetre, in units of a window at this scale.
double unitsOf(double mm, double dotsPerMm, double scale);

}  // namespace oddchip::ui
