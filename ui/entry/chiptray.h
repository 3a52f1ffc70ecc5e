// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"
#include "ui/table/chippainter.h"

namespace oddchip::ui {

// One chip of the tray, to be tapped.
class ChipButton : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit ChipButton(QWidget* parent);
    void setChip(Chips value, const ChipSet& set);
    Chips value() const { return m_value; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Chips m_value;
    ChipSet m_set{};
};

// The table's denominations in the dealer's place. A tap adds a chip to the motion that is being put together; 'next
// motion' records it and stays with the seat, 'at rest' records it and lets the next seat act.
class ChipTray : public Sheet {
    Q_OBJECT

public:
    explicit ChipTray(QWidget* parent);

    void setSeat(const Table& table, Seat seat);
    Seat seat() const { return m_seat; }
    void clear();
    bool empty() const { return m_motion == ChipList{}; }
    bool stays() const { return m_stays; }  // the last press was 'next motion'

    QString line() const override;
    bool complete() const override { return !empty() || m_rests; }
    bool takes(const QKeyEvent& key) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void add(Chips value);
    void takeBack();
    void record(bool stays);

    Seat m_seat = kNoSeat;
    ChipList m_motion;
    QList<Chips> m_taps;   // in their order, for taking back
    QStringList m_before;  // the motions of this act that are recorded
    std::array<ChipButton*, 8> m_chips;
    Button *m_next, *m_rest;
    bool m_open = false;  // the seat's act may still go on
    bool m_rests = false, m_stays = false;
};

// The chips of a table: its own, else the US preset, lowest first.
ChipSet trayOf(const Stakes& stakes);

}  // namespace oddchip::ui
