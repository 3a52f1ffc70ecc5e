// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/notation/punto.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// A new shoe: decks, commission and how it is rounded, what a tie pays, who deals first, how many cards lie behind the
// cut card. A tap goes to the next choice.
class PuntoSetUp : public Sheet {
    Q_OBJECT

public:
    explicit PuntoSetUp(QWidget* parent);

    // 'before': the shoe that is on, whose holder goes on and whose commission goes with it; null: there is none.
    void start(const HouseRules& rules, const Punto* before);
    std::vector<Item> items() const;  // everything that opens the shoe

    QString line() const override;
    bool complete() const override { return true; }
    bool takes(const QKeyEvent& key) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    PuntoOpened opening() const;
    void step(std::size_t row);
    void nextCut();
    int decks() const;
    void changed();
    QString value(std::size_t row) const;

    HouseRules m_before, m_rules;
    PuntoOpened m_opening;  // but for the decks
    int m_holder = 0;
    std::array<Button*, 6> m_rows;
    Button *m_close, *m_open;
};

}  // namespace oddchip::ui
