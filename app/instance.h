// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>

class QLocalServer;

namespace oddchip::app {

// One program a folder: a second start raises the window of the first and ends.
class Instance : public QObject {
    Q_OBJECT

public:
    explicit Instance(const QString& folder);

    bool first();  // it is alone; from now on others are told so. Otherwise the first has been asked to come up

Q_SIGNALS:
    void called();  // somebody started it once more

private:
    QString m_name;
    QLocalServer* m_server;
};

}  // namespace oddchip::app
