// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/rules/table.h"

namespace oddchip::ui {

// A set-up that is kept under a name: the game with its stakes, and the rules of the house.
struct TablePreset {
    QString name;
    HouseRules rules;
    TableOpened table;

    bool operator==(const TablePreset&) const = default;
};

// As text: for each a line "# NAME", a line of rules and a line that opens the table, both notation.
QString tablesAsFile(const QList<TablePreset>& tables);
std::optional<QList<TablePreset>> tablesFromFile(const QString& text);  // nothing: some line is none of these

QString describe(const TablePreset& preset);  // "Limit Omaha 8 2 / 4, 9 seats, rules: House"
// The name, or where one of the list has it already, the name with a number behind it.
QString freeName(const QString& name, const QList<TablePreset>& among);

}  // namespace oddchip::ui
