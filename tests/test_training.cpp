// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What is kept of practice and what follows from it: lines there and back, a review taken back, the plan, papers.
#include <algorithm>
#include <cstdio>
#include <set>
#include <string>

#include "core/practice/deal.h"
#include "core/practice/exam.h"
#include "core/practice/training.h"

using namespace oddchip;
using namespace oddchip::practice;

namespace {

int failures = 0;

#define CHECK(what)                                                                                                    \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            std::printf("FAIL line %d: %s\n", __LINE__, #what);                                                        \
            ++failures;                                                                                                \
        }                                                                                                              \
    } while (false)

constexpr std::int64_t kDay = 86400;
constexpr std::int64_t kStart = 20000 * kDay + 9 * 3600;  // nine in the morning

class Diary {
public:
    void keep(const Note& note, std::int64_t seconds) {
        all.push_back({static_cast<std::int64_t>(all.size()) + 1, seconds * 1000, note});
    }
    void answer(std::string_view skill, bool right, std::int64_t seconds, std::int64_t ms = 8000, int level = 1) {
        const Skill& row = *skillNamed(skill);
        const Grade grade = gradeFor(right, true, static_cast<double>(ms) / 1000, targetSeconds(row, level));
        keep(Review{1, std::string(skill), level, 7, right, true, ms, grade}, seconds);
    }
    Training training() const { return trainingOf(standing(all), 1); }
    std::vector<Kept> all;
};

bool same(const Training& a, const Training& b) { return a.memories == b.memories && a.done.size() == b.done.size(); }

void linesThereAndBack() {
    const Note notes[] = {TraineeNamed{2, "A. Nguyen"},
                          TraineeNamed{3, ""},
                          ExamDate{2, 1796083200},
                          Review{2, "pots-three", 3, 18446744073709551615u, true, false, 12300, Grade::hard},
                          PaperTaken{2, 7, 90, 100, 0, 210000, true},
                          DealPlayed{2, 18446744073709551615u, 3, 9, 10, 61000},
                          BookChosen{2, Book::tda2024},
                          TakenBack{41}};
    for (const Note& note : notes) {
        const auto read = readNote(write(note));
        CHECK(read && *read == note);
    }
    for (const char* line :
         {"", "trainee", "review 1 pots-three", "back x", "4 raises to 60", "book 1 nobody",
          "deal 1 seed 7 level 1 right 9 of 10", "review 1 pots-three level 1 seed 7 right first 8000 ms grade 5"}) {
        CHECK(!readNote(line));
    }
    CHECK(write(notes[3]) == "review 2 pots-three level 3 seed 18446744073709551615 right again 12300 ms grade 2");
}

void takenBackRestoresTheVeryState() {
    Diary diary;
    diary.keep(TraineeNamed{1, "A. Nguyen"}, kStart);
    diary.answer("pots-three", true, kStart + 60);
    diary.answer("pots-three", true, kStart + 700);
    const Training before = diary.training();
    diary.answer("pots-three", false, kStart + 3 * kDay);
    CHECK(!same(before, diary.training()));
    diary.keep(TakenBack{static_cast<std::int64_t>(diary.all.size())}, kStart + 3 * kDay + 5);
    CHECK(same(before, diary.training()));
    CHECK(diary.training().memories.at("pots-three") == before.memories.at("pots-three"));
}

void planTakesDueSlowAndNew() {
    Diary diary;
    const HouseRules rules;
    auto plan = planOf(diary.training(), rules, kStart);
    CHECK(plan.size() == 3);  // nothing yet: three new ones, of three subjects
    std::set<Group> groups;
    for (const Planned& one : plan) {
        CHECK(one.why == Planned::Why::fresh);
        groups.insert(one.skill->group);
    }
    CHECK(groups.size() == 3);
    diary.answer("pots-two", false, kStart);  // being learnt: no new skill until it stands
    plan = planOf(diary.training(), rules, kStart + 600);
    CHECK(plan.size() == 1 && plan[0].skill->id == "pots-two" && plan[0].why == Planned::Why::due);
    diary.answer("pots-two", true, kStart + 700);
    diary.answer("pots-two", true, kStart + 1400, 25000);  // right, slow
    plan = planOf(diary.training(), rules, kStart + kDay);
    bool slow = false, fresh = false;
    for (const Planned& one : plan) {
        slow = slow || (one.skill->id == "pots-two" && one.why != Planned::Why::fresh);
        fresh = fresh || one.why == Planned::Why::fresh;
    }
    CHECK(slow && fresh);
    HouseRules noStraddle = rulesOf(Book::cardroom);
    for (int day = 0; day < 90; ++day) {  // whoever answers what the plan says comes round all skills of the rules
        const std::int64_t now = kStart + day * kDay;
        for (const Planned& one : planOf(diary.training(), noStraddle, now)) {
            CHECK(one.skill->offered(noStraddle));
            diary.answer(one.skill->id, true, now, 3000, one.level);
        }
    }
    std::size_t offered = 0;
    for (const Skill& skill : skills()) { offered += skill.offered(noStraddle) ? 1 : 0; }
    CHECK(diary.training().memories.size() == offered);
    CHECK(levelOf(diary.training(), *skillNamed("pots-two")) >= 2);
}

void handsBooksAndTraineesAreKeptApart() {
    Diary diary;
    CHECK(lastTrainee(diary.all) == 1);
    CHECK(dealLevelOf(diary.training()) == 1);
    diary.keep(DealPlayed{1, 7, 1, 10, 10, 60000}, kStart);
    CHECK(dealLevelOf(diary.training()) == 2);
    diary.keep(DealPlayed{1, 8, 2, 8, 10, 60000}, kStart + 60);
    CHECK(dealLevelOf(diary.training()) == 2);
    diary.keep(DealPlayed{1, 9, 2, 5, 10, 60000}, kStart + 120);
    CHECK(dealLevelOf(diary.training()) == 1);
    CHECK(diary.training().deals.size() == 3 && diary.training().done.empty() && !diary.training().book);
    diary.keep(BookChosen{1, Book::roberts}, kStart + 180);
    diary.keep(BookChosen{2, Book::tda2024}, kStart + 240);
    CHECK(diary.training().book == Book::roberts);
    CHECK(trainingOf(standing(diary.all), 2).book == Book::tda2024);
    CHECK(trainingOf(standing(diary.all), 2).deals.empty());
    CHECK(lastTrainee(diary.all) == 2);
}

void daysInARowAreCounted() {
    Diary diary;
    CHECK(streak(diary.training(), kStart) == 0);
    for (const int day : {0, 1, 3, 4, 5}) { diary.answer("pots-two", true, kStart + day * kDay); }
    CHECK(streak(diary.training(), kStart + 5 * kDay) == 3);
    CHECK(streak(diary.training(), kStart + 6 * kDay) == 3);  // today may still come
    CHECK(streak(diary.training(), kStart + 7 * kDay) == 0);
}

void progressIsCounted() {
    Diary diary;
    for (int i = 0; i < 10; ++i) { diary.answer("pots-two", i % 5 != 0, kStart + i * 60, 10000 + i * 1000); }
    diary.answer("pots-two", true, kStart + 8 * kDay, 4000);
    const auto all = weeks(diary.training(), "", 12);
    CHECK(all.size() == 2 && all[0].asked == 10 && all[0].right == 8 && all[0].median == 14.5);
    CHECK(all[1].asked == 1 && all[1].median == 4);
    CHECK(weeks(diary.training(), "pots-three", 12).empty());
    const auto ready = readiness(diary.training(), HouseRules{}, kStart + 8 * kDay);
    CHECK(ready.size() == kGroups && ready[0].asked == 1 && ready[0].likely > 0 && ready[0].likely < 0.2);
    const std::string csv = reviewLog(standing(diary.all), 1);
    CHECK(csv.starts_with("card_id,review_time,review_rating,review_state,review_duration\n1,"));
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 12);
}

void papersAreFixedAndGraded() {
    const HouseRules rules;
    for (const Paper& paper : {tableTest(90311, rules), downOfTwenty(90311, rules)}) {
        const Paper again = paper.down ? downOfTwenty(90311, rules) : tableTest(90311, rules);
        CHECK(paper.items.size() == (paper.down ? 20U : 14U) && paper.outOf == 100);
        std::vector<ItemAnswered> answers;
        for (std::size_t i = 0; i < paper.items.size(); ++i) {
            const Question question = questionOf(paper, i);
            CHECK(answerTo(question) == answerTo(questionOf(again, i)));
            answers.push_back({answerTo(question), true, true, 2000});
        }
        CHECK(graded(paper, answers).passed && graded(paper, answers).marks == 100);
        auto wrongPot = answers;
        wrongPot[0].right = false;  // the first of either is a pot
        CHECK(!graded(paper, wrongPot).passed && graded(paper, wrongPot).wrongPots == 1);
        auto late = answers;
        late[3].ms = std::int64_t{paper.seconds} * 1000 + 1;
        CHECK(!graded(paper, late).passed);
        CHECK(checkWord(paper, answers) != checkWord(paper, wrongPot));
    }
    CHECK(!graded(tableTest(1, rules), {}).passed);
}

}  // namespace

int main() {
    linesThereAndBack();
    takenBackRestoresTheVeryState();
    planTakesDueSlowAndNew();
    handsBooksAndTraineesAreKeptApart();
    daysInARowAreCounted();
    progressIsCounted();
    papersAreFixedAndGraded();
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
