// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The most that may be bet in pot-limit.
#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

bool begin(Scene& scene, bool straddled = false) {
    static constexpr FormId kForms[] = {FormId::omaha, FormId::omaha, FormId::omaha8, FormId::fiveCardOmaha,
                                        FormId::holdem};
    scene.stakes(Structure::potLimit, scene.dice.of(kForms));
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(80, 200);
    if (straddled) { scene.began().straddles[scene.began().dealt.next(scene.began().big)] = scene.big() * 2; }
    return scene.begin();
}

bool open(Dice& dice, Question& q) {
    Scene scene(dice, q);
    begin(scene);
    if (q.level >= 2 && !scene.toStreet(kUsual, q.level == 2 ? StreetId::flop : StreetId::turn)) { return false; }
    if (!scene.untilActs({45, 0, 0}, dice.between(0, 2))) { return false; }
    return scene.hand().now.raises == 0 && potLimitAsked(scene);
}

bool afterRaises(Dice& dice, Question& q) {
    Scene scene(dice, q);
    begin(scene);
    if (q.level >= 2 && !scene.toStreet(kUsual, StreetId::flop)) { return false; }
    if (!scene.untilActs({35, 40, 0}, dice.between(2, 3 + q.level))) { return false; }
    const Hand& hand = scene.hand();
    return hand.now.aggressor != kNoSeat && hand.now.lastWager > hand.bigBlind && hand.now.level.count > 0 &&
           potLimitAsked(scene);
}

bool straddle(Dice& dice, Question& q) {
    Scene scene(dice, q);
    begin(scene, true);
    if (!scene.untilActs({40, q.level > 1 ? 25 : 0, 0}, dice.between(0, 1 + q.level))) { return false; }
    return street(scene.hand()) == StreetId::preflop && scene.hand().straddle.count > 0 && potLimitAsked(scene);
}

bool shortAllIn(Dice& dice, Question& q) {
    Scene scene(dice, q);
    begin(scene);
    for (const Seat seat : dice.some(scene.began().dealt, 3)) { scene.stack(seat, scene.someStack(4, 12)); }
    scene.begin();
    if (q.level >= 2 && !scene.toStreet(kUsual, StreetId::flop)) { return false; }
    if (!scene.untilActs({30, 30, 15}, dice.between(2, 5))) { return false; }
    return scene.hand().now.shortAllIns > 0 && scene.hand().now.level.count > 0 && potLimitAsked(scene);
}

Answer mostAllowed(const Question& q) { return {{{raise(q.table.hand).value.most, {}}}}; }

Explanation explainMost(const Question& q) {
    Explanation all;
    all.rules = {RuleId::potLimitMax};
    const Hand& hand = q.table.hand;
    const PotLimitSum sum = potLimitSum(hand);
    const Seat seat = toAct(hand).value;
    const Chips counted = sum.pot - sum.call, level = hand.now.level;
    all.steps.push_back({text("drill.pl-middle"), text("drill.pl-middle-how"), potTotal(hand)});
    if (counted != potTotal(hand)) {
        all.steps.push_back({text("drill.pl-counted"), text("drill.pl-counted-how"), counted});
    }
    if (level.count == 0) {
        all.steps.push_back({text("drill.pl-bet"), {}, sum.most});
    } else {
        all.steps.push_back(
            {text("drill.pl-call", {sum.call, seat}), text("drill.pl-sum-how", {counted, sum.call, sum.pot}), sum.pot});
        all.steps.push_back({text("drill.pl-sum"), text("drill.pl-sum-how", {level, sum.pot, sum.most}), sum.most});
    }
    all.say = text("drill.pl-say", {sum.most});
    return all;
}

bool offersStraddle(const HouseRules& rules) { return rules.straddle != Straddle::off; }

// clang-format off
constexpr Skill kSkills[] = {
    {"pot-limit-open",     Group::potLimit, Kind::amount, 12, 3, always,         open,        mostAllowed, explainMost},
    {"pot-limit-raises",   Group::potLimit, Kind::amount, 15, 3, always,         afterRaises, mostAllowed, explainMost},
    {"pot-limit-straddle", Group::potLimit, Kind::amount, 15, 2, offersStraddle, straddle,    mostAllowed, explainMost},
    {"pot-limit-short",    Group::potLimit, Kind::amount, 20, 2, always,         shortAllIn,  mostAllowed, explainMost},
    {"pot-limit-clock",    Group::potLimit, Kind::amount, 7,  3, always,         afterRaises, mostAllowed, explainMost},
};
// clang-format on

}  // namespace

std::span<const Skill> potLimitSkills() { return kSkills; }

// The seat to act may go up, and has more than the pot.
bool potLimitAsked(Scene& scene) {
    const Hand& hand = scene.hand();
    if (scene.turn() == kNoSeat || hand.over) { return false; }
    const Going going = raise(hand).value;
    if (going.verb == Verb::nothing || going.unbounded) { return false; }
    const Chips has = hand.now.in[scene.turn()] + playable(hand, scene.turn());
    const Chips exact = potLimitSum(hand).most;
    if (going.most != exact || going.most >= has) { return false; }
    scene.q.asks = text(going.verb == Verb::bet ? "drill.ask-most-bet" : "drill.ask-most-raise", {scene.turn()});
    return true;
}

}  // namespace oddchip::practice
