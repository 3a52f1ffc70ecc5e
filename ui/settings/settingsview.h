// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QListWidget>
#include <QStackedWidget>
#include <QWidget>

#include "ui/settings/copiespage.h"
#include "ui/settings/keyspage.h"
#include "ui/settings/peoplepage.h"
#include "ui/settings/rulespage.h"
#include "ui/settings/tablespage.h"

namespace oddchip::ui {

// The window of settings: groups at the left, the page of one in the middle. Nothing here is kept; everything is asked
// for and shown again as it became.
class SettingsView : public QWidget {
    Q_OBJECT

public:
    enum class Page { Rules, Tables, Chips, Keys, Look, Public, People, Copies, Speech };

    explicit SettingsView(QWidget* parent = nullptr);

    void show(Page page);
    void setPreferences(const Preferences& preferences);
    void setLook(const Look& look);
    RulesPage* rules() const { return m_rules; }
    TablesPage* tables() const { return m_tables; }
    PeoplePage* people() const { return m_people; }
    ChipsPage* chips() const { return m_chips; }
    KeysPage* keys() const { return m_keys; }
    LookPage* looks() const { return m_looks; }
    PublicPage* publicPage() const { return m_public; }
    CopiesPage* copies() const { return m_copies; }
    SpeechPage* speech() const { return m_speech; }

Q_SIGNALS:
    void changed(const oddchip::ui::Preferences& preferences);

protected:
    void keyPressEvent(QKeyEvent* key) override;

private:
    QWidget* makeBar();
    QWidget* makeFoot();
    void add(const char* id, QWidget* page);

    QListWidget* m_groups;
    QStackedWidget* m_pages;
    RulesPage* m_rules;
    TablesPage* m_tables;
    PeoplePage* m_people;
    ChipsPage* m_chips;
    KeysPage* m_keys;
    LookPage* m_looks;
    PublicPage* m_public;
    CopiesPage* m_copies;
    SpeechPage* m_speech;
    QWidget *m_bar, *m_foot;
    Look m_look;
};

}  // namespace oddchip::ui
