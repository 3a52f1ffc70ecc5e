// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <array>

// Where everything is, in units; pure functions of sizes and numbers of seats, so nothing moves because of what is in
// it.
namespace oddchip::ui {

struct WindowPlaces {
    QRectF header, table, side, say, entry;
    std::array<QRectF, 11>
        buttons;  // Fold, Check/Call, Bet/Raise, All-in; Deal, Push, Next hand; Said, Chips, Fault, Undo
};
// unitsPerMm: of the calibrated screen, 0 where it is not known. Under 1280 x 800 u the side panel lies over the table.
WindowPlaces windowPlaces(QSizeF window, double unitsPerMm = 0);

// The same, where lines run from right to left. The table's own places stay: its ring is never mirrored.
WindowPlaces mirrored(WindowPlaces places, double width);

// The side panel, shared by pots and ruling; a ruling that needs room for what other books say comes first.
struct SidePlaces {
    QRectF pots, ruling;
};
SidePlaces sidePlaces(const QRectF& side, bool rulingFirst = false);

// What lies in front of a seat: chips with their amount, a tag that the seat owes or is about to do, hole cards.
enum class Front { Chips, Tag, Cards };

// A table of 2 to 10 seats; seats are numbered from 1, clockwise from the dealer's left. All places are the table's
// own.
class TablePlaces {
public:
    TablePlaces(QSizeF table, int seats, int boards = 1);

    QSizeF size() const { return m_size; }
    int seats() const { return m_seats; }
    int boards() const { return m_boards; }
    QPainterPath outline(double inset = 0) const;

    QPointF centre(int seat) const { return m_centres[static_cast<std::size_t>(seat - 1)]; }
    QRectF plate(int seat) const;
    QRectF front(int seat, Front kind, QSizeF size) const;
    // The cards in front of a seat: up to seven, in a row that may overlap, or in two where a board lies beside it.
    // Where several boards lie they are smaller and in one row again, below the boards.
    QList<QRectF> cards(int seat, int count, bool board) const;
    double room(int seat, Front kind) const;        // how wide a front may be before it must be made narrower
    QRectF disc(int seat) const;                    // the dealer button
    QPolygonF pointer(int seat, QRectF tag) const;  // from the plate to its tag; no tag: towards the centre

    QRectF board() const;  // the place of a single one
    // Several boards lie side by side, the first at the left, each with its name above it.
    QRectF boardCard(int card, int board) const;
    QRectF boardName(int board) const;
    QRectF pot(bool narrow) const;  // narrow: chips or tags lie beside it
    QRectF potWithoutBoard() const;
    QRectF dealer() const;  // the last events or the chip tray
    QRectF cover() const;   // advice, stakes, pot helper

private:
    enum class Where { Top, Corner, Side, BesideDealer };
    Where where(int seat) const;
    bool isLeft(int seat) const { return centre(seat).x() < m_size.width() / 2; }
    QRectF nominalFront(int seat, Front kind, QSizeF size) const;
    double roomUnder(int seat) const;
    QRectF slidOffPlates(int seat, QRectF front) const;
    QRectF clearOfOthers(int seat, QRectF front) const;
    struct Fan {
        QSizeF card;
        int inRow = 0;
        double step = 0;
        QSizeF size;  // of all of it
    };
    Fan fan(int seat, int count, bool board) const;
    double roomBeside(int seat) const;
    QRectF boardsLie() const;
    QList<QRectF> keptClear(int seat, bool board) const;
    QSizeF boardCardSize() const;
    double boardsEnd() const;
    QRectF clearOfFans(int seat, QRectF front, int count, bool board) const;

    QSizeF m_size;
    int m_seats, m_boards;
    double m_plateWidth = 152;
    std::array<QPointF, 10> m_centres;
};

}  // namespace oddchip::ui
