// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// drill: the skills of practice, and one question with its answer as text.
#include <charconv>
#include <iostream>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "app/cli_words.h"
#include "core/practice/render.h"
#include "core/practice/skills.h"
#include "core/words/words.h"

namespace oddchip::cli {
namespace {

const practice::Voice& voice() {
    static const practice::Voice english{
        [](std::string_view id) { return std::string(wordsFor(id)->statement); },
        [](std::string_view id) { return std::string(wordsFor(id)->name); },
        [](std::string_view pattern, const Texts& with) { return fill(pattern, with); },
        [](Chips amount) { return text(amount); },
        [](const Texts& items) { return listed(items); },
        handText,
    };
    return english;
}

std::string told(const practice::Text& text) { return practice::rendered(text, voice()); }

void list() {
    for (const practice::Skill& skill : practice::skills()) {
        const std::string group = sentence("skills." + std::string(name(skill.group)), {});
        const Words& row = *wordsFor("skill." + std::string(skill.id));
        std::cout << sentence("practice.skill-line",
                              {std::string(skill.id), group, std::string(row.name), std::string(row.statement)})
                  << '\n';
    }
}

// What has happened, in the notation, so that it can be played with the other commands.
void facts(const practice::Question& question) {
    if (question.opened) { std::cout << "    " << write(*question.opened) << '\n'; }
    for (const auto& happened : question.before) {
        const auto* event = std::get_if<Event>(&happened);
        std::cout << "    " << (event != nullptr ? write(*event) : write(NextHand{})) << '\n';
    }
    if (question.began) { std::cout << "    " << write(*question.began) << '\n'; }
    for (const Event& event : question.events) { std::cout << "    " << write(event) << '\n'; }
    for (const practice::Text& text : question.told) { std::cout << "    " << told(text) << '\n'; }
}

void explain(const practice::Question& question) {
    const practice::Explanation why = practice::explained(question);
    int number = 0;
    for (const practice::Step& step : why.steps) {
        const std::string what = told(step.what), how = told(step.how);
        const std::string_view row = how.empty()           ? "practice.item"
                                     : what.ends_with('.') ? "practice.step-after"
                                                           : "practice.step";
        std::string line = sentence(row, {std::to_string(++number), what, how});
        if (step.sum) { line += " -> " + text(*step.sum); }
        std::cout << "    " << line << '\n';
    }
    for (const RuleId rule : why.rules) {
        std::cout << sentence("practice.by", {std::string(name(rule)), citations(rule, question.rules)}) << '\n';
    }
    if (!why.say.id.empty()) { std::cout << sentence("practice.say", {told(why.say)}) << '\n'; }
}

void drill(const practice::Skill& skill, int level, const HouseRules& rules, std::uint64_t seed) {
    const practice::Question question = practice::ask(skill, level, rules, seed);
    const Words& row = *wordsFor("skill." + std::string(skill.id));
    std::cout << sentence("practice.head",
                          {std::string(row.name), std::to_string(question.level), std::to_string(skill.levels),
                           std::to_string(practice::targetSeconds(skill, question.level))})
              << '\n'
              << sentence("practice.rules", {rulesText(rules), std::to_string(seed)}) << '\n';
    facts(question);
    std::cout << sentence("practice.question", {told(question.asks)}) << '\n';
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        std::cout << "    " << sentence("practice.choice", {std::to_string(i + 1), told(question.choices[i])}) << '\n';
    }
    std::cout << sentence("practice.answer", {told(practice::answerText(question, practice::answerTo(question)))})
              << '\n';
    explain(question);
}

struct Wanted {
    bool list = false;
    std::string skill, book;
    std::vector<std::string> settings;
    std::string seed = "1";
    int level = 1;
    bool one = false;  // something is said about one question
};

// Any number that a question can come from; what was typed is never another one.
std::optional<std::uint64_t> seedOf(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(seed) : std::nullopt;
}

int run(const Wanted& wanted) {
    if (wanted.list) {
        if (!wanted.skill.empty() || wanted.one) {
            complain("--list", "it lists all skills, and takes nothing beside it");
            return unreadable;
        }
        list();
        return fine;
    }
    const practice::Skill* skill = practice::skillNamed(wanted.skill);
    if (skill == nullptr) {
        complain(wanted.skill.empty() ? "drill" : wanted.skill, "no such skill; drill --list names them all");
        return unreadable;
    }
    if (wanted.level < 1 || wanted.level > skill->levels) {
        complain(wanted.skill, "its levels are 1 to " + std::to_string(skill->levels));
        return unreadable;
    }
    const auto named = chosen(wanted.book, wanted.settings);
    if (!named) { return unreadable; }
    const HouseRules rules = named->over(HouseRules{});
    if (!skill->offered(rules)) {
        complain(wanted.skill, "these rules have no such thing");
        return unreadable;
    }
    const auto seed = seedOf(wanted.seed);
    if (!seed) {
        complain("--seed " + wanted.seed, "a whole number from 0 to 18446744073709551615");
        return unreadable;
    }
    drill(*skill, wanted.level, rules, *seed);
    return fine;
}

}  // namespace

void addDrill(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("drill", "The skills of practice; one question and its answer");
    const auto wanted = std::make_shared<Wanted>();
    command->add_flag("--list", wanted->list, "The skills, one a line");
    command->add_option("SKILL", wanted->skill, "The skill that is asked");
    command->add_option("--seed", wanted->seed, "The number that the question comes from (1)");
    command->add_option("--level", wanted->level, "How hard, from 1");
    command->add_option("--rules", wanted->book, "The rulebook in force (house)");
    command->add_option("--set", wanted->settings, "KEY=VALUE: an option that differs");
    command->callback([wanted, command, &exit] {
        for (const char* option : {"--seed", "--level", "--rules", "--set"}) {
            wanted->one = wanted->one || command->count(option) > 0;
        }
        worsen(exit, run(*wanted));
    });
}

}  // namespace oddchip::cli
