// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// The statements of a seat in the dealer's place. One without an amount is recorded at once; one with an amount opens
// the pad.
class SaidRow : public Sheet {
    Q_OBJECT

public:
    explicit SaidRow(QWidget* parent);

    void setSeat(const Table& table, Seat seat);
    void setRunOut();  // nothing is left to bet: how often the board is run out

    QString line() const override { return m_line; }
    bool complete() const override { return !m_line.isEmpty(); }
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void wantsAmount(const QString& said);  // "raise by"; empty: a number alone

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void say(std::size_t which);
    void run(int times);
    void offerRuns(bool offers);

    Seat m_seat = kNoSeat;
    bool m_facesBet = false;
    QString m_line;
    std::array<Button*, 12> m_buttons;
    std::array<Button*, 2> m_runs;  // twice, three times
};

}  // namespace oddchip::ui
