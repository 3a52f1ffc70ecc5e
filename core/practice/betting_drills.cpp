// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The bounds of betting: least raise, who may still raise, half a bet, raises left, the straddle.
#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

bool bigBet(Scene& scene, int shorts) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(80, 180);
    for (const Seat seat : scene.dice.some(scene.began().dealt, shorts)) { scene.stack(seat, scene.someStack(5, 20)); }
    return true;
}

// ---- the least raise -----------------------------------------------------------------------------------------------

bool leastRaise(Dice& dice, Question& q) {
    Scene scene(dice, q);
    bigBet(scene, q.level >= 2 ? 3 : 0);
    scene.begin();
    if (q.level >= 2 && dice.chance(50) && !scene.toStreet(kUsual, StreetId::flop)) { return false; }
    if (!scene.untilActs({30, 40, q.level >= 2 ? 20 : 0}, dice.between(2, 4))) { return false; }
    const Hand& hand = scene.hand();
    const Going going = raise(hand).value;
    if (going.verb != Verb::raise || going.least >= going.most || hand.now.aggressor == kNoSeat) { return false; }
    if (q.level >= 3 && hand.now.shortAllIns == 0) { return false; }
    q.asks = text("drill.ask-least-raise", {scene.turn()});
    return true;
}

Answer leastTotal(const Question& q) { return {{{raise(q.table.hand).value.least, {}}}}; }

Explanation explainLeast(const Question& q) {
    const Hand& hand = q.table.hand;
    const auto going = raise(hand);
    Explanation all;
    all.rules = {RuleId::minWager};
    for (const RuleId rule : going.rules.ids) {
        if (rule != RuleId::none && rule != RuleId::minWager && rule != RuleId::capNoneNl) {
            all.rules.push_back(rule);
        }
    }
    all.steps.push_back({text("drill.mr-level"), text("drill.mr-level-how"), hand.now.level});
    all.steps.push_back({text("drill.mr-step"),
                         text(hand.now.shortAllIns > 0 ? "drill.mr-step-short" : "drill.mr-step-how"), hand.now.step});
    all.steps.push_back({text("drill.mr-sum"),
                         text("drill.mr-sum-how", {hand.now.level, hand.now.step, going.value.least}),
                         going.value.least});
    return all;
}

// Against all-ins alone nobody raises: that is another rule.
bool anotherCouldMatch(const Hand& hand, Seat seat) {
    for (const Seat other : hand.now.live - SeatSet{seat}) {
        if (!hand.now.allIn.contains(other) && hand.now.in[other] + playable(hand, other) > hand.now.level) {
            return true;
        }
    }
    return false;
}

// ---- who may raise -------------------------------------------------------------------------------------------------

bool mayRaise(Dice& dice, Question& q) {
    Scene scene(dice, q);
    bigBet(scene, 3);
    scene.begin();
    if (dice.chance(40) && !scene.toStreet(kUsual, StreetId::flop)) { return false; }
    if (!scene.untilActs({38, 25, 28}, dice.between(3, 7))) { return false; }
    if (!mayRaiseAsked(scene)) { return false; }
    const bool may = raise(scene.hand()).value.verb != Verb::nothing;
    return may == wanted(q, 50);
}

Answer whether(const Question& q) {
    const bool may = raise(q.table.hand).value.verb != Verb::nothing;
    return chosen(q, text(may ? "drill.may-raise" : "drill.may-only-call"));
}

Explanation explainReopened(const Question& q) {
    const Hand& hand = q.table.hand;
    const auto going = raise(hand);
    const Seat seat = toAct(hand).value;
    Explanation all;
    for (const RuleId rule : going.rules.ids) {
        if (rule != RuleId::none) { all.rules.push_back(rule); }
    }
    const Chips more = hand.now.level - hand.now.in[seat];
    all.steps.push_back(
        {text("drill.ro-faces", {seat}), text("drill.ro-faces-how", {hand.now.level, hand.now.in[seat]}), more});
    all.steps.push_back({text("drill.ro-full"), text("drill.mr-step-short"), hand.now.step});
    const bool may = going.value.verb != Verb::nothing;
    all.steps.push_back(
        {text(may ? "drill.ro-yes" : "drill.ro-no"),
         text(q.rules.reopenCumulative == ReopenCumulative::perPlayer ? "drill.ro-together" : "drill.ro-single"),
         {}});
    return all;
}

// ---- limit: half a bet ---------------------------------------------------------------------------------------------

void limitTable(Scene& scene, int shorts) {
    scene.stakes(Structure::limit, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(40, 80);
    for (const Seat seat : scene.dice.some(scene.began().dealt, shorts)) {
        const int units = static_cast<int>(scene.big().count / scene.unit().count);
        scene.stack(seat, scene.unit() * scene.dice.between(units + 1, units * 5));
    }
    scene.begin();
}

Text goesTo(Verb verb, Chips to) { return said({kNoSeat, verb, to}); }

Text mayDo(const Going& going) {
    return going.verb == Verb::nothing ? text("drill.may-only-call") : goesTo(going.verb, going.least);
}

bool halfBet(Dice& dice, Question& q) {
    Scene scene(dice, q);
    limitTable(scene, 4);
    if (dice.chance(70) &&
        !scene.toStreet({80, 6, 0}, q.level >= 2 && dice.chance(50) ? StreetId::turn : StreetId::flop)) {
        return false;
    }
    const bool mayRaise = wanted(q, 65);
    if (!scene.untilActs({45, 15, 30}, mayRaise ? dice.between(1, 4) : dice.between(4, 9))) { return false; }
    const Hand& hand = scene.hand();
    const Chips level = hand.now.level, full = hand.now.fullLevel;
    const bool odd = hand.now.shortAllIns > 0 || hand.now.fullAllIn;
    const Chips has = hand.now.in[scene.turn()] + playable(hand, scene.turn());
    const Chips bet = street(hand) == StreetId::turn ? hand.stakes.bigBet : hand.stakes.smallBet;
    if (!odd || has < level + bet * 3 || hand.now.capped) { return false; }
    if ((hand.now.live - hand.now.allIn).size() < 3 || !anotherCouldMatch(hand, scene.turn())) { return false; }
    const bool may = raise(hand).value.verb != Verb::nothing;
    if (may != mayRaise) { return false; }
    q.asks = text("drill.ask-limit-may", {scene.turn()});
    std::vector<Text> choices{text("drill.may-only-call"), goesTo(Verb::raise, level + bet)};
    if (level > full) { choices.push_back(goesTo(Verb::complete, full + bet)); }
    choices.push_back(goesTo(Verb::raise, full + bet * 2));
    choices.push_back(mayDo(raise(hand).value));
    offer(q, dice, std::move(choices));
    return true;
}

Answer limitMay(const Question& q) { return chosen(q, mayDo(raise(q.table.hand).value)); }

// An all-in that went above the bet of this round, and whether it counts as a full bet or raise.
struct Lift {
    Seat seat;
    Chips from, to;
    bool full;
};
std::vector<Lift> liftsByAllIn(const Question& q) {
    std::vector<Lift> lifts;
    Table table;
    begin(table, *q.began);
    for (const Event& event : q.events) {
        const Chips from = table.hand.now.level;
        const Verdict verdict = rule(table, event);
        commit(table, event, std::get<Ruling>(verdict));
        const auto* act = std::get_if<Acted>(&event);
        const Betting& now = table.hand.now;
        if (act == nullptr || table.hand.now.level < from) { lifts.clear(); }  // the next round
        if (act == nullptr || act->verb != Verb::allIn || now.level <= from) { continue; }
        lifts.push_back({act->seat, from, now.level, now.level == now.fullLevel});
    }
    return lifts;
}

Explanation explainLimit(const Question& q) {
    const Hand& hand = q.table.hand;
    const auto going = raise(hand);
    const Seat seat = toAct(hand).value;
    Explanation all;
    for (const RuleId rule : going.rules.ids) {
        if (rule != RuleId::none) { all.rules.push_back(rule); }
    }
    const Chips bet =
        street(hand) == StreetId::turn || street(hand) == StreetId::river ? hand.stakes.bigBet : hand.stakes.smallBet;
    all.steps.push_back({text("drill.hb-bet"), text("drill.hb-bet-how", {Chips{bet.count / 2}}), bet});
    for (const Lift& lift : liftsByAllIn(q)) {
        all.steps.push_back({text("drill.hb-all-in", {lift.seat, lift.to, lift.from}),
                             text(lift.full ? "drill.hb-counts" : "drill.hb-short"), lift.to - lift.from});
    }
    const bool acted = hand.now.acted.contains(seat);
    all.steps.push_back({text("drill.ro-faces", {seat}),
                         acted ? text("drill.hb-acted", {hand.now.level, hand.now.in[seat]})
                               : text("drill.ro-faces-how", {hand.now.level, hand.now.in[seat]}),
                         hand.now.level - hand.now.in[seat]});
    if (going.value.verb == Verb::nothing) {
        all.steps.push_back({text("drill.so"), mayDo(going.value), {}});
    } else {
        const Chips to = going.value.least;
        all.steps.push_back({text("drill.mr-sum"), text("drill.mr-sum-how", {to - bet, bet, to}), to});
    }
    return all;
}

// ---- limit: raises left --------------------------------------------------------------------------------------------

bool raisesLeft(Dice& dice, Question& q) {
    Scene scene(dice, q);
    limitTable(scene, 0);
    if (dice.chance(60) && !scene.toStreet({85, 6, 0}, StreetId::flop)) { return false; }
    if (!scene.untilActs({40, 45, 0}, dice.between(1, 3 + q.level))) { return false; }
    const Hand& hand = scene.hand();
    // Three or more who could each raise: heads-up the cap is another question.
    if ((hand.now.live - hand.now.allIn).size() < 3 || hand.now.level.count == 0 || hand.now.aggressor == kNoSeat) {
        return false;
    }
    q.asks = text("drill.ask-raises-left");
    return true;
}

// Everybody raises as long as it is offered.
int raisesOffered(Table table) {
    int count = 0;
    while (toAct(table.hand).value != kNoSeat) {
        const Going going = raise(table.hand).value;
        if (going.verb == Verb::nothing) { break; }
        const Event event = Acted{toAct(table.hand).value, going.verb, going.least};
        const Verdict verdict = rule(table, event);
        commit(table, event, std::get<Ruling>(verdict));
        ++count;
    }
    return count;
}

Answer countOf(const Question& q) { return {{{{raisesOffered(q.table)}, {}}}}; }

Explanation explainRaises(const Question& q) {
    Explanation all;
    all.rules = {RuleId::capMultiway};
    const std::int64_t left = raisesOffered(q.table), most = q.rules.capMultiway;
    all.steps.push_back({text("drill.rl-cap", {most}), text("drill.rl-cap-how"), {}});
    all.steps.push_back({text("drill.rl-made", {most - left}), text("drill.rl-made-how"), {}});
    all.steps.push_back({text("drill.rl-left", {left}), text("drill.rl-left-how", {most, most - left, left}), {}});
    return all;
}

// ---- the straddle --------------------------------------------------------------------------------------------------

bool straddled(Dice& dice, Question& q) {
    Scene scene(dice, q);
    bigBet(scene, 0);
    scene.began().straddles[scene.began().dealt.next(scene.began().big)] = scene.big() * 2;
    scene.begin();
    const int acts = dice.between(0, q.level);
    if (!scene.untilActs({60, q.level >= 2 ? 20 : 0, 0}, acts)) { return false; }
    const Going going = raise(scene.hand()).value;
    if (going.verb != Verb::raise || going.least >= going.most || scene.hand().straddle.count == 0) { return false; }
    q.asks = text("drill.ask-least-raise", {scene.turn()});
    return true;
}

bool offersStraddle(const HouseRules& rules) { return rules.straddle != Straddle::off; }

// clang-format off
constexpr Skill kSkills[] = {
    {"bet-least-raise", Group::betting, Kind::amount, 8,  3, always,         leastRaise, leastTotal, explainLeast},
    {"bet-who-raises",  Group::betting, Kind::choice, 8,  3, always,         mayRaise,   whether,    explainReopened},
    {"bet-half",        Group::betting, Kind::choice, 12, 3, always,         halfBet,    limitMay,   explainLimit},
    {"bet-raises-left", Group::betting, Kind::count,  6,  3, always,         raisesLeft, countOf,    explainRaises},
    {"bet-straddle",    Group::betting, Kind::amount, 8,  3, offersStraddle, straddled,  leastTotal, explainLeast},
};
// clang-format on

}  // namespace

std::span<const Skill> bettingSkills() { return kSkills; }

bool mayRaiseAsked(Scene& scene) {
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    if (hand.now.shortAllIns == 0 || !hand.now.acted.contains(seat)) { return false; }
    if (playable(hand, seat) <= hand.now.level - hand.now.in[seat] || !anotherCouldMatch(hand, seat)) { return false; }
    scene.q.asks = text("drill.ask-may-raise", {seat});
    offer(scene.q, scene.dice, {text("drill.may-raise"), text("drill.may-only-call")});
    return true;
}

}  // namespace oddchip::practice
