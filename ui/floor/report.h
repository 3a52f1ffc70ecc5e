// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPainter>
#include <QSizeF>
#include <QString>

#include "core/archive/rows.h"

namespace oddchip::ui::floor {

// One incident on one page: the decision first, then what happened, the table drawn at that moment, money, versions,
// the rule and other books, the record, what each book would have paid, signatures, the head of the journal.
struct ReportText {
    QString number;  // "2026-0117"
    QString room;    // who printed it, and where
    std::int64_t printed = 0;
    std::int64_t threshold = 0;  // hundredths; a pot of at least that much has the box ticked; 0: no box
};

class Report {
public:
    // 'line' is the moment in question.
    Report(const HandTold& told, int line, const Compared& compared, const ReportText& text);

    // Paints the page into a rectangle of these proportions, of any size. The same for screen, print and PDF.
    void paint(QPainter& painter, const QRectF& page) const;
    // PDF/A-1b with its fonts embedded. False: it could not be written.
    bool writePdf(const QString& path) const;
    QString title() const;

private:
    class Page;
    const HandTold& m_told;
    int m_line;
    const Compared& m_compared;
    ReportText m_text;
};

constexpr QSizeF kReportSize(1240, 1754);  // A4 at 150 dots an inch: the units of a report

}  // namespace oddchip::ui::floor
