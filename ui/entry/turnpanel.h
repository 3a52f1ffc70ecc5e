// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// What a hand waits for besides an act: who opens a round of stud where the cards are not entered, how many cards each
// seat draws, who has discarded. It shows itself at that moment; each answer is recorded at once, by one tap or digit.
class TurnPanel : public Sheet {
    Q_OBJECT

public:
    explicit TurnPanel(QWidget* parent);

    void setHand(const Hand& hand);
    bool asks() const;  // there is something to be answered
    Seat seat() const { return m_seat; }

    QString line() const override { return m_line; }
    bool complete() const override { return !m_line.isEmpty(); }
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    using What = CardTurn::What;
    void answer(const QString& line);
    void tell(Seat seat);  // opens, or has discarded
    void draws(int count);
    void allDiscard();
    void showSeats();
    void showCounts();

    CardTurn m_turn;
    Hand m_hand;
    Seat m_seat = kNoSeat;  // who draws
    QString m_line;
    std::array<Button*, kSeats> m_seats;
    std::array<Button*, 6> m_counts;  // 0: stands pat
    Button* m_all;
};

}  // namespace oddchip::ui
