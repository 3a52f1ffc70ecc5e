// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/figures.h"

#include <QLocale>

#include "ui/lists.h"
#include "ui/punto/calling.h"
#include "ui/punto/marks.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Base;
using baccarat::House;
using baccarat::Outcomes;
using baccarat::Side;

constexpr std::array kOrder{Side::bank, Side::player, Side::tie};  // as the source prints them

QString percent(double value, int decimals) {
    return sentence("punto.percent", {QLocale().toString(value, 'f', decimals)});
}

// The counts of a full shoe never change.
const Outcomes& full(int decks) {
    static const Outcomes six = *outcomes(baccarat::fullShoe(6)), eight = *outcomes(baccarat::fullShoe(8));
    return decks == 6 ? six : eight;
}

EdgesView::Row edges(const QString& name, const Outcomes& of, Base base, const House& house) {
    EdgesView::Row row{name, {}};
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
        const bool never = base == Base::tiesLeftOut && kOrder[i] == Side::tie;  // it has one edge
        row.values[i] = never ? QString(QChar(0x2013)) : percent(edge(of, kOrder[i], base, house).percent(), 4);
    }
    return row;
}

}  // namespace

CountsView::CountsView(QWidget* parent) : Painted(parent) { setObjectName(QStringLiteral("counts")); }

void CountsView::setResults(const baccarat::Results& results) {
    std::array<int, 3> counts{};
    for (const Side side : results) ++counts[static_cast<std::size_t>(side)];
    m_counts = counts;
    QStringList said;
    for (const Side side : kOrder)
        said += QStringLiteral("%1 %2").arg(sideName(side)).arg(counts[static_cast<std::size_t>(side)]);
    setAccessibleName(commas(said));
    update();
}

void CountsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    const double step = (inUnits().height() - 16) / 3;
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
        const double y = 8 + static_cast<double>(i) * step;
        const QRectF disc = look().px(QRectF(17, y + (step - 26) / 2, 26, 26));
        paintSideDisc(painter, disc, kOrder[i], look());
        const QRectF row = look().px(QRectF(57, y, inUnits().width() - 74, step));
        paintText(painter, row, sideName(kOrder[i]), look().font(Type::Name), c.text2);
        paintText(painter, row, QString::number(m_counts[static_cast<std::size_t>(kOrder[i])]),
                  look().font(Type::Stack, true), c.text, Qt::AlignRight);
    }
}

EdgesView::EdgesView(QWidget* parent) : Painted(parent) {
    setObjectName(QStringLiteral("edges"));
    build();
}

void EdgesView::setHouse(const House& house) {
    if (house == m_house) return;
    m_house = house;
    build();
}

void EdgesView::setLeft(const baccarat::Shoe& left) {
    if (left == m_left) return;
    m_left = left;
    m_now = outcomes(left);
    build();
}

void EdgesView::build() {
    m_caption = nameOf("punto.edge", {QString::number(m_house.decks)});
    m_heads = {sideName(Side::bank), sideName(Side::player),
               nameOf("punto.edge.tie", {QString::number(m_house.tiePays)})};
    const Outcomes& of = full(m_house.decks);
    m_rows = {edges(nameOf("punto.edge.bet"), of, Base::perBet, m_house),
              edges(nameOf("punto.edge.ties-out"), of, Base::tiesLeftOut, m_house)};
    Row left{nameOf("punto.edge.left", {QString::number(m_left.size())}), {}};
    left.values.fill(QString(QChar(0x2013)));
    if (m_now) left.values = edges({}, *m_now, Base::perBet, m_house).values;
    m_rows += left;
    Row printed{nameOf("punto.edge.source"), {}}, fits{nameOf("punto.edge.fits"), {}};
    for (const baccarat::SourceFigure& figure : baccarat::kSourceFigures) {
        const auto at = static_cast<std::size_t>(std::find(kOrder.begin(), kOrder.end(), figure.bet) - kOrder.begin());
        printed.values[at] = percent(figure.hundredths / 100.0, 2);
        fits.values[at] = figure.decks == 0 ? nameOf("punto.edge.fits-endless")
                                            : nameOf("punto.edge.fits-decks", {QString::number(figure.decks)});
    }
    m_rows += printed;
    m_rows += fits;
    setAccessibleName(m_caption);
    QStringList said;
    for (const Row& row : m_rows) {
        said += QStringLiteral("%1: %2 %3, %4 %5, %6 %7")
                    .arg(row.name, m_heads[0], row.values[0], m_heads[1], row.values[1], m_heads[2], row.values[2]);
    }
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

void EdgesView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    const double wide = inUnits().width() - 34, name = wide * 0.29, column = (wide - name) / 3;
    const double step = (inUnits().height() - 12) / static_cast<double>(m_rows.size() + 1);
    const auto write = [&](qsizetype line, int at, const QString& text, bool bold, const QColor& ink) {
        const double x = at < 0 ? 17 : 17 + name + at * column;
        const QRectF px = look().px(QRectF(x, 6 + static_cast<double>(line) * step, at < 0 ? name : column, step));
        const Fitted fitted = squeeze({text}, Type::Second, bold, px.width() - look().px(4), look());
        paintText(painter, px, fitted.text, fitted.font, ink, at < 0 ? Qt::AlignLeft : Qt::AlignRight);
    };
    write(0, -1, m_caption, true, c.text2);
    for (int i = 0; i < 3; ++i) write(0, i, m_heads[static_cast<std::size_t>(i)], true, c.text2);
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        const bool printed = row >= 3;
        write(row + 1, -1, m_rows[row].name, false, printed ? c.text2 : c.text);
        for (int i = 0; i < 3; ++i)
            write(row + 1, i, m_rows[row].values[static_cast<std::size_t>(i)], false, printed ? c.text2 : c.text);
    }
}

}  // namespace oddchip::ui
