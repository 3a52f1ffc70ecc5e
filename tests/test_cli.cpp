// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

// The program as a person or a script meets it: what it prints, where, and with what status.
namespace {

const QString kHand = "hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n"
                      "3 raises to 6\n    = raise to 6\n1 folds; 2 folds\n    = stack 3 103\n";
const QString kPhh = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
                     "starting_stacks = [100, 100, 100]\nactions = ['p3 f', 'p1 f']\n";

struct Ran {
    int status = -1;
    QString out, err;
};

}  // namespace

class TestCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString put(const QString& name, const QString& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) { qFatal("cannot write %s", qPrintable(name)); }
        file.write(text.toUtf8());
        return name;
    }
    QString got(const QString& name) {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    Ran run(const QStringList& arguments, const QString& input = {}) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(ODDCHIP_BUILD_DIR "/oddchip-cli", arguments);
        process.write(input.toUtf8());
        process.closeWriteChannel();
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) { return {}; }
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

private slots:
    // ---- check -------------------------------------------------------------------------------------------------
    void checkCountsFiles() {
        put("right.hand", kHand);
        put("wrong.hand", QString(kHand).replace("= stack 3 103", "= stack 3 104"));
        put("bad.hand", kHand + "3 dances\n");
        Ran ran = run({"check", "right.hand"});
        QCOMPARE(ran.out, QString("1 passed, 0 failed\n"));
        QCOMPARE(ran.status, 0);
        ran = run({"check", "right.hand", "wrong.hand"});
        QVERIFY2(ran.out.startsWith("wrong.hand:5: ") && ran.out.contains("104") && ran.out.contains("103"),
                 qPrintable(ran.out));
        QVERIFY(ran.out.endsWith("1 passed, 1 failed\n"));
        QCOMPARE(ran.status, 1);
        ran = run({"check", "bad.hand", "wrong.hand", "none.hand"});
        QVERIFY2(ran.err.contains("bad.hand:6: ") && ran.err.contains("none.hand: cannot be read"),
                 qPrintable(ran.err));
        QVERIFY(ran.out.contains("wrong.hand:5: ") && ran.out.endsWith("0 passed, 3 failed\n"));
        QCOMPARE(ran.status, 2);
    }
    void checkReadsStandardInput() {
        const Ran ran = run({"check", "-"}, kHand);
        QCOMPARE(ran.out, QString("1 passed, 0 failed\n"));
        QCOMPARE(ran.status, 0);
    }

    void whatIsNoFileIsNamed() {
        QVERIFY(QDir(m_folder.path()).mkpath("folder.hand"));
        put("after.hand", kHand);
        put("one.oddchip", "");
        const Ran ran = run({"check", "folder.hand", "after.hand"});
        QCOMPARE(ran.err, QString("folder.hand: cannot be read: Is a directory\n"));
        QVERIFY2(ran.status == 2 && ran.out.contains("1 passed"), qPrintable(ran.out));
        for (const char* command : {"replay", "explain", "compare-rules"}) {
            QCOMPARE(run({command, "folder.hand"}).err, ran.err);
            QCOMPARE(run({command, "folder.hand"}).status, 2);
        }
        QCOMPARE(run({"convert", "folder.hand", "out.phh"}).err, ran.err);
        QCOMPARE(run({"record", "folder.hand", "--into", "of-folder.oddchip"}).err, ran.err);
    }

    // ---- explain, compare-rules ----------------------------------------------------------------------------------
    void explainTellsRulingsSumsAndSources() {
        put("gross.hand", "hand no-limit holdem blinds 5 10 unit 1 button 3 stacks 1:500 2:500 3:500\n"
                          "3 calls; 1 calls; 2 checks; deal\n1 bets 45; 2 puts 25 5x2 1\nnotice unaware 2\n");
        Ran ran = run({"explain", "gross.hand"});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        QVERIFY2(ran.out.contains("36 of 45 put in: 80 % or more, so no claim [002 BR13"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("6. 2 puts 25 5x2 1\n    Seat 2: call 45\n"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("Seat 3 to act, owes 45"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("In all 120: in front 90, from before 30"), qPrintable(ran.out));
        put("over.hand", kHand + "3 checks\n");
        ran = run({"explain", "over.hand"});
        QVERIFY2(ran.out.contains("Refused: hand-over") && ran.err.contains("over.hand:6: "), qPrintable(ran.out));
        QCOMPARE(ran.status, 1);
        ran = run({"explain", "-"}, "hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n"
                                    "3 folds; 1 calls; 2 checks\namend 2 1 folds\n");
        QVERIFY2(ran.out.contains("later-event, Event 3 could then no longer be true."), qPrintable(ran.out));
        QCOMPARE(run({"explain", "none.hand"}).status, 2);
    }
    void explainSaysWhoBringsInAndWhatIsNotOver() {
        const QString stud = "hand limit stud ante 1 bring-in 2 bets 4 8 stacks 1:200 2:200\n1 up 2c; 2 up Td\n";
        Ran ran = run({"explain", "-"}, stud);
        QVERIFY2(ran.out.contains("2. 2 up Td\n    By bring-in-seat: by its upcards ["), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("Seat 1 to act, brings in 2 or completes\n"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("Not over yet: seat 1 has 199\n"), qPrintable(ran.out));
        QVERIFY2(!ran.out.contains("owes 0") && !ran.out.contains("ends with"), qPrintable(ran.out));
        ran = run({"explain", "-"}, stud + "1 brings in; 2 calls; 1 calls\n");
        QVERIFY2(!ran.out.contains("ends with"), qPrintable(ran.out));
    }
    void explainTellsWhatLiesThereBetweenHands() {
        const QString table = "table 4 no-limit holdem blinds 1 2\n1 sits 200; 2 sits 200; 3 sits 200; button 3\n"
                              "next\n3 folds; 1 folds\n";
        Ran ran = run({"explain", "-"}, table);
        QVERIFY2(ran.out.contains("Seat 1 ends with 199\nSeat 2 ends with 201\n"), qPrintable(ran.out));
        ran = run({"explain", "-"}, table + "push\n4 sits 100; 1 adds 50\n");
        QVERIFY2(ran.out.endsWith("seat 1 has 249; seat 2 has 201; seat 3 has 200; seat 4 has 100\n\n"),
                 qPrintable(ran.out));
        QVERIFY2(!ran.out.section("push", 1).contains("In all"), qPrintable(ran.out));
    }
    void explainTellsATableBeforeItsFirstHand() {
        put("table.hand", "table 9 no-limit holdem blinds 1 2\n3 sits 100; 5 sits ?\n4 leaves\n");
        const Ran ran = run({"explain", "table.hand"});
        QVERIFY2(ran.out.startsWith("Table: table 9 no-limit holdem blinds 1 2\n    Rules: house\n"),
                 qPrintable(ran.out));
        QVERIFY2(ran.out.contains("1. 3 sits 100\n    By buyin-min-bigbet: the least buy-in or more ["),
                 qPrintable(ran.out));
        QVERIFY2(ran.out.contains("seat 3 has 100; seat 5 has ?"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("-- 4 leaves\n    Refused: empty-seat"), qPrintable(ran.out));
        QCOMPARE(ran.status, 1);
    }
    void compareSaysWhatIsWrongWithALine() {
        const Ran ran = run({"compare", "short-deck"}, "AsKs 2sTd 9h8c7c6d6s\nAsKs 9hTd 9h8c7c6d6s\n"
                                                       "AsAs 9hTd 9c8c7c6d6s\nAsKs\nAsAh KsKh 9h8c7c6d6s\n");
        QCOMPARE(ran.out, QString("?\n?\n?\n?\n1\n"));
        QCOMPARE(ran.status, 2);
        for (const char* said :
             {"-:1: a short deck begins with the sixes: it has no 2s", "-:2: 9h lies on the board and",
              "-:3: 'AsAs' is no row of cards", "-:4: 'AsKs' is not HAND_A HAND_B BOARD"})
            QVERIFY2(ran.err.contains(said), qPrintable(ran.err));
    }
    void compareRulesMarksTheFirstDifference() {
        put("overcall.hand", "hand no-limit holdem blinds 50 100 button 4 stacks 1:9000 2:9000 3:9000 4:9000\n"
                             "3 raises to 400\n4 puts 500 50\n1 folds\n");
        Ran ran = run({"compare-rules", "overcall.hand", "house", "wsop-live-2024", "tda-2024"});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        QVERIFY2(ran.out.contains("> | house: ") && ran.out.contains("| wsop-live-2024, tda-2024: "),
                 qPrintable(ran.out));
        QCOMPARE(ran.out.count("first difference"), 2);  // once for each answer to the line that differs first
        QVERIFY2(ran.out.contains("call 400") && ran.out.contains("raise to 700"), qPrintable(ran.out));
        ran = run({"compare-rules", "overcall.hand", "wsop-live-2024", "tda-2024"});
        QVERIFY2(!ran.out.contains("first difference") || ran.out.contains("> | "), qPrintable(ran.out));
        QCOMPARE(run({"compare-rules", "overcall.hand", "nowhere"}).status, 2);
        ran = run({"compare-rules", "-", "house", "roberts"}, kHand);
        QVERIFY2(ran.out.endsWith("No difference under house, roberts.\n"), qPrintable(ran.out));
    }
    void compareRulesTellsWhatComesBetweenHands() {
        const Ran ran = run({"compare-rules", "-", "house", "roberts"},
                            "table 6 no-limit holdem blinds 1 2\n1 sits 60\n4 sits 350\n1 sits 30\n");
        QVERIFY2(ran.out.startsWith("  table 6 no-limit holdem blinds 1 2\n  1 sits 60\n"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("house: minimum 1 40") && ran.out.contains("roberts: minimum 1 80"),
                 qPrintable(ran.out));
    }
    void compareRulesNamesWhatEveryBookRefuses() {
        put("refused.hand", kHand + "3 checks\n");
        Ran ran = run({"compare-rules", "refused.hand"});
        QCOMPARE(ran.err, QString("refused.hand:6: '3 checks' refused: hand-over\n"));
        QCOMPARE(ran.status, 1);
        ran = run({"compare-rules", "-"}, "nothing of a hand\n");
        QVERIFY2(ran.status == 2 && ran.out.isEmpty(), qPrintable(ran.out));
    }
    void compareRulesPairsTheLinesOfEachHand() {
        const QString begins = "hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n";
        const QString first = "1 all-in; 2 all-in; 3 folds\nrun twice\nboard 1 2c5h9dKsAh\nboard 2 2d5s9hKcAd\n";
        const Ran ran = run({"compare-rules", "-"}, begins + first + begins + "1 puts 5\n2 folds\n3 calls\n");
        const QString second = ran.out.mid(ran.out.lastIndexOf("  hand no-limit"));
        QCOMPARE(second.count("  hand no-limit"), 1);
        QVERIFY2(!second.contains("board"), qPrintable(second));
        QVERIFY2(second.contains("  1 puts 5\n") && second.contains("  3 calls\n"), qPrintable(second));
        const QString twice = ran.out.section("  board 1 ", 1).section('\n', 1, 1);
        QVERIFY2(!twice.contains("to act 1"), qPrintable(ran.out));
    }

    // ---- replay ------------------------------------------------------------------------------------------------
    void replayWritesJsonWhateverTheText() {
        const QString text = "hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n"
                             "floor called\nversion player \"he said raise\"\n";
        const Ran ran = run({"replay", "--steps", "-"}, text);
        QVERIFY2(ran.out.contains("\"event\":\"version player \\\"he said raise\\\"\""), qPrintable(ran.out));
    }
    void replayTakesEveryForm() {
        put("a.hand", kHand);
        put("a.phh", kPhh);
        put("a.phhs", "[4]\n" + kPhh + "\n[5]\n" + kPhh);
        const Ran ran = run({"replay", "a.hand", "a.phh", "a.phhs"});
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(static_cast<int>(lines.size()), 4);
        QVERIFY(lines[0].startsWith("{\"type\":\"hand\",\"file\":\"a.hand\",\"index\":1,"));
        QVERIFY(lines[1].startsWith("{\"type\":\"hand\",\"file\":\"a.phh\",\"index\":1,"));
        QVERIFY(lines[3].startsWith("{\"type\":\"hand\",\"file\":\"a.phhs\",\"index\":5,"));
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        for (const QString& text : {kHand, kPhh, "[4]\n" + kPhh}) {
            const Ran piped = run({"replay", "--steps", "-"}, text);
            QVERIFY2(piped.status == 0 && piped.out.startsWith("{\"type\":\"step\",\"index\":"), qPrintable(piped.err));
        }
    }
    void replayGoesOnAfterABadHand() {
        put("b.phhs", "[1]\n" + kPhh + "[2]\nvariant = 'NT'\nactions = ['p3 f\n[3]\n" + kPhh);
        const Ran ran = run({"replay", "b.phhs"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.startsWith("b.phhs:10: "), qPrintable(ran.err));
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(static_cast<int>(lines.size()), 3);
        QVERIFY(lines[1].contains("\"index\":2,") && lines[1].contains("\"status\":\"error\""));
        QVERIFY(lines[2].contains("\"index\":3,") && lines[2].contains("\"status\":\"over\""));
    }
    void replayLeavesTheRestOfAHandThatCannotBeRead() {
        put("b.hand", QString(kHand).replace("1 folds; 2 folds", "1 dances\n2 folds") + kHand);
        const Ran ran = run({"replay", "--steps", "b.hand"});
        QVERIFY2(ran.status == 2 && ran.err.startsWith("b.hand:4: "), qPrintable(ran.err));
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(static_cast<int>(lines.size()), 8);
        QVERIFY(lines[2].contains("\"index\":1,") && lines[2].contains("\"status\":\"error\""));
        QVERIFY(lines[7].contains("\"index\":2,") && lines[7].contains("\"status\":\"over\""));
        QCOMPARE(run({"replay", "none.phh"}).status, 2);
    }
    void replayTellsWhatIsRefusedOrDiffers() {
        put("c.phh", QString(kPhh).replace("'p1 f'", "'p3 f'"));
        Ran ran = run({"replay", "c.phh"});
        QCOMPARE(ran.err, QString("c.phh:6: 'p3 f' refused: folded\n"));
        QCOMPARE(ran.status, 1);
        put("d.phh", kPhh + "finishing_stacks = [100, 100, 100]\n");
        ran = run({"replay", "d.phh"});
        QVERIFY2(ran.err.startsWith("d.phh:1: finishing_stacks of p1: recorded 100, played 99\n"), qPrintable(ran.err));
        QVERIFY(ran.status == 1 && ran.out.contains("\"status\":\"differs\""));
        put("e.hand", QString(kHand).replace("3 raises to 6", "2 shows AsAd"));
        ran = run({"replay", "e.hand"});
        QVERIFY2(ran.err.startsWith("e.hand:2: '2 shows AsAd' refused: hand-running\n"), qPrintable(ran.err));
        QVERIFY(ran.status == 1 && ran.out.contains("\"status\":\"refused\""));
    }
    void replayTellsItsTimesApart() {
        put("two.phhs", "[1]\n" + kPhh + "\n[2]\n" + kPhh);
        put("one.hand", kHand);
        const Ran plain = run({"replay", "two.phhs", "one.hand"});
        const Ran timed = run({"replay", "--times", "two.phhs", "one.hand"});
        QCOMPARE(timed.out, plain.out);
        QCOMPARE(timed.status, plain.status);
        const QRegularExpression told("^3 hands: parsing [0-9.]+ s \\([0-9]+ hands a second\\), folding [0-9.]+ s "
                                      "\\([0-9]+ hands a second\\), folding and telling [0-9.]+ s "
                                      "\\([0-9]+ hands a second\\)\n$");
        QVERIFY2(told.match(timed.err).hasMatch(), qPrintable(timed.err));
    }
    void rulesFromTheCommandLine() {
        put("a.phh", kPhh);
        Ran ran = run({"replay", "--rules", "roberts", "--set", "cap.multiway=2", "--set", "straddle=off", "a.phh"});
        QVERIFY2(ran.out.contains("\"rules\":\"roberts straddle=off cap.multiway=2\"") ||
                     ran.out.contains("\"rules\":\"roberts cap.multiway=2 straddle=off\""),
                 qPrintable(ran.out + ran.err));
        for (const char* bad :
             {"cap.multiway=many", "cap.multiway", "no.such=1", "straddle=maybe", "cap.multiway=-1"}) {
            ran = run({"replay", "--set", bad, "a.phh"});
            QVERIFY2(ran.status == 2 && ran.out.isEmpty(), bad);
            QVERIFY2(ran.err.startsWith(QString("--set ") + bad + ": "), qPrintable(ran.err));
        }
        ran = run({"replay", "--set", "straddle=maybe", "a.phh"});
        QVERIFY2(ran.err.contains("off|utg|"), qPrintable(ran.err));
        ran = run({"replay", "--rules", "bridge", "a.phh"});
        QCOMPARE(ran.err, QString("bridge: no rulebook; there are house cardroom roberts wsop-live-2024 tda-2024\n"));
        QCOMPARE(ran.status, 2);
    }

    // ---- convert -----------------------------------------------------------------------------------------------
    void convertThereAndBack() {
        put("a.phh", kPhh);
        QCOMPARE(run({"convert", "a.phh", "a.hand"}).status, 0);
        QCOMPARE(got("a.hand"),
                 QString("hand no-limit holdem blinds 1 2 unit 1 chips 1 button 3 stacks 1:100 2:100 3:100\n"
                         "3 folds\n1 folds\n"));
        QCOMPARE(run({"convert", "a.hand", "b.phh"}).status, 0);
        QVERIFY2(got("b.phh").contains("'p3 f',\n  'p1 f',\n]\nfinishing_stacks = [99, 101, 100]\n"),
                 qPrintable(got("b.phh")));
        QVERIFY(!got("b.phh").contains("_log"));
        put("two.phhs", "[1]\n" + kPhh + "[2]\n" + kPhh);
        const Ran ran = run({"convert", "two.phhs", "two.phh"});
        QVERIFY2(ran.status == 2 && ran.err.startsWith("two.phh: a .phh holds one hand"), qPrintable(ran.err));
        QCOMPARE(run({"convert", "a.phh", "a.doc"}).status, 2);
    }

    void convertReadsAndWritesPokerStars() {
        put("a.hand", kHand);
        Ran ran = run({"convert", "a.hand", "a.txt"});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        const QString text = got("a.txt");
        QVERIFY2(text.startsWith("PokerStars Hand #1:  Hold'em No Limit (1/2) - ") &&
                     text.contains("\nPlayer 3: raises 4 to 6\n") && text.contains("\nTotal pot 5 | Rake 0\n"),
                 qPrintable(text));
        QCOMPARE(run({"convert", "a.txt", "-"}).out.section("\nhand ", 1),
                 QString("no-limit holdem blinds 1 2 unit 1 chips 1 button 3 stacks 1:100 2:100 3:100\n3 raises to 6\n"
                         "1 folds\n2 folds\n"));
        put("b.txt", QString(text).replace("raises 4 to 6", "raises 1 to 3") + "\n" + text);
        ran = run({"convert", "b.txt", "b.phhs"});
        QVERIFY2(ran.status == 2 && ran.err.startsWith("b.txt:9: 'Player 3: raises 1 to 3' counts as "),
                 qPrintable(ran.err));
        QVERIFY(got("b.phhs").startsWith("[1]\nvariant = 'NT'\n") && !got("b.phhs").contains("[2]"));
        QCOMPARE(run({"convert", "-", "-"}, text).status, 0);
    }

    // ---- rules, compare ----------------------------------------------------------------------------------------
    void rulesAreATable() {
        const Ran all = run({"rules"}), one = run({"rules", "tda-2024"});
        QVERIFY(all.status == 0 && all.out.startsWith("option") && all.out.count('\n') > 80);
        QVERIFY(one.out.contains("limit.half-raise") && one.out.contains("additive|complete-plus"));
        QCOMPARE(run({"rules", "bridge"}).status, 2);
    }
    void compareAnswersLineByLine() {
        Ran ran = run({"compare", "high"}, "AsAd KsKd 2c3c9h8hTd\nKsKd AsAd 2c3c9h8hTd\nAsKd AcKh -\n");
        QCOMPARE(ran.out, QString("1\n-1\n0\n"));
        QCOMPARE(ran.status, 0);
        ran = run({"compare", "eight-or-better"}, "AsAd KsKd 2c3c9h8hTd\nAs2d 5h6h 3c4c8h\n");
        QCOMPARE(ran.out, QString("-\n1\n"));
        ran = run({"compare", "short-deck"}, "AsAd 2c2d 6c7c8h9hTd\nAsXx KsKd -\nAs As\n");
        QCOMPARE(ran.out, QString("?\n?\n?\n"));
        QVERIFY(ran.status == 2 && ran.err.startsWith("-:1: "));
        QCOMPARE(run({"compare", "rummy"}).status, 2);
        QCOMPARE(run({"compare", "high", "--use", "three"}).status, 2);
    }

    void compareNamesHandsOfEveryRanking_data() {
        QTest::addColumn<QString>("ranking");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("answer");
        QTest::newRow("high") << "high"
                              << "AsKd AhTd KhQd9s9c2d"
                              << "1\ttwo pair, kings and nines, ace kicker\tpair of nines, ace kicker\n";
        QTest::newRow("short-deck") << "short-deck"
                                    << "AsAd 6s7s AhKsKd8s9s"
                                    << "-1\tfull house, aces over kings\tflush, king high, nine kicker\n";
        QTest::newRow("ace-to-five") << "ace-to-five"
                                     << "As2d3c4h5s 2c3c4c5c6c -"
                                     << "1\tlow, 5-4-3-2-A\tlow, 6-5-4-3-2\n";
        QTest::newRow("eight-or-better") << "eight-or-better"
                                         << "As3d KdKh 8h6c4sQdQc"
                                         << "1\tlow, 8-6-4-3-A\tno low\n";
        QTest::newRow("deuce-to-seven") << "deuce-to-seven"
                                        << "2s3d4c5h7s 2c2d4h5d7c -"
                                        << "1\tlow, 7-5-4-3-2\tpair of twos, seven kicker\n";
        QTest::newRow("badugi") << "badugi"
                                << "As2d3c4h KsQdJd2h -"
                                << "1\tbadugi, 4-3-2-A\tthree cards, K-J-2\n";
    }
    void compareNamesHandsOfEveryRanking() {
        QFETCH(QString, ranking);
        QFETCH(QString, line);
        QFETCH(QString, answer);
        const Ran ran = run({"compare", ranking, "--names"}, line + "\n");
        QCOMPARE(ran.out, answer);
        QCOMPARE(ran.status, 0);
    }

    // ---- record, verify ----------------------------------------------------------------------------------------
    void recordThenVerify() {
        put("a.hand", kHand);
        Ran ran = run({"record", "a.hand", "--into", "table.oddchip"});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        ran = run({"verify", "table.oddchip"});
        QVERIFY2(ran.status == 0 && ran.out.startsWith("table.oddchip: "), qPrintable(ran.err));
        put("bad.hand", "hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n7 folds\n3 folds\n");
        ran = run({"record", "bad.hand", "--into", "table.oddchip"});
        QCOMPARE(ran.err, QString("bad.hand:2: refused: not-dealt-in\n"));
        QCOMPARE(ran.status, 1);
        QCOMPARE(run({"verify", "table.oddchip"}).status, 0);
        // What stands joined on a line is taken whole and in its order, the next hand too.
        put("joined.hand",
            "table 3 no-limit holdem blinds 1 2\n1 sits 100; 2 sits 100; 3 sits 100; button 1; next; 1 folds\n"
            "2 folds; next; 9 folds\n");
        ran = run({"record", "joined.hand", "--into", "joined.oddchip"});
        QCOMPARE(ran.err, QString("joined.hand:3: refused: no-such-seat\n"));
        // rules, table, five entries and one act; of the third line nothing.
        QCOMPARE(ran.out, QString("joined.oddchip: 8 entries\n"));
        put("text.oddchip", "no journal");
        ran = run({"verify", "text.oddchip"});
        QVERIFY2(ran.status == 2 && ran.err.startsWith("text.oddchip: "), qPrintable(ran.err));
        QCOMPARE(run({"verify", "none.oddchip"}).status, 2);
    }

    // ---- find --------------------------------------------------------------------------------------------------
    void findTellsHandsByWords() {
        qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toUtf8());
        put("found.hand",
            kHand + "hand no-limit holdem blinds 5 10 button 3 stacks 1:1000 2:1000 3:1000\n3 puts 100\n1 folds\n");
        QCOMPARE(run({"record", "found.hand", "--into", "found.oddchip"}).status, 0);
        Ran ran = run({"find", "found.oddchip"});
        QVERIFY2(ran.status == 0 && ran.out.endsWith("2 of 2 hands\n"), qPrintable(ran.out + ran.err));
        ran = run({"find", "found.oddchip", "rule:oversize-call"});
        QVERIFY2(ran.out.contains("3 puts 100  oversize-call") && ran.out.endsWith("1 of 2 hands\n"),
                 qPrintable(ran.out));
        QVERIFY(run({"find", "found.oddchip", "seat", "3", "pot", "<3"}).out.endsWith("0 of 2 hands\n"));
        QVERIFY(run({"find", "found.oddchip", "--limit", "1"}).out.endsWith("1 or more of 2 hands\n"));
        QVERIFY(run({"find", "found.oddchip", "--rebuild"}).out.endsWith("2 of 2 hands\n"));
        QCOMPARE(run({"find", "none.oddchip"}).status, 2);
    }

    void verifyTakesHeadsFromPaper() {
        put("a.hand", kHand);
        QCOMPARE(run({"record", "a.hand", "--into", "paper.oddchip"}).status, 0);
        const QString head = run({"verify", "paper.oddchip"}).out.trimmed().section(' ', -1);
        const QString entries = run({"verify", "paper.oddchip"}).out.section(' ', 1, 1);
        QCOMPARE(run({"verify", "paper.oddchip", "--anchor", entries + ' ' + head.left(16)}).status, 0);
        Ran ran = run({"verify", "paper.oddchip", "--anchor", "99 0123456789abcdef"});
        QVERIFY2(ran.status == 1 && ran.err.contains("paper.oddchip: "), qPrintable(ran.err));
        ran = run({"verify", "paper.oddchip", "--anchor", entries + " 0123456789abcdef"});
        QCOMPARE(ran.status, 1);
        QCOMPARE(run({"verify", "paper.oddchip", "--anchor", "last week"}).status, 2);
    }
    void verifyNamesACopyThatWasRestored() {
        put("a.hand", kHand);
        QCOMPARE(run({"record", "a.hand", "--into", "story.oddchip"}).status, 0);
        const QString before = run({"verify", "story.oddchip"}).out.section(' ', 1, 1);
        QVERIFY(QFile::copy(m_folder.filePath("story.oddchip"), m_folder.filePath("older")));
        QCOMPARE(run({"record", "a.hand", "--into", "story.oddchip"}).status, 0);
        QCOMPARE(run({"verify", "story.oddchip"}).status, 0);
        QVERIFY(QFile::remove(m_folder.filePath("story.oddchip")));
        QVERIFY(QFile::copy(m_folder.filePath("older"), m_folder.filePath("story.oddchip")));
        Ran ran = run({"verify", "story.oddchip"});
        const QString missing = QString::number(before.toInt() + 1);
        QVERIFY2(ran.err.startsWith("story.oddchip: Entry " + missing + " is not there"), qPrintable(ran.err));
        QCOMPARE(ran.status, 1);
        QCOMPARE(run({"record", "a.hand", "--into", "story.oddchip"}).status, 0);  // begins the second epoch
        ran = run({"verify", "story.oddchip"});
        QVERIFY2(ran.out.contains("\n  epoch 2 goes on from entry " + before + ' '), qPrintable(ran.out));
        QVERIFY2(ran.out.contains(", an older copy: what was written up to entry "), qPrintable(ran.out));
        QCOMPARE(ran.status, 0);
    }

    // ---- the command line itself -------------------------------------------------------------------------------
    // ---- drill -------------------------------------------------------------------------------------------------
    void drillListsEverySkillOnALine() {
        const Ran ran = run({"drill", "--list"});
        QCOMPARE(ran.status, 0);
        const QStringList lines = ran.out.trimmed().split('\n');
        QVERIFY(lines.size() >= 36);
        QVERIFY(lines.contains("pots-three Pots: Three all-ins (Main and side pots with three seats all-in.)"));
        for (const QString& line : lines) {  // each can be asked by its first word
            const Ran asked = run({"drill", line.section(' ', 0, 0), "--seed", "5"});
            QCOMPARE(asked.status, 0);
            QVERIFY2(asked.out.contains("\nQuestion: ") && asked.out.contains("\nAnswer: "), qPrintable(line));
        }
    }

    void drillAsksTheSameForTheSameSeed() {
        const QStringList asks{"drill", "pots-three", "--seed", "7"};
        const Ran first = run(asks), second = run(asks), other = run({"drill", "pots-three", "--seed", "8"});
        QCOMPARE(first.out, second.out);
        QVERIFY(first.out != other.out);
        const QStringList wsop = asks + QStringList{"--rules", "wsop-live-2024", "--level", "4"};
        QVERIFY(run(wsop).out.contains("Rules: wsop-live-2024. Seed 7."));
    }

    void drillSaysWhyTheSecondOddChipGoesElsewhere() {
        const QString out = run({"drill", "split-twice", "--level", "2", "--seed", "2"}).out;
        QVERIFY2(out.contains("the odd 25 to seat 8; In games with a button the odd chip"), qPrintable(out));
        QVERIFY2(out.contains("the odd 25 to seat 9; Nobody gets a second odd chip of a pot"), qPrintable(out));
    }
    void drillSaysWhatItCannotAsk() {
        for (const char* seed : {"-1", "18446744073709551616", "5x", ""}) {
            const Ran ran = run({"drill", "pots-three", "--seed", seed});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.out.isEmpty() && ran.err.contains("a whole number from 0 to"), qPrintable(ran.err));
        }
        QVERIFY(run({"drill", "pots-three", "--seed", "18446744073709551615"}).out.contains("18446744073709551615"));
        QCOMPARE(run({"drill", "--list", "pots-three"}).status, 2);
        QCOMPARE(run({"drill", "--list", "--seed", "5"}).status, 2);
        QCOMPARE(run({"drill", "juggling"}).status, 2);
        QVERIFY(run({"drill", "juggling"}).err.contains("no such skill"));
        QVERIFY(run({"drill", "pots-three", "--level", "9"}).err.contains("levels are 1 to 4"));
        QVERIFY(run({"drill", "bet-straddle", "--rules", "cardroom"}).err.contains("no such thing"));
    }

    void wrongArgumentsAreUnreadableInput() {
        QCOMPARE(run({}).status, 2);
        QCOMPARE(run({"dance"}).status, 2);
        QCOMPARE(run({"replay"}).status, 2);
        QCOMPARE(run({"--help"}).status, 0);
        QVERIFY(run({"--version"}).out.startsWith("oddchip-cli "));
    }
};

QTEST_APPLESS_MAIN(TestCli)
#include "test_cli.moc"
