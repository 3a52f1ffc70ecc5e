// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QDateTime>

#include "ui/settings/copiespage.h"

// The dated copies of the journal in the folder backups/ beside it.
namespace oddchip::app {

QString journalIn(const QString& folder);         // its path
QList<ui::Copy> copiesIn(const QString& folder);  // the newest first
// Throws JournalError. Gives the path of the copy.
QString makeCopy(const QString& folder, const QDateTime& now);
// Takes away copies older than so many days; the newest always stays. Gives how many went.
int removeOld(const QString& folder, int days, const QDateTime& now);
// The journal, which nobody may have open, is copied first. Throws JournalError; the journal is then as it was.
void restoreCopy(const QString& folder, const QString& copy, const QDateTime& now);

}  // namespace oddchip::app
