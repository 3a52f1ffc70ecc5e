// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// Shuffle and cut before a hand, step by step with the rule that asks for each, and until when one may complain of
// them. It holds nothing up: of its ticks only that the shuffle begins is an event, and is recorded.
class ShuffleList : public Sheet {
    Q_OBJECT

public:
    explicit ShuffleList(QWidget* parent);

    void setTable(const Table& table);
    void setPlayersDeal(bool players);
    // Between two hands, and until a hand has been looked at or the betting has begun.
    static bool stands(const Table& table);
    bool tickNext();  // false: every step is ticked
    QString line() const override { return m_line; }
    bool complete() const override { return !m_line.isEmpty(); }

Q_SIGNALS:
    void playersDeal(bool players);

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    enum Step : std::size_t { Who, Begins, Riffles, Cut, CutCard };
    static constexpr std::size_t kSteps = CutCard + 1;

    bool done(Step step) const;
    void tick(Step step);
    void showSteps();
    QString label(Step step) const;
    QString who() const;

    Table m_table;
    std::int32_t m_hand = 0;  // that the steps are for
    int m_riffles = 0;
    bool m_cut = false, m_cutCard = false, m_players = false;
    QString m_line;
    std::array<Button*, kSteps> m_steps;
    Button* m_close;
};

}  // namespace oddchip::ui
