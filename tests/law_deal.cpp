// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Whole hands of deal practice: each is a hand that can be, every question has the answer that a second way gives, and
// whoever answers all of them right has full marks. 'law_deal 1000' plays as many; a number after it is the first seed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "core/practice/deal.h"
#include "core/practice/scene.h"
#include "tests/practice/again.h"

using namespace oddchip;
using namespace oddchip::practice;

namespace {

int failures = 0;

std::string figures(const Answer& answer) {
    std::string all = "choice " + std::to_string(answer.choice);
    for (const Part& part : answer.parts) { all += ' ' + text(part.amount); }
    return all + " back " + text(answer.back.amount);
}

void fail(const Deal& deal, const HouseRules& rules, const char* what, const Question* at = nullptr,
          const Answer& second = {}) {
    ++failures;
    std::printf("FAIL %s: level %d seed %llu\n", what, deal.level, static_cast<unsigned long long>(deal.seed));
    if (failures > 5) { return; }
    std::printf("    %s\n    %s\n", write(RulesLine{rules, Book::house, false}).c_str(), write(deal.began).c_str());
    for (const Event& event : at != nullptr ? at->events : deal.log) { std::printf("    %s\n", write(event).c_str()); }
    if (at == nullptr) { return; }
    for (const Event& event : at->acts) { std::printf("    ? %s\n", write(event).c_str()); }
    std::printf("    %s: %s, by a second way %s\n", std::string(at->skill->id).c_str(), figures(answerTo(*at)).c_str(),
                figures(second).c_str());
    for (const Figure& one : at->asks.with) {
        if (const auto* seat = std::get_if<Seat>(&one)) { std::printf("    of seat %d\n", oddchip::number(*seat)); }
    }
}

// ---- what was ruled on, as the acts that it counts as ---------------------------------------------------------------

Seat actor(const Event& event) {
    if (const auto* put = std::get_if<PutIn>(&event)) { return put->seat; }
    if (const auto* said = std::get_if<Said>(&event)) { return said->seat; }
    return std::get<Acted>(event).seat;
}

Event actOf(Seat seat, const Text& counts) {
    static const std::map<std::string, Verb> kVerbs{{"drill.as-check", Verb::check}, {"drill.as-call", Verb::call},
                                                    {"drill.as-bet", Verb::bet},     {"drill.as-raise", Verb::raise},
                                                    {"say.call", Verb::call},        {"say.bet", Verb::bet},
                                                    {"say.raise", Verb::raise}};
    const Verb verb = kVerbs.at(counts.id);
    if (verb == Verb::bet || verb == Verb::raise) { return Acted{seat, verb, std::get<Chips>(counts.with[0])}; }
    return Acted{seat, verb, {}};
}

std::vector<Event> plainly(const Question& q, const Answer& second) {
    const Text& choice = q.choices[static_cast<std::size_t>(second.choice)];
    if (q.skill->id == "rule-out-of-turn") {
        std::vector<Event> acts(q.acts.begin() + 1, q.acts.end());
        if (choice.id == "drill.stands") { acts.push_back(q.acts.front()); }
        return acts;
    }
    if (q.skill->id == "cards-misdeal") { return {}; }
    return {actOf(actor(q.acts.back()), choice)};
}

// ---- the second way -------------------------------------------------------------------------------------------------

// Each pot to the best of the hands that may win it, as a dealer reads them out; then chip by chip.
Answer pushed(Question q) {
    if (std::holds_alternative<Acted>(q.acts[0])) {  // the last fold
        q.events.push_back(q.acts[0]);
        q.acts.clear();
        return again::wayOf("split-odd-chip")(q);
    }
    again::Ledger ledger(q);
    ledger.roundOver();
    const auto piles = again::pulled(ledger);
    const bool split = form(q.began->stakes.form).low.has_value();
    std::vector<Event> awards;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        Question pile = q;
        std::erase_if(pile.acts, [&](const Event& act) {
            return !piles[i].of.contains(oddchip::number(std::get<Shown>(act).seat));
        });
        const Answer best = again::wayOf(split ? "read-omaha-8" : "read-holdem")(pile);
        const auto pot = static_cast<std::uint8_t>(i);
        awards.push_back(Awarded{pot, 0, split ? Half::high : Half::whole, best.parts[0].seats, kNoSeat});
        if (split) { awards.push_back(Awarded{pot, 0, Half::low, best.parts[1].seats, kNoSeat}); }
    }
    q.acts = awards;
    return again::wayOf("split-odd-chip")(q);
}

Answer secondWay(const Question& q) {
    if (q.skill->id == "deal-push") { return pushed(q); }
    if (q.skill->id == "deal-pots") { return again::wayOf("pots-two")(q); }
    return again::wayOf(q.skill->id)(q);
}

bool sound(const Question& q, const Answer& answer) {
    if (q.asks.id.empty() || explained(q).steps.empty() || explained(q).rules.empty()) { return false; }
    if (q.skill->kind == Kind::choice) { return answer.choice >= 0 && q.choices.size() >= 2; }
    return !answer.parts.empty();
}

// ---- one hand -------------------------------------------------------------------------------------------------------

bool begins(const std::vector<Event>& log, const Question& q) {
    std::vector<Event> first = q.events;
    for (const Event& act : q.acts) {
        if (!std::holds_alternative<MisdealCalled>(act)) { first.push_back(act); }
    }
    return first.size() <= log.size() && std::equal(first.begin(), first.end(), log.begin());
}

bool isMisdeal(const Question& q) {
    return q.skill->id == "cards-misdeal" &&
           q.choices[static_cast<std::size_t>(answerTo(q).choice)].id == "drill.misdeal";
}

void handCanBe(const Deal& deal, const HouseRules& rules) {
    std::vector<Live> events;
    for (const Event& event : deal.log) { events.push_back({event, {}, 0}); }
    const auto played = replay(deal.began, events);
    const auto* hand = std::get_if<Hand>(&played);
    if (hand == nullptr || !hand->over || hand->misdealt) { return fail(deal, rules, "no hand that can be"); }
    Chips before, after;
    for (const Seat seat : hand->dealt) {
        before += deal.began.stacks[seat].sum();
        after += stack(*hand, seat).value_or(Chips{});
    }
    if (before != after) { fail(deal, rules, "chips come or go"); }
}

// Every act and every board of the hand is seen to happen, once, in order, unless it was asked about.
void handIsSeen(const Deal& deal, const HouseRules& rules) {
    std::size_t known = 0, before = 0;
    for (std::size_t step = 0; step < deal.asked.size(); ++step) {
        const Question& q = deal.asked[step];
        if (q.events.size() < before) { known = 0; }  // dealt anew
        std::size_t last = 0;
        for (const Happening& moment : happenings(deal, step)) {
            const Question now = seenAt(deal, step, moment);
            if (moment.events < last || moment.told.id.empty() || now.events.size() != moment.events) {
                return fail(deal, rules, "the hand is not seen in order", &q);
            }
            last = moment.events;
        }
        for (std::size_t i = std::max(known, last); i < q.events.size(); ++i) {
            if (std::holds_alternative<Acted>(q.events[i]) || std::holds_alternative<BoardDealt>(q.events[i])) {
                return fail(deal, rules, "something is not seen", &q);
            }
        }
        before = q.events.size();
        known = before + q.acts.size();
    }
}

std::map<std::string, int> counts;

void questionsHaveOneAnswer(const Deal& deal, const HouseRules& rules) {
    std::vector<Event> plain;
    std::size_t at = 0;
    for (const Question& q : deal.asked) {
        ++counts[std::string(q.skill->id)];
        if (!isMisdeal(q) && !begins(deal.log, q)) { return fail(deal, rules, "asked of another hand", &q); }
        for (; at < q.events.size(); ++at) { plain.push_back(q.events[at]); }
        Question clean = q;
        clean.events = plain;
        const Answer core = answerTo(q), second = secondWay(clean);
        if (!(core == second)) { return fail(deal, rules, "two answers", &q, second); }
        if (!sound(q, core)) { return fail(deal, rules, "not to be asked", &q); }
        const bool goesOn = q.skill->group == Group::rulings || q.skill->group == Group::words ||
                            (q.skill->id == "cards-misdeal" && !isMisdeal(q));
        if (!goesOn || q.acts.empty()) { continue; }
        for (const Event& act : plainly(q, second)) { plain.push_back(act); }
        at += static_cast<std::size_t>(std::ranges::count_if(
            q.acts, [](const Event& act) { return !std::holds_alternative<MisdealCalled>(act); }));
    }
}

void marksAreFair(const Deal& deal, const HouseRules& rules) {
    std::vector<ItemAnswered> answers;
    for (const Question& q : deal.asked) { answers.push_back({answerTo(q), true, true, 1000}); }
    const DealScore full = scored(deal, answers);
    answers.back().right = false;
    if (full.right != full.of || full.of != static_cast<int>(deal.asked.size())) { fail(deal, rules, "not full"); }
    if (scored(deal, answers).right != full.of - 1) { fail(deal, rules, "a mistake is not counted"); }
}

void play(std::uint64_t seed, int level, const HouseRules& rules) {
    const Deal deal = dealOf(seed, level, rules);
    if (deal.asked.empty()) { return fail(deal, rules, "no hand"); }
    handCanBe(deal, rules);
    handIsSeen(deal, rules);
    questionsHaveOneAnswer(deal, rules);
    marksAreFair(deal, rules);
    if (seed % 16 == 0 && !(dealOf(seed, level, rules).log == deal.log)) { fail(deal, rules, "another hand"); }
}

}  // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 400;
    const int from = argc > 2 ? std::atoi(argv[2]) : 1;
    int played = 0;
    for (int i = from - 1; i < from - 1 + count && failures < 20; ++i) {
        play(static_cast<std::uint64_t>(i) + 1, 1 + i / 5 % kDealLevels,
             rulesOf(kBooks[static_cast<std::size_t>(i) % std::size(kBooks)]));
        ++played;
    }
    for (const auto& [skill, asked] : counts) { std::printf("%6d %s\n", asked, skill.c_str()); }
    std::printf("%d hands, %d failures\n", played, failures);
    return failures == 0 && played > 0 ? 0 : 1;
}
