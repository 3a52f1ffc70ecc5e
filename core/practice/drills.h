// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/practice/skills.h"

// The rows of each subject, a file a subject.
namespace oddchip::practice {

std::span<const Skill> potSkills();
std::span<const Skill> potLimitSkills();
std::span<const Skill> splitSkills();
std::span<const Skill> readingSkills();
std::span<const Skill> bettingSkills();
std::span<const Skill> chipSkills();
std::span<const Skill> rulingSkills();
std::span<const Skill> cardSkills();
std::span<const Skill> tableSkills();
std::span<const Skill> showdownSkills();
std::span<const Skill> otherSkills();  // words, the stub, Punto Banco

// Steps that several subjects share.
std::vector<Step> potSteps(const Hand& hand);           // how the pots are built, as hands move
Answer potsAnswer(const Hand& hand);                    // with what the last event gave back
Answer sharesAnswer(const Hand& hand);                  // what each seat wins
std::vector<Step> shareSteps(const Hand& hand);         // how each pot is divided
Step ruleStep(RuleId rule);                             // the rule in its own words
Explanation rulingExplained(const Question& question);  // of the last of the acts
Chips inMiddle(const Question& question);

}  // namespace oddchip::practice
