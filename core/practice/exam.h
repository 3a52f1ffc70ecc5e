// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/practice/skills.h"

// Papers: fixed questions from a seed, with marks. The same seed is the same paper, for one trainee or a class.
namespace oddchip::practice {

struct PaperItem {
    const Skill* skill = nullptr;
    int level = 1;
    std::uint64_t seed = 0;
    int marks = 0;
};
struct Paper {
    bool down = false;  // a whole down of twenty hands; else the fourteen questions of a table test
    std::uint64_t seed = 0;
    HouseRules rules;
    std::vector<PaperItem> items;
    int passMark = 0, outOf = 0;
    int seconds = 0;  // time limit
};
Paper tableTest(std::uint64_t seed, const HouseRules& rules);
Paper downOfTwenty(std::uint64_t seed, const HouseRules& rules);
Question questionOf(const Paper& paper, std::size_t item);

struct ItemAnswered {
    Answer given;
    bool answered = false, right = false;
    std::int64_t ms = 0;
};
struct PaperResult {
    int marks = 0, wrong = 0, wrongPots = 0;
    std::int64_t ms = 0;
    std::vector<int> marksOf;           // of each item
    std::vector<std::string> unpassed;  // skills below their own pass mark
    bool passed = false;
};
// Full marks for a right answer, three quarters where it took more than twice its time. To pass: the pass mark, every
// pot right, the time kept, and of each subject at least half of its marks.
PaperResult graded(const Paper& paper, std::span<const ItemAnswered> answers);

// Eight letters that stand for the paper and its answers: two prints of one result carry the same.
std::string checkWord(const Paper& paper, std::span<const ItemAnswered> answers);

}  // namespace oddchip::practice
