// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <vector>

#include "ui/entry/keypad.h"
#include "ui/practice/page.h"
#include "ui/practice/voice.h"

namespace oddchip::ui {

// Where an answer is put together: amounts by keypad, seats by tap (here or on the table), or one of a few sentences.
class AnswerPanel : public Page {
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget* parent);

    void ask(const practice::Question& question);
    void setHints(bool hints);  // whether a hint may be asked for; an exam has none
    practice::Answer answer() const;
    bool begun() const;
    bool hasAmounts() const { return wantsKeypad(); }
    bool hasSeats() const;

    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;

Q_SIGNALS:
    void answered(const oddchip::practice::Answer& answer);
    void gaveUp();
    void hintWanted();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    // One line of the answer: an amount, seats, or both.
    struct Row {
        QString label;
        int layer = -1;  // of a pot: its badge
        bool hasAmount = false, hasSeats = false, one = false;
        Seat seat = kNoSeat;  // shares: whose amount it is
        SeatSet among;
        TypedAmount typed;
        SeatSet seats;
        Button* field = nullptr;
        std::vector<Button*> marks;  // by the seats of 'among'
    };
    void clear();
    Row& add(const QString& label, bool amount, SeatSet among, bool one);
    void addPot();
    void makeRows();
    void makeChoices();
    void choose(int choice);
    void toggle(std::size_t row, Seat seat);
    void goTo(std::size_t row);
    void type(const QString& digits);
    void erase();
    void finish();
    void showRow(Row& row, bool current);
    void showAll();
    bool takesShifted(int key);
    double rowsHigh() const;  // the room for them
    double rowHeight() const;
    std::size_t rowsShown() const;
    std::size_t firstShown() const;  // with the current one among those shown
    QRectF rowPlace(std::size_t row) const;
    bool wantsKeypad() const;

    const practice::Question* m_question = nullptr;
    std::vector<Row> m_rows;  // pots: the last is what comes back
    std::vector<Button*> m_choices;
    int m_choice = -1;
    std::size_t m_current = 0;
    bool m_hints = true;
    Keypad* m_keypad;
    Button *m_answer, *m_giveUp, *m_hint, *m_pot, *m_up, *m_down;
};

}  // namespace oddchip::ui
