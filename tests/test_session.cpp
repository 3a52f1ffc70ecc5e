// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A session of 200 hands at a table of nine, with arrivals, departures, short buys, faults and decisions of the floor,
// killed again and again: it ends as the one that was not. ODDCHIP_SESSION_SEED and ODDCHIP_KILL_ROUNDS say which and
// how often (a new one, 50 times).
#include <QRandomGenerator>

#include "core/desk/desk.h"
#include "tests/journal_fixture.h"
#include "tests/shoe_session.h"
#include "tests/writer_process.h"

using namespace oddchip;
using namespace oddchip::journal_test;

namespace {

constexpr int kHands = 200;

int fromEnvironment(const char* name, int otherwise) {
    bool given = false;
    const int value = qEnvironmentVariableIntValue(name, &given);
    return given ? value : otherwise;
}

// Everything of a record but what a journal adds of its own.
QString shown(const Record& record) {
    const std::string text = std::to_string(record.at) + ' ' + std::string(name(record.kind)) + ' ' + record.body;
    const QByteArray digest(reinterpret_cast<const char*>(record.digest.bytes.data()),
                            static_cast<qsizetype>(record.digest.bytes.size()));
    return QString::fromStdString(text) + ' ' + QString::fromLatin1(digest.toHex());
}

void compareRecords(const Journal& journal, const std::vector<Record>& records) {
    QCOMPARE(journal.head().seq, static_cast<std::int64_t>(records.size()));
    std::size_t at = 0;
    journal.read(1, [&](const Record& record) {
        if (shown(record) != shown(records[at])) { QTest::qFail(qPrintable(shown(record)), __FILE__, __LINE__); }
        ++at;
        return !QTest::currentTestFailed();
    });
    QCOMPARE(at, records.size());
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void killedOrNotItEndsTheSame() {
        const auto drawn = static_cast<int>(QRandomGenerator::global()->generate() & 0x7fffffff);
        const int seed = fromEnvironment("ODDCHIP_SESSION_SEED", drawn);
        const int kills = fromEnvironment("ODDCHIP_KILL_ROUNDS", 50);
        const play::Script script = play::sessionOf(static_cast<std::uint64_t>(seed), kHands);
        qInfo("seed %d: %zu lines, %zu records; %d arrivals, %d departures, %d short buys, %d faults, %d decisions",
              seed, script.lines.size(), script.records.size(), script.arrivals, script.departures, script.shortBuys,
              script.faults, script.floor);
        QVERIFY(script.arrivals > 10 && script.departures > 0 && script.faults > 10 && script.floor > 0);
        QVERIFY(script.shortBuys > 0);

        Folder folder;
        const std::vector<std::string> arguments{std::to_string(seed), std::to_string(kHands)};
        const std::string straight = folder / "straight.oddchip", killed = folder / "killed.oddchip";
        QVERIFY(WriterProcess(straight, arguments).ends());

        QRandomGenerator random(static_cast<quint32>(seed));
        const auto length = static_cast<int>(script.records.size());
        std::int64_t head = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const std::int64_t until =
                head + 1 + random.bounded(std::max(1, 2 * (length - static_cast<int>(head)) / (kills - kill + 1)));
            std::int64_t acknowledged = 0;
            {
                WriterProcess writer(killed, arguments);
                writer.reaches(until);
                ::usleep(random.bounded(2'000));
                acknowledged = writer.killAndRead();
            }
            const Journal journal = Journal::openForWriting(killed);
            head = journal.head().seq;
            QVERIFY(head >= acknowledged);
            QVERIFY(verifyChain(journal).why == Verified::Why::sound);
        }
        QVERIFY(WriterProcess(killed, arguments).ends());

        for (const std::string& path : {straight, killed}) {
            const Desk desk(Journal::openReadOnly(path));
            QVERIFY(desk.doubts().empty());
            QCOMPARE(canonical(desk.table(), {}), canonical(script.end.table, {}));
            compareRecords(desk.journal(), script.records);
            if (QTest::currentTestFailed()) { return; }
        }
    }

    // At a shoe after every single event: what is opened again is what the writer had, and it goes on from there.
    void aShoeIsKilledAtEveryEvent() {
        const int seed =
            fromEnvironment("ODDCHIP_SESSION_SEED", static_cast<int>(QRandomGenerator::global()->generate() >> 1));
        constexpr int kLines = 240;
        const play::ShoeScript script = play::shoeSessionOf(static_cast<std::uint64_t>(seed), kLines);
        qInfo("seed %d: %zu records, %d new shoes", seed, script.records.size(), script.shoes);
        QVERIFY(script.shoes > 0);
        Folder folder;
        const std::vector<std::string> arguments{std::to_string(seed), std::to_string(kLines), "punto"};
        const std::string path = folder / "punto.oddchip";
        std::int64_t head = 0;
        for (const play::ScriptLine& line : script.lines) {
            if (line.head <= head) continue;  // the writer was faster than the signal
            {
                WriterProcess writer(path, arguments);
                writer.reaches(line.head);
                QVERIFY(writer.killAndRead() >= line.head);
            }
            const Desk desk(Journal::openReadOnly(path));
            head = desk.journal().head().seq;
            QVERIFY(head >= line.head && desk.doubts().empty());
            const Record last = desk.journal().read(head, 1).front();
            QCOMPARE(shown(last), shown(script.records[static_cast<std::size_t>(head) - 1]));
        }
        QCOMPARE(head, static_cast<std::int64_t>(script.records.size()));
        const Desk desk(Journal::openReadOnly(path));
        QVERIFY(desk.punto()->table == script.end.punto->table);
        compareRecords(desk.journal(), script.records);
    }
};

QTEST_APPLESS_MAIN(TestSession)
#include "test_session.moc"
