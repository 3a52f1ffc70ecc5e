// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The archive: the index tells what the journal holds, finds it by every way, grows with it, and can be thrown away.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <thread>

#include "core/archive/index.h"
#include "core/archive/scan.h"
#include "core/archive/search.h"
#include "tests/plausible.h"

using namespace oddchip;
namespace fs = std::filesystem;

namespace {

constexpr std::array kEverySeat{1, 2, 3, 4, 5, 6, 7, 8, 9};

struct Fixture {
    explicit Fixture(std::int64_t hands = 600) : path((folder.path() + "/room.oddchip").toStdString()) {
        play::writePlausible(path, hands, 7, 5);
        journal.emplace(Journal::openReadOnly(path));
        index.emplace(indexPath(folder.path().toStdString(), *journal), *journal);
    }
    Found find(const std::string& text, int limit = 50) const {
        Search search;
        search.text = text;
        search.limit = limit;
        return index->search(search);
    }
    // What the journal itself says, hand by hand.
    std::vector<ScannedHand> scanned() const {
        std::vector<ScannedHand> all;
        Scan scan(*journal, Scan::Detail::rows, [&](ScannedHand& hand) { all.push_back(hand); });
        journal->read(1, [&](const Record& record) {
            scan.take(record);
            return true;
        });
        scan.finish();
        return all;
    }

    QTemporaryDir folder;
    std::string path;
    std::optional<Journal> journal;
    std::optional<Index> index;
};

std::vector<std::int64_t> ids(const Found& found) {
    std::vector<std::int64_t> all;
    for (const HandRow& row : found.rows) all.push_back(row.key.hand);
    return all;
}

template <class Fits> std::vector<std::int64_t> those(const std::vector<ScannedHand>& all, const Fits& fits) {
    std::vector<std::int64_t> found;
    for (auto hand = all.rbegin(); hand != all.rend(); ++hand) {
        if (fits(*hand)) found.push_back(hand->row.key.hand);
    }
    return found;
}

bool same(const HandRow& a, const HandRow& b) {
    return a.key == b.key && a.first == b.first && a.last == b.last && a.at == b.at && a.table == b.table &&
           a.number == b.number && a.form == b.form && a.small == b.small && a.big == b.big && a.seats == b.seats &&
           a.pot == b.pot && a.told == b.told && a.event == b.event && a.rule == b.rule && a.marks == b.marks;
}

}  // namespace

class TestArchive : public QObject {
    Q_OBJECT

private slots:
    void everyHandIsFoundByEveryWay() {
        Fixture room;
        QVERIFY(room.index->update(*room.journal));
        const auto all = room.scanned();
        QCOMPARE(std::ssize(all), 600);
        QCOMPARE(room.index->hands(), 600);
        const auto check = [&](const std::string& text, const auto& fits) {
            const auto expected = those(all, fits);
            const auto found = ids(room.find(text, 1000));
            QVERIFY2(found == expected,
                     (text + ": " + std::to_string(found.size()) + " of " + std::to_string(expected.size())).c_str());
            QVERIFY2(!expected.empty(), text.c_str());
        };
        check("", [](const ScannedHand&) { return true; });
        check("table 3", [](const ScannedHand& hand) { return hand.row.table == 3; });
        check("hand 17", [](const ScannedHand& hand) { return hand.row.number == 17; });
        check("Seat 4 table 2",
              [](const ScannedHand& hand) { return hand.row.table == 2 && hand.row.seats.contains(seatAt(4)); });
        check("p12", [](const ScannedHand& hand) {
            return std::ranges::any_of(kEverySeat, [&](int seat) {
                return hand.row.seats.contains(seatAt(seat)) && hand.before.persons[seatAt(seat)] == 12;
            });
        });
        check("pot 300", [](const ScannedHand& hand) { return hand.row.pot >= 300_c; });
        check("pot 100-200", [](const ScannedHand& hand) { return hand.row.pot >= 100_c && hand.row.pot <= 200_c; });
        check("pot <20", [](const ScannedHand& hand) { return hand.row.pot < 20_c; });
        // A pot that few hands have, and the same among others.
        std::map<Chips, int> pots;
        for (const ScannedHand& hand : all) ++pots[hand.row.pot];
        const Chips rare = std::ranges::min_element(pots, {}, [](const auto& one) { return one.second; })->first;
        check("pot " + text(rare) + '-' + text(rare), [&](const ScannedHand& hand) { return hand.row.pot == rare; });
        const Chips most = pots.rbegin()->first;
        check("pot " + text(most), [&](const ScannedHand& hand) { return hand.row.pot == most; });
        check("pot <200 table 2", [](const ScannedHand& hand) { return hand.row.pot < 200_c && hand.row.table == 2; });
        check("rule:oversize-call", [](const ScannedHand& hand) {
            return std::ranges::find(hand.rules, RuleId::oversizeCall) != hand.rules.end();
        });
        // What begins with letters: few words, many, none; in another case, with an accent, of the form played.
        const auto holds = [](const ScannedHand& hand, const char* part) {
            return std::ranges::any_of(hand.words,
                                       [&](const std::string& text) { return text.find(part) != std::string::npos; });
        };
        check("WITHOU wor", [&](const ScannedHand& hand) { return holds(hand, "without words"); });
        check("withóut", [&](const ScannedHand& hand) { return holds(hand, "without words"); });
        check("misr", [&](const ScannedHand& hand) { return holds(hand, "misread"); });
        check("omah", [](const ScannedHand& hand) { return hand.row.form == FormId::omaha; });
        check("pot-l", [](const ScannedHand& hand) { return hand.row.structure == Structure::potLimit; });
        check("rule:oversize", [](const ScannedHand& hand) {
            return std::ranges::any_of(hand.rules, [](RuleId rule) { return name(rule).starts_with("oversize"); });
        });
        QVERIFY(room.find("withoutt").rows.empty());
        check("flagged", [](const ScannedHand& hand) { return (hand.row.marks & kFlagged) != 0; });
        check("decided", [](const ScannedHand& hand) { return (hand.row.marks & kDecided) != 0; });
        check("amended", [](const ScannedHand& hand) { return (hand.row.marks & kAmended) != 0; });
        check("withou wor", [](const ScannedHand& hand) {
            return std::ranges::find(hand.words, "chips without words") != hand.words.end();
        });
        check("oversize", [](const ScannedHand& hand) {
            return std::ranges::find(hand.rules, RuleId::oversizeCall) != hand.rules.end();
        });
        check("omaha pot 50",
              [](const ScannedHand& hand) { return hand.row.form == FormId::omaha && hand.row.pot >= 50_c; });
        QVERIFY(room.find("nosuchword").rows.empty());
        QVERIFY(room.find("\" OR * (").rows.size() <= 50);  // no text breaks the question
    }

    void timesAndDatesAreTheTypists() {
        Fixture room(60);
        QVERIFY(room.index->update(*room.journal));
        const HandRow row = *room.index->row(30);
        Search search;
        search.utcOffset = 2 * 3'600'000;
        const std::int64_t local = (row.at + search.utcOffset) / 60'000 % 1440;
        search.text = std::to_string(local / 60) + ":" + std::to_string(local % 60 / 10) + std::to_string(local % 10);
        const auto found = ids(room.index->search(search));
        QVERIFY(std::ranges::find(found, 30) != found.end());
        search.text = "";
        search.from = row.at;
        search.until = row.at + 1;
        QCOMPARE(ids(room.index->search(search)), std::vector<std::int64_t>{30});
    }

    void fiftyAreShownFirst() {
        Fixture room(120);
        QVERIFY(room.index->update(*room.journal));
        const Found found = room.find("");
        QCOMPARE(found.rows.size(), 50u);
        QVERIFY(found.more);
        QCOMPARE(found.rows[0].key.hand, 120);
        QCOMPARE(found.rows[49].key.hand, 71);
        QVERIFY(!room.find("table 1", 50).more);
    }

    // Bit by bit, or all at once: the same index.
    void theIndexGrowsWithItsJournal() {
        QTemporaryDir folder;
        const std::string path = (folder.path() + "/room.oddchip").toStdString();
        std::vector<Record> records;
        {
            Fixture whole(40);
            records = whole.journal->read(1, 1'000'000);
        }
        Journal journal = Journal::openForWriting(path);
        Index index((folder.path() + "/a.index").toStdString(), journal);
        std::size_t at = 0;
        while (at < records.size()) {
            const std::size_t count = std::min<std::size_t>(records.size() - at, 1 + at % 37);
            journal.append(std::span(records).subspan(at, count));
            at += count;
            QVERIFY(index.update(journal));
        }
        Index once((folder.path() + "/b.index").toStdString(), journal);
        QVERIFY(once.update(journal));
        QCOMPARE(index.hands(), 40);
        for (std::int64_t hand = 1; hand <= 40; ++hand) {
            QVERIFY2(same(*index.row(hand), *once.row(hand)), std::to_string(hand).c_str());
        }
        Search all;
        all.limit = 1000;
        for (const char* text : {"", "flagged", "amended", "words", "p12", "pot 50", "oversize"}) {
            all.text = text;
            QVERIFY2(ids(index.search(all)) == ids(once.search(all)), text);
        }
    }

    // The windows of the table and of the floor, and a command: each brings the index up to date when it likes.
    void severalMayUpdateOneIndex() {
        Fixture room(5'000);
        const std::string path = indexPath(room.folder.path().toStdString(), *room.journal);
        std::array<std::string, 3> troubles;
        std::array<bool, 3> whole{};
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < troubles.size(); ++i) {
                threads.emplace_back([&, i] {
                    try {
                        const Journal journal = Journal::openReadOnly(room.path);
                        Index index(path, journal);
                        if (i == 2) index.clear();
                        whole[i] = index.update(journal);
                    } catch (const std::exception& error) { troubles[i] = error.what(); }
                });
            }
        }
        for (std::size_t i = 0; i < troubles.size(); ++i) {
            QVERIFY2(troubles[i].empty(), troubles[i].c_str());
            QVERIFY(whole[i]);
        }
        Index alone(room.folder.path().toStdString() + "/alone.index", *room.journal);
        QVERIFY(alone.update(*room.journal));
        QCOMPARE(room.index->hands(), 5'000);
        QCOMPARE(alone.hands(), 5'000);
        for (std::int64_t hand = 1; hand <= 5'000; ++hand) QVERIFY(same(*room.index->row(hand), *alone.row(hand)));
        for (const char* text : {"table 3", "pot 300", "rule:oversize-call", "with"})
            QCOMPARE(ids(room.find(text, 5'000)), [&] {
                Search search;
                search.text = text;
                search.limit = 5'000;
                return ids(alone.search(search));
            }());
        // What one has taken in another goes on from.
        Index late(path, *room.journal);
        QVERIFY(late.update(*room.journal) && room.index->update(*room.journal));
        QCOMPARE(room.index->hands(), 5'000);
    }

    void buildingStopsAndGoesOn() {
        Fixture room(2500);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!room.index->update(*room.journal, stop.get_token()));
        QVERIFY(room.index->hands() < 2500);
        Progress progress;
        QVERIFY(room.index->update(*room.journal, {}, &progress));
        QCOMPARE(room.index->hands(), 2500);
        QCOMPARE(progress.done.load(), progress.of.load());
        const auto all = room.scanned();
        for (std::int64_t hand = 1; hand <= 2500; hand += 55)
            QVERIFY(same(*room.index->row(hand), all[static_cast<std::size_t>(hand) - 1].row));
        room.index->clear();
        QCOMPARE(room.index->hands(), 0);
        QVERIFY(room.index->update(*room.journal));
        QCOMPARE(room.index->hands(), 2500);
    }

    void anIndexOfAnotherStoryIsMadeAnew() {
        Fixture room(50);
        QVERIFY(room.index->update(*room.journal));
        const std::string path = indexPath(room.folder.path().toStdString(), *room.journal);
        room.index.reset();
        Fixture other(20);
        fs::copy_file(path, other.path + ".index");
        Index moved(other.path + ".index", *other.journal);
        QCOMPARE(moved.hands(), 0);
        QVERIFY(moved.update(*other.journal));
        QCOMPARE(moved.hands(), 20);
    }

    void aDamagedIndexIsMadeAnew() {
        Fixture room(50);
        const std::string path = indexPath(room.folder.path().toStdString(), *room.journal);
        room.index.reset();
        for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(path + suffix);
        {
            std::FILE* file = std::fopen(path.c_str(), "wb");
            std::fputs("this is no database, and it is longer than a header of one would be, by far and away", file);
            for (int i = 0; i < 200; ++i) std::fputs("0123456789", file);
            std::fclose(file);
        }
        Index index(path, *room.journal);
        QVERIFY(index.update(*room.journal));
        QCOMPARE(index.hands(), 50);
    }

    void aHandIsToldLineByLine() {
        Fixture room(600);
        QVERIFY(room.index->update(*room.journal));
        const Found amended =
            room.find("amended decided", 5).rows.empty() ? room.find("amended", 5) : room.find("amended decided", 5);
        QVERIFY(!amended.rows.empty());
        for (const HandRow& row : amended.rows) {
            const auto told = room.index->tell(*room.journal, row.key.hand);
            QVERIFY(told);
            QVERIFY(same(told->row, row));
            QCOMPARE(static_cast<std::int64_t>(told->lines.size()), row.last - row.first);
            QCOMPARE(told->tables.size(), told->lines.size());
            QVERIFY(std::ranges::any_of(told->lines, [](const LineTold& line) { return !line.standing; }));
            int number = 0;
            for (const LineTold& line : told->lines) {
                QVERIFY(line.folded);
                if (line.number > 0) QCOMPARE(line.number, ++number);
            }
            const auto folded = fold(told->log);
            QVERIFY(std::holds_alternative<Table>(folded));
            for (const Seat seat : row.seats)
                QCOMPARE(stack(std::get<Table>(folded).hand, seat), stack(told->tables.back().hand, seat));
            QCOMPARE(room.index->rowAt(row.first + 1)->key.hand, row.key.hand);
        }
        QVERIFY(!room.index->tell(*room.journal, 601));
    }

    // Each correction stands under what it corrects, whenever it was made, and the tables follow.
    void correctionsStandUnderWhatTheyCorrect() {
        QTemporaryDir folder;
        const std::string path = (folder.path() + "/room.oddchip").toStdString();
        constexpr std::pair<Kind, const char*> lines[] = {
            {Kind::hand, "hand no-limit holdem blinds 5 10 button 9 stacks 1:1000 2:650 4:70 6:850 chips 5 25 100"},
            {Kind::event, "4 raises to 30"},       // record 2, event 1
            {Kind::event, "6 calls"},              //
            {Kind::event, "1 folds"},              //
            {Kind::event, "2 calls"},              //
            {Kind::event, "board AhKd2c"},         //
            {Kind::event, "2 checks"},             //
            {Kind::event, "4 all-in 35"},          // record 8, event 7
            {Kind::event, "6 calls"},              //
            {Kind::amend, "amend 8 4 all-in 40"},  // record 10
            {Kind::event, "2 folds"},              // record 11, event 9
            {Kind::undo, "undo 11"},               //
            {Kind::event, "2 calls"},              // record 13, event 10
            {Kind::amend, "amend 8 4 all-in 30"},  // record 14
            {Kind::floor, "floor #13 call 30"},    // record 15
            {Kind::floor, "floor #13 call 30"}};
        {
            Journal journal = Journal::openForWriting(path);
            for (const auto& [kind, body] : lines) {
                Record record{};
                record.at = 1'000;
                record.kind = kind;
                record.body = body;
                record.digest.bytes[0] = 1;
                journal.append(std::span(&record, 1));
            }
        }
        const Journal journal = Journal::openReadOnly(path);
        Index index(indexPath(folder.path().toStdString(), journal), journal);
        QVERIFY(index.update(journal));
        const auto told = index.tell(journal, 1);
        QVERIFY(told);
        const std::vector<std::int64_t> order{2, 3, 4, 5, 6, 7, 8, 10, 14, 9, 11, 12, 13, 15, 16};
        const std::vector<std::int64_t> struck{8, 10, 11, 15};
        QCOMPARE(told->lines.size(), order.size());
        QCOMPARE(told->tables.size(), order.size());
        const auto in = [&](std::size_t at, int seat) { return told->tables[at].hand.now.in[seatAt(seat)].count; };
        for (std::size_t i = 0; i < order.size(); ++i) {
            const LineTold& line = told->lines[i];
            QVERIFY(line.folded);
            QCOMPARE(line.seq, order[i]);
            QCOMPARE(line.standing, std::ranges::find(struck, line.seq) == struck.end());
            QCOMPARE(line.group, line.seq == 8 || line.seq == 10 || line.seq == 14 ? 1
                                 : line.seq == 11 || line.seq == 12                ? 2
                                                                                   : 0);
        }
        QCOMPARE(in(6, 4), 3500);
        QCOMPARE(in(7, 4), 4000);
        QCOMPARE(in(8, 4), 3000);
        QCOMPARE(in(9, 6), 3000);
        QVERIFY(!told->tables[10].hand.now.live.contains(seatAt(2)));
        QVERIFY(told->tables[11].hand.now.live.contains(seatAt(2)));
        QCOMPARE(in(12, 2), 3000);
        const auto folded = fold(told->log);
        QVERIFY(std::get<Table>(folded).hand.now.in == told->tables.back().hand.now.in);
    }

    void packedHandsAreTheHands() {
        Fixture room(1500);
        QVERIFY(room.index->update(*room.journal));
        const auto all = room.scanned();
        const Shared shared = room.index->shared();
        HandFacts facts;
        std::int64_t count = 0;
        std::size_t bytes = 0;
        room.index->packed(1, 1501, [&](std::int64_t hand, std::span<const std::uint8_t> packed) {
            if (!unpack(packed, shared, facts)) return false;
            const auto own = factsOf(all[static_cast<std::size_t>(hand) - 1].log);
            if (!own || !(*own == facts)) return false;
            bytes += packed.size();
            ++count;
            return true;
        });
        QCOMPARE(count, 1500);
        qInfo("%.0f bytes a packed hand", static_cast<double>(bytes) / 1500);
        QVERIFY(bytes < 200 * 1500);
        // Bytes that are none of ours do no harm.
        std::vector<std::uint8_t> any(40);
        play::Dice dice(5);
        for (int i = 0; i < 20'000; ++i) {
            for (std::uint8_t& byte : any) byte = static_cast<std::uint8_t>(dice.upTo(255));
            any[0] = static_cast<std::uint8_t>(1 + dice.upTo(1));
            any[1] = any[2] = 0;
            unpack(any, shared, facts);
        }
    }
};

QTEST_APPLESS_MAIN(TestArchive)
#include "test_archive.moc"
