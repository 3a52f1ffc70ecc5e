// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTemporaryDir>
#include <memory>

#include "app/window.h"

namespace oddchip::app {

// What one step of the tour says, beside the table, with the way out.
class TourCard : public ui::Painted<QWidget> {
    Q_OBJECT

public:
    explicit TourCard(QWidget* window);
    void say(const QString& id);
    QString text() const { return m_title + QLatin1Char('\n') + m_what + QLatin1Char('\n') + m_then; }

Q_SIGNALS:
    void left();

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { lookChanged(); }
    void paintEvent(QPaintEvent*) override;

private:
    QString m_title, m_what, m_then;
    ui::Button* m_leave;
};

// Five steps that deal one hand at a table of their own; nothing of it is kept. A step is done when the table says so,
// by whatever way the hand got there.
class Tour : public QObject {
    Q_OBJECT

public:
    explicit Tour(const ui::Preferences& preferences);
    ~Tour() override;

    void begin(QSize size);
    void close();
    int step() const { return m_step; }  // from 1; 6: the hand is dealt
    Window* window() const { return m_window.get(); }
    TourCard* card() const { return m_card; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
    void place();
    bool isDone() const;

    ui::Preferences m_preferences;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;
    TourCard* m_card = nullptr;
    int m_step = 1;
};

}  // namespace oddchip::app
