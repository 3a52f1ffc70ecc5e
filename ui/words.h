// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The only place where sentences of core/words become text on the screen, in the reader's language.
#pragma once

#include "core/rules/evaluate.h"
#include "core/words/words.h"

#include <QString>
#include <QStringList>

namespace oddchip::ui {

// One text of a row, filled; empty where the row has none. Figures come as the reader's country writes them.
QString nameOf(std::string_view id, const QStringList& with = {});
QString sentence(std::string_view id, const QStringList& with = {});
QString explanation(std::string_view id, const QStringList& with = {});

QString listed(const QStringList& items);                  // "1, 4 and 6"
QString shortHand(Ranking ranking, const HandName& hand);  // "two pair"
QString fullHand(Ranking ranking, const HandName& hand);   // "two pair, aces and kings, queen kicker"

}  // namespace oddchip::ui
