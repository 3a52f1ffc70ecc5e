// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include "ui/settings/ruledetail.h"
#include "ui/settings/rulelist.h"

namespace oddchip::ui {

// Every option of the house rules, with its sources and what another book has. It is shown rules and asks for others;
// what is kept is somebody else's to say.
class RulesPage : public QWidget {
    Q_OBJECT

public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setRules(const HouseRules& rules, bool mayChange);
    void setLook(const Look& look);
    const HouseRules& rules() const { return m_model->rules(); }
    QString note() const { return m_note->text(); }
    void tell(const QString& note);

    void setChanges(const QList<RuleChange>& changes);  // the newest first
    QString history() const { return m_detail->changes(); }
    QLineEdit* by() const { return m_by; }  // whose initials a change is kept with
    void compareWith(Book book);
    void showOnlyDifferent(bool only);
    void choose(const Option& option);
    bool takes(const QKeyEvent& key);  // of the page's own keys
    void takeFile(const QString& path);
    void saveFile(const QString& path);

Q_SIGNALS:
    void chosen(const oddchip::HouseRules& rules);

protected:
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTop(QBoxLayout* page);
    void showAll();
    void refill();
    void step(int by);
    void set(const Option& option, int value);
    void popUp(const QModelIndex& index);
    void startFrom(Book book);
    const Option* current() const { return m_model->option(m_list->currentIndex()); }

    QLineEdit *m_find, *m_by;
    QComboBox* m_compare;
    QPushButton *m_different, *m_import, *m_export;
    QToolButton* m_start;
    QLabel* m_note;
    QListView* m_list;
    RuleModel* m_model;
    RuleDelegate* m_delegate;
    RuleHeads* m_heads;
    RuleDetail* m_detail;
    QBoxLayout* m_middle;
    Look m_look;
    bool m_mayChange = true;
};

}  // namespace oddchip::ui
