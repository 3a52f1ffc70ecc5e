// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>
#include <QString>
#include <memory>

// The windows of the program, each with its journal. Each is made when it is first wanted; any of them opens the
// others.
namespace oddchip::app {

class Window;
class Practice;
class PuntoWindow;
class Session;

class Shell : public QObject {
    Q_OBJECT

public:
    explicit Shell(const QString& folder);  // of the journals
    ~Shell() override;
    void showPoker();
    void showPunto();
    void showPractice();

private:
    void join(Window& window);
    void join(PuntoWindow& window);

    QString m_folder;
    std::unique_ptr<Window> m_poker;
    std::unique_ptr<Session> m_session;  // of the poker table
    std::unique_ptr<PuntoWindow> m_punto;
    std::unique_ptr<Practice> m_practice;
};

}  // namespace oddchip::app
