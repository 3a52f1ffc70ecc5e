// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/archive/query.h"
#include "core/archive/rows.h"

namespace oddchip::app {

// The journals that the floor has open, read-only, and the two workers that answer what is asked of them: one at once,
// one for what takes long. Of searches only the newest is answered.
class Shelf : public QObject {
    Q_OBJECT

public:
    // Indexes lie in a folder of the cache.
    Shelf(QStringList journals, QString cacheFolder);
    ~Shelf() override;

    const QStringList& journals() const { return m_journals; }

public Q_SLOTS:
    void ask(const oddchip::Query& query);
    void stop();     // the long work; what was found is kept
    void refresh();  // takes in what journals have grown by

Q_SIGNALS:
    void shown(const oddchip::Answer& answer);
    void progressed(qint64 done, qint64 of);  // of the long work; 0 of 0: it is done
    void grown();                             // an index has become newer

private:
    class Room;
    void quick(const std::stop_token& stop);
    void slow(const std::stop_token& stop);
    void answer(Answer answer);
    void run(Room& room, const std::function<Answer()>& work);

    QStringList m_journals;
    QString m_cache;
    std::mutex m_mutex;
    std::condition_variable_any m_woken;
    std::deque<Query> m_asked, m_long;
    std::stop_source m_stopLong;
    std::jthread m_quick, m_slow;
};

}  // namespace oddchip::app
