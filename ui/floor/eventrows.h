// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPainter>
#include <QStringList>
#include <vector>

#include "core/archive/rows.h"
#include "ui/floor/timeline.h"
#include "ui/table/shapes.h"

namespace oddchip::ui::floor {

// The lines of a hand as a list shows them: each by itself, or an act with all that corrected it as one row, which says
// how many corrections it holds. Nothing that was recorded is left out without being counted.
class EventRows {
public:
    EventRows() = default;
    EventRows(const HandTold& told, bool corrections);

    int count() const { return static_cast<int>(m_rows.size()); }
    int lineOf(int row) const;  // that it says; of an act that was corrected the newest. -1 before the first row
    int rowOf(int line) const;  // that holds a line
    QStringList said(const HandTold& told) const;  // for people who cannot see them
    QList<Tick> ticks(const HandTold& told) const;
    // 'actor': who entered it is told as well.
    void paint(QPainter& painter, const QRectF& px, const HandTold& told, int row, bool chosen, bool actor,
               const Look& look) const;

private:
    struct Row {
        int line = 0;         // the last that it holds
        int corrections = 0;  // folded into it
    };
    QString text(const HandTold& told, int row) const;
    QString second(const HandTold& told, int row) const;
    QString numberOf(const HandTold& told, int row) const;
    bool struck(const HandTold& told, int row) const;

    std::vector<Row> m_rows;
};

// A flag, a question to the floor, change, a correction, a word of the floor's: where one wants to stop.
bool standsOut(const LineTold& line);

}  // namespace oddchip::ui::floor
