// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/copies.h"

#include <QDir>
#include <QFileInfo>

#include "core/journal/copy.h"

namespace oddchip::app {
namespace {

const QString kForm = QStringLiteral("yyyy-MM-dd'T'HHmmss");
const QString kEnding = QStringLiteral(".oddchip");

QDir copiesOf(const QString& folder) { return QDir(folder + QStringLiteral("/backups")); }

QDateTime madeAt(const QString& name) {
    QDateTime made = QDateTime::fromString(name.left(17), kForm);
    made.setTimeSpec(Qt::UTC);
    return made;
}

}  // namespace

QString journalIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("table.oddchip")); }

QList<ui::Copy> copiesIn(const QString& folder) {
    QList<ui::Copy> all;
    const QDir copies = copiesOf(folder);
    for (const QFileInfo& file : copies.entryInfoList({QStringLiteral("*") + kEnding}, QDir::Files, QDir::Name)) {
        if (const QDateTime made = madeAt(file.fileName()); made.isValid())
            all.prepend({file.absoluteFilePath(), made, file.size()});
    }
    return all;
}

QString makeCopy(const QString& folder, const QDateTime& now) {
    copiesOf(folder).mkpath(QStringLiteral("."));
    const QString stem = copiesOf(folder).filePath(now.toUTC().toString(kForm));
    QString path = stem + kEnding;
    for (int i = 2; QFileInfo::exists(path); ++i) path = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(kEnding);
    copyJournal(journalIn(folder).toStdString(), path.toStdString());
    return path;
}

int removeOld(const QString& folder, int days, const QDateTime& now) {
    int gone = 0;
    const QList<ui::Copy> all = copiesIn(folder);
    for (qsizetype i = 1; i < all.size(); ++i) {
        if (all[i].made.daysTo(now.toUTC()) > days && QFile::remove(all[i].path)) ++gone;
    }
    return gone;
}

void restoreCopy(const QString& folder, const QString& copy, const QDateTime& now) {
    if (QFileInfo::exists(journalIn(folder))) makeCopy(folder, now);
    restoreJournal(copy.toStdString(), journalIn(folder).toStdString());
}

}  // namespace oddchip::app
