// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What an irregular act counts as: strings, chips, words against chips, acts out of turn, a seat that was skipped.
#include <algorithm>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

// ---- a table where somebody is about to act ------------------------------------------------------------------------

bool facing(Scene& scene, Structure structure, int acts) {
    scene.stakes(structure, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(150, 300);
    scene.begin();
    if (scene.dice.chance(40) && !scene.toStreet({70, 8, 0}, StreetId::flop)) { return false; }
    return scene.untilActs({40, 35, 0}, acts) && scene.hand().now.aggressor != kNoSeat;
}

// The amount in as few chips as there are, from the largest.
PutIn chipsOf(const Scene& scene, Seat seat, Chips amount) {
    PutIn put;
    put.seat = seat;
    std::size_t kinds = 0;
    for (std::size_t i = 5; i-- > 0;) {
        const Chips chip = scene.q.began->stakes.chips[i];
        if (chip > amount) { continue; }
        put.chips.values[kinds] = chip;
        put.chips.counts[kinds++] = static_cast<std::uint16_t>(wholeUnits(amount, chip).count / chip.count);
        amount -= wholeUnits(amount, chip);
    }
    return put;
}

// What the acts come to: the last of them that counts as something.
Ruling decided(const Question& q) {
    Verdict last;
    (void)afterActs(q, &last);
    const auto* ruling = std::get_if<Ruling>(&last);
    return ruling != nullptr ? *ruling : Ruling{};
}

// Every act is possible, none goes to the floor, and the last counts as an act that takes not the whole stack.
bool certain(const Question& q) {
    Table table = q.table;
    for (const Event& act : q.acts) {
        const Verdict verdict = rule(table, act);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr || ruling->asks.floor || !ruling->counts) { return false; }
        commit(table, act, *ruling);
    }
    const Verb verb = decided(q).counts->verb;
    return verb == Verb::call || verb == Verb::raise || verb == Verb::bet || verb == Verb::check;
}

// The usual mistakes beside the right answer: a call, the least raise, a raise to what lies there or to each motion.
bool asksWhat(Scene& scene, std::vector<Chips> totals) {
    Question& q = scene.q;
    if (!certain(q)) { return false; }
    const Hand& hand = q.table.hand;
    const Seat seat = decided(q).counts->seat;
    const Verb up = hand.now.level.count == 0 ? Verb::bet : Verb::raise;
    std::vector<Text> choices;
    if (hand.now.level.count > 0) {
        choices.push_back(said({seat, Verb::call, hand.now.level}));
    } else {
        choices.push_back(text("drill.as-check"));
    }
    const Going going = raise(hand).value;
    const Chips has = hand.now.in[seat] + playable(hand, seat);
    if (going.verb == Verb::nothing || going.least >= has || decided(q).counts->to >= has) { return false; }
    for (const Chips to : totals) {
        if (to >= has) { return false; }
    }
    totals.push_back(going.least);
    for (const Chips to : totals) {
        if (to > hand.now.level) { choices.push_back(said({seat, up, to})); }
    }
    choices.push_back(said(*decided(q).counts));
    for (const Event& act : q.acts) { q.told.push_back(told(act)); }
    q.asks = text("drill.ask-counts");
    offer(q, scene.dice, std::move(choices));
    return q.choices.size() >= 3;
}

Answer counts(const Question& q) { return chosen(q, said(*decided(q).counts)); }

// ---- strings -------------------------------------------------------------------------------------------------------

bool stringRaise(Dice& dice, Question& q) {
    Scene scene(dice, q);
    return facing(scene, Structure::noLimit, dice.between(1, 3)) && stringActs(scene);
}

// ---- one chip ------------------------------------------------------------------------------------------------------

bool oneChip(Dice& dice, Question& q) {
    Scene scene(dice, q);
    const bool unopened = q.level >= 2 && wanted(q, 30);
    if (!unopened) { return facing(scene, Structure::noLimit, dice.between(1, 3)) && oneChipActs(scene); }
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(4, 7);
    scene.stacks(150, 300);
    scene.begin();
    return scene.toStreet({70, 8, 0}, StreetId::flop) && oneChipActs(scene);
}

// ---- several chips -------------------------------------------------------------------------------------------------

// A motion of a few chips that goes over the call; 'over' in parts of what must be added for a raise.
std::optional<PutIn> motionOver(Scene& scene, Chips least, Chips most) {
    const Seat seat = scene.turn();
    const auto& chips = scene.began().stakes.chips;
    PutIn put;
    put.seat = seat;
    const auto big = static_cast<std::size_t>(scene.dice.between(0, 4));
    const auto small = static_cast<std::size_t>(scene.dice.between(0, static_cast<int>(big)));
    put.chips.values[0] = chips[big];
    put.chips.counts[0] = static_cast<std::uint16_t>(scene.dice.between(1, 4));
    if (small != big) {
        put.chips.values[1] = chips[small];
        put.chips.counts[1] = static_cast<std::uint16_t>(scene.dice.between(1, 4));
    } else if (put.chips.counts[0] == 1) {
        put.chips.counts[0] = 2;
    }
    const Chips sum = put.chips.sum();
    if (sum < least || sum > most) { return std::nullopt; }
    return put;
}

bool severalChips(Dice& dice, Question& q) {
    Scene scene(dice, q);
    const bool limit = q.level >= 2 && dice.chance(40);
    return facing(scene, limit ? Structure::limit : Structure::noLimit, dice.between(1, 3)) && severalActs(scene);
}

// ---- chips that lie there before -----------------------------------------------------------------------------------

bool priorChips(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!facing(scene, Structure::noLimit, dice.between(2, 6)) || !priorActs(scene)) { return false; }
    return (decided(q).counts->verb == Verb::raise) == wanted(q, 45);
}

// ---- words against chips -------------------------------------------------------------------------------------------

bool wordsChips(Dice& dice, Question& q) {
    Scene scene(dice, q);
    return facing(scene, Structure::noLimit, dice.between(1, 3)) && wordsActs(scene);
}

// ---- out of turn ---------------------------------------------------------------------------------------------------

bool outOfTurn(Dice& dice, Question& q) {
    Scene scene(dice, q);
    return facing(scene, Structure::noLimit, dice.between(1, 2)) && earlyActs(scene);
}

Outcome outcomeOf(const Question& q) { return afterActs(q).hand.outcomes[0]; }

Answer stands(const Question& q) {
    return chosen(q, text(outcomeOf(q).kind == Outcome::Kind::stands ? "drill.stands" : "drill.lapses"));
}

Explanation explainTurn(const Question& q) {
    Explanation all;
    all.rules = {RuleId::ootBinding, outcomeOf(q).rule};
    all.steps.push_back({text("drill.oot-keep"), text("drill.oot-keep-how"), {}});
    Table table = q.table;
    for (std::size_t i = 0; i < q.acts.size(); ++i) {
        const Chips level = table.hand.now.level;
        const Verdict verdict = rule(table, q.acts[i]);
        commit(table, q.acts[i], std::get<Ruling>(verdict));
        if (i == 0) { continue; }
        const bool calls =
            std::get<Acted>(q.acts[i]).verb == Verb::call && q.rules.outOfTurnAfterCall == OutOfTurnAfterCall::floor;
        all.steps.push_back({told(q.acts[i]),
                             text(table.hand.now.level > level ? "drill.oot-changes"
                                  : calls                      ? "drill.oot-calls"
                                                               : "drill.oot-same"),
                             {}});
    }
    const Outcome outcome = outcomeOf(q);
    const Hand& hand = table.hand;
    const bool callOrFold = hand.now.barred.contains(outcome.seat) && owes(hand).value.count > 0;
    all.say = outcome.kind == Outcome::Kind::stands ? text("say.stands", {outcome.seat, part(said(outcome.action()))})
              : callOrFold                          ? text("say.call-or-fold", {outcome.seat})
                                                    : text("say.lapses", {outcome.seat});
    return all;
}

// ---- skipped -------------------------------------------------------------------------------------------------------

bool skipped(Dice& dice, Question& q) {
    Scene scene(dice, q);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(6, 7 + q.level);
    scene.stacks(150, 300);
    scene.begin();
    if (!scene.untilActs({50, 15, 0}, dice.between(0, 1))) { return false; }
    const Hand& hand = scene.hand();
    const Seat over = scene.turn();
    if (q.level >= 2 && dice.chance(30)) { q.acts.emplace_back(Said{over, Verb::time, {}}); }
    Seat seat = over;
    for (int acts = dice.between(1, 4); acts > 0; --acts) {
        seat = hand.now.live.next(seat);
        if (seat == over || hand.now.acted.contains(seat) || seat == hand.big) { return false; }
        q.acts.emplace_back(Acted{seat, dice.chance(50) ? Verb::fold : Verb::call, {}});
    }
    Table table = q.table;
    for (const Event& act : q.acts) {
        const Verdict verdict = rule(table, act);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) { return false; }
        commit(table, act, *ruling);
    }
    if (table.hand.asked != RuleId::none && table.hand.asked != RuleId::timeLostRight) { return false; }
    for (const Event& one : q.acts) { q.told.push_back(told(one)); }
    q.asks = text("drill.ask-skipped", {over});
    offer(q, dice, {text("drill.keeps-right"), text("drill.floor-right")});
    return true;
}

bool mayHaveLost(const Question& q) { return decided(q).asks.about == RuleId::timeLostRight; }

Answer right(const Question& q) { return chosen(q, text(mayHaveLost(q) ? "drill.floor-right" : "drill.keeps-right")); }

Explanation explainSkipped(const Question& q) {
    Explanation all;
    const bool time = std::holds_alternative<Said>(q.acts.front());
    all.rules = {time ? RuleId::timeCall : RuleId::timeLostRight};
    const std::int64_t behind = static_cast<std::int64_t>(q.acts.size()) - (time ? 1 : 0);
    if (time) { all.steps.push_back({told(q.acts.front()), text("drill.skip-time"), {}}); }
    all.steps.push_back(
        {text("drill.skip-count", {behind}), text("drill.skip-most", {std::int64_t{q.rules.skippedThreshold}}), {}});
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"rule-string",      Group::rulings, Kind::choice, 8,  3, always, stringRaise,  counts, rulingExplained},
    {"rule-one-chip",    Group::rulings, Kind::choice, 6,  3, always, oneChip,      counts, rulingExplained},
    {"rule-several",     Group::rulings, Kind::choice, 10, 3, always, severalChips, counts, rulingExplained},
    {"rule-prior",       Group::rulings, Kind::choice, 12, 3, always, priorChips,   counts, rulingExplained},
    {"rule-words",       Group::rulings, Kind::choice, 8,  3, always, wordsChips,   counts, rulingExplained},
    {"rule-out-of-turn", Group::rulings, Kind::choice, 10, 3, always, outOfTurn,    stands, explainTurn},
    {"rule-skipped",     Group::rulings, Kind::choice, 10, 2, always, skipped,      right,  explainSkipped},
};
// clang-format on

}  // namespace

std::span<const Skill> rulingSkills() { return kSkills; }

bool stringActs(Scene& scene) {
    Question& q = scene.q;
    Dice& dice = scene.dice;
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const Going going = raise(hand).value;
    const Chips owed = owes(hand).value;
    if (going.verb != Verb::raise || owed.count == 0) { return false; }
    const Chips to = going.least + scene.unit() * dice.between(0, 12);
    const bool saysRaise = dice.chance(45);
    if (!saysRaise && q.level >= 2 && dice.chance(40)) {
        q.acts = {Said{seat, Verb::call, {}}, Said{seat, Verb::raise, to}};
    } else {
        if (saysRaise) { q.acts.emplace_back(Said{seat, Verb::raise, {}}); }
        q.acts.emplace_back(chipsOf(scene, seat, owed));
        q.acts.emplace_back(chipsOf(scene, seat, to - hand.now.level));
    }
    return asksWhat(scene, {to, to + owed, to - hand.now.level});
}

bool oneChipActs(Scene& scene) {
    Question& q = scene.q;
    Dice& dice = scene.dice;
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const bool unopened = hand.now.level.count == 0;
    std::vector<Chips> larger;
    for (const Chips chip : hand.stakes.chips) {
        const bool fits = unopened ? chip >= scene.big() : chip > hand.now.level;
        if (fits && chip * 2 < playable(hand, seat)) { larger.push_back(chip); }
    }
    if (larger.empty() || hand.now.in[seat].count > 0) { return false; }
    const Chips chip = dice.of(larger);
    if (!unopened && dice.chance(40)) { q.acts.emplace_back(Said{seat, Verb::raise, {}}); }
    q.acts.emplace_back(chipsOf(scene, seat, chip));
    return asksWhat(scene, {chip, chip + hand.now.level, scene.big()});
}

bool severalActs(Scene& scene) {
    Question& q = scene.q;
    const Hand& hand = scene.hand();
    if (hand.now.in[scene.turn()].count > 0 || raise(hand).value.verb != Verb::raise) { return false; }
    const Chips level = hand.now.level;
    const auto put = motionOver(scene, level + scene.unit(), level * 3);
    if (!put) { return false; }
    q.acts = {*put};
    return asksWhat(scene, {put->chips.sum()});
}

bool priorActs(Scene& scene) {
    Question& q = scene.q;
    Dice& dice = scene.dice;
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const Chips before = hand.now.in[seat], owed = owes(hand).value;
    if (before.count == 0 || owed.count == 0 || raise(hand).value.verb != Verb::raise) { return false; }
    if (q.level >= 3 && dice.chance(50)) { q.acts.emplace_back(TookBack{seat, before}); }
    const Chips must = q.acts.empty() ? owed : hand.now.level;
    if (dice.chance(35)) {
        std::vector<Chips> larger;
        for (const Chips chip : hand.stakes.chips) {
            if (chip > must && chip * 2 < playable(hand, seat)) { larger.push_back(chip); }
        }
        if (larger.empty()) { return false; }
        q.acts.emplace_back(chipsOf(scene, seat, dice.of(larger)));
    } else {
        const auto put = motionOver(scene, must + scene.unit(), must * 3);
        if (!put) { return false; }
        q.acts.emplace_back(*put);
    }
    const Chips sum = std::get<PutIn>(q.acts.back()).chips.sum();
    return asksWhat(scene, {sum, sum + before});
}

bool wordsActs(Scene& scene) {
    Question& q = scene.q;
    Dice& dice = scene.dice;
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const Going going = raise(hand).value;
    if (going.verb != Verb::raise) { return false; }
    const Chips to = going.least + scene.unit() * dice.between(q.level >= 2 ? -4 : 0, 10);
    const Chips level = hand.now.level;
    Chips put = to - hand.now.in[seat] + scene.unit() * dice.between(-3, 3);
    switch (dice.between(0, q.level)) {
    case 0: q.acts.emplace_back(Said{seat, Verb::call, {}}); break;
    case 1: q.acts.emplace_back(Said{seat, Verb::raise, to}); break;
    case 2: q.acts.emplace_back(Said{seat, Verb::raiseBy, to - level}); break;
    default: {
        const Chips bare = dice.chance(50) ? to : to - level;
        q.acts.emplace_back(Said{seat, Verb::raiseBare, bare});
        put = bare;
        break;
    }
    }
    if (put.count <= 0 || to <= level || put > playable(hand, seat)) { return false; }
    q.acts.emplace_back(chipsOf(scene, seat, put));
    return asksWhat(scene, {to, put + hand.now.in[seat], to - level + level, level + to});
}

bool tooLittleActs(Scene& scene) {
    Question& q = scene.q;
    const Hand& hand = scene.hand();
    const Going going = raise(hand).value;
    const Chips over = going.least - hand.now.level;
    const int units = static_cast<int>(over.count / scene.unit().count);
    if ((going.verb != Verb::raise && going.verb != Verb::bet) || units < 2) { return false; }
    const Chips to = hand.now.level + scene.unit() * scene.dice.between(1, units - 1);
    q.acts = {Said{scene.turn(), going.verb, to}};
    return asksWhat(scene, {to, hand.now.level + to});
}

// The act out of turn and what comes before its turn are the acts; the last of them brings the turn.
bool earlyActs(Scene& scene) {
    Question& q = scene.q;
    Dice& dice = scene.dice;
    const std::size_t known = q.events.size();
    const Hand& hand = scene.hand();
    const SeatSet able = hand.now.live - hand.now.allIn - SeatSet{scene.turn()};
    const SeatSet fresh = able - hand.now.acted;
    if (fresh.empty()) { return false; }
    Seat early = scene.turn();
    for (int skip = dice.between(1, q.level); skip > 0; --skip) { early = hand.now.live.next(early); }
    if (!fresh.contains(early)) { return false; }
    const bool raises = dice.chance(60);
    const Chips to = hand.now.level + hand.now.step + scene.unit() * dice.between(0, 6);
    if (raises && to >= hand.now.in[early] + playable(hand, early)) { return false; }
    const Event act = raises ? Event{Acted{early, Verb::raise, to}} : Event{Acted{early, Verb::call, {}}};
    if (!scene.enter(act)) { return false; }
    while (scene.hand().outcomeCount == 0) {
        if (scene.turn() == kNoSeat || scene.turn() == early || !scene.act({25, 25, 0})) { return false; }
    }
    const Outcome outcome = scene.hand().outcomes[0];
    if (outcome.seat != early || outcome.kind == Outcome::Kind::floor || scene.hand().outcomeCount != 1) {
        return false;
    }
    if (raises && outcome.kind == Outcome::Kind::stands && outcome.to != to) { return false; }  // cut to the pot
    q.acts.assign(q.events.begin() + static_cast<std::ptrdiff_t>(known), q.events.end());
    q.events.resize(known);
    fold(q);
    for (const Event& one : q.acts) { q.told.push_back(told(one)); }
    q.told.front() = text("drill.out-of-turn", {part(told(q.acts.front()))});
    q.asks = text("drill.ask-stands", {early});
    offer(q, dice, {text("drill.stands"), text("drill.lapses")});
    return true;
}

Explanation rulingExplained(const Question& q) {
    const Ruling ruling = decided(q);
    Explanation all;
    for (const RuleId rule : ruling.rules.ids) {
        if (rule != RuleId::none) { all.rules.push_back(rule); }
    }
    const Hand& hand = q.table.hand;
    const Going going = raise(hand).value;
    const Text least = going.verb == Verb::nothing ? text("drill.faces-no-raise")
                       : hand.now.level.count == 0 ? text("drill.faces-bet", {going.least})
                                                   : text("drill.faces-how", {going.least});
    all.steps.push_back({text("drill.faces"), least, hand.now.level});
    Chips front = hand.now.in[toAct(hand).value];
    for (const Event& act : q.acts) {
        if (const auto* put = std::get_if<PutIn>(&act)) {
            front += put->chips.sum();
            all.steps.push_back({told(act), text("drill.in-front", {front}), put->chips.sum()});
        } else if (const auto* took = std::get_if<TookBack>(&act)) {
            front -= took->amount;
            all.steps.push_back({told(act), text("drill.in-front", {front}), {}});
        } else {
            all.steps.push_back({told(act), {}, {}});
        }
    }
    const bool silent =
        std::ranges::none_of(q.acts, [](const Event& act) { return std::holds_alternative<Said>(act); });
    const auto* last = std::get_if<PutIn>(&q.acts.back());
    const bool several = last != nullptr && (last->chips.counts[0] > 1 || last->chips.counts[1] > 0);
    if (silent && several && hand.now.level.count > 0 && front > hand.now.level && going.verb == Verb::raise) {
        all.steps.push_back({text("drill.over-call"), text("drill.over-call-how", {going.least - hand.now.level}),
                             front - hand.now.level});
    }
    if (!ruling.rules.empty()) { all.steps.push_back(ruleStep(ruling.rules.first())); }
    if (!ruling.counts) { return all; }
    all.steps.push_back({text("drill.so"), said(*ruling.counts), ruling.counts->to});
    if (ruling.change.count > 0) {
        all.steps.push_back(
            {text("drill.change-back"), text("drill.change-how", {front, front - ruling.change}), ruling.change});
    } else if (front > hand.now.in[ruling.counts->seat] && front < ruling.counts->to) {
        const Chips more = ruling.counts->to - front;
        all.steps.push_back({text("say.adds", {ruling.counts->seat, more}), {}, more});
    }
    all.say = announced(*ruling.counts);
    return all;
}

}  // namespace oddchip::practice
