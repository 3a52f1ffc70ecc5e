// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/table/shapes.h"

namespace oddchip::ui::floor {

struct Tick {
    bool street = false;  // longer, with its name
    bool marked = false;  // thick: amended, flagged or decided
    QString name;
    bool operator==(const Tick&) const = default;
};

// One tick a line of the record, a ring for where one stands. A click goes to the nearest tick. Never mirrored.
class Timeline : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent);
    void setTicks(const QList<Tick>& ticks);
    void setAt(int tick);  // -1: before the first

Q_SIGNALS:
    void picked(int tick);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    double x(int tick) const;

    QList<Tick> m_ticks;
    int m_at = -1;
};

}  // namespace oddchip::ui::floor
