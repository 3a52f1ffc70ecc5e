// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/practice/dice.h"
#include "core/practice/question.h"

// The skills: rows, never subclasses. Each makes questions without end from a seed.
namespace oddchip::practice {

enum class Group : std::uint8_t {
    pots,
    potLimit,
    splits,
    reading,
    betting,
    chips,
    rulings,
    cards,
    table,
    showdown,
    words,
    also
};
inline constexpr int kGroups = 12;
std::string_view name(Group group);  // "pot-limit"

struct Skill {
    std::string_view id;  // "pots-three"; its words are "skill.pots-three": name, question, what the levels change
    Group group;
    Kind kind;
    int seconds;                         // target time of the first level; each further level has a quarter more
    int levels;                          // 1..levels: more seats, odder stacks, more of what the skill is about
    bool (*offered)(const HouseRules&);  // whether the rulebook has such a thing
    // Makes the facts of one try; false where chance did not bring what the skill is about.
    bool (*make)(Dice&, Question&);
    Answer (*answer)(const Question&);  // by the core
    Explanation (*explain)(const Question&);
};
std::span<const Skill> skills();
const Skill* skillNamed(std::string_view id);
int targetSeconds(const Skill& skill, int level);

// The question of a seed, the same for the same seed, level and rules. The skill must be offered under the rules.
Question ask(const Skill& skill, int level, const HouseRules& rules, std::uint64_t seed);
inline Answer answerTo(const Question& question) { return question.skill->answer(question); }
// The table after what is asked about: its pots are those that the answer speaks of.
Table tableOf(const Question& question);
inline Explanation explained(const Question& question) { return question.skill->explain(question); }

}  // namespace oddchip::practice
