// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/index.h"

#include <algorithm>

#include "core/archive/corrections.h"
#include "core/archive/proof.h"
#include "core/archive/store.h"

namespace oddchip {
namespace {

constexpr std::int64_t kBatch = 2'000;  // hands in a transaction: a reader sees them as they come

// A hand keeps its number though it is read anew; so does the last one, while it goes on.
class Updating {
public:
    Updating(Index::Store& store, const Journal& journal, std::stop_token stop, Progress* progress)
        : m_store(store), m_journal(journal), m_stop(std::move(stop)), m_progress(progress) {}

    enum class Ended : std::uint8_t { whole, stopped, overtaken };
    // Overtaken: another has written while the file was let go of between two batches; what it wrote stands.
    Ended run() {
        if (!begin()) { return Ended::stopped; }
        m_store.catchUp(m_journal);
        const Head head = m_journal.head();
        Scan scan(m_journal, Scan::Detail::rows, [&](ScannedHand& hand) { add(hand); });
        std::int64_t from = 1;
        const std::int64_t last = m_store.db->execAndGet("SELECT coalesce(max(id), 0) FROM hand").getInt64();
        if (last > 0) {
            SQLite::Statement query(*m_store.db, std::string(archive::kRowColumns) + " WHERE h.id = ?");
            query.bind(1, last);
            query.executeStep();
            const HandRow row = archive::rowOf(query);
            scan.startAt(row, m_store.before(last));
            from = row.first;
            m_store.remove(last);
        }
        if (m_progress != nullptr) { m_progress->of = head.seq; }
        m_journal.read(from, [&](const Record& record) {
            if (m_stop.stop_requested() && m_hands > 0) { return false; }
            scan.take(record);
            m_seq = record.seq;
            m_hash = record.hash;
            if (m_progress != nullptr) { m_progress->done.store(record.seq, std::memory_order_relaxed); }
            return m_ended == Ended::whole;
        });
        if (m_ended != Ended::whole) { return m_ended; }
        const bool all = m_seq >= head.seq || head.seq == 0;
        // Where it was stopped the hand that was being read is left for the next time, with all after it.
        if (all) { scan.finish(); }
        if (m_ended != Ended::whole) { return m_ended; }
        if (m_seq > 0 && all) { m_store.keepHead({m_seq, m_hash}); }
        commit();
        return all ? Ended::whole : Ended::stopped;
    }

private:
    // False: it was stopped while another was writing.
    bool begin() {
        m_transaction = m_store.writing(m_stop);
        return m_transaction != nullptr;
    }

    // The index's own trouble, told as such though the journal is being read.
    void add(const ScannedHand& hand) {
        if (m_ended != Ended::whole) { return; }
        m_store.run([&] {
            m_store.add(hand);
            if (++m_hands % kBatch != 0) { return; }
            commit();
            if (!begin()) {
                m_ended = Ended::stopped;
            } else if (m_store.overtaken()) {
                m_transaction.reset();
                m_ended = Ended::overtaken;
            }
        });
    }

    void commit() {
        m_store.keepShared();
        m_transaction->commit();
        m_transaction.reset();
    }

    Index::Store& m_store;
    const Journal& m_journal;
    std::stop_token m_stop;
    Progress* m_progress;
    std::unique_ptr<SQLite::Transaction> m_transaction;
    Ended m_ended = Ended::whole;
    std::int64_t m_hands = 0, m_seq = 0;
    Hash m_hash{};
};

}  // namespace

std::string indexPath(const std::string& folder, const Journal& journal) {
    return folder + '/' + journal.id() + ".index";
}

Index::Index(const std::string& path, const Journal& journal) : m_store(std::make_unique<Store>(path, journal)) {}
Index::Index(Index&&) noexcept = default;
Index& Index::operator=(Index&&) noexcept = default;
Index::~Index() = default;

bool Index::update(const Journal& journal, std::stop_token stop, Progress* progress) {
    return m_store->run([&] {
        const std::int64_t had = hands();
        auto ended = Updating::Ended::overtaken;
        while (ended == Updating::Ended::overtaken) { ended = Updating(*m_store, journal, stop, progress).run(); }
        m_store->whole = ended == Updating::Ended::whole;
        // A large index is put in order once it is whole.
        if (m_store->whole && hands() - had > 50'000) {
            if (const auto transaction = m_store->writing(stop)) {
                m_store->db->exec("INSERT INTO hf(hf) VALUES('optimize')");
                m_store->db->exec("ANALYZE");
                transaction->commit();
            }
        }
        return m_store->whole;
    });
}

void Index::clear() {
    m_store->run([&] {
        const auto transaction = m_store->writing();
        const std::string journal = m_store->meta("journal");
        m_store->create();
        m_store->setMeta("journal", journal);
        transaction->commit();
    });
}

std::int64_t Index::hands() const {
    return m_store->run([&] {
        const Running query = m_store->ready("SELECT coalesce(max(id), 0) FROM hand");
        return query->executeStep() ? query->getColumn(0).getInt64() : 0;
    });
}

std::optional<HandRow> Index::row(std::int64_t hand) const {
    return m_store->run([&]() -> std::optional<HandRow> {
        const Running query = m_store->ready(std::string(archive::kRowColumns) + " WHERE h.id = ?");
        query->bind(1, hand);
        return query->executeStep() ? std::optional(archive::rowOf(*query)) : std::nullopt;
    });
}

std::optional<HandRow> Index::rowAt(std::int64_t seq) const {
    return m_store->run([&]() -> std::optional<HandRow> {
        const Running query =
            m_store->ready(std::string(archive::kRowColumns) + " WHERE h.first <= ? ORDER BY h.first DESC LIMIT 1");
        query->bind(1, seq);
        if (!query->executeStep()) { return std::nullopt; }
        const HandRow row = archive::rowOf(*query);
        return row.last >= seq ? std::optional(row) : std::nullopt;
    });
}

std::optional<HandTold> Index::tell(const Journal& journal, std::int64_t hand) const {
    const auto found = row(hand);
    if (!found) { return std::nullopt; }
    HandTold told;
    Scan scan(journal, Scan::Detail::lines, [&](ScannedHand& read) {
        told.row = read.row;
        told.log = std::move(read.log);
        told.lines = std::move(read.lines);
        told.tables = std::move(read.tables);
        told.start = read.start;
    });
    m_store->run([&] { scan.startAt(*found, m_store->before(hand)); });
    Hash hash{};
    journal.read(found->first, [&](const Record& record) {
        const bool next = record.seq > found->first && (record.kind == Kind::hand || record.kind == Kind::table);
        if (next) { return false; }
        scan.take(record);
        hash = record.hash;
        return true;
    });
    scan.finish();
    told.journal = journal.path();
    told.headHash = hexText(hash);
    placeCorrections(told);
    return told;
}

Shared Index::shared() const { return m_store->shared; }

void Index::packed(std::int64_t from, std::int64_t until, const Each& each) const {
    m_store->run([&] {
        SQLite::Statement query(*m_store->db, "SELECT id, bytes FROM packed WHERE id >= ? AND id < ? ORDER BY id");
        query.bind(1, from);
        query.bind(2, until);
        while (query.executeStep()) {
            const SQLite::Column bytes = query.getColumn(1);
            const auto* data = static_cast<const std::uint8_t*>(bytes.getBlob());
            if (!each(query.getColumn(0).getInt64(), {data, static_cast<std::size_t>(bytes.size())})) { return; }
        }
    });
}

std::int64_t Index::firstFrom(std::int64_t at) const {
    return m_store->run([&] {
        const Running query = m_store->ready("SELECT id FROM hand WHERE at >= ? ORDER BY at, id LIMIT 1");
        query->bind(1, at);
        return query->executeStep() ? query->getColumn(0).getInt64() : hands() + 1;
    });
}

}  // namespace oddchip
