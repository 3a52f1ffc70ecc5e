// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTest>

#include "app/window.h"
#include "ui/entry/keypad.h"
#include "ui/table/chippainter.h"

// A finger on the window: every tap is a touch event that the window gets, at the middle of what is tapped.
namespace oddchip {

class Finger {
public:
    explicit Finger(app::Window& window) : m_window(window) {
        static QPointingDevice* const device = QTest::createTouchDevice();
        m_device = device;
    }

    void tap(QWidget* on) {
        const QPoint middle = on->mapTo(&m_window, on->rect().center());
        QTest::touchEvent(&m_window, m_device).press(0, middle, &m_window);
        QTest::touchEvent(&m_window, m_device).release(0, middle, &m_window);
        ++m_taps;
    }
    void tap(ui::Do which) { tap(m_window.bar()->button(which)); }
    void seat(int number) { tap(m_window.view()->seat(number)); }

    // A bet or raise to so much: by a preset that carries the amount, else by the digits and a second press.
    void raiseTo(Chips to) {
        const std::size_t before = m_window.log().entries.size();
        tap(ui::Do::Raise);
        if (m_window.log().entries.size() > before) return;  // limit: there is one amount
        const QString text = ui::amount(to);
        for (ui::Button* preset : m_window.sheet()->findChildren<ui::Button*>()) {
            const bool names = !preset->face().second.isEmpty() && preset->face().label == text;
            if (names && preset->isVisible() && preset->face().standing != ui::Standing::NotNow) return tap(preset);
        }
        typeDigits(QString::fromStdString(oddchip::text(to)));
        tap(ui::Do::Raise);
    }

    void typeDigits(QString digits) {
        auto* keypad = m_window.sheet()->findChild<ui::Keypad*>();
        QVERIFY(keypad);
        while (!digits.isEmpty()) {
            QString next = digits.left(1);
            for (const QString& zeros : {QStringLiteral("000"), QStringLiteral("00")}) {
                if (digits.startsWith(zeros) && key(keypad, zeros)) next = zeros;
            }
            ui::Button* button = key(keypad, next);
            QVERIFY2(button, qPrintable(next));
            tap(button);
            digits.remove(0, next.size());
        }
    }

    int taps() const { return m_taps; }

private:
    static ui::Button* key(const ui::Keypad* keypad, const QString& label) {
        for (ui::Button* button : keypad->findChildren<ui::Button*>()) {
            if (button->face().label == label) return button;
        }
        return nullptr;
    }

    app::Window& m_window;
    QPointingDevice* m_device;
    int m_taps = 0;
};

}  // namespace oddchip
