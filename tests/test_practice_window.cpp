// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The practice window as a new trainee meets it: every skill by keys and by fingers, mistakes, hints, papers.
#include <QFile>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/practice.h"
#include "ui/words.h"

using namespace oddchip;
using app::Practice;
using ui::PracticeWindow;
using At = ui::PracticeWindow::At;

namespace {

constexpr std::int64_t kMorning = 1'796'029'200'000;

// A window on a store of its own, at a time that the test moves.
struct Trainee {
    QTemporaryDir data;
    std::int64_t now = kMorning, ticks = 0;
    Practice practice{data.path(), PracticeWindow::Clocks{[this] { return now; }, [this] { return ticks; }}};
    PracticeWindow& window = practice.window();

    explicit Trainee(ui::Theme theme = ui::Theme::Dark) {
        window.setTheme(theme);
        window.resize(1280, 800);
        window.show();
    }
    void key(int code, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&window, static_cast<Qt::Key>(code), with);
    }
    void wait(std::int64_t ms) { now += ms, ticks += ms; }
};

std::vector<std::string> texts(Chips amount) {
    std::vector<std::string> digits;
    for (const char digit : text(amount)) digits.emplace_back(1, digit);
    return digits;
}

void typeAmount(Trainee& trainee, Chips amount) {
    for (const std::string& digit : texts(amount))
        trainee.key(digit == "." ? Qt::Key_Period : Qt::Key_0 + (digit[0] - '0'));
}

void typeSeats(Trainee& trainee, SeatSet seats) {
    for (const Seat seat : seats) trainee.key(Qt::Key_0 + number(seat) % 10, Qt::ShiftModifier);
}

// The keys that a trainee presses for an answer; a row that is to stay empty is passed by Tab.
void typeAnswer(Trainee& trainee, const practice::Question& q, const practice::Answer& answer) {
    const practice::Kind kind = q.skill->kind;
    if (kind == practice::Kind::choice) return trainee.key(Qt::Key_1 + answer.choice);
    if (kind == practice::Kind::shares) {
        for (const Seat seat : q.among) {
            for (const practice::Part& part : answer.parts) {
                if (part.seats.contains(seat)) typeAmount(trainee, part.amount);
            }
            trainee.key(Qt::Key_Tab);
        }
        return;
    }
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        const practice::Part& part = answer.parts[i];
        if (i > 0) trainee.key(kind == practice::Kind::pots ? Qt::Key_Plus : Qt::Key_Tab);
        if (kind == practice::Kind::count) {
            typeAmount(trainee, Chips{part.amount.count * 100});
        } else if (kind == practice::Kind::amount || kind == practice::Kind::pots || kind == practice::Kind::posts) {
            typeAmount(trainee, part.amount);
        }
        typeSeats(trainee, part.seats);
    }
    if (kind == practice::Kind::pots && answer.back.amount.count > 0) {
        trainee.key(Qt::Key_Tab);
        typeAmount(trainee, answer.back.amount);
        typeSeats(trainee, answer.back.seats);
    }
}

QPointingDevice* finger() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

void tap(QWidget* on) {
    QWidget* const window = on->window();
    const QPoint middle = on->mapTo(window, on->rect().center());
    QTest::touchEvent(window, finger()).press(0, middle, window);
    QTest::touchEvent(window, finger()).release(0, middle, window);
}

// The buttons of an answer that are called so, from the top down.
QList<ui::Button*> buttons(const ui::AnswerPanel& panel, const QString& name) {
    QList<ui::Button*> all = panel.findChildren<ui::Button*>(name);
    std::sort(all.begin(), all.end(), [](const ui::Button* a, const ui::Button* b) { return a->y() < b->y(); });
    return all;
}

void tapAmount(const ui::AnswerPanel& panel, Chips amount) {
    for (const std::string& digit : texts(amount)) {
        for (ui::Button* key : panel.findChild<ui::Keypad*>()->findChildren<ui::Button*>()) {
            if (key->face().label == QString::fromStdString(digit)) tap(key);
        }
    }
}

// 'row': which of the rows that have this seat.
void tapSeats(const ui::AnswerPanel& panel, SeatSet seats, int row) {
    for (const Seat seat : seats) tap(buttons(panel, QStringLiteral("seat-%1").arg(number(seat))).at(row));
}

QList<ui::Button*> fields(const ui::AnswerPanel& panel) {
    QList<ui::Button*> all;
    for (ui::Button* button : panel.findChildren<ui::Button*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (button->objectName() == QLatin1String("field")) all.append(button);
    }
    std::sort(all.begin(), all.end(), [](const ui::Button* a, const ui::Button* b) { return a->y() < b->y(); });
    return all;
}

void tapAnswer(Trainee& trainee, const practice::Question& q, const practice::Answer& answer) {
    const ui::AnswerPanel& panel = *trainee.window.drill()->answers();
    const practice::Kind kind = q.skill->kind;
    if (kind == practice::Kind::choice)
        return tap(panel.findChild<ui::Button*>(QStringLiteral("choice-%1").arg(answer.choice + 1)));
    if (kind == practice::Kind::shares) {
        int row = 0;
        for (const Seat seat : q.among) {
            for (const practice::Part& part : answer.parts) {
                if (!part.seats.contains(seat)) continue;
                tap(fields(panel).at(row));
                tapAmount(panel, part.amount);
            }
            ++row;
        }
        return;
    }
    for (int i = 0; i < static_cast<int>(answer.parts.size()); ++i) {
        const practice::Part& part = answer.parts[static_cast<std::size_t>(i)];
        if (i > 0 && kind == practice::Kind::pots) tap(panel.findChild<ui::Button*>(QStringLiteral("add-pot")));
        const bool amount = kind == practice::Kind::amount || kind == practice::Kind::pots ||
                            kind == practice::Kind::posts || kind == practice::Kind::count;
        if (amount) {
            tap(fields(panel).at(i));
            tapAmount(panel, kind == practice::Kind::count ? Chips{part.amount.count * 100} : part.amount);
        }
        tapSeats(panel, part.seats, i);
    }
    if (kind == practice::Kind::pots && answer.back.amount.count > 0) {
        tap(fields(panel).last());
        tapAmount(panel, answer.back.amount);
        tapSeats(panel, answer.back.seats, static_cast<int>(answer.parts.size()));
    }
}

}  // namespace

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
        trainee.key(Qt::Key_Return);
        QCOMPARE(trainee.window.at(), At::Explain);
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
