// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/spoken.h"

#include <QStringList>

#include "ui/lists.h"
#include "ui/table/seating.h"

namespace oddchip::ui {
namespace {

QString joined(const QStringList& all, const char* otherwise) {
    return all.isEmpty() ? sentence(otherwise) : all.join(QStringLiteral(". "));
}

}  // namespace

QString spokenPot(const Table& table) {
    if (!table.playing) return sentence("told.no-pot");
    Chips total;
    QStringList parts;
    const QList<PotLayer> layers = potsInTheMiddle(table.hand);
    for (const PotLayer& layer : layers) {
        total += layer.amount;
        if (layers.size() > 1) parts += potName(layer.pot) + QLatin1Char(' ') + amount(layer.amount);
    }
    parts.prepend(sentence("line.pot", {amount(total)}));
    return total > Chips{} ? commas(parts) : sentence("told.no-pot");
}

QString spokenStacks(const Table& table) {
    const TableMarks marks;
    const Seating seating(table, marks, false);
    QStringList all;
    for (int i = 1; i <= seating.seats(); ++i) {
        const Seat seat = seatAt(i);
        const bool there = table.places[seat].taken || (table.playing && table.hand.dealt.contains(seat));
        if (there) all += seating.spoken(seat);
    }
    return joined(all, "told.no-seats");
}

QString spokenChoices(const Faces& faces) {
    QStringList all;
    for (const Face& face : faces) {
        if (face.standing == Standing::NotNow || face.label.isEmpty()) continue;
        all += face.second.isEmpty() ? face.label : sentence("list.more", {face.label, face.second});
    }
    return joined(all, "told.no-choices");
}

}  // namespace oddchip::ui
