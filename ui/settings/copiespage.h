// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QDateTime>

#include "ui/settings/preferencepage.h"

namespace oddchip::ui {

// One copy of the journal on the disk.
struct Copy {
    QString path;
    QDateTime made;
    qint64 bytes = 0;
};

class CopiesPage : public PreferencePage {
    Q_OBJECT

public:
    explicit CopiesPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setCopies(const QList<Copy>& copies, bool mayRestore);
    void tell(const QString& note) { m_note->setText(note); }
    QListWidget* list() const { return m_list; }
    QPushButton* restoring() const { return m_restore; }

Q_SIGNALS:
    void wantsCopy();
    void wantsRestore(const QString& path);  // the button was pressed twice

private:
    void calmDown();

    QSpinBox* m_days;
    QListWidget* m_list;
    QPushButton *m_now, *m_restore;
    QLabel* m_note;
    bool m_pressed = false;
};

}  // namespace oddchip::ui
