// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/mending.h"

#include <algorithm>

#include "ui/entry/telling.h"
#include "ui/lists.h"

namespace oddchip::ui {
namespace {

constexpr qsizetype kMost = 3;  // that are told; of the others how many there are

QString orDash(const QString& ruling) { return ruling.isEmpty() ? QString(QChar(0x2014)) : ruling; }

}  // namespace

QString changesAfter(const Log& log, const std::vector<Item>& line) {
    Log then = log;
    int mended = 0;
    for (const Item& item : line) {
        const auto* entry = std::get_if<Entry>(&item.what);
        if (!entry) return {};
        if (const auto* amend = std::get_if<Amend>(&entry->what)) mended = amend->event;
        then.entries.push_back(*entry);
    }
    if (mended == 0) return {};
    const QList<HistoryLine> before = historyOf(log), after = historyOf(then);
    QStringList changed;
    for (const HistoryLine& now : after) {
        const auto was = std::find_if(before.begin(), before.end(),
                                      [&](const HistoryLine& one) { return one.number == now.number; });
        if (now.number <= mended || was == before.end() || was->ruling == now.ruling) continue;
        changed += sentence("history.change", {QString::number(now.number), orDash(was->ruling), orDash(now.ruling)});
    }
    if (changed.isEmpty()) return sentence("history.unchanged");
    const auto more = changed.size() - kMost;
    if (more > 0) changed = changed.mid(0, kMost) + QStringList{QStringLiteral("+%1").arg(more)};
    return sentence("history.changes", {commas(changed)});
}

}  // namespace oddchip::ui
