// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QFile>
#include <QTest>

#include "core/records/comparable.h"
#include "core/records/convert.h"
#include "core/records/phh_play.h"
#include "core/records/play.h"
#include "core/records/pokerstars.h"

// Hands in the text of PokerStars, written for these tests and for the fuzzer, and those of the corpus there and back.
using namespace oddchip;

namespace {

std::string fileText(const std::string& name) {
    QFile file(QString::fromStdString(std::string(ODDCHIP_TESTS_DIR "/") + name));
    if (!file.open(QIODevice::ReadOnly)) { qFatal("cannot read %s", name.c_str()); }
    return file.readAll().toStdString();
}
std::string seed(const std::string& name) { return fileText("fuzz/seeds/pokerstars/" + name + ".txt"); }

std::vector<Read<PokerStarsHand>> readAll(const std::string& text) {
    std::vector<ReadError> troubles;
    std::vector<Read<PokerStarsHand>> hands;
    for (const PokerStarsText& hand : cutPokerStars(text, troubles)) { hands.push_back(readPokerStars(hand)); }
    return hands;
}

PokerStarsHand hand(const std::string& text, std::size_t index = 0) {
    const auto all = readAll(text);
    const auto* const error = std::get_if<ReadError>(&all.at(index));
    if (error != nullptr) { qFatal("%d: %s", error->line, error->what.c_str()); }
    return std::get<PokerStarsHand>(all.at(index));
}

Hand played(const PokerStarsHand& record) {
    Hand last = begin(*record.log.hand);
    eachStanding(record.log, [&](const Table& now, const Event&, const Ruling&) { last = now.hand; });
    return last;
}
Chips stackOf(const PokerStarsHand& record, int seat) {
    return stack(played(record), seatAt(seat)).value_or(Chips{-1});
}

// A hand of three with one line changed.
std::string changed(const QString& from, const QString& to) {
    const QString whole = "PokerStars Hand #1:  Hold'em No Limit (1/2) - 2026/01/02 3:04:05 ET\n"
                          "Table 'T' 6-max Seat #1 is the button\n"
                          "Seat 1: a (100 in chips)\nSeat 2: b (100 in chips)\nSeat 3: c (100 in chips)\n"
                          "b: posts small blind 1\nc: posts big blind 2\n"
                          "*** HOLE CARDS ***\n"
                          "a: raises 4 to 6\nb: folds\nc: calls 4\n"
                          "*** FLOP *** [2c 7d Kd]\n"
                          "c: checks\na: bets 10\nc: folds\n"
                          "Uncalled bet (10) returned to a\na collected 13 from pot\n"
                          "*** SUMMARY ***\nTotal pot 13 | Rake 0\n";
    if (from.isEmpty()) { return whole.toStdString(); }
    if (!whole.contains(from)) { qFatal("no such line"); }
    return QString(whole).replace(from, to).toStdString();
}

// The log that a hand of PHH comes to.
Log logOf(const PhhHand& record) {
    Log log{.before = {}, .hand = record.began, .entries = {}};
    Hand now = begin(record.began);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, now, action)) {
            commit(now, event, std::get<Ruling>(rule(now, event)));
            log.entries.push_back({.what = event, .at = 0, .actor = {}, .approver = {}, .reason = {}});
        }
    }
    return log;
}

}  // namespace

class TestPokerStars : public QObject {
    Q_OBJECT
private slots:
    // ---- reading -----------------------------------------------------------------------------------------------
    void cashGame() {
        const std::string text = seed("cash");
        QVERIFY(text.starts_with("\xEF\xBB\xBF") && text.find("\r\n") != text.npos && isPokerStars(text));
        const PokerStarsHand first = hand(text);
        const HandBegan& began = *first.log.hand;
        QVERIFY(first.differs.empty() && first.notes.empty());
        QCOMPARE(
            QString::fromStdString(write(began)),
            QString("hand no-limit holdem blinds 0.50 1 unit 0.50 chips 0.50 rake 100% cap 3 button 2 stacks 1:100 "
                    "2:1250.50 3:40 6:60"));
        QCOMPARE(stackOf(first, 1), 178_c);  // 100 - 40 + 118
        QCOMPARE(stackOf(first, 3), 0_c);
        QCOMPARE(winnings(played(first)).rake, 3_c);
        const PokerStarsHand second = hand(text, 1);
        QVERIFY(second.log.hand->stakes.form == FormId::omaha &&
                second.log.hand->stakes.structure == Structure::potLimit);
        QCOMPARE(stackOf(second, 2), Chips{10410});  // 100 - 3.50 + 7.60
    }

    void whoWhereAndWhenIsKept() {
        QStringList fields;
        for (const PhhField& field : hand(seed("cash")).elsewhere) {
            fields << QString::fromStdString(field.key + "=" + field.value);
        }
        QCOMPARE(fields.join("; "),
                 QString("venue='PokerStars'; hand=1000000001; table='Harbour IV'; year=2026; month=3; "
                         "day=4; time=09:05:06; time_zone_abbreviation='CET'; seat_count=6; "
                         "seats=[3, 6, 1, 2]; players=['Cleo', 'Eve', 'Ann (the 1st)', 'b: bob']"));
    }

    // A name may have the very brackets that cards stand in.
    void namesWithBrackets() {
        QString text = QString::fromStdString(changed({}, {}));
        text.replace("a: ", "Ann_[d]: ")
            .replace("Seat 1: Ann_[d]: ", "Seat 1: Ann_[d] ")
            .replace("Seat 1: a ", "Seat 1: Ann_[d] ");
        text.replace("to a\n", "to Ann_[d]\n").replace("\na collected", "\nAnn_[d] collected");
        text.replace("CARDS ***\n", "CARDS ***\nDealt to Ann_[d] [Qd Qh]\n");
        const PokerStarsHand read = hand(text.toStdString());
        QVERIFY(played(read).hole[seatAt(1)].size == 2 && read.differs.empty());
    }

    // What the text has words for comes back through PHH.
    void whoWhereAndWhenGoesThereAndBack() {
        const std::string text = seed("cash");
        const auto phhs = convert(text, RecordForm::pokerStars, RecordForm::phhs).text;
        const auto again = convert(phhs, RecordForm::phhs, RecordForm::pokerStars).text;
        for (const char* part : {"PokerStars Hand #1000000001:", " - 2026/03/04 9:05:06 CET\n",
                                 "Table 'Harbour IV' 6-max", "Seat 1: Ann (the 1st) (", "b: bob: "}) {
            QVERIFY2(again.find(part) != again.npos, (std::string(part) + '\n' + again).c_str());
        }
        QCOMPARE(hand(again).elsewhere.size(), hand(text).elsewhere.size());
        const auto direct = convert(text, RecordForm::pokerStars, RecordForm::pokerStars).text;
        QVERIFY2(direct.find("Table 'Harbour IV'") != direct.npos, direct.c_str());
    }
    void actsThatCountOtherwiseAreNamed() {
        const auto all = readAll(changed("a: bets 10", "a: bets 1"));
        const auto* const error = std::get_if<ReadError>(&all.at(0));
        QVERIFY(error != nullptr);
        QVERIFY2(error->what.find("counts as bet 2, not bet 1") != error->what.npos, error->what.c_str());
    }
    void tournament() {
        const std::string text = seed("tournament");
        const PokerStarsHand first = hand(text);
        QVERIFY(first.log.hand->stakes.ante == 100_c && first.log.hand->dealt.contains(seatAt(9)));
        QVERIFY(stackOf(first, 4) == 2800_c && stackOf(first, 5) == 9000_c && stackOf(first, 2) == 6900_c);
        const PokerStarsHand second = hand(text, 1);  // of a mixed game; each half by its cards
        QVERIFY(second.log.hand->stakes.form == FormId::omaha8 && second.differs.empty());
        QVERIFY(stackOf(second, 3) == 1010_c && stackOf(second, 4) == 1010_c);
    }

    void stud() {
        const PokerStarsHand record = hand(seed("stud"));
        const HandBegan& began = *record.log.hand;
        QVERIFY(began.button == kNoSeat && began.stakes.bringIn == 1_c && began.stakes.ante == Chips{50});
        QCOMPARE(stackOf(record, 4), 19_c);
        const Hand end = played(record);
        QCOMPARE(QString::fromStdString(text(best(end, seatAt(4)).value)), QString("KhKd9s9d7h"));
        QVERIFY(end.mucked.contains(seatAt(7)) && end.hole[seatAt(7)].up == 0b111100);
    }

    void draw() {
        const std::string text = seed("draw");
        const PokerStarsHand badugi = hand(text), single = hand(text, 1);
        QVERIFY(badugi.log.hand->stakes.form == FormId::badugi && stackOf(badugi, 2) == 39_c);  // 30 - 9 + 18
        QVERIFY(single.log.hand->stakes.form == FormId::fiveCardDraw && stackOf(single, 2) == 1010_c);
    }

    void runTwice() {
        const PokerStarsHand record = hand(seed("twice"));
        QVERIFY(record.differs.empty());
        const Hand end = played(record);
        QVERIFY(end.runouts == 2 && end.boards[1].size == 5);
        QVERIFY(stackOf(record, 5) == 99_c && stackOf(record, 6) == 79_c);  // the pot of 160 less 2, halved
    }

    void whatCannotBeReadIsNamedAndTheRestIsImported() {
        const std::string text = seed("broken");
        const Converted made = convert(text, RecordForm::pokerStars, RecordForm::notation);
        QStringList troubles;
        for (const ReadError& one : made.troubles) {
            troubles << QString("%1 %2").arg(one.line).arg(QString::fromStdString(one.what));
        }
        QCOMPARE(troubles,
                 (QStringList{"1 no hand of PokerStars begins here: 'this line is of no hand'",
                              "2 no game that is known, with its limit: '  Bridge No Limit ($1/$2 USD) - "
                              "2026/08/01 12:00:00 ET'",
                              "12 'Sam: raises $1 to $3' counts as raise to 4, not raise to 3 by nl-underraise",
                              "41 cards that cannot be read: '*** FLOP *** [2c 7d'"}));
        QCOMPARE(made.hands, 1);
        QVERIFY(made.worst == Broken::unread && made.notes.size() == 1 && made.notes[0].line == 25);
    }

    void impossibleActsRefuseTheHand_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* name, const char* from, const char* to, int line, const char* what) {
            QTest::newRow(name) << from << to << line << what;
        };
        row("out of turn", "a: raises 4 to 6\nb: folds\n", "c: calls 4\n", 9, "comes when seat 1 is to act");
        row("too much to call", "c: calls 4", "c: calls 5", 11, "counts as call 6, not call 7");
        row("more than the stack", "a: bets 10", "a: bets 200", 14, "is more than the stack: 94 is left");
        row("all-in with chips left", "a: bets 10", "a: bets 10 and is all-in", 14, "is not all-in");
        row("a card twice", "[2c 7d Kd]", "[2c 7d 2c]", 12, "refused: card-seen");
        row("no such act", "c: checks", "c: dances", 13, "an act that is not known");
        row("a street too early", "b: folds\nc: calls 4\n", "", 10, "comes while seat 2 is to act");
        row("cut off", "a: bets 10\nc: folds\n", "", 17, "comes while seat 1 is to act");
        row("another sum", "Total pot 13", "Total pot 14", 19, "a total pot of 14, where the acts come to 13");
        row("no button", " Seat #1 is the button", "", 1, "where the button is");
        row("no stakes", "(1/2)", "(1)", 1, "no stakes");
        row("another game", "Hold'em", "Split Hold'em", 1, "no game that is known");
        row("a stack that is no number", "(100 in chips)\nSeat 2", "(lots in chips)\nSeat 2", 3, "is no amount");
        row("a seat twice", "Seat 2: b", "Seat 1: b", 4, "was there before");
        row("nobody dealt in", "Seat 2: b (100 in chips)\nSeat 3: c (100 in chips)\n", "", 1, "fewer than two");
    }
    void impossibleActsRefuseTheHand() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QFETCH(QString, what);
        const auto all = readAll(changed(from, to));
        QCOMPARE(all.size(), std::size_t{1});
        const auto* const error = std::get_if<ReadError>(&all[0]);
        QVERIFY(error != nullptr);
        QVERIFY2(QString::fromStdString(error->what).contains(what), error->what.c_str());
        QCOMPARE(error->line, line);
    }

    void whatOthersCollectedIsTold() {
        const PokerStarsHand record = hand(changed("a collected 13", "c collected 13"));
        QCOMPARE(record.differs.size(), std::size_t{1});
        QCOMPARE(record.differs[0], (ReadError{17, "collected by seat 3: recorded 13, played 0"}));
        QCOMPARE(convert(changed("a collected 13", "c collected 13"), RecordForm::pokerStars, RecordForm::phh).worst,
                 Broken::refused);
    }

    void amountsInEverySpelling() {
        const std::string text = changed("Seat 1: a (100 in chips)", "Seat 1: a (\xE2\x82\xAC"
                                                                     "1,000.50 in chips)");
        QCOMPARE(hand(text).log.hand->stacks[seatAt(1)].sum(), Chips{100050});
        QVERIFY(hand(changed("Seat 1: a (100 in", "Seat 1: a (\x80"
                                                  "99,5 in"))
                    .log.hand->stacks[seatAt(1)]
                    .sum() == Chips{9950});
        QVERIFY(hand(changed("Seat 1: a (100 in", "Seat 1: a (? in")).log.hand->uncounted == SeatSet{seatAt(1)});
    }

    void postsOfNewPlayers() {
        const std::string text = changed("*** HOLE", "a: posts small & big blinds 3\n*** HOLE");
        const auto read = readAll(QString::fromStdString(text)
                                      .replace("a: raises 4 to 6", "a: raises 4 to 6")
                                      .replace("collected 13", "collected 14")
                                      .replace("Total pot 13", "Total pot 14")
                                      .toStdString());
        const auto* const record = std::get_if<PokerStarsHand>(&read[0]);
        QVERIFY2(record != nullptr,
                 std::get_if<ReadError>(&read[0]) != nullptr ? std::get<ReadError>(read[0]).what.c_str() : "");
        QVERIFY(record->log.hand->posts[seatAt(1)] == 2_c && record->log.hand->dead[seatAt(1)] == 1_c);
    }

    void foldsOutOfTurnStand() {
        const PokerStarsHand record = hand(changed("a: raises 4 to 6\nb: folds\n", "b: folds\na: raises 4 to 6\n"));
        QCOMPARE(stackOf(record, 1), 107_c);
    }

    void cancelledHandsGiveAllBack() {
        const std::string whole = changed("", "");
        const PokerStarsHand record = hand(whole.substr(0, whole.find("a: bets")) + "Hand cancelled\n");
        QVERIFY(played(record).isVoid && stackOf(record, 1) == 100_c);
    }

    // ---- writing -----------------------------------------------------------------------------------------------

    // Hands of every form that the text knows: what is written is read as the same hand, with the same sums.
    void everyFormThereAndBack() {
        std::array<int, 18> forms{};
        const std::string text = fileText("corpus/hands/forms.phhs");
        for (const PhhText& one : cutPhh(text)) {
            const auto read = readPhh(one);
            const Log log = logOf(std::get<PhhHand>(read));
            std::vector<ReadError> notes;
            const auto told = writePokerStars(log, one.index, notes);
            QVERIFY2(std::holds_alternative<std::string>(told), std::to_string(one.index).c_str());
            QVERIFY2(notes.empty(), std::get<std::string>(told).c_str());
            const auto back = readPokerStars({.line = 1, .text = std::get<std::string>(told)});
            const auto& record = std::get<PokerStarsHand>(back);
            QVERIFY(comparable(record.log) == comparable(log) && comparable(*record.log.hand) == comparable(*log.hand));
            const Hand before = played({.log = log, .elsewhere = {}, .notes = {}, .differs = {}}),
                       after = played(record);
            for (const Seat seat : log.hand->dealt) { QCOMPARE(stack(after, seat), stack(before, seat)); }
            ++forms.at(static_cast<std::size_t>(log.hand->stakes.form));
        }
        for (const FormId form :
             {FormId::holdem, FormId::shortDeck, FormId::omaha, FormId::omaha8, FormId::fiveCardOmaha,
              FormId::fiveCardOmaha8, FormId::stud, FormId::stud8, FormId::razz, FormId::fiveCardDraw,
              FormId::deuceToSeven, FormId::deuceToSevenTriple, FormId::badugi}) {
            QVERIFY2(forms.at(static_cast<std::size_t>(form)) >= 3, std::string(oddchip::form(form).key).c_str());
        }
    }

    void seedsThereAndBack_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cash", "tournament", "stud", "draw", "twice"}) { QTest::newRow(name) << name; }
    }
    void seedsThereAndBack() {
        QFETCH(QString, name);
        for (const auto& read : readAll(seed(name.toStdString()))) {
            const auto& record = std::get<PokerStarsHand>(read);
            std::vector<ReadError> notes;
            const auto told = writePokerStars(record.log, 1, notes);
            QVERIFY2(notes.empty(), std::get<std::string>(told).c_str());
        }
    }

    // Through notation and PHH and back again.
    void otherFormsHoldIt_data() { seedsThereAndBack_data(); }
    void otherFormsHoldIt() {
        QFETCH(QString, name);
        const std::string text = seed(name.toStdString());
        const Converted straight = convert(text, RecordForm::pokerStars, RecordForm::pokerStars);
        for (const RecordForm by : {RecordForm::notation, RecordForm::phhs}) {
            const Converted there = convert(text, RecordForm::pokerStars, by);
            QVERIFY(there.worst == Broken::no && there.hands == straight.hands);
            const Converted back = convert(there.text, by, RecordForm::pokerStars);
            QVERIFY2(back.worst == Broken::no && back.notes.empty(),
                     back.troubles.empty() ? "" : back.troubles[0].what.c_str());
            if (by == RecordForm::phhs) { continue; }  // which numbers its players by position
            QCOMPARE(QString::fromStdString(back.text), QString::fromStdString(straight.text));
        }
    }

    void irregularActsAreToldAsWhatTheyCountedAs() {
        const std::string text = "hand no-limit holdem blinds 100 200 button 3 stacks 3:20000 5:20000 7:20000\n"
                                 "3 puts 1000\n5 folds; 7 checks\ndeal; 7 bets 400; 3 folds\n";
        const Converted made = convert(text, RecordForm::notation, RecordForm::pokerStars);
        QVERIFY2(made.text.find("Player 3: calls 200\nPlayer 5: folds\nPlayer 7: checks\n") != made.text.npos,
                 made.text.c_str());
        QVERIFY(made.worst == Broken::no && made.notes.size() == 1);  // the motion is not in it
        const PokerStarsHand record = hand(made.text);
        QCOMPARE(stackOf(record, 7), 20300_c);
    }

    void winnersReadByTheDealer() {
        const std::string text = "hand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:50\n"
                                 "1 calls; 2 checks\ndeal; 2 checks; 1 checks\ndeal; 2 checks; 1 checks\n"
                                 "deal; 2 checks; 1 checks\naward main 2\n";
        const Converted made = convert(text, RecordForm::notation, RecordForm::pokerStars);
        const PokerStarsHand record = hand(made.text);
        QVERIFY(stackOf(record, 2) == 52_c && record.differs.empty());
    }

    void whatTheTextHasNoWordsFor_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("pineapple") << "hand limit pineapple blinds 1 2 bets 2 4 button 1 stacks 1:50 2:50";
        QTest::newRow("boards") << "hand no-limit holdem blinds 1 2 boards 2 button 1 stacks 1:50 2:50";
        QTest::newRow("bomb") << "hand no-limit holdem bomb 5 min-bet 2 button 1 stacks 1:50 2:50";
        QTest::newRow("spread") << "hand spread-limit holdem blinds 1 2 bets 2 10 button 1 stacks 1:50 2:50";
    }
    void whatTheTextHasNoWordsFor() {
        QFETCH(QString, line);
        const Converted made =
            convert(line.toStdString() + "\n1 folds\n", RecordForm::notation, RecordForm::pokerStars);
        QVERIFY(made.hands == 0 && made.worst == Broken::unread && made.troubles.size() == 1);
        QVERIFY2(made.troubles[0].what.starts_with("the text of PokerStars has no "), made.troubles[0].what.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPokerStars)
#include "test_pokerstars.moc"
