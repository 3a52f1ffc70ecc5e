// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What is written is what is read, and whatever is changed afterwards is told.
#include "core/journal/schema.h"
#include "tests/journal_fixture.h"

#include <filesystem>
#include <fstream>
#include <limits>

using namespace oddchip;
using namespace oddchip::journal_test;
namespace fs = std::filesystem;

class TestJournal : public QObject {
    Q_OBJECT
    using Why = Verified::Why;

private slots:
    void aDigestNamesItsVersion() {
        const std::array<std::uint8_t, 8> empty{1, 0x0e, 0x57, 0x51, 0xc0, 0x26, 0xe5, 0x43};
        QCOMPARE(digest("").bytes, empty);
        QVERIFY(digest("street flop") != digest("street turn"));
    }

    void aNewJournalIsEmpty() {
        Folder folder;
        const Journal journal = Journal::openForWriting(folder / "table.oddchip");
        QCOMPARE(journal.head().seq, 0);
        QCOMPARE(journal.id().size(), 32u);
        QCOMPARE(journal.epoch(), 1);
        QCOMPARE(journal.schema(), 3);
        QVERIFY(journal.read(1, 10).empty());
        QVERIFY(!journal.last(Kind::hand));
        QVERIFY(verifyChain(journal).why == Why::sound);
        QVERIFY(!journal.readOnly());
    }

    void aPathMayBeRelative() {
        Folder folder;
        const auto before = std::filesystem::current_path();
        std::filesystem::current_path(folder.path());
        const auto error = errorOf([] { write("table.oddchip", 3); });
        const auto read = errorOf([] { QCOMPARE(Journal::openReadOnly("./table.oddchip").head().seq, 3); });
        std::filesystem::current_path(before);
        QVERIFY2(!error, error ? error->what() : "");
        QVERIFY2(!read, read ? read->what() : "");
        QCOMPARE(Journal::openForWriting(folder / "table.oddchip").head().seq, 3);
    }

    void entriesComeBackAsTheyWere() {
        Folder folder;
        std::vector<Record> odd = entries(1, 7);
        odd[0].body.clear();
        odd[1].reason = std::string("a\0b", 3);
        odd[2].actor = "Żółć 東京 \"'\n";
        odd[3].at = std::numeric_limits<std::int64_t>::min();
        odd[4].body = std::string(100'000, 'x');
        for (std::size_t i = 0; i < odd.size(); ++i) odd[i].kind = static_cast<Kind>(i);
        Head head;
        {
            Journal journal = Journal::openForWriting(folder / "table.oddchip");
            for (Record& record : odd) QCOMPARE(journal.append({&record, 1}), record.seq);
            head = journal.head();
            QCOMPARE(head.seq, 7);
            QCOMPARE(head.hash, odd.back().hash);
            QVERIFY(journal.read(1, 100) == odd);
        }
        const Journal again = Journal::openReadOnly(folder / "table.oddchip");
        QVERIFY(again.read(1, 100) == odd);
        QVERIFY(again.read(3, 2) == std::vector<Record>(odd.begin() + 2, odd.begin() + 4));
        QVERIFY(again.read(8, 2).empty());
        QVERIFY(again.head() == head);
        QVERIFY(again.readOnly());
        const Verified verified = verifyChain(again);
        QVERIFY(verified.why == Why::sound);
        QCOMPARE(verified.entries, 7);
        QCOMPARE(verified.head, head.hash);
    }

    void theLastOfAKindIsFound() {
        Folder folder;
        write(folder / "table.oddchip", 25);  // hands at 1, 11, 21
        const Journal journal = Journal::openReadOnly(folder / "table.oddchip");
        QCOMPARE(journal.last(Kind::hand), 21);
        QCOMPARE(journal.last(Kind::hand, 20), 11);
        QCOMPARE(journal.last(Kind::hand, 0), std::nullopt);
        QCOMPARE(journal.last(Kind::floor), std::nullopt);
    }

    void aJoinedLineIsWholeOrNothing() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        Journal journal = Journal::openForWriting(path);
        std::vector<Record> line = entries(1, 3);
        QCOMPARE(journal.append(line), 3);
        const Head before = journal.head();
        std::vector<Record> bad = entries(4, 3);
        tamper(path,
               "CREATE TRIGGER stop BEFORE INSERT ON entry WHEN NEW.seq = 6 BEGIN SELECT RAISE(ABORT, 'no'); END");
        REFUSED(journal.append(bad), damaged, path);
        QVERIFY(journal.head() == before);
        QCOMPARE(journal.read(1, 10).size(), 3u);
        tamper(path, "DROP TRIGGER stop");
        QCOMPARE(journal.append(bad), 6);
        QCOMPARE(journal.read(1, 10).size(), 6u);
        QVERIFY(verifyChain(journal).why == Why::sound);
    }

    void readersSeeWhatWasAppended() {
        Folder folder;
        Journal journal = Journal::openForWriting(folder / "table.oddchip");
        const Journal reader = Journal::openReadOnly(folder / "table.oddchip");
        for (int number = 1; number <= 50; ++number) {
            Record record = entry(number);
            journal.append({&record, 1});
            QVERIFY(reader.head() == journal.head());
            if (number % 7 == 0) journal.checkpoint();
        }
        // One who reads long holds nobody up, and sees one moment.
        std::int64_t seen = 0;
        reader.read(1, [&](const Record&) {
            Record record = entry(51);
            journal.append({&record, 1});
            journal.checkpoint();
            return ++seen > 0;
        });
        QCOMPARE(seen, 50);
        QCOMPARE(reader.head().seq, 100);
    }

    void aReaderCannotWrite() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 3);
        Journal reader = Journal::openReadOnly(path);
        Record record = entry(4);
        REFUSED(reader.append({&record, 1}), readOnly, path);
        QCOMPARE(reader.head().seq, 3);
    }

    void checkpointsEmptyTheLog() {
        Folder folder;
        Journal journal = Journal::openForWriting(folder / "table.oddchip");
        std::uintmax_t size = 0;
        for (int hand = 0; hand < 20; ++hand) {
            for (Record& record : entries(1, 20)) journal.append({&record, 1});
            journal.checkpoint();
            if (hand == 2) size = std::filesystem::file_size(folder / "table.oddchip-wal");
        }
        QVERIFY(size > 0);
        QVERIFY(std::filesystem::file_size(folder / "table.oddchip-wal") < 2 * size);
    }

    void theFileIsSetAsDesigned() {
        Folder folder;
        write(folder / "table.oddchip", 1);
        const SQLite::Database db(folder / "table.oddchip", SQLite::OPEN_READWRITE);
        const auto get = [&](const char* sql) { return const_cast<SQLite::Database&>(db).execAndGet(sql).getString(); };
        QCOMPARE(get("PRAGMA application_id"), std::to_string(schema::applicationId));
        QCOMPARE(get("PRAGMA user_version"), "3");
        QCOMPARE(get("PRAGMA journal_mode"), "wal");
        QCOMPARE(get("SELECT value FROM meta WHERE key = 'schema'"), "3");
        QCOMPARE(get("SELECT value FROM meta WHERE key = 'writer'").substr(0, 8), "oddchip ");
        QCOMPARE(get("SELECT kind || ' ' || body FROM entry"), "hand seat 2 bets 1");
    }

    void sqlCannotChangeAnEntry_data() {
        QTest::addColumn<QString>("sql");
        const QString insert =
            "INTO entry SELECT %1, at, actor, approver, reason, kind, 'x', digest, hash FROM entry WHERE seq = 3";
        QTest::newRow("update") << "UPDATE entry SET body = 'x' WHERE seq = 3";
        QTest::newRow("update or replace") << "UPDATE OR REPLACE entry SET seq = 4 WHERE seq = 3";
        QTest::newRow("delete") << "DELETE FROM entry WHERE seq = 5";
        QTest::newRow("delete all") << "DELETE FROM entry";
        QTest::newRow("insert or replace") << "INSERT OR REPLACE " + insert.arg(3);
        QTest::newRow("replace the last") << "REPLACE " + insert.arg(5);
        QTest::newRow("insert with a gap") << "INSERT " + insert.arg(7);
        QTest::newRow("insert before") << "INSERT " + insert.arg(0);
        QTest::newRow("insert without a number") << "INSERT " + insert.arg("NULL");
        QTest::newRow("upsert") << "INSERT " + insert.arg(3) + " ON CONFLICT(seq) DO UPDATE SET body = 'x'";
    }
    void sqlCannotChangeAnEntry() {
        QFETCH(QString, sql);
        Folder folder;
        const Head head = write(folder / "table.oddchip", 5);
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, tamper(folder / "table.oddchip", sql.toStdString()));
        const Journal journal = Journal::openReadOnly(folder / "table.oddchip");
        QVERIFY(verifyChain(journal, std::span(&head, 1)).why == Why::sound);
    }

    void theChainTells_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("firstBad");
        QTest::addColumn<Verified::Why>("why");
        const auto row = [](const char* title, const QString& sql, int firstBad, Why why) {
            QTest::newRow(title) << sql << firstBad << why;
        };
        row("nothing", "SELECT 1", 0, Why::sound);
        row("at", "UPDATE entry SET at = at + 1 WHERE seq = 5", 5, Why::changed);
        for (const char* column : {"actor", "approver", "reason", "body"})
            row(column, QString("UPDATE entry SET %1 = %1 || ' ' WHERE seq = 5").arg(column), 5, Why::changed);
        row("text moved to the next column", "UPDATE entry SET actor = '', approver = actor WHERE seq = 4", 4,
            Why::changed);
        row("kind", "UPDATE entry SET kind = 'floor' WHERE seq = 5", 5, Why::changed);
        row("digest", "UPDATE entry SET digest = x'0100000000000000' WHERE seq = 5", 5, Why::changed);
        row("a kind of no journal", "UPDATE entry SET kind = 'x' WHERE seq = 5", 5, Why::unreadable);
        row("a short digest", "UPDATE entry SET digest = x'01' WHERE seq = 5", 5, Why::unreadable);
        row("hash", "UPDATE entry SET hash = zeroblob(32) WHERE seq = 5", 5, Why::changed);
        row("the last", "UPDATE entry SET body = 'x' WHERE seq = 10", 10, Why::changed);
        row("delete", "DELETE FROM entry WHERE seq = 5", 5, Why::missing);
        row("delete the first", "DELETE FROM entry WHERE seq = 1", 1, Why::missing);
        row("delete and close the gap", "DELETE FROM entry WHERE seq = 5; UPDATE entry SET seq = seq - 1 WHERE seq > 5",
            5, Why::changed);
        row("exchange neighbours",
            "UPDATE entry SET seq = -1 WHERE seq = 5; UPDATE entry SET seq = 5 WHERE seq = 6;"
            "UPDATE entry SET seq = 6 WHERE seq = -1",
            5, Why::reordered);
        row("exchange far",
            "UPDATE entry SET seq = -1 WHERE seq = 2; UPDATE entry SET seq = 2 WHERE seq = 9;"
            "UPDATE entry SET seq = 9 WHERE seq = -1",
            2, Why::reordered);
        row("insert or replace",
            "INSERT OR REPLACE INTO entry SELECT seq, at, actor, approver, reason, kind, 'x', digest, hash "
            "FROM entry WHERE seq = 5",
            5, Why::changed);
        row("insert before the first",
            "INSERT INTO entry SELECT 0, at, actor, approver, reason, kind, body, digest, hash "
            "FROM entry WHERE seq = 1",
            0, Why::changed);
        row("another journal's id", "UPDATE meta SET value = '00112233445566778899aabbccddeeff' WHERE key = 'id'", 1,
            Why::changed);
        row("cut tail", "DELETE FROM entry WHERE seq > 7", 8, Why::cut);
        row("emptied", "DELETE FROM entry", 1, Why::cut);
    }
    void theChainTells() {
        QFETCH(QString, sql);
        QFETCH(int, firstBad);
        QFETCH(Verified::Why, why);
        Folder folder;
        const Head anchor = write(folder / "table.oddchip", 10);
        tamperUnguarded(folder / "table.oddchip", [&](SQLite::Database& db) { db.exec(sql.toStdString()); });
        const Journal journal = Journal::openReadOnly(folder / "table.oddchip");
        const Verified verified = verifyChain(journal, std::span(&anchor, 1));
        QCOMPARE(std::string(name(verified.why)), std::string(name(why)));
        if (why == Why::sound) {
            QVERIFY(!verified.firstBad);
            QCOMPARE(verified.entries, 10);
        } else {
            QCOMPARE(verified.firstBad, firstBad);
            QCOMPARE(verified.entries, std::max(firstBad, 1) - 1);
        }
        if (why == Why::cut) QVERIFY(verifyChain(journal).why == Why::sound);  // only the anchor can tell
    }

    // Who can compute hashes can write a whole new history; only what was noted outside tells.
    void aHistoryWrittenAnewNeedsAnAnchor() {
        Folder folder;
        const Head anchor = write(folder / "a.oddchip", 10);
        std::vector<Record> other = entries(1, 10);
        other[4].body = "seat 1 bets 100";
        const std::string id = Journal::openReadOnly(folder / "a.oddchip").id();
        { Journal::openForWriting(folder / "b.oddchip"); }
        tamperUnguarded(folder / "b.oddchip", [&](SQLite::Database& db) {
            db.exec("UPDATE meta SET value = '" + id + "' WHERE key = 'id'");
        });
        {
            Journal forged = Journal::openForWriting(folder / "b.oddchip");
            for (Record& record : other) forged.append({&record, 1});
        }
        const Journal forged = Journal::openReadOnly(folder / "b.oddchip");
        QVERIFY(verifyChain(forged).why == Why::sound);
        const Verified verified = verifyChain(forged, std::span(&anchor, 1));
        QVERIFY(verified.why == Why::changed);
        QCOMPARE(verified.firstBad, 10);
    }

    void aTailCutTellsByAnyAnchor() {
        Folder folder;
        std::vector<Head> anchors;
        {
            Journal journal = Journal::openForWriting(folder / "table.oddchip");
            anchors.push_back(journal.head());
            for (Record& record : entries(1, 6)) {
                journal.append({&record, 1});
                anchors.push_back(journal.head());
            }
        }
        std::ranges::reverse(anchors);
        const Journal journal = Journal::openReadOnly(folder / "table.oddchip");
        QVERIFY(verifyChain(journal, anchors).why == Why::sound);
        anchors[3].hash[0] ^= 1;
        const Verified verified = verifyChain(journal, anchors);
        QVERIFY(verified.why == Why::changed);
        QCOMPARE(verified.firstBad, 3);
    }

    void guardsAreMissed_data() {
        QTest::addColumn<QString>("sql");
        for (const char* guard :
             {"entry_order", "entry_update", "entry_delete", "meta_insert", "meta_update", "meta_delete"}) {
            QTest::newRow(guard) << QString("DROP TRIGGER %1").arg(guard);
            QTest::addRow("%s replaced", guard)
                << QString("DROP TRIGGER %1; CREATE TRIGGER %1 BEFORE DELETE ON entry BEGIN SELECT 1; END").arg(guard);
        }
        QTest::newRow("one more") << "CREATE TRIGGER more BEFORE INSERT ON entry BEGIN SELECT 1; END";
    }
    void guardsAreMissed() {
        QFETCH(QString, sql);
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 5);
        tamper(path, sql.toStdString());
        const Verified verified = verifyChain(Journal::openReadOnly(path));
        QVERIFY(verified.why == Why::unguarded);
        QCOMPARE(verified.entries, 5);
        REFUSED(Journal::openForWriting(path), damaged, path);
    }

    void verifyingStopsAndCounts() {
        Folder folder;
        write(folder / "table.oddchip", 20);
        const Journal journal = Journal::openReadOnly(folder / "table.oddchip");
        std::atomic<std::int64_t> progress = 0;
        QCOMPARE(verifyChain(journal, {}, {}, &progress).entries, 20);
        QCOMPARE(progress.load(), 20);
        std::stop_source stop;
        stop.request_stop();
        const Verified verified = verifyChain(journal, {}, stop.get_token());
        QVERIFY(verified.stopped);
        QCOMPARE(verified.entries, 0);
    }

    void aJournalIsBroughtUpToDate() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 5);
        std::vector<const char*> steps(schema::steps().begin(), schema::steps().end());
        steps.push_back(
            "CREATE TABLE note(seq INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT; INSERT INTO note VALUES(1, 'x')");
        steps.push_back("CREATE TABLE half(x INTEGER) STRICT; INSERT INTO nowhere VALUES(1)");
        {
            SQLite::Database db(path, SQLite::OPEN_READWRITE);
            QVERIFY_THROWS_EXCEPTION(SQLite::Exception, schema::migrate(db, steps));
            QCOMPARE(schema::version(db), 4);  // the step that failed left nothing
            QVERIFY(schema::objects(db) == schema::objectsAfter(schema::Steps(steps).first(4)));
            QCOMPARE(db.execAndGet("SELECT count(*) FROM entry").getInt(), 5);
            QCOMPARE(db.execAndGet("SELECT value FROM meta WHERE key = 'schema'").getInt(), 4);
            schema::migrate(db, schema::Steps(steps).first(4));  // again: nothing to do
        }
        REFUSED(Journal::openForWriting(path), newer, path);
        REFUSED(Journal::openReadOnly(path), newer, path);
    }

    // A journal of every released version can be opened, read and gone on with.
    void olderJournalsOpen_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("entries");
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<std::string>("third");
        QTest::newRow("schema 1") << "journal-v1.oddchip" << 12
                                  << QByteArray("b8aa9a530acfb441258813c815579806116b561a568daa28dea5734a830d5d2d")
                                  << std::string("hand 1 button 9 blinds 1/2");
        // A copy that went on: its epoch has no seal yet.
        QTest::newRow("schema 2") << "journal-v2.oddchip" << 9
                                  << QByteArray("4b7c8dbaa8084e9a08e91cd52676f7a71866eabc8127159c049e272485a7a818")
                                  << std::string("1 raises to 30");
    }
    void olderJournalsOpen() {
        QFETCH(QString, file);
        QFETCH(int, entries);
        QFETCH(QByteArray, head);
        QFETCH(std::string, third);
        Folder folder;
        const std::string path = folder / "table.oddchip";
        std::filesystem::copy_file(ODDCHIP_TESTS_DIR "/corpus/" + file.toStdString(), path);
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        Journal journal = Journal::openForWriting(path);
        const Verified verified = verifyChain(journal);
        QVERIFY(verified.why == Why::sound);
        QCOMPARE(verified.entries, entries);
        const QByteArray hash(reinterpret_cast<const char*>(verified.head.data()),
                              static_cast<int>(verified.head.size()));
        QCOMPARE(hash.toHex(), head);
        QCOMPARE(journal.read(3, 1).at(0).body, third);
        Record record = entry(entries + 1);
        QCOMPARE(journal.append({&record, 1}), entries + 1);
        QVERIFY(verifyChain(journal).why == Why::sound);
    }
};

QTEST_APPLESS_MAIN(TestJournal)
#include "test_journal.moc"
