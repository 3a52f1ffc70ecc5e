// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Main and side pots: two to four all-ins, folded money, short blinds and antes, chips that nobody called, and the
// order in which pots are settled.
#include <optional>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

constexpr Style kPushing{42, 16, 26};

// A no-limit hand in which some are short, played until a round closes with somebody all-in.
bool shortHand(Scene& scene, int shorts, int deepest) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(60, 150);
    for (const Seat seat : scene.dice.some(scene.began().dealt, shorts)) {
        scene.stack(seat, scene.someStack(4, deepest));
    }
    if (scene.q.level >= 4) { scene.began().stakes.ante = scene.unit(); }
    return scene.begin();
}

// Plays until betting is over, or a round is with all-ins.
bool untilAllIn(Scene& scene, int most) {
    for (int rounds = 0; rounds < most; ++rounds) {
        if (!scene.round(kPushing) || scene.hand().over) { return false; }
        if (!scene.hand().now.allIn.empty() || bettingOver(scene.hand())) { return true; }
        if (!scene.deal()) { return false; }
    }
    return false;
}

SeatSet allInAndLive(const Hand& hand) { return hand.now.allIn & hand.now.live; }

Chips foldedMoney(const Hand& hand) {
    Chips sum;
    for (const Seat seat : hand.dealt - hand.now.live) { sum += hand.now.total[seat]; }
    return sum;
}

bool asksForPots(Question& q) {
    q.asks = text("drill.ask-pots");
    q.among = q.table.hand.dealt;
    return true;
}

bool severalAllIns(Dice& dice, Question& q, int count) {
    Scene scene(dice, q);
    if (!shortHand(scene, count + 1, 22) || !untilAllIn(scene, 1 + q.level / 2)) { return false; }
    const Hand& hand = scene.hand();
    return allInAndLive(hand).size() == count && pots(hand).size >= 2 && hand.now.live.size() >= 3 && asksForPots(q);
}
bool twoAllIns(Dice& dice, Question& q) { return severalAllIns(dice, q, 2); }
bool threeAllIns(Dice& dice, Question& q) { return severalAllIns(dice, q, 3); }
bool fourAllIns(Dice& dice, Question& q) { return severalAllIns(dice, q, 4); }

// Somebody has put in a raise, or a call of one, and folded.
bool foldedRaise(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!shortHand(scene, 3, 22) || !untilAllIn(scene, 2)) { return false; }
    const Hand& hand = scene.hand();
    return pots(hand).size >= 2 && foldedMoney(hand).count > scene.big().count * 5 / 2 && asksForPots(q);
}

// The big blind has too little for the blind, or for ante and blind.
bool shortBlind(Dice& dice, Question& q) {
    Scene scene(dice, q);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(4, 4 + q.level);
    scene.stacks(30, 120);
    Stakes& stakes = scene.began().stakes;
    const Chips ante = most(scene.unit(), Chips{stakes.big.count / 5 / scene.unit().count * scene.unit().count});
    if (q.level >= 2) { stakes.ante = ante; }
    const int units = static_cast<int>(stakes.big.count / scene.unit().count);
    scene.stack(scene.began().big, scene.unit() * dice.between(1, units - 1) + stakes.ante);
    if (q.level >= 3) {
        scene.stack(dice.seatOf(scene.began().dealt - SeatSet{scene.began().big}), scene.someStack(2, 9));
    }
    scene.begin();
    if (!untilAllIn(scene, 1)) { return false; }
    const Hand& hand = scene.hand();
    return pots(hand).size >= 2 && hand.now.allIn.contains(hand.big) && asksForPots(q);
}

bool uncalled(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!shortHand(scene, 2 + q.level, 25) || !untilAllIn(scene, 2)) { return false; }
    const Hand& hand = scene.hand();
    return hand.now.returned.count > 0 && hand.now.live.size() >= 2 && !allInAndLive(hand).empty() && asksForPots(q);
}

Answer builtPots(const Question& q) { return potsAnswer(q.table.hand); }

Explanation explainPots(const Question& q) {
    Explanation all;
    all.rules = {RuleId::allinEligibility};
    if (q.table.hand.now.returned.count > 0) { all.rules.push_back(RuleId::uncalledReturned); }
    all.steps = potSteps(q.table.hand);
    std::vector<Text> parts;
    const Pots list = pots(q.table.hand);
    for (int i = 0; i < list.size; ++i) {
        const SeatSet of = list.list[static_cast<std::size_t>(i)].of;
        parts.push_back(text(of.size() == 1 ? "drill.say-pot-one" : "drill.say-pot", {part(potText(i)), of}));
    }
    all.say = text("drill.say", {parts});
    return all;
}

// ---- the order of settlement ---------------------------------------------------------------------------------------

bool order(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!shortHand(scene, 2 + q.level, 25) || !untilAllIn(scene, 2)) { return false; }
    while (!scene.hand().over && (cardsToCome(scene.hand()) || scene.turn() != kNoSeat)) {
        if (scene.turn() != kNoSeat ? !scene.act(kUsual) : !scene.deal()) { return false; }
    }
    const Hand& hand = scene.hand();
    if (hand.over || pots(hand).size < 2) { return false; }
    q.asks = text("drill.ask-first-pot");
    q.among = hand.dealt;
    return true;
}

Answer firstPot(const Question& q) {
    const auto settle = settleOrder(q.table.hand).value;
    return {{{{}, pots(q.table.hand).list[settle.pots[0]].of}}};
}

Explanation explainOrder(const Question& q) {
    Explanation all;
    all.rules = {RuleId::sidepotOrder};
    const auto settle = settleOrder(q.table.hand).value;
    const Pots list = pots(q.table.hand);
    for (std::size_t i = 0; i < settle.size; ++i) {
        const Pot& pot = list.list[settle.pots[i]];
        all.steps.push_back({text("drill.settle", {std::int64_t(i + 1), part(potText(settle.pots[i]))}),
                             text(pot.of.size() == 1 ? "drill.may-win-one" : "drill.may-win", {pot.of}), pot.amount});
    }
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"pots-two",         Group::pots, Kind::pots,  20, 4, always, twoAllIns,   builtPots, explainPots},
    {"pots-three",       Group::pots, Kind::pots,  25, 4, always, threeAllIns, builtPots, explainPots},
    {"pots-four",        Group::pots, Kind::pots,  35, 4, always, fourAllIns,  builtPots, explainPots},
    {"pots-folded",      Group::pots, Kind::pots,  25, 4, always, foldedRaise, builtPots, explainPots},
    {"pots-short-blind", Group::pots, Kind::pots,  25, 3, always, shortBlind,  builtPots, explainPots},
    {"pots-uncalled",    Group::pots, Kind::pots,  20, 3, always, uncalled,    builtPots, explainPots},
    {"pots-order",       Group::pots, Kind::seats, 8,  3, always, order,       firstPot,  explainOrder},
};
// clang-format on

}  // namespace

std::span<const Skill> potSkills() { return kSkills; }

Answer potsAnswer(const Hand& hand) {
    Answer answer;
    for (const Pot& pot : pots(hand)) { answer.parts.push_back({pot.amount, pot.of}); }
    if (hand.now.returned.count > 0) { answer.back = {hand.now.returned, SeatSet{hand.now.back}}; }
    return answer;
}

namespace {

// What earlier rounds and antes have brought, where each who is still in has put in the same: one sum in the middle, to
// which the main pot is added. Nothing: there is none, or there were pots before this round.
struct Before {
    Chips each, middle;
};
std::optional<Before> before(const Hand& hand) {
    const Betting& now = hand.now;
    Before all{{}, now.dead};
    Chips front;
    for (const Seat seat : hand.dealt) {
        all.middle += now.total[seat] - now.in[seat];
        front += now.in[seat];
    }
    for (const Seat seat : now.live) { all.each = most(all.each, now.total[seat] - now.in[seat]); }
    for (const Seat seat : now.live) {
        if (now.total[seat] - now.in[seat] != all.each) { return std::nullopt; }
    }
    return all.middle.count > 0 && front.count > 0 ? std::optional(all) : std::nullopt;
}

SeatSet withChipsInFront(const Hand& hand, const SeatSet& seats) {
    SeatSet some;
    for (const Seat seat : seats) {
        if (hand.now.in[seat].count > 0) { some.insert(seat); }
    }
    return some;
}

// The sum of a pot as it is pulled together: from each, what was folded, and to the main pot what lies there already.
std::vector<Text> pulled(const Hand& hand, const PotBuilt& how, Chips amount, Chips each, const Before* middle) {
    std::vector<Text> parts{text("drill.times", {std::int64_t{how.from.size()}, each})};
    Chips folded = how.folded;
    SeatSet by = how.foldedFrom;
    if (middle != nullptr) {
        folded = amount - each * how.from.size() - middle->middle;
        by = withChipsInFront(hand, by);
    }
    if (folded.count > 0) { parts.push_back(text("drill.plus-folded", {folded, by})); }
    if (middle != nullptr) {
        parts.push_back(text("drill.plus-middle", {middle->middle}));
    } else if (how.dead.count > 0) {
        parts.push_back(text("drill.plus-dead", {how.dead}));
    }
    return parts;
}

}  // namespace

std::vector<Step> potSteps(const Hand& hand) {
    std::vector<Step> steps;
    if (hand.now.returned.count > 0) {
        steps.push_back({text("drill.step-back", {hand.now.returned, hand.now.back}), text("drill.step-back-why"),
                         hand.now.returned});
    }
    const Pots list = pots(hand);
    const std::optional<Before> there = before(hand);
    Chips sum;
    std::vector<Text> sums;
    for (int i = 0; i < list.size; ++i) {
        const PotBuilt how = built(hand, i);
        const Chips amount = list.list[static_cast<std::size_t>(i)].amount;
        const bool adds = i == 0 && there.has_value();
        const Chips each = adds ? how.each - there->each : how.each;
        const std::vector<Text> parts = pulled(hand, how, amount, each, adds ? &*there : nullptr);
        steps.push_back({text(i == 0 ? "drill.step-first" : "drill.step-next", {each, how.from}),
                         text("drill.step-close", {parts, amount, part(potText(i))}), amount});
        sums.push_back(text("drill.number", {amount}));
        sum += amount;
    }
    steps.push_back({text("drill.step-check"), text("drill.step-check-sum", {sums, sum}), sum});
    return steps;
}

Step ruleStep(RuleId rule) { return {text("drill.rule", {rule}), text(name(rule)), {}}; }

Chips inMiddle(const Question& question) { return potTotal(question.table.hand); }

}  // namespace oddchip::practice
