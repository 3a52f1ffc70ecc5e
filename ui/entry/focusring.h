// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/table/shapes.h"

namespace oddchip::ui {

// The ring round a button that has the focus, outside of it and on top of everything, only after a key has been used.
class FocusRing : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* window);

protected:
    void paintEvent(QPaintEvent*) override;
    void lookChanged() override { follow(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void moveTo(QWidget* focus);
    void follow();

    QPointer<QWidget> m_focus;
};

}  // namespace oddchip::ui
