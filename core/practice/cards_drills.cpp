// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// When the deal goes wrong: misdeal or play on, burns, premature cards, a card too many on the board, dead hands.
#include <algorithm>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

void dealt(Scene& scene) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(4 + scene.q.level, 6 + scene.q.level);
    scene.stacks(50, 150);
    scene.begin();
}

Ruling lastRuling(const Question& q) {
    Verdict last;
    (void)afterActs(q, &last);
    const auto* ruling = std::get_if<Ruling>(&last);
    return ruling != nullptr ? *ruling : Ruling{};
}

Fault fault(FaultKind kind, Seat seat = kNoSeat, int count = 0) {
    Fault made{};
    made.kind = kind;
    made.seat = seat;
    made.count = static_cast<std::uint8_t>(count);
    return made;
}

Fault exposed(Seat seat, int nth, Deck& deck) {
    Fault made = fault(FaultKind::exposed, seat, nth);
    made.cards.add(deck.deal());
    return made;
}

// ---- misdeal or play on --------------------------------------------------------------------------------------------

Fault anyFault(Scene& scene, Deck& deck) {
    Dice& dice = scene.dice;
    const SeatSet seats = scene.hand().dealt;
    switch (dice.between(0, scene.q.level >= 2 ? 7 : 3)) {
    case 0: return fault(FaultKind::boxed, kNoSeat, dice.between(1, 2));
    case 1: return exposed(scene.seatAfterButton(dice.between(1, 3)), dice.between(1, 2), deck);
    case 2: return exposed(dice.seatOf(seats), dice.between(1, 2), deck);
    case 3: return fault(FaultKind::extra, scene.seatAfterButton(dice.between(1, 2)), 1);
    case 4: return fault(FaultKind::shortCards, dice.chance(50) ? scene.began().button : dice.seatOf(seats), 1);
    case 5: return fault(FaultKind::wrongButton);
    case 6: return fault(FaultKind::outOfSequence, dice.seatOf(seats));
    default: return fault(FaultKind::wrongFirst, dice.seatOf(seats));
    }
}

bool misdealOrNot(Dice& dice, Question& q, int mostActs) {
    for (const Event& act : q.acts) { q.told.push_back(told(act)); }
    q.acts.emplace_back(MisdealCalled{});
    const Result result = lastRuling(q).result;
    const bool misdeal = result == Result::misdeal;
    if ((!misdeal && result != Result::playOn) || misdeal != wanted(q, 50)) { return false; }
    q.asks = text(mostActs > 0 ? "drill.ask-misdeal-now" : "drill.ask-misdeal");
    offer(q, dice, {text("drill.misdeal"), text("drill.play-on")});
    return true;
}

// Two of a kind add up, which would be a question of another kind.
bool happenedAlready(const Question& q, FaultKind kind) {
    return std::ranges::any_of(q.acts, [&](const Event& act) { return std::get<Fault>(act).kind == kind; });
}

bool misdeal(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    dealt(scene);
    Table table = q.table;
    for (int faults = dice.between(1, q.level >= 3 ? 2 : 1); faults > 0; --faults) {
        const Event made = anyFault(scene, deck);
        if (happenedAlready(q, std::get<Fault>(made).kind)) { return false; }
        const Verdict verdict = rule(table, made);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr || ruling->asks.floor) { return false; }
        commit(table, made, *ruling);
        q.acts.push_back(made);
    }
    return misdealOrNot(dice, q, 0);
}

bool cutoff(Dice& dice, Question& q) {
    Scene scene(dice, q);
    dealt(scene);
    if (!scene.untilActs({40, 20, 0}, dice.between(0, 4))) { return false; }
    if (scene.hand().now.live.size() < 3) { return false; }
    switch (dice.between(0, 3)) {
    case 0: q.acts.emplace_back(fault(FaultKind::wrongButton)); break;
    case 1: q.acts.emplace_back(fault(FaultKind::wrongFirst, dice.seatOf(scene.hand().dealt))); break;
    case 2: q.acts.emplace_back(fault(FaultKind::outOfSequence, dice.seatOf(scene.hand().dealt))); break;
    default: q.acts.emplace_back(fault(FaultKind::boxed, kNoSeat, 2)); break;
    }
    return misdealOrNot(dice, q, 4);
}

Answer misdealAnswer(const Question& q) {
    return chosen(q, text(lastRuling(q).result == Result::misdeal ? "drill.misdeal" : "drill.play-on"));
}

void addRules(Explanation& all, const RuleIds& rules) {
    for (const RuleId rule : rules.ids) {
        if (rule != RuleId::none) { all.rules.push_back(rule); }
    }
}

Explanation explainMisdeal(const Question& q) {
    Explanation all;
    Table fresh;  // before anybody acts: what would be a cause, though it may be too late, which a later step says
    begin(fresh, *q.began);
    bool anyCause = false;
    for (const Event& act : q.acts) {
        const auto* made = std::get_if<Fault>(&act);
        if (made == nullptr) { continue; }
        const Verdict verdict = rule(fresh, act);
        const auto& ruling = std::get<Ruling>(verdict);
        const bool cause = ruling.result == Result::mayMisdeal;
        anyCause = anyCause || cause;
        all.steps.push_back({told(*made), text(cause ? "drill.is-cause" : "drill.no-cause"), {}});
        if (!ruling.rules.empty()) {
            all.steps.push_back(ruleStep(ruling.rules.first()));
            all.rules.push_back(ruling.rules.first());
        }
        commit(fresh, act, ruling);
    }
    if (!anyCause) { return all; }
    all.rules.clear();
    addRules(all, lastRuling(q).rules);
    all.steps.push_back(
        {text("drill.acts-so-far", {std::int64_t{q.table.hand.now.actsInTurn}}),
         text("drill.cut-off-" +
              std::string(optionNamed("misdeal.cutoff")
                              ->choices[static_cast<std::size_t>(optionNamed("misdeal.cutoff")->get(q.rules))])),
         {}});
    return all;
}

// ---- burns ---------------------------------------------------------------------------------------------------------

bool burns(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    dealt(scene);
    for (int street = dice.between(1, q.level); street > 0; --street) {
        if (!scene.round({60, 8, q.level >= 3 ? 6 : 0}) || scene.hand().over || !scene.dealStreet(deck)) {
            return false;
        }
    }
    const bool late = dice.chance(50);
    if (late && (scene.turn() == kNoSeat || !scene.act({60, 30, 0}))) { return false; }
    const Hand& hand = scene.hand();
    if (hand.over || street(hand) == StreetId::preflop) { return false; }
    Fault made = fault(dice.chance(50) ? FaultKind::noBurn : FaultKind::twoBurns);
    const auto streets = form(hand.stakes.form).streets;
    made.street = streets[hand.street].id;
    q.acts = {made};
    q.told = {told(q.acts[0])};
    q.asks = text("drill.ask-burn");
    offer(q, dice, {text("drill.burn-right"), text("drill.burn-stands")});
    return true;
}

Answer burnAnswer(const Question& q) {
    return chosen(q, text(lastRuling(q).result == Result::playOn ? "drill.burn-stands" : "drill.burn-right"));
}

// ---- plans ---------------------------------------------------------------------------------------------------------

Text stepText(const oddchip::Step& step) {
    CardList card;
    card.add(step.card);
    const Word street{"street." + std::string(name(step.street))};
    switch (step.kind) {
    case StepKind::none: break;
    case StepKind::keepBurn: return text("drill.plan-keep-burn");
    case StepKind::burn: return text("drill.plan-burn");
    case StepKind::noBurn: return text("drill.plan-no-burn");
    case StepKind::returnCard:
        return step.card.seen() ? text("drill.plan-return", {card}) : text("drill.plan-return-one");
    case StepKind::reshuffleStub: return text("drill.plan-shuffle");
    case StepKind::deal: return text("drill.plan-deal", {street});
    case StepKind::replaceWithBurn: return text("drill.plan-replace-burn", {step.seat});
    case StepKind::replaceWithTop: return text("drill.plan-replace-top", {step.seat});
    case StepKind::exposedIsBurn: return text("drill.plan-exposed-burn");
    case StepKind::take: return text("drill.plan-take", {card});
    case StepKind::setAside: return text("drill.plan-aside", {card, street});
    }
    return text("drill.plan-burn");
}

Explanation explainPlan(const Question& q) {
    Explanation all;
    const Ruling ruling = lastRuling(q);
    addRules(all, ruling.rules);
    if (!ruling.rules.empty()) { all.steps.push_back(ruleStep(ruling.rules.first())); }
    for (const oddchip::Step& step : ruling.plan) {
        if (step.kind == StepKind::none) { break; }
        all.steps.push_back({stepText(step), {}, {}});
    }
    if (ruling.result == Result::playOn) {
        all.steps.push_back({text("drill.burn-stands"), text("drill.burn-late"), {}});
    }
    if (ruling.asks.floor) { all.steps.push_back({text("drill.four-floor"), text("drill.four-floor-how"), {}}); }
    return all;
}

bool premature(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    dealt(scene);
    for (int street = dice.between(0, 2); street > 0; --street) {
        if (!scene.round({60, 8, 0}) || scene.hand().over || !scene.dealStreet(deck)) { return false; }
    }
    if (!scene.untilActs({50, 40, 0}, dice.between(0, 2)) || scene.hand().now.live.size() < 2) { return false; }
    const auto streets = form(scene.hand().stakes.form).streets;
    if (scene.hand().street + 1u >= streets.size()) { return false; }
    const Street& next = streets[scene.hand().street + 1u];
    Fault made = fault(FaultKind::premature);
    made.street = next.id;
    for (int i = 0; i < next.board; ++i) { made.cards.add(deck.deal()); }
    q.acts = {made};
    const Ruling ruling = lastRuling(q);
    if (ruling.asks.floor || ruling.plan[0].kind == StepKind::none) { return false; }
    q.told = {told(q.acts[0])};
    q.asks = text("drill.ask-premature");
    offer(
        q, dice,
        {text("drill.early-shuffle"), text("drill.early-aside"), text("drill.early-plays"), text("drill.early-burn")});
    return true;
}

Answer prematureAnswer(const Question& q) {
    const bool aside = lastRuling(q).plan[0].kind == StepKind::setAside;
    return chosen(q, text(aside ? "drill.early-aside" : "drill.early-shuffle"));
}

bool fourCards(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    dealt(scene);
    if (!scene.round({60, 10, 0}) || scene.hand().over || !scene.dealStreet(deck) || scene.turn() == kNoSeat) {
        return false;
    }
    for (int cards = dice.between(1, 2); cards > 0; --cards) {
        Fault made = fault(FaultKind::extraBoard);
        made.street = StreetId::flop;
        made.cards.add(deck.deal());
        q.acts.emplace_back(made);
        q.told.push_back(told(made));
    }
    q.asks = text("drill.ask-four");
    offer(q, dice, {text("drill.four-draw"), text("drill.four-all"), text("drill.four-first"), text("drill.misdeal")});
    return true;
}

Answer fourAnswer(const Question& q) {
    return chosen(q, text(lastRuling(q).asks.floor ? "drill.four-draw" : "drill.four-all"));
}

// ---- dead hands ----------------------------------------------------------------------------------------------------

bool deadHand(Dice& dice, Question& q) {
    Scene scene(dice, q);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(4, 5 + q.level);
    scene.stacks(30, 120);
    for (const Seat seat : dice.some(scene.began().dealt, 1 + q.level)) { scene.stack(seat, scene.someStack(4, 16)); }
    scene.begin();
    if (!scene.round({45, 18, 20}) || scene.hand().over || scene.hand().now.live.size() < 3) { return false; }
    if (scene.hand().now.returned.count > 0) { return false; }  // what has gone back is no part of the answer
    const Seat seat = dice.seatOf(scene.hand().now.live);
    Fault made = fault(FaultKind::dead, seat);
    made.deadBy = dice.chance(50) ? DeadBy::count : DeadBy::killed;
    q.acts = {made};
    const Hand after = afterActs(q).hand;
    if (after.over || after.now.live.size() < 2 || toAct(after).value != kNoSeat) { return false; }
    q.told = {told(q.acts[0])};
    q.asks = text("drill.ask-dead-pots", {seat});
    q.among = scene.hand().dealt;
    return true;
}

Answer deadAnswer(const Question& q) { return potsAnswer(afterActs(q).hand); }

Explanation explainDead(const Question& q) {
    Explanation all;
    addRules(all, lastRuling(q).rules);
    all.rules.push_back(RuleId::allinEligibility);
    const Seat seat = std::get<Fault>(q.acts[0]).seat;
    all.steps.push_back({text("drill.dead-stays", {seat}), text("drill.dead-stays-how"), q.table.hand.now.total[seat]});
    for (Step& step : potSteps(afterActs(q).hand)) { all.steps.push_back(std::move(step)); }
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"cards-misdeal",   Group::cards, Kind::choice, 8,  3, always, misdeal,   misdealAnswer,   explainMisdeal},
    {"cards-cut-off",   Group::cards, Kind::choice, 8,  2, always, cutoff,    misdealAnswer,   explainMisdeal},
    {"cards-burns",     Group::cards, Kind::choice, 8,  3, always, burns,     burnAnswer,      explainPlan},
    {"cards-premature", Group::cards, Kind::choice, 12, 2, always, premature, prematureAnswer, explainPlan},
    {"cards-four-flop", Group::cards, Kind::choice, 8,  2, always, fourCards, fourAnswer,      explainPlan},
    {"cards-dead",      Group::cards, Kind::pots,   25, 3, always, deadHand,  deadAnswer,      explainDead},
};
// clang-format on

}  // namespace

std::span<const Skill> cardSkills() { return kSkills; }

bool exposedActs(Scene& scene, Deck& deck) {
    Dice& dice = scene.dice;
    scene.q.acts = {exposed(dice.seatOf(scene.hand().dealt), dice.between(1, 2), deck)};
    return misdealOrNot(dice, scene.q, 0);
}

}  // namespace oddchip::practice
