// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QMenu>
#include <QString>

#include "core/desk/desk.h"

// One hand, and a shift's summary, on paper or as PDF/A. They name the head of the journal: whoever holds the paper can
// tell whether a record behind it was cut.
namespace oddchip::app {

class Window;

QString handPage(const Desk& desk);                      // HTML; empty: no hand was dealt
QString shiftPage(const Desk& desk);                     // what the dealer at the table took in, and the dealers before
bool savePdf(const QString& page, const QString& path);  // false: it could not be written

void printHand(Window& window);
void addPrinting(QMenu& menu, Window& window);

}  // namespace oddchip::app
