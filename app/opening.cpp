// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/opening.h"

#include <QDir>
#include <algorithm>

#include "ui/words.h"

namespace oddchip::app {
namespace {

Opened told(Opened opened, const JournalError& error) {
    const Trouble trouble = troubleOf(error);
    opened.title = trouble.title;
    opened.what = trouble.what;
    opened.then = trouble.then;
    return opened;
}

Opened readOnly(const std::string& path, const JournalError& why) {
    try {
        Opened opened{Desk(Journal::openReadOnly(path)), true, {}, {}, {}, {}};
        return told(std::move(opened), why);
    } catch (const JournalError&) {
        return told({}, why);  // the first trouble is the one to be mended
    }
}

// A record that was left out is told before one that is read differently, and nothing is entered on top of it: what
// came after it may rest on it.
void tellDoubts(Opened& opened, const QString& path) {
    const auto& doubts = opened.desk->doubts();
    if (doubts.empty()) return;
    const auto leftOut = std::find_if(doubts.begin(), doubts.end(),
                                      [](const Doubt& doubt) { return doubt.what != Doubt::What::differs; });
    opened.readOnly = leftOut != doubts.end();
    const Doubt& doubt = opened.readOnly ? *leftOut : doubts.front();
    const QStringList with{QString::number(doubt.seq), QString::fromStdString(doubt.why), path};
    opened.title = ui::nameOf(name(doubt.what));
    opened.what = ui::sentence(name(doubt.what), with);
    opened.then = ui::explanation(name(doubt.what), with);
}

}  // namespace

Trouble troubleOf(const JournalError& error) {
    const QStringList with{QString::fromStdString(error.place)};
    return {ui::nameOf(name(error.cause)), ui::sentence(name(error.cause), with),
            ui::explanation(name(error.cause), with)};
}

namespace {

Opened openAt(const std::string& path) {
    try {
        Opened opened{Desk(Journal::openForWriting(path)), false, {}, {}, {}, {}};
        tellDoubts(opened, QString::fromStdString(path));
        return opened;
    } catch (const JournalError& error) {
        const bool readable = error.cause == JournalError::What::locked || error.cause == JournalError::What::readOnly;
        return readable ? readOnly(path, error) : told({}, error);
    }
}

}  // namespace

Opened openJournal(const QString& folder, const QString& file) {
    QDir().mkpath(folder);  // where it fails, opening tells why
    Opened opened = openAt(QDir(folder).filePath(file).toStdString());
    opened.people = QDir(folder).filePath(QStringLiteral("people.json"));
    return opened;
}

}  // namespace oddchip::app
