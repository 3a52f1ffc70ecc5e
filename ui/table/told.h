// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

// What is painted has no words of its own for people who cannot see it. A widget that is Told gives them: its name is
// the whole sentence ("seat 4, 950, to act, owes 60"), its value the figure in it, and every change is announced.
namespace oddchip::ui {

class Told {
public:
    explicit Told(QAccessible::Role role);
    virtual ~Told() = default;
    Told(const Told&) = delete;
    Told& operator=(const Told&) = delete;

    // 'figure' is in whole units of money, or a count of cards; what has none gives 0.
    void tell(QWidget& self, const QString& words, double figure = 0);

    QAccessible::Role role() const { return m_role; }
    double figure() const { return m_figure; }

private:
    QAccessible::Role m_role;
    double m_figure = 0;
};

}  // namespace oddchip::ui
