// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What a desk shows is on the disk: opened again it shows the same, refused or failed it shows what it showed before.
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "core/desk/opening.h"
#include "tests/fault_vfs.h"
#include "tests/journal_fixture.h"

using namespace oddchip;
using namespace oddchip::journal_test;
namespace fs = std::filesystem;

namespace {

const Stamp kStamp{1'796'000'000'000, "MK", "", ""};

constexpr std::string_view kSession = R"(rules house
table 9 no-limit holdem blinds 1 2
1 sits 200; 2 sits 200; 3 sits ?; 4 sits 200; 5 sits 200
button 1; next
4 raises to 6; 5 folds; 1 folds; 2 folds; 3 calls
undo
3 folds
shuffle
6 sits 150; 6 posts; next
5 puts 100
5 rests
amend 1 5 calls
6 checks; folds to 4; 4 checks
rules roberts
board AhKd2c
4 bets 10; 5 folds; 6 calls
floor 6 fold "said so"
next
6 folds; 1 folds; 2 folds
)";

// The lines of a scenario without its claims, joined as they stand there.
std::vector<std::vector<Item>> linesOf(std::string_view text) {
    std::vector<std::vector<Item>> lines;
    for (const Item& item : readFile(text).items) {
        if (std::holds_alternative<Claim>(item.what)) { continue; }
        if (lines.empty() || lines.back().front().line != item.line) { lines.emplace_back(); }
        lines.back().push_back(item);
    }
    return lines;
}

std::string readAll(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// All that a table says, and what its next hand would be.
std::string shown(const Desk& desk) {
    std::string all = canonical(desk.table(), {});
    const auto began = next(desk.table());
    const auto* hand = std::get_if<HandBegan>(&began);
    all += hand ? write(*hand) : std::string(name(std::get<Refusal>(began).reason));
    return all + '\n' + write(RulesLine{desk.rules(), Book::house, true});
}

std::vector<std::string> bodies(const Desk& desk) {
    std::vector<std::string> all;
    for (const Entry& entry : desk.log().entries) { all.push_back(write(entry)); }
    return all;
}

void verifySame(const Desk& desk, const Desk& again) {
    QCOMPARE(shown(again), shown(desk));
    QCOMPARE(bodies(again), bodies(desk));
    QCOMPARE(again.log().hand, desk.log().hand);
    for (int event = 1; event <= static_cast<int>(desk.log().entries.size()); ++event) {
        QCOMPARE(again.seqOf(event), desk.seqOf(event));
    }
    for (const Doubt& doubt : again.doubts()) {
        QFAIL(qPrintable(
            QString::fromStdString(std::to_string(doubt.seq) + ' ' + std::string(name(doubt.what)) + ' ' + doubt.why)));
    }
}

Desk atDesk(const std::string& path) { return Desk(Journal::openForWriting(path)); }
Desk besides(const std::string& path) { return Desk(Journal::openReadOnly(path)); }

// Plays lines as far as they are not refused, and looks after each whether a second reader sees the same.
void play(Desk& desk, const std::vector<std::vector<Item>>& lines) {
    for (const auto& line : lines) {
        const std::string before = shown(desk);
        const std::int64_t head = desk.journal().head().seq;
        const auto entered = desk.enter(line, kStamp);
        if (std::holds_alternative<Refusal>(entered)) {
            QCOMPARE(shown(desk), before);
            QCOMPARE(desk.journal().head().seq, head);
            continue;
        }
        verifySame(desk, besides(desk.journal().path()));
        if (QTest::currentTestFailed()) { return; }
    }
}

Entry entryOf(std::string_view line) {
    auto read = std::get<Entry>(readEntry(line));
    read.at = kStamp.at;
    read.actor = kStamp.actor;
    return read;
}

bool accepted(const std::variant<Entered, Refusal>& entered) { return std::holds_alternative<Entered>(entered); }

// Enters lines until it is killed; a byte for each that the desk took.
[[noreturn]] void enterAndTell(const std::string& path, int pipe) {
    Desk desk = atDesk(path);
    for (const auto& line : linesOf(kSession)) {
        if (accepted(desk.enter(line, kStamp)) && ::write(pipe, "+", 1) != 1) { std::_Exit(1); }
    }
    ::pause();
    std::_Exit(0);
}

}  // namespace

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void aNewJournalIsAnEmptyTable() {
        Folder folder;
        Desk desk = atDesk(folder / "table.oddchip");
        QVERIFY(!desk.table().playing && !desk.table().open);
        QVERIFY(desk.doubts().empty());
        const auto refused = desk.next(kStamp);
        QCOMPARE(std::get<Refusal>(refused).reason, Reason::noHand);
        QCOMPARE(desk.journal().head().seq, 0);
    }

    // Every line of every scenario, one after the other in one journal, as a room's journal grows.
    void whatIsShownIsOnTheDisk() {
        Folder folder;
        std::optional<Desk> desk = atDesk(folder / "table.oddchip");
        int files = 0;
        for (const auto& file :
             fs::directory_iterator(ODDCHIP_TESTS_DIR "/hands")) {  // the forms of later hands lie in folders
            if (!file.is_regular_file()) continue;
            play(*desk, linesOf(readAll(file.path())));
            QVERIFY2(!QTest::currentTestFailed(), file.path().c_str());
            ++files;
        }
        QVERIFY(files > 100);
        play(*desk, linesOf(kSession));
        const Desk shownLast = besides(folder / "table.oddchip");
        desk.reset();
        verifySame(shownLast, atDesk(folder / "table.oddchip"));
        QCOMPARE(verifyChain(Journal::openReadOnly(folder / "table.oddchip")).why, Verified::Why::sound);
    }

    // A session goes on as if the program had never been away.
    void aTableIsTakenUpAgainAfterEachLine() {
        Folder folder;
        Desk throughout = atDesk(folder / "a.oddchip");
        for (const auto& line : linesOf(kSession)) {
            Desk again = atDesk(folder / "b.oddchip");
            QCOMPARE(accepted(throughout.enter(line, kStamp)), accepted(again.enter(line, kStamp)));
            QCOMPARE(shown(again), shown(throughout));
        }
        const auto a = throughout.journal().read(1, 100), b = besides(folder / "b.oddchip").journal().read(1, 100);
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(a[i].body, b[i].body);
            QCOMPARE(a[i].digest, b[i].digest);
        }
        QVERIFY(a.size() > 30);
    }

    void aHandNamesTheRecordOfItsRules() {
        Folder folder;
        Desk desk = atDesk(folder / "table.oddchip");
        play(desk, linesOf(kSession));
        std::vector<std::int64_t> rules, named;
        for (const Record& record : desk.journal().read(1, 100)) {
            if (record.kind == Kind::rules) {
                QVERIFY(record.body.starts_with("rules full "));
                rules.push_back(record.seq);
            }
            if (record.kind == Kind::hand) { named.push_back(rules.back()); }
            if (record.kind == Kind::hand) {
                QVERIFY(record.body.find("rules @" + std::to_string(rules.back())) != std::string::npos);
            }
        }
        QCOMPARE(rules.size(), 2u);
        QCOMPARE(named, (std::vector<std::int64_t>{rules[0], rules[0], rules[1]}));
        QCOMPARE(desk.rules(), rulesOf(Book::roberts));
    }

    void recordsKeepWhenWhoAndWhy() {
        Folder folder;
        Desk desk = atDesk(folder / "table.oddchip");
        play(desk, linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n"));
        Entry entry = entryOf("1 puts 5");
        entry.approver = "JS";
        entry.reason = "seen; by \"all\"";
        QVERIFY(accepted(desk.enter(std::span(&entry, 1))));
        const Record record = desk.journal().read(desk.seqOf(1), 1).front();
        QCOMPARE(record.body, "1 puts 5");
        QCOMPARE(record.at, kStamp.at);
        QCOMPARE(record.actor, "MK");
        QCOMPARE(record.approver, "JS");
        QCOMPARE(record.reason, entry.reason);
        verifySame(desk, besides(desk.journal().path()));
    }

    void earlierEventsAreNamedByTheirRecords() {
        Folder folder;
        Desk desk = atDesk(folder / "table.oddchip");
        play(desk,
             linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n1 raises to 6; 2 folds\n"));
        QCOMPARE(desk.seqOf(1), 3);  // after rules and hand
        QCOMPARE(desk.eventAt(4), 2);
        QCOMPARE(desk.seqOf(3), 0);
        QCOMPARE(desk.eventAt(2), 0);
        for (const char* line : {"undo 2", "2 calls", "amend 1 1 raises to 8", "floor #1 raise to 10"}) {
            const Entry entry = entryOf(line);
            QVERIFY2(accepted(desk.enter(std::span(&entry, 1))), line);
            verifySame(desk, besides(desk.journal().path()));
        }
        const auto records = desk.journal().read(5, 10);
        QCOMPARE(records[0].body, "undo 4");
        QCOMPARE(records[0].kind, Kind::undo);
        QCOMPARE(records[2].body, "amend 3 1 raises to 8");
        QCOMPARE(records[2].kind, Kind::amend);
        QCOMPARE(records[3].body, "floor #3 raise to 10");
        QCOMPARE(records[3].kind, Kind::floor);
        QCOMPARE(desk.log().entries[2].what.index(), Entry{Undo{2}}.what.index());
        const Entry unknown = entryOf("undo 9");
        QCOMPARE(std::get<Refusal>(desk.enter(std::span(&unknown, 1))).reason, Reason::nothingToUndo);
    }

    void aJoinedLineIsTakenWholeOrNotAtAll() {
        Folder folder;
        Desk desk = atDesk(folder / "table.oddchip");
        play(desk, linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n"));
        const std::string before = shown(desk);
        const Entry refused[] = {entryOf("1 calls"), entryOf("2 calls"), entryOf("7 folds")};
        QCOMPARE(std::get<Refusal>(desk.enter(refused)).reason, Reason::notDealtIn);
        QCOMPARE(shown(desk), before);
        QCOMPARE(desk.journal().head().seq, 2);
        QVERIFY(desk.log().entries.empty());
        QVERIFY(accepted(desk.enter(std::span(refused).first(2))));
        QCOMPARE(desk.journal().head().seq, 4);
    }

    void aFullDiskChangesNothing() {
        Folder folder;
        FaultVfs disk;
        Desk desk = atDesk(folder / "table.oddchip");
        const auto lines = linesOf(kSession);
        bool filled = false;
        for (const auto& line : lines) {
            const std::string before = shown(desk);
            const auto log = bodies(desk);
            const Head head = desk.journal().head();
            disk.room = 0;
            const auto error = errorOf([&] { (void)desk.enter(line, kStamp); });
            disk.room = -1;
            if (error) {
                filled = true;
                QCOMPARE(error->cause, JournalError::What::full);
                QCOMPARE(shown(desk), before);
                QCOMPARE(bodies(desk), log);
                QCOMPARE(desk.journal().head(), head);
                verifySame(desk, besides(desk.journal().path()));
                (void)desk.enter(line, kStamp);  // with room again it may be tried again
            }
            verifySame(desk, besides(desk.journal().path()));
        }
        QVERIFY(filled);
        Desk sound = atDesk(folder / "sound.oddchip");
        for (const auto& line : lines) { (void)sound.enter(line, kStamp); }
        QCOMPARE(shown(desk), shown(sound));
        QCOMPARE(desk.journal().head().seq, sound.journal().head().seq);
    }

    // Whatever call to the system fails, once: the line is there or it is not, and the desk knows which.
    void aFailingDiskChangesNothing() {
        for (std::int64_t nth = 1; nth <= 40; ++nth) {
            Folder folder;
            FaultVfs disk;
            Desk desk = atDesk(folder / "table.oddchip");
            for (const auto& line : linesOf(kSession)) {
                const std::string before = shown(desk);
                disk.failAt = disk.calls + nth;
                const auto error = errorOf([&] { (void)desk.enter(line, kStamp); });
                disk.failAt = 0;
                if (error) { QCOMPARE(shown(desk), before); }
                const Desk again = besides(desk.journal().path());
                QCOMPARE(shown(again), shown(desk));
                if (error) { break; }
            }
        }
    }

    void aLockedJournalChangesNothing() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        Desk desk = atDesk(path);
        play(desk, linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n1 calls\n"));
        REFUSED(atDesk(path), locked, path);
        const std::string before = shown(desk);
        const Entry entry = entryOf("2 calls");
        SQLite::Database other(path, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        REFUSED((void)desk.enter(std::span(&entry, 1)), locked, path);
        QCOMPARE(shown(desk), before);
        QCOMPARE(desk.log().entries.size(), 1u);
        other.exec("ROLLBACK");
        QVERIFY(accepted(desk.enter(std::span(&entry, 1))));
        verifySame(desk, besides(path));
    }

    // Beside the writer one may look, not enter.
    void aReaderShowsAndRecordsNothing() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        Desk desk = atDesk(path);
        play(desk, linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n1 calls\n"));
        Desk reader = besides(path);
        const Entry entry = entryOf("2 calls");
        REFUSED((void)reader.enter(std::span(&entry, 1)), readOnly, path);
        QCOMPARE(shown(reader), shown(desk));
    }

    void killedAtAnyMomentTheDeskComesBack() {
        // What the table shows after each record, played without being killed.
        Folder folder;
        std::vector<std::string> after{shown(Desk(atDesk(folder / "whole.oddchip")))};
        Desk whole = atDesk(folder / "whole.oddchip");
        std::vector<std::int64_t> heads{0};
        for (const auto& line : linesOf(kSession)) {
            if (!accepted(whole.enter(line, kStamp))) { continue; }
            after.push_back(shown(whole));
            heads.push_back(whole.journal().head().seq);
        }
        for (std::size_t wanted = 0; wanted < heads.size(); ++wanted) {
            const std::string path = folder / ("killed" + std::to_string(wanted) + ".oddchip");
            int ends[2];
            QCOMPARE(::pipe(ends), 0);
            const pid_t child = ::fork();
            if (child == 0) { enterAndTell(path, ends[1]); }
            ::close(ends[1]);
            char byte = 0;
            std::size_t told = 0;
            while (told < wanted && ::read(ends[0], &byte, 1) == 1) { ++told; }
            ::usleep(static_cast<useconds_t>(wanted * 37 % 11 * 20));
            ::kill(child, SIGKILL);
            while (::read(ends[0], &byte, 1) == 1) { ++told; }
            ::close(ends[0]);
            ::waitpid(child, nullptr, 0);
            const Desk desk = atDesk(path);
            const auto at = std::ranges::find(heads, desk.journal().head().seq);
            QVERIFY(at != heads.end());  // whole lines only
            const auto lines = static_cast<std::size_t>(at - heads.begin());
            QVERIFY(lines == told || lines == told + 1);
            QCOMPARE(shown(desk), after[lines]);
            QVERIFY(desk.doubts().empty());
        }
    }

    void whatThisVersionReadsDifferentlyIsTold() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        {
            Desk desk = atDesk(path);
            play(desk, linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n1 calls\n"));
        }
        Journal journal = Journal::openForWriting(path);
        std::vector<Record> odd(3);
        for (Record& record : odd) { record.kind = Kind::event; }
        odd[0].body = "2 juggles 5";
        odd[1].body = "7 folds";
        odd[2].body = "2 calls";  // its digest is of another table
        journal.append(odd);
        const Desk desk(std::move(journal));
        QCOMPARE(desk.doubts().size(), 3u);
        QCOMPARE(desk.doubts()[0].what, Doubt::What::unreadable);
        QCOMPARE(desk.doubts()[0].seq, 4);
        QVERIFY(desk.doubts()[0].why.find("juggles") != std::string::npos);
        QCOMPARE(desk.doubts()[1].what, Doubt::What::impossible);
        QCOMPARE(desk.doubts()[1].why, "not-dealt-in");
        QCOMPARE(desk.doubts()[2].what, Doubt::What::differs);
        QCOMPARE(desk.doubts()[2].seq, 6);
        QCOMPARE(desk.log().entries.size(), 2u);
    }

    // Every entry of a journal is what its own text leads to, not only those of the hand in play.
    void theWholeJournalIsWorkedOutAnew() {
        for (const int odd : {0, 1, 2}) {
            Folder folder;
            const std::string path = folder / "table.oddchip";
            {
                Desk desk = atDesk(path);
                play(desk, linesOf(kSession));
            }
            const auto sound = Journal::openReadOnly(path).head().seq;
            QVERIFY(!recompute(Journal::openReadOnly(path)));
            Record record;
            record.kind = Kind::event;
            const char* const bodies[] = {"2 juggles 5", "9 folds", "shuffle"};
            record.body = bodies[odd];
            {
                Journal journal = Journal::openForWriting(path);
                journal.append(std::span(&record, 1));
            }
            {
                Desk desk = atDesk(path);  // later hands do not hide it
                for (const auto& line :
                     linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100\n1 calls")) {
                    QVERIFY(std::holds_alternative<Entered>(desk.enter(line, kStamp)));
                }
            }
            const auto doubt = recompute(Journal::openReadOnly(path));
            QVERIFY(doubt.has_value());
            QCOMPARE(doubt->seq, sound + 1);
            const Doubt::What expected[] = {Doubt::What::unreadable, Doubt::What::impossible, Doubt::What::differs};
            QCOMPARE(doubt->what, expected[odd]);
        }
    }

    // Until a hand closes nothing is moved into the journal's own file; then all of it is.
    void aClosedHandIsCheckpointed() {
        Folder folder;
        const std::string path = folder / "table.oddchip";
        Desk desk = atDesk(path);
        play(desk,
             linesOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100 3:100\n1 raises to 7\n2 folds\n"));
        QVERIFY(readAll(path).find("1 raises to 7") == std::string::npos);
        const Entry entry = entryOf("3 folds");
        QVERIFY(accepted(desk.enter(std::span(&entry, 1))));
        QVERIFY(desk.table().hand.over);
        QVERIFY(readAll(path).find("1 raises to 7") != std::string::npos);
    }

    void doubtsHaveNames() {
        QCOMPARE(name(Doubt::What::unreadable), "record-unreadable");
        QCOMPARE(name(Doubt::What::impossible), "record-impossible");
        QCOMPARE(name(Doubt::What::differs), "record-differs");
    }
};

QTEST_APPLESS_MAIN(TestDesk)
#include "test_desk.moc"
