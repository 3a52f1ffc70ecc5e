// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/store.h"

#include "core/journal/chain.h"
#include "core/journal/create.h"
#include "core/journal/epoch.h"
#include "core/journal/errors.h"
#include "core/journal/schema.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <sqlite3.h>
#include <unistd.h>

namespace oddchip {

namespace fs = std::filesystem;

namespace {

constexpr int patience = 1000;  // milliseconds that another program's lock is waited for
constexpr std::array kinds{Kind::event, Kind::hand, Kind::table, Kind::rules, Kind::undo, Kind::amend, Kind::floor};
constexpr const char* columns = "SELECT seq, at, actor, approver, reason, kind, body, digest, hash FROM entry ";

template <std::size_t size> bool copyBlob(const SQLite::Column& column, std::array<std::uint8_t, size>& to) {
    if (column.size() != static_cast<int>(size)) return false;
    std::memcpy(to.data(), column.getBlob(), size);
    return true;
}

Record rowOf(const SQLite::Statement& row, const std::string& path) {
    Record record;
    record.seq = row.getColumn(0).getInt64();
    record.at = row.getColumn(1).getInt64();
    record.actor = row.getColumn(2).getString();
    record.approver = row.getColumn(3).getString();
    record.reason = row.getColumn(4).getString();
    record.body = row.getColumn(6).getString();
    const std::string word = row.getColumn(5).getString();
    const auto* kind = std::ranges::find_if(kinds, [&](Kind each) { return name(each) == word; });
    if (kind == kinds.end() || !copyBlob(row.getColumn(7), record.digest.bytes) ||
        !copyBlob(row.getColumn(8), record.hash))
        throw failure::damaged(path, "entry " + std::to_string(record.seq) + " is not of our making");
    record.kind = *kind;
    return record;
}

bool exists(const std::string& path) {
    std::error_code error;
    const bool found = fs::exists(path, error);
    if (error) throw failure::systemError(error.value(), path);
    return found;
}

bool may(const std::string& path, int rights) { return ::faccessat(AT_FDCWD, path.c_str(), rights, AT_EACCESS) == 0; }

bool hasContent(const std::string& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return !error && size > 0;
}

// SQLite reads a file as it lies, with no side files, when told that it cannot change.
std::string immutableName(const std::string& path) {
    std::string name = "file:";
    for (const char letter : path) {
        if (letter == '%')
            name += "%25";
        else if (letter == '?')
            name += "%3f";
        else if (letter == '#')
            name += "%23";
        else
            name += letter;
    }
    return name + "?immutable=1";
}

}  // namespace

template <class Work> auto Journal::Store::run(const Work& work) const {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw failure::translated(error, m_db ? m_db->getHandle() : nullptr, path);
    }
}

Journal::Store::Store(const std::string& given, Mode wanted) : mode(wanted) {
    std::error_code error;
    path = fs::weakly_canonical(fs::absolute(given, error), error).string();
    if (error || path.empty()) path = given;
    if (fs::is_directory(path, error)) throw failure::foreign(path, "it is a folder");
    run([&] { mode == Mode::write ? openForWriting() : openForReading(); });
}

void Journal::Store::openForWriting() {
    const std::string folder = fs::path(path).parent_path().string();
    if (!exists(folder)) throw failure::missing(folder, true);
    if (!may(folder, W_OK | X_OK)) throw failure::systemError(errno, folder);
    m_lock.emplace(path);
    if (!exists(path)) {
        if (hasContent(path + "-wal"))
            throw failure::damaged(path, "it is gone, but its newest entries are still in " + path + "-wal");
        createJournal(path);
    }
    if (!may(path, R_OK | W_OK)) throw failure::systemError(errno, path);
    connect(path, SQLite::OPEN_READWRITE);
    if (sqlite3_db_readonly(m_db->getHandle(), "main") == 1)
        throw failure::readOnly(path, "the system lets it be read only");
    recognize();
    const std::string journalMode = m_db->execAndGet("PRAGMA journal_mode=WAL").getString();
    if (journalMode != "wal") throw failure::failed(path, "this disk does not allow a write-ahead log");
    m_db->exec("PRAGMA synchronous=FULL");
    m_db->execAndGet("PRAGMA wal_autocheckpoint=0");
    schema::migrate(*m_db, schema::steps());
    readMeta();
    if (!guarded()) throw failure::damaged(path, "a guard against changes was removed or replaced outside Oddchip");
    checkTail();
    lookForCopy();
    m_insert.emplace(*m_db, "INSERT INTO entry VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
}

Journal::Store::~Store() {
    if (mode == Mode::write && m_head) noteHead(path, *m_head);
}

// Whoever restores a copy need not say so: the file lies elsewhere than where it was written, or what had been written
// here is gone from it.
void Journal::Store::lookForCopy() {
    const std::string here = placeOf(path);
    SQLite::Statement query(*m_db, "SELECT value FROM meta WHERE key = 'place'");
    const std::string noted = query.executeStep() ? query.getColumn(0).getString() : std::string();
    query.reset();
    Epoch next{epoch + 1, *m_head, notedHead(path), {}};
    if (next.lost) {
        SQLite::Statement old(*m_db, std::string(columns) + "WHERE seq = ?");
        old.bind(1, next.lost->seq);
        const bool there = next.lost->seq == 0 || (old.executeStep() && rowOf(old, path).hash == next.lost->hash);
        if (there) next.lost.reset();
    }
    const bool copied = !noted.empty() && noted != here;
    if (noted == here && !next.lost) return;
    SQLite::Transaction transaction(*m_db, SQLite::TransactionBehavior::IMMEDIATE);
    SQLite::Statement insert(*m_db, "INSERT OR REPLACE INTO meta VALUES(?, ?)");
    const auto keep = [&](const std::string& key, const std::string& value) {
        insert.reset();
        insert.bind(1, key);
        insert.bind(2, value);
        insert.exec();
    };
    keep("place", here);
    if (copied || next.lost) {
        keep("epoch", std::to_string(next.number));
        next.seal = chainEpoch(chainedFrom(*m_head, epochs), next);
        keep("epoch." + std::to_string(next.number), sealedText(next));
    }
    transaction.commit();
    readMeta();
}

void Journal::Store::openForReading() {
    if (!exists(path)) throw failure::missing(path, false);
    if (!may(path, R_OK)) throw failure::failed(path, std::generic_category().message(errno));
    try {
        connect(path, SQLite::OPEN_READONLY);
        recognize();
        readMeta();
    } catch (const SQLite::Exception& error) {
        // In a folder that may not be written the files that readers share with a writer cannot be made.
        const int code = error.getErrorCode() & 0xff;
        if ((code != SQLITE_CANTOPEN && code != SQLITE_READONLY) || hasContent(path + "-wal")) throw;
        connect(immutableName(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        recognize();
        readMeta();
    }
}

void Journal::Store::connect(const std::string& name, int flags) {
    m_db.reset();
    m_db.emplace(name, flags, patience);
    m_db->exec("PRAGMA trusted_schema=OFF");
}

// Looks at the first bytes through SQLite's own descriptor: opening the file once more and closing it would let go of
// the locks that this process holds on it.
void Journal::Store::recognize() const {
    sqlite3_file* file = nullptr;
    std::array<unsigned char, 100> head{};
    sqlite3_file_control(m_db->getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    if (!file || !file->pMethods || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        throw failure::failed(path, "its size cannot be told");
    if (size == 0) throw failure::damaged(path, "it is empty");
    const int result = file->pMethods->xRead(file, head.data(), static_cast<int>(head.size()), 0);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ) throw failure::failed(path, sqlite3_errstr(result));
    const bool database = std::memcmp(head.data(), "SQLite format 3", 16) == 0;
    const auto number = [&](std::size_t at) {
        return head[at] << 24 | head[at + 1] << 16 | head[at + 2] << 8 | head[at + 3];
    };
    const bool ours = number(68) == schema::applicationId;
    if (!ours) throw failure::foreign(path, database ? "it is a database of another program" : "it is no database");
    if (!database) throw failure::damaged(path, "its first bytes were overwritten");
    const int known = static_cast<int>(schema::steps().size());
    const int found = std::max(number(60), schema::version(*m_db));
    if (found > known) throw failure::newer(path, found, known);
    if (found < 1) throw failure::damaged(path, "it does not say of which schema it is");
}

void Journal::Store::readMeta() {
    SQLite::Statement query(*m_db, "SELECT value FROM meta WHERE key = ?");
    const auto value = [&](const char* key) {
        query.reset();
        query.bind(1, key);
        if (!query.executeStep()) throw failure::damaged(path, std::string("it does not say its ") + key);
        return query.getColumn(0).getString();
    };
    id = value("id");
    epoch = std::strtoll(value("epoch").c_str(), nullptr, 10);
    schema = schema::version(*m_db);
    epochs.clear();
    for (std::int64_t number = 2; number <= epoch && number < 100'000; ++number) {
        const auto begun = readEpoch(number, value(("epoch." + std::to_string(number)).c_str()));
        if (!begun) throw failure::damaged(path, "it does not say what epoch " + std::to_string(number) + " follows");
        epochs.push_back(*begun);
    }
    const int told = m_db->execAndGet("SELECT count(*) FROM meta WHERE key LIKE 'epoch.%'").getInt();
    if (told != static_cast<int>(epochs.size())) throw failure::damaged(path, "it tells of more epochs than it counts");
}

// The last entry fits the one before it: a file that was cut off or mixed up at its end is noticed before it is
// written.
void Journal::Store::checkTail() {
    std::vector<Record> tail;
    SQLite::Statement query(*m_db, std::string(columns) + "ORDER BY seq DESC LIMIT 2");
    while (query.executeStep()) tail.push_back(rowOf(query, path));
    m_head = tail.empty() ? Head{0, chainOrigin(id)} : Head{tail[0].seq, tail[0].hash};
    if (tail.empty()) return;
    const Head before = tail.size() > 1 ? Head{tail[1].seq, tail[1].hash} : Head{0, chainOrigin(id)};
    if (tail[0].seq != before.seq + 1 || chainHash(chainedFrom(before, epochs), tail[0]) != tail[0].hash)
        throw failure::damaged(path, "entry " + std::to_string(tail[0].seq) + " was changed outside Oddchip");
}

Head Journal::Store::head() const {
    if (m_head) return *m_head;
    return run([&] {
        SQLite::Statement query(*m_db, std::string(columns) + "ORDER BY seq DESC LIMIT 1");
        if (!query.executeStep()) return Head{0, chainOrigin(id)};
        const Record last = rowOf(query, path);
        return Head{last.seq, last.hash};
    });
}

std::int64_t Journal::Store::append(std::span<Record> joined) {
    assert(!joined.empty());
    if (mode != Mode::write) throw failure::readOnly(path, "it was opened to be read");
    Head head = this->head();
    try {
        run([&] {
            for (Record& record : joined) {
                const Hash from = chainedFrom(head, epochs);
                record.seq = ++head.seq;
                record.hash = head.hash = chainHash(from, record);
            }
            // One INSERT is a transaction of its own.
            std::optional<SQLite::Transaction> whole;
            if (joined.size() > 1) whole.emplace(*m_db, SQLite::TransactionBehavior::IMMEDIATE);
            for (const Record& record : joined) write(record);
            if (whole) whole->commit();
        });
    } catch (...) {
        m_insert->tryReset();
        m_head.reset();
        throw;
    }
    m_head = head;
    return head.seq;
}

void Journal::Store::write(const Record& record) {
    const auto blob = [&](int at, const auto& bytes) {
        m_insert->bindNoCopy(at, bytes.data(), static_cast<int>(bytes.size()));
    };
    m_insert->bind(1, record.seq);
    m_insert->bind(2, record.at);
    m_insert->bindNoCopy(3, record.actor);
    m_insert->bindNoCopy(4, record.approver);
    m_insert->bindNoCopy(5, record.reason);
    m_insert->bindNoCopy(6, name(record.kind).data());
    m_insert->bindNoCopy(7, record.body);
    blob(8, record.digest.bytes);
    blob(9, record.hash);
    m_insert->exec();
    m_insert->reset();
}

void Journal::Store::read(std::int64_t from, std::int64_t limit, const std::function<bool(const Record&)>& each) const {
    run([&] {
        SQLite::Statement query(*m_db, std::string(columns) + "WHERE seq >= ? ORDER BY seq LIMIT ?");
        query.bind(1, from);
        query.bind(2, limit);
        while (query.executeStep() && each(rowOf(query, path))) {}
    });
}

std::optional<std::int64_t> Journal::Store::last(Kind kind, std::int64_t atMost) const {
    return run([&]() -> std::optional<std::int64_t> {
        // The index of these kinds is used where the query says that it is about one of them.
        const bool indexed = kind == Kind::hand || kind == Kind::table || kind == Kind::rules;
        const std::string among = indexed ? "kind IN ('hand', 'table', 'rules') AND " : "";
        SQLite::Statement query(*m_db, "SELECT seq FROM entry WHERE " + among +
                                           "seq <= ? AND kind = ? ORDER BY seq DESC LIMIT 1");
        query.bind(1, atMost);
        query.bind(2, std::string(name(kind)));
        if (!query.executeStep()) return std::nullopt;
        return query.getColumn(0).getInt64();
    });
}

bool Journal::Store::guarded() const {
    return run([&] {
        return schema::objects(*m_db) == schema::objectsAfter(schema::steps().first(static_cast<std::size_t>(schema)));
    });
}

void Journal::Store::checkpoint() {
    if (mode != Mode::write) return;
    run([&] {
        sqlite3* handle = m_db->getHandle();
        const int result = sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
        if (result != SQLITE_OK && result != SQLITE_BUSY) throw SQLite::Exception(handle, result);
        if (m_head) noteHead(path, *m_head);
    });
}

}  // namespace oddchip
