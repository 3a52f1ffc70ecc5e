// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QWidget>

#include "core/archive/rows.h"
#include "ui/table/shapes.h"

namespace oddchip::ui::floor {

// The one page that the players at the table can be shown: what was decided, the rule in own words, where it is
// printed. Nothing of what people said of each other, and no one's PIN or name.
class ShownPage : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit ShownPage(QWidget* parent);
    void setMoment(const HandTold& told, int line);
    const QString& verdict() const { return m_verdict; }
    const QString& rule() const { return m_rule; }

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override { Q_EMIT closed(); }

private:
    QString m_title, m_verdict, m_rule, m_cites;
};

}  // namespace oddchip::ui::floor
