// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The practice window as a new trainee meets it: every skill by keys and by fingers, mistakes, hints, papers.
#include <QDialog>
#include <QFile>
#include <QInputDialog>
#include <QPdfWriter>
#include <QPushButton>
#include <QTimer>

#include "tests/practice/trainee.h"
#include "tests/preferences_apart.h"
#include "ui/settings/preferences.h"

using namespace oddchip;

class TestPracticeWindow : public QObject {
    Q_OBJECT

private slots:
    void eachSkillByKeys_data() { skillRows(); }
    void eachSkillByKeys() {
        QFETCH(QString, skill);
        Trainee trainee;
        const practice::Skill& row = *practice::skillNamed(skill.toStdString());
        trainee.window.start(row, 1, 5);
        const practice::Question& q = *trainee.window.question();
        const practice::Answer right = practice::answerTo(q);
        typeAnswer(trainee, q, right);
        QVERIFY2(trainee.window.drill()->answers()->answer() == right,
                 qPrintable(ui::answerSaid(q, trainee.window.drill()->answers()->answer()) + " for " +
                            ui::answerSaid(q, right)));
        trainee.wait(row.seconds * 400);
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.at(), At::Explain);
        QCOMPARE(trainee.window.training().done.size(), std::size_t{1});
        QVERIFY(trainee.window.training().done[0].review.right);
        QCOMPARE(trainee.window.training().done[0].review.grade, practice::Grade::easy);
        trainee.key(Qt::Key_Return);  // the next of the same skill
        QCOMPARE(trainee.window.at(), At::Drill);
    }

    void eachSkillByTouch_data() { skillRows(); }
    void eachSkillByTouch() {
        QFETCH(QString, skill);
        Trainee trainee(ui::Theme::Light);
        trainee.window.start(*practice::skillNamed(skill.toStdString()), 1, 6);
        const practice::Question& q = *trainee.window.question();
        const practice::Answer right = practice::answerTo(q);
        tapAnswer(trainee, q, right);
        const practice::Answer given = trainee.window.drill()->answers()->answer();
        QVERIFY2(given == right, qPrintable(ui::answerSaid(q, given) + " for " + ui::answerSaid(q, right)));
        tap(trainee.window.drill()->answers()->findChild<ui::Button*>(QStringLiteral("answer")));
        QTRY_COMPARE(trainee.window.at(), At::Explain);
        QVERIFY(trainee.window.training().done.back().review.right);
        tap(trainee.window.explanation()->findChild<ui::Button*>(QStringLiteral("next")));
        QTRY_COMPARE(trainee.window.at(), At::Drill);
    }

    // A seat may be tapped on the table itself.
    void seatsByTheTable() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("show-first"), 1, 3);
        const Seat right = practice::answerTo(*trainee.window.question()).parts[0].seats.first();
        Q_EMIT trainee.window.drill()->table()->seatTapped(number(right));
        trainee.key(Qt::Key_Return);
        QVERIFY(trainee.window.training().done.back().review.right);
    }

    void mistakesStandBesideTheRightAnswer() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pot-limit-raises"), 1, 3);
        trainee.key(Qt::Key_7);
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.at(), At::Explain);
        const practice::Answer right = practice::answerTo(*trainee.window.question());
        QCOMPARE(trainee.window.explanation()->verdict(),
                 ui::sentence("practice.you-said", {"7", ui::answerSaid(*trainee.window.question(), right)}));
        QCOMPARE(trainee.window.training().done.back().review.grade, practice::Grade::again);
        trainee.key(Qt::Key_T);  // back to the table, to look
        QCOMPARE(trainee.window.at(), At::Drill);
        trainee.key(Qt::Key_Escape);
        QCOMPARE(trainee.window.at(), At::Explain);
        trainee.key(Qt::Key_S);
        QCOMPARE(trainee.window.question()->skill->id, std::string_view("pot-limit-raises"));
        trainee.key(Qt::Key_Question);  // does not know
        QCOMPARE(trainee.window.training().done.size(), std::size_t{2});
        QVERIFY(!trainee.window.training().done.back().review.right);
    }

    void nothingThatAnswersIsOnTheTable() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("read-holdem"), 1, 3);
        const ui::TableView& view = *trainee.window.drill()->table();
        for (const Seat seat : trainee.window.question()->among) {
            QVERIFY(!view.inFrontOf(number(seat))->what().cards.isEmpty());
            QVERIFY(!view.seat(number(seat))->accessibleName().contains("pair"));
        }
        trainee.window.start(*practice::skillNamed("chips-call"), 1, 3);
        for (const Seat seat : trainee.window.question()->table.hand.dealt) {
            QVERIFY(!view.seat(number(seat))->accessibleName().contains("owes"));
        }
    }

    void hintsAreStepsAndCostTheEasyGrade() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-two"), 1, 3);
        const practice::Question& q = *trainee.window.question();
        trainee.key(Qt::Key_H);
        typeAnswer(trainee, q, practice::answerTo(q));
        trainee.key(Qt::Key_Return);
        QVERIFY(trainee.window.training().done.back().review.right);
        QCOMPARE(trainee.window.training().done.back().review.grade, practice::Grade::good);
    }

    void hintsStayStepByStep() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-three"), 1, 3);
        const practice::Explanation why = practice::explained(*trainee.window.question());
        QVERIFY(why.steps.size() >= 3);
        for (int i = 0; i < 3; ++i) trainee.key(Qt::Key_H);
        const QStringList hints = trainee.window.drill()->hints();
        QCOMPARE(hints.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const practice::Step& step = why.steps[static_cast<std::size_t>(i)];
            QVERIFY2(hints[i].startsWith(ui::told(step.what)), qPrintable(hints[i]));
            QVERIFY2(hints[i].contains(ui::told(step.how)), qPrintable(hints[i]));
            if (step.sum)
                QVERIFY2(hints[i].endsWith(QStringLiteral("→ ") + ui::amount(*step.sum)), qPrintable(hints[i]));
        }
    }

    // Escape pauses: nothing is lost, no time runs, and the start button goes on where it was.
    void aPausedQuestionWaits() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-two"), 1, 3);
        trainee.key(Qt::Key_7);
        trainee.wait(2000);
        trainee.key(Qt::Key_Escape);
        QCOMPARE(trainee.window.at(), At::Today);
        auto* start = trainee.window.today()->findChild<ui::Button*>(QStringLiteral("start"));
        QCOMPARE(start->accessibleName(), ui::nameOf("practice.go-on"));
        trainee.wait(600'000);
        trainee.window.go(At::Skills);  // to look at something else is no end either
        trainee.window.go(At::Today);
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.at(), At::Drill);
        QCOMPARE(trainee.window.question()->seed, std::uint64_t{3});
        QCOMPARE(trainee.window.drill()->answers()->answer().parts.at(0).amount, 7_c);
        trainee.key(Qt::Key_Backspace);
        typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
        trainee.key(Qt::Key_Return);
        QVERIFY(trainee.window.training().done.back().review.right);
        QVERIFY(trainee.window.training().done.back().review.ms < 10'000);
        // Choosing something else from the plan begins it.
        trainee.key(Qt::Key_Return);
        trainee.key(Qt::Key_Escape);
        trainee.key(Qt::Key_Down);
        QCOMPARE(start->accessibleName(), ui::nameOf("practice.start"));
    }

    void aGradeTakenBackAsksTheSameAgain() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-two"), 1, 3);
        trainee.key(Qt::Key_Question);
        QCOMPARE(trainee.window.at(), At::Explain);
        trainee.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(trainee.window.at(), At::Drill);
        QCOMPARE(trainee.window.question()->seed, std::uint64_t{3});
        QVERIFY(trainee.window.training().done.empty());
        typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
        trainee.key(Qt::Key_Return);
        trainee.key(Qt::Key_Return);  // and the session goes on
        QCOMPARE(trainee.window.at(), At::Drill);
        QVERIFY(trainee.window.question()->seed != 3);
    }

    void linesOfManyPotsKeepTheirSize() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-four"), 1, 3);
        for (int i = 0; i < 7; ++i) trainee.key(Qt::Key_Plus);
        const ui::AnswerPanel& panel = *trainee.window.drill()->answers();
        int shown = 0;
        for (const ui::Button* field : panel.findChildren<ui::Button*>(QStringLiteral("field"))) {
            if (!field->isVisible()) continue;
            ++shown;
            QVERIFY2(field->height() >= 30, qPrintable(QString::number(field->height())));
        }
        QVERIFY(shown >= 3 && shown < 9);
        QVERIFY(panel.findChild<ui::Button*>(QStringLiteral("row-before"))->isVisible());
        trainee.key(Qt::Key_5);  // the line that was added last is in view, and takes the amount
        QCOMPARE(panel.answer().parts.back().amount, 5_c);
    }

    void theListOfSkillsFillsItsPlaceAtOnce() {
        Trainee trainee;
        trainee.window.go(At::Skills);
        const auto* row = trainee.window.skills()->findChild<ui::ListRow*>();
        QVERIFY2(row->width() > trainee.window.width() / 4, qPrintable(QString::number(row->width())));
    }

    void aPaperIsChosenByItsNumber() {
        Trainee trainee;
        trainee.window.go(At::Exam);
        trainee.key(Qt::Key_G);
        auto* question = trainee.window.findChild<QInputDialog*>();
        QVERIFY(question);
        question->setIntValue(4711);
        question->accept();
        QCOMPARE(trainee.window.exam()->seed(), std::uint64_t{4711});
        trainee.key(Qt::Key_1);
        QCOMPARE(trainee.window.at(), At::Drill);
        const practice::Paper paper = practice::tableTest(4711, trainee.window.question()->rules);
        QCOMPARE(trainee.window.question()->seed, practice::questionOf(paper, 0).seed);
    }

    void aGradeIsTakenBackWithoutTrace() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-two"), 1, 3);
        typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
        trainee.key(Qt::Key_Return);
        const practice::Memory before = trainee.window.training().memories.at("pots-two");
        trainee.key(Qt::Key_Return);
        trainee.key(Qt::Key_Question);
        QVERIFY(!(trainee.window.training().memories.at("pots-two") == before));
        trainee.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(trainee.window.training().memories.at("pots-two"), before);
        QCOMPARE(trainee.window.training().done.size(), std::size_t{1});
        QCOMPARE(trainee.practice.store()->kept().size(), std::size_t{4});  // a name, two reviews, one taken back
    }

    void planIsWorkedThrough() {
        Trainee trainee;
        QCOMPARE(trainee.window.at(), At::Today);
        QCOMPARE(trainee.window.today()->plan().size(), std::size_t{3});
        trainee.key(Qt::Key_Down);
        trainee.key(Qt::Key_N);
        QVERIFY(trainee.window.noise());
        trainee.key(Qt::Key_Return);
        int answers = 0;
        while (trainee.window.at() == At::Drill && answers < 20) {
            typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
            trainee.key(Qt::Key_Return);
            QVERIFY(trainee.window.training().done.back().review.right);
            trainee.key(Qt::Key_Return);
            trainee.wait(700'000);
            ++answers;
        }
        QCOMPARE(trainee.window.at(), At::Today);
        QCOMPARE(answers, 6);
        QVERIFY(trainee.window.exported().contains("card_id,review_time"));
    }

    void whatIsKeptComesBack() {
        QTemporaryDir data;
        const PracticeWindow::Clocks clocks{[] { return kMorning; }, [] { return std::int64_t{0}; }};
        practice::Training before;
        {
            Practice practice(data.path(), clocks);
            practice.window().show();
            practice.window().start(*practice::skillNamed("punto-third"), 1, 4);
            Q_EMIT practice.window().drill()->answers()->answered(practice::answerTo(*practice.window().question()));
            before = practice.window().training();
            Practice second(data.path(), clocks);  // a store has one writer
            QVERIFY(second.store() == nullptr);
        }
        Practice again(data.path(), clocks);
        QVERIFY(again.window().training().memories == before.memories);
    }

    void eachTraineeHasABookOfTheirOwn() {
        QTemporaryDir data;
        const PracticeWindow::Clocks clocks{[] { return kMorning; }, [] { return std::int64_t{0}; }};
        {
            Practice practice(data.path(), clocks);
            Q_EMIT practice.window().keep(practice::BookChosen{1, Book::roberts});
            QVERIFY(practice.window().rules() == rulesOf(Book::roberts));
            Q_EMIT practice.window().keep(practice::TraineeNamed{2, "B. Okafor"});
            practice.window().setTrainee(2);
            QVERIFY(practice.window().rules() == HouseRules{});
            Q_EMIT practice.window().keep(practice::BookChosen{2, Book::tda2024});
        }
        Practice again(data.path(), clocks);  // as the one who was here last
        QCOMPARE(again.window().training().name, std::string("B. Okafor"));
        QVERIFY(again.window().rules() == rulesOf(Book::tda2024));
        again.window().setTrainee(1);
        QVERIFY(again.window().rules() == rulesOf(Book::roberts));
    }

    void theDayOfTheExamIsSetAndTakenBack() {
        Trainee trainee;
        const auto press = [&](const char* id) {
            QTimer::singleShot(0, &trainee.window, [&trainee, id] {
                for (QPushButton* button :
                     trainee.window.findChild<QDialog*>("exam-date")->findChildren<QPushButton*>())
                    if (button->text() == ui::nameOf(id)) button->click();
            });
            trainee.window.askExamDate();
        };
        press("practice.set-date");
        const std::int64_t days = (trainee.window.training().examAt - kMorning / 1000) / 86400;
        QCOMPARE(days, std::int64_t{14});
        press("practice.no-exam");
        QCOMPARE(trainee.window.training().examAt, std::int64_t{0});
    }

    // What has been answered is looked at from its tab, and not answered again.
    void anAnswerIsGivenOnce() {
        Trainee trainee;
        trainee.window.start(*practice::skillNamed("pots-two"), 1, 3);
        trainee.key(Qt::Key_Question);
        tap(trainee.window.findChild<ui::Button*>(QStringLiteral("practice.drill")));
        QTRY_COMPARE(trainee.window.at(), At::Drill);
        typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.training().done.size(), std::size_t{1});
    }

    void looksAsThePreferencesSay() {
        PreferencesApart apart;
        {
            QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
            ui::Preferences chosen;
            chosen.theme = ui::Theme::Contrast;
            chosen.deck = ui::Deck::SafeColours;
            chosen.safe = true;
            chosen.write(settings);
        }
        QTemporaryDir data;
        Practice practice(data.path());
        QCOMPARE(practice.window().look().theme, ui::Theme::Contrast);
        QCOMPARE(practice.window().look().deck, ui::Deck::SafeColours);
        QVERIFY(practice.window().look().safe);
        QVERIFY(practice.window().look().least > 20);  // a finger's breadth, unless touch is off
        apart.forget();
        practice.readPreferences();
        QVERIFY(!practice.window().look().safe);
        {
            QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
            ui::Preferences chosen;
            chosen.touch = false;
            chosen.write(settings);
        }
        practice.readPreferences();
        QCOMPARE(practice.window().look().least, 0.0);
    }

    // A palette that is chosen here is the one of the next start, and of the other windows.
    void thePaletteIsRemembered() {
        PreferencesApart apart;
        QTemporaryDir data;
        Practice practice(data.path());
        QCOMPARE(practice.window().look().theme, ui::Theme::Dark);
        Q_EMIT practice.window().themeChosen(ui::Theme::Light);
        practice.readPreferences();
        QCOMPARE(practice.window().look().theme, ui::Theme::Light);
        QTemporaryDir again;
        QCOMPARE(Practice(again.path()).window().look().theme, ui::Theme::Light);
    }

    void papersAreMarkedAndPrinted() {
        Trainee trainee;
        trainee.window.go(At::Exam);
        trainee.key(Qt::Key_1);
        int asked = 0;
        while (trainee.window.at() == At::Drill && asked < 30) {
            trainee.wait(3000);
            typeAnswer(trainee, *trainee.window.question(), practice::answerTo(*trainee.window.question()));
            trainee.key(Qt::Key_Return);
            ++asked;
        }
        QCOMPARE(asked, 14);
        QCOMPARE(trainee.window.at(), At::Exam);
        QVERIFY(trainee.window.exam()->sheet().result.passed);
        QCOMPARE(trainee.window.training().papers.size(), std::size_t{1});
        const QString path = trainee.data.filePath("sheet.pdf");
        {
            QPdfWriter writer(path);
            trainee.window.exam()->print(writer);
        }
        QVERIFY(QFile(path).size() > 5000);
        trainee.key(Qt::Key_T);  // the examiner's list: the first row good, the second poor
        trainee.key(Qt::Key_1);
        trainee.key(Qt::Key_T);
        trainee.key(Qt::Key_3);
        QCOMPARE(trainee.window.exam()->sheet().ticks[0], ui::Tick::Good);
        QCOMPARE(trainee.window.exam()->sheet().ticks[1], ui::Tick::Poor);
        QCOMPARE(trainee.window.exam()->sheet().ticks[2], ui::Tick::None);
        tap(trainee.window.exam()->findChild<ui::ListRow*>(QStringLiteral("tick-3")));
        QTRY_COMPARE(trainee.window.exam()->sheet().ticks[2], ui::Tick::Good);
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.at(), At::Explain);
    }

    // For a class: the questions with their tables, and no answers.
    void papersAreHandedOut_data() {
        QTest::addColumn<bool>("down");
        QTest::newRow("table-test") << false;
        QTest::newRow("down") << true;
    }
    void papersAreHandedOut() {
        QFETCH(bool, down);
        Trainee trainee;
        trainee.window.go(At::Exam);
        const QString path = trainee.data.filePath("paper.pdf");
        {
            QPdfWriter writer(path);
            trainee.window.exam()->print(writer, down);
        }
        QVERIFY(QFile(path).size() > 50'000);
        if (qEnvironmentVariableIsSet("ODDCHIP_PAPERS"))
            QFile::copy(path, qEnvironmentVariable("ODDCHIP_PAPERS") + (down ? "-down.pdf" : "-test.pdf"));
    }

    void aDownFailsByOneWrongPotAndALeftPaperIsNotMarked() {
        Trainee trainee;
        trainee.window.go(At::Exam);
        trainee.key(Qt::Key_2);
        for (int hand = 0; trainee.window.at() == At::Drill && hand < 30; ++hand) {
            const practice::Answer right = practice::answerTo(*trainee.window.question());
            Q_EMIT trainee.window.drill()->answers()->answered(hand == 7 ? practice::Answer{} : right);
        }
        QVERIFY(!trainee.window.exam()->sheet().result.passed);
        QCOMPARE(trainee.window.exam()->sheet().result.marks, 95);
        trainee.key(Qt::Key_N);
        trainee.key(Qt::Key_1);
        QCOMPARE(trainee.window.at(), At::Drill);
        trainee.key(Qt::Key_Escape);
        QCOMPARE(trainee.window.training().papers.size(), std::size_t{1});
    }

    void everyControlHasAName() {
        Trainee trainee;
        for (const At at : {At::Today, At::Skills, At::Exam}) {
            trainee.window.go(at);
            for (const QAbstractButton* button : trainee.window.findChildren<QAbstractButton*>()) {
                const bool named = !button->accessibleName().isEmpty() || !button->text().isEmpty();
                const auto* ours = qobject_cast<const ui::Button*>(button);
                QVERIFY2(!button->isVisible() || named || (ours && !ours->face().label.isEmpty()),
                         qPrintable(button->objectName()));
            }
        }
        QVERIFY(!trainee.window.today()->accuracy()->accessibleDescription().isEmpty());
        QVERIFY(!trainee.window.today()->readiness()->accessibleDescription().isEmpty());
    }

private:
    static void skillRows() {
        QTest::addColumn<QString>("skill");
        for (const practice::Skill& skill : practice::skills()) {
            const QByteArray id(skill.id.data(), static_cast<qsizetype>(skill.id.size()));
            QTest::newRow(id.constData()) << QString::fromLatin1(id);
        }
    }
};

QTEST_MAIN(TestPracticeWindow)
#include "test_practice_window.moc"
