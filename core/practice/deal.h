// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/practice/exam.h"
#include "core/practice/training.h"

// Deal practice: a whole hand from the blinds to the push. The players act by their cards and tempers, now and then
// irregularly; wherever the dealer has something to say, to count, to rule or to push, the trainee is asked.
namespace oddchip::practice {

inline constexpr int kDealLevels = 4;  // more seats and all-ins; odd amounts and pot-limit Omaha; high-low

struct Deal {
    std::uint64_t seed = 0;
    int level = 1;
    HandBegan began;
    std::vector<Event> log;       // the hand from its first card to its last: each event is possible where it stands
    std::vector<Question> asked;  // in order; a question's events and then its acts are what the log begins with,
                                  // unless it ends in a misdeal: then the log is that of the hand dealt anew
};

// The hand of a seed, the same for the same seed, level (1..kDealLevels) and rules.
Deal dealOf(std::uint64_t seed, int level, const HouseRules& rules);

// Skills that only a whole hand asks for: its pots, and what is pushed of them. None of them is scheduled.
std::span<const Skill> dealSkills();

// What the trainee sees happen before a question, line by line: since the question before it, or the cards were dealt.
struct Happening {
    std::size_t events = 0;  // of the question's events, those up to here
    Text told;
    SeatSet seats;  // who did it
};
std::vector<Happening> happenings(const Deal& deal, std::size_t step);
// The hand at that moment: nothing is asked, hands lie face down.
Question seenAt(const Deal& deal, std::size_t step, const Happening& moment);

struct DealScore {
    int right = 0, of = 0;
    std::int64_t ms = 0;
};
DealScore scored(const Deal& deal, std::span<const ItemAnswered> answers);

// The level of the next hand: one up after nine in ten right, one down after less than six in ten.
int dealLevelOf(const Training& training);

}  // namespace oddchip::practice
