// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QBoxLayout>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "ui/settings/ruletable.h"
#include "ui/table/tokens.h"

namespace oddchip::ui {

// One option in full: what it decides, what may be chosen, which books have it, and what it was.
// Who changed an option of the house rules, when, and from what to what.
struct RuleChange {
    QDateTime at;
    QString by;
    const Option* option = nullptr;
    int was = 0, now = 0;
};

class RuleDetail : public QWidget {
    Q_OBJECT

public:
    explicit RuleDetail(QWidget* parent = nullptr);
    void show(const Option* option, int value, bool mayChange);
    void setWas(const Option& option, int value);  // before the last change; 'put back' is offered
    void setLook(const Look& look);
    void setChanges(const QList<RuleChange>& changes) { m_changes = changes; }  // the newest first
    QString changes() const { return m_history->text(); }

Q_SIGNALS:
    void chosen(const oddchip::Option* option, int value);

private:
    void showChoices(int value, bool mayChange);
    void showNumber(int value, bool mayChange);
    void showHistory();

    QLabel *m_title, *m_key, *m_what, *m_source, *m_kept;
    QBoxLayout* m_choices;
    QList<QPushButton*> m_buttons;
    QSpinBox* m_number;
    QLabel *m_books, *m_history;
    QList<RuleChange> m_changes;
    QPushButton* m_putBack;
    const Option* m_option = nullptr;
    const Option* m_changed = nullptr;
    int m_was = 0;
    Look m_look;
};

}  // namespace oddchip::ui
