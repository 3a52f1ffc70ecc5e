// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/notation.h"

// The poker hand history format, PHH (TOML): one hand in a .phh, several under their [N] headers in a .phhs. Player N
// sits in seat N: p1 is the first after the button, the last player has it. Lists of two are [small, big] although p1
// has the big blind and p2 the button. Amounts are read as text and kept in hundredths.
namespace oddchip {

// A decimal number as TOML writes it (`3.50`, `-1_000`, `1e3`); nothing where it is none, has more than two decimals
// that count, or is larger than any amount of money.
std::optional<Chips> readDecimal(std::string_view text);

enum class PhhVerb : std::uint8_t { nothing, hole, board, fold, callOrCheck, raiseTo, bringIn, draw, show, muck };

// One entry of `actions`.
struct PhhAction {
    std::string text;     // as written, without its comment
    std::string comment;  // without its '#'
    int line = 1;
    PhhVerb verb = PhhVerb::nothing;
    Seat seat = kNoSeat;
    Chips amount;    // raiseTo: the total for the round
    CardList cards;  // draw: those thrown away; show: empty where written '-', those that the seat was dealt
};
// Of a hand of so many players.
Read<PhhAction> readPhhAction(std::string_view text, int line, int players);

// Fields that say nothing of the play: who, where, when. Kept as they are written.
struct PhhField {
    std::string key, value;
};
bool isElsewhere(std::string_view key);  // a field of PHH that is kept so

struct PhhHand {
    int index = 1;  // the N of its [N] header; 1 in a .phh
    int line = 1;   // of the file, where it begins
    HandBegan began;
    int players = 0;
    std::vector<PhhAction> actions;
    std::vector<CardList> runouts;  // `_runouts`: the cards of the boards after the first, each from where they part
    std::string log;                // `_log`: lines of notation, which hold in place of all above
    int logLine = 1;
    std::vector<std::optional<Chips>> finishing, winnings;  // by player; empty where not recorded
    std::vector<PhhField> elsewhere;
    std::vector<ReadError> notes;  // what was read and is not used
};

// One hand of a file, still text.
struct PhhText {
    int index = 1;
    int line = 1;   // of the file, where it begins
    int first = 1;  // of the file, where 'text' begins
    std::string_view text;
};
bool isPhhs(std::string_view file);                  // it has [N] headers
std::vector<PhhText> cutPhh(std::string_view file);  // at them; one hand where there are none

Read<PhhHand> readPhh(const PhhText& hand);

// The games that PHH has a code for ("FO/8").
struct PhhCode {
    std::string_view code;
    Structure structure;
    FormId form;
};
std::optional<PhhCode> phhCode(std::string_view code);
std::optional<PhhCode> phhCode(Structure structure, FormId form);

}  // namespace oddchip
