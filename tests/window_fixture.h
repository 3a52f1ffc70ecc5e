// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/typist.h"
#include "app/window.h"
#include "tests/preferences_apart.h"

// A window on a folder of its own, with somebody at its keyboard who is never too quick.
namespace oddchip {

inline const PreferencesApart kApart;  // what an earlier run has chosen is not known here

class Dealer {
public:
    explicit Dealer(const QString& folder, app::Clocks clocks = app::unhurriedClocks())
        : m_window([folder] { return app::openJournal(folder); }, std::move(clocks)),
          m_entered(&m_window, &app::Window::entered) {
        m_window.resize(1280, 800);
        m_window.show();
    }

    app::Window& window() { return m_window; }
    const Table& table() const { return m_window.table(); }
    const Hand& hand() const { return m_window.table().hand; }
    ui::Button* button(ui::Do which) { return m_window.bar()->button(which); }
    QString preview() { return m_window.entry()->preview(); }

    // Keys as QTest sends them, to whatever has the focus.
    void keys(const QString& keys) {
        for (const QChar key : keys) {
            QWidget* focus = m_window.entry()->findChild<QLineEdit*>();
            ++m_keys;
            if (key == QLatin1Char('\n')) {
                QTest::keyClick(focus, Qt::Key_Return);
            } else if (key == QLatin1Char('\x1b')) {
                QTest::keyClick(focus, Qt::Key_Escape);
            } else if (key == QLatin1Char('\b')) {
                QTest::keyClick(focus, Qt::Key_Backspace);
            } else {
                QTest::keyClick(focus, key.toLatin1());
            }
        }
    }
    void key(Qt::Key key) { QTest::keyClick(m_window.entry()->findChild<QLineEdit*>(), key); }
    void seat(int number) { QTest::mouseClick(m_window.view()->seat(number), Qt::LeftButton); }

    qsizetype inputs() const { return m_entered.size(); }  // lines that were entered
    int keysPressed() const { return m_keys; }

private:
    app::Window m_window;
    QSignalSpy m_entered;
    int m_keys = 0;
};

// Nine seats at 1/2 with stacks, the button at seat 9; the first hand has begun and seat 3 is to act.
inline const QString kNineSeats = QStringLiteral(" table 9 no-limit holdem blinds 1 2\n"
                                                 "1 sits 200; 2 sits 200; 3 sits 200; 4 sits 200; 5 sits 200; 6 sits "
                                                 "200; 7 sits 200; 8 sits 200; 9 sits 200; button 9\n"
                                                 "n");

}  // namespace oddchip
