// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <functional>
#include <variant>
#include <vector>

#include "core/notation/punto.h"

namespace oddchip::ui {

// What a line would do at this table if it were entered now.
struct PuntoPreview {
    QString text;             // below the line
    bool trouble = false;     // it cannot be read, or cannot be true
    std::vector<Item> items;  // empty: nothing to be entered
};
using PuntoFold = std::function<std::variant<PuntoStepped, Refusal>(const std::vector<Entry>& joined)>;
PuntoPreview puntoPreview(const QString& line, const Punto& punto, const PuntoFold& fold);

// What the dealer may type for short: "3b50 4p20" are bets, "7c" is a card for the hand that is next, "2s3h" two.
QString puntoExpanded(const QString& typed, const baccarat::Table& table);

}  // namespace oddchip::ui
