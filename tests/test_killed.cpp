// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A writer killed at any moment leaves every entry that it acknowledged, in an unbroken chain, and at most the one line
// that it was writing. ODDCHIP_KILL_ROUNDS sets the rounds (50 otherwise).
#include "tests/journal_fixture.h"
#include "tests/writer_process.h"

#include <QRandomGenerator>

using namespace oddchip;
using namespace oddchip::journal_test;

class TestKilled : public QObject {
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsLost() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("ODDCHIP_KILL_ROUNDS", &given);
        const int rounds = given ? wanted : 50;
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u, %d rounds", seed, rounds);
        QRandomGenerator random(seed);
        std::int64_t most = 0;
        int oneMore = 0;
        for (int done = 0; done < rounds;) {
            // A fresh journal every ten rounds: being created is one of the moments.
            Folder folder;
            const std::string path = folder / "table.oddchip";
            std::int64_t before = 0;
            for (int round = 0; round < 10 && done < rounds; ++round, ++done) {
                std::int64_t acknowledged = 0;
                {
                    WriterProcess writer(path);
                    if (round % 3 != 0) QVERIFY(writer.writes());
                    ::usleep(random.bounded(30'000));
                    acknowledged = std::max(before, writer.killAndRead());
                }
                if (round % 2 == 0 && std::filesystem::exists(path))  // a reader may come first
                    QVERIFY(Journal::openReadOnly(path).head().seq >= acknowledged);
                const Journal journal = Journal::openForWriting(path);
                const Head head = journal.head();
                const Verified verified = verifyChain(journal);
                QVERIFY(verified.why == Verified::Why::sound);
                QCOMPARE(verified.entries, head.seq);
                QVERIFY2(head.seq >= acknowledged, qPrintable(QString("round %1").arg(done)));
                // What is beyond is one line, and it is whole: "1/1", or "1/3" to "3/3".
                const std::int64_t beyond = head.seq - acknowledged;
                QVERIFY2(beyond == 0 || beyond == 1 || beyond == 3, qPrintable(QString::number(beyond)));
                if (beyond > 0) {
                    ++oneMore;
                    const auto last = journal.read(acknowledged + 1, beyond);
                    const std::string all = "/" + std::to_string(beyond);
                    QCOMPARE(last.front().body, "1" + all);
                    QCOMPARE(last.back().body, std::to_string(beyond) + all);
                }
                before = head.seq;
                most = std::max(most, before);
            }
        }
        qInfo("longest journal %lld entries, %d times one line more than acknowledged", static_cast<long long>(most),
              oneMore);
        QVERIFY(most > 0);
    }
};

QTEST_APPLESS_MAIN(TestKilled)
#include "test_killed.moc"
