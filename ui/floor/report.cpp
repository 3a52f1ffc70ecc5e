// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/report.h"

#include <QDateTime>
#include <QLocale>
#include <QPdfWriter>
#include <algorithm>
#include <set>

#include "ui/direction.h"
#include "ui/floor/floorparts.h"
#include "ui/floor/paint.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

constexpr double kLeft = 88, kRight = 1152, kLine = 36, kFoot = 1634;

Look printed() {
    Look look;
    look.theme = Theme::Light;
    return look;
}

}  // namespace

// The page in its own units, painted from the top down.
class Report::Page {
public:
    Page(const Report& report, QPainter& painter) : m_report(report), m_told(report.m_told), m_painter(painter) {}

    void paint() {
        head();
        decision();
        const double top = m_y;
        money(top);
        happened(top);
        m_y = std::max(m_y, m_side) + 16;
        const double second = m_y;
        table(second);
        versions(second);
        books();
        m_y = std::max(m_y, second + 400);
        record();
        paid();
        foot();
    }

private:
    QFont type(int size, bool bold = false) const { return textFont(m_look, size, bold); }
    const Colours& c() const { return m_look.colours(); }
    double put(double x, double y, double wide, const QString& text, int size, bool bold = false,
               Qt::Alignment where = Qt::AlignLeft) {
        return paintLine(m_painter, {x, y, wide, size * 1.5}, text, type(size, bold), c().text, where);
    }
    // As put, in smaller letters where it does not fit.
    void putWhole(double x, double y, double wide, const QString& text, int size, bool bold = false) {
        int fits = size;
        while (fits > 11 && textWidth(text, type(fits, bold)) > wide) --fits;
        paintLine(m_painter, {x, y, wide, size * 1.5}, text, type(fits, bold), c().text);
    }
    void caption(double x, double y, const QString& text) {
        QFont small = type(14, true);
        small.setLetterSpacing(QFont::AbsoluteSpacing, 1);
        paintLine(m_painter, {x, y, kRight - x, 24}, text.toUpper(), small, c().text2);
    }
    void rule(double x, double y, double to, double thick = 1) {
        m_painter.fillRect(QRectF(x, y, to - x, thick), thick > 1 ? c().text : c().line);
    }

    const LineTold* disputed() const {
        const int at = m_report.m_line;
        return at >= 0 && at < std::ssize(m_told.lines) ? &m_told.lines[static_cast<std::size_t>(at)] : nullptr;
    }
    const LineTold* decided() const {
        const LineTold* last = nullptr;
        for (const LineTold& line : m_told.lines) {
            const bool floor = line.text.rfind("floor ", 0) == 0 && line.text != "floor called" &&
                               line.text.rfind("floor hold", 0) != 0 && line.text.rfind("floor release", 0) != 0;
            if (floor) last = &line;
        }
        return last;
    }

    void head() {
        const HandRow& row = m_told.row;
        put(kLeft, 76, 760, m_report.title(), 36, true);
        const QDate day = QDateTime::fromMSecsSinceEpoch(row.at).date();
        put(kLeft, 124, 900,
            QLocale().toString(day, QLocale::LongFormat) + QStringLiteral(" · ") +
                gameOf(row.structure, row.form, row.small, row.big),
            17);
        put(kRight - 300, 80, 300, nameOf("floor.report-number", {m_report.m_text.number}), 16, true, Qt::AlignRight);
        put(kRight - 300, 104, 300, m_report.m_text.room, 15, false, Qt::AlignRight);
        put(kRight - 300, 128, 300, nameOf("floor.one-page"), 15, false, Qt::AlignRight);
        rule(kLeft, 166, kRight, 3);
        m_y = 196;
    }

    void decision() {
        const LineTold* made = decided();
        const LineTold* act = disputed();
        const QRectF box(kLeft, m_y, kRight - kLeft, 122);
        paintFrame(m_painter, box, {c().panel, c().text, true}, m_look);
        caption(kLeft + 26, m_y + 16, nameOf(made ? "floor.decision" : "floor.ruling-of-program"));
        if (made) put(kRight - 426, m_y + 16, 400, clockOf(made->at), 16, false, Qt::AlignRight);
        QString verdict;
        if (made) verdict = lineOf(made->text);
        const Ruling* ruling = act ? &act->ruling : nullptr;
        const std::optional<Action> counts = made && made->ruling.counts ? made->ruling.counts
                                             : ruling                    ? ruling->counts
                                                                         : std::nullopt;
        const Chips change = made && made->ruling.counts ? made->ruling.change : ruling ? ruling->change : Chips{};
        if (counts) verdict = nameOf("floor.seat-verdict", {lineOf(text(counts->seat)), countsText(counts, change)});
        put(kLeft + 26, m_y + 40, box.width() - 52, verdict, 28, true);
        QStringList by;
        if (made) {
            by += nameOf("floor.by", {QString::fromStdString(made->actor)});
            if (!made->approver.empty()) by += nameOf("floor.approved", {QString::fromStdString(made->approver)});
            if (!made->reason.empty()) by += nameOf("floor.window-reason", {QString::fromStdString(made->reason)});
        }
        if (ruling && ruling->rules.first() != RuleId::none)
            by += nameOf("floor.rule-is",
                         {idText(name(ruling->rules.first())), citesOf(ruling->rules.first(), m_told.log.hand->rules)});
        put(kLeft + 26, m_y + 84, box.width() - 52, by.join(QStringLiteral(" ")), 16);
        m_y += 150;
    }

    void money(double top) {
        const double x = 752;
        caption(x, top, nameOf("floor.money-head"));
        double y = top + 28;
        const auto row = [&](const QString& what, const QString& value) {
            put(x, y, 300, what, 16);
            put(kRight - 160, y, 160, value, 16, true, Qt::AlignRight);
            rule(x, y + 30, kRight);
            y += kLine;
        };
        const int at = m_report.m_line;
        const Table& then = at >= 0 ? m_told.tables[static_cast<std::size_t>(at)] : m_told.start;
        row(nameOf("floor.pot-then"), amount(potTotal(then.hand)));
        const LineTold* act = disputed();
        if (act && act->ruling.change.count > 0) row(nameOf("floor.given-back"), amount(act->ruling.change));
        row(nameOf("floor.pot-end"), amount(m_told.row.pot));
        const Hand& end = m_told.tables.empty() ? m_told.start.hand : m_told.tables.back().hand;
        const Winnings won = winnings(end);
        row(nameOf("floor.rake-jackpot"), commas({amount(won.rake), amount(won.jackpot)}));
        if (m_report.m_text.threshold > 0) {
            const bool over = m_told.row.pot.count >= m_report.m_text.threshold;
            row(nameOf("floor.threshold", {amount(Chips{m_report.m_text.threshold})}),
                over ? QStringLiteral("☒") : QStringLiteral("☐"));
        }
        m_side = y;
    }

    void happened(double top) {
        caption(kLeft, top, nameOf("floor.what-happened"));
        QString words;
        const int at = m_report.m_line;
        for (int line = std::max(0, at - 2); line <= at && line < std::ssize(m_told.lines); ++line) {
            const LineTold& told = m_told.lines[static_cast<std::size_t>(line)];
            if (!words.isEmpty()) words += QStringLiteral(" ");
            const QString ruled = ruledText(told);
            words +=
                lineOf(told.text) + (ruled.isEmpty() ? QString() : QStringLiteral(": ") + ruled) + QStringLiteral(".");
        }
        m_y = top + 26 + paintWrapped(m_painter, {kLeft, top + 26, 630, 150}, words, type(17), c().text);
    }

    void table(double top) {
        FloorTable view(nullptr);
        const int at = m_report.m_line;
        Look look = m_look;
        look.scale = 1.25;
        view.setLook(look);
        view.resize(430, 330);
        const LineTold* act = disputed();
        const Seat concerned = act && act->ruling.counts ? act->ruling.counts->seat : kNoSeat;
        view.setTable(at >= 0 ? m_told.tables[static_cast<std::size_t>(at)] : m_told.start, concerned);
        m_painter.save();
        m_painter.translate(kLeft, top);
        view.paintTable(m_painter);
        m_painter.restore();
        put(kLeft, top + 338, 430,
            act ? nameOf("floor.table-at", {QString::number(act->number), clockOf(act->at)}) : QString(), 14);
    }

    void versions(double top) {
        const double x = 544;
        caption(x, top, nameOf("floor.versions"));
        double y = top + 26;
        int count = 0;
        for (const LineTold& line : m_told.lines) {
            if (line.text.rfind("version ", 0) != 0 || ++count > 3) continue;
            put(x, y, 116, idText(line.text).mid(8), 15, true);
            put(x, y + 20, 116, clockOf(line.at), 13);
            put(x + 118, y + 8, kRight - x - 118, QStringLiteral("“%1”").arg(QString::fromStdString(line.reason)), 15);
            rule(x, y + 46, kRight);
            y += 52;
        }
        if (count == 0) {
            put(x, y, kRight - x, nameOf("floor.no-versions"), 15);
            y += 30;
        }
        m_y = y + 12;
    }

    // Books that say the same stand on one row.
    void books() {
        const double x = 544;
        caption(x, m_y, nameOf("floor.rule-and-books"));
        m_y += 26;
        const int number = disputed() ? disputed()->number : 0;
        std::size_t at = 0;
        while (at < m_report.m_compared.numbers.size() && m_report.m_compared.numbers[at] != number) ++at;
        std::vector<std::pair<QString, QStringList>> rows;
        for (const Verdicts& column : m_report.m_compared.columns) {
            const bool there = at < column.said.size();
            const QString said =
                there ? countsText(column.said[at].counts, column.said[at].change) : QStringLiteral("—");
            const auto same = std::ranges::find(rows, said, &std::pair<QString, QStringList>::first);
            const QString title = bookTitle(column.chosen);
            same == rows.end() ? rows.push_back({said, {title}}) : void(same->second.append(title));
        }
        for (const auto& [said, titles] : rows) {
            putWhole(x, m_y, 330, commas(titles), 15);
            put(x + 336, m_y, kRight - x - 336, said, 15, true);
            rule(x, m_y + 28, kRight);
            m_y += 34;
        }
        QStringList because;
        for (const Option* option : m_report.m_compared.because)
            because += commas({nameOf("floor.option", {idText(option->key)}), leftToRight(idText(option->sources))});
        if (!because.isEmpty()) put(x, m_y, kRight - x, because.join(QStringLiteral("; ")), 13);
        m_y += 28;
    }

    void record() {
        const double below = 56 + 32 * static_cast<double>(m_told.row.seats.size());
        const int rows = std::max(3, static_cast<int>((kFoot - 24 - below - 20 - 28 - m_y) / 31));
        const int lines = static_cast<int>(m_told.lines.size());
        const LineTold* made = decided();
        const int decision = made ? static_cast<int>(made - m_told.lines.data()) : 0;
        // The decision too, where both have room.
        int first = m_report.m_line - rows / 2;
        if (decision >= first + rows) first = std::min(m_report.m_line, decision - rows + 1);
        const int from = std::clamp(first, 0, std::max(0, lines - rows));
        const int until = std::min(lines, from + rows);
        const bool all = from == 0 && until == lines;
        caption(kLeft, m_y,
                nameOf(all ? "floor.record-whole" : "floor.record-part",
                       {QString::number(from + 1), QString::number(until), QString::number(lines)}));
        m_y += 28;
        for (int at = from; at < until; ++at) {
            const LineTold& line = m_told.lines[static_cast<std::size_t>(at)];
            const bool here = at == m_report.m_line;
            if (here) m_painter.fillRect(QRectF(kLeft, m_y, kRight - kLeft, 31), QColor(0xE9EDF1));
            put(kLeft + 2, m_y + 3, 50, line.number > 0 ? QString::number(line.number) : QStringLiteral("+"), 15);
            put(kLeft + 72, m_y + 3, 90, clockOf(line.at), 15);
            QFont text = type(15, here);
            text.setStrikeOut(!line.standing);
            paintLine(m_painter, {kLeft + 176, m_y + 3, 390, 23}, lineOf(line.text), text, c().text);
            putWhole(kLeft + 576, m_y + 3, 400, line.standing ? ruledText(line) : nameOf("floor.replaced"), 15, here);
            put(kRight - 70, m_y + 3, 70, QString::fromStdString(line.actor), 15, false, Qt::AlignRight);
            rule(kLeft, m_y + 30, kRight);
            m_y += 31;
        }
        m_y += 20;
    }

    void paid() {
        caption(kLeft, m_y, nameOf("floor.cost-each"));
        m_y += 26;
        const auto& columns = m_report.m_compared.columns;
        const double each = columns.empty() ? 0 : (kRight - kLeft - 200) / static_cast<double>(columns.size());
        for (std::size_t i = 0; i < columns.size(); ++i)
            put(kLeft + 200 + each * static_cast<double>(i), m_y, each, bookTitle(columns[i].chosen), 14, true,
                Qt::AlignRight);
        m_y += 30;
        for (const Seat seat : m_told.row.seats) {
            rule(kLeft, m_y, kRight);
            put(kLeft, m_y + 5, 200, nameOf("floor.seat", {lineOf(text(seat))}), 15);
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const bool differs = m_report.m_compared.moneyDiffers[i][seat];
                put(kLeft + 200 + each * static_cast<double>(i), m_y + 5, each,
                    (differs ? QStringLiteral("◆ ") : QString()) + netText(columns[i].net[seat]), 15, differs,
                    Qt::AlignRight);
            }
            m_y += 32;
        }
        rule(kLeft, m_y, kRight);
    }

    void foot() {
        const double y = kFoot;
        const char* const who[] = {"floor.signs-floor", "floor.signs-dealer", "floor.signs-player"};
        for (int i = 0; i < 3; ++i) {
            const double x = kLeft + 370 * i;
            m_painter.fillRect(QRectF(x, y, 324, 1), c().text);
            put(x, y + 6, 324, nameOf(who[i]), 14);
        }
        rule(kLeft, 1680, kRight);
        const QString hash = QString::fromStdString(m_told.headHash);
        QStringList fours;
        for (int i = 0; i < 32 && i < hash.size(); i += 4) fours += hash.mid(i, 4);
        const QString head = nameOf("floor.head", {floor::number(m_told.row.last), fours.join(u' ')});
        const double wide = paintLine(m_painter, {kLeft, 1688, 700, 24}, head, mono(m_look, 13), c().text2);
        const QString printedAt =
            nameOf("floor.printed",
                   {QLocale().toString(QDateTime::fromMSecsSinceEpoch(m_report.m_text.printed), QLocale::ShortFormat)});
        paintLine(m_painter, {kLeft + wide + 20, 1688, kRight - kLeft - wide - 20, 24}, printedAt, type(13), c().text2,
                  Qt::AlignRight);
    }

    const Report& m_report;
    const HandTold& m_told;
    QPainter& m_painter;
    Look m_look = printed();
    double m_y = 0, m_side = 0;
};

Report::Report(const HandTold& told, int line, const Compared& compared, const ReportText& text)
    : m_told(told), m_line(line), m_compared(compared), m_text(text) {}

QString Report::title() const { return nameOf("floor.incident", {titleOf(m_told.row)}); }

void Report::paint(QPainter& painter, const QRectF& page) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(page, Qt::white);
    painter.translate(page.topLeft());
    painter.scale(page.width() / kReportSize.width(), page.height() / kReportSize.height());
    Page(*this, painter).paint();
    painter.restore();
}

bool Report::writePdf(const QString& path) const {
    QPdfWriter writer(path);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(150);
    writer.setTitle(title());
    writer.setCreator(QStringLiteral("Oddchip " ODDCHIP_VERSION));
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    paint(painter, QRectF(0, 0, writer.width(), writer.height()));
    return painter.end();
}

}  // namespace oddchip::ui::floor
