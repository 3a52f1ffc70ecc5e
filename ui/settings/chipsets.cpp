// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/chipsets.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "core/notation/notation.h"

namespace oddchip::ui {

ChipSets chipSets() {
    return {ChipSet{1_c, 5_c, 25_c, 100_c, 500_c, 1000_c}, ChipSet{1_c, 5_c, 25_c, 100_c, 1000_c},
            ChipSet{25_c, 100_c, 500_c, 1000_c, 5000_c, 25000_c}};
}

QString valuesText(const ChipSet& set) {
    QStringList all;
    for (const Chips value : set) {
        if (value > Chips{}) all += amount(value);
    }
    return all.join(QLatin1Char(' '));
}

std::optional<ChipSet> readValues(const QString& text, const QLocale& locale) {
    static const QRegularExpression between(QStringLiteral("[\\s;]+"));
    ChipSet set{};
    std::size_t size = 0;
    for (QString word : text.split(between, Qt::SkipEmptyParts)) {
        const QString thousands = locale.groupSeparator();
        if (!thousands.isEmpty()) word.remove(thousands);
        word.replace(locale.decimalPoint(), QStringLiteral("."));
        const auto value = readChips(word.toStdString());
        if (!value || *value == Chips{} || size == set.size()) return {};
        set[size++] = *value;
    }
    const auto end = set.begin() + static_cast<std::ptrdiff_t>(size);
    std::sort(set.begin(), end);
    if (size == 0 || std::adjacent_find(set.begin(), end) != end) return {};
    return set;
}

}  // namespace oddchip::ui
