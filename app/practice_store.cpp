// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/practice_store.h"

#include <QDir>

namespace oddchip::app {
namespace {

std::string pathIn(const std::string& folder) {
    const QString at = QString::fromStdString(folder);
    QDir().mkpath(at);  // where it fails, opening tells why
    return QDir(at).filePath(QStringLiteral("practice.oddchip")).toStdString();
}

}  // namespace

PracticeStore::PracticeStore(const std::string& folder) : m_journal(Journal::openForWriting(pathIn(folder))) {
    m_journal.read(1, [this](const Record& record) {
        if (auto note = practice::readNote(record.body)) {
            m_kept.push_back({record.seq, record.at, std::move(*note)});
        }
        return true;
    });
}

std::int64_t PracticeStore::keep(const practice::Note& note, std::int64_t atMs) {
    Record record;
    record.at = atMs;
    record.body = practice::write(note);
    record.kind = std::holds_alternative<practice::TakenBack>(note) ? Kind::undo : Kind::event;
    record.digest = digest(record.body);
    const std::int64_t seq = m_journal.append({&record, 1});
    m_kept.push_back({seq, atMs, note});
    return seq;
}

}  // namespace oddchip::app
