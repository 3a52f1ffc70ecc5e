// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/settings/preferencepage.h"

namespace oddchip::ui {

// Every command with its key. A key pressed on a line becomes that command's; two commands with one key are both shown.
class KeysPage : public PreferencePage {
    Q_OBJECT

public:
    explicit KeysPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    QListWidget* list() const { return m_list; }
    QString note() const { return m_note->text(); }
    void takeFile(const QString& path);
    void saveFile(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QKeyEvent& key);
    void ask(const Shortcuts& keys);
    QString lineOf(const CommandKey& row) const;

    QListWidget* m_list;
    QLabel* m_note;
};

}  // namespace oddchip::ui
