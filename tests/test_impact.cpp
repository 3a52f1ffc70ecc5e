// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The same facts under other rules: side by side, in a tree of lines, and over all recorded hands.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>

#include "core/archive/compare.h"
#include "core/archive/impact.h"
#include "core/archive/reach.h"
#include "core/archive/whatif.h"
#include "tests/plausible.h"

using namespace oddchip;

namespace {

// Seat 4 all-in 40, seat 6 puts 25, 25, 10 in silence: a call in the house, a raise to 80 under WSOP and TDA.
Log silentChips() {
    const char* const lines[] = {
        "hand no-limit holdem blinds 5 10 button 9 stacks 1:1000 2:650 4:70 6:850 chips 5 25 100",
        "4 raises to 30",
        "6 calls",
        "1 folds",
        "2 calls",
        "board AhKd2c",
        "2 checks",
        "4 all-in 40",
        "6 puts 25x2 10",
        "2 calls",
        "board 9s",
        "2 checks",
        "6 checks",
        "board 4d",
        "2 checks",
        "6 checks",
        "award side1 6",
        "award main 4"};
    Log log;
    Table table;
    for (const char* text : lines) {
        Reading reading;
        const auto read = readLine(text, reading);
        if (std::holds_alternative<ReadError>(read)) qFatal("%s", text);
        const Line& line = std::get<std::vector<Item>>(read).front().what;
        if (const auto* began = std::get_if<HandBegan>(&line)) {
            log = {table, *began, {}};
            begin(table, *began);
            continue;
        }
        const auto stepped = enter(log, table, std::get<Entry>(line));
        if (std::holds_alternative<Refusal>(stepped)) continue;  // side1 is there under some books alone
        table = std::get<Stepped>(stepped).table;
        log.entries.push_back(std::get<Entry>(line));
    }
    return log;
}

// What stands after so many random events; nothing is undone.
HandFacts factsAfter(const HandBegan& began, const std::function<Event(const Hand&)>& next, int events) {
    Log log{{}, began, {}};
    Table table;
    begin(table, began);
    for (int i = 0; i < events && !table.hand.over; ++i) {
        const Entry entry{next(table.hand), 0, {}, {}, {}};
        const auto stepped = enter(log, table, entry);
        if (std::holds_alternative<Refusal>(stepped)) continue;
        table = std::get<Stepped>(stepped).table;
        log.entries.push_back(entry);
    }
    return *factsOf(log);
}

HandFacts randomFacts(play::Dice& dice) {
    const HandBegan began = play::anyHand(dice);
    const bool chips = dice.chance(50);
    const auto next = [&](const Hand& hand) -> Event {
        const Seat turn = hand.now.turn;
        if (!chips || turn == kNoSeat || dice.chance(50)) return play::anyEvent(dice, hand);
        const Seat seat = dice.chance(12) ? dice.seatOf(hand.dealt) : turn;
        if (dice.chance(50)) return PutIn{play::anyChips(dice, play::anyAmount(dice, hand, seat)), seat};
        return dice.chance(30) ? Event{Rested{seat}} : Event{Said{seat, Verb::raise, {}}};
    };
    return factsAfter(began, next, 30);
}

HandFacts plausibleFacts(play::Dice& dice) {
    play::Plausible plausible(static_cast<std::uint64_t>(dice.upTo(1'000'000)));
    const play::PlausibleHand hand = plausible.hand();
    Log log{{}, hand.began, {}};
    for (const play::PlausibleLine& line : hand.lines) log.entries.push_back(line.entry);
    log.hand->rules = play::anyRules(dice);
    return *factsOf(log);
}

std::string linesOf(const HandFacts& facts) {
    std::string text = write(RulesLine{facts.began.rules, Book::house, true}) + '\n' + write(facts.began) + '\n';
    for (const Live& live : facts.events) text += write(live.event) + '\n';
    return text;
}

RulesChosen option(const char* key, int value) { return {std::nullopt, {{optionNamed(key), value}}}; }

Event eventOf(const char* text) { return std::get<Event>(readEvent(text)); }

}  // namespace

class TestImpact : public QObject {
    Q_OBJECT

private slots:
    void booksStandSideBySide() {
        const RulesChosen chosen[] = {{}, {Book::roberts, {}}, {Book::wsopLive2024, {}}, {Book::tda2024, {}}};
        const auto compared = compare(silentChips(), chosen);
        QVERIFY(compared);
        QCOMPARE(compared->columns.size(), 4u);
        QCOMPARE(compared->first, 7);
        QCOMPARE(compared->numbers[7], 8);
        const auto counts = [&](std::size_t column) { return compared->columns[column].said[7].counts; };
        QCOMPARE(counts(0)->verb, Verb::call);
        QCOMPARE(counts(0)->to, 40_c);
        QCOMPARE(compared->columns[0].said[7].change, 20_c);
        QCOMPARE(counts(1)->verb, Verb::call);
        QCOMPARE(counts(2)->verb, Verb::raise);
        QCOMPARE(counts(2)->to, 80_c);
        QCOMPARE(counts(3)->to, 80_c);
        QCOMPARE(compared->because.size(), 1u);
        QCOMPARE(compared->because[0]->key, std::string_view("big-bet.overcall"));
        for (std::size_t at = 0; at < 7; ++at) QVERIFY(!compared->differs[2][at]);
        QVERIFY(compared->differs[2][7] && !compared->differs[1][7]);
        QCOMPARE(*compared->columns[0].net[seatAt(4)], 145_c);
    }

    void aBookStopsWhereAFactCannotBe() {
        Log log = silentChips();
        log.entries.resize(7);
        for (const char* text : {"6 puts 25x2 10", "2 folds", "board 9s", "board 4d", "award main 4"})
            log.entries.push_back(Entry{eventOf(text), 0, {}, {}, {}});
        const RulesChosen chosen[] = {{}, {Book::wsopLive2024, {}}};
        const auto compared = compare(log, chosen);
        QVERIFY(compared);
        const Verdicts& other = compared->columns[1];
        if (other.stops > 0) {
            QVERIFY(!other.net[seatAt(4)]);
            QVERIFY(other.said.size() < compared->events.size());
        } else {
            QVERIFY(other.net[seatAt(4)]);
        }
        QVERIFY(compared->first == 7);
    }

    void oneOptionAloneAndNoDifference() {
        const RulesChosen alone[] = {{}, option("big-bet.overcall", 1)};
        QCOMPARE(compare(silentChips(), alone)->first, 7);
        const RulesChosen equal[] = {{}, option("short-buy.count", 0)};
        QCOMPARE(compare(silentChips(), equal)->first, -1);
        QVERIFY(compare(silentChips(), equal)->because.empty());
        QVERIFY(!compare(Log{}, equal));
    }

    void linesAreTriedAndKept() {
        const HandFacts facts = *factsOf(silentChips());
        WhatIf tree(facts);
        const int branch = tree.recordAt(7);
        const auto said = tree.add(branch, eventOf("6 says raise"));
        QVERIFY(std::holds_alternative<int>(said));
        const int raise = std::get<int>(said);
        const int put = std::get<int>(tree.add(raise, eventOf("6 puts 25x2 10")));
        const int folds = std::get<int>(tree.add(put, eventOf("2 folds")));
        const int other = std::get<int>(tree.add(branch, eventOf("6 puts 100")));
        QCOMPARE(std::get<int>(tree.add(branch, eventOf("6 puts 100"))), other);  // the line is there already
        QCOMPARE(std::get<Hand>(tree.hand(put)).now.in[seatAt(6)], 80_c);
        const auto refused = tree.add(folds, eventOf("2 calls"));
        QVERIFY(std::holds_alternative<Refusal>(refused));
        tree.note(raise, "said before the chips");

        const WhatIf before = tree;
        QVERIFY(!tree.promote(raise));  // only the record's is before it
        QVERIFY(tree.promote(other));
        QCOMPARE(tree.at(branch).next[1], other);
        QVERIFY(!tree.promote(tree.recordAt(8)));
        QVERIFY(!tree.remove(tree.recordAt(8)));
        QVERIFY(tree.remove(other));
        QVERIFY(!(tree == before));
        QCOMPARE(tree.nodes().size(), before.nodes().size() - 1);
        QVERIFY(tree.json().find("said before the chips") != std::string::npos);
        QVERIFY(tree.json().find("\"counts\":\"raise to 80") != std::string::npos);
        tree = before;  // a value: undo is the old one
        QVERIFY(tree.remove(raise));
        QCOMPARE(tree.at(branch).next.size(), 2u);
        for (std::size_t i = 1; i < tree.nodes().size(); ++i)
            QVERIFY(std::ranges::count(tree.at(tree.nodes()[i].parent).next, static_cast<int>(i)) == 1);
    }

    // What is exported folds to the same hand.
    void anExportedLineReadsBack() {
        WhatIf tree(*factsOf(silentChips()));
        const int raise = std::get<int>(tree.add(tree.recordAt(7), eventOf("6 says raise")));
        const int put = std::get<int>(tree.add(raise, eventOf("6 puts 25x2 10")));
        const FileRead read = readFile(tree.log(put));
        QVERIFY(read.errors.empty());
        Log log;
        for (const Item& item : read.items) {
            if (const auto* began = std::get_if<HandBegan>(&item.what)) log.hand = *began;
            if (const auto* entry = std::get_if<Entry>(&item.what)) log.entries.push_back(*entry);
        }
        const auto folded = fold(log);
        QVERIFY(std::holds_alternative<Table>(folded));
        QCOMPARE(std::get<Table>(folded).hand.now.in[seatAt(6)], 80_c);
    }

    // A hand that an option is said not to reach ends the same under every choice of it, and under whole books. Random
    // hands with words, chips, faults and people out of turn; ODDCHIP_REACH_HANDS asks for more of them.
    void whatDoesNotReachAHandDoesNotMoveIt() {
        const int count = std::max(300, qEnvironmentVariableIntValue("ODDCHIP_REACH_HANDS"));
        play::Dice dice(17);
        int passed = 0, moved = 0;
        for (int at = 0; at < count; ++at) {
            const HandFacts facts = at % 3 == 0 ? plausibleFacts(dice) : randomFacts(dice);
            Shared shared;
            const std::vector<std::uint8_t> bytes = pack(facts, shared);
            const Reach has = glance(bytes)->reach;
            QCOMPARE(has, reachOf(facts));
            std::vector<RulesChosen> all;
            for (const Book book : kBooks) all.push_back({book, {}});
            for (const Option& one : options()) {
                for (int value = one.least; value <= std::min(one.most, one.least + 4); ++value)
                    all.push_back({std::nullopt, {{&one, value}}});
            }
            for (const RulesChosen& chosen : all) {
                const HouseRules changed = chosen.over(facts.began.rules);
                if ((reachOf(facts.began.rules, changed) & has) != 0) {
                    moved += movedBy(bytes, shared, chosen) ? 1 : 0;
                    continue;
                }
                if (changed == facts.began.rules) continue;
                ++passed;
                if (const auto found = movedBy(facts, chosen))
                    QFAIL(qPrintable(QString::fromStdString(
                        (chosen.book ? std::string("a book") : std::string(chosen.settings.front().first->key)) +
                        " = " + (chosen.book ? "" : std::to_string(chosen.settings.front().second)) + " moves\n" +
                        linesOf(facts))));
                QVERIFY(!movedBy(bytes, shared, chosen));
            }
        }
        QVERIFY(passed > count * 20);
        QVERIFY(moved > count / 10);
    }

    // The packed rows and the journal's own lines say the same; threads, portions and stops change nothing.
    void impactIsWhatTheTextSays() {
        QTemporaryDir folder;
        const std::string path = (folder.path() + "/room.oddchip").toStdString();
        constexpr std::int64_t count = 1'500;
        play::writePlausible(path, count, 11, 5);
        const Journal journal = Journal::openReadOnly(path);
        const std::string file = indexPath(folder.path().toStdString(), journal);
        Index index(file, journal);
        QVERIFY(index.update(journal));
        std::vector<std::int64_t> all(count);
        for (std::int64_t i = 0; i < count; ++i) all[static_cast<std::size_t>(i)] = i + 1;
        for (const RulesChosen& chosen :
             {option("big-bet.overcall", 1), RulesChosen{Book::tda2024, {}}, option("prior-chips", 1)}) {
            Progress progress;
            Impact impact{chosen, {}, 100'000};
            const Impacted packed = impactOf(file, journal, impact, 2, {}, &progress);
            QCOMPARE(packed.hands, count);
            QCOMPARE(progress.done.load(), count);
            QVERIFY(!packed.stopped);
            const Impacted text = impactOfText(index, journal, chosen, all);
            QCOMPARE(packed.different, text.different);
            QCOMPARE(packed.unknown, text.unknown);
            QCOMPARE(packed.moves, text.moves);
            QCOMPARE(packed.bars, text.bars);
            QCOMPARE(packed.rows.size(), text.rows.size());
            for (std::size_t i = 0; i < packed.rows.size(); ++i) {
                QCOMPARE(packed.rows[i].row.key.hand, text.rows[i].row.key.hand);
                QCOMPARE(packed.rows[i].moves, text.rows[i].moves);
                QCOMPARE(packed.rows[i].known, text.rows[i].known);
                QVERIFY(packed.rows[i].would == text.rows[i].would);
            }
        }
        const Impacted some = impactOf(file, journal, {option("big-bet.overcall", 1), {}, 3}, 2);
        QVERIFY(some.different > 3);
        QCOMPARE(some.rows.size(), 3u);
        QVERIFY(some.rows[0].moves >= some.rows[1].moves);
        QVERIFY(some.rows[0].row.first > 0);
        std::stop_source stop;
        stop.request_stop();
        const Impacted none = impactOf(file, journal, {option("big-bet.overcall", 1), {}, 3}, 2, stop.get_token());
        QVERIFY(none.stopped);
        QCOMPARE(none.hands, 0);
        QCOMPARE(impactOf(file, journal, {RulesChosen{}, {}, 10}, 2).different, 0);
    }

    // Two journals together are what each is alone, and every hand says whose it is.
    void impactOfSeveralJournalsIsTheirSum() {
        QTemporaryDir folder;
        const std::string at = folder.path().toStdString();
        const RulesChosen chosen = option("big-bet.overcall", 1);
        std::vector<Journal> journals;
        std::vector<ImpactSource> sources;
        std::vector<Impacted> alone;
        for (const int one : {0, 1}) {
            const std::string path = at + "/" + std::to_string(one) + ".oddchip";
            play::writePlausible(path, 900 + 400 * one, static_cast<std::uint64_t>(21 + one), 2);
            journals.push_back(Journal::openReadOnly(path));
            const std::string file = indexPath(at, journals.back());
            Index(file, journals.back()).update(journals.back());
            alone.push_back(impactOf(file, journals.back(), {chosen, {}, 10'000}, 2));
        }
        for (const Journal& journal : journals) sources.push_back({indexPath(at, journal), &journal});
        Progress progress;
        const Impacted both = impactOf(sources, {chosen, {}, 10'000}, 2, {}, &progress);
        QCOMPARE(both.hands, 2'200);
        QCOMPARE(both.of, 2'200);
        QCOMPARE(progress.done.load(), 2'200);
        QVERIFY(!both.stopped);
        QCOMPARE(both.different, alone[0].different + alone[1].different);
        QCOMPARE(both.moves, alone[0].moves + alone[1].moves);
        for (const int one : {0, 1}) {
            const auto own = std::ranges::count(both.rows, one, [](const Moved& row) { return row.row.key.journal; });
            QCOMPARE(own, std::ssize(alone[static_cast<std::size_t>(one)].rows));
            QVERIFY(own > 0);
        }
        QVERIFY(std::ranges::all_of(both.rows, [](const Moved& row) { return row.row.first > 0; }));
    }
};

QTEST_APPLESS_MAIN(TestImpact)
#include "test_impact.moc"
