// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/live.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// What one seat has put into the pots: by street, each less what came back to it uncalled.
struct Contribution {
    Seat seat = kNoSeat;
    QList<Chips> by;  // as many as the form has streets
    Chips total;
    bool live = false, allIn = false;
};
QList<Contribution> contributionsOf(const Log& log);  // of the hand in play; none without one

// The contributions beside the pots that they built.
class Contributions : public Sheet {
    Q_OBJECT

public:
    explicit Contributions(QWidget* parent);
    void setLog(const Log& log);
    QStringList spoken() const;  // a sentence a seat

Q_SIGNALS:
    void wantsPotHelper();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    QString mark(const Contribution& one) const;

    QList<Contribution> m_all;
    QStringList m_streets;
    Button *m_helper, *m_close;
};

}  // namespace oddchip::ui
