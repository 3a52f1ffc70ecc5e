// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <functional>

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// What is so and what can be done, over the table: a journal that cannot be opened, or who made the program.
class Notice : public Sheet {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent);

    // Up to two buttons, the first of them what the hand waits for; none: there is only the cross.
    struct Answer {
        QString label;
        std::function<void()> then;
    };
    using Answers = QList<Answer>;
    void tell(const QString& title, const QString& what, const QString& then, const Answers& answers);
    const QString& what() const { return m_what; }
    const QString& then() const { return m_then; }

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    QString m_title, m_what, m_then;
    Answers m_answers;
    std::array<Button*, 2> m_buttons;
    Button* m_close;
};

}  // namespace oddchip::ui
