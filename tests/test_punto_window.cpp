// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The window of Punto Banco under keys, mouse and touch.
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QTemporaryDir>

#include "tests/punto_fixture.h"

using namespace oddchip;

class TestPuntoWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void picturesAreTaken() {
        const QString folder = QStringLiteral(ODDCHIP_BUILD_DIR "/screens");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(app::puntoScreenshots(folder, {ui::Theme::Dark, ui::Theme::Light, ui::Theme::Contrast}));
        QCOMPARE(QDir(folder).entryList({QStringLiteral("punto-*.png")}).size(), 6 * app::kPuntoScenes);
    }

    void aShoeIsOpenedByKeys() {
        Dealer dealer(folder());
        QVERIFY(!dealer.window().punto());
        QCOMPARE(dealer.standing(PuntoDo::Card), Standing::NotNow);
        dealer.keys(QStringLiteral("124\n"));  // six decks, 4 %, a tie pays 9
        QVERIFY(dealer.window().punto());
        QCOMPARE(dealer.table().house.decks, 6);
        QCOMPARE(dealer.table().house.commission, 4);
        QCOMPARE(dealer.table().house.tiePays, 9);
    }

    // The coup of the picture: bank 6 against a player who drew a 7.
    void theCardIsCalledBeforeItIsDealt() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1p100 2b200 3b50 6t10\nc2s3h"));
        QVERIFY(dealer.call().sentence.contains(QStringLiteral("bank")));
        dealer.keys(QStringLiteral("4d2c"));
        QCOMPARE(dealer.call().sentence, QStringLiteral("Card for the player"));
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Waits);
        dealer.keys(QStringLiteral("7c"));
        QCOMPARE(dealer.call().sentence, QStringLiteral("Card for the bank"));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("on 6 bank draws on 6 or 7")));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("pb-bank-tableau")));
        QVERIFY(dealer.window().hand(PuntoSide::bank)->hand().next);
        QCOMPARE(dealer.standing(PuntoDo::Settle), Standing::NotNow);
        dealer.keys(QStringLiteral("Kd"));
        QCOMPARE(dealer.call().sentence, QStringLiteral("Bank wins, 6 to 2"));
        QCOMPARE(dealer.window().bets()->order(), QStringLiteral("take 1 6, then pay 2 3"));
        QCOMPARE(dealer.standing(PuntoDo::Settle), Standing::Waits);
        dealer.keys(QStringLiteral("\n"));
        QVERIFY(dealer.coup().settled);
        QCOMPARE(dealer.table().box[1], 1000);  // 5 % of 200, in hundredths
        QCOMPARE(dealer.window().bets()->boxText(), QStringLiteral("12.50"));
    }

    void aNaturalEndsTheCoup() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1p100\ncKs9h4d2c"));
        QCOMPARE(dealer.call().sentence, QStringLiteral("Player wins, 9 to 6"));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("natural")));
        QCOMPARE(dealer.standing(PuntoDo::Card), Standing::NotNow);
    }

    void theLargestBetOnThePlayerLooksFirst() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1p100 5p300 2b900\n"));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("Seat 5 looks first")));
    }

    // A card for the bank when the player's was due: Enter puts it where it belongs.
    void aCardForTheWrongHandIsPutRight() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50\nc2s3h4d2cb7c"));
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
        QVERIFY(dealer.call().sentence.contains(QStringLiteral("player")));
        QCOMPARE(dealer.coup().bank.size, std::uint8_t{2});
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("player 7c"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.coup().player.size, std::uint8_t{3});
        QCOMPARE(dealer.call().sentence, QStringLiteral("Card for the bank"));
    }

    void anExtraCardGoesBack() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50\nc6s1h"));  // a 1 is no rank: it begins text
        dealer.keys(QStringLiteral("\x1b"));
        dealer.keys(QStringLiteral("AhKd7cb5d"));  // player 7, bank 7: nobody draws
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
        QCOMPARE(dealer.call().sentence, QStringLiteral("The bank stands on 7"));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("five of diamonds")));
        QCOMPARE(dealer.coup().bank.size, std::uint8_t{2});
        dealer.keys(QStringLiteral("\n"));
        QVERIFY(dealer.coup().settled);
    }

    void aMissingDrawIsFlagged() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50\nc2s3h4d2cx3"));
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
        QVERIFY(!dealer.coup().settled);
        QVERIFY(dealer.call().reason.contains(QStringLiteral("draws on 5 or less")));
        dealer.keys(QStringLiteral("7c"));
        QCOMPARE(dealer.call().sentence, QStringLiteral("Card for the bank"));
    }

    void aLateBetWaits() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50\nc2s 6b25\n"));
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
        QCOMPARE(dealer.table().next.at(6, baccarat::Side::bank), 2500);
        dealer.keys(QStringLiteral("z"));  // refused
        QVERIFY(dealer.table().next.empty());
        QCOMPARE(dealer.coup().player.size, std::uint8_t{1});
    }

    void undoIsAShorterFold() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50 2p10\n"));
        const baccarat::Table before = dealer.table();
        dealer.keys(QStringLiteral("cKs9h4d2c\n"));
        QVERIFY(dealer.coup().settled);
        QCOMPARE(dealer.button(PuntoDo::Undo)->face().second, QStringLiteral("settle"));
        dealer.keys(QStringLiteral("zzzzz"));
        QVERIFY(dealer.table() == before);
        dealer.keys(QStringLiteral("z"));  // both bets were one input
        QVERIFY(dealer.coup().bets.empty());
        QCOMPARE(dealer.standing(PuntoDo::Undo), Standing::NotNow);
    }

    void theShoePassesWhenThePlayerWins() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\ns4\n4b50 7p10\ncKs9h4d2c\n"));
        QCOMPARE(dealer.table().holder, 7);
        QVERIFY(dealer.call().reason.contains(QStringLiteral("goes to seat 7")));
        dealer.keys(QStringLiteral("r"));  // the same bets
        QCOMPARE(dealer.coup().bets.at(4, baccarat::Side::bank), 5000);
        dealer.keys(QStringLiteral("cKsTh4d2c2h\n"));
        QCOMPARE(dealer.table().holder, 7);
    }

    void bettingAndDealingByFingers() {
        Dealer dealer(folder());
        const auto find = [&](QWidget* in, const QString& label) {
            for (Button* button : in->findChildren<Button*>()) {
                if (button->isVisible() && button->face().label == label) return button;
            }
            return static_cast<Button*>(nullptr);
        };
        dealer.click(find(dealer.window().sheet(), nameOf("punto.button.open")));
        dealer.click(dealer.button(PuntoDo::Bet));
        for (const char* label : {"3", "bank", "5", "0"}) {
            QWidget* in = dealer.window().sheet();
            Button* key = QLatin1String(label) == QLatin1String("5") || QLatin1String(label) == QLatin1String("0")
                              ? find(in->findChild<Keypad*>(), QLatin1String(label))
                              : find(in, QLatin1String(label));
            QVERIFY2(key, label);
            dealer.click(key);
        }
        dealer.click(find(dealer.window().sheet(), nameOf("punto.button.record")));
        QCOMPARE(dealer.coup().bets.at(3, baccarat::Side::bank), 5000);
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("4 bets bank"));  // the next seat's
        dealer.click(dealer.button(PuntoDo::Card));
        const auto keys = dealer.window().sheet()->findChildren<CardKey*>();
        QCOMPARE(keys.size(), 17);
        dealer.click(keys[2]);   // a four
        dealer.click(keys[13]);  // of clubs
        QCOMPARE(dealer.coup().player.size, std::uint8_t{1});
        QVERIFY(dealer.window().sheet());  // stays for the next card
    }

    // The other card that is entered is wrong too; what is to be done is there after a restart, until it is done.
    void whatPutsItRightIsHeld() {
        {
            Dealer dealer(folder());
            dealer.keys(QStringLiteral("\n1b50\nc2s3h4d2cb7c"));
            dealer.keys(QStringLiteral("\x1b"));
            QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
            dealer.keys(QStringLiteral("9d"));
            QCOMPARE(dealer.coup().player.size, std::uint8_t{2});
            QVERIFY(dealer.call().sentence.contains(QStringLiteral("seven of clubs")));
        }
        {
            Dealer dealer(folder());
            QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
            QVERIFY(dealer.call().sentence.contains(QStringLiteral("seven of clubs")));
            QCOMPARE(dealer.window().entry()->line(), QStringLiteral("player 7c"));
            dealer.keys(QStringLiteral("\n"));
            QCOMPARE(dealer.coup().player.size, std::uint8_t{3});
            QCOMPARE(dealer.window().entry()->line(), QStringLiteral("bank 9d"));
            dealer.keys(QStringLiteral("\n\n"));
            QVERIFY(dealer.coup().settled);
        }
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("cKs2h3d2cx3"));
        QCOMPARE(dealer.call().tone, PuntoCall::Tone::Wrong);
        QVERIFY(dealer.table().amiss.mend == baccarat::Mend::draw);
    }

    // An extra card that is due to nobody is the first one of the next coup.
    void theNextCoupBeginsWithTheCardThatWentBack() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n1b50\nc6sAhKd7cb5d\nc"));
        QVERIFY(dealer.call().reason.contains(QStringLiteral("five of diamonds")));
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("player 5d"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.coup().player.size, std::uint8_t{1});
        QVERIFY(dealer.table().front.empty());
    }

    void theBoxIsCollected() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n3b50 14b200\ncKs2hKd9c\n"));
        QCOMPARE(owedToBox(dealer.table(), 0), 1250);
        dealer.keys(QStringLiteral("k"));
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("collect 12.50"));
        dealer.keys(QStringLiteral("3"));
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("collect 2.50 from 3"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.table().box[2], 0);
        QCOMPARE(dealer.table().box[13], 1000);
        dealer.keys(QStringLiteral("z"));
        QCOMPARE(owedToBox(dealer.table(), 0), 1250);
        PuntoFinger finger(dealer.window());
        const BetsView* bets = dealer.window().bets();
        finger.at(bets->mapTo(&dealer.window(), QPoint(bets->width() / 2, bets->height() - 100)));
        finger.sheet(nameOf("punto.collect", {QStringLiteral("12.50")}));
        QCOMPARE(owedToBox(dealer.table(), 0), 0);
        QCOMPARE(dealer.table().collected, 1250);
        QCOMPARE(dealer.window().bets()->boxText(), QStringLiteral("0.00"));
        dealer.keys(QStringLiteral("k\n"));  // nothing is owed
        QCOMPARE(dealer.table().collected, 1250);
    }

    void aCoupIsVoid() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n3b50\ncKs2hx6"));
        QVERIFY(dealer.coup().isVoid);
        QCOMPARE(dealer.call().sentence, sentence("punto.say.void"));
        QVERIFY(dealer.table().results.size == 0);
        QCOMPARE(dealer.standing(PuntoDo::Settle), Standing::NotNow);
        dealer.keys(QStringLiteral("z"));
        QVERIFY(!dealer.coup().isVoid);
        dealer.keys(QStringLiteral(" void \"a boxed card\"\n"));
        QVERIFY(dealer.coup().isVoid);
    }

    // Undo takes what was entered last, the floor's word too, and whole.
    void whatTheFloorLetBeIsTakenBack() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n3b50\ncKs2hKd3c"));
        dealer.keys(QStringLiteral("b5c"));  // the player's card
        QVERIFY(!dealer.table().front.empty());
        dealer.keys(QStringLiteral("x5"));  // it is burnt
        QVERIFY(dealer.table().front.empty());
        QCOMPARE(dealer.button(PuntoDo::Undo)->face().second, QStringLiteral("floor play on"));
        dealer.keys(QStringLiteral("z"));
        QVERIFY(!dealer.table().front.empty());
        dealer.keys(QStringLiteral(" floor misdeal \"cards off the table\"\n"));
        QVERIFY(dealer.coup().isVoid);
        dealer.keys(QStringLiteral("z"));
        QVERIFY(!dealer.coup().isVoid);
        QCOMPARE(dealer.coup().bank.size, std::uint8_t{2});
        QCOMPARE(dealer.coup().bets.at(3, baccarat::Side::bank), 5000);
    }

    void aNewShoeWaitsForTheCoupAndTakesTheBoxAlong() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n3b50\n punto decks 6"));
        QCOMPARE(dealer.window().entry()->preview(), sentence("punto.refused.running"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.table().house.decks, 8);
        dealer.keys(QStringLiteral("\x1b\x1b"));
        dealer.keys(QStringLiteral("cKs2hKd9c\n"));
        QVERIFY(dealer.coup().settled);
        dealer.keys(QStringLiteral(" amend 1 3 bets bank 100\n"));
        QCOMPARE(owedToBox(dealer.table(), 3), 500);
        dealer.keys(QStringLiteral("k\n amend 1 3 bets bank 50"));
        QCOMPARE(dealer.window().entry()->preview(), sentence("punto.refused.collected", {QStringLiteral("7")}));
        dealer.keys(QStringLiteral("\x1bz"));
        QCOMPARE(owedToBox(dealer.table(), 3), 500);
        dealer.window().openSetUp();
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("punto decks 8 owes 3:5"));
        dealer.keys(QStringLiteral("1\n"));
        QCOMPARE(dealer.table().house.decks, 6);
        QCOMPARE(owedToBox(dealer.table(), 3), 500);
        QCOMPARE(dealer.table().carried, 500);
        QVERIFY(dealer.window().writeReport(folder() + QStringLiteral("/carried.pdf")));
    }

    // A bet of 2.50 by fingers.
    void hundredthsAreTapped() {
        Dealer dealer(folder());
        PuntoFinger finger(dealer.window());
        finger.sheet(nameOf("punto.button.open"));
        finger.tap(PuntoDo::Bet);
        finger.sheet(QStringLiteral("3"));
        finger.sheet(nameOf("punto.bank"));
        finger.digit(u'2');
        finger.sheet(QStringLiteral("."));
        finger.digit(u'5');
        finger.digit(u'0');
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("3 bets bank 2.50"));
        finger.sheet(nameOf("punto.button.record"));
        QCOMPARE(dealer.coup().bets.at(3, baccarat::Side::bank), 250);
    }

    void whereTheCutCardLiesIsChosen() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("66\n"));
        QCOMPARE(dealer.table().house.behindCut, 20);
        QVERIFY(dealer.window().writeReport(folder() + QStringLiteral("/empty.pdf")));
    }

    void whatIsRefusedSaysWhatToDo() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n"));
        const auto told = [&](const char* line) {
            dealer.keys(QLatin1Char(' ') + QString::fromLatin1(line));
            const QString text = dealer.window().entry()->preview();
            dealer.keys(QStringLiteral("\x1b"));
            return text;
        };
        QVERIFY(told("15 bets bank 5").contains(QStringLiteral("1 to 14")));
        QVERIFY(told("0 bets bank 5").contains(QStringLiteral("1 to 14")));
        QVERIFY(told("shoe 0").contains(QStringLiteral("1 to 14")));
        QVERIFY(told("3 bets banco 5").contains(QStringLiteral("player, bank, tie")));
        QVERIFY(told("player 2s3h4c").contains(QStringLiteral("two cards")));
        QVERIFY(told("4 folds").contains(QStringLiteral("poker")));
        QVERIFY(told("settle").contains(QStringLiteral("bets or cards first")));
        QVERIFY(told("collect 5").contains(QStringLiteral("owed")));
        QVERIFY(told("rules house baccarat.commission=4").contains(QStringLiteral("next shoe")));
        dealer.keys(QStringLiteral("3b50\n"));
        QVERIFY(told("settle").contains(QStringLiteral("two for each hand")));
    }

    // What no part takes comes back to the window from the entry line, and ends there.
    void keysOfNobodyEndInTheWindow() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n"));
        const qsizetype before = dealer.inputs();
        QTest::keyClick(dealer.window().entry()->focusProxy(), Qt::Key_VolumeUp);
        QTest::keyClick(&dealer.window(), Qt::Key_VolumeUp);
        QCOMPARE(dealer.inputs(), before);
        QVERIFY(!dealer.coup().begun());
    }

    void theEdgesOfTheSourceAreShown() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral("\n"));
        QTest::qWait(50);
        const auto& rows = dealer.window().edges()->rows();
        QCOMPARE(rows.size(), 5);
        const auto is = [&](qsizetype row, const char* bank, const char* player, const char* tie) {
            QCOMPARE(rows[row].values[0], QString::fromUtf8(bank));
            QCOMPARE(rows[row].values[1], QString::fromUtf8(player));
            QCOMPARE(rows[row].values[2], QString::fromUtf8(tie));
        };
        is(0, "1.0579 %", "1.2351 %", "14.3596 %");
        is(1, "1.1692 %", "1.3650 %", "\xe2\x80\x93");
        is(2, "1.0579 %", "1.2351 %", "14.3596 %");  // nothing has come yet
        is(3, "1.17 %", "1.36 %", "14.12 %");
    }

    // Every line on the disk, every total and payment checked against a count kept beside it.
    void aShoeOfEightyHandsByKeys() {
        const QString pdf = folder() + QStringLiteral("/shoe.pdf");
        baccarat::Table last;
        int keys = 0;
        {
            Dealer dealer(folder());
            dealer.keys(QStringLiteral("\ns1\n"));
            Shoe shoe(8, 20261130);
            std::array<baccarat::Amount, baccarat::kPlaces> box{};
            for (int hand = 0; hand < 80; ++hand) {
                const QString bets = someBets(shoe);
                dealer.keys(bets + QLatin1Char('\n'));
                QVERIFY2(!dealer.coup().bets.empty(), qPrintable(bets));
                const baccarat::Bets made = dealer.coup().bets;
                keys += static_cast<int>(bets.size()) + 1 + playCoup(dealer, shoe);
                QVERIFY2(dealer.coup().settled, qPrintable(dealer.call().sentence + dealer.window().entry()->line()));
                QCOMPARE(left(dealer.table()).size(), shoe.left());
                const int player = dealer.coup().player.total(), bank = dealer.coup().bank.total();
                for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
                    if (bank > player)
                        box[static_cast<std::size_t>(seat) - 1] += made.at(seat, baccarat::Side::bank) / 20;
                }
                QVERIFY(dealer.table().box == box);
            }
            QCOMPARE(static_cast<int>(dealer.table().results.size), 80);
            QVERIFY(dealer.window().writeReport(pdf));
            last = dealer.table();
        }
        QVERIFY(QFileInfo(pdf).size() > 10'000);
        Dealer again(folder());
        QVERIFY(again.table() == last);  // the shoe comes back as it was
        qInfo("80 coups, %d keys: %.1f a coup", keys, keys / 80.0);
    }

    void aShoeOfEightyHandsByFingers() {
        Dealer dealer(folder());
        PuntoFinger finger(dealer.window());
        finger.sheet(nameOf("punto.button.open"));
        Shoe shoe(8, 20261201);
        std::array<baccarat::Amount, baccarat::kPlaces> box{};
        for (int hand = 0; hand < 80; ++hand) {
            const int seat = 1 + static_cast<int>(shoe.roll(13)), bet = 5 * (1 + static_cast<int>(shoe.roll(40)));
            finger.tap(PuntoDo::Bet);
            finger.bet(seat, nameOf("punto.bank"), bet);
            finger.bet(seat + 1, nameOf("punto.player"), bet);
            QCOMPARE(dealer.coup().bets.at(seat + 1, baccarat::Side::player), bet * 100);
            finger.tap(PuntoDo::Card);
            for (const QString& card : coupCards(shoe)) finger.card(card);
            QVERIFY(!dealer.window().sheet());  // no card is due any more
            finger.tap(PuntoDo::Settle);
            QVERIFY(dealer.coup().settled);
            const int player = dealer.coup().player.total(), bank = dealer.coup().bank.total();
            if (bank > player) box[static_cast<std::size_t>(seat) - 1] += bet * 5;
            QVERIFY(dealer.table().box == box);
        }
        QCOMPARE(static_cast<int>(dealer.table().results.size), 80);
        qInfo("80 coups, %d taps: %.1f a coup", finger.taps(), finger.taps() / 80.0);
    }
};

QTEST_MAIN(TestPuntoWindow)
#include "test_punto_window.moc"
