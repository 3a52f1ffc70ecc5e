// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// oddchip-cli on tables of Punto Banco: told, compared, converted, recorded and found.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString kShoe = "rules house baccarat.commission=4\npunto decks 6 cut 20\nshoe 4; 3 bets bank 50; 5 bets tie 1\n"
                      "player 2s3h; bank Kd3c\nbank 5c\nplayer 5c\nbank 9d\nsettle\ncollect 2\n"
                      "7 bets player 30\nplayer Ks9h\nvoid \"a boxed card\"\n";

struct Ran {
    int status = -1;
    QString out, err;
};

}  // namespace

class TestCliPunto : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void put(const QString& name, const QString& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) { qFatal("cannot write %s", qPrintable(name)); }
        file.write(text.toUtf8());
    }
    Ran run(const QStringList& arguments) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment with = QProcessEnvironment::systemEnvironment();
        with.insert("XDG_CACHE_HOME", m_folder.path());
        process.setProcessEnvironment(with);
        process.start(ODDCHIP_BUILD_DIR "/oddchip-cli", arguments);
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) { return {}; }
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

private slots:
    void init() { put("shoe.hand", kShoe); }

    void explainTellsCoupByCoup() {
        const Ran ran = run({"explain", "shoe.hand"});
        QCOMPARE(ran.status, 0);
        for (const char* line :
             {"Table: punto decks 6 cut 20", "Rules: house baccarat.commission=4", "Coup 1",
              "By pb-player-draw: Player 5: player draws on 5 or less. [004 PB2]",
              "By pb-bank-tableau: Bank 3, player's third card counts 5: on 3 bank draws unless it is an 8. [004 PB3]",
              "Flagged: pb-player-draw", "The 5c goes back", "Winner: bank",
              "Seat 3 wins 48 with 50 on bank (commission 2)", "Seat 5 loses 1 on tie", "Commission 2; the box holds 2",
              "Coup 2", "Every bet goes back", "Commission box 0, collected 2"}) {
            QVERIFY2(ran.out.contains(line), line + QByteArray(" is not in\n") + ran.out.toUtf8());
        }
    }

    void explainSaysWhyALineIsRefused() {
        put("refused.hand", "punto\n3 bets bank 5\nsettle\n");
        const Ran ran = run({"explain", "refused.hand"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("Refused: hand-running, The cards are not all dealt."), qPrintable(ran.out));
        QVERIFY2(ran.err.contains("refused.hand:3: "), qPrintable(ran.err));
    }

    void compareRulesKnowsCoups() {
        const Ran ran = run({"compare-rules", "shoe.hand"});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.contains("bank 9d") && ran.out.contains("No difference"), qPrintable(ran.out));
    }

    void convertRefusesWithThePlace() {
        for (const char* form : {"shoe.phhs", "shoe.txt"}) {
            const Ran ran = run({"convert", "shoe.hand", form});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.startsWith("shoe.hand:2: this is a table of Punto Banco"), qPrintable(ran.err));
        }
        QCOMPARE(run({"convert", "shoe.hand", "again.hand"}).status, 0);
        QCOMPARE(run({"check", "again.hand"}).status, 0);
    }

    void coupsAreFound() {
        const Ran recorded = run({"record", "shoe.hand", "--into", "punto.oddchip"});
        QVERIFY2(recorded.status == 0, qPrintable(recorded.err));
        QCOMPARE(run({"verify", "punto.oddchip"}).status, 0);
        const auto found = [&](const QStringList& words) {
            return run(QStringList{"find", "punto.oddchip"} + words).out;
        };
        QVERIFY2(found({}).endsWith("2 of 2 coups of Punto Banco\n"), qPrintable(found({})));
        QVERIFY(found({"seat", "3"}).endsWith("1 of 2 coups of Punto Banco\n"));
        QVERIFY(found({"rule:pb-bank-tableau"}).endsWith("1 of 2 coups of Punto Banco\n"));
        QVERIFY(found({"flag:pb-player-draw"}).contains("coup 1  player 2s3h5c = 0, bank Kd3c9d = 2  bank  bank 5c"));
        QVERIFY(found({"boxed"}).contains("coup 2  player Ks9h = 9"));
        QVERIFY(found({"seat", "9"}).endsWith("0 of 2 coups of Punto Banco\n"));
    }
};

QTEST_APPLESS_MAIN(TestCliPunto)
#include "test_cli_punto.moc"
