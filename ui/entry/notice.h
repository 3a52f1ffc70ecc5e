// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// What is so and what can be done, over the table: a journal that cannot be opened, or who made the program.
class Notice : public Sheet {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent);

    // 'again': the button's label; empty: there is only the cross.
    void tell(const QString& title, const QString& what, const QString& then, const QString& again);
    const QString& what() const { return m_what; }
    const QString& then() const { return m_then; }

Q_SIGNALS:
    void tryAgain();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    QString m_title, m_what, m_then;
    Button *m_again, *m_close;
};

}  // namespace oddchip::ui
