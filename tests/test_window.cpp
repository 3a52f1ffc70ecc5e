// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The dealer's window under keys, mouse and touch.
#include "tests/window_fixture.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;

class TestWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void emptyDatabaseIsReadyToDeal() {
        Dealer dealer(folder());
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("table 9 no-limit holdem blinds 1 2"));
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::Waits);
        QCOMPARE(dealer.window().log().entries.size(), std::size_t{0});  // nothing is written yet
        dealer.keys(QStringLiteral("n"));
        QVERIFY(inHand(dealer.table()));
        QCOMPARE(dealer.table().handNumber, 1);
        QCOMPARE(dealer.hand().dealt.size(), 9);
        QCOMPARE(number(dealer.hand().button), 9);
        QVERIFY(!stack(dealer.table(), seatAt(4)));
        QCOMPARE(number(toAct(dealer.hand()).value), 3);
    }

    void setUpTakesStakesAndSeats() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("/2/5"));  // small, then big
        dealer.seat(4);                       // nobody sits there
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("table 9 no-limit holdem blinds 2 5"));
        dealer.keys(QStringLiteral("\n"));
        QVERIFY(dealer.table().open && !dealer.table().playing);
        QVERIFY(!taken(dealer.table()).contains(seatAt(4)));
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.hand().dealt.size(), 8);
        QCOMPARE(dealer.hand().stakes.big, 5_c);
    }

    void foldCheckAndCallCostOneKey() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral("f"));
        QCOMPARE(dealer.inputs(), before + 1);
        QVERIFY(!dealer.hand().now.live.contains(seatAt(3)));
        dealer.keys(QStringLiteral("c"));
        QCOMPARE(dealer.inputs(), before + 2);
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 2_c);
        dealer.keys(QStringLiteral("fffffcc"));  // the small blind calls, the big blind checks
        QCOMPARE(dealer.inputs(), before + 9);
        QCOMPARE(toAct(dealer.hand()).value, kNoSeat);
        QCOMPARE(dealer.button(Do::Deal)->face().standing, Standing::Waits);
    }

    void aHandByKeys() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(QStringLiteral("r6rffffffcf"));  // 3 raises to 6, the small blind calls
        dealer.keys(QStringLiteral("dcc"));
        dealer.keys(QStringLiteral("dcrmc"));  // turn: check, least bet, call
        QCOMPARE(potTotal(dealer.hand()), Chips{1800});
        dealer.keys(QStringLiteral("dcc"));
        QCOMPARE(dealer.button(Do::Push)->face().standing, Standing::NotNow);
        dealer.keys(QStringLiteral("3 ."));  // who wins the main pot
        QCOMPARE(dealer.button(Do::Push)->face().label, QStringLiteral("Push 18"));
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::NotNow);
        dealer.keys(QStringLiteral("p"));
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::Waits);
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.table().handNumber, 2);
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(208_c));
        QCOMPARE(number(dealer.hand().button), 1);
    }

    void wordsAndChipsAreRuledOn() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(QStringLiteral("3 puts 25"));
        QVERIFY(dealer.preview().startsWith(QStringLiteral("call 2")));
        QVERIFY(dealer.preview().contains(QStringLiteral("Enter to record.")));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], Chips{});  // only previewed
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 2_c);
        QVERIFY(dealer.window().said().sentence.contains(QStringLiteral("Change 23 to seat 3")));
    }

    void saidRowAndTray() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(QStringLiteral("sr"));  // seat 3 says raise
        QCOMPARE(dealer.hand().act.said, Verb::raise);
        dealer.keys(QStringLiteral("mh"));  // the tray, for the seat that spoke, closed again
        dealer.keys(QStringLiteral("h"));
        for (ChipButton* chip : dealer.window().sheet()->findChildren<ChipButton*>()) {
            if (chip->value() == 25_c && chip->isVisible()) QTest::mouseClick(chip, Qt::LeftButton);
        }
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("4 puts 25"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 4_c);  // "raise" and no chips: the least
    }

    void everyoneFoldsToASeat() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        const qsizetype before = dealer.inputs();
        dealer.seat(7);
        QCOMPARE(number(toAct(dealer.hand()).value), 7);
        dealer.keys(QStringLiteral("z"));  // one group, one undo
        QCOMPARE(number(toAct(dealer.hand()).value), 3);
        dealer.keys(QStringLiteral("7."));
        QCOMPARE(number(toAct(dealer.hand()).value), 7);
        QCOMPARE(dealer.inputs(), before + 3);
    }

    void holdingASeatActsOutOfTurn() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        Q_EMIT dealer.window().view()->seatHeld(6);
        QVERIFY(dealer.button(Do::Fold)->face().second.contains(QStringLiteral("early")));
        dealer.keys(QStringLiteral("c"));
        QVERIFY(dealer.hand().now.waits.contains(seatAt(6)));
        QCOMPARE(number(toAct(dealer.hand()).value), 3);  // never silent folds
        dealer.keys(QStringLiteral("f"));
        QCOMPARE(number(toAct(dealer.hand()).value), 4);
    }

    void undoTakesBackTheLastInputWhole() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(QStringLiteral("f"));
        dealer.keys(QStringLiteral("4 says raise; 4 puts 10; 4 rests\n"));
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 10_c);
        dealer.keys(QStringLiteral("z"));
        QCOMPARE(dealer.hand().now.in[seatAt(4)], Chips{});
        QCOMPARE(number(toAct(dealer.hand()).value), 4);
        dealer.keys(QStringLiteral("zz"));  // the fold; and never across Next hand
        QCOMPARE(number(toAct(dealer.hand()).value), 3);
        QCOMPARE(dealer.button(Do::Undo)->face().standing, Standing::NotNow);
    }

    void inputsTooSoonAreRefused() {
        std::int64_t now = 0;
        Dealer dealer(folder(), {app::systemClocks().now, [&now] { return now; }});
        now = 1000;
        dealer.keys(QStringLiteral("n"));
        const qsizetype before = dealer.inputs();
        now = 1299;
        dealer.keys(QStringLiteral("f"));
        QCOMPARE(dealer.inputs(), before);
        now = 1300;
        dealer.keys(QStringLiteral("f"));
        QCOMPARE(dealer.inputs(), before + 1);
        dealer.keys(QStringLiteral("f"));  // the seat to act changes with every act: no lock
        QCOMPARE(dealer.inputs(), before + 2);
        dealer.keys(QStringLiteral("zz"));  // by undo it does lock
        QCOMPARE(dealer.inputs(), before + 3);
    }

    void allInAsksForTheCount() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("n"));  // nobody's stack is counted
        dealer.keys(QStringLiteral("aa"));
        QVERIFY(!dealer.hand().now.allIn.contains(seatAt(3)));  // a count is needed
        dealer.keys(QStringLiteral("150a"));
        QVERIFY(dealer.hand().now.allIn.contains(seatAt(3)));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 150_c);
    }

    void anyStackCanBeCorrected() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.seat(3);  // the seat to act: no fold is meant
        dealer.keys(QStringLiteral("387\n"));
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(387_c));
    }

    void limitBetsCostOneKey() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral(
            " table 4 limit holdem blinds 1 2 bets 2 4\n1 sits 99; 2 sits 99; 3 sits 99; 4 sits 99; button 4\nn"));
        dealer.keys(QStringLiteral("r"));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 4_c);
        dealer.keys(QStringLiteral("r"));
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 6_c);
    }

    void potLimitShowsItsSum() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral(
            " table 4 pot-limit holdem blinds 1 2\n1 sits 99; 2 sits 99; 3 sits 99; 4 sits 99; button 4\nn"));
        QCOMPARE(dealer.button(Do::Raise)->face().second, QStringLiteral("4 – 7"));
        dealer.keys(QStringLiteral("rp"));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 7_c);
        // The small blind has 1 in front: to call is to 7, and the sum adds up: 10 in the middle and 6 make 16, and 7.
        dealer.keys(QStringLiteral("f"));
        QCOMPARE(askRaise(dealer.table(), seatAt(1)).most, sentence("pad.pot-sum", {"7", "16", "23"}));
    }

    void cardsAreTwoKeysEach() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.window().setWithCards(true);
        dealer.keys(QStringLiteral("cffffffcc"));
        const int keys = dealer.keysPressed();
        dealer.keys(QStringLiteral("dahkd2c"));
        QCOMPARE(dealer.keysPressed() - keys, 7);
        QCOMPARE(QString::fromStdString(text(dealer.hand().boards[0])), QStringLiteral("AhKd2c"));
        dealer.keys(QStringLiteral("cccdd"));  // no card at all: a second press
        QCOMPARE(street(dealer.hand()), StreetId::turn);
    }

    void faultsAreAdvisedBeforeTheyAreRecorded() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(QStringLiteral("x1629d"));  // exposed, seat 6, second card, nine of diamonds
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("fault exposed 6 2 9d"));
        QCOMPARE(int(dealer.hand().faults.exposed), 0);
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(int(dealer.hand().faults.exposed), 1);
        dealer.keys(QStringLiteral("x1529s\nx"));  // two make a misdeal
        QVERIFY(mayMisdeal(dealer.hand()));
        dealer.keys(QStringLiteral("\x1b misdeal\n"));
        QVERIFY(dealer.hand().misdealt);
        QCOMPARE(stack(dealer.table(), seatAt(1)), std::optional(200_c));
    }

    void mouseAloneDealsAHand() {
        Dealer dealer(folder());
        const auto click = [&](Do which) { QTest::mouseClick(dealer.button(which), Qt::LeftButton); };
        click(Do::Next);
        dealer.seat(1);  // everyone folds to the small blind
        click(Do::Call);
        click(Do::Call);
        for (int i = 0; i < 3; ++i) {
            click(Do::Deal);
            click(Do::Call);
            click(Do::Call);
        }
        dealer.seat(2);  // wins
        click(Do::Push);
        click(Do::Next);
        QCOMPARE(dealer.table().handNumber, 2);
    }

    void touchAloneDealsAHand() {
        Dealer dealer(folder());
        QPointingDevice* finger = QTest::createTouchDevice();
        const auto tap = [&](QWidget* on) {
            const QPoint middle = on->mapTo(&dealer.window(), on->rect().center());
            QTest::touchEvent(&dealer.window(), finger).press(0, middle, &dealer.window());
            QTest::touchEvent(&dealer.window(), finger).release(0, middle, &dealer.window());
        };
        tap(dealer.button(Do::Next));
        QVERIFY(inHand(dealer.table()));
        tap(dealer.window().view()->seat(2));
        QVERIFY(dealer.hand().over);  // all have folded to the big blind
        tap(dealer.button(Do::Push));
        tap(dealer.button(Do::Next));
        QCOMPARE(dealer.table().handNumber, 2);
    }

    void splitsGoByTheAwardPanel() {
        Dealer dealer(folder());
        dealer.keys(
            QStringLiteral(" table 9 no-limit holdem blinds 1 2\n1 sits 100; 2 sits 50; 3 sits 75; button 1\nn"));
        dealer.keys(QStringLiteral("aaaaaa"));      // 1, 2 and 3
        dealer.keys(QStringLiteral("ddd3.3 2\n"));  // side 1 to seat 3, the main pot is split
        dealer.keys(QStringLiteral("pp"));
        QVERIFY(dealer.hand().over);
        QVERIFY(!dealer.window().awards().isEmpty());
    }

    void potHelperFindsPots() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.window().openHelper();
        dealer.keys(QStringLiteral("\b0\n87a\n\n\n\n214a\n395a\n395l"));
        const Table* shown = dealer.window().sheet()->shows();
        QVERIFY(shown);
        const Pots all = pots(shown->hand);
        QCOMPARE(int(all.size), 3);
        QCOMPARE(all.list[2].amount, 362_c);
        dealer.keys(QStringLiteral("\x1b"));
        QVERIFY(!dealer.window().sheet());
    }

    void everyControlHasAName() {
        Dealer dealer(folder());
        const auto check = [&] {
            for (QWidget* widget : dealer.window().findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            }
            for (QAbstractButton* button : dealer.window().findChildren<QAbstractButton*>()) {
                if (button->isVisible())
                    QVERIFY2(!button->accessibleName().isEmpty(), button->metaObject()->className());
            }
        };
        check();
        dealer.keys(kNineSeats);
        for (const char* keys : {"r", "\x1b\x61", "\x1bs", "\x1bh", "\x1bx", "\x1b"}) {
            dealer.keys(QString::fromLatin1(keys));
            check();
        }
    }

    void whatCannotBeIsSaid_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* reason, const char* keys, const char* line) {
            QTest::newRow(reason) << QString::fromLatin1(keys) << QString::fromLatin1(line)
                                  << QString::fromLatin1(reason);
        };
        row("hand-over", "2.", "2 folds");
        row("no-such-seat", "", "10 sits 100");
        row("folded", "f", "3 folds");
        row("all-in", "aa", "3 calls");
        row("nobody-to-act", "cccccccccdcccccccccdcccccccccdccccccccc", "3 checks");
        row("card-seen", "", "4 dealt AsAs");
        row("too-many-cards", "", "4 dealt AsKsQs");
        row("board-complete", "cccccccccdcccccccccdcccccccccdccccccccc", " board As");
        row("more-than-stack", "3 has 50\n", "3 puts 60");
        row("no-such-pot", "9.aafc", " award side4 9");
        row("not-eligible",
            "3 has 50\n3 all-in\n4 all-in\n5 all-in\n6 folds\n7 folds\n8 folds\n9 folds\n1 folds\n2 folds\n",
            " award side1 3");
        row("nothing-to-undo", "", " undo");
        row("later-event", "cc", " amend 1 3 folds; amend 2 3 folds");
        row("seat-taken", "", "4 sits 100");
        row("hand-running", "", " award main 3");
    }
    void whatCannotBeIsSaid() {
        QFETCH(QString, keys);
        QFETCH(QString, line);
        QFETCH(QString, reason);
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        dealer.keys(keys);
        const qsizetype before = dealer.inputs();
        dealer.keys(line);
        QVERIFY2(dealer.preview().startsWith(sentence(reason.toStdString(), {QStringLiteral("2")})),
                 qPrintable(dealer.preview()));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.inputs(), before);
    }

    void whatCannotBeReadIsSaid() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        const qsizetype before = dealer.inputs();
        for (const char* line : {"3 flies", " award", "3 puts x", " nonsense here", "3 raises to 1.234", " board Zz"}) {
            dealer.keys(QString::fromLatin1(line));
            QVERIFY2(dealer.preview().startsWith(QStringLiteral("This cannot be read")), qPrintable(dealer.preview()));
            dealer.keys(QStringLiteral("\n"));
            QCOMPARE(dealer.inputs(), before);
            dealer.keys(QStringLiteral("\x1b"));
        }
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
