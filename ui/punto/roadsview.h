// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/table.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// The scoreboard: bead plate and big road. What no longer fits goes out at the left.
class RoadsView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit RoadsView(QWidget* parent);
    void setResults(const baccarat::Results& results);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Grid {
        QRectF cells;  // in units
        double side = 0;
        int columns = 0;
    };
    Grid grid(const QRectF& panel) const;
    QRectF cell(const Grid& grid, int column, int row) const;  // in pixels, without its lines
    void paintGrid(QPainter& painter, const Grid& grid) const;
    void paintBeads(QPainter& painter, const Grid& grid) const;
    void paintRoad(QPainter& painter, const Grid& grid) const;
    void paintTies(QPainter& painter, const QRectF& px, int ties) const;

    baccarat::Results m_results;
};

}  // namespace oddchip::ui
