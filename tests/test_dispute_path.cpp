// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A dispute from its call to its paper, in the floor's own window beside the table's: somebody who was never told how
// finds it, replays it, compares it under other rulebooks, looks its rule up, decides it and prints it, by keys.
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>

#include "app/people.h"
#include "core/archive/proof.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;
using FloorPlace = ui::floor::Place;

namespace {

constexpr int kPatience = 30'000;  // ms, for workers that read and index

// Two quiet hands; in the third seat 5 puts in the call, and then as much again.
const QString kString = kNineSeats + QStringLiteral("1.ffpn2.ffpn 5 raises to 10\n 6 puts 5x2\n 6 puts 5x2\n");

// Somebody at the keyboard of the floor's window, whose inputs are counted.
class Floorperson {
public:
    explicit Floorperson(Dealer& dealer, const QString& folder) : m_dealer(dealer) {
        m_dealer.window().openFloorWindow();
        m_inputs = 2;  // the menu and its line
        floor().setFolder(folder);
    }
    app::Floor& floor() { return *m_dealer.window().floorWindow(); }
    ui::floor::FloorWindow& window() { return floor().window(); }
    ui::floor::HandsPage& hands() { return *window().hands(); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QWidget* focus = window().focusWidget();
        ++m_inputs;
        QTest::keyClick(focus ? focus : &window(), static_cast<Qt::Key>(key), with);
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            if (letter == QLatin1Char('\n')) {
                key(Qt::Key_Return);
                continue;
            }
            QWidget* focus = window().focusWidget();
            ++m_inputs;
            QTest::keyClick(focus ? focus : &window(), letter.toLatin1());
        }
    }
    int inputs() const { return m_inputs; }

private:
    Dealer& m_dealer;
    int m_inputs = 0;
};

const FloorRuled* decisionIn(const Entry& entry) {
    if (const auto* on = std::get_if<FloorOn>(&entry.what)) return &on->decision;
    const auto* event = std::get_if<Event>(&entry.what);
    return event ? std::get_if<FloorRuled>(event) : nullptr;
}

const Entry& lastEntry(Dealer& dealer) { return dealer.window().log().entries.back(); }

std::int64_t headOf(Dealer& dealer) { return dealer.window().desk()->journal().head().seq; }

}  // namespace

class TestDisputePath : public QObject {
    Q_OBJECT

    PreferencesApart m_apart;
    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        m_apart.forget();
        m_data = std::make_unique<QTemporaryDir>();
    }

    void aStringRaiseFromItsCallToItsPaper() {
        Dealer dealer(folder());
        QVERIFY(dealer.window().people().set({"JO", "J. Ortega", app::Role::floor}, "4711"));
        dealer.keys(kString);
        QElapsedTimer clock;
        clock.start();
        Floorperson person(dealer, folder());
        const auto& told = person.hands().told();
        QStringList spent;
        int before = 0;
        const auto step = [&](const char* what) {
            spent += QStringLiteral("%1 %2").arg(QLatin1String(what)).arg(person.inputs() - before);
            before = person.inputs();
        };
        step("opened");
        // Found: by what happened, as it is typed.
        person.type(QStringLiteral("string"));
        QTRY_VERIFY_WITH_TIMEOUT(told && told->row.number == 3 && told->row.rule == RuleId::stringRaise, kPatience);
        step("found");
        // Replayed: from the beginning to the flag.
        person.key(Qt::Key_Return);
        person.key(Qt::Key_Home);
        QCOMPARE(person.hands().line(), -1);
        person.key(Qt::Key_Right);
        person.key(Qt::Key_F);
        QCOMPARE(told->lines[static_cast<std::size_t>(person.hands().line())].ruling.flags.first(),
                 RuleId::stringRaise);
        step("replayed");
        // Compared under other books, and its rule looked up.
        person.key(Qt::Key_W);
        QCOMPARE(person.window().place(), FloorPlace::WhatIf);
        QTRY_VERIFY_WITH_TIMEOUT(person.window().whatIf()->tried().compared.columns.size() >= 2, kPatience);
        person.key(Qt::Key_Escape);
        step("compared");
        person.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(person.window().rulings()->current(), RuleId::stringRaise);
        person.key(Qt::Key_Escape);
        step("looked up");
        // Decided, at the table's own desk.
        person.key(Qt::Key_D);
        QVERIFY(person.window().call()->isVisible());
        QVERIFY(openCall(dealer.window().log()));
        person.key(Qt::Key_Tab);
        person.type(QStringLiteral("4711\n"));
        QVERIFY(!person.window().call()->isVisible());
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(decisionIn(lastEntry(dealer))->verb, Verb::call);
        QCOMPARE(lastEntry(dealer).approver, std::string("JO"));
        step("decided");
        // Printed: with the decision that the index has by now.
        QTRY_VERIFY_WITH_TIMEOUT(told->row.last == headOf(dealer), kPatience);
        person.key(Qt::Key_R);
        QTRY_COMPARE_WITH_TIMEOUT(person.floor().written().size(), 3, kPatience);
        step("printed");
        QFile json(person.floor().written().back());
        QVERIFY(json.open(QIODevice::ReadOnly));
        QVERIFY(json.readAll().contains("\"approver\":\"JO\""));
        qInfo("%d inputs (%s), %lld ms without a hand's own time", person.inputs(),
              qPrintable(spent.join(QStringLiteral(", "))), static_cast<long long>(clock.elapsed()));
        QVERIFY(person.inputs() <= 30);
        QVERIFY(clock.elapsed() < 60'000);
    }

    // The original stays: what it counted as by the rules is still told, and nothing of the record is changed.
    void whatWasDecidedElsewhereIsTheSame() {
        Dealer dealer(folder());
        dealer.keys(kString);
        Floorperson person(dealer, folder());
        const auto& told = person.hands().told();
        QTRY_VERIFY_WITH_TIMEOUT(told && told->row.number == 3, kPatience);
        person.window().setFocus();
        person.key(Qt::Key_F);
        const std::size_t lines = told->lines.size();
        person.key(Qt::Key_D);
        person.key(Qt::Key_Right);  // another outcome than the program's
        person.key(Qt::Key_Tab);
        person.key(Qt::Key_Tab);
        person.type(QStringLiteral("hv\n"));
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(lastEntry(dealer).approver, std::string("HV"));
        QTRY_VERIFY_WITH_TIMEOUT(told->row.last == headOf(dealer), kPatience);
        QCOMPARE(told->lines.size(), lines + 2);  // the call and the decision; the act stands as it was entered
        for (std::size_t i = 0; i < lines; ++i) QVERIFY(told->lines[i].standing);
        const Journal journal = Journal::openReadOnly(told->journal);
        QCOMPARE(prove(journal, {}).why, std::string("journal-sound"));
    }

    void aPastHandIsNotDecided() {
        Dealer dealer(folder());
        dealer.keys(kString);
        Floorperson person(dealer, folder());
        const auto& told = person.hands().told();
        QTRY_VERIFY_WITH_TIMEOUT(told && told->row.number == 3, kPatience);
        person.window().setFocus();
        person.key(Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(told->row.number, 2, kPatience);
        const std::int64_t head = headOf(dealer);
        person.key(Qt::Key_D);
        QVERIFY(!person.window().call()->isVisible());
        QCOMPARE(person.window().trouble(), sentence("floor.hand-is-past"));
        QCOMPARE(headOf(dealer), head);
    }

    void aJournalThatIsOnlyReadSaysSo() {
        Dealer dealer(folder());
        dealer.keys(kString);
        app::Floor other({folder() + QStringLiteral("/table.oddchip")}, folder());
        other.window().QWidget::show();
        QTRY_VERIFY_WITH_TIMEOUT(other.window().hands()->told(), kPatience);
        other.window().setFocus();
        QTest::keyClick(&other.window(), Qt::Key_D);
        QVERIFY(!other.window().call()->isVisible());
        QCOMPARE(other.window().trouble(), sentence("floor.read-only-here"));
    }

    void anAwardedPotIsMovedByTwoHereToo() {
        Dealer dealer(folder());
        dealer.keys(QStringLiteral(" table 9 no-limit holdem blinds 5 10\n"
                                   "1 sits 1000; 2 sits 1000; 3 sits 1000; 4 sits 1000; 5 sits 1000; button 5\n"
                                   "nr40rcfffdccdccdcc award main 3\n"));
        QVERIFY(dealer.hand().over);
        Floorperson person(dealer, folder());
        QTRY_VERIFY_WITH_TIMEOUT(person.hands().told(), kPatience);
        person.window().setFocus();
        person.key(Qt::Key_D);
        person.type(QStringLiteral("9award main 4\n"));
        person.key(Qt::Key_Tab);
        person.key(Qt::Key_Tab);
        person.type(QStringLiteral("jo\n"));
        QVERIFY(!decisionIn(lastEntry(dealer)));
        person.type(QStringLiteral("ab\n"));
        QVERIFY(decisionIn(lastEntry(dealer)));
        QCOMPARE(lastEntry(dealer).actor, std::string("JO"));
        QCOMPARE(lastEntry(dealer).approver, std::string("AB"));
    }

    void likeCasesAreTold() {
        Dealer dealer(folder());
        dealer.keys(kString + QStringLiteral("l"));
        auto* page = dealer.window().findChild<FloorPage*>();
        QTRY_COMPARE_WITH_TIMEOUT(page->likeCases(), sentence("floor.no-like-cases"), kPatience);
        dealer.key(Qt::Key_Tab);
        dealer.key(Qt::Key_Tab);
        dealer.keys(QStringLiteral("jo\n"));
        dealer.keys(QStringLiteral("3.ffd 5 bets 10\nfpn 6 raises to 10\n 7 puts 5x2\n 7 puts 5x2\nl"));
        QTRY_VERIFY_WITH_TIMEOUT(page->likeCases().contains(QStringLiteral("decided: 1")), kPatience);
        QVERIFY(page->likeCases().contains(QStringLiteral("Hand 3")));
    }

    void theTablesPageReports() {
        Dealer dealer(folder());
        dealer.keys(kString);
        dealer.window().openFloorWindow();
        dealer.window().floorWindow()->setFolder(folder());
        dealer.keys(QStringLiteral("lp"));
        const auto& written = dealer.window().floorWindow()->written();
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 3, kPatience);
        QVERIFY(openCall(dealer.window().log()));  // the call stays open
        QFile json(written.back());
        QVERIFY(json.open(QIODevice::ReadOnly));
        QVERIFY(json.readAll().contains("floor called"));
    }

    void theTableCanBeShownOnePage() {
        Dealer dealer(folder());
        dealer.keys(kString);
        Floorperson person(dealer, folder());
        QTRY_VERIFY_WITH_TIMEOUT(person.hands().told() && person.hands().told()->row.number == 3, kPatience);
        person.window().setFocus();
        person.key(Qt::Key_F);
        person.key(Qt::Key_T);
        const auto* page = person.window().shown();
        QVERIFY(page->isVisible());
        QVERIFY2(page->verdict().contains(QStringLiteral("call 10")), qPrintable(page->verdict()));
        QCOMPARE(page->rule(), sentence(std::string(name(RuleId::stringRaise))));
        person.key(Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        QCOMPARE(person.window().place(), FloorPlace::Hands);
    }

    void theThresholdIsKept() {
        Dealer dealer(folder());
        dealer.keys(kString);
        {
            Floorperson person(dealer, folder());
            person.window().proof()->threshold()->setText(QStringLiteral("2500"));
            Q_EMIT person.window().proof()->threshold()->editingFinished();
        }
        app::Floor again({folder() + QStringLiteral("/table.oddchip")}, folder());
        QCOMPARE(again.window().proof()->threshold()->text(), QStringLiteral("2500"));
    }
};

QTEST_MAIN(TestDisputePath)
#include "test_dispute_path.moc"
