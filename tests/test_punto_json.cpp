// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What replay prints of a table of Punto Banco, and that a record with no words for one says so.
#include <cstdio>
#include <string>
#include <vector>

#include "core/records/convert.h"
#include "core/records/replay.h"

using namespace oddchip;

namespace {

int failures = 0;

void expect(bool holds, const std::string& what) {
    if (holds) { return; }
    ++failures;
    std::printf("does not hold: %s\n", what.c_str());
}

constexpr std::string_view kShoe = R"(punto decks 8
shoe 4; 3 bets bank 50; 5 bets tie 1
player 2s3h; bank Kd3c
bank 8c
player 8c
settle
player 2s2h
undo
3 bets bank 50
player Ks9h
)";

constexpr std::string_view kCoups =
    R"({"type":"coup","file":"a.hand","index":1,"game":"punto banco","decks":8,"rules":"house","status":"over",)"
    R"("player":{"cards":["2s","3h","8c"],"total":3},"bank":{"cards":["Kd","3c"],"total":3},"winner":"tie",)"
    R"("bets":[{"id":"s3","side":"bank","bet":50,"result":"pushes","pays":0,"commission":0},)"
    R"({"id":"s5","side":"tie","bet":1,"result":"pays","pays":8,"commission":0}],"shoe":"s4","coups_left":null,)"
    R"("rulings":[{"rule":"pb-player-draw","event":"bank 8c","flags":["pb-player-draw"]}]})"
    "\n"
    R"({"type":"coup","file":"a.hand","index":2,"game":"punto banco","decks":8,"rules":"house","status":"open",)"
    R"("player":{"cards":["Ks","9h"],"total":9},"bank":{"cards":[],"total":0},"winner":null,)"
    R"("bets":[{"id":"s3","side":"bank","bet":50,"result":null,"pays":null,"commission":null}],"shoe":"s4","coups_left":null,)"
    R"("rulings":[]})"
    "\n";

struct Told {
    std::string out;
    std::vector<ReadError> troubles;
    HandStatus status;
};
Told replayed(std::string_view text, bool steps) {
    Told told{};
    Replay replay("a.hand", {.rules = {}, .steps = steps}, told.out, told.troubles);
    told.status = replay.notation(text);
    return told;
}

}  // namespace

int main() {
    const Told coups = replayed(kShoe, false);
    expect(coups.out == kCoups && coups.status == HandStatus::over && coups.troubles.empty(), "is:\n" + coups.out);

    const Told steps = replayed("punto\nplayer 2s3h; bank Kd3c\n", true);
    const std::string_view second =
        R"({"type":"step","index":1,"n":1,"event":"bank Kd3c","player":5,"bank":3,"draw":"player","winner":null,)"
        R"("flags":[]})";
    expect(steps.out.find(second) != std::string::npos, "the steps are:\n" + steps.out);

    const Told refused = replayed("punto\nplayer 2s3h4c\nbank Kd3c\n", false);
    expect(refused.status == HandStatus::refused && refused.out.empty() && refused.troubles.size() == 1 &&
               refused.troubles[0].what == "'player 2s3h4c' refused: too-many-cards",
           "a refusal is told, and what follows it is not played");

    const std::string hand = "hand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:50\n1 folds\n";
    const Told both = replayed(std::string(kShoe) + hand, false);
    expect(both.out.starts_with(kCoups) && both.out.find(R"("type":"hand","file":"a.hand","index":3)") != both.out.npos,
           "a hand of poker may follow:\n" + both.out);

    const Converted phh = convert(kShoe, RecordForm::notation, RecordForm::phhs);
    expect(phh.hands == 0 && phh.worst == Broken::unread && phh.troubles.size() == 1, "PHH has no words for it");
    const Converted again = convert(kShoe, RecordForm::notation, RecordForm::notation);
    expect(again.text == kShoe && again.worst == Broken::no, "notation has");
    if (failures != 0) { std::printf("%d failures\n", failures); }
    return failures != 0;
}
