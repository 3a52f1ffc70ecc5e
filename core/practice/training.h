// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/practice/log.h"
#include "core/practice/skills.h"

// How one trainee stands: worked out from what was kept, so that taking a review back restores the very state before.
namespace oddchip::practice {

struct Done {             // one answer
    std::int64_t at = 0;  // milliseconds since 1970 UTC
    Review review;
    double target = 0;  // seconds that it should have taken
};

struct Training {
    int trainee = 0;
    std::string name;
    std::int64_t examAt = 0;  // seconds since 1970 UTC; 0: none
    std::map<std::string, Memory> memories;
    std::vector<Done> done;  // in order
    std::vector<Kept> papers;
    std::vector<Kept> deals;   // whole hands
    std::optional<Book> book;  // chosen last
};
Training trainingOf(std::span<const Kept> standing, int trainee, const Fsrs& fsrs = {});
// Whose note is the last of those that say whose they are; 1 where there is none.
int lastTrainee(std::span<const Kept> standing);
std::vector<TraineeNamed> trainees(std::span<const Kept> standing);  // each with its last name, by number

// At which level a skill is asked next: up after three right answers in time at a level, down after a wrong one.
int levelOf(const Training& training, const Skill& skill);

// ---- the plan of a day ---------------------------------------------------------------------------------------------

struct Planned {
    enum class Why : std::uint8_t { due, slow, fresh } why = Why::due;
    const Skill* skill = nullptr;
    int level = 1;
    double likely = 0;   // to be right now
    double seconds = 0;  // of the last answer; slow
    int minutes = 1;
    bool learning = false;  // asked, and not yet known for a day
};
// What is due, most forgotten first; what was right but slow; and a new skill when the old ones stand: none of them is
// being learnt again, and none is overdue. The first of each subject comes before the second of any.
std::vector<Planned> planOf(const Training& training, const HouseRules& rules, std::int64_t now, const Fsrs& fsrs = {});
std::vector<int> comingUp(const Training& training, std::int64_t now, int days);  // skills that come due, a day each

// ---- progress ------------------------------------------------------------------------------------------------------

struct Week {
    std::int64_t from = 0;  // seconds since 1970 UTC
    int asked = 0, right = 0;
    double median = 0;  // seconds an answer
};
// Weeks in which anything was asked, of one skill or (empty) of all, at most the last 'most'.
std::vector<Week> weeks(const Training& training, std::string_view skill, int most);

struct Ready {
    Group group = Group::pots;
    double likely = 0;  // the mean over the skills of the group that the rules know; one never asked, or still being
                        // learnt, counts 0
    int skills = 0, asked = 0;
};
std::vector<Ready> readiness(const Training& training, const HouseRules& rules, std::int64_t now,
                             const Fsrs& fsrs = {});
int streak(const Training& training, std::int64_t now);  // days in a row, today or yesterday the last

}  // namespace oddchip::practice
