// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A table of Punto Banco by its lines: undo is a shorter fold; what a desk shows is in the journal and comes back.
#include <cstdio>
#include <filesystem>
#include <rapidcheck.h>
#include <string>
#include <unistd.h>
#include <vector>

#include "core/desk/desk.h"

using namespace oddchip;
namespace fs = std::filesystem;

namespace {

int failures = 0;

void expect(bool holds, const std::string& what) {
    if (holds) { return; }
    ++failures;
    std::printf("does not hold: %s\n", what.c_str());
}

Stamp stamp() { return {1'796'000'000'000, "MK", "", ""}; }

constexpr std::string_view kSession[] = {
    "rules house baccarat.commission=4",
    "punto decks 6",
    "shoe 4; 3 bets bank 50",
    "4 bets player 20; 14 bets tie 5",
    "player 2s3h; bank Kd3c",
    "player 8c",
    "undo",
    "player 7c",
    "amend 2 3 bets bank 100",
    "bank Ks",
    "undo",
    "bank 5d",
    "settle",
    "4 bets player 30",
    "player 2c",
    "floor called",
    "5 bets tie 1",
    "player 4d",
    "bank 2s2d",
    "undo 14",
    "amend 16 bank Kd6c",
    "bank 9h",
    "floor called",
    "bank 9h",
    "settle",
    "player 5s",
    "void \"boxed\"",
    "collect 4 from 3",
    "undo",
    "2 bets player 5",
    "floor misdeal \"cards off the table\"",
    "undo",
    "floor misdeal \"cards off the table\"",
    "punto decks 8",
    "3 bets bank 50",
    "undo",
    "punto decks 6 cut 20",
    "player 9s2h",
    "void \"boxed\"",
};

std::string shown(const Desk& desk) {
    if (!desk.punto()) { return canonical(desk.table(), {}); }
    std::string all = canonical(desk.punto()->table, {}) + "box";
    for (const baccarat::Amount each : desk.punto()->table.box) { all += ' ' + std::to_string(each); }
    all += " amiss " + std::to_string(static_cast<int>(desk.punto()->table.amiss.mend)) + " front " +
           std::to_string(desk.punto()->table.front.size);
    for (const Entry& entry : desk.punto()->entries) { all += '\n' + write(entry); }
    return all;
}

void enter(Desk& desk, std::string_view line) {
    Reading reading;
    const auto read = readLine(line, reading);
    const auto* items = std::get_if<std::vector<Item>>(&read);
    expect(items != nullptr, std::string(line) + " can be read");
    if (items == nullptr) { return; }
    expect(std::holds_alternative<Entered>(desk.enter(*items, stamp())), std::string(line) + " is taken");
}

// After every line the journal is opened anew, and shows the same table without a doubt.
void journal(const fs::path& folder) {
    const std::string path = folder / "punto.oddchip";
    std::string before;
    for (const std::string_view line : kSession) {
        std::string after;
        {
            Desk desk(Journal::openForWriting(path));
            expect(shown(desk) == before || before.empty(), "before " + std::string(line) + " it is as it was");
            enter(desk, line);
            after = shown(desk);
            expect(desk.doubts().empty(), "no record is in doubt before " + std::string(line));
        }
        before = after;
    }
    Desk desk(Journal::openForWriting(path));
    expect(desk.doubts().empty() && shown(desk) == before, "the whole shoe comes back");
    const baccarat::Table table = desk.punto() ? desk.punto()->table : baccarat::Table{};
    expect(table.house.decks == 6 && table.house.commission == 4 && table.box[2] == 400 && table.coup.isVoid,
           "the house's choices, the box");
    const auto refused = desk.enter(std::vector<Entry>{Entry{PuntoSettled{}, 0, {}, {}, {}}});
    expect(std::holds_alternative<Refusal>(refused) && shown(desk) == before, "what is refused changes nothing");
    enter(desk, "hand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:50");
    expect(!desk.punto() && desk.table().playing, "a hand of poker takes its place");
    enter(desk, "table 6 no-limit holdem blinds 1 2");
    enter(desk, "punto decks 8");
    expect(desk.punto() && desk.punto()->table.box[2] == 400, "what seat 3 owes the box is owed after it");
    desk.leaveShoe();
    enter(desk, "table 6 no-limit holdem blinds 1 2");
    enter(desk, "punto decks 8");
    expect(desk.punto() && owedToBox(desk.punto()->table, 0) == 0, "of a table that was left nothing is owed");
}

// ---- undo ------------------------------------------------------------------------------------------------------

int number(int least, int most) { return *rc::gen::inRange(least, most + 1); }

Event anyEvent() {
    CardList cards;
    for (int left = number(1, 2); left > 0; --left) {
        cards.add({static_cast<Rank>(number(0, 12)), static_cast<Suit>(number(0, 3))});
    }
    const auto place = static_cast<std::uint8_t>(number(1, 15));
    const auto kind =
        static_cast<FloorSays>(number(static_cast<int>(FloorSays::act), static_cast<int>(FloorSays::has)));
    switch (number(0, 12)) {
    case 10: return FloorRuled{.says = *rc::gen::element(FloorSays::misdeal, FloorSays::playOn, kind)};
    case 11: return Version{Teller::dealer};
    case 12: return PuntoCards{PuntoSide::bank, cards};
    case 7: return PuntoCollected{Chips{number(0, 1000)}, static_cast<std::uint8_t>(number(0, 15))};
    case 8: return Voided{};
    case 9: return FloorCalled{};
    case 0: return PuntoBet{place, static_cast<PuntoSide>(number(0, 2)), Chips{number(0, 100'000)}};
    case 1: return PuntoShoe{place};
    case 2:
    case 3: return PuntoSettled{};
    default: return PuntoCards{static_cast<PuntoSide>(number(0, 1)), cards};
    }
}

void laws() {
    const bool undone = rc::check("undo is a shorter fold, step by step back to the new shoe", [] {
        Punto now = opened(HouseRules{}, PuntoOpened{});
        std::vector<baccarat::Table> history{now.table};
        const Entry undo{Undo{}, 0, {}, {}, {}};
        for (int left = number(0, 40); left > 0; --left) {
            const Entry entry{anyEvent(), 0, {}, {}, {}};
            if (std::holds_alternative<Ruling>(take(now, entry))) { history.push_back(now.table); }
            if (number(0, 5) != 0 || history.size() < 2) { continue; }
            history.pop_back();
            RC_ASSERT(std::holds_alternative<Ruling>(take(now, undo)));
            RC_ASSERT(now.table == history.back());
        }
        while (history.size() > 1) {
            history.pop_back();
            RC_ASSERT(std::holds_alternative<Ruling>(take(now, undo)));
            RC_ASSERT(now.table == history.back());
        }
        RC_ASSERT(std::get<Refusal>(oddchip::enter(now, undo)) == Refusal{Reason::nothingToUndo});
    });
    if (!undone) { ++failures; }
    const bool carried = rc::check("a new shoe waits for the coup, and what is owed goes with it", [] {
        Punto now = opened(HouseRules{}, PuntoOpened{});
        for (int left = number(0, 40); left > 0; --left) { take(now, Entry{anyEvent(), 0, {}, {}, {}}); }
        const auto next = openedAfter(now, HouseRules{}, PuntoOpened{6});
        const auto* shoe = std::get_if<Punto>(&next);
        RC_ASSERT((shoe == nullptr) == running(now.table));
        if (shoe == nullptr) { return; }
        RC_ASSERT(shoe->table.box == now.table.box && shoe->table.carried == owedToBox(now.table, 0));
        Reading reading;
        const auto read = readLine(write(shoe->opening), reading);
        const auto* again = std::get_if<PuntoOpened>(&std::get<std::vector<Item>>(read).front().what);
        RC_ASSERT(again != nullptr && *again == shoe->opening);
    });
    if (!carried) { ++failures; }
}

// What is wrong with a line that opens a shoe.
void lines() {
    const auto says = [](std::string_view line, const std::string& part) {
        Reading reading;
        const auto read = readLine(line, reading);
        const auto* error = std::get_if<ReadError>(&read);
        expect(error != nullptr && error->what.find(part) != std::string::npos,
               std::string(line) + ": " + (error != nullptr ? error->what : "is read") + ", not " + part);
    };
    says("punto decks 6 cut 400", "six decks lie 12 to 156 cards, not 400");
    says("punto cut 200 decks 6", "six decks lie 12 to 156 cards, not 200");
    says("punto decks 8 cut 400", "eight decks lie 12 to 208 cards, not 400");
    says("punto cut 11", "eight decks lie 12 to 208 cards, not 11");
    says("punto decks 7", "six decks or eight");
    says("punto owes", "a seat, 1 to 14");
    says("punto owes 15:1", "a seat, 1 to 14");
    says("punto owes 3:1 3:2", "seat 3 owes twice");
    says("punto owes 3:1 0:2", "a seat, 1 to 14");
    says("rules house baccarat.decks=7", "6, 8");
}

}  // namespace

int main() {
    const fs::path folder = fs::temp_directory_path() / ("oddchip-punto-" + std::to_string(getpid()));
    fs::create_directory(folder);
    journal(folder);
    fs::remove_all(folder);
    laws();
    lines();
    if (failures != 0) { std::printf("%d failures\n", failures); }
    return failures != 0;
}
