// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "ui/settings/ruletable.h"
#include "ui/table/tokens.h"

namespace oddchip::ui {

// One option in full: what it decides, what may be chosen, which books have it, and what it was.
class RuleDetail : public QWidget {
    Q_OBJECT

public:
    explicit RuleDetail(QWidget* parent = nullptr);
    void show(const Option* option, int value, bool mayChange);
    void setWas(const Option& option, int value);  // before the last change; 'put back' is offered
    void setLook(const Look& look);

Q_SIGNALS:
    void chosen(const oddchip::Option* option, int value);

private:
    void showChoices(int value, bool mayChange);
    void showNumber(int value, bool mayChange);

    QLabel *m_title, *m_key, *m_what, *m_source, *m_kept;
    QBoxLayout* m_choices;
    QList<QPushButton*> m_buttons;
    QSpinBox* m_number;
    QLabel* m_books;
    QPushButton* m_putBack;
    const Option* m_option = nullptr;
    const Option* m_changed = nullptr;
    int m_was = 0;
    Look m_look;
};

}  // namespace oddchip::ui
