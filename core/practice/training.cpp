// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/training.h"

#include <algorithm>
#include <set>

namespace oddchip::practice {
namespace {

constexpr std::int64_t kDay = 86400;
constexpr int kRightsToRise = 3;
constexpr int kMostToday = 12;

std::int64_t dayOf(std::int64_t seconds) { return seconds / kDay; }

// Nothing is put off beyond the exam: two months before it the skills come round in any case.
Fsrs withExam(const Fsrs& fsrs, std::int64_t examAt, std::int64_t now) {
    Fsrs bounded = fsrs;
    if (examAt > now) { bounded.mostDays = std::min(fsrs.mostDays, 60); }
    return bounded;
}

bool inTime(const Done& done) { return done.review.right && static_cast<double>(done.review.ms) <= done.target * 2000; }

int minutesFor(const Skill& skill, int level) {
    return std::max(1, (targetSeconds(skill, level) * 6 + 59) / 60);  // about six questions, with their explanations
}

const Done* lastOf(const Training& training, std::string_view skill) {
    for (auto at = training.done.rbegin(); at != training.done.rend(); ++at) {
        if (at->review.skill == skill) { return &*at; }
    }
    return nullptr;
}

// Skills in the order in which they are begun: the first of each subject, then the second.
std::vector<const Skill*> byTurn(const HouseRules& rules) {
    std::vector<std::pair<int, const Skill*>> turns;
    std::map<Group, int> seen;
    for (const Skill& skill : skills()) {
        if (skill.offered(rules)) { turns.emplace_back(seen[skill.group]++, &skill); }
    }
    std::ranges::stable_sort(turns, {}, &std::pair<int, const Skill*>::first);
    std::vector<const Skill*> order;
    order.reserve(turns.size());
    for (const auto& [turn, skill] : turns) { order.push_back(skill); }
    return order;
}

}  // namespace

Training trainingOf(std::span<const Kept> standing, int trainee, const Fsrs& fsrs) {
    Training training;
    training.trainee = trainee;
    for (const Kept& one : standing) {
        if (const auto* named = std::get_if<TraineeNamed>(&one.note); named != nullptr && named->trainee == trainee) {
            training.name = named->name;
        } else if (const auto* date = std::get_if<ExamDate>(&one.note); date != nullptr && date->trainee == trainee) {
            training.examAt = date->at;
        } else if (const auto* paper = std::get_if<PaperTaken>(&one.note);
                   paper != nullptr && paper->trainee == trainee) {
            training.papers.push_back(one);
        } else if (const auto* deal = std::get_if<DealPlayed>(&one.note); deal != nullptr && deal->trainee == trainee) {
            training.deals.push_back(one);
        } else if (const auto* chosen = std::get_if<BookChosen>(&one.note);
                   chosen != nullptr && chosen->trainee == trainee) {
            training.book = chosen->book;
        } else if (const auto* review = std::get_if<Review>(&one.note);
                   review != nullptr && review->trainee == trainee) {
            const Skill* skill = skillNamed(review->skill);
            if (skill == nullptr) { continue; }
            Memory& memory = training.memories[review->skill];
            const std::int64_t now = one.at / 1000;
            memory = reviewed(withExam(fsrs, training.examAt, now), memory, review->grade, now);
            training.done.push_back({one.at, *review, static_cast<double>(targetSeconds(*skill, review->level))});
        }
    }
    return training;
}

int lastTrainee(std::span<const Kept> standing) {
    const auto whose = [](const auto& note) {
        if constexpr (requires { note.trainee; }) { return note.trainee; }
        return 0;
    };
    int last = 1;
    for (const Kept& one : standing) {
        if (const int trainee = std::visit(whose, one.note); trainee != 0) { last = trainee; }
    }
    return last;
}

std::vector<TraineeNamed> trainees(std::span<const Kept> standing) {
    std::map<int, std::string> names;
    for (const Kept& one : standing) {
        if (const auto* named = std::get_if<TraineeNamed>(&one.note)) { names[named->trainee] = named->name; }
    }
    std::vector<TraineeNamed> all;
    all.reserve(names.size());
    for (const auto& [trainee, name] : names) { all.push_back({trainee, name}); }
    return all;
}

int levelOf(const Training& training, const Skill& skill) {
    int level = 1, rights = 0;
    for (const Done& done : training.done) {
        if (done.review.skill != skill.id) { continue; }
        if (!done.review.right) {
            level = std::max(1, level - 1);
            rights = 0;
        } else if (inTime(done) && ++rights >= kRightsToRise) {
            level = std::min(skill.levels, level + 1);
            rights = 0;
        }
    }
    return level;
}

std::vector<Planned> planOf(const Training& training, const HouseRules& rules, std::int64_t now, const Fsrs& fsrs) {
    std::vector<Planned> due, slow;
    bool stand = true;
    for (const auto& [id, memory] : training.memories) {
        const Skill* skill = skillNamed(id);
        if (!skill->offered(rules)) { continue; }
        const int level = levelOf(training, *skill);
        Planned planned{Planned::Why::due,        skill, level, retrievability(fsrs, memory, now), 0,
                        minutesFor(*skill, level)};
        planned.learning = memory.stage != Stage::review;
        const Done* last = lastOf(training, id);
        if (dayOf(memory.due) <= dayOf(now)) {
            due.push_back(planned);
            stand = stand && memory.stage == Stage::review && dayOf(memory.due) == dayOf(now);
        } else if (last != nullptr && last->review.right &&
                   static_cast<double>(last->review.ms) > last->target * 1000 && dayOf(last->at / 1000) < dayOf(now)) {
            planned.why = Planned::Why::slow;
            planned.seconds = static_cast<double>(last->review.ms) / 1000;
            slow.push_back(planned);
        }
    }
    std::ranges::stable_sort(due, {}, &Planned::likely);
    std::vector<Planned> plan = due;
    plan.insert(plan.end(), slow.begin(), slow.end());
    if (plan.size() > kMostToday) { plan.resize(kMostToday); }
    // A day that is nearly empty takes more of what is new.
    int fresh = !stand ? 0 : plan.empty() ? 3 : plan.size() < 6 ? 2 : 1;
    for (const Skill* skill : byTurn(rules)) {
        if (fresh == 0) { break; }
        if (training.memories.contains(std::string(skill->id))) { continue; }
        plan.push_back({Planned::Why::fresh, skill, 1, 0, 0, minutesFor(*skill, 1)});
        --fresh;
    }
    return plan;
}

std::vector<int> comingUp(const Training& training, std::int64_t now, int days) {
    std::vector<int> counts(static_cast<std::size_t>(days));
    for (const auto& [id, memory] : training.memories) {
        const std::int64_t day = std::max<std::int64_t>(0, dayOf(memory.due) - dayOf(now));
        if (day < days) { ++counts[static_cast<std::size_t>(day)]; }
    }
    return counts;
}

std::vector<Week> weeks(const Training& training, std::string_view skill, int most) {
    std::map<std::int64_t, std::vector<const Done*>> byWeek;
    for (const Done& done : training.done) {
        if (skill.empty() || done.review.skill == skill) {
            byWeek[(dayOf(done.at / 1000) + 3) / 7].push_back(&done);  // weeks begin on Mondays
        }
    }
    std::vector<Week> all;
    for (const auto& [week, answers] : byWeek) {
        Week one;
        one.from = (week * 7 - 3) * kDay;
        std::vector<std::int64_t> times;
        for (const Done* done : answers) {
            ++one.asked;
            one.right += done->review.right ? 1 : 0;
            times.push_back(done->review.ms);
        }
        std::ranges::sort(times);
        one.median = static_cast<double>(times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2000;
        all.push_back(one);
    }
    if (all.size() > static_cast<std::size_t>(most)) { all.erase(all.begin(), all.end() - most); }
    return all;
}

std::vector<Ready> readiness(const Training& training, const HouseRules& rules, std::int64_t now, const Fsrs& fsrs) {
    std::vector<Ready> all;
    for (int group = 0; group < kGroups; ++group) {
        Ready ready;
        ready.group = static_cast<Group>(group);
        for (const Skill& skill : skills()) {
            if (skill.group != ready.group || !skill.offered(rules)) { continue; }
            ++ready.skills;
            const auto at = training.memories.find(std::string(skill.id));
            if (at == training.memories.end()) { continue; }
            ++ready.asked;
            // What is still being learnt is remembered for the moment, and says nothing of a day.
            if (at->second.stage == Stage::review) { ready.likely += retrievability(fsrs, at->second, now); }
        }
        if (ready.skills > 0) { ready.likely /= ready.skills; }
        all.push_back(ready);
    }
    return all;
}

int streak(const Training& training, std::int64_t now) {
    std::set<std::int64_t> days;
    for (const Done& done : training.done) { days.insert(dayOf(done.at / 1000)); }
    std::int64_t day = dayOf(now);
    if (!days.contains(day)) { --day; }
    int count = 0;
    for (; days.contains(day); --day) { ++count; }
    return count;
}

}  // namespace oddchip::practice
