// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/notation.h"
#include "core/records/phh.h"

// The text in which PokerStars gives its players the hands they played, of cash games and tournaments: hold'em,
// short-deck, Omaha of four and five cards high and hi-lo, stud, stud hi-lo, razz, five-card draw, deuce-to-seven
// single and triple draw, badugi. Many programs read it and write it with differences, so it is read tolerantly; but a
// hand whose acts do not play as they are told, by our rules, is refused whole.
namespace oddchip {

// One hand of a file.
struct PokerStarsText {
    int line = 1;  // of the file, where it begins
    std::string_view text;
};
bool isPokerStars(std::string_view file);
// At the first lines of hands. What stands before the first of them is a trouble.
std::vector<PokerStarsText> cutPokerStars(std::string_view file, std::vector<ReadError>& troubles);

struct PokerStarsHand {
    Log log;                          // as if it had been entered
    std::vector<PhhField> elsewhere;  // who, where and when, as PHH has it
    std::vector<ReadError> notes;     // lines that were left out
    std::vector<ReadError> differs;   // who collected what, where our rules say otherwise
};
// All acts are as our rules have them, and the total of the pot is what its summary says; else the error names the line
// and the rule. The house rules are those of the house; the rake is exactly what was taken.
Read<PokerStarsHand> readPokerStars(const PokerStarsText& hand);

// A hand that was played, in that text; acts as what they counted as. The error says what it has no words for. A note
// is made where the text would not be read back as the same hand. Number, names, table and time are those of PHH's
// fields, where it has them.
Read<std::string> writePokerStars(const Log& log, int number, std::vector<ReadError>& notes,
                                  const std::vector<PhhField>& elsewhere = {});

}  // namespace oddchip
