// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/roadsview.h"

#include <algorithm>
#include <cmath>

#include "core/baccarat/roads.h"
#include "ui/lists.h"
#include "ui/punto/calling.h"
#include "ui/punto/marks.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::RoadCell;
using baccarat::Side;

constexpr double kHead = 32, kPad = 13, kGap = 8, kBeads = 0.26;  // of the width

// The columns that do not fit at the left of what does.
int hidden(const std::vector<RoadCell>& cells, int columns) {
    int last = -1;
    for (const RoadCell& cell : cells) last = std::max<int>(last, cell.column);
    return std::max(0, last + 1 - columns);
}

}  // namespace

RoadsView::RoadsView(QWidget* parent) : Painted(parent) { setObjectName(QStringLiteral("roads")); }

void RoadsView::setResults(const baccarat::Results& results) {
    if (results == m_results) return;
    m_results = results;
    setAccessibleName(nameOf("punto.caption.bead"));
    QStringList said;
    for (const Side side : results) said += sideName(side);
    setAccessibleDescription(commas(said));
    update();
}

RoadsView::Grid RoadsView::grid(const QRectF& panel) const {
    Grid grid;
    grid.side = std::floor((panel.height() - kHead - kPad) / baccarat::kRoadRows);
    grid.columns = static_cast<int>((panel.width() - 2 * kPad) / grid.side);
    grid.cells = {panel.left() + kPad, panel.top() + kHead, grid.columns * grid.side, baccarat::kRoadRows * grid.side};
    return grid;
}

QRectF RoadsView::cell(const Grid& grid, int column, int row) const {
    const QRectF units(grid.cells.left() + column * grid.side, grid.cells.top() + row * grid.side, grid.side,
                       grid.side);
    return look().px(units.adjusted(2, 2, -1, -1));
}

void RoadsView::paintGrid(QPainter& painter, const Grid& grid) const {
    const QColor line = look().colours().line;
    const QRectF all = look().px(grid.cells);
    for (int column = 0; column <= grid.columns; ++column) {
        const double x = look().px(grid.cells.left() + column * grid.side);
        paintLine(painter, QPointF(x, all.top()), QPointF(x, all.bottom()), line, look());
    }
    for (int row = 0; row <= baccarat::kRoadRows; ++row) {
        const double y = look().px(grid.cells.top() + row * grid.side);
        paintLine(painter, QPointF(all.left(), y), QPointF(all.right(), y), line, look());
    }
}

void RoadsView::paintBeads(QPainter& painter, const Grid& grid) const {
    const auto cells = baccarat::beadPlate(m_results);
    const int skip = hidden(cells, grid.columns);
    for (const RoadCell& one : cells) {
        if (one.column >= skip) paintSideDisc(painter, cell(grid, one.column - skip, one.row), one.side, look());
    }
}

// A square at the corner, so that the letter stays readable; from two ties on with their number.
void RoadsView::paintTies(QPainter& painter, const QRectF& px, int ties) const {
    const double side = ties > 1 ? px.width() * 0.52 : px.width() * 0.4;
    const QRectF mark(px.right() - side + look().px(1), px.top() - look().px(1), side, side);
    painter.fillRect(mark, sideColour(Side::tie, look()));
    if (ties < 2) return;
    QFont font = look().font(Type::Caption, true);
    font.setPixelSize(qRound(side * 0.95));
    paintText(painter, mark, QString::number(ties), font, look().colours().onLayer, Qt::AlignHCenter);
}

void RoadsView::paintRoad(QPainter& painter, const Grid& grid) const {
    const auto cells = baccarat::bigRoad(m_results);
    const int skip = hidden(cells, grid.columns);
    for (const RoadCell& one : cells) {
        if (one.column < skip) continue;
        const QRectF px = cell(grid, one.column - skip, one.row);
        if (one.side != Side::tie) paintSideRing(painter, px, one.side, look());
        if (one.ties > 0) paintTies(painter, px, one.ties);
    }
}

void RoadsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const double beads = std::round(inUnits().width() * kBeads);
    const QRectF left(0, 0, beads, inUnits().height());
    const QRectF right(beads + kGap, 0, inUnits().width() - beads - kGap, inUnits().height());
    for (const QRectF& panel : {left, right}) {
        paintFrame(painter, look().px(panel), {c.panel, c.line}, look());
        const Grid cells = grid(panel);
        paintGrid(painter, cells);
        panel == left ? paintBeads(painter, cells) : paintRoad(painter, cells);
        const QString caption = nameOf(panel == left ? "punto.caption.bead" : "punto.caption.road").toUpper();
        paintText(painter, look().px(QRectF(panel.left() + kPad, panel.top(), panel.width(), kHead)), caption,
                  look().caption(), c.text2);
    }
    const QString key = sentence("punto.caption.road");
    const QRectF head = look().px(QRectF(right.left(), 0, right.width() - kPad, kHead));
    const QFont font = look().font(Type::Caption);
    paintText(painter, head, key, font, c.text2, Qt::AlignRight);
    const double side = look().px(9), x = head.right() - textWidth(key, font) - look().px(6) - side;
    painter.fillRect(QRectF(x, head.center().y() - side / 2, side, side), sideColour(Side::tie, look()));
}

}  // namespace oddchip::ui
