// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// What a floor person is told about a dispute: the ruling, the other books, the decisions that are possible.
#include <QTest>

#include "core/notation/notation.h"
#include "core/rules/dispute.h"

using namespace oddchip;

namespace {

struct Played {
    Log log;
    Table table;
};

Played play(const char* text) {
    Played played;
    for (const Item& item : readFile(text).items) {
        if (const auto* began = std::get_if<HandBegan>(&item.what)) {
            played.log = {played.table, *began, {}};
            begin(played.table, *began);
        } else if (const auto* entry = std::get_if<Entry>(&item.what)) {
            const auto stepped = enter(played.log, played.table, *entry);
            if (!std::holds_alternative<Stepped>(stepped)) qFatal("%s", body(*entry).c_str());
            played.table = std::get<Stepped>(stepped).table;
            played.log.entries.push_back(*entry);
        }
    }
    return played;
}

constexpr const char* kOvercall = "hand no-limit holdem blinds 50 100 button 4 stacks 1:9000 2:9000 3:9000 4:9000\n"
                                  "3 raises to 400; 4 puts 500 50; 1 folds\n";

}  // namespace

class TestDispute : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastActIsDisputed() {
        const Played played = play(kOvercall);
        QCOMPARE(likelyDisputed(played.log), 3);
        const auto dispute = disputed(played.log, 2);
        QVERIFY(dispute && dispute->ruling.counts);
        QCOMPARE(dispute->ruling.counts->verb, Verb::call);
        QVERIFY(!disputed(played.log, 9));
    }

    void otherBooksAreAskedAboutTheSameFacts() {
        const Played played = play(kOvercall);
        int raises = 0;
        for (const OtherBook& other : otherBooks(played.log, 2)) {
            QVERIFY(other.ruling && other.book != Book::house);
            raises += other.differs && other.ruling->counts->verb == Verb::raise ? 1 : 0;
        }
        QCOMPARE(raises, 2);
    }

    void choicesArePossibleAndDistinct() {
        const Played played = play(kOvercall);
        const auto choices = floorChoices(played.log, played.table, 2);
        QVERIFY(choices.size() >= 3);
        QCOMPARE(choices[0].from, FloorChoice::From::house);
        QCOMPARE(choices[0].leads.table.hand.now.in[seatAt(4)], 400_c);
        QCOMPARE(choices[1].from, FloorChoice::From::book);
        QCOMPARE(choices[1].leads.table.hand.now.in[seatAt(4)], 700_c);
        QVERIFY(!choices[1].leads.table.hand.now.live.contains(seatAt(1)));  // what came after still stands
        for (const FloorChoice& choice : choices) QVERIFY(decides(choice.entry));
    }

    void aFaultIsDecidedAsMisdealOrPlayOn() {
        const Played played = play("hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n"
                                   "fault retrieved 3\n");
        QCOMPARE(likelyDisputed(played.log), 1);
        bool misdeal = false, playOn = false;
        for (const FloorChoice& choice : floorChoices(played.log, played.table, 1)) {
            const auto& floor = std::get<FloorRuled>(std::get<Event>(choice.entry.what));
            misdeal |= floor.says == FloorSays::misdeal;
            playOn |= floor.says == FloorSays::playOn;
        }
        QVERIFY(misdeal && playOn);
    }

    void potsCanBeAwardedOnceBettingIsOver() {
        const Played played = play("hand no-limit holdem blinds 1 2 button 2 stacks 1:10 2:10\n"
                                   "2 all-in; 1 calls; deal; deal; deal\naward main 1\n");
        int awards = 0;
        for (const FloorChoice& choice : floorChoices(played.log, played.table, likelyDisputed(played.log))) {
            const auto* event = std::get_if<Event>(&choice.entry.what);
            const auto* floor = event ? std::get_if<FloorRuled>(event) : nullptr;
            awards += floor && floor->says == FloorSays::award ? 1 : 0;
        }
        QCOMPARE(awards, 3);  // to each, and to both
    }

    void aCallIsOpenUntilTheFloorDecides() {
        Played played = play("hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n3 calls\n");
        QVERIFY(!openCall(played.log));
        played = play("hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n3 calls\nfloor called\n"
                      "version dealer \"silent\"\nfloor hold main\n");
        QVERIFY(openCall(played.log));
        QCOMPARE(*openCall(played.log), std::size_t{1});
        QVERIFY(played.table.hand.act.seat == seatAt(3));  // to hold a pot settles nothing
        played = play("hand no-limit holdem blinds 1 2 button 3 stacks 1:100 2:100 3:100\n3 calls\nfloor called\n"
                      "floor 3 fold \"cards went first\"\n");
        QVERIFY(!openCall(played.log));
    }
};

QTEST_APPLESS_MAIN(TestDispute)
#include "test_dispute.moc"
