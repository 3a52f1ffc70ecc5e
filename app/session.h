// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>
#include <QPointer>

#include "app/window.h"

namespace oddchip::app {

class Tour;

// What one start of the program is beside its window: the window comes back where it was, the journal is copied when it
// is closed, copies are restored, and somebody who starts it for the first time is offered the tour.
class Session : public QObject {
    Q_OBJECT

public:
    Session(Window& window, const QString& folder);
    ~Session() override;

    void begin();  // after the window is shown: a hand in progress, or the first start
    void startTour();
    Tour* tour() const { return m_tour; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void close();
    void serveCopies();
    void copyNow();
    void restore(const QString& path);
    void listCopies();

    Window& m_window;
    QString m_folder;
    QPointer<Tour> m_tour;
    bool m_serves = false;
};

}  // namespace oddchip::app
