// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPixmap>
#include <array>

#include "ui/table/middle.h"
#include "ui/table/seatbutton.h"
#include "ui/table/seating.h"

namespace oddchip::ui {

class Motion;

// The table as the dealer sits at it. It is shown a Table, paints again only what differs, and decides nothing.
class TableView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    void setTable(const Table& table);
    void setMarks(const TableMarks& marks);
    const Table& table() const { return m_table; }
    const TablePlaces& places() const { return m_places; }
    SeatButton* seat(int number) const { return m_seats[static_cast<std::size_t>(number - 1)]; }
    const InFrontOfSeat* inFrontOf(int number) const { return m_inFront[static_cast<std::size_t>(number - 1)]; }

    // The widget in the dealer's place, and one that covers it upwards: advice, stakes, pot helper. They become
    // children and are kept in place; the one before is hidden, and null shows none. The seats stay in view and can be
    // tapped.
    void setDealer(QWidget* widget);
    void setCover(QWidget* widget);

Q_SIGNALS:
    void seatPressed(int seat);   // at once on touch-down
    void seatReleased(int seat);  // follows each press, tapped or not
    void seatTapped(int seat);
    void seatHeld(int seat);

protected:
    void lookChanged() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // As the table was before a change, for what moves (moved.cpp).
    struct Before {
        Table table;
        std::array<Plate, kSeats> plates{};
        std::array<Chips, kSeats> chips{};
    };
    Before before() const;
    void move(const Before& before);
    void fadeCards(const Table& before);

    void layOut();                    // after the size, the look or the number of seats has changed
    void read();                      // after the table or the marks have changed
    void readMiddle(bool besidePot);  // board, pot and button
    void drawGround();
    void placeGuests();

    Table m_table;
    TableMarks m_marks;
    TablePlaces m_places{QSizeF(896, 472), 9};
    std::array<SeatButton*, kSeats> m_seats{};
    std::array<InFrontOfSeat*, kSeats> m_inFront{};
    BoardView* m_board;
    PotLine* m_pot;
    Disc* m_disc;
    Motion* m_motion;
    QWidget* m_dealer = nullptr;
    QWidget* m_cover = nullptr;
    QPixmap m_ground;
};

}  // namespace oddchip::ui
