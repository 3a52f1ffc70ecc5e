// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/skills.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

std::vector<Skill> all() {
    std::vector<Skill> rows;
    for (const auto of : {potSkills, potLimitSkills, splitSkills, readingSkills, bettingSkills, chipSkills,
                          rulingSkills, cardSkills, tableSkills, showdownSkills, otherSkills}) {
        rows.insert(rows.end(), of().begin(), of().end());
    }
    return rows;
}

// A number that differs for each skill, so that the same seed does not deal the same table to all.
std::uint64_t mark(std::string_view id) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char letter : id) { hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3u; }
    return hash;
}

constexpr int kMostTries = 20000;

}  // namespace

std::string_view name(Group group) {
    static constexpr std::array<std::string_view, kGroups> names{"pots",    "pot-limit", "splits",  "reading",
                                                                 "betting", "chips",     "rulings", "cards",
                                                                 "table",   "showdown",  "words",   "also"};
    return names[static_cast<std::size_t>(group)];
}

std::span<const Skill> skills() {
    static const std::vector<Skill> rows = all();
    return rows;
}

const Skill* skillNamed(std::string_view id) {
    const auto at = std::ranges::find(skills(), id, &Skill::id);
    return at == skills().end() ? nullptr : &*at;
}

Table tableOf(const Question& question) { return afterActs(question); }

int targetSeconds(const Skill& skill, int level) { return skill.seconds * (3 + level) / 4; }

Question ask(const Skill& skill, int level, const HouseRules& rules, std::uint64_t seed) {
    Dice dice(seed ^ mark(skill.id) ^ static_cast<std::uint64_t>(level) << 56);
    for (int tries = 0; tries < kMostTries; ++tries) {
        Question question;
        question.skill = &skill;
        question.level = std::clamp(level, 1, skill.levels);
        question.seed = seed;
        question.rules = rules;
        if (skill.make(dice, question)) { return question; }
    }
    assert(false);  // a generator that never gets what it is about
    return {};
}

}  // namespace oddchip::practice
