// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Bad disks and wrong files: refused by name, nothing recorded lost, nothing half-recorded left.
#include "core/journal/schema.h"
#include "tests/fault_vfs.h"
#include "tests/journal_fixture.h"
#include "tests/writer_process.h"

#include <sys/mount.h>
#include <sys/stat.h>

using namespace oddchip;
using namespace oddchip::journal_test;
namespace fs = std::filesystem;

namespace {

// Root may write everything: for a while, be nobody.
class AsNobody {
public:
    AsNobody() {
        if (::geteuid() == 0 && ::seteuid(65534) != 0) std::abort();
    }
    ~AsNobody() {
        if (::getuid() == 0 && ::seteuid(0) != 0) std::abort();
    }
};

// The lines of every run below: one entry, three joined, a checkpoint, one, three.
constexpr std::array lines{1, 3, 1, 3};

std::string bytesOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Puts into 'to', which is as it was last synced, some of what 'from' holds: nothing, its first half, any of its
// sectors, or any sectors with a last one that is cut in the middle.
void tear(const std::string& from, const std::string& to, int way, std::uint64_t& luck) {
    constexpr std::size_t sector = 512;
    const std::string all = bytesOf(from);
    std::string torn = bytesOf(to);
    const std::size_t synced = torn.size();
    if (way > 0) torn.resize(std::max(torn.size(), all.size()));
    for (std::size_t at = 0; way > 0 && at < all.size(); at += sector) {
        luck = luck * 6364136223846793005ULL + 1442695040888963407ULL;
        const bool reached = way == 1 ? at < all.size() / 2 : (luck >> 33) % 2 == 0;
        if (reached) torn.replace(at, std::min(sector, all.size() - at), all, at, sector);
    }
    if (way == 3 && torn.size() > synced + 100) torn.resize(torn.size() - 100);  // what was synced does not shrink
    std::ofstream(to, std::ios::binary | std::ios::trunc) << torn;
}

// Writes the lines until one fails. `acknowledged` counts the entries of those that did not.
void run(const std::string& path, int& acknowledged, int tries) {
    const auto persist = [&](const auto& work) {
        for (int left = tries;; --left) {
            try {
                return work();
            } catch (const JournalError& error) {
                if (std::string_view(error.what()).find(path.substr(0, path.rfind('/'))) == std::string_view::npos)
                    throw 0;
                if (left == 1) throw;
            }
        }
    };
    Journal journal = persist([&] { return Journal::openForWriting(path); });
    for (const int count : lines) {
        std::vector<Record> joined = entries(acknowledged + 1, count);
        persist([&] { journal.append(joined); });
        acknowledged += count;
        if (acknowledged == 4) persist([&] { journal.checkpoint(); });
    }
    persist([&] { return journal.read(1, 100); });
    persist([&] { return journal.head(); });
}

// Afterwards, on a sound disk: all that was acknowledged, in order, and at most the one line after it, whole.
void check(const std::string& path, int acknowledged, bool exact) {
    const Journal journal = Journal::openForWriting(path);
    const Verified verified = verifyChain(journal);
    QVERIFY(verified.why == Verified::Why::sound);
    const auto found = journal.read(1, 100);
    int next = 0;
    for (int before = 0; const int count : lines) {
        if (before == acknowledged) next = count;
        before += count;
    }
    const int size = static_cast<int>(found.size());
    QVERIFY2(size == acknowledged || (!exact && size == acknowledged + next),
             qPrintable(QString("%1 found, %2 acknowledged").arg(size).arg(acknowledged)));
    for (int number = 1; number <= size; ++number)
        QCOMPARE(found[static_cast<std::size_t>(number - 1)].body, entry(number).body);
}

}  // namespace

class TestFaults : public QObject {
    Q_OBJECT

private slots:
    // ---- wrong files ----
    void aMissingJournalOrFolder() {
        Folder folder;
        REFUSED(Journal::openReadOnly(folder / "none.oddchip"), missing, folder / "none.oddchip");
        REFUSED(Journal::openForWriting(folder / "none/table.oddchip"), missing, folder / "none");
        QVERIFY(!fs::exists(folder / "none.oddchip.lock"));
    }

    void anotherProcessWrites() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        {
            WriterProcess writer(path);
            QVERIFY(writer.writes());
            REFUSED(Journal::openForWriting(path), locked, path);
            QVERIFY(verifyChain(Journal::openReadOnly(path)).why == Verified::Why::sound);
        }
        const Journal journal = Journal::openForWriting(path);  // its end, however it came, lets go
        REFUSED(Journal::openForWriting(path), locked, path);   // one writer, in this process too
    }

    void anotherProgramHoldsIt() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        Journal journal = Journal::openForWriting(path);
        Record record = entry(1);
        {
            SQLite::Database other(path, SQLite::OPEN_READWRITE);
            const SQLite::Transaction held(other, SQLite::TransactionBehavior::IMMEDIATE);
            REFUSED(journal.append({&record, 1}), locked, path);
        }
        QCOMPARE(journal.append({&record, 1}), 1);
        // And one that writes beside us is not overwritten.
        tamper(path, "INSERT INTO entry SELECT 2, at, actor, approver, reason, kind, body, digest, hash FROM entry");
        REFUSED(journal.append({&record, 1}), damaged, path);
        QCOMPARE(journal.head().seq, 2);
    }

    void aReadOnlyFolder() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        const Head head = write(path, 5);
        fs::remove(path + ".lock");
        ::chmod(folder.path().c_str(), 0555);
        {
            const AsNobody nobody;
            REFUSED(Journal::openForWriting(path), readOnly, folder.path());
            REFUSED(Journal::openForWriting(folder / "new.oddchip"), readOnly, folder.path());
            const Journal reader = Journal::openReadOnly(path);
            QVERIFY(reader.head() == head);
            QVERIFY(verifyChain(reader).why == Verified::Why::sound);
        }
        ::chmod(folder.path().c_str(), 0755);
        std::vector<std::string> left;
        for (const auto& file : fs::directory_iterator(folder.path())) left.push_back(file.path().filename());
        QCOMPARE(left, std::vector<std::string>{"table.oddchip"});
    }

    void aReadOnlyFile() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        const Head head = write(path, 5);
        ::chmod(folder.path().c_str(), 0777);
        ::chmod(path.c_str(), 0444);
        const AsNobody nobody;
        REFUSED(Journal::openForWriting(path), readOnly, path);
        QVERIFY(Journal::openReadOnly(path).head() == head);
        fs::remove(path + "-wal");
        fs::remove(path + "-shm");
    }

    void aFileThatMayNotBeRead() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 1);
        ::chmod(folder.path().c_str(), 0755);
        ::chmod(path.c_str(), 0);
        const AsNobody nobody;
        REFUSED(Journal::openReadOnly(path), io, path);
    }

    void aForeignFile_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("no-limit 1/2\nhand 1\n").repeated(100);
        QTest::newRow("short") << QByteArray("PHH");
        QTest::newRow("zeros") << QByteArray(8192, '\0');
    }
    void aForeignFile() {
        QFETCH(QByteArray, content);
        Folder folder;
        const std::string path = folder / "table.oddchip";
        std::ofstream(path, std::ios::binary) << content.toStdString();
        REFUSED(Journal::openForWriting(path), foreign, path);
        REFUSED(Journal::openReadOnly(path), foreign, path);
        std::ifstream again(path, std::ios::binary);
        QCOMPARE(QByteArray::fromStdString(std::string(std::istreambuf_iterator<char>(again), {})), content);
    }

    void aForeignDatabase() {
        Folder folder;
        const std::string path = folder / "other.db";
        {
            SQLite::Database db(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            db.exec("CREATE TABLE entry(seq INTEGER PRIMARY KEY); PRAGMA application_id=7; PRAGMA user_version=1");
        }
        REFUSED(Journal::openForWriting(path), foreign, path);
        REFUSED(Journal::openReadOnly(path), foreign, path);
        REFUSED(Journal::openReadOnly(folder.path()), foreign, folder.path());
        REFUSED(Journal::openForWriting(folder.path()), foreign, folder.path());
    }

    void aNewerJournal() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 5);
        const std::size_t known = schema::steps().size();
        tamper(path, "PRAGMA user_version=" + std::to_string(known + 1));
        REFUSED(Journal::openForWriting(path), newer, path);
        REFUSED(Journal::openReadOnly(path), newer, path);
        tamper(path, "PRAGMA user_version=" + std::to_string(known));
        QCOMPARE(Journal::openForWriting(path).head().seq, 5);
    }

    // ---- damage ----
    void aDamagedBeginning_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("first bytes") << 0 << QByteArray(16, 'x');
        QTest::newRow("page size") << 16 << QByteArray(8, '\x7f');
        QTest::newRow("schema version") << 60 << QByteArray(4, '\0');
        QTest::newRow("the list of tables") << 100 << QByteArray(3996, 'x');
    }
    void aDamagedBeginning() {
        QFETCH(int, at);
        QFETCH(QByteArray, bytes);
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 5);
        scribble(path, at, bytes.toStdString());
        REFUSED(Journal::openForWriting(path), damaged, path);
        REFUSED(Journal::openReadOnly(path), damaged, path);
    }

    void aDamagedMiddle() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 400);
        const auto middle = static_cast<std::int64_t>(fs::file_size(path) / 4096 / 2 * 4096);
        scribble(path, middle, std::string(4096, 'x'));
        Journal journal = Journal::openForWriting(path);
        const Verified verified = verifyChain(journal);
        QVERIFY(verified.why == Verified::Why::unreadable);
        QVERIFY(verified.entries > 50 && verified.entries < 350);
        QCOMPARE(verified.firstBad, verified.entries + 1);
        REFUSED(journal.read(1, 400), damaged, path);
        // What is sound can be read, and the table can go on.
        QCOMPARE(journal.read(1, verified.entries).size(), static_cast<std::size_t>(verified.entries));
        Record record = entry(401);
        QCOMPARE(journal.append({&record, 1}), 401);
    }

    void aDamagedEnd() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 5);
        tamperUnguarded(path, [](SQLite::Database& db) { db.exec("UPDATE entry SET body = 'x' WHERE seq = 5"); });
        REFUSED(Journal::openForWriting(path), damaged, path);
        QCOMPARE(verifyChain(Journal::openReadOnly(path)).firstBad, 5);
    }

    void anEmptyOrShortenedFile() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        write(path, 400);
        fs::resize_file(path, fs::file_size(path) / 4096 / 2 * 4096);
        REFUSED(Journal::openForWriting(path), damaged, path);
        fs::resize_file(path, 0);
        REFUSED(Journal::openForWriting(path), damaged, path);
        REFUSED(Journal::openReadOnly(path), damaged, path);
        QCOMPARE(fs::file_size(path), 0u);
    }

    // A journal that is gone while its newest entries are still beside it is not begun anew over them.
    void aLogWithoutItsJournal() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        {
            WriterProcess writer(path);
            QVERIFY(writer.writes());
        }
        const auto size = fs::file_size(path + "-wal");
        QVERIFY(size > 0);
        fs::rename(path, folder / "moved");
        REFUSED(Journal::openForWriting(path), damaged, path);
        QCOMPARE(fs::file_size(path + "-wal"), size);
        fs::rename(folder / "moved", path);
        QVERIFY(Journal::openForWriting(path).head().seq > 0);
    }

    void aHalfMadeJournalIsMadeAnew() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        std::ofstream(path + ".new") << "half";
        QCOMPARE(write(path, 3).seq, 3);
        QVERIFY(!fs::exists(path + ".new"));
    }

    // ---- a disk that fails ----
    void aFullDisk() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        FaultVfs disk;
        Journal journal = Journal::openForWriting(path);
        disk.room = 100'000;
        int kept = 0;
        const auto more = [&] {
            std::vector<Record> joined = entries(kept + 1, kept % 3 + 1);
            journal.append(joined);
            kept += kept % 3 + 1;
        };
        std::optional<JournalError> error;
        while (!(error = errorOf(more))) QVERIFY(kept < 10'000);
        QVERIFY(kept > 5);
        REFUSED(more(), full, path);
        QCOMPARE(journal.head().seq, kept);
        QCOMPARE(journal.read(1, 10'000).size(), static_cast<std::size_t>(kept));
        const auto emptied = errorOf([&] { journal.checkpoint(); });
        QVERIFY(!emptied || emptied->cause == JournalError::What::full);
        disk.room = -1;
        const int before = kept;
        more();
        QVERIFY(kept > before);
        journal.checkpoint();
        QCOMPARE(journal.head().seq, kept);
        QVERIFY(verifyChain(journal).why == Verified::Why::sound);
    }

    void aFullDiskFromTheStart() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        FaultVfs disk;
        for (int room = 0; room < 60'000; room += 4000) {
            disk.room = room;
            const auto error = errorOf([&] { write(path, 1); });
            if (error) QCOMPARE(std::string(name(error->cause)), "journal-full");
            disk.room = -1;
            if (fs::exists(path)) {
                QVERIFY(verifyChain(Journal::openForWriting(path)).why == Verified::Why::sound);
                fs::remove(path);
            }
        }
    }

    // The same on a real file system of 512 kB, where one may be mounted.
    void aFullFileSystem() {
        Folder folder;
        if (::mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=512k") != 0)
            QSKIP("no right to mount a small disk");
        const std::string path = folder / "table.oddchip";
        int kept = 0;
        std::optional<JournalError> error;
        {
            Journal journal = Journal::openForWriting(path);
            const auto more = [&] {
                Record record = entry(kept + 1);
                journal.append({&record, 1});
                ++kept;
            };
            while (!(error = errorOf(more)) && kept < 10'000) {}
            if (kept % 100 == 0) error = errorOf(more);
        }
        const Verified verified = verifyChain(Journal::openForWriting(path));
        ::umount(folder.path().c_str());
        QVERIFY(error);
        QCOMPARE(std::string(name(error->cause)), "journal-full");
        QVERIFY(verified.why == Verified::Why::sound);
        QCOMPARE(verified.entries, kept);
    }

    // Every call that SQLite makes of the system fails in turn, or every write finds the disk full.
    void everyCallFails_data() {
        QTest::addColumn<bool>("full");
        QTest::addColumn<bool>("forGood");
        QTest::addColumn<int>("tries");
        for (const bool full : {false, true}) {
            const QByteArray what = full ? "full " : "error ";
            QTest::newRow((what + "once, then given up").constData()) << full << false << 1;
            QTest::newRow((what + "once, and tried again").constData()) << full << false << 2;
            QTest::newRow((what + "for good").constData()) << full << true << 1;
        }
    }
    void everyCallFails() {
        QFETCH(bool, full);
        QFETCH(bool, forGood);
        QFETCH(int, tries);
        FaultVfs disk;
        disk.full = full;
        std::int64_t at = 1;
        for (bool failed = true; failed; ++at) {
            Folder folder;
            const std::string path = folder / "table.oddchip";
            int acknowledged = 0;
            disk.calls = 0;
            disk.failAt = at;
            disk.forGood = forGood;
            const auto error = errorOf([&] { run(path, acknowledged, tries); });
            failed = disk.calls >= at;
            disk.failAt = 0;
            if (tries > 1) QVERIFY2(!error, error ? error->what() : "");
            if (full && error) QCOMPARE(std::string(name(error->cause)), "journal-full");
            check(path, acknowledged, tries > 1);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QString("call %1").arg(at)));
        }
        QVERIFY(at > (full ? 30 : 100));
    }

    // The power goes while a sync is under way: of what was written since the last one any sector may have reached the
    // disk, or a part of one. Every entry acknowledged before is there, the newest whole or not at all.
    void writesAreTorn() {
        Folder folder;
        const std::string path = folder / "table.oddchip", durable = folder / "durable";
        std::vector<std::string> cuts;  // outlive the journal, which syncs once more when it is closed
        std::uint64_t luck = 5;
        FaultVfs disk;
        Journal journal = Journal::openForWriting(path);
        fs::create_directory(durable);
        fs::copy_file(path, durable + "/table.oddchip");
        disk.durable = durable;
        disk.beforeSync = [&](const std::string& file) {
            for (int way = 0; way < 4; ++way) {
                cuts.push_back(folder / ("cut" + std::to_string(cuts.size())));
                fs::copy(durable, cuts.back());
                tear(file, cuts.back() + '/' + fs::path(file).filename().string(), way, luck);
            }
        };
        int looked = 0;
        for (int number = 1; number <= 50; ++number) {
            Record record = entry(number);
            journal.append({&record, 1});
            if (number % 13 == 0) journal.checkpoint();
            const auto hook = std::exchange(disk.beforeSync, nullptr);
            disk.durable.clear();
            for (const std::string& cut : cuts) {
                const Journal after = Journal::openForWriting(cut + "/table.oddchip");
                const Verified verified = verifyChain(after);
                QVERIFY2(verified.why == Verified::Why::sound, qPrintable(QString::number(number)));
                QVERIFY(verified.entries == number || verified.entries == number - 1);
                fs::remove_all(cut);
                ++looked;
            }
            cuts.clear();
            disk.durable = durable;
            disk.beforeSync = hook;
        }
        QVERIFY(looked >= 200);
    }

    // What was acknowledged is on the disk when append returns: a power cut leaves of each file what was last synced.
    void thePowerIsCut() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        FaultVfs disk;
        Journal journal = Journal::openForWriting(path);
        fs::create_directory(folder / "durable");
        fs::copy_file(path, folder / "durable/table.oddchip");
        disk.durable = folder / "durable";
        for (int number = 1; number <= 40; ++number) {
            Record record = entry(number);
            const std::int64_t syncs = disk.logSyncs;
            journal.append({&record, 1});
            QVERIFY(disk.logSyncs > syncs);
            const std::string cut = folder / "cut";
            fs::remove_all(cut);
            fs::copy(folder / "durable", cut);
            disk.durable.clear();
            {
                const Journal after = Journal::openForWriting(cut + "/table.oddchip");
                QVERIFY(after.head() == journal.head());
                QCOMPARE(verifyChain(after).entries, number);
            }
            disk.durable = folder / "durable";
            if (number % 13 == 0) journal.checkpoint();
        }
    }
};

QTEST_APPLESS_MAIN(TestFaults)
#include "test_faults.moc"
