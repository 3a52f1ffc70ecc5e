// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QWidget;

namespace oddchip::app {

// Tells a sentence to people who do not look: as an alert of the window, which screen readers hear, and spoken where
// this build has speech and somebody wants it.
class Voice : public QObject {
    Q_OBJECT

public:
    explicit Voice(QWidget* window);
    ~Voice() override;

    static bool canSpeak();
    void setSpeaks(bool speaks);
    void tell(const QString& sentence);

private:
    QWidget* m_window;
    std::function<void(const QString&)> m_speak;  // none: silent
};

}  // namespace oddchip::app
