// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>

#include "ui/entry/awardrows.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// Who wins what, pots last formed first: winners tapped while a part of a pot has none, board by board and half by
// half, else its shares as chips to push, with each odd chip on its own line under the division that made it.
class AwardPanel : public Sheet {
    Q_OBJECT

public:
    explicit AwardPanel(QWidget* parent);

    void setTable(const Table& table);
    const QStringList& spoken() const { return m_spoken; }  // the awards in words, odd chips with their reason

    QString line() const override { return m_line; }
    bool complete() const override { return !m_line.isEmpty(); }
    bool takesSeat(Seat seat) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void paintRow(QPainter& painter, const AwardRow& row, int place) const;
    void paintDivision(QPainter& painter, const AwardDivision& division, double& top) const;
    void paintShare(QPainter& painter, const AwardShare& share, double top) const;
    void paintOdd(QPainter& painter, const AwardOdd& odd, double top) const;
    void paintChecks(QPainter& painter) const;
    void placeSeats(const AwardRow& row, double top);
    void placeHalves(const AwardRow* row, double top);
    void tap(Seat seat);
    void toggleSplit();
    void toggleScoop();
    void stepOdd();
    void noLow();
    void compose();
    const AwardRow* open() const;  // the pot whose winner is asked for
    bool asksOdd() const;          // stud with no cards entered: who has the odd chip of a split

    Table m_table;
    QList<AwardRow> m_rows;
    QStringList m_spoken;
    QString m_line;
    bool m_splits = false, m_scoops = false, m_tight = false;
    SeatSet m_chosen;  // the seats of a split
    Seat m_odd = kNoSeat;
    double m_amountWidth = 0;  // of the widest share, in units
    std::array<Button*, kSeats> m_seats;
    Button *m_split, *m_scoop, *m_none, *m_oddSeat;
};

}  // namespace oddchip::ui
