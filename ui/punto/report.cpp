// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/report.h"

#include <QPainter>
#include <array>

#include "core/baccarat/roads.h"
#include "core/notation/notation.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/punto/calling.h"
#include "ui/punto/marks.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Amount;
using baccarat::Row;
using baccarat::Side;

constexpr double kHead = 22, kLine = 4.6, kFoot = 8, kCell = 5;  // millimetres

// Where the columns end, as parts of the width; all but the first stand at the right.
constexpr std::array kColumns{0.05, 0.23, 0.41, 0.53, 0.61, 0.71, 0.81, 0.91, 1.0};
using Cells = std::array<QString, kColumns.size()>;

struct Sums {
    Amount in = 0, taken = 0, paid = 0, commission = 0;
    void add(const Row& row) {
        in += row.bet;
        if (row.kind == Row::Kind::takes) taken += row.bet;
        paid += row.pays;
        commission += row.commission;
    }
};

QString cards(const baccarat::Cards& hand) {
    QString text;
    for (const baccarat::Card card : hand)
        text += QString::fromStdString(oddchip::text(cardOf(card))) + QLatin1Char(' ');
    return text + QStringLiteral("= %1").arg(hand.total());
}

QString money(Amount amount) { return amount == 0 ? QString(QChar(0x2013)) : ui::amount(Chips{amount}); }

// One page after another, line by line.
class Pages {
public:
    Pages(QPagedPaintDevice& device, QString title, QString about, QString foot)
        : m_device(device), m_title(std::move(title)), m_about(std::move(about)), m_foot(std::move(foot)) {}

    bool begin() {
        if (!m_painter.begin(&m_device)) return false;
        head();
        return true;
    }
    void line(const Cells& cells, bool bold = false) {
        if (m_y + mm(kLine) > m_device.height() - mm(kFoot) - mm(2)) {
            m_device.newPage();
            head();
        }
        write(cells, bold);
    }
    void text(const QString& text, bool bold = false) {
        Cells cells;
        cells[0] = text;
        line(cells, bold);
    }
    void space() { m_y += mm(kLine); }
    // A grid of six rows from its left on: what a cell shows and how many ties it marks.
    void board(const QString& caption, const std::vector<baccarat::RoadCell>& cells) {
        int columns = 0;
        for (const baccarat::RoadCell& cell : cells) columns = std::max(columns, cell.column + 1);
        const double side = std::min(mm(kCell), m_device.width() / std::max(1.0, static_cast<double>(columns)));
        if (m_y + mm(2 * kLine) + baccarat::kRoadRows * side > m_device.height() - mm(kFoot) - mm(2)) {
            m_device.newPage();
            head();
        }
        text(caption, true);
        for (int row = 0; row < baccarat::kRoadRows; ++row) {
            for (int column = 0; column < columns; ++column)
                m_painter.drawRect(QRectF(column * side, m_y + row * side, side, side));
        }
        font(side / mm(1) * 0.62, true);
        for (const baccarat::RoadCell& cell : cells) {
            const QRectF at(cell.column * side, m_y + cell.row * side, side, side);
            m_painter.drawText(at, Qt::AlignCenter,
                               cell.side == Side::tie && cell.ties > 0 ? QString() : sideLetter(cell.side));
        }
        font(side / mm(1) * 0.36, false);
        for (const baccarat::RoadCell& cell : cells) {
            const QRectF at(cell.column * side, m_y + cell.row * side, side * 0.94, side);
            if (cell.ties > 0)
                m_painter.drawText(at, Qt::AlignTop | Qt::AlignRight,
                                   sideLetter(Side::tie) + (cell.ties > 1 ? QString::number(cell.ties) : QString()));
        }
        m_y += baccarat::kRoadRows * side + mm(kLine);
    }

private:
    double mm(double value) const { return value * m_device.logicalDpiX() / 25.4; }

    void font(double millimetres, bool bold) {
        QFont font(QStringList{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
        font.setPixelSize(qRound(mm(millimetres)));
        font.setBold(bold);
        m_painter.setFont(font);
    }
    void head() {
        m_painter.setPen(Qt::black);
        font(6, true);
        m_painter.drawText(QRectF(0, 0, m_device.width(), mm(9)), Qt::AlignLeft | Qt::AlignVCenter, m_title);
        font(3.2, false);
        m_painter.drawText(QRectF(0, mm(9), m_device.width(), mm(6)), Qt::AlignLeft | Qt::AlignVCenter, m_about);
        font(2.6, false);
        const QRectF foot(0, m_device.height() - mm(kFoot), m_device.width(), mm(kFoot));
        m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_foot);
        m_painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                           sentence("punto.report.page", {QString::number(++m_page)}));
        m_y = mm(kHead);
        write({QStringLiteral("#"), nameOf("punto.player"), nameOf("punto.bank"), nameOf("punto.report.winner"),
               nameOf("punto.column.seat"), nameOf("punto.report.bets"), nameOf("punto.report.taken"),
               nameOf("punto.report.paid"), nameOf("punto.report.commission")},
              true);
        m_painter.drawLine(QPointF(0, m_y), QPointF(m_device.width(), m_y));
    }
    void write(const Cells& cells, bool bold) {
        font(3, bold);
        double left = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double right = kColumns[i] * m_device.width();
            const bool words = i < 4;
            m_painter.drawText(QRectF(left + mm(words ? 0 : -4), m_y, right - left - mm(words ? 0 : -4), mm(kLine)),
                               (words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextDontClip,
                               cells[i]);
            left = right;
        }
        m_y += mm(kLine);
    }

    QPagedPaintDevice& m_device;
    QPainter m_painter;
    QString m_title, m_about, m_foot;
    double m_y = 0;
    int m_page = 0;
};

QString aboutShoe(const Punto& punto, const std::vector<CoupTold>& coups) {
    std::array<int, 3> won{};
    for (const CoupTold& coup : coups) won[static_cast<std::size_t>(coup.winner)] += coup.coup.isVoid ? 0 : 1;
    const auto count = [&](Side side) { return QString::number(won[static_cast<std::size_t>(side)]); };
    const QStringList parts{sentence("punto.decks", {QString::number(punto.table.house.decks)}),
                            termsWords(punto.table.house),
                            sentence("punto.report", {QString::number(coups.size()), count(Side::bank),
                                                      count(Side::player), count(Side::tie)})};
    return parts.join(QStringLiteral(" · "));
}

Sums write(Pages& pages, const std::vector<CoupTold>& coups) {
    Sums all;
    int number = 0;
    for (const CoupTold& coup : coups) {
        Sums sums;
        for (const Row& row : coup.rows) {
            sums.add(row);
            all.add(row);
        }
        pages.line({QString::number(++number), cards(coup.coup.player), cards(coup.coup.bank),
                    coup.coup.isVoid ? nameOf("punto.void") : sideName(coup.winner),
                    coup.holder == 0 ? QString() : QString::number(coup.holder), money(sums.in), money(sums.taken),
                    money(sums.paid), money(sums.commission)});
    }
    return all;
}

}  // namespace

bool paintShoeReport(QPagedPaintDevice& device, const Punto& punto, const QString& foot) {
    const std::vector<CoupTold> coups = coupsOf(punto);
    Pages pages(device, commas({nameOf("punto.title"), nameOf("punto.report").toLower()}), aboutShoe(punto, coups),
                foot);
    if (!pages.begin()) return false;
    const Sums all = write(pages, coups);
    const QString none;
    pages.line({none, nameOf("punto.report.sum"), none, none, none, money(all.in), money(all.taken), money(all.paid),
                money(all.commission)},
               true);
    pages.space();
    std::vector<Side> results;
    for (const CoupTold& coup : coups) {
        if (!coup.coup.isVoid) results.push_back(coup.winner);
    }
    pages.board(nameOf("punto.caption.bead"), baccarat::beadPlate(results));
    pages.board(nameOf("punto.caption.road"), baccarat::bigRoad(results));
    pages.text(nameOf("punto.report.box"), true);
    for (std::size_t i = 0; i < punto.table.box.size(); ++i) {
        if (punto.table.box[i] == 0) continue;
        pages.line(
            {QString::number(i + 1), ui::amount(Chips{punto.table.box[i]}), none, none, none, none, none, none, none});
    }
    if (punto.table.collected != 0)
        pages.text(sentence("punto.report.collected", {ui::amount(Chips{punto.table.collected})}));
    return true;
}

}  // namespace oddchip::ui
