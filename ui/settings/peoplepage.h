// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/settings/preferencepage.h"

namespace oddchip::ui {

// A person as the page shows it; a PIN is never shown, only that there is one.
struct PersonShown {
    QString initials, name;
    int role = 0;  // 0 dealer, 1 floor, 2 manager
    bool hasPin = false;

    bool operator==(const PersonShown&) const = default;
};

// Who works here. A manager's PIN is asked for each change; the first person with a PIN must be a manager.
class PeoplePage : public PreferencePage {
    Q_OBJECT

public:
    // A change with the PIN of the manager who makes it.
    struct Leave {
        QString initials, pin;
    };

    explicit PeoplePage(QWidget* parent = nullptr);
    void setPeople(const QList<PersonShown>& people, bool asksManager);
    void tell(const QString& note) { m_note->setText(note); }
    QString note() const { return m_note->text(); }
    QListWidget* list() const { return m_list; }
    QLineEdit* initials() const { return m_initials; }
    QLineEdit* name() const { return m_name; }
    QComboBox* role() const { return m_role; }
    QLineEdit* pin() const { return m_pin; }
    QLineEdit* by() const { return m_by; }
    QLineEdit* byPin() const { return m_byPin; }
    void keep();
    void remove();

Q_SIGNALS:
    void wantsPerson(const oddchip::ui::PersonShown& person, const QString& pin,
                     const oddchip::ui::PeoplePage::Leave& leave);
    void wantsRemoved(const QString& initials, const oddchip::ui::PeoplePage::Leave& leave);

private:
    QLineEdit* field(QBoxLayout* line, const char* id);
    QLineEdit* pinField(QBoxLayout* line, const char* id);
    Leave leave();  // the PIN is taken out of its field
    void chosen();

    QList<PersonShown> m_people;
    QListWidget* m_list;
    QLineEdit *m_initials, *m_name, *m_pin, *m_by, *m_byPin;
    QComboBox* m_role;
    QPushButton *m_keep, *m_remove;
    QLabel *m_leave, *m_note;
};

}  // namespace oddchip::ui
