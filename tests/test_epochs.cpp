// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A journal that was copied, or put back from an older copy, says so, and nobody can make it say otherwise.
#include "core/journal/epoch.h"
#include "tests/journal_fixture.h"

#include <filesystem>
#include <fstream>

using namespace oddchip;
using namespace oddchip::journal_test;
namespace fs = std::filesystem;

namespace {

// Epochs as they are told, without their seals.
std::vector<Epoch> toldBy(std::vector<Epoch> epochs) {
    for (Epoch& epoch : epochs) epoch.seal.reset();
    return epochs;
}

void change(const std::string& path, const std::string& sql) {
    tamperUnguarded(path, [&](SQLite::Database& db) { db.exec(sql); });
}

}  // namespace

class TestEpochs : public QObject {
    Q_OBJECT

    using Why = Verified::Why;

private slots:
    // A copy is a story of its own: it says after which entry it left the other.
    void aCopyBeginsAnEpoch() {
        Folder folder;
        const std::string path = folder / "table.oddchip", copy = folder / "copy.oddchip";
        const Head head = write(path, 6);
        fs::copy_file(path, copy);
        QCOMPARE(Journal::openReadOnly(copy).epoch(), 1);  // a reader changes nothing
        {
            Journal journal = Journal::openForWriting(copy);
            QCOMPARE(journal.epoch(), 2);
            QVERIFY(toldBy(journal.epochs()) == (std::vector{Epoch{2, head, {}, {}}}));
            QVERIFY(journal.epochs().front().seal);
            for (Record& record : entries(7, 2)) journal.append({&record, 1});
        }
        QCOMPARE(Journal::openForWriting(copy).epoch(), 2);
        QVERIFY(verifyChain(Journal::openReadOnly(copy)).why == Why::sound);
        QCOMPARE(Journal::openForWriting(path).epoch(), 1);
        // Its own beginning is held against what it names.
        change(copy, "UPDATE meta SET value = replace(value, '6 ', '5 ') WHERE key = 'epoch.2'");
        const Verified verified = verifyChain(Journal::openReadOnly(copy));
        QVERIFY(verified.why == Why::changed);
        QCOMPARE(verified.firstBad, 5);
    }

    // What is told of a copy is inside the chain: changed, hidden or made up, it is named.
    void anAlteredEpochIsNamed_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("firstBad");
        QTest::addColumn<Why>("why");
        const QString set = "UPDATE meta SET value = %1 WHERE key = '%2'";
        QTest::newRow("lost made up") << set.arg(
                                             "replace(value, ' seal', ' lost 9 ' || substr(value, 3, 64) || ' seal')",
                                             "epoch.2")
                                      << 6 << Why::epoch;
        QTest::newRow("lost hidden") << set.arg("substr(value, 1, 66) || substr(value, instr(value, ' seal'))",
                                                "epoch.3")
                                     << 8 << Why::epoch;
        QTest::newRow("seal") << set.arg("substr(value, 1, length(value) - 2) || '00'", "epoch.2") << 6 << Why::epoch;
        QTest::newRow("no seal") << set.arg("substr(value, 1, 66)", "epoch.2") << 7 << Why::changed;
        QTest::newRow("the last hidden") << set.arg("2", "epoch") + "; DELETE FROM meta WHERE key = 'epoch.3'" << 9
                                         << Why::changed;
        QTest::newRow("all hidden") << set.arg("1", "epoch") + "; DELETE FROM meta WHERE key LIKE 'epoch.%'" << 7
                                    << Why::changed;
    }
    void anAlteredEpochIsNamed() {
        QFETCH(QString, sql);
        QFETCH(int, firstBad);
        QFETCH(Why, why);
        Folder folder;
        const std::string path = folder / "table.oddchip", copy = folder / "copy.oddchip",
                          again = folder / "again.oddchip";
        write(path, 6);
        fs::copy_file(path, copy);
        {
            Journal journal = Journal::openForWriting(copy);
            for (Record& record : entries(7, 2)) journal.append({&record, 1});
        }
        fs::copy_file(copy, again);
        {
            std::ofstream note(again + ".lock");  // three entries more had been written there
            note << headText(Head{11, Hash{7}});
        }
        {
            Journal journal = Journal::openForWriting(again);
            QCOMPARE(journal.epochs().size(), 2u);
            QVERIFY(journal.epochs().back().lost);
            for (Record& record : entries(9, 2)) journal.append({&record, 1});
        }
        QVERIFY(verifyChain(Journal::openReadOnly(again)).why == Why::sound);
        for (const QString& one : sql.split(QStringLiteral("; ")))
            QVERIFY_THROWS_EXCEPTION(SQLite::Exception, tamper(again, one.toStdString()));
        change(again, sql.toStdString());
        const Verified verified = verifyChain(Journal::openReadOnly(again));
        QCOMPARE(std::string(name(verified.why)), std::string(name(why)));
        QCOMPARE(verified.firstBad, firstBad);
    }

    void anEpochThatNothingFollowedIsProvenToo() {
        Folder folder;
        const std::string path = folder / "table.oddchip", copy = folder / "copy.oddchip";
        write(path, 6);
        fs::copy_file(path, copy);
        QCOMPARE(Journal::openForWriting(copy).epoch(), 2);
        QVERIFY(verifyChain(Journal::openReadOnly(copy)).why == Why::sound);
        change(copy, "UPDATE meta SET value = replace(value, ' seal', ' lost 9 ' || substr(value, 3, 64) || ' seal') "
                     "WHERE key = 'epoch.2'");
        QVERIFY(verifyChain(Journal::openReadOnly(copy)).why == Why::epoch);
        change(copy, "UPDATE meta SET value = '1' WHERE key = 'epoch'");
        REFUSED(Journal::openReadOnly(copy), damaged, copy);
    }

    // Put back in the very place of the newer one, it is known by what is lost.
    void anOlderCopyInItsPlaceBeginsAnEpoch() {
        Folder folder;
        const std::string path = folder / "table.oddchip", backup = folder / "backup";
        const Head old = write(path, 6);
        fs::copy_file(path, backup);
        Head newer;
        {
            Journal journal = Journal::openForWriting(path);
            for (Record& record : entries(7, 3)) journal.append({&record, 1});
            newer = journal.head();
        }
        for (const char* suffix : {"-wal", "-shm"}) fs::remove(path + suffix);
        {
            std::ifstream from(backup, std::ios::binary);
            std::ofstream to(path, std::ios::binary | std::ios::trunc);  // the same file, with the older bytes
            to << from.rdbuf();
        }
        const Verified cut = verifyChain(Journal::openReadOnly(path), std::span(&newer, 1));
        QVERIFY(cut.why == Why::cut);
        QCOMPARE(cut.firstBad, 7);
        const Journal journal = Journal::openForWriting(path);
        QCOMPARE(journal.epoch(), 2);
        QVERIFY(toldBy(journal.epochs()) == (std::vector{Epoch{2, old, newer, {}}}));
    }
};

QTEST_APPLESS_MAIN(TestEpochs)
#include "test_epochs.moc"
