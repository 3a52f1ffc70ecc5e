// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QListView>
#include <QStringListModel>
#include <functional>

#include "ui/table/shapes.h"

namespace oddchip::ui::floor {

// A list whose rows are painted, never one widget a row. Each row has a text for people who cannot see it.
class RowList : public QListView {
    Q_OBJECT

public:
    using Paint = std::function<void(QPainter& painter, const QRectF& px, int row, bool chosen)>;
    using Height = std::function<double(int row)>;  // in units

    explicit RowList(QWidget* parent);

    void setLook(const Look& look);
    void setRows(const QStringList& said, Height height, Paint paint);
    int current() const { return currentIndex().row(); }
    void choose(int row);  // says nothing of it
    void step(int by);     // as an arrow key does

Q_SIGNALS:
    void chosen(int row);
    void opened(int row);  // Enter or a second click

protected:
    void currentChanged(const QModelIndex& now, const QModelIndex& before) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* key) override;

private:
    class Delegate;
    QStringListModel m_model;
    Look m_look;
    Height m_height;
    Paint m_paint;
    bool m_quiet = false;
};

}  // namespace oddchip::ui::floor
