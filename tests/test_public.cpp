// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The public screen has what players may see, and nothing else.
#include <QDir>

#include "app/publicscreen.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

const QString kOmaha = QStringLiteral(" table 9 pot-limit omaha blinds 2 5\n"
                                      "1 sits 1240; 2 sits 860; 3 sits 412; 4 sits 120; 6 sits ?; 7 sits 1625; 8 sits "
                                      "640; 9 sits 2075; button 2\nn");

}  // namespace

class TestPublic : public QObject {
    Q_OBJECT

private:
    PreferencesApart m_apart;

    static void choose(Dealer& dealer, bool on) {
        Preferences wanted = dealer.window().preferences();
        wanted.publicScreen = on;
        dealer.window().setPreferences(wanted);
    }

private Q_SLOTS:
    void init() { m_apart.forget(); }

    void itIsOffUntilSomebodyWantsIt() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        QVERIFY(!dealer.window().publicScreen());
        dealer.key(Qt::Key_F9);
        QVERIFY(dealer.window().publicScreen()->isVisible());
        QVERIFY(Preferences::read(QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip"))).publicScreen);
        dealer.window().publicScreen()->close();
        QVERIFY(!dealer.window().preferences().publicScreen);
    }

    void stacksNobodyCountedAreDashes() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kOmaha);
        const PublicTable shown = publicTable(dealer.table());
        QCOMPARE(shown.seats[5].stack, QString(QChar(0x2014)));
        QCOMPARE(shown.seats[0].stack, QStringLiteral("1,240"));
        QCOMPARE(shown.open, (QList<int>{5}));
        QCOMPARE(shown.seats[4].state, PublicSeat::State::Empty);
    }

    void thePotIsToldAsTheHouseSays() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kOmaha);
        Table table = dealer.table();
        QCOMPARE(publicTable(table).pot, std::optional(7_c));
        QCOMPARE(publicTable(table).most, std::optional(17_c));
        table.hand.rules.potDisclosure = PotDisclosure::never;
        QVERIFY(!publicTable(table).pot && publicTable(table).layers.isEmpty());
        QVERIFY(!publicTable(table).most);  // the most in pot-limit tells the pot
        table.hand.stakes.structure = Structure::noLimit;
        table.hand.rules.potDisclosure = PotDisclosure::potLimitOnly;
        QVERIFY(!publicTable(table).pot);
        table.hand.rules.potDisclosure = PotDisclosure::always;
        QCOMPARE(publicTable(table).pot, std::optional(7_c));
        QVERIFY(!publicTable(table).most);
    }

    // Cards that were entered stay private until they are tabled; mucked ones for ever.
    void noPrivateCardIsShown() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(QStringLiteral(" table 3 no-limit holdem blinds 1 2\n1 sits 200; 2 sits 200; 3 sits 200; button "
                                   "3\nnccc board AhKd2c\nccc board 4s\nccc board 9d\nccc"));
        Table table = dealer.table();
        for (const Seat seat : table.hand.dealt) {
            HoleCards& hole = table.hand.hole[seat];
            hole.size = 2;
            hole.cards[0] = *readCard("Qs");
            hole.cards[1] = *readCard("Qh");
        }
        for (const PublicSeat& seat : publicTable(table).seats) QVERIFY(seat.cards.isEmpty());
        QVERIFY(!publicScreenSays(table).contains(QStringLiteral("queen")));
        table.hand.shown.insert(seatAt(1));
        QCOMPARE(publicTable(table).seats[0].cards.size(), 2);
        QVERIFY(publicTable(table).seats[1].cards.isEmpty());
        table.hand.mucked.insert(seatAt(1));
        QVERIFY(publicTable(table).seats[0].cards.isEmpty());
    }

    void upcardsOfStudAreShownAndHoleCardsAreNot() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.window().setWithCards(true);
        dealer.keys(QStringLiteral(" table 2 limit stud ante 1 bring-in 2 bets 4 8\n1 sits 200; 2 sits 310\nn2ckd"));
        const PublicTable shown = publicTable(dealer.table());
        QCOMPARE(shown.seats[0].cards.size(), 1);
        QCOMPARE(shown.seats[1].cards.size(), 1);
        QCOMPARE(shown.button, 0);
    }

    // What the dealer puts together, rules on, takes back or calls a fault is nobody else's.
    void nothingOfTheDealersWorkIsShown() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kOmaha);
        choose(dealer, true);
        const PublicView* view = dealer.window().publicScreen()->view();
        const PublicTable before = view->shown();
        dealer.keys(QStringLiteral("r15"));  // a raise that is being typed
        QCOMPARE(view->shown(), before);
        dealer.keys(QStringLiteral("\x1bx"));  // the list of faults
        QCOMPARE(view->shown(), before);
        dealer.keys(QStringLiteral("\x1b\x1b"));
        dealer.window().openHelper();
        QCOMPARE(view->shown(), before);
        dealer.keys(QStringLiteral("\x1b\x1b"));
        const int turn = number(toAct(dealer.hand()).value);
        dealer.keys(QStringLiteral(" %1 puts 25\n").arg(turn));  // one chip: a call of 5, change 20
        QCOMPARE(view->shown().seats[turn - 1].bet, 5_c);
        for (const char* word : {"change", "oversize", "ruling", "undo", "as recorded", "counted"})
            QVERIFY2(!view->spoken().contains(QLatin1String(word), Qt::CaseInsensitive), word);
    }

    void whileTheFloorDecidesItStaysAsItWas() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kOmaha);
        app::PublicScreen screen;
        screen.show(dealer.table());
        const PublicTable before = screen.view()->shown();
        Table table = dealer.table();
        table.hand.asked = RuleId{1};
        table.hand.now.in[seatAt(7)] = 200_c;
        screen.show(table);
        QCOMPARE(screen.view()->shown(), before);
        table.hand.asked = RuleId::none;
        screen.show(table);
        QVERIFY(screen.view()->shown() != before);
    }

    void pictures() {
        const QString folder = QStringLiteral(ODDCHIP_BUILD_DIR "/screens/more");
        QVERIFY(QDir().mkpath(folder));
        const QTemporaryDir data;
        Dealer dealer(data.path());
        dealer.keys(kOmaha + QStringLiteral(" folds to 1\n board Th9h4c\n"));
        dealer.keys(QStringLiteral(" board 2s\n"));
        app::PublicScreen screen;
        Preferences look;
        look.publicScreen = true;
        screen.show(dealer.table());
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            for (const auto& [theme, name] : {std::pair(Theme::Dark, "dark"), std::pair(Theme::Light, "light"),
                                              std::pair(Theme::Contrast, "contrast")}) {
                look.theme = theme;
                screen.setPreferences(look);
                screen.resize(size);
                screen.view()->setClock(QStringLiteral("20:47"));
                QTest::qWait(1);
                QVERIFY(screen.grab().save(QStringLiteral("%1/public-%2x%3-%4.png")
                                               .arg(folder)
                                               .arg(size.width())
                                               .arg(size.height())
                                               .arg(QLatin1String(name))));
            }
        }
    }

private:
    static QString publicScreenSays(const Table& table) {
        PublicView view;
        view.show(publicTable(table));
        return view.spoken();
    }
};

QTEST_MAIN(TestPublic)
#include "test_public.moc"
