// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QWidget>

#include "ui/table/geometry.h"
#include "ui/table/publictable.h"
#include "ui/table/shapes.h"
#include "ui/table/told.h"

namespace oddchip::ui {

// The table for everybody in the room, on a monitor of its own. It is given a PublicTable and knows no other.
class PublicView : public QWidget, public Told {
    Q_OBJECT

public:
    explicit PublicView(QWidget* parent = nullptr);

    void show(const PublicTable& table);
    void setLook(Theme theme, Deck deck, bool safe);
    void setClock(const QString& time);
    const PublicTable& shown() const { return m_table; }
    QString spoken() const;  // all that stands on it

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintHead(QPainter& painter, const Look& look) const;
    void paintFoot(QPainter& painter, const Look& look) const;
    void paintGround(QPainter& painter, const TablePlaces& places, const Look& look) const;
    void paintSeat(QPainter& painter, const TablePlaces& places, int seat, const Look& look) const;
    void paintMiddle(QPainter& painter, const TablePlaces& places, const Look& look) const;
    void paintPot(QPainter& painter, const QRectF& px, const Look& look) const;
    Look look() const;

    PublicTable m_table;
    QString m_clock;
    Look m_look;
};

}  // namespace oddchip::ui
