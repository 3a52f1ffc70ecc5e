// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Handling chips: cutting out an amount, change, making a call right, the rake, colouring up.
#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

void oneTable(Scene& scene) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(60, 160);
    scene.begin();
}

// ---- cutting out ---------------------------------------------------------------------------------------------------

// cash: the amount, then the chips there are, from the largest.
bool cutting(Dice& dice, Question& q) {
    Scene scene(dice, q);
    oneTable(scene);
    const Stakes& stakes = scene.began().stakes;
    const std::size_t kinds = static_cast<std::size_t>(q.level) + 2;
    const Chips top = stakes.chips[std::min<std::size_t>(kinds - 1, 4)];
    const auto units = static_cast<int>(top.count / stakes.unit.count);
    q.cash = {stakes.unit * dice.between(units + 1, units * 5)};
    for (std::size_t i = std::min<std::size_t>(kinds, 5); i-- > 0;) { q.cash.push_back(stakes.chips[i]); }
    std::vector<Text> chips;
    for (std::size_t i = 1; i < q.cash.size(); ++i) { chips.push_back(text("drill.number", {q.cash[i]})); }
    q.asks = text("drill.ask-fewest", {q.cash[0], chips});
    return true;
}

// The fewest chips: as many of the largest as go in, then of the next.
std::vector<std::int64_t> cut(const Question& q) {
    std::vector<std::int64_t> counts;
    Chips left = q.cash[0];
    for (std::size_t i = 1; i < q.cash.size(); ++i) {
        const Chips in = wholeUnits(left, q.cash[i]);
        counts.push_back(in.count / q.cash[i].count);
        left -= in;
    }
    return counts;
}

Answer fewest(const Question& q) {
    std::int64_t sum = 0;
    for (const std::int64_t count : cut(q)) { sum += count; }
    return {{{{sum}, {}}}};
}

Explanation explainCut(const Question& q) {
    Explanation all;
    all.rules = {RuleId::chipDenomination};
    const auto counts = cut(q);
    Chips left = q.cash[0];
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const Chips each = q.cash[i + 1];
        if (counts[i] == 0) { continue; }
        left -= each * counts[i];
        all.steps.push_back({text("drill.cut", {counts[i], each}), text("drill.cut-left", {left}), each * counts[i]});
    }
    return all;
}

// ---- change --------------------------------------------------------------------------------------------------------

bool change(Dice& dice, Question& q) {
    Scene scene(dice, q);
    oneTable(scene);
    if (q.level >= 2 && !scene.toStreet(kUsual, StreetId::flop)) { return false; }
    if (!scene.untilActs({40, 30, 0}, dice.between(1, 3))) { return false; }
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const Chips owed = owes(hand).value;
    std::vector<Chips> larger;
    for (const Chips chip : hand.stakes.chips) {
        if (chip > owed && chip <= playable(hand, seat)) { larger.push_back(chip); }
    }
    if (owed.count == 0 || larger.empty()) { return false; }
    PutIn put;
    put.seat = seat;
    put.chips.values[0] = dice.of(larger);
    put.chips.counts[0] = 1;
    q.acts = {put};
    Verdict last;
    (void)afterActs(q, &last);
    const auto* ruling = std::get_if<Ruling>(&last);
    if (ruling == nullptr || ruling->asks.floor || ruling->change.count == 0) { return false; }
    q.told = {told(q.acts[0])};
    q.asks = text("drill.ask-change", {seat});
    return true;
}

Ruling rulingOf(const Question& q) {
    Verdict last;
    (void)afterActs(q, &last);
    return std::get<Ruling>(last);
}

Answer changeBack(const Question& q) { return {{{rulingOf(q).change, {}}}}; }

Explanation explainChange(const Question& q) {
    const Ruling ruling = rulingOf(q);
    Explanation all = rulingExplained(q);
    all.say = text("say.change", {ruling.change, ruling.counts->seat});
    return all;
}

// ---- making a call right -------------------------------------------------------------------------------------------

bool callRight(Dice& dice, Question& q) {
    Scene scene(dice, q);
    oneTable(scene);
    if (!scene.untilActs({35, 45, q.level >= 2 ? 6 : 0}, dice.between(2, 3 + q.level))) { return false; }
    const Hand& hand = scene.hand();
    if (hand.now.in[scene.turn()].count == 0 || owes(hand).value.count == 0) { return false; }
    q.asks = text("drill.ask-owes", {scene.turn()});
    return true;
}

Answer adds(const Question& q) { return {{{owes(q.table.hand).value, {}}}}; }

Explanation explainOwes(const Question& q) {
    const Hand& hand = q.table.hand;
    const auto owed = owes(hand);
    const Seat seat = toAct(hand).value;
    Explanation all;
    all.rules = {RuleId::releaseBinds};
    all.steps.push_back({text("drill.mr-level"), text("drill.mr-level-how"), hand.now.level});
    all.steps.push_back({text("drill.owes-front", {seat}), text("drill.owes-front-how"), hand.now.in[seat]});
    const bool allIn = owed.value < hand.now.level - hand.now.in[seat];
    all.steps.push_back({text("drill.owes-so", {owed.value}),
                         allIn ? text("drill.owes-all-in", {playable(hand, seat)})
                               : text("drill.ro-faces-how", {hand.now.level, hand.now.in[seat]}),
                         owed.value});
    all.say = text("say.to-call", {seat, owed.value});
    return all;
}

// ---- rake ----------------------------------------------------------------------------------------------------------

bool raked(Dice& dice, Question& q) {
    Scene scene(dice, q);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3, 5);
    scene.stacks(20, 90);
    Rake& rake = scene.began().stakes.rake;
    rake.perMyriad = dice.chance(60) ? 500 : 1000;
    rake.step = scene.unit();
    rake.cap = q.level >= 2 ? scene.unit() * dice.between(3, 8) : Chips{};
    rake.noFlopNoDrop = q.level >= 2;
    if (q.level >= 3) {
        rake.jackpot = scene.unit();
        rake.jackpotFrom = scene.big() * 10;
    }
    scene.begin();
    if (q.level >= 2 && dice.chance(12)) {
        if (!scene.round({0, 40, 0}) || !scene.hand().over) { return false; }
    } else {
        if (!scene.toShowdown(kUsual)) { return false; }
        const Pots list = pots(scene.hand());
        for (int i = list.size - 1; i >= 0; --i) {
            const SeatSet of = list.list[static_cast<std::size_t>(i)].of;
            if (of.size() < 2) { continue; }
            if (!scene.enter(Awarded{static_cast<std::uint8_t>(i), 0, Half::whole, dice.some(of, 1), kNoSeat})) {
                return false;
            }
        }
    }
    if (!scene.hand().over) { return false; }
    q.told.push_back(text("drill.rake-percent", {std::int64_t{rake.perMyriad / 100}, rake.step}));
    if (rake.cap.count > 0) { q.told.push_back(text("drill.rake-cap", {rake.cap})); }
    if (rake.noFlopNoDrop) { q.told.push_back(text("drill.rake-no-flop")); }
    if (rake.jackpot.count > 0) { q.told.push_back(text("drill.rake-jackpot", {rake.jackpot, rake.jackpotFrom})); }
    q.asks = text(rake.jackpot.count > 0 ? "drill.ask-rake-jackpot" : "drill.ask-rake");
    return true;
}

Answer taken(const Question& q) {
    const Winnings won = winnings(q.table.hand);
    return {{{won.rake + won.jackpot, {}}}};
}

Explanation explainRake(const Question& q) {
    const Hand& hand = q.table.hand;
    const Winnings won = winnings(hand);
    const Rake& rake = hand.stakes.rake;
    Explanation all;
    all.rules = {RuleId::rake};
    const Chips pot = potTotal(hand);
    all.steps.push_back({text("drill.rake-pot"), text("drill.rake-pot-how"), pot});
    const Chips part{pot.count * rake.perMyriad / 10000};
    all.steps.push_back({text("drill.rake-part", {std::int64_t{rake.perMyriad / 100}, pot, part}),
                         text("drill.rake-down", {rake.step, wholeUnits(part, rake.step)}),
                         wholeUnits(part, rake.step)});
    all.steps.push_back({text("drill.rake-so"),
                         won.rake.count == 0   ? text("drill.rake-none")
                         : rake.cap.count == 0 ? text("drill.rake-no-cap")
                                               : text("drill.rake-cap", {rake.cap}),
                         won.rake});
    if (won.jackpot.count > 0) {
        all.steps.push_back(
            {text("drill.rake-and"), text("drill.rake-jackpot", {rake.jackpot, rake.jackpotFrom}), won.jackpot});
    }
    return all;
}

// ---- colouring up --------------------------------------------------------------------------------------------------

// cash: the small chip and the large one; number: how many small ones.
bool colourUp(Dice& dice, Question& q) {
    Scene scene(dice, q);
    oneTable(scene);
    const auto& chips = scene.began().stakes.chips;
    const auto from = static_cast<std::size_t>(dice.between(0, 2));
    const std::size_t to = from + (q.level >= 2 && from < 2 ? 2 : 1);
    const auto ratio = static_cast<int>(chips[to].count / chips[from].count);
    q.cash = {chips[from], chips[to]};
    q.number = dice.between(ratio + 1, q.level >= 3 ? 120 : 60);
    if (q.number / ratio < 1 || q.number % ratio == 0) { return false; }
    q.asks = text("drill.ask-colour-up", {std::int64_t{q.number}, q.cash[0], q.cash[1]});
    return true;
}

Share colours(const Question& q) {
    const Chips all = q.cash[0] * q.number;
    const Chips in = wholeUnits(all, q.cash[1]);
    return {{in.count / q.cash[1].count}, all - in};
}

Answer large(const Question& q) { return {{{colours(q).each, {}}}}; }

Explanation explainColour(const Question& q) {
    const Share share = colours(q);
    Explanation all;
    all.rules = {RuleId::chipColorup};
    all.steps.push_back(
        {text("drill.cu-sum"), text("drill.cu-sum-how", {std::int64_t{q.number}, q.cash[0]}), q.cash[0] * q.number});
    all.steps.push_back({text("drill.cut", {share.each.count, q.cash[1]}), text("drill.cut-left", {share.odd}),
                         q.cash[1] * share.each.count});
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"chips-cut",       Group::chips, Kind::count,  10, 3, always, cutting,   fewest,     explainCut},
    {"chips-change",    Group::chips, Kind::amount, 7,  2, always, change,    changeBack, explainChange},
    {"chips-call",      Group::chips, Kind::amount, 7,  3, always, callRight, adds,       explainOwes},
    {"chips-rake",      Group::chips, Kind::amount, 10, 3, always, raked,     taken,      explainRake},
    {"chips-colour-up", Group::chips, Kind::count,  10, 3, always, colourUp,  large,      explainColour},
};
// clang-format on

}  // namespace

std::span<const Skill> chipSkills() { return kSkills; }

}  // namespace oddchip::practice
