// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Seats and the table between hands, under keys and mouse: what is recorded, what is offered, what the next hand posts.
#include <QAbstractButton>

#include "core/notation/notation.h"
#include "core/rules/possible.h"
#include "tests/window_fixture.h"
#include "ui/entry/contributions.h"
#include "ui/entry/shufflelist.h"
#include "ui/settings/tableactions.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

const QString kFive = QStringLiteral(" table 9 no-limit holdem blinds 1 2\n"
                                     "1 sits 200; 2 sits 200; 3 sits 200; 4 sits 200; 5 sits 200; button 5\n");
const QString kPlayed = kFive + QStringLiteral("nffffp");  // seat 2 has won hand 1

QAbstractButton* shown(Dealer& dealer, const QString& name) {
    for (auto* one : dealer.window().findChildren<QAbstractButton*>()) {
        if (one->isVisible() && one->accessibleName() == name) return one;
    }
    return nullptr;
}

void click(Dealer& dealer, const QString& name) {
    QAbstractButton* one = shown(dealer, name);
    QVERIFY2(one, qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
}

const Place& place(Dealer& dealer, int seat) { return dealer.table().places[seatAt(seat)]; }

QString lineOf(const Dealer& dealer) {
    return QString::fromStdString(body(const_cast<Dealer&>(dealer).window().log().entries.back()));
}

}  // namespace

class TestWindowTable : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void aSeatIsTakenByTapAndFigures() {
        Dealer dealer(folder());
        dealer.keys(kFive);
        dealer.seat(7);
        dealer.keys(QStringLiteral("s150"));
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("7 sits 150"));
        QVERIFY(!place(dealer, 7).taken);
        dealer.keys(QStringLiteral("\n"));
        QVERIFY(place(dealer, 7).taken);
        QCOMPARE(place(dealer, 7).stack, 150_c);
        QVERIFY(dealer.window().sheet());   // and on to the next
        dealer.keys(QStringLiteral("8n"));  // seat 8, not counted: one tile
        QVERIFY(place(dealer, 8).taken && !place(dealer, 8).counted);
        dealer.keys(QStringLiteral("9f300\n"));
        QCOMPARE(lineOf(dealer), QStringLiteral("9 sits 300 from-broken"));
    }

    void awayBackAndLeavesAreOneTapEach() {
        Dealer dealer(folder());
        dealer.keys(kPlayed + QStringLiteral("t3w"));
        QVERIFY(place(dealer, 3).away);
        QVERIFY(!shown(dealer, QStringLiteral("Away")));  // only what can be done now is offered
        dealer.keys(QStringLiteral("w"));
        QVERIFY(!place(dealer, 3).away);
        dealer.seat(4);
        click(dealer, QStringLiteral("Leaves"));
        QVERIFY(!place(dealer, 4).taken);
        QVERIFY(!shown(dealer, QStringLiteral("Leaves")));
        QVERIFY(shown(dealer, QStringLiteral("Sits with…")));
        dealer.key(Qt::Key_Escape);
        dealer.keys(QStringLiteral("z"));  // undone like everything else
        QVERIFY(place(dealer, 4).taken);
    }

    void chipsAreAddedInMidHandForTheNext() {
        Dealer dealer(folder());
        dealer.keys(kFive + QStringLiteral("nt3a100\n"));
        QCOMPARE(pending(dealer.table(), seatAt(3)), 100_c);
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(200_c));
        QVERIFY(dealer.window().view()->seat(3)->plate().second.contains(QStringLiteral("100 next hand")) ||
                dealer.window().view()->seat(3)->plate().kind == Plate::Kind::ToAct);
        dealer.key(Qt::Key_Escape);
        dealer.keys(QStringLiteral("ffffpn"));
        QCOMPARE(stack(dealer.table(), seatAt(3)), std::optional(298_c));  // and the big blind is posted
    }

    void aSeatMovesAndPlaysBehind() {
        Dealer dealer(folder());
        dealer.keys(kPlayed + QStringLiteral("t5m"));
        dealer.seat(8);
        QVERIFY(!place(dealer, 5).taken && place(dealer, 8).taken);
        dealer.keys(QStringLiteral("8b100\n"));
        QCOMPARE(place(dealer, 8).behind, 100_c);
        QVERIFY(dealer.window().view()->seat(8)->plate().second.contains(QStringLiteral("behind 100")));
    }

    void chipsArePassedAndObjectedTo() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral(" rules house chip-transfer=unless-objection\n") + kPlayed);
        dealer.keys(QStringLiteral("t1o"));
        dealer.seat(3);
        dealer.keys(QStringLiteral("50\n"));
        QCOMPARE(lineOf(dealer), QStringLiteral("1 passes 3 50"));
        dealer.seat(2);
        if (shown(dealer, QStringLiteral("Objects to passing"))) {
            click(dealer, QStringLiteral("Objects to passing"));
            QCOMPARE(lineOf(dealer), QStringLiteral("objection 2"));
        }
    }

    void whoOwesBlindsPostsThem() {
        Dealer dealer(folder());
        dealer.keys(kFive + QStringLiteral("nffffpt3w\x1bnfffpnfffp"));  // the blinds pass seat 3
        if (!place(dealer, 3).owesBig) dealer.keys(QStringLiteral("nfffp"));
        QVERIFY(place(dealer, 3).owesBig);
        QVERIFY(dealer.window().view()->seat(3)->plate().second.first().contains(QStringLiteral("owes")));
        dealer.keys(QStringLiteral("t3w"));
        dealer.keys(QStringLiteral("3p"));
        QVERIFY(place(dealer, 3).posts);
        QVERIFY(!dealer.window().view()->seat(3)->plate().second.isEmpty());
        const QStringList next = nextHandLines(dealer.table());
        dealer.key(Qt::Key_Escape);
        const QString told = next.join(QLatin1Char(' '));
        const auto began = std::get<HandBegan>(oddchip::next(dealer.table()));
        if (began.dealt.contains(seatAt(3))) {
            QVERIFY2(told.contains(QStringLiteral("Seat 3 posts")) || began.big == seatAt(3), qPrintable(told));
        } else {
            QVERIFY2(told.contains(QStringLiteral("Not dealt in: seats 3")), qPrintable(told));
        }
        dealer.keys(QStringLiteral("n"));  // one input, and everything is posted
        QVERIFY(inHand(dealer.table()));
    }

    void theNextHandIsPreviewed() {
        Dealer dealer(folder());
        dealer.keys(kPlayed);
        const QString line = dealer.preview();
        const auto began = std::get<HandBegan>(oddchip::next(dealer.table()));
        QVERIFY2(line.contains(QStringLiteral("button %1").arg(number(began.button))), qPrintable(line));
        const QStringList lines = nextHandLines(dealer.table());
        QCOMPARE(lines[1], QStringLiteral("Small blind seat %1, 1; big blind seat %2, 2.")
                               .arg(number(began.small))
                               .arg(number(began.big)));
    }

    void theDealerChangesAndTheLogAddsUp() {
        Dealer dealer(folder());
        dealer.keys(kPlayed + QStringLiteral("td"));
        dealer.keys(QStringLiteral("mk\n"));
        QCOMPARE(QString::fromLatin1(dealer.table().drop.dealer.data()), QStringLiteral("MK"));
        QCOMPARE(dealer.table().earlier.hands, 1);
        const auto lines = logLines(dealer.table());
        QCOMPARE(lines[0].second, QStringLiteral("0"));
        QVERIFY(std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.second.isEmpty(); }));
        dealer.keys(QStringLiteral("g"));  // shown, not recorded
        QVERIFY(dealer.window().sheet());
    }

    void whatTheHouseTakesIsEntered() {
        Dealer dealer(folder());
        dealer.keys(kFive + QStringLiteral("nr6rffcf") + QStringLiteral("dccdccdcc 3 .") + QStringLiteral("p"));
        if (dealer.hand().over) {
            dealer.keys(QStringLiteral("tj1\n"));
            QCOMPARE(lineOf(dealer), QStringLiteral("drop 1"));
        }
        dealer.keys(QStringLiteral("\x1bth"));
        QVERIFY(dealer.table().shuffling);
    }

    // What the rules ask for before a hand, ticked by key or tap; it costs nobody an input, and is remembered.
    void shuffleAndCutAreGoneThroughByAList() {
        Dealer dealer(folder());
        dealer.keys(kPlayed);
        auto* list = dealer.window().findChild<ShuffleList*>();
        QVERIFY(!list->isVisible());
        dealer.keys(QStringLiteral("w"));
        QVERIFY(list->isVisible());
        QVERIFY(dealer.window().preferences().shuffleList);
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral("w"));  // the shuffle begins: an event
        QCOMPARE(dealer.inputs(), before + 1);
        QCOMPARE(lineOf(dealer), QStringLiteral("shuffle"));
        QVERIFY(dealer.table().shuffling);
        dealer.keys(QStringLiteral("www"));
        QVERIFY(shown(dealer, QStringLiteral("Riffles: 3 of 4")));
        QVERIFY(shown(dealer, QStringLiteral("Riffles: 3 of 4"))
                    ->accessibleDescription()
                    .contains(QStringLiteral("001 S2")));
        click(dealer, QStringLiteral("Riffles: 3 of 4"));
        click(dealer, QStringLiteral("Cut"));
        dealer.keys(QStringLiteral("w"));
        QVERIFY(shown(dealer, QStringLiteral("Cut card below: done")));
        QCOMPARE(dealer.inputs(), before + 1);
        click(dealer, QStringLiteral("The dealer shuffles"));
        QVERIFY(shown(dealer, QStringLiteral("1 shuffles, 4 cuts, 5 squares")));
        dealer.keys(QStringLiteral("n"));
        QVERIFY(list->isVisible());  // nobody has acted yet: one may still complain
        QVERIFY(shuffleComplaintOpen(dealer.table()));
        dealer.keys(QStringLiteral("f"));
        QVERIFY(!list->isVisible());
        dealer.keys(QStringLiteral("fffp"));
        QVERIFY(list->isVisible());
        QVERIFY(shown(dealer, QStringLiteral("Riffles: 0 of 4")));
        dealer.keys(QStringLiteral("n"));  // without a tick
        QCOMPARE(dealer.table().handNumber, 3);
        click(dealer, nameOf("button.close"));
        QVERIFY(!list->isVisible());
        QVERIFY(!dealer.window().preferences().shuffleList);
    }

    // One tap on the pots tells who put in what, street by street; a second leads to the pot helper.
    void thePotsOpenWhatEachSeatHasPutIn() {
        Dealer dealer(folder());
        dealer.keys(kFive);
        dealer.keys(QStringLiteral("nr10\nfcfc"));  // 3 raises to 10, 5 and 2 call
        dealer.keys(QStringLiteral("dr20\nfc"));    // 2 bets 20, 3 folds, 5 calls
        auto* pots = dealer.window().findChild<PotsPanel*>();
        QTest::mouseClick(pots, Qt::LeftButton);
        const auto* list = dealer.window().findChild<Contributions*>();
        QVERIFY(list->isVisible());
        QVERIFY(pots->isVisible());
        const QStringList said = list->spoken();
        QCOMPARE(said.size(), 5);
        QCOMPARE(said[0], QStringLiteral("seat 1, Pre-flop 1, total 1, folded"));
        QCOMPARE(said[1], QStringLiteral("seat 2, Pre-flop 10, Flop 20, total 30"));
        QCOMPARE(said[2], QStringLiteral("seat 3, Pre-flop 10, total 10, folded"));
        Chips sum;
        for (const Contribution& one : contributionsOf(dealer.window().log())) sum += one.total;
        QCOMPARE(sum, potTotal(dealer.hand()));
        dealer.keys(QStringLiteral("d"));  // the hand goes on whatever lies open
        QVERIFY(!list->isVisible());
        QCOMPARE(street(dealer.hand()), StreetId::turn);
        QTest::mouseClick(pots, Qt::LeftButton);
        QTest::mouseClick(pots, Qt::LeftButton);
        QVERIFY(dealer.window().sheet()->inherits("oddchip::ui::PotHelper"));
    }

    void mouseAloneBuysIn() {
        Dealer dealer(folder());
        dealer.keys(kFive);
        dealer.seat(6);
        click(dealer, QStringLiteral("Sits with…"));
        click(dealer, QStringLiteral("9"));
        click(dealer, QStringLiteral("9"));
        click(dealer, QStringLiteral("Record"));
        QCOMPARE(place(dealer, 6).stack, 99_c);
    }

    void everyFaultOfferedCanBeRecorded() {
        Dealer dealer(folder());
        dealer.keys(kFive + QStringLiteral("n"));
        for (const char* street : {"", "cccccd", "ccccc", "d"}) {
            dealer.keys(QLatin1String(street));
            if (!inHand(dealer.table())) break;
            for (const FaultKind kind : faultsPossible(dealer.hand())) {
                Fault fault;
                fault.kind = kind;
                fault.count = 1;
                fault.street = faultStreet(dealer.hand(), kind);
                if (namesSeat(kind)) {
                    QVERIFY(!faultSeats(dealer.hand(), kind).empty());
                    fault.seat = faultSeats(dealer.hand(), kind).first();
                }
                QVERIFY(std::holds_alternative<Ruling>(rule(dealer.hand(), fault)));
            }
        }
    }

    void onlyFaultsOfTheMomentAreOffered() {
        Dealer dealer(folder());
        dealer.keys(kFive + QStringLiteral("n"));
        const auto has = [&](FaultKind kind) { return faultPossible(dealer.hand(), kind); };
        QVERIFY(has(FaultKind::exposed) && has(FaultKind::premature) && has(FaultKind::omitted));
        QVERIFY(!has(FaultKind::noBurn) && !has(FaultKind::extraBoard) && !has(FaultKind::pushed));
        QVERIFY(!has(FaultKind::retrieved));
        dealer.keys(QStringLiteral("fcccc"));
        QVERIFY(has(FaultKind::retrieved));   // seat 3 has folded
        QVERIFY(!has(FaultKind::premature));  // nobody is to act
        dealer.keys(QStringLiteral("d"));
        QVERIFY(has(FaultKind::noBurn) && has(FaultKind::extraBoard) && has(FaultKind::premature));
        QVERIFY(!has(FaultKind::exposed) && !has(FaultKind::wrongButton));
        dealer.keys(QStringLiteral("x"));
        QVERIFY(shown(dealer, QStringLiteral("No burn")));
        QVERIFY(!shown(dealer, QStringLiteral("Button wrong")));
        click(dealer, QStringLiteral("More…"));
        QVERIFY(shown(dealer, QStringLiteral("Hidden money")));
        click(dealer, QStringLiteral("Hidden money"));
        dealer.seat(4);
        dealer.keys(QStringLiteral("25"));
        QCOMPARE(dealer.window().sheet()->line(), QStringLiteral("fault hidden 4 25"));
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(lineOf(dealer), QStringLiteral("fault hidden 4 25"));
    }
};

QTEST_MAIN(TestWindowTable)
#include "test_window_table.moc"
