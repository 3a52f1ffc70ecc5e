// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <optional>
#include <vector>

#include "ui/table/chippainter.h"
#include "ui/table/plate.h"

namespace oddchip::ui {

// Whether anything moves in this program: off until somebody looks at it (pictures and tests have nobody), and wherever
// less motion is wanted. In high contrast nothing moves either.
void allowMotion(bool allowed);
bool mayMove(const Look& look);

// What has just changed, for a blink of an eye as it was: an old plate and an empty card's place fade out over the new
// ones, chips slide to where they now lie. It lies over the table, takes no input and holds none up: what is below it
// is already the new state.
class Motion : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Motion(QWidget* table);

    void begin(bool back);  // forgets what still moves; backwards takes half the time
    void fadePlate(const QRectF& units, const Plate& old);
    void fadeCard(const QRectF& units);                                                           // an empty place
    void slide(QPointF from, QPointF to, const QList<Chips>& chips, const ChipSet& set, int ms);  // centres, in units
    void start();
    bool moves() const { return m_timer.isActive(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Piece {
        int ms = 0;
        QRectF at;  // units
        std::optional<Plate> plate;
        QPointF from, to;
        QList<Chips> chips;
        ChipSet set{};
    };
    void step();
    void paintPiece(QPainter& painter, const Piece& piece, double done) const;

    std::vector<Piece> m_pieces;
    QElapsedTimer m_since;
    QTimer m_timer;
    bool m_back = false;
};

// The line under a text that is new: it fades out beneath it.
class NewMark : public QObject {
    Q_OBJECT

public:
    explicit NewMark(QWidget& of);
    void show(const Look& look);
    void paint(QPainter& painter, const QRectF& under, const Look& look) const;  // at the lower edge of 'under', pixels

private:
    QWidget& m_of;
    QElapsedTimer m_since;
    QTimer m_timer;
};

}  // namespace oddchip::ui
