// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// One hand of every form, from set-up to award, by the keys of the window; the same hand told to the core alone ends in
// the same stacks.
#include "core/notation/notation.h"
#include "tests/window_fixture.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// A table as the core makes it of lines of notation.
Table played(const QString& lines) {
    Table table;
    const FileRead read = readFile(lines.toStdString());
    for (const ReadError& error : read.errors) qWarning("%d: %s", error.line, error.what.c_str());
    for (const Item& item : read.items) {
        if (const auto* opens = std::get_if<TableOpened>(&item.what)) table = opened(table.rules, *opens);
        if (std::holds_alternative<NextHand>(item.what)) begin(table, std::get<HandBegan>(next(table)));
        if (const auto* began = std::get_if<HandBegan>(&item.what)) begin(table, *began);
        const auto* entry = std::get_if<Entry>(&item.what);
        if (!entry) continue;
        const Event& event = std::get<Event>(entry->what);
        const Verdict verdict = rule(table, event);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
            qWarning("refused %s: %s", write(event).c_str(), std::string(name(refusal->reason)).c_str());
            return {};
        }
        commit(table, event, std::get<Ruling>(verdict));
    }
    return table;
}

enum class Deal { Board, Pineapple, Crazy, Stud, Draw, TripleDraw };

struct Game {
    const char* form;
    Deal kind;
    bool hiLo = false;
};
constexpr Game kGames[] = {{"holdem", Deal::Board},
                           {"short-deck", Deal::Board},
                           {"omaha", Deal::Board},
                           {"omaha-8", Deal::Board, true},
                           {"five-card-omaha", Deal::Board},
                           {"five-card-omaha-8", Deal::Board, true},
                           {"pineapple", Deal::Pineapple},
                           {"crazy-pineapple", Deal::Crazy},
                           {"crazy-pineapple-8", Deal::Crazy, true},
                           {"stud", Deal::Stud},
                           {"stud-8", Deal::Stud, true},
                           {"razz", Deal::Stud},
                           {"five-card-draw", Deal::Draw},
                           {"ace-to-five", Deal::Draw},
                           {"deuce-to-seven", Deal::Draw},
                           {"ace-to-five-triple", Deal::TripleDraw},
                           {"deuce-to-seven-triple", Deal::TripleDraw},
                           {"badugi", Deal::TripleDraw}};

constexpr Structure kStructures[] = {Structure::noLimit, Structure::potLimit, Structure::limit, Structure::spreadLimit};

// The stakes that the set-up has ready for a game.
QString stakesOf(const Game& game, Structure structure) {
    const bool stud = game.kind == Deal::Stud;
    const QString base = stud ? QStringLiteral("ante 1 bring-in 2") : QStringLiteral("blinds 1 2");
    if (structure == Structure::limit) return base + (stud ? QStringLiteral(" bets 4 8") : QStringLiteral(" bets 2 4"));
    if (structure == Structure::spreadLimit)
        return base + (stud ? QStringLiteral(" bets 4 20") : QStringLiteral(" bets 2 10"));
    return stud ? base + QStringLiteral(" min-bet 4") : base;
}

const QString kSits = QStringLiteral("1 sits 300; 2 sits 300; 3 sits 300\nbutton 3\nnext\n");

// The least bet of the last round, which seat 1 makes: the upper one of limit.
int lastBet(const Game& game, Structure structure) {
    const int lower = game.kind == Deal::Stud ? 4 : 2;
    return structure == Structure::limit ? 2 * lower : lower;
}

QString checks() { return QStringLiteral("1 checks; 2 checks; 3 checks\n"); }

// The hand in the core's own words: nobody raises before the last round, in which seat 1 bets and all call.
QString linesOf(const Game& game, Structure structure) {
    QString lines;
    const QString deal = QStringLiteral("deal\n"), discards = QStringLiteral("1 discards; 2 discards; 3 discards\n");
    const QString draws = QStringLiteral("1 draws 3; 2 stands pat; 3 draws 1\n"), opens = QStringLiteral("1 opens\n");
    const QString bets = QStringLiteral("1 bets %1; 2 calls; 3 calls\n").arg(lastBet(game, structure));
    if (game.kind == Deal::Stud) {
        lines = QStringLiteral("2 opens; 2 brings in; 3 calls; 1 calls\n");
        for (int street = 0; street < 3; ++street) lines += deal + opens + checks();
        lines += deal + opens + bets;
    } else {
        lines = QStringLiteral("3 calls; 1 calls; 2 checks\n");
        switch (game.kind) {
        case Deal::Board: lines += deal + checks() + deal + checks() + deal + bets; break;
        case Deal::Pineapple: lines += discards + deal + checks() + deal + checks() + deal + bets; break;
        case Deal::Crazy: lines += deal + checks() + discards + deal + checks() + deal + bets; break;
        case Deal::Draw: lines += draws + bets; break;
        case Deal::TripleDraw: lines += draws + checks() + draws + checks() + draws + bets; break;
        case Deal::Stud: break;
        }
    }
    return lines + (game.hiLo ? QStringLiteral("award main high 3; award main low 1 2\npush\n")
                              : QStringLiteral("award main 2 3\npush\n"));
}

}  // namespace

class TestWindowForms : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

    // From the ready table of the first start to another game, three seats with 300 each.
    static void setUp(Dealer& dealer, const char* form, Structure structure, bool cards = false) {
        dealer.keys(QStringLiteral("g"));
        const int forms = static_cast<int>(*formNamed(form));
        for (int i = 0; i < forms; ++i) dealer.key(Qt::Key_Down);
        for (const Structure one : kStructures) {
            if (one == structure) break;
            dealer.key(Qt::Key_Right);
        }
        dealer.keys(QStringLiteral("\n"));
        for (int seat = 4; seat <= 9; ++seat) dealer.seat(seat);  // nobody sits there
        dealer.keys(QStringLiteral("\n"));
        dealer.keys(QStringLiteral(" 1 has 300; 2 has 300; 3 has 300\n"));
        dealer.window().setWithCards(cards);
        dealer.keys(QStringLiteral("n"));
    }

    static void compareStacks(const Dealer& dealer, const QString& lines) {
        const Table core = played(lines);
        QVERIFY(core.playing);
        QVERIFY(core.hand.over);
        QVERIFY(dealer.hand().over);
        for (int seat = 1; seat <= 3; ++seat) {
            QVERIFY(stack(core, seatAt(seat)).has_value());
            QCOMPARE(stack(dealer.table(), seatAt(seat)), stack(core, seatAt(seat)));
        }
    }

    // One round: calls and checks; in the last one seat 1 bets the least.
    static void round(Dealer& dealer, Structure structure, bool bets) {
        if (bets) dealer.keys(structure == Structure::limit ? QStringLiteral("r") : QStringLiteral("rm"));
        for (int i = 0; i < 4 && toAct(dealer.hand()).value != kNoSeat; ++i) dealer.keys(QStringLiteral("c"));
    }

    static void click(Dealer& dealer, const QString& label) {
        for (Button* button : dealer.window().findChildren<Button*>()) {
            if (!button->isVisible() || button->face().label != label) continue;
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
        QFAIL(qPrintable(label));
    }

    // What stands between two rounds; false: nothing is to come.
    static bool between(Dealer& dealer, bool first) {
        switch (cardTurn(dealer.hand()).what) {
        case CardTurn::What::opener: dealer.keys(first ? QStringLiteral("2") : QStringLiteral("1")); return true;
        case CardTurn::What::draw: dealer.keys(QStringLiteral("301")); return true;
        case CardTurn::What::discard: dealer.keys(QStringLiteral("\n")); return between(dealer, first);
        case CardTurn::What::upcard:
        case CardTurn::What::nothing: break;
        }
        if (!cardsToCome(dealer.hand())) return false;
        dealer.keys(QStringLiteral("d"));
        if (cardTurn(dealer.hand()).what == CardTurn::What::opener) dealer.keys(QStringLiteral("1"));
        return true;
    }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void everyFormByKeys_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("structure");
        for (int i = 0; i < static_cast<int>(std::size(kGames)); ++i) {
            for (const Structure structure : kStructures) {
                QTest::addRow("%s %s", std::string(name(structure)).c_str(), kGames[i].form)
                    << i << static_cast<int>(structure);
            }
        }
    }
    void everyFormByKeys() {
        QFETCH(int, game);
        QFETCH(int, structure);
        const Game& form = kGames[game];
        const auto limits = static_cast<Structure>(structure);
        Dealer dealer(folder());
        setUp(dealer, form.form, limits);
        QVERIFY(inHand(dealer.table()));
        QCOMPARE(dealer.hand().stakes.structure, limits);
        QCOMPARE(dealer.hand().dealt.size(), 3);
        const std::size_t streets = oddchip::form(dealer.hand().stakes.form).streets.size();
        if (form.kind == Deal::Stud) between(dealer, true);
        round(dealer, limits, false);
        while (between(dealer, false)) round(dealer, limits, dealer.hand().street + 1u == streets);
        QVERIFY(bettingOver(dealer.hand()));
        if (form.hiLo) {
            dealer.keys(QStringLiteral("3."));     // the high half
            dealer.keys(QStringLiteral("1 2\n"));  // the low half, shared
        } else {
            dealer.keys(QStringLiteral("2 3\n"));
        }
        dealer.keys(QStringLiteral("p"));
        const QString table = QStringLiteral("table 9 %1 %2 %3\n")
                                  .arg(QString::fromStdString(std::string(name(limits))), QLatin1String(form.form),
                                       stakesOf(form, limits));
        compareStacks(dealer, table + kSits + linesOf(form, limits));
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.table().handNumber, 2);
    }

    void upcardsAreEnteredInTheOrderOfTheDeal() {
        Dealer dealer(folder());
        setUp(dealer, "stud", Structure::limit, true);
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("1 up "));
        dealer.keys(QStringLiteral("2ckd"));
        QVERIFY(dealer.button(Do::Deal)->face().second.contains(QStringLiteral("seat 3")) ||
                dealer.window().sheet()->line() == QStringLiteral("3 up "));
        dealer.keys(QStringLiteral("9h"));
        QVERIFY(!dealer.window().sheet());
        QCOMPARE(number(toAct(dealer.hand()).value), 1);  // the lowest card brings in
        QCOMPARE(dealer.button(Do::Call)->face().label, QStringLiteral("Bring in 2"));
        QCOMPARE(dealer.button(Do::Raise)->face().label, QStringLiteral("Complete"));
        QCOMPARE(dealer.window().view()->inFrontOf(2)->what().cards.size(), 1);
        dealer.keys(QStringLiteral("ccc"));
        dealer.keys(QStringLiteral("d3c"));  // fourth street begins with its first card
        QCOMPARE(street(dealer.hand()), StreetId::fourth);
        dealer.keys(QStringLiteral("z"));  // and goes with it
        QCOMPARE(street(dealer.hand()), StreetId::third);
        dealer.keys(QStringLiteral("d3cqdts"));
        QCOMPARE(number(toAct(dealer.hand()).value), 2);  // king and queen are high
        dealer.keys(QStringLiteral("ccc"));
        dealer.keys(QStringLiteral("d4cjdjscccd5ctd8cccc"));
        QCOMPARE(street(dealer.hand()), StreetId::sixth);
        dealer.keys(QStringLiteral("dccc"));  // the last card comes face down
        QCOMPARE(street(dealer.hand()), StreetId::showdown);
        dealer.seat(1);  // four cards are known, three are entered
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("1 shows 2c3c4c5c"));
        dealer.keys(QStringLiteral("6cas7h"));
        dealer.seat(2);
        dealer.keys(QStringLiteral("ah2h3d"));
        dealer.seat(3);
        dealer.keys(QStringLiteral("9d9s2s"));
        dealer.keys(QStringLiteral("p"));
        compareStacks(dealer, QStringLiteral("table 9 limit stud ante 1 bring-in 2 bets 4 8\n") + kSits +
                                  QStringLiteral("1 up 2c; 2 up Kd; 3 up 9h\n1 brings in; 2 calls; 3 calls\n"
                                                 "1 up 3c; 2 up Qd; 3 up Ts\n2 checks; 3 checks; 1 checks\n"
                                                 "1 up 4c; 2 up Jd; 3 up Js\n2 checks; 3 checks; 1 checks\n"
                                                 "1 up 5c; 2 up Td; 3 up 8c\n2 checks; 3 checks; 1 checks\ndeal\n"
                                                 "2 checks; 3 checks; 1 checks\naward main 1\npush\n"));
        QCOMPARE(stack(dealer.table(), seatAt(1)), std::optional(306_c));
    }

    void halvesAreReadByTheCards() {
        Dealer dealer(folder());
        setUp(dealer, "omaha-8", Structure::limit, true);
        dealer.keys(QStringLiteral("ccc"));
        dealer.keys(QStringLiteral("d2h7dkcccc"));
        dealer.keys(QStringLiteral("d8sccc"));
        dealer.keys(QStringLiteral("djdrcc"));  // 4 each on the river: 18 in the pot
        dealer.seat(1);
        dealer.keys(QStringLiteral("as3sqhqd"));
        dealer.seat(2);
        dealer.keys(QStringLiteral("ad3dtcth"));
        dealer.seat(3);
        dealer.keys(QStringLiteral("khks9c9d"));
        QStringList awards = dealer.window().awards();
        QVERIFY2(awards.contains(QStringLiteral("main, high: 9 to seat 3")), qPrintable(awards.join(QLatin1Char('|'))));
        QVERIFY(awards.contains(QStringLiteral("main, low: 5 to seat 1")));
        QVERIFY(awards.contains(QStringLiteral("main, low: 4 to seat 2")));
        QVERIFY(awards.join(QLatin1Char('|')).contains(QStringLiteral("odd chip 1 to seat 1")));
        dealer.keys(QStringLiteral("p"));
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(303_c));
    }

    void aScoopAndNoLowByMouse() {
        Dealer dealer(folder());
        setUp(dealer, "omaha-8", Structure::limit);
        dealer.keys(QStringLiteral("cccdcccdcccdccc"));
        click(dealer, QStringLiteral("Scoop"));
        dealer.seat(2);
        QCOMPARE(dealer.window().awards(), QStringList{QStringLiteral("main, scoop: all of it: 6 to seat 2")});
        dealer.keys(QStringLiteral("z"));  // both halves are one input
        dealer.seat(1);
        click(dealer, QStringLiteral("No low"));
        QCOMPARE(dealer.window().awards(), QStringList{QStringLiteral("main, high, no low: 6 to seat 1")});
        dealer.keys(QStringLiteral("z"));  // and by keys
        QVERIFY(!dealer.hand().over);
        dealer.keys(QStringLiteral(" none\n"));
        QVERIFY(dealer.hand().over);
    }

    void drawsAndDiscardsByMouse() {
        Dealer dealer(folder());
        setUp(dealer, "badugi", Structure::limit);
        dealer.keys(QStringLiteral("ccc"));
        QVERIFY(dealer.window().said().sentence.endsWith(QStringLiteral("Cards, seat 1?")));
        click(dealer, QStringLiteral("2"));
        click(dealer, QStringLiteral("Stands pat"));
        QVERIFY(dealer.window().view()->seat(1)->plate().second.first().contains(QStringLiteral("drew 2")));
        dealer.keys(QStringLiteral("4"));
        QCOMPARE(street(dealer.hand()), StreetId::draw1);
        QVERIFY(dealer.window().view()->seat(3)->plate().second.first().contains(QStringLiteral("drew 4")));
        dealer.keys(QStringLiteral("cccd"));  // without counting them
        QCOMPARE(street(dealer.hand()), StreetId::draw2);
    }

    void discardsAreTapped() {
        Dealer dealer(folder());
        setUp(dealer, "crazy-pineapple", Structure::noLimit);
        dealer.keys(QStringLiteral("cccdccc"));
        dealer.seat(2);
        QVERIFY(dealer.hand().discarded.contains(seatAt(2)));
        dealer.keys(QStringLiteral("1"));
        QVERIFY(dealer.hand().discarded.contains(seatAt(1)));
        QCOMPARE(dealer.button(Do::Deal)->face().second, QStringLiteral("seat 3 discards"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.hand().discarded.size(), 3);
        QCOMPARE(dealer.button(Do::Deal)->face().standing, Standing::Waits);
    }

    void boardsAreEnteredAndAwardedOneByOne() {
        Dealer dealer(folder());
        setUp(dealer, "holdem", Structure::noLimit);
        dealer.keys(QStringLiteral("ffp"));  // hand 2 is a bomb pot on two boards
        dealer.window().setWithCards(true);
        dealer.keys(QStringLiteral("bbo"));
        QVERIFY(dealer.window().sheet()->line().contains(QStringLiteral("bomb 2")));
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(street(dealer.hand()), StreetId::flop);
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("board 1 "));
        dealer.keys(QStringLiteral("ahkd2c"));
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("board 2 "));
        dealer.keys(QStringLiteral("asks2d"));
        dealer.keys(QStringLiteral("cccd3c3dcccd4c4dccc"));
        QCOMPARE(int(dealer.hand().boards[1].size), 5);
        dealer.keys(QStringLiteral("1.2."));
        const QStringList awards = dealer.window().awards();
        QCOMPARE(awards, (QStringList{QStringLiteral("main, board 1: 3 to seat 1"),
                                      QStringLiteral("main, board 2: 3 to seat 2")}));
        dealer.keys(QStringLiteral("p"));
        QVERIFY(dealer.hand().over);
    }

    void killedHandsAreSetUpForTheOneHand() {
        Dealer dealer(folder());
        setUp(dealer, "holdem", Structure::limit);
        dealer.keys(QStringLiteral("ffp"));
        dealer.keys(QStringLiteral("bk"));  // the first seat posts the kill
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.hand().stakes.killBig, 8_c);
        QCOMPARE(dealer.hand().now.in[seatAt(1)], 4_c);
        dealer.keys(QStringLiteral("r"));
        QCOMPARE(dealer.hand().now.level, 8_c);
    }

    void unitDropAndTimeChargeAreInTheSetUp() {
        Dealer dealer(folder());
        click(dealer, nameOf("button.more"));
        for (const char* row : {"setup.unit", "setup.jackpot", "setup.time"}) {
            for (Button* button : dealer.window().findChild<Defaults*>()->findChildren<Button*>())
                if (button->isVisible() && button->face().second == nameOf(row))
                    QTest::mouseClick(button, Qt::LeftButton);
        }
        dealer.keys(QStringLiteral("\n"));
        const Stakes& stakes = dealer.table().stakes;
        QCOMPARE(stakes.unit, 1_c);
        QCOMPARE(stakes.rake.jackpot, 1_c);
        QCOMPARE(stakes.rake.jackpotFrom, 10_c);
        QCOMPARE(stakes.rake.time, 5_c);
        QCOMPARE(stakes.rake.timeMinutes, 30);
        dealer.window().openSetUp();  // as it is, the next time
        QVERIFY(dealer.window().findChild<SetUp*>()->lines().join(QLatin1Char(' ')).contains(QStringLiteral("unit 1")));
    }

    // The stakes of a killed hand are the table's: chosen once in its set-up, and played for when somebody kills.
    void killStakesAreSetUpAndPlayedToTheEnd() {
        Dealer dealer(folder());
        setUp(dealer, "holdem", Structure::limit);
        dealer.keys(QStringLiteral("ffp"));
        dealer.window().openSetUp();
        const auto rows = dealer.window().findChild<Defaults*>()->findChildren<Button*>();
        const auto kill = std::find_if(rows.begin(), rows.end(), [](const Button* row) {
            return row->face().second == nameOf("setup.kill-stakes");
        });
        QVERIFY(kill != rows.end());
        QCOMPARE((*kill)->face().label, nameOf("setup.none"));
        QTest::mouseClick(*kill, Qt::LeftButton);
        QCOMPARE((*kill)->face().label, QStringLiteral("half, 3 and 6"));
        QVERIFY(dealer.window().sheet()->line().contains(QStringLiteral("kill 3 6")));
        QTest::mouseClick(*kill, Qt::LeftButton);
        QCOMPARE((*kill)->face().label, QStringLiteral("full, 4 and 8"));
        QTest::mouseClick(*kill, Qt::LeftButton);
        QTest::mouseClick(*kill, Qt::LeftButton);
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.table().stakes.killBig, 6_c);
        dealer.keys(QStringLiteral("n"));  // nobody kills it
        QCOMPARE(dealer.hand().stakes.killBig, Chips{});
        dealer.keys(QStringLiteral("ffp"));
        dealer.keys(QStringLiteral("bk"));
        QVERIFY(dealer.window().sheet()->line().contains(QStringLiteral("kill 3 6")));
        QVERIFY(dealer.window().sheet()->line().contains(QStringLiteral("post 1:3")));
        dealer.keys(QStringLiteral("n"));
        QVERIFY(headerText(dealer.table()).game.endsWith(QStringLiteral("3/6")));
        for (int street = 0; street < 3; ++street) {
            round(dealer, Structure::limit, false);
            dealer.keys(QStringLiteral("d"));
        }
        round(dealer, Structure::limit, true);  // the river is bet at the kill's upper bet
        QCOMPARE(potTotal(dealer.hand()), 27_c);
        dealer.seat(1);
        dealer.keys(QStringLiteral("p"));
        QVERIFY(dealer.hand().over);
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.hand().stakes.killBig, Chips{});
    }

    void aStraddleIsOfferedBeforeTheDeal() {
        Dealer dealer(folder());
        setUp(dealer, "holdem", Structure::noLimit);
        dealer.keys(QStringLiteral("ffp"));
        dealer.keys(QStringLiteral("b"));
        const auto began = std::get<HandBegan>(next(dealer.table()));
        const Seat underTheGun = began.dealt.next(began.big);
        auto* const row = dealer.window().findChild<HandSetUp*>()->findChildren<Button*>().at(3);
        QTest::mouseClick(row, Qt::LeftButton);
        QVERIFY(dealer.window().sheet()->line().contains(QStringLiteral("straddle ")));
        dealer.keys(QStringLiteral("s"));  // only the seat under the gun may: nobody again
        QVERIFY(!dealer.window().sheet()->line().contains(QStringLiteral("straddle ")));
        dealer.keys(QStringLiteral("sn"));
        QCOMPARE(dealer.hand().straddler, underTheGun);
        QCOMPARE(dealer.hand().now.in[underTheGun], 4_c);
        QCOMPARE(toAct(dealer.hand()).value, began.dealt.next(underTheGun));
    }

    void aBoardIsRunTwice() {
        Dealer dealer(folder());
        setUp(dealer, "holdem", Structure::noLimit);
        dealer.keys(QStringLiteral("aaccd"));
        QVERIFY(bettingOver(dealer.hand()));
        QCOMPARE(dealer.button(Do::Said)->face().second, QStringLiteral("run it twice"));
        dealer.keys(QStringLiteral("s2"));
        QCOMPARE(int(dealer.hand().runouts), 2);
        for (int i = 0; i < 4 && cardsToCome(dealer.hand()); ++i) dealer.keys(QStringLiteral("d"));
        QVERIFY(!cardsToCome(dealer.hand()));
        dealer.keys(QStringLiteral("1.3.p"));
        QVERIFY(dealer.hand().over);
        QCOMPARE(stack(dealer.table(), seatAt(1)), std::optional(450_c));
        QCOMPARE(stack(dealer.table(), seatAt(2)), std::optional(Chips{}));
    }

    void theOddChipOfASplitInStudIsRead() {
        Dealer dealer(folder());
        setUp(dealer, "stud", Structure::limit);
        dealer.keys(QStringLiteral("2ccf"));  // seat 2 brings in, seat 3 calls: 7 in the pot
        for (int street = 0; street < 3; ++street) dealer.keys(QStringLiteral("d2cc"));
        dealer.keys(QStringLiteral("dcc"));  // seventh street comes face down: seat 2 is first again
        QVERIFY(bettingOver(dealer.hand()));
        click(dealer, QStringLiteral("Split…"));
        dealer.seat(2);
        dealer.seat(3);
        click(dealer, QStringLiteral("Odd chip: seat ?"));
        click(dealer, QStringLiteral("Odd chip: seat 2"));
        click(dealer, QStringLiteral("Award 2 3"));
        dealer.keys(QStringLiteral("p"));
        QCOMPARE(stack(dealer.table(), seatAt(2)), std::optional(300_c));
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(301_c));
    }
};

QTEST_MAIN(TestWindowForms)
#include "test_window_forms.moc"
