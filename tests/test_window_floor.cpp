// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The floor at the table, under keys and mouse: called, versions heard, a pot held, an act decided with a reason and
// somebody who may decide; and the clock.
#include <QAbstractButton>

#include "app/people.h"
#include "core/journal/journal.h"
#include "tests/window_fixture.h"
#include "ui/entry/telling.h"
#include "ui/floor/floorparts.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// 5/10: seat 3 raises to 40, seat 4 puts 60 in silence. House: call 40, change 20. Others: a raise.
const QString kSilent = QStringLiteral(" table 9 no-limit holdem blinds 5 10\n"
                                       "1 sits 1000; 2 sits 1000; 3 sits 1000; 4 sits 1000; 5 sits 1000; button 5\n"
                                       "n 3 raises to 40\n 4 puts 25x2 10\n");

// Seats 3 and 4 at the showdown, seat 3 has been awarded the pot.
const QString kAwarded = QStringLiteral(" table 9 no-limit holdem blinds 5 10\n"
                                        "1 sits 1000; 2 sits 1000; 3 sits 1000; 4 sits 1000; 5 sits 1000; button 5\n"
                                        "nr40r"
                                        "cfff"
                                        "dccdccdcc"
                                        " award main 3\n");

const Entry& lastEntry(Dealer& dealer) { return dealer.window().log().entries.back(); }

const FloorRuled* decisionIn(const Entry& entry) {
    if (const auto* on = std::get_if<FloorOn>(&entry.what)) return &on->decision;
    const auto* event = std::get_if<Event>(&entry.what);
    return event ? std::get_if<FloorRuled>(event) : nullptr;
}

QAbstractButton* button(Dealer& dealer, const QString& name) {
    for (auto* one : dealer.window().findChildren<QAbstractButton*>()) {
        if (one->isVisible() && one->accessibleName() == name) return one;
    }
    return nullptr;
}

void click(Dealer& dealer, const QString& name) {
    QAbstractButton* one = button(dealer, name);
    QVERIFY2(one, qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
}

bool decides(Dealer& dealer) {
    for (auto* one : dealer.window().findChildren<Button*>()) {
        if (one->isVisible() && one->face().label.startsWith(QStringLiteral("Decide: ")))
            return one->face().standing == Standing::Waits;
    }
    return false;
}

}  // namespace

class TestWindowFloor : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void callingTheFloorIsStampedAndStaysOpen() {
        Dealer dealer(folder());
        dealer.keys(kSilent);
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 40_c);
        dealer.keys(QStringLiteral("l"));
        QVERIFY(std::holds_alternative<FloorCalled>(std::get<Event>(lastEntry(dealer).what)));
        QVERIFY(lastEntry(dealer).at > 0);
        QVERIFY(dealer.window().sheet());
        dealer.key(Qt::Key_Escape);
        QVERIFY(!dealer.window().sheet());
        QVERIFY(openCall(dealer.window().log()));
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral("l"));  // the same call again: nothing more is recorded
        QCOMPARE(dealer.inputs(), before);
    }

    void fourInputsDecideWithAPin() {
        Dealer dealer(folder());
        QVERIFY(dealer.window().people().set({"JO", "J. Ortega", app::Role::floor}, "4711"));
        dealer.keys(kSilent + QStringLiteral("l"));
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral("2"));  // 1: what another book says
        dealer.key(Qt::Key_Tab);           // 2: the reason that lies ready
        QVERIFY(!decides(dealer));
        dealer.keys(QStringLiteral("4711"));  // 3
        QVERIFY(decides(dealer));
        dealer.keys(QStringLiteral("\n"));  // 4
        QCOMPARE(dealer.inputs(), before + 1);
        QVERIFY(!dealer.window().sheet());
        const Entry& entry = lastEntry(dealer);
        QVERIFY(decisionIn(entry));
        QCOMPARE(decisionIn(entry)->verb, Verb::raise);
        QCOMPARE(entry.approver, std::string("JO"));
        QCOMPARE(entry.reason, std::string("Silent chips"));
        QVERIFY(dealer.hand().now.in[seatAt(4)] > 60_c);
        QVERIFY(!openCall(dealer.window().log()));
        // What it had counted as stays in view.
        const QString told = historyOf(dealer.window().log()).last().ruling;
        bool kept = told.contains(QStringLiteral("call 40; floor: raise"));
        for (const HistoryLine& line : historyOf(dealer.window().log()))
            kept |= line.ruling.contains(QStringLiteral("call 40; floor: raise"));
        QVERIFY2(kept, qPrintable(told));
    }

    void aWrongPinDecidesNothing() {
        Dealer dealer(folder());
        QVERIFY(dealer.window().people().set({"JO", "J. Ortega", app::Role::floor}, "4711"));
        dealer.keys(kSilent + QStringLiteral("l2"));
        dealer.key(Qt::Key_Tab);
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral("1234\n"));
        QCOMPARE(dealer.inputs(), before);
        QVERIFY(dealer.window().sheet());
        QVERIFY(!decides(dealer));
        dealer.keys(QStringLiteral("4711\n"));  // outcome and reason are kept
        QCOMPARE(dealer.inputs(), before + 1);
        QCOMPARE(decisionIn(lastEntry(dealer))->verb, Verb::raise);
    }

    void aWrittenDecisionNeedsThePageWhereThereArePins() {
        Dealer dealer(folder());
        dealer.keys(kSilent);
        QVERIFY(dealer.window().people().set({"JO", "J. Ortega", app::Role::floor}, "4711"));
        const qsizetype before = dealer.inputs();
        dealer.keys(QStringLiteral(" floor 4 raise to 80 \"because\"\n"));
        QCOMPARE(dealer.inputs(), before);
        QVERIFY(dealer.preview().contains(sentence(name(Reason::notAuthorised))));
    }

    void initialsDoWhereNobodyHasAPin() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("l"));
        dealer.keys(QStringLiteral("\n"));  // nothing but the outcome is there
        QVERIFY(!decisionIn(lastEntry(dealer)));
        dealer.key(Qt::Key_Tab);
        dealer.key(Qt::Key_Tab);
        dealer.keys(QStringLiteral("hv\n"));  // letters are initials now
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(lastEntry(dealer).approver, std::string("HV"));
        QCOMPARE(decisionIn(lastEntry(dealer))->verb, Verb::call);
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 40_c);
    }

    void anEarlierActIsDecided() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("f"));  // seat 5 folds
        dealer.keys(QStringLiteral("l"));
        dealer.key(Qt::Key_Up);
        dealer.keys(QStringLiteral("2"));
        dealer.key(Qt::Key_Tab);
        dealer.key(Qt::Key_Tab);
        dealer.keys(QStringLiteral("jo\n"));
        const auto* on = std::get_if<FloorOn>(&lastEntry(dealer).what);
        QVERIFY(on);
        QCOMPARE(on->event, 2);
        QCOMPARE(decisionIn(lastEntry(dealer))->verb, Verb::raise);
        QVERIFY(!dealer.hand().now.live.contains(seatAt(5)));  // what came after still stands
    }

    void somethingElseIsWritten() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("l9"));
        dealer.keys(QStringLiteral("raise to 100\n"));
        dealer.key(Qt::Key_Tab);
        dealer.key(Qt::Key_Tab);
        dealer.keys(QStringLiteral("jo\n"));
        QCOMPARE(decisionIn(lastEntry(dealer))->amount, 100_c);
        QCOMPARE(dealer.hand().now.in[seatAt(4)], 100_c);
    }

    void whatIsMoreThanTheStackIsNoOutcome() {
        Dealer dealer(folder());
        dealer.keys(kSilent.left(kSilent.indexOf(QStringLiteral("n 3"))) +
                    QStringLiteral("n 3 raises to 40\n 4 has 80\n 4 puts 25x2 10\nl9"));
        dealer.keys(QStringLiteral("raise to 100\n"));
        QVERIFY(!button(dealer, QStringLiteral("Raise to 100")));
        dealer.key(Qt::Key_Escape);
        QVERIFY(dealer.window().sheet());
    }

    void versionsAreRecorded() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("lv"));
        dealer.keys(QStringLiteral("three chips, nothing said\n"));
        QVERIFY(std::holds_alternative<Version>(std::get<Event>(lastEntry(dealer).what)));
        QCOMPARE(std::get<Version>(std::get<Event>(lastEntry(dealer).what)).teller, Teller::dealer);
        QCOMPARE(lastEntry(dealer).reason, std::string("three chips, nothing said"));
        QVERIFY(dealer.window().sheet());  // the page stays
        auto* card = button(dealer, QStringLiteral("Dealer"));
        QVERIFY(card);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("three chips, nothing said"));
    }

    void mouseAloneDecides() {
        Dealer dealer(folder());
        dealer.keys(kSilent);
        QTest::mouseClick(dealer.window().floorButton(), Qt::LeftButton);
        for (auto* outcome : dealer.window().findChildren<OutcomeButton*>()) {
            if (outcome->isVisible() && outcome->accessibleName().startsWith(QStringLiteral("Raise")))
                QTest::mouseClick(outcome, Qt::LeftButton);
        }
        click(dealer, QStringLiteral("Fairness"));
        click(dealer, QStringLiteral("Initials…"));
        click(dealer, QStringLiteral("j"));
        click(dealer, QStringLiteral("o"));
        click(dealer, QStringLiteral("Done"));
        for (auto* one : dealer.window().findChildren<Button*>()) {
            if (one->isVisible() && one->face().standing == Standing::Waits) QTest::mouseClick(one, Qt::LeftButton);
        }
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(lastEntry(dealer).approver, std::string("JO"));
        QCOMPARE(lastEntry(dealer).reason, std::string("Fairness"));
        QCOMPARE(decisionIn(lastEntry(dealer))->verb, Verb::raise);
    }

    void aPotIsHeldWhileTheGameGoesOn() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("lh"));
        QVERIFY(dealer.hand().awards[0].held);
        QVERIFY(dealer.window().sheet());
        dealer.key(Qt::Key_Escape);
        dealer.keys(QStringLiteral("f"));  // seat 5 folds: the game goes on
        QVERIFY(!dealer.hand().now.live.contains(seatAt(5)));
        dealer.keys(QStringLiteral("lh"));
        QVERIFY(!dealer.hand().awards[0].held);
    }

    void anAwardedPotIsMovedByTwo() {
        Dealer dealer(folder());
        dealer.keys(kAwarded);
        QVERIFY(dealer.hand().over);
        dealer.keys(QStringLiteral("l"));
        dealer.keys(QStringLiteral("9award main 4\n"));
        dealer.key(Qt::Key_Tab);
        dealer.key(Qt::Key_Tab);
        dealer.keys(QStringLiteral("jo\n"));
        QVERIFY(!decisionIn(lastEntry(dealer)));  // a second person is wanted
        dealer.keys(QStringLiteral("jo\n"));
        QVERIFY(!decisionIn(lastEntry(dealer)));  // not the same one
        dealer.keys(QStringLiteral("\b\b"));
        dealer.keys(QStringLiteral("ab\n"));
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(lastEntry(dealer).actor, std::string("JO"));
        QCOMPARE(lastEntry(dealer).approver, std::string("AB"));
        QVERIFY(winnings(dealer.hand()).amount[seatAt(4)] > Chips{});
    }

    void theNextHandWaitsForTheFloor() {
        Dealer dealer(folder());
        dealer.keys(kAwarded + QStringLiteral("p"));
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::Waits);
        dealer.keys(QStringLiteral("l"));
        dealer.key(Qt::Key_Escape);
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::NotNow);
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.table().handNumber, 1);
    }

    void decisionsReturnFromTheJournal() {
        {
            Dealer dealer(folder());
            dealer.keys(kSilent + QStringLiteral("l2"));
            dealer.key(Qt::Key_Tab);
            dealer.key(Qt::Key_Tab);
            dealer.keys(QStringLiteral("jo\n"));
        }
        Dealer again(folder());
        QVERIFY(decisionIn(lastEntry(again)));
        QCOMPARE(lastEntry(again).approver, std::string("JO"));
        QVERIFY(again.hand().now.in[seatAt(4)] > 60_c);
        QVERIFY(again.window().log().entries.size() >= 4);
    }

    void theClockRunsOut() {
        auto now = std::make_shared<std::int64_t>(1'796'000'000'000);
        app::Clocks clocks = app::unhurriedClocks();
        clocks.now = [now] { return *now; };
        Dealer dealer(folder(), clocks);
        dealer.keys(kSilent);
        QTest::mouseClick(dealer.window().clock(), Qt::LeftButton);
        QVERIFY(std::holds_alternative<ClockCalled>(std::get<Event>(lastEntry(dealer).what)));
        QCOMPARE(dealer.window().clock()->face().label, QStringLiteral("60 s"));
        const qsizetype before = dealer.inputs();
        *now += 59'000;
        dealer.keys(QStringLiteral("k"));  // too early to end it
        QCOMPARE(dealer.inputs(), before);
        *now += 2'000;
        dealer.keys(QStringLiteral("k"));
        QVERIFY(std::get<ClockCalled>(std::get<Event>(lastEntry(dealer).what)).expires);
        QVERIFY(!dealer.hand().now.live.contains(seatAt(5)));
    }

    void everyControlOfThePageHasAName() {
        Dealer dealer(folder());
        dealer.keys(kSilent + QStringLiteral("l"));
        int named = 0;
        for (const auto* one : dealer.window().findChildren<QAbstractButton*>()) {
            if (!one->isVisible()) continue;
            QVERIFY2(!one->accessibleName().isEmpty(), one->metaObject()->className());
            ++named;
        }
        QVERIFY(named > 20);
    }
};

QTEST_MAIN(TestWindowFloor)
#include "test_window_floor.moc"
