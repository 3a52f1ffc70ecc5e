// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/exam.h"

#include <array>
#include <map>

namespace oddchip::practice {
namespace {

struct Wanted {
    std::array<std::string_view, 3> of;  // one of these, by chance
    int level, marks;
};

// clang-format off
constexpr Wanted kTableTest[] = {
    {{"pots-two", "pots-three", "pots-uncalled"},                   2, 10},
    {{"pots-folded", "pots-short-blind", "pots-four"},              2, 10},
    {{"pot-limit-raises", "pot-limit-open", "pot-limit-raises"},    2, 8},
    {{"pot-limit-straddle", "pot-limit-short", "pot-limit-short"},  1, 8},
    {{"split-odd-chip", "split-scoop", "split-odd-chip"},           2, 6},
    {{"split-quarters", "split-twice", "split-quarters"},           2, 8},
    {{"read-omaha-8", "read-omaha", "read-five-omaha"},             2, 8},
    {{"read-stud-first", "read-badugi", "read-razz"},               2, 4},
    {{"rule-string", "rule-one-chip", "rule-several"},              2, 6},
    {{"rule-out-of-turn", "rule-prior", "rule-words"},              2, 8},
    {{"cards-misdeal", "cards-cut-off", "cards-misdeal"},           2, 6},
    {{"cards-premature", "cards-burns", "cards-four-flop"},         1, 8},
    {{"show-first", "show-kill", "bet-least-raise"},                1, 4},
    {{"chips-change", "chips-call", "bet-half"},                    1, 6},
};
constexpr std::string_view kDown[] = {"pots-two", "pots-three", "pots-folded", "pots-uncalled", "pots-short-blind",
                                      "split-odd-chip", "split-quarters", "split-scoop", "cards-dead", "pots-four"};
// clang-format on

PaperItem item(std::string_view id, int level, int marks, std::uint64_t seed, const HouseRules& rules) {
    const Skill* skill = skillNamed(id);
    if (!skill->offered(rules)) { skill = skillNamed("pot-limit-short"); }
    return {skill, std::min(level, skill->levels), seed, marks};
}

void close(Paper& paper) {
    for (const PaperItem& one : paper.items) {
        paper.outOf += one.marks;
        paper.seconds += 3 * targetSeconds(*one.skill, one.level);
    }
}

}  // namespace

Paper tableTest(std::uint64_t seed, const HouseRules& rules) {
    Paper paper;
    paper.seed = seed;
    paper.rules = rules;
    Dice dice(seed ^ 0x7AB1E7E57u);
    for (const Wanted& wanted : kTableTest) {
        const std::string_view id = dice.of(wanted.of);
        paper.items.push_back(item(id, wanted.level, wanted.marks, dice.next() >> 1, rules));
    }
    paper.passMark = 85;
    close(paper);
    return paper;
}

Paper downOfTwenty(std::uint64_t seed, const HouseRules& rules) {
    Paper paper;
    paper.down = true;
    paper.seed = seed;
    paper.rules = rules;
    Dice dice(seed ^ 0xD0117BA2Du);
    for (int hand = 0; hand < 20; ++hand) {
        const std::string_view id = dice.of(kDown);
        paper.items.push_back(item(id, dice.between(1, 3), 5, dice.next() >> 1, rules));
    }
    paper.passMark = 100;
    close(paper);
    return paper;
}

Question questionOf(const Paper& paper, std::size_t at) {
    const PaperItem& one = paper.items[at];
    return ask(*one.skill, one.level, paper.rules, one.seed);
}

PaperResult graded(const Paper& paper, std::span<const ItemAnswered> answers) {
    PaperResult result;
    std::map<Group, std::pair<int, int>> byGroup;  // marks, of
    for (std::size_t i = 0; i < paper.items.size(); ++i) {
        const PaperItem& one = paper.items[i];
        const ItemAnswered answer = i < answers.size() ? answers[i] : ItemAnswered{};
        const bool slow = answer.ms > std::int64_t{2000} * targetSeconds(*one.skill, one.level);
        const int marks = !answer.right ? 0 : slow && !paper.down ? one.marks * 3 / 4 : one.marks;
        result.marksOf.push_back(marks);
        result.marks += marks;
        result.ms += answer.ms;
        result.wrong += answer.right ? 0 : 1;
        const bool pot = one.skill->kind == Kind::pots || paper.down;
        result.wrongPots += pot && !answer.right ? 1 : 0;
        byGroup[one.skill->group].first += marks;
        byGroup[one.skill->group].second += one.marks;
        if (marks * 2 < one.marks) { result.unpassed.emplace_back(one.skill->id); }
    }
    bool halves = true;
    for (const auto& [group, marks] : byGroup) { halves = halves && marks.first * 2 >= marks.second; }
    result.passed = result.marks >= paper.passMark && result.wrongPots == 0 && halves &&
                    result.ms <= std::int64_t{paper.seconds} * 1000;
    return result;
}

std::string checkWord(const Paper& paper, std::span<const ItemAnswered> answers) {
    std::uint64_t hash = 0xCBF29CE484222325u ^ paper.seed;
    const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001B3u; };
    for (const ItemAnswered& one : answers) {
        mix(one.right ? 1 : 2);
        mix(static_cast<std::uint64_t>(one.ms));
        for (const Part& part : one.given.parts) {
            mix(static_cast<std::uint64_t>(part.amount.count));
            mix(part.seats.bits());
        }
        mix(static_cast<std::uint64_t>(one.given.choice) + 1);
    }
    std::string word;
    for (int i = 0; i < 8; ++i) {
        word += "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
        if (i == 3) { word += ' '; }
    }
    return word;
}

}  // namespace oddchip::practice
