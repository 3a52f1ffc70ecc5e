// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>

namespace oddchip::app {
namespace {

constexpr int kPatienceMs = 500;
const QByteArray kRaise = QByteArrayLiteral("raise\n");

// The same folder by whatever way it is named; another person has other sockets.
QString nameFor(const QString& folder) {
    const QString real = QDir(folder).canonicalPath();
    const QString path = real.isEmpty() ? QDir(folder).absolutePath() : real;
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("oddchip-") + QString::fromLatin1(hash.toHex().left(24));
}

}  // namespace

Instance::Instance(const QString& folder) : m_name(nameFor(folder)), m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* other = m_server->nextPendingConnection()) {
            connect(other, &QLocalSocket::disconnected, other, &QObject::deleteLater);
            Q_EMIT called();
        }
    });
}

bool Instance::first() {
    QLocalSocket other;
    other.connectToServer(m_name);
    if (other.waitForConnected(kPatienceMs)) {
        other.write(kRaise);
        other.waitForBytesWritten(kPatienceMs);
        other.disconnectFromServer();
        return false;
    }
    QLocalServer::removeServer(m_name);  // left behind by a program that was killed
    m_server->listen(m_name);
    return true;
}

}  // namespace oddchip::app
