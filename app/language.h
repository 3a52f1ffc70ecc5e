// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLocale>
#include <QString>
#include <functional>
#include <memory>
#include <span>

#include "app/opening.h"

// The language of the window: its texts, how it writes amounts, and where its lines begin.
namespace oddchip::app {

class Window;

struct Language {
    const char* code;        // as in translations/oddchip_CODE.ts
    const char16_t* itself;  // its name in its own words, which no other language changes
};
std::span<const Language> languages();  // English, in which the texts are written, comes first
bool isLanguage(const QString& code);

// What the user has chosen; empty: nothing, so that the system's language is used.
QString chosenLanguage();
void chooseLanguage(const QString& code);

// How amounts are written in a language: as in the country of the system, if it is the system's language. Figures are
// 0 to 9 everywhere, as they stand on chips and cards. An empty code: the system's language, or English.
QLocale localeOf(const QString& code);

// From now on texts, amounts and directions are those of a language. What a window shows already stays as it is.
void useLanguage(const QString& code);

// Shows a window on a journal, in place of the one that was shown. It is made anew whenever another language is chosen
// in it; what it shows is on the disk, so nothing is lost but an input that was not recorded yet. 'made' is called with
// each window that is made, before it is shown.
void showWindow(std::unique_ptr<Window>& window, const std::function<Opened()>& open,
                const std::function<void(Window&)>& made = {});

}  // namespace oddchip::app
