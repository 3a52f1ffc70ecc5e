// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/shelf.h"

#include <QDateTime>
#include <algorithm>
#include <chrono>
#include <memory>

#include "app/trying.h"
#include "core/archive/impact.h"
#include "core/archive/proof.h"

namespace oddchip::app {
namespace {

struct Rack {
    Journal journal;
    Index index;
};

bool isLong(const Query& query) {
    return std::holds_alternative<Rebuild>(query) || std::holds_alternative<Prove>(query) ||
           std::holds_alternative<Impact>(query);
}

Found joined(std::vector<Found> parts, int limit) {
    Found all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (HandRow& row : parts[i].rows) {
            row.key.journal = static_cast<int>(i);
            all.rows.push_back(std::move(row));
        }
        all.hands += parts[i].hands;
        all.more |= parts[i].more;
        all.whole &= parts[i].whole;
        all.upTo = std::max(all.upTo, parts[i].upTo);
    }
    std::ranges::stable_sort(all.rows, [](const HandRow& a, const HandRow& b) { return a.at > b.at; });
    if (std::ssize(all.rows) > limit) {
        all.rows.resize(static_cast<std::size_t>(limit));
        all.more = true;
    }
    return all;
}

}  // namespace

// The journals as one worker has them open.
class Shelf::Room {
public:
    Room(const QStringList& journals, const QString& cache) : m_paths(journals), m_cache(cache.toStdString()) {}

    Rack& rack(int at) {
        if (at < 0 || at >= m_paths.size())
            throw JournalError(JournalError::What::missing, {}, "there is no such journal");
        m_racks.resize(static_cast<std::size_t>(m_paths.size()));
        auto& rack = m_racks[static_cast<std::size_t>(at)];
        if (!rack) {
            // An index that is not there yet is made once: two workers would each begin it anew.
            static std::mutex opening;
            const std::lock_guard lock(opening);
            Journal journal = Journal::openReadOnly(m_paths[at].toStdString());
            Index index(indexPath(m_cache, journal), journal);
            rack = std::make_unique<Rack>(Rack{std::move(journal), std::move(index)});
        }
        return *rack;
    }
    int count() const { return static_cast<int>(m_paths.size()); }
    std::string indexOf(int at) { return indexPath(m_cache, rack(at).journal); }
    Trying& trying() { return m_trying; }

private:
    QStringList m_paths;
    std::string m_cache;
    std::vector<std::unique_ptr<Rack>> m_racks;
    Trying m_trying;
};

Shelf::Shelf(QStringList journals, QString cacheFolder)
    : m_journals(std::move(journals)), m_cache(std::move(cacheFolder)) {
    m_quick = std::jthread([this](const std::stop_token& stop) { quick(stop); });
    m_slow = std::jthread([this](const std::stop_token& stop) { slow(stop); });
    refresh();
}

Shelf::~Shelf() {
    m_stopLong.request_stop();
    m_quick.request_stop();
    m_slow.request_stop();
}

void Shelf::ask(const Query& query) {
    const std::lock_guard lock(m_mutex);
    auto& queue = isLong(query) ? m_long : m_asked;
    // An index that is to be brought up to date anyway need not be so twice; nor is a search that was not begun yet
    // wanted any more.
    if (const auto* grows = std::get_if<Rebuild>(&query); grows && grows->journal < 0) {
        const bool waits = std::ranges::any_of(queue, [&](const Query& one) {
            const auto* other = std::get_if<Rebuild>(&one);
            return other && other->journal == grows->journal;
        });
        if (waits) return;
    }
    if (std::holds_alternative<Search>(query))
        std::erase_if(queue, [](const Query& one) { return std::holds_alternative<Search>(one); });
    queue.push_back(query);
    m_woken.notify_all();
}

void Shelf::stop() {
    const std::lock_guard lock(m_mutex);
    m_long.clear();
    m_stopLong.request_stop();
}

// Growing indexes is long work, unlike rebuilding done without being shown as such.
void Shelf::refresh() {
    for (int i = 0; i < m_journals.size(); ++i) ask(Rebuild{-1 - i});
}

void Shelf::answer(Answer answer) {
    QMetaObject::invokeMethod(
        this, [this, answer = std::move(answer)] { Q_EMIT shown(answer); }, Qt::QueuedConnection);
}

void Shelf::run(Room&, const std::function<Answer()>& work) {
    try {
        answer(work());
    } catch (const JournalError& error) { answer(Failed{error.what(), std::string(name(error.cause))}); }
}

void Shelf::quick(const std::stop_token& stop) {
    Room room(m_journals, m_cache);
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_woken.wait(lock, stop, [this] { return !m_asked.empty(); })) return;
        const Query query = std::move(m_asked.front());
        m_asked.pop_front();
        lock.unlock();
        run(room, [&]() -> Answer {
            if (const auto* search = std::get_if<Search>(&query)) {
                std::vector<Found> parts;
                parts.reserve(static_cast<std::size_t>(room.count()));
                for (int i = 0; i < room.count(); ++i) parts.push_back(room.rack(i).index.search(*search));
                return joined(std::move(parts), search->limit);
            }
            const auto* trying = std::get_if<Try>(&query);
            HandKey key = trying ? trying->key : std::get<OpenHand>(query).key;
            Rack& rack = room.rack(key.journal);
            if (const auto* opens = std::get_if<OpenHand>(&query); opens && opens->record > 0) {
                const auto row = rack.index.rowAt(opens->record);
                key.hand = row ? row->key.hand : 0;
            }
            auto told = rack.index.tell(rack.journal, key.hand);
            if (!told) throw JournalError(JournalError::What::missing, {}, "there is no such hand");
            told->row.key.journal = key.journal;
            if (trying) return room.trying().done(*trying, *told);
            return std::move(*told);
        });
    }
}

void Shelf::slow(const std::stop_token& stop) {
    Room room(m_journals, m_cache);
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_woken.wait(lock, stop, [this] { return !m_long.empty(); })) return;
        const Query query = std::move(m_long.front());
        m_long.pop_front();
        m_stopLong = std::stop_source();
        const std::stop_token stopLong = m_stopLong.get_token();
        lock.unlock();
        if (stop.stop_requested()) return;
        Progress progress;
        std::jthread teller([&](const std::stop_token& done) {
            while (!done.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(60));
                const qint64 now = progress.done, of = progress.of;
                QMetaObject::invokeMethod(
                    this, [this, now, of] { Q_EMIT progressed(now, of); }, Qt::QueuedConnection);
            }
        });
        run(room, [&]() -> Answer {
            if (const auto* rebuild = std::get_if<Rebuild>(&query)) {
                const bool anew = rebuild->journal >= 0;
                Rack& rack = room.rack(anew ? rebuild->journal : -1 - rebuild->journal);
                if (anew) rack.index.clear();
                rack.index.update(rack.journal, stopLong, &progress);
                QMetaObject::invokeMethod(
                    this, [this] { Q_EMIT grown(); }, Qt::QueuedConnection);
                Found none;
                none.hands = -1;
                return none;
            }
            if (const auto* wanted = std::get_if<Prove>(&query)) {
                const Journal& journal = room.rack(wanted->journal).journal;
                progress.of = journal.head().seq;
                return prove(journal, wanted->anchors, stopLong, &progress.done);
            }
            const auto& impact = std::get<Impact>(query);
            std::vector<ImpactSource> sources;
            sources.reserve(static_cast<std::size_t>(room.count()));
            for (int i = 0; i < room.count(); ++i) sources.push_back({room.indexOf(i), &room.rack(i).journal});
            const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
            auto last = std::chrono::steady_clock::now();
            return impactOf(sources, impact, threads, stopLong, &progress,
                            [&](const Impacted& found) {  // told under the work's own lock
                                const auto now = std::chrono::steady_clock::now();
                                if (now - last < std::chrono::milliseconds(150)) return;
                                last = now;
                                answer(found);
                            });
        });
        teller.request_stop();
        teller.join();
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT progressed(0, 0); }, Qt::QueuedConnection);
    }
}

}  // namespace oddchip::app
