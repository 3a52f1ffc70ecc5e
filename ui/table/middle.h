// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QWidget>

#include "core/rules/event.h"
#include "ui/table/seating.h"
#include "ui/table/shapes.h"
#include "ui/table/told.h"

// What lies on the table apart from the seats' plates. The mouse sees through all of it.
namespace oddchip::ui {

class InFrontOfSeat : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit InFrontOfSeat(QWidget* table);
    void setWhat(const InFront& what, const InFrontPlaces& places, const ChipSet& set);
    const InFront& what() const { return m_what; }
    const InFrontPlaces& lies() const { return m_places; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    InFront m_what;
    InFrontPlaces m_places;
    ChipSet m_set{};
};

// The board; several lie side by side, each with its name and, once its part of the pot at hand is awarded, to whom.
class BoardView : public Painted<QWidget>, public Told {
    Q_OBJECT

public:
    explicit BoardView(QWidget* table);
    void setBoards(const QList<CardList>& boards, const QStringList& names, const TablePlaces& places);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<CardList> m_boards;
    QStringList m_names;
    QList<QRectF> m_places, m_captions;  // five cards and one name a board, in units of the table
};

// The pot and its layers, last formed first.
class PotLine : public Painted<QWidget>, public Told {
    Q_OBJECT

public:
    explicit PotLine(QWidget* table);
    void setPots(Chips total, const QList<PotLayer>& layers);  // no layers: only the total

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLayers(QPainter& painter, QRectF px, Type type, int rows) const;
    double layersWidth(Type type, int rows) const;

    Chips m_total;
    QList<PotLayer> m_layers;
};

// The dealer button.
class Disc : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Disc(QWidget* table);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace oddchip::ui
