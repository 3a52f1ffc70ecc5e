// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Whole hands in the practice window: dealt by keys and by fingers, scored, looked at again, left.
#include "tests/practice/trainee.h"

using namespace oddchip;

class TestPracticeDeal : public QObject {
    Q_OBJECT

private slots:
    void wholeHandByKeys() {
        Trainee trainee;
        trainee.key(Qt::Key_D);
        const practice::Deal deal = *trainee.window.deal();
        for (std::size_t step = 0; trainee.window.at() == At::Drill && step < 30; ++step) {
            trainee.watch();
            const practice::Question& q = *trainee.window.question();
            QVERIFY(q.skill == deal.asked.at(step).skill);
            typeAnswer(trainee, q, practice::answerTo(q));
            QVERIFY2(trainee.window.drill()->answers()->answer() == practice::answerTo(q), q.skill->id.data());
            trainee.wait(5000);
            trainee.key(Qt::Key_Return);
            QCOMPARE(trainee.window.at(), At::Explain);
            trainee.key(Qt::Key_Return);
        }
        QCOMPARE(trainee.window.at(), At::Deal);
        QCOMPARE(trainee.window.training().deals.size(), std::size_t{1});
        const int steps = static_cast<int>(deal.asked.size());
        QCOMPARE(std::get<practice::DealPlayed>(trainee.window.training().deals[0].note),
                 (practice::DealPlayed{1, deal.seed, 1, steps, steps, steps * 5000}));
        QVERIFY(trainee.window.training().done.empty());  // no skill is graded by it
        QVERIFY(trainee.window.dealt()->table()->table().hand.over);
        trainee.key(Qt::Key_Down);
        trainee.key(Qt::Key_Return);  // look at the second step again
        QCOMPARE(trainee.window.at(), At::Explain);
        QVERIFY(trainee.window.question()->skill == deal.asked.at(1).skill);
        trainee.key(Qt::Key_Escape);
        QCOMPARE(trainee.window.at(), At::Deal);
        trainee.key(Qt::Key_N);
        QCOMPARE(trainee.window.at(), At::Drill);
        QCOMPARE(trainee.window.deal()->level, 2);
        trainee.key(Qt::Key_Escape);  // left: it was not played
        QCOMPARE(trainee.window.at(), At::Today);
        QVERIFY(trainee.window.deal() == nullptr);
        QCOMPARE(trainee.window.training().deals.size(), std::size_t{1});
    }

    void wholeHandByTouch() {
        Trainee trainee(ui::Theme::Light);
        tap(trainee.window.today()->findChild<ui::Button*>(QStringLiteral("whole-hand")));
        QTRY_COMPARE(trainee.window.at(), At::Drill);
        const auto* const panel = trainee.window.drill()->answers();
        for (int step = 0; trainee.window.at() == At::Drill && step < 30; ++step) {
            for (int happened = 0; trainee.window.drill()->watching() && happened < 40; ++happened) {
                tap(trainee.window.drill()->findChild<ui::Button*>(QStringLiteral("go-on")));
                QTRY_VERIFY(trainee.window.drill()->isVisible());
            }
            QVERIFY(!trainee.window.drill()->watching());
            const practice::Question& q = *trainee.window.question();
            if (step == 1) {
                tap(panel->findChild<ui::Button*>(QStringLiteral("give-up")));
            } else {
                tapAnswer(trainee, q, practice::answerTo(q));
                QVERIFY2(panel->answer() == practice::answerTo(q), q.skill->id.data());
                tap(panel->findChild<ui::Button*>(QStringLiteral("answer")));
            }
            QTRY_COMPARE(trainee.window.at(), At::Explain);
            tap(trainee.window.explanation()->findChild<ui::Button*>(QStringLiteral("next")));
            QTRY_VERIFY(trainee.window.at() != At::Explain);
        }
        QCOMPARE(trainee.window.at(), At::Deal);
        const auto score = std::get<practice::DealPlayed>(trainee.window.training().deals.back().note);
        QCOMPARE(score.right, score.of - 1);
        tap(trainee.window.dealt()->findChild<ui::ListRow*>(QStringLiteral("step-2")));
        QTRY_COMPARE(trainee.window.at(), At::Explain);
        tap(trainee.window.explanation()->findChild<ui::Button*>(QStringLiteral("on-table")));
        QTRY_COMPARE(trainee.window.at(), At::Drill);
        trainee.key(Qt::Key_Escape);
        trainee.key(Qt::Key_Escape);
        QCOMPARE(trainee.window.at(), At::Deal);
        tap(trainee.window.dealt()->findChild<ui::Button*>(QStringLiteral("same-hand")));
        QTRY_COMPARE(trainee.window.at(), At::Drill);
        QCOMPARE(trainee.window.deal()->seed, score.seed);
    }

    // Between two questions the hand goes on, one thing after the other; the clock stands, and nothing can be answered.
    void theHandIsSeenToGoOn() {
        Trainee trainee;
        trainee.window.startDeal(3, 2);
        const practice::Deal deal = *trainee.window.deal();
        QVERIFY(trainee.window.drill()->watching());
        std::size_t step = 0, seen = 0;
        for (; trainee.window.at() == At::Drill && step < 30; ++step) {
            const auto moments = practice::happenings(deal, step);
            for (const practice::Happening& moment : moments) {
                QVERIFY(trainee.window.drill()->watching());
                QCOMPARE(trainee.window.drill()->accessibleName(), ui::told(moment.told));
                QCOMPARE(trainee.window.question()->events.size(), moment.events);
                Q_EMIT trainee.window.drill()->answers()->answered({});
                QCOMPARE(trainee.window.at(), At::Drill);
                QVERIFY(!trainee.window.drill()->answers()->isVisible());
                trainee.wait(60'000);
                trainee.key(++seen % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
            }
            QVERIFY(!trainee.window.drill()->watching());
            QVERIFY(trainee.window.drill()->answers()->isVisible());
            trainee.wait(4000);
            Q_EMIT trainee.window.drill()->answers()->answered(practice::answerTo(*trainee.window.question()));
            QCOMPARE(trainee.window.at(), At::Explain);
            trainee.key(Qt::Key_Return);
        }
        QVERIFY(seen > 5);
        const auto score = std::get<practice::DealPlayed>(trainee.window.training().deals.back().note);
        QCOMPARE(score.ms, static_cast<std::int64_t>(step) * 4000);
    }

    void handsLieFaceDownUntilTheyAreTabled() {
        Trainee trainee;
        bool down = false, up = false;
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            trainee.window.startDeal(seed, 2);
            for (const practice::Question& q : trainee.window.deal()->asked) {
                const ui::Seen seen = ui::asSeen(q);
                for (const Seat seat : q.table.hand.now.live) {
                    const bool shown = seen.table.hand.hole[seat].size > 0;
                    QCOMPARE(shown, !q.faceDown && q.table.hand.hole[seat].size > 0);
                    (shown ? up : down) = true;
                }
            }
        }
        QVERIFY(down && up);
    }
};

QTEST_MAIN(TestPracticeDeal)
#include "test_practice_deal.moc"
