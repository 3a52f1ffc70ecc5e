// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/punto/calling.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// The one sentence to announce, and why: amber while a card is called for, framed as a warning after a wrong draw.
class CallView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit CallView(QWidget* parent);
    void setCall(const PuntoCall& call);
    const PuntoCall& call() const { return m_call; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double paintCaption(QPainter& painter) const;  // where the sentence begins

    PuntoCall m_call;
};

}  // namespace oddchip::ui
