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
              "Seat 3 wins 48 with 50 on bank (commission 2)", "By pb-pay-banco: commission 4 % [004 PB0]",
              "Seat 5 loses 1 on tie",
              "By pb-deal: Seat 7 looks first at the player's cards, with the largest bet on them, 30.",
              "Commission 2; the box holds 2", "Coup 2", "Every bet goes back", "Commission box 0, collected 2"}) {
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

    // The cut card of a shoe whose half lies behind it, and what then is said: of explain and of replay alike.
    void theEndOfTheShoeIsTold() {
        QString shoe = "punto decks 6 cut 156\n";
        for (int coup = 0; coup < 41; ++coup) {  // each takes four cards; in the fortieth the cut card comes
            const QChar suit = QLatin1Char("shdc"[coup % 4]);
            const int turn = coup / 4;
            const QChar nine = QLatin1Char("98"[turn % 2]), ten = QLatin1Char("KQJT"[turn % 4]);
            const QChar low = QLatin1Char("A234567"[turn % 7]), other = QLatin1Char("A234567"[(turn + 3) % 7]);
            shoe += QStringLiteral("player %1%2%3%2\nbank %4%2%5%2\nsettle\n")
                        .arg(QString(nine), QString(suit), QString(ten), QString(low), QString(other));
        }
        put("end.hand", shoe + "player 2s3s\n");
        const Ran told = run({"explain", "end.hand"});
        const auto at = [&](const char* text, qsizetype from = 0) {
            return told.out.indexOf(QLatin1String(text), from);
        };
        const qsizetype more = at("The cut card is out: one more coup."),
                        last = at("This is the last coup of the shoe.");
        const qsizetype over = at("The shoe is over"), flag = at("Flagged: pb-shoe");
        QVERIFY2(more > at("Coup 40") && more < at("Coup 41"), qPrintable(told.out.right(2000)));
        QVERIFY(last > at("Coup 41") && over > last && over < at("Coup 42") && flag > at("Coup 42"));
        QCOMPARE(at("The cut card is out", more + 1), -1);
        const QStringList coups = run({"replay", "end.hand"}).out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(coups.size(), 42);
        QVERIFY(coups[38].contains("\"coups_left\":null") && coups[39].contains("\"coups_left\":1"));
        QVERIFY(coups[40].contains("\"coups_left\":0") && coups[41].contains("\"flags\":[\"pb-shoe\"]"));
    }

    void aNewShoeWaitsForTheCoup() {
        put("running.hand", "punto\n3 bets bank 5\npunto decks 6\nplayer Ks9h\npunto\nplayer 2s3h\n");
        const Ran ran = run({"explain", "running.hand"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("Refused: hand-running, A coup is on. Settle it, call it void"), qPrintable(ran.out));
        QVERIFY2(ran.err.contains("running.hand:3: 'punto decks 6' refused: hand-running"), qPrintable(ran.err));
        QVERIFY(!ran.out.contains("Ks9h") && ran.out.contains("2s 3h"));  // what follows it waits for the next table
        QCOMPARE(run({"record", "running.hand", "--into", "running.oddchip"}).status, 1);
        QVERIFY(run({"record", "shoe.hand", "running.hand", "shoe.hand", "--into", "running.oddchip"}).status == 1);
        QCOMPARE(run({"verify", "running.oddchip"}).status, 0);  // each file begins at a table of its own
        QVERIFY(run({"find", "running.oddchip", "seat", "5"}).out.contains("2 of "));
    }

    void aCollectionIsNamedThatStandsAgainstAChange() {
        put("collected.hand", "punto\n3 bets bank 50\nplayer Ks2h\nbank Kd9c\nsettle\ncollect 2.50 from 3\n"
                              "amend 1 3 bets bank 100\n");
        const Ran ran = run({"explain", "collected.hand"});
        QVERIFY2(ran.out.contains("later-event, Its commission was collected, event 5. Undo that"),
                 qPrintable(ran.out));
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
        put("floor.hand", "punto\n3 bets bank 50\nplayer Ks\nfloor misdeal \"dropped on the carpet\"\n");
        QCOMPARE(run({"record", "floor.hand", "--into", "punto.oddchip"}).status, 0);
        QVERIFY(found({"carpet"}).contains("coup 1  player Ks = 0, bank -  void"));  // a line of the floor's, too
    }
};

QTEST_APPLESS_MAIN(TestCliPunto)
#include "test_cli_punto.moc"
