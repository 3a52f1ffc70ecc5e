// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/printing.h"

#include <QDateTime>
#include <QFile>
#include <QFileDialog>
#include <QFont>
#include <QLocale>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

#include "app/window.h"
#include "core/archive/proof.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/table/cardpainter.h"
#include "ui/table/potspanel.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

using Row = QStringList;

QString cells(const Row& row, const char* kind) {
    QString all = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < row.size(); ++i) {
        const QString align = i == 0 ? QString() : QStringLiteral(" align=\"right\"");
        all += QStringLiteral("<%1%2>%3</%1>").arg(QLatin1String(kind), align, row[i].toHtmlEscaped());
    }
    return all + QStringLiteral("</tr>");
}

QString sheet(const Row& head, const QList<Row>& rows) {
    QString all = QStringLiteral("<table width=\"100%\" cellpadding=\"4\" border=\"0\">") + cells(head, "th");
    for (const Row& row : rows) all += cells(row, "td");
    return all + QStringLiteral("</table>");
}

QString heading(const QString& text, int level) {
    return QStringLiteral("<h%1>%2</h%1>").arg(level).arg(text.toHtmlEscaped());
}

QString line(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

// As verify takes it for an anchor.
QString headOf(const Journal& journal) {
    const Head head = journal.head();
    return QString::fromStdString(printedHead(head.seq, hexText(head.hash)));
}

QString foot(const Desk& desk) {
    const QString now = QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat);
    return QStringLiteral("<hr>") + line(sentence("print.head", {headOf(desk.journal())})) +
           line(sentence("print.printed", {now}));
}

QString cardsText(const Hand& hand, Seat seat) {
    QStringList all;
    const HoleCards& hole = hand.hole[seat];
    for (std::size_t i = 0; i < hole.size; ++i) {
        const bool told = hand.shown.contains(seat) || (hole.up >> i & 1) != 0;
        if (told && hole.cards[i].seen()) all += cardName(hole.cards[i]);
    }
    return commas(all);
}

QString seatsPart(const Table& table) {
    QList<Row> rows;
    const Hand& hand = table.hand;
    const Winnings won = winnings(hand);
    for (const Seat seat : hand.dealt) {
        const auto chips = stack(table, seat);
        rows.append({QString::number(number(seat)), cardsText(hand, seat), amount(hand.now.total[seat]),
                     won.amount[seat] > Chips{} ? amount(won.amount[seat]) : QString(),
                     chips ? amount(*chips) : QString(QChar(0x2014))});
    }
    return heading(nameOf("print.seats"), 3) + sheet({nameOf("print.seat"), nameOf("print.cards"), nameOf("print.in"),
                                                      nameOf("print.won"), nameOf("print.stack")},
                                                     rows);
}

QString boardPart(const Hand& hand) {
    QString all;
    for (int i = 0; hasBoard(hand) && i < boardCount(hand); ++i) {
        QStringList cards;
        for (const Card card : board(hand, i)) cards += cardName(card);
        if (!cards.isEmpty()) all += line(commas(cards));
    }
    return all.isEmpty() ? all : heading(nameOf("print.board"), 3) + all;
}

QString potsPart(const Hand& hand) {
    QList<Row> rows;
    const Pots all = pots(hand);
    const Winnings won = winnings(hand);
    for (int i = all.size - 1; i >= 0; --i) {
        QStringList to;
        for (const Won& one : won) {
            if (one.pot == i) to += sentence("tag.to-seat", {amount(one.amount), QString::number(number(one.seat))});
        }
        rows.append({ui::potName(i), amount(all.list[static_cast<std::size_t>(i)].amount), commas(to)});
    }
    return heading(nameOf("print.pots"), 3) +
           sheet({nameOf("caption.pots"), nameOf("pot.total"), nameOf("print.won")}, rows);
}

QString historyPart(const Log& log) {
    QList<Row> rows;
    for (const HistoryLine& one : historyOf(log))
        rows.append({QStringLiteral("%1  %2").arg(one.number).arg(one.text), one.ruling});
    return heading(nameOf("print.history"), 3) + sheet({QString(), nameOf("caption.ruling")}, rows);
}

QString dealerOf(const Drop& drop) {
    const QString name = QString::fromUtf8(drop.dealer.data(), qstrnlen(drop.dealer.data(), drop.dealer.size()));
    return name.isEmpty() ? QString(QChar(0x2014)) : name;
}

QString dropPart(const Drop& drop) {
    const QLocale locale;
    return sheet({nameOf("print.dealer"), dealerOf(drop), nameOf("print.due")},
                 {{nameOf("print.hands"), locale.toString(drop.hands), QString()},
                  {nameOf("print.rake"), amount(drop.rake), amount(drop.rakeDue)},
                  {nameOf("print.jackpot"), amount(drop.jackpot), amount(drop.jackpotDue)},
                  {nameOf("print.time"), amount(drop.time), QString()},
                  {nameOf("print.floor-calls"), locale.toString(drop.floorCalls), QString()}});
}

void lay(QTextDocument& document, const QString& page, QPagedPaintDevice& paper) {
    QFont font(
        QStringList{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")});
    font.setPointSize(10);
    document.setDefaultFont(font);
    document.setHtml(page);
    document.print(&paper);
}

void print(Window& window, const QString& page) {
    if (page.isEmpty()) return window.tell(sentence("print.no-hand"));
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, &window);
    if (dialog.exec() != QDialog::Accepted) return;
    QTextDocument document;
    lay(document, page, printer);
}

void save(Window& window, const QString& page, const char* id) {
    if (page.isEmpty()) return window.tell(sentence("print.no-hand"));
    QString path = QFileDialog::getSaveFileName(&window, nameOf(id), {}, nameOf("file.pdf"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdf");
    window.tell(sentence(savePdf(page, path) ? "print.saved" : "file.not-written", {path}));
}

QString pageOf(const Window& window, QString (*page)(const Desk&)) {
    return window.desk() ? page(*window.desk()) : QString();
}

}  // namespace

QString handPage(const Desk& desk) {
    const Table& table = desk.table();
    if (!table.playing) return {};
    const HeaderText header = headerText(table);
    return heading(nameOf("print.hand", {QString::number(table.handNumber)}), 1) +
           line(commas(QStringList{header.game, header.rules})) + boardPart(table.hand) + seatsPart(table) +
           potsPart(table.hand) + historyPart(desk.log()) + foot(desk);
}

QString shiftPage(const Desk& desk) {
    const Table& table = desk.table();
    const QString date = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    QString all = heading(nameOf("print.shift", {date}), 1) + line(headerText(table).game) + dropPart(table.drop);
    if (table.earlier.hands > 0) all += QStringLiteral("<br>") + dropPart(table.earlier);
    return all + foot(desk);
}

bool savePdf(const QString& page, const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    {
        QPdfWriter writer(&file);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(QStringLiteral("Oddchip"));
        QTextDocument document;
        lay(document, page, writer);
    }
    return file.flush() && file.error() == QFileDevice::NoError;
}

void printHand(Window& window) { print(window, pageOf(window, handPage)); }

void addPrinting(QMenu& menu, Window& window) {
    menu.addAction(nameOf("menu.print-hand"), &window, [&window] { printHand(window); });
    menu.addAction(nameOf("menu.save-hand"), &window,
                   [&window] { save(window, pageOf(window, handPage), "menu.save-hand"); });
    menu.addAction(nameOf("menu.print-shift"), &window, [&window] { print(window, pageOf(window, shiftPage)); });
    menu.addAction(nameOf("menu.save-shift"), &window,
                   [&window] { save(window, pageOf(window, shiftPage), "menu.save-shift"); });
}

}  // namespace oddchip::app
