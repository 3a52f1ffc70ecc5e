// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/tablepresets.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"

namespace oddchip::ui {
namespace {

const QString kMark = QStringLiteral("# ");

QString lineOf(const RulesLine& line) { return QString::fromStdString(write(line)); }

// One line of the file into the preset that it belongs to; false: it is none of them.
bool take(const QString& line, TablePreset& preset, bool& whole) {
    Reading reading;
    reading.rules = preset.rules;
    const auto read = readLine(line.toStdString(), reading);
    const auto* items = std::get_if<std::vector<Item>>(&read);
    if (!items || items->size() != 1) return false;
    if (const auto* rules = std::get_if<RulesLine>(&items->front().what)) {
        preset.rules = rules->rules;
        return true;
    }
    const auto* table = std::get_if<TableOpened>(&items->front().what);
    if (!table) return false;
    preset.table = *table;
    whole = true;
    return true;
}

}  // namespace

QString tablesAsFile(const QList<TablePreset>& tables) {
    QString text;
    for (const TablePreset& preset : tables) {
        text += kMark + preset.name.simplified() + QLatin1Char('\n') +
                lineOf(RulesLine{preset.rules, Book::house, true}) + QLatin1Char('\n') +
                QString::fromStdString(write(preset.table)) + QLatin1Char('\n');
    }
    return text;
}

std::optional<QList<TablePreset>> tablesFromFile(const QString& text) {
    QList<TablePreset> all;
    bool whole = true;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(kMark)) {
            if (!whole) return {};
            all.append(TablePreset{line.mid(kMark.size()).simplified(), {}, {}});
            whole = false;
            continue;
        }
        if (all.isEmpty() || whole || !take(line, all.back(), whole)) return {};
    }
    return whole ? std::optional(all) : std::nullopt;
}

QString describe(const TablePreset& preset) {
    const HeaderText text = headerText(opened(preset.rules, preset.table));
    return commas({text.game, nameOf("tables.seats", {QString::number(preset.table.seats)}), text.rules});
}

QString freeName(const QString& name, const QList<TablePreset>& among) {
    const auto taken = [&](const QString& one) {
        return std::any_of(among.begin(), among.end(), [&](const TablePreset& preset) { return preset.name == one; });
    };
    QString free = name;
    for (int nth = 2; taken(free); ++nth) free = QStringLiteral("%1 (%2)").arg(name).arg(nth);
    return free;
}

}  // namespace oddchip::ui
