// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What is written reads back equal; every word of the notation is read and written as it stands; what cannot be read is
// said with its line.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "core/notation/scenario.h"
#include "tests/notation_gen.h"
#include "tests/notation_lines.h"

using namespace oddchip;

namespace {

int failures = 0;

void expect(bool holds, const std::string& what) {
    if (holds) { return; }
    ++failures;
    std::printf("does not hold: %s\n", what.c_str());
}
template <class Property> void law(const std::string& name, Property property) {
    if (!rc::check(name, property)) { ++failures; }
}

template <class Value> const Value& must(const Read<Value>& read, const std::string& written) {
    const auto* error = std::get_if<ReadError>(&read);
    if (error != nullptr) { RC_FAIL(written + "\n" + error->what); }
    return *std::get_if<Value>(&read);
}

bool same(const Entry& a, const Entry& b) {
    const bool people = a.at == b.at && a.reason == b.reason;
    if (!people || a.what.index() != b.what.index()) { return false; }
    if (const auto* event = std::get_if<Event>(&a.what)) { return *event == std::get<Event>(b.what); }
    if (const auto* undo = std::get_if<Undo>(&a.what)) { return undo->event == std::get<Undo>(b.what).event; }
    if (const auto* amend = std::get_if<Amend>(&a.what)) {
        return amend->event == std::get<Amend>(b.what).event && amend->with == std::get<Amend>(b.what).with;
    }
    const auto &on = std::get<FloorOn>(a.what), &other = std::get<FloorOn>(b.what);
    return on.event == other.event && on.decision == other.decision;
}

// The one thing that a line says.
template <class Kind> Kind only(const std::string& line, Reading reading) {
    const auto read = readLine(line, reading);
    const auto& items = must(read, line);
    RC_ASSERT(items.size() == 1U);
    RC_ASSERT(std::holds_alternative<Kind>(items[0].what));
    return std::get<Kind>(items[0].what);
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) { words.push_back(word); }
    return words;
}

// A word of one thing in the place of the same word of another of its kind: mostly a thing that differs in that alone.
std::string crossed(const std::string& one, const std::string& other) {
    std::vector<std::string> words = split(one);
    const std::vector<std::string> others = split(other);
    const auto at = static_cast<std::size_t>(gen::number(0, static_cast<int>(words.size()) - 1));
    if (at < others.size()) { words[at] = others[at]; }
    std::string all;
    for (const std::string& word : words) { (all += all.empty() ? "" : " ") += word; }
    return all;
}

// Amending, undoing and looking for a line that is there already rest on it.
template <class Value> void equalWhereWrittenAlike(const Value& one, const Value& other) {
    RC_LOG() << write(one) << "\n" << write(other) << "\n";
    RC_ASSERT((one == other) == (write(one) == write(other)));
}

void laws() {
    law("two events are equal where they are written alike, and nowhere else", [] {
        for (int pair = 0; pair < 30; ++pair) {
            const Event one = gen::event();
            Event other = gen::event();
            for (int i = 0; i < 200 && other.index() != one.index(); ++i) { other = gen::event(); }
            equalWhereWrittenAlike(one, other);
            equalWhereWrittenAlike(one, Event(one));
            for (int i = 0; i < 4; ++i) {
                const auto mixed = readEvent(crossed(write(one), write(other)));
                if (const auto* event = std::get_if<Event>(&mixed)) { equalWhereWrittenAlike(one, *event); }
            }
        }
    });
    law("two hands and two tables are equal where they are written alike, and nowhere else", [] {
        const Reading reading{gen::rules().rules};
        const HandBegan one = gen::hand(reading.rules), other = gen::hand(reading.rules);
        equalWhereWrittenAlike(one, other);
        equalWhereWrittenAlike(gen::table(), gen::table());
        for (int i = 0; i < 8; ++i) {
            Reading again = reading;
            const auto mixed = readLine(crossed(write(one), write(other)), again);
            const auto* items = std::get_if<std::vector<Item>>(&mixed);
            if (items == nullptr || items->size() != 1) { continue; }
            if (const auto* hand = std::get_if<HandBegan>(&items->front().what)) { equalWhereWrittenAlike(one, *hand); }
        }
    });
    law("an event reads back as it was written", [] {
        const Event event = gen::event();
        const std::string written = write(event);
        RC_LOG() << written << "\n";
        RC_ASSERT(must(readEvent(written), written) == event);
    });
    law("an entry reads back with its time and reason", [] {
        const Entry entry = gen::entry();
        const std::string written = write(entry);
        RC_LOG() << written << "\n";
        RC_ASSERT(same(only<Entry>(written, {}), entry));
        const Entry bare = must(readEntry(body(entry)), written);
        RC_ASSERT(body(bare) == body(entry) && bare.reason.empty() && bare.at == 0);
    });
    law("joined entries read back one by one", [] {
        std::vector<Entry> entries(static_cast<std::size_t>(gen::number(1, 6)));
        std::string line;
        for (Entry& entry : entries) {
            entry = gen::entry();
            entry.at = 1'000'000;
            line += (line.empty() ? "" : "; ") + write(entry);
        }
        Reading reading;
        const auto read = readLine(line + "  # and a remark; with \"all\" of it", reading);
        const auto& items = must(read, line);
        RC_ASSERT(items.size() == entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            RC_ASSERT(same(std::get<Entry>(items[i].what), entries[i]));
        }
    });
    law("a hand line reads back as it was written", [] {
        const Reading reading{gen::rules().rules};
        const HandBegan hand = gen::hand(reading.rules);
        RC_LOG() << write(hand) << "\n";
        RC_ASSERT(only<HandBegan>(write(hand), reading) == hand);
    });
    law("the hand that comes next at a table reads back as it was written", [] {
        const Reading reading{gen::rules().rules};
        Table table = opened(reading.rules, gen::table());
        for (const Seat seat : gen::seats(allSeats(table.seats)) | SeatSet{seatAt(1), seatAt(2)}) {
            commit(table, Sat{seat, 0, gen::amount(), ComesFrom::new_, {}}, {});
        }
        if (gen::maybe()) { commit(table, ButtonAt{seatAt(gen::number(1, table.seats))}, {}); }
        const auto following = next(table);
        RC_ASSERT(std::holds_alternative<HandBegan>(following));
        const HandBegan& hand = std::get<HandBegan>(following);
        RC_LOG() << write(hand) << "\n";
        RC_ASSERT(only<HandBegan>(write(hand), reading) == hand);
    });
    law("a table line reads back as it was written", [] {
        const TableOpened table = gen::table();
        RC_ASSERT(only<TableOpened>(write(table), {}) == table);
    });
    law("house rules read back as they were written, and are kept for the next hand", [] {
        const RulesLine rules = gen::rules();
        RC_ASSERT(only<RulesLine>(write(rules), {}) == rules);
        Reading reading;
        must(readLine(write(rules), reading), write(rules));
        RC_ASSERT(reading.rules == rules.rules);
    });
    law("a claim reads back as it was written", [] {
        const Claim claim = gen::claimed();
        RC_LOG() << write(claim) << "\n";
        RC_ASSERT(only<Claim>("    " + write(claim), {}) == claim);
    });
    law("an amount reads back as it was written", [] {
        const Chips amount = gen::anyAmount();
        RC_ASSERT(readChips(text(amount)) == std::optional(amount));
    });
}

// ---- every word of it, and what cannot be read -----------------------------------------------------------------

std::string rewritten(const std::string& line) {
    Reading reading;
    const auto read = readLine(line, reading);
    if (const auto* error = std::get_if<ReadError>(&read)) { return error->what; }
    std::string all;
    for (const Item& item : std::get<std::vector<Item>>(read)) { all += (all.empty() ? "" : "; ") + write(item); }
    return all;
}

void everyWord() {
    for (const std::string line : kLines) { expect(rewritten(line) == line, line + "\n    is " + rewritten(line)); }
    for (const auto& [written, canonical] : kOthers) {
        expect(rewritten(written) == canonical, std::string(written) + "\n    is " + rewritten(written));
    }
}

void unreadable() {
    for (const auto& [line, says] : kWrong) {
        Reading reading;
        const auto read = readLine(line, reading);
        const auto* error = std::get_if<ReadError>(&read);
        const std::string said = error != nullptr ? error->what : "it is read";
        expect(said.find(says) != std::string::npos, std::string(line) + "\n    says " + said);
    }
}

void wholeFiles() {
    const FileRead file =
        readFile("\xEF\xBB\xBFrules roberts\r\n# a remark\n\n1 fods\n1 folds; 2 folds\n    = owes 5\n  x\n");
    expect(file.items.size() == 4 && file.errors.size() == 2, "a file is read line by line");
    expect(file.items[1].line == 5 && file.items[2].line == 5 && file.items[3].line == 6,
           "joined things have one line");
    expect(file.errors[0].line == 4 && file.errors[1].line == 7, "errors have their lines");

    const FileRead late = readFile("rules vegas\nhand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:50\n");
    expect(late.items.empty() && late.errors.size() == 2, "no hand is played under rules that cannot be read");

    const FileRead times =
        readFile("at 2026-11-30T23:50:00Z 1 folds\nat 23:55 2 folds\nat 0:10 3 folds\nat 00:10 3 folds; 4 folds");
    expect(times.errors.size() == 1 && times.errors[0].line == 3, "a time of day has two digits for the hour");
    expect(times.items.size() == 4 && timeText(times.items[1].at) == "2026-11-30T23:55:00Z",
           "a time of day is on the same day");
    expect(times.items.size() == 4 && timeText(times.items[3].at) == "2026-12-01T00:10:00Z",
           "an earlier one is on the next");
}

void scenarios() {
    constexpr const char* kHand = "hand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:50\n";
    const auto failed = [&](const std::string& lines) { return checkFile("a.hand", kHand + lines); };
    expect(failed("1 calls\n    = call 2\n").passed(), "a claim that holds passes");
    const FileResult wrong = failed("1 calls\n    = call 3\n    = to act 1\n    = may check\n");
    expect(wrong.failures.size() == 2 && wrong.failures[0].line == 3 && wrong.failures[0].actual == "call 2",
           "a claim that does not hold is told with its line and what is so instead");
    expect(wrong.rewritten == std::string(kHand) + "1 calls\n    = call 2\n    = to act 2\n    = may check\n",
           "and is rewritten");
    expect(report(wrong) == "a.hand:3: claimed call 3, actual call 2\na.hand:4: claimed to act 1, actual to act 2\n",
           "and reported");
    const FileResult refused = failed("1 calls; 1 wins\n1 folds; 1 folds\n    = to act 1\n");
    expect(refused.unreadable.size() == 1 && refused.claims == 0, "after an unreadable line nothing is played");
    const FileResult whole = failed("1 calls; 2 checks; 2 shows AsKd\n    = to act 1\n");
    expect(whole.failures.size() == 1 && whole.failures[0].line == 2, "a line is refused whole, and a refusal is told");
    expect(failed("2 shows AsKd\n    = refused hand-running\n    = to act 1\n").passed(), "a claim may say so");
    const FileResult after = failed("1 wins\n" + std::string(kHand) + "1 calls\n    = call 2\n");
    expect(after.unreadable.size() == 1 && after.claims == 1 && after.failures.empty(),
           "the next hand is played all the same");
    expect(failed("    = what\n1 calls\n    = call 2\n").claims == 1, "an unreadable claim stops nothing");
}

// Every scenario is written again as it was read, and what is written is read the same.
void keptFiles() {
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ODDCHIP_TESTS_DIR "/hands")) {
        if (entry.path().extension() != ".hand") { continue; }
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const FileRead read = readFile(text);
        expect(read.errors.empty(), entry.path().string() + " can be read");
        std::string written;
        for (std::size_t i = 0; i < read.items.size(); ++i) {
            const bool joins = i != 0 && read.items[i - 1].line == read.items[i].line;
            written += (joins ? "; " : i == 0 ? "" : "\n") + write(read.items[i]);
        }
        std::string again;
        for (const Item& item : readFile(written).items) { again += write(item) + "\n"; }
        std::string once;
        for (const Item& item : read.items) { once += write(item) + "\n"; }
        expect(again == once, entry.path().string() + " is written as it was read");
        ++files;
    }
    expect(files > 100, "the scenarios are there");
}

}  // namespace

int main() {
    laws();
    everyWord();
    unreadable();
    wholeFiles();
    scenarios();
    keptFiles();
    if (failures != 0) { std::printf("%d failures\n", failures); }
    return failures != 0;
}
