// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Every drill has one answer: the core's, and that of a second way of working it out. 'law_practice 10000' asks as many
// of each skill; a skill's id after the number asks that one alone.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/practice/render.h"
#include "tests/practice/again.h"

using namespace oddchip;
using namespace oddchip::practice;

namespace {

// Ids and figures, for people who look for what went wrong.
Voice plainVoice() {
    const auto same = [](std::string_view id) { return std::string(id); };
    return {same,
            same,
            [](std::string_view id, const std::vector<std::string>& with) {
                std::string all(id);
                for (const std::string& one : with) { all += ' ' + one; }
                return all;
            },
            [](Chips amount) { return text(amount); },
            [](const std::vector<std::string>& items) {
                std::string all;
                for (const std::string& one : items) { all += one + ' '; }
                return all;
            },
            [](const HandName& hand, Ranking) { return std::to_string(static_cast<int>(hand.category)); }};
}

void tell(const Question& q, const Answer& core, const Answer& second) {
    std::printf("FAIL %s level %d seed %llu\n", std::string(q.skill->id).c_str(), q.level,
                static_cast<unsigned long long>(q.seed));
    const Voice voice = plainVoice();
    const auto line = [&](const std::string& what) { std::printf("    %s\n", what.c_str()); };
    line(write(RulesLine{q.rules, Book::house, false}));
    if (q.opened) { line(write(*q.opened)); }
    for (const auto& one : q.before) {
        const auto* event = std::get_if<Event>(&one);
        line(event != nullptr ? write(*event) : "next");
    }
    if (q.began) { line(write(*q.began)); }
    for (const Event& event : q.events) { line(write(event)); }
    for (const Event& event : q.acts) { line("? " + write(event)); }
    line(rendered(q.asks, voice));
    for (const Text& choice : q.choices) { line("- " + rendered(choice, voice)); }
    line("core:   " + rendered(answerText(q, core), voice));
    line("second: " +
         (second.choice == -2 ? std::string("not among the choices") : rendered(answerText(q, second), voice)));
}

// Whether a sum that is shown is true.
bool adds(const practice::Step& step) {
    const std::string& id = step.how.id;
    const std::vector<Figure>& with = step.how.with;
    const auto chips = [&with](std::size_t i) { return std::get<Chips>(with.at(i)); };
    if (id == "drill.pl-sum-how" || id == "drill.mr-sum-how") {
        return chips(0) + chips(1) == chips(2) && step.sum == chips(2);
    }
    if (id == "drill.change-how" || id == "drill.ro-faces-how" || id == "drill.hb-acted") {
        return step.sum && chips(0) - chips(1) == *step.sum;
    }
    return true;
}

// Whether a question can be asked at all: one right answer, and every word of its explanation has its figures.
bool sound(const Question& q, const Answer& answer) {
    if (q.asks.id.empty()) { return false; }
    const Explanation why = explained(q);
    if (why.steps.empty() || why.rules.empty() || !std::ranges::all_of(why.steps, adds)) { return false; }
    if (q.skill->kind == Kind::choice) {
        return answer.choice >= 0 && answer.choice < static_cast<int>(q.choices.size()) && q.choices.size() >= 2;
    }
    for (const Part& part : answer.parts) {
        if (!(part.seats - q.among).empty() && q.skill->kind != Kind::spots) { return false; }
    }
    return !answer.parts.empty();
}

int failures = 0;
long asked = 0;

void askAll(const Skill& skill, int count) {
    const again::Way way = again::wayOf(skill.id);
    if (way == nullptr) {
        std::printf("FAIL %s has no second way\n", std::string(skill.id).c_str());
        ++failures;
        return;
    }
    int wrong = 0;
    for (int i = 0; i < count && wrong < 3; ++i) {
        const HouseRules rules = rulesOf(kBooks[static_cast<std::size_t>(i) % std::size(kBooks)]);
        if (!skill.offered(rules)) { continue; }
        const int level = 1 + i / 5 % skill.levels;
        const Question q = ask(skill, level, rules, static_cast<std::uint64_t>(i) + 1);
        const Answer core = answerTo(q), second = way(q);
        ++asked;
        if (core == second && sound(q, core)) { continue; }
        tell(q, core, second);
        ++wrong;
    }
    failures += wrong;
}

}  // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 300;
    const std::string only = argc > 2 ? argv[2] : "";
    int skillsAsked = 0;
    for (const Skill& skill : skills()) {
        if (!only.empty() && only != skill.id) { continue; }
        askAll(skill, count);
        ++skillsAsked;
    }
    std::printf("%d skills, %ld questions, %d failures\n", skillsAsked, asked, failures);
    return failures == 0 && asked > 0 ? 0 : 1;
}
