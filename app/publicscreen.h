// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/settings/preferences.h"
#include "ui/table/publicview.h"

namespace oddchip::app {

// The window for everybody in the room. It is shown the table as it stands in the journal and passes on only what
// players may see; while the floor decides it keeps the picture that it had.
class PublicScreen : public QWidget {
    Q_OBJECT

public:
    PublicScreen();

    void show(const Table& table);
    void setPreferences(const ui::Preferences& preferences);
    ui::PublicView* view() const { return m_view; }

Q_SIGNALS:
    void closed();  // by its own window's cross

protected:
    void resizeEvent(QResizeEvent*) override { m_view->setGeometry(rect()); }
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* key) override;

private:
    void place(const QString& wanted);

    ui::PublicView* m_view;
    QTimer m_minute;
};

}  // namespace oddchip::app
