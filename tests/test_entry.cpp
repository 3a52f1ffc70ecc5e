// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The parts that inputs are put together with.
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "core/notation/notation.h"
#include "ui/entry/actionbar.h"
#include "ui/entry/entryline.h"
#include "ui/entry/keypad.h"
#include "ui/entry/lastinput.h"
#include "ui/entry/preview.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// Three seats with 100 each at 1/2; the button, seat 3, is to act.
Table threeSeats() {
    TableOpened what;
    what.seats = 3;
    what.stakes.small = 1_c;
    what.stakes.big = 2_c;
    Table table = opened(HouseRules{}, what);
    for (int i = 1; i <= 3; ++i) commit(table, Sat{seatAt(i), 0, 100_c}, Ruling{});
    commit(table, ButtonAt{seatAt(3)}, Ruling{});
    begin(table, std::get<HandBegan>(next(table)));
    return table;
}

Entry at(std::int64_t time, std::variant<Event, Undo, Amend, FloorOn> what) {
    return {std::move(what), time, {}, {}, {}};
}

}  // namespace

class TestEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amountsAreTyped() {
        TypedAmount amount;
        QVERIFY(amount.empty());
        QVERIFY(amount.type(QStringLiteral("2")) && amount.type(QStringLiteral("00")));
        QCOMPARE(amount.chips(), 200_c);
        QVERIFY(amount.type(QStringLiteral(".")) && amount.type(QStringLiteral("5")));
        QCOMPARE(amount.chips(), Chips{20050});
        QVERIFY(!amount.type(QStringLiteral(".")));
        QVERIFY(amount.type(QStringLiteral("5")) && !amount.type(QStringLiteral("5")));
        QVERIFY(amount.erase());
        QCOMPARE(amount.text(), QStringLiteral("200.5"));
        TypedAmount none;
        QVERIFY(!none.erase() && !none.type(QStringLiteral(".")));
        QVERIFY(none.type(QStringLiteral("00")));
        QCOMPARE(none.text(), QStringLiteral("0"));
    }

    void lettersAreKeysUntilTextBegins() {
        EntryLine line(nullptr);
        QString keys;
        line.setKeys([&](const QKeyEvent& key) {
            if (key.text() == QLatin1String("f")) keys += key.text();
            return key.text() == QLatin1String("f");
        });
        auto* edit = line.findChild<QLineEdit*>();
        QSignalSpy accepted(&line, &EntryLine::accepted);
        QTest::keyClicks(edit, QStringLiteral("fq"));
        QCOMPARE(keys, QStringLiteral("f"));
        QVERIFY(!line.typing());
        QTest::keyClicks(edit, QStringLiteral("4 folds"));
        QCOMPARE(line.line(), QStringLiteral("4 folds"));
        QCOMPARE(keys, QStringLiteral("f"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!line.typing());
        QTest::keyClicks(edit, QStringLiteral(" fault boxed 1"));
        QCOMPARE(line.line(), QStringLiteral("fault boxed 1"));
    }

    void aSeatAndAPointNeedNoEnter() {
        EntryLine line(nullptr);
        QSignalSpy accepted(&line, &EntryLine::accepted);
        QTest::keyClicks(line.findChild<QLineEdit*>(), QStringLiteral("7."));
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(line.line(), QStringLiteral("7 ."));
    }

    void shortFormsAreWrittenOut() {
        const Table table = threeSeats();
        QCOMPARE(expanded(QStringLiteral("7 ."), table), QStringLiteral("folds to 7"));
        QCOMPARE(expanded(QStringLiteral("AhKd2c"), table), QStringLiteral("board AhKd2c"));
        QCOMPARE(expanded(QStringLiteral("2 AhKd"), table), QStringLiteral("2 dealt AhKd"));
        QCOMPARE(expanded(QStringLiteral("3 raises to 6"), table), QStringLiteral("3 raises to 6"));
    }

    void previewsRuleButRecordNothing() {
        const Table table = threeSeats();
        const Log log{Table{}, {}, {}};
        const Fold fold = [&](const std::vector<Entry>& joined) -> std::variant<Stepped, Refusal> {
            const Event event = std::get<Event>(joined.front().what);
            const Verdict verdict = rule(table, event);
            if (const auto* refusal = std::get_if<Refusal>(&verdict)) return *refusal;
            Table after = table;
            commit(after, event, std::get<Ruling>(verdict));
            return Stepped{after, std::get<Ruling>(verdict)};
        };
        const Preview raise = preview(QStringLiteral("3 raises to 6"), table, fold);
        QVERIFY(!raise.trouble && raise.after);
        QVERIFY2(raise.text.startsWith(QStringLiteral("raise to 6, by 4. Next: seat 1 owes 5.")),
                 qPrintable(raise.text));
        QVERIFY(preview(QStringLiteral("9 folds"), table, fold).trouble);
        QVERIFY(preview(QStringLiteral("3 sings"), table, fold).trouble);
        QVERIFY(preview(QString(), table, fold).items.empty());
    }

    void facesSayWhyNot() {
        Table table = threeSeats();
        ui::Moment moment{table};
        moment.actor = seatAt(3);
        Faces all = faces(moment);
        QCOMPARE(all[int(Do::Call)].label, QStringLiteral("Call 2"));
        QCOMPARE(all[int(Do::Call)].second, QStringLiteral("pot 5"));
        QCOMPARE(all[int(Do::Raise)].second, QStringLiteral("4 – 100"));
        QCOMPARE(all[int(Do::AllIn)].second, QStringLiteral("100 recorded"));
        QCOMPARE(all[int(Do::Deal)].standing, Standing::NotNow);
        QCOMPARE(all[int(Do::Deal)].second, QStringLiteral("betting open"));
        moment.open = Do::Raise;
        moment.typed = 8_c;
        moment.typedEnough = true;
        all = faces(moment);
        QCOMPARE(all[int(Do::Raise)].label, QStringLiteral("Raise 8"));
        QCOMPARE(all[int(Do::Raise)].standing, Standing::Again);
        const Table none = opened(HouseRules{}, TableOpened{});
        QCOMPARE(faces(ui::Moment{none})[int(Do::Fold)].second, QStringLiteral("no hand yet"));
    }

    void onlyOneButtonWaits() {
        Table table = threeSeats();
        for (int i : {3, 1})
            commit(table, Acted{seatAt(i), Verb::fold, {}},
                   std::get<Ruling>(rule(table, Acted{seatAt(i), Verb::fold, {}})));
        int waiting = 0;
        for (const Face& face : faces(ui::Moment{table})) waiting += face.standing == Standing::Waits;
        QCOMPARE(waiting, 1);
    }

    void whatWasEnteredTogetherIsTakenBackTogether() {
        Log log;
        const Event fold = Acted{seatAt(3), Verb::fold, {}}, rests = Rested{seatAt(1)};
        log.entries = {at(1, fold), at(2, fold), at(2, rests)};
        QCOMPARE(lastInput(log).events, 2);
        QCOMPARE(lastInput(log).text, QStringLiteral("1 rests"));
        log.entries.push_back(at(3, Undo{}));
        QCOMPARE(lastInput(log).events, 1);
        log.entries.push_back(at(4, Undo{}));
        QCOMPARE(lastInput(log).text, QStringLiteral("3 folds"));
        QCOMPARE(standing(log), std::vector<int>{1});
        log.entries.push_back(at(5, Undo{1}));
        QCOMPARE(lastInput(log).events, 0);
    }

    void everyLetterHasOneButton() {
        QSet<QChar> letters;
        for (int i = 0; i < kButtons; ++i) {
            const Do which{static_cast<std::uint8_t>(i)};
            letters += ActionBar::letter(which);
            QCOMPARE(ActionBar::ofKey(ActionBar::letter(which).unicode()), std::optional(which));
        }
        QCOMPARE(letters.size(), kButtons);
        QVERIFY(!ActionBar::ofKey(Qt::Key_Q));
    }
};

QTEST_MAIN(TestEntry)
#include "test_entry.moc"
