// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/practice/scene.h"
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

// What the seat to act does that has to be ruled on, at a table that stands: the acts, what is told and asked of them,
// and the choices. False where it cannot happen now, or has no one answer. Each is asked as the skill of that name.
bool stringActs(Scene& scene);                               // rule-string
bool oneChipActs(Scene& scene);                              // rule-one-chip
bool severalActs(Scene& scene);                              // rule-several
bool priorActs(Scene& scene);                                // rule-prior
bool wordsActs(Scene& scene);                                // rule-words
bool tooLittleActs(Scene& scene);                            // rule-words; a bet or raise of less than the least
bool earlyActs(Scene& scene);                                // rule-out-of-turn; with the acts that bring its turn
bool exposedActs(Scene& scene, Deck& deck);                  // cards-misdeal; before the hands are dealt
bool announceActs(Scene& scene, const Said& act, Chips to);  // words-announce; to: what a raise would be
bool announceStreet(Scene& scene);                           // words-announce; the round is over

// Whether that can be asked of the seat to act, and if so how.
bool mayRaiseAsked(Scene& scene);  // bet-who-raises
bool potLimitAsked(Scene& scene);  // pot-limit-open, pot-limit-raises

// Steps that several subjects share.
std::vector<Step> potSteps(const Hand& hand);                     // how the pots are built, as hands move
Answer potsAnswer(const Hand& hand);                              // with what the last event gave back
Answer sharesAnswer(const Hand& hand);                            // what each seat wins
std::vector<Step> shareSteps(const Hand& hand);                   // how each pot is divided
Step ruleStep(RuleId rule);                                       // the rule in its own words
Step readStep(const Hand& hand, Seat seat, bool low, bool wins);  // what a hand plays and is called
Text announced(const Action& action);                             // "Raise, 300 total, seat 4."
Explanation rulingExplained(const Question& question);            // of the last of the acts
Chips inMiddle(const Question& question);

}  // namespace oddchip::practice
