// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/settings/preferencepage.h"
#include "ui/settings/tablepresets.h"

namespace oddchip::ui {

// Set-ups by name: that of the table as it is can be saved, and a saved one be set up again.
class TablesPage : public PreferencePage {
    Q_OBJECT

public:
    explicit TablesPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setPresent(const std::optional<TablePreset>& present, bool maySetUp);  // the table as it is; none: not open
    void takeFile(const QString& path);
    void saveFile(const QString& path);
    QListWidget* list() const { return m_list; }
    QLineEdit* name() const { return m_name; }
    QString note() const { return m_note->text(); }
    void save();    // the present table, by the name in the field
    void rename();  // the chosen one likewise
    void remove();  // it is pressed twice
    void use();

Q_SIGNALS:
    void wantsTable(const oddchip::ui::TablePreset& preset);

private:
    QPushButton* button(QBoxLayout* line, const char* id, void (TablesPage::*press)());
    void chosen();
    void calmDown();
    void keep(const QList<TablePreset>& tables, int current);
    bool nameIsFree(int except);

    QList<TablePreset> m_tables;
    std::optional<TablePreset> m_present;
    bool m_maySetUp = false, m_pressed = false;
    QLineEdit* m_name;
    QListWidget* m_list;
    QPushButton *m_save, *m_use, *m_rename, *m_remove, *m_import, *m_export;
    QLabel* m_note;
};

}  // namespace oddchip::ui
