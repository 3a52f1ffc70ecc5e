// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/store.h"

#include "core/archive/proof.h"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <sqlite3.h>

namespace oddchip {
namespace {

constexpr int kBusy = 5'000;  // milliseconds that one who writes is waited for, before being asked to stop is looked at
constexpr int kVersion = 3;   // of the index: another one is built anew

// Tokens in 'facts' are what is asked for by name: a word index finds any of them, and several together, from the
// newest hand on.
constexpr const char* kSchema = R"sql(
DROP TABLE IF EXISTS hf;
DROP TABLE IF EXISTS hand;
DROP TABLE IF EXISTS person;
DROP TABLE IF EXISTS packed;
DROP TABLE IF EXISTS shared;
DROP TABLE IF EXISTS term;
DROP TABLE IF EXISTS meta;
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE hand(
    id INTEGER PRIMARY KEY,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    at INTEGER NOT NULL,
    tbl INTEGER NOT NULL,
    tableAt INTEGER NOT NULL,
    number INTEGER NOT NULL,
    structure INTEGER NOT NULL,
    form INTEGER NOT NULL,
    small INTEGER NOT NULL,
    big INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    pot INTEGER NOT NULL,
    event INTEGER NOT NULL,
    rule INTEGER NOT NULL,
    state INTEGER NOT NULL,
    told TEXT NOT NULL,
    words TEXT NOT NULL,
    marks TEXT NOT NULL,
    facts TEXT NOT NULL
) STRICT;
CREATE INDEX hand_at ON hand(at);
CREATE INDEX hand_pot ON hand(pot);
CREATE INDEX hand_first ON hand(first);
CREATE TABLE person(hand INTEGER NOT NULL, seat INTEGER NOT NULL, person INTEGER NOT NULL, PRIMARY KEY(hand, seat))
    STRICT, WITHOUT ROWID;
CREATE TABLE packed(id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
CREATE TABLE shared(kind INTEGER NOT NULL, id INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY(kind, id))
    STRICT, WITHOUT ROWID;
CREATE TABLE term(term TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE hf USING fts5(words, marks, facts, content='hand', content_rowid='id',
    tokenize="unicode61 tokenchars '-'", prefix='1 2 3');
)sql";

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) { (all += all.empty() ? "" : "\n") += word; }
    return all;
}

// An id as it is written, and as its words: "string-raise string raise".
void addMark(std::string& to, std::string_view prefix, RuleId rule) {
    const std::string id(name(rule));
    std::string spaced = id;
    std::ranges::replace(spaced, '-', ' ');
    (((((to += prefix) += id) += ' ') += id) += ' ') += spaced == id ? "" : spaced + ' ';
}

std::string marksOf(const ScannedHand& hand) {
    std::string marks;
    for (const RuleId rule : hand.rules) { addMark(marks, "rule-", rule); }
    for (const RuleId flag : hand.flags) { addMark(marks, "flag-", flag); }
    return marks;
}

}  // namespace

namespace archive {

const char* const kRowColumns = "SELECT h.id, h.first, h.last, h.at, h.tbl, h.number, h.structure, h.form, h.small, "
                                "h.big, h.seats, h.pot, h.event, h.rule, h.state, h.told FROM hand h";

HandRow rowOf(const SQLite::Statement& row) {
    HandRow hand;
    const auto whole = [&](int column) { return row.getColumn(column).getInt64(); };
    hand.key.hand = whole(0);
    hand.first = whole(1);
    hand.last = whole(2);
    hand.at = whole(3);
    hand.table = whole(4);
    hand.number = whole(5);
    hand.structure = static_cast<Structure>(whole(6));
    hand.form = static_cast<FormId>(whole(7));
    hand.small = Chips{whole(8)};
    hand.big = Chips{whole(9)};
    hand.seats = SeatSet::ofBits(static_cast<std::uint16_t>(whole(10)));
    hand.pot = Chips{whole(11)};
    hand.event = static_cast<int>(whole(12));
    hand.rule = static_cast<RuleId>(whole(13));
    hand.marks = static_cast<std::uint8_t>(whole(14));
    hand.told = row.getColumn(15).getString();
    return hand;
}

int potClass(std::int64_t pot) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::max<std::int64_t>(pot, 0))));
}

std::string factsOf(const ScannedHand& hand) {
    const HandRow& row = hand.row;
    std::string facts = "xt" + std::to_string(row.table) + " xn" + std::to_string(row.number) + " xb" +
                        std::to_string(potClass(row.pot.count)) + " xm" + std::to_string(row.at / 60'000 % 1440);
    for (const Seat seat : row.seats) { facts += " xs" + std::to_string(number(seat)); }
    for (const Seat seat : row.seats) {
        if (hand.before.persons[seat] != 0) { facts += " xp" + std::to_string(hand.before.persons[seat]); }
    }
    constexpr std::array tokens{std::pair(kFlagged, " xflagged"), std::pair(kDecided, " xdecided"),
                                std::pair(kAmended, " xamended"), std::pair(kCallOpen, " xopen"),
                                std::pair(kMisdeal, " xmisdeal"), std::pair(kUnended, " xunended")};
    for (const auto& [mark, token] : tokens) {
        if ((row.marks & mark) != 0) { facts += token; }
    }
    ((facts += ' ') += form(row.form).key);
    ((facts += ' ') += name(row.structure));
    return facts;
}

}  // namespace archive

JournalError Index::Store::failed(const SQLite::Exception& error) const {
    const int code = error.getErrorCode() & 0xff;
    return {code == SQLITE_FULL ? JournalError::What::full : JournalError::What::io, path,
            "The index of the hands, " + path + ", cannot be used: " + error.what() +
                ". It may be deleted; it is made anew from the journal."};
}

Index::Store::Store(std::string given, const Journal& journal) : path(std::move(given)), journalPath(journal.path()) {
    std::error_code ignored;  // opening tells what is wrong
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
    run([&] {
        try {
            open();
        } catch (const SQLite::Exception& error) {
            const int code = error.getErrorCode() & 0xff;
            if (code != SQLITE_CORRUPT && code != SQLITE_NOTADB) { throw; }
            m_ready.clear();
            m_terms.reset();
            db.reset();  // nothing is lost with it
            for (const char* suffix : {"", "-wal", "-shm"}) { std::filesystem::remove(path + suffix, ignored); }
            open();
        }
        if (!fits(journal)) {
            const auto transaction = writing();
            catchUp(journal);
            transaction->commit();
        }
        whole = headSeq() == journal.head().seq;
    });
}

Running Index::Store::ready(const std::string& sql) const {
    const auto known = m_ready.find(sql);
    return Running(known != m_ready.end() ? known->second : m_ready.try_emplace(sql, *db, sql).first->second);
}

archive::Terms& Index::Store::terms() const {
    if (!m_terms) { m_terms.emplace(*db); }
    return *m_terms;
}

void Index::Store::open() {
    db.emplace(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusy);
    db->execAndGet("PRAGMA journal_mode=WAL");
    db->exec("PRAGMA synchronous=OFF");
    db->execAndGet("PRAGMA mmap_size=4000000000");
    db->exec("PRAGMA cache_size=-65536");
    db->exec("PRAGMA temp_store=MEMORY");
    if (db->execAndGet("PRAGMA user_version").getInt() != kVersion) {
        const auto transaction = writing();
        if (db->execAndGet("PRAGMA user_version").getInt() != kVersion) { create(); }
        transaction->commit();
    }
    readShared();
}

std::unique_ptr<SQLite::Transaction> Index::Store::writing(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            return std::make_unique<SQLite::Transaction>(*db, SQLite::TransactionBehavior::IMMEDIATE);
        } catch (const SQLite::Exception& error) {
            if ((error.getErrorCode() & 0xff) != SQLITE_BUSY) { throw; }
        }
    }
    return nullptr;
}

bool Index::Store::overtaken() { return m_version != db->execAndGet("PRAGMA data_version").getInt64(); }

void Index::Store::catchUp(const Journal& journal) {
    readShared();
    m_newest = {};
    terms().forget();  // what an update that broke off had kept is gone
    if (!fits(journal)) { startAnew(journal); }
    if (widest == 0 && meta("widest").empty()) {
        widest = archive::potClass(db->execAndGet("SELECT coalesce(max(pot), 0) FROM hand").getInt64());
    }
}

void Index::Store::readShared() {
    m_version = db->execAndGet("PRAGMA data_version").getInt64();
    shared = {};
    SQLite::Statement query(*db, "SELECT kind, line FROM shared ORDER BY kind, id");
    while (query.executeStep()) {
        Reading reading;
        const auto read = readLine(query.getColumn(1).getString(), reading);
        const auto* items = std::get_if<std::vector<Item>>(&read);
        if (items == nullptr || items->size() != 1) { continue; }
        if (const auto* rules = std::get_if<RulesLine>(&items->front().what)) { shared.rules.push_back(rules->rules); }
        if (const auto* table = std::get_if<TableOpened>(&items->front().what)) {
            shared.stakes.push_back(table->stakes);
        }
    }
    keptRules = shared.rules.size();
    keptStakes = shared.stakes.size();
}

void Index::Store::create() {
    db->exec(kSchema);
    db->exec("PRAGMA user_version=" + std::to_string(kVersion));
    shared = {};
    keptRules = keptStakes = 0;
    widest = 0;
    m_newest = {};
    m_terms.reset();
}

std::string Index::Store::meta(const char* key) const {
    const Running query = ready("SELECT value FROM meta WHERE key = ?");
    query->bind(1, key);
    return query->executeStep() ? query->getColumn(0).getString() : std::string();
}

// An index that does not say so yet may hold any.
int Index::Store::widestPot() const {
    const std::string kept = meta("widest");
    return kept.empty() ? 60 : std::atoi(kept.c_str());
}

std::int64_t Index::Store::newestAt(std::int64_t hand) const {
    if (m_newest.first != hand) {
        const Running query = ready("SELECT at FROM hand WHERE id = ?");
        query->bind(1, hand);
        m_newest = {hand, query->executeStep() ? query->getColumn(0).getInt64() : 0};
    }
    return m_newest.second;
}

void Index::Store::setMeta(const char* key, const std::string& value) {
    SQLite::Statement insert(*db, "INSERT OR REPLACE INTO meta VALUES(?, ?)");
    insert.bind(1, key);
    insert.bind(2, value);
    insert.exec();
}

std::int64_t Index::Store::headSeq() const {
    const std::string seq = meta("seq");
    return seq.empty() ? 0 : std::strtoll(seq.c_str(), nullptr, 10);
}

void Index::Store::keepHead(const Head& head) {
    setMeta("seq", std::to_string(head.seq));
    setMeta("hash", hexText(head.hash));
}

bool Index::Store::fits(const Journal& journal) const {
    if (meta("journal") != journal.id()) { return false; }
    const std::int64_t seq = headSeq();
    if (seq == 0) { return true; }
    const auto records = journal.read(seq, 1);
    return !records.empty() && records.front().seq == seq && hexText(records.front().hash) == meta("hash");
}

void Index::Store::startAnew(const Journal& journal) {
    create();
    setMeta("journal", journal.id());
}

ScannedHand::Before Index::Store::before(std::int64_t hand) const {
    ScannedHand::Before found;
    const Running query = ready("SELECT tableAt FROM hand WHERE id = ?");
    query->bind(1, hand);
    if (query->executeStep()) { found.tableAt = query->getColumn(0).getInt64(); }
    const Running places = ready("SELECT seat, person FROM person WHERE hand = ?");
    places->bind(1, hand);
    while (places->executeStep()) {
        const Seat seat = seatAt(places->getColumn(0).getInt());
        found.taken.insert(seat);
        found.persons[seat] = static_cast<std::uint32_t>(places->getColumn(1).getInt64());
    }
    return found;
}

void Index::Store::add(const ScannedHand& hand) {
    const HandRow& row = hand.row;
    widest = std::max(widest, archive::potClass(row.pot.count));
    const std::string words = joined(hand.words), marks = marksOf(hand), facts = archive::factsOf(hand);
    static const std::string kInsert =
        "INSERT INTO hand VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    const Running insert = ready(kInsert);
    int at = 0;
    for (const std::int64_t number :
         {row.key.hand, row.first, row.last, row.at, row.table, hand.before.tableAt, row.number,
          static_cast<std::int64_t>(row.structure), static_cast<std::int64_t>(row.form), row.small.count, row.big.count,
          static_cast<std::int64_t>(row.seats.bits()), row.pot.count, static_cast<std::int64_t>(row.event),
          static_cast<std::int64_t>(row.rule), static_cast<std::int64_t>(row.marks)}) {
        insert->bind(++at, number);
    }
    for (const std::string* text : {&row.told, &words, &marks, &facts}) { insert->bindNoCopy(++at, *text); }
    insert->exec();
    for (const std::string_view text :
         std::initializer_list<std::string_view>{words, marks, form(row.form).key, name(row.structure)}) {
        terms().keep(text);
    }
    const Running find = ready("INSERT INTO hf(rowid, words, marks, facts) VALUES(?, ?, ?, ?)");
    find->bind(1, row.key.hand);
    find->bindNoCopy(2, words);
    find->bindNoCopy(3, marks);
    find->bindNoCopy(4, facts);
    find->exec();
    for (const Seat seat : hand.before.taken) {
        const Running sits = ready("INSERT INTO person VALUES(?, ?, ?)");
        sits->bind(1, row.key.hand);
        sits->bind(2, number(seat));
        sits->bind(3, static_cast<std::int64_t>(hand.before.persons[seat]));
        sits->exec();
    }
    if (const auto facts2 = oddchip::factsOf(hand.log)) {
        const std::vector<std::uint8_t> bytes = pack(*facts2, shared);
        const Running packs = ready("INSERT INTO packed VALUES(?, ?)");
        packs->bind(1, row.key.hand);
        packs->bindNoCopy(2, bytes.data(), static_cast<int>(bytes.size()));
        packs->exec();
    }
}

void Index::Store::remove(std::int64_t hand) {
    const std::string id = std::to_string(hand);
    db->exec("INSERT INTO hf(hf, rowid, words, marks, facts) SELECT 'delete', id, words, marks, facts FROM hand WHERE "
             "id = " +
             id);
    for (const char* what :
         {"DELETE FROM hand WHERE id = ", "DELETE FROM person WHERE hand = ", "DELETE FROM packed WHERE id = "}) {
        db->exec(what + id);
    }
}

void Index::Store::keepShared() {
    const auto keep = [&](int kind, std::size_t id, const std::string& line) {
        SQLite::Statement insert(*db, "INSERT INTO shared VALUES(?, ?, ?)");
        insert.bind(1, kind);
        insert.bind(2, static_cast<std::int64_t>(id));
        insert.bind(3, line);
        insert.exec();
    };
    for (; keptRules < shared.rules.size(); ++keptRules) {
        keep(1, keptRules, write(RulesLine{shared.rules[keptRules], Book::house, true}));
    }
    for (; keptStakes < shared.stakes.size(); ++keptStakes) {
        keep(2, keptStakes, write(TableOpened{10, shared.stakes[keptStakes]}));
    }
    if (widest > std::atoi(meta("widest").c_str())) { setMeta("widest", std::to_string(widest)); }
}

}  // namespace oddchip
