// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// At the showdown: who shows first, which hands are killed, where the first pot is pushed.
#include <algorithm>

#include "core/practice/deal_players.h"
#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

bool atShowdown(Scene& scene, Style style) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3, 5 + scene.q.level);
    scene.stacks(30, 120);
    if (scene.q.level >= 2) { scene.stack(scene.dice.seatOf(scene.began().dealt), scene.someStack(5, 15)); }
    scene.begin();
    return scene.toShowdown(style);
}

bool showsFirstAsked(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!atShowdown(scene, {58, 22, q.level >= 2 ? 6 : 0})) { return false; }
    if (showsFirst(scene.hand()).value == kNoSeat || scene.hand().now.live.size() < 2) { return false; }
    q.asks = text("drill.ask-shows");
    q.among = scene.hand().now.live;
    return true;
}

Answer shows(const Question& q) { return {{{{}, SeatSet{showsFirst(q.table.hand).value}}}}; }

Explanation explainShows(const Question& q) {
    const Hand& hand = q.table.hand;
    Explanation all;
    all.rules = {RuleId::showOrder};
    const Seat seat = showsFirst(hand).value;
    const bool allIn = !(hand.now.live & hand.now.allIn).empty();
    const bool counts = hand.betRow == hand.street || (allIn && hand.rules.showAllIn == ShowAllIn::pusherFirst);
    const bool wagered = counts && hand.now.aggressor == seat;
    all.steps.push_back(
        {text(wagered ? "drill.show-bettor" : "drill.show-checked"), text("drill.show-last-round"), {}});
    all.steps.push_back({text("say.shows-first", {seat}), text("drill.show-then"), {}});
    all.say = text("say.shows-first", {seat});
    return all;
}

// People play what they hold; who is short goes in with it.
bool roundByCards(Scene& scene) {
    while (scene.turn() != kNoSeat) {
        Style style = styleOf(scene.hand(), scene.turn(), static_cast<Temper>(scene.dice.between(0, 2)));
        style.allIn = std::min(100 - style.raise, style.allIn * 2);
        style.call = std::min(style.call, 100 - style.raise - style.allIn);
        if (!scene.act(style)) { return false; }
    }
    return true;
}

bool tabled(Scene& scene) {
    Deck deck(scene.dice);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3, 4 + scene.q.level);
    scene.stacks(40, 120);
    for (const Seat seat : scene.dice.some(scene.began().dealt, scene.q.level)) {
        scene.stack(seat, scene.someStack(5, 20));
    }
    scene.begin();
    if (!scene.dealHands(deck)) { return false; }
    while (true) {
        if (!roundByCards(scene) || scene.hand().over) { return false; }
        if (!cardsToCome(scene.hand())) { break; }
        if (!scene.dealStreet(deck)) { return false; }
    }
    if (scene.hand().now.live.size() < 2) { return false; }
    for (const Seat seat : scene.hand().now.live) {
        CardList cards;
        const HoleCards& hole = scene.hand().hole[seat];
        for (std::size_t i = 0; i < hole.size; ++i) { cards.add(hole.cards[i]); }
        scene.q.acts.emplace_back(Shown{seat, cards});
    }
    scene.q.among = scene.hand().now.live;
    return afterActs(scene.q).hand.over;
}

SeatSet losers(const Hand& hand) {
    const Winnings won = winnings(hand);
    SeatSet seats;
    for (const Seat seat : hand.now.live) {
        if (won.amount[seat].count == 0) { seats.insert(seat); }
    }
    return seats;
}

bool kill(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!tabled(scene) || losers(afterActs(q).hand).empty()) { return false; }
    q.asks = text("drill.ask-kill");
    return true;
}

Answer killed(const Question& q) { return {{{{}, losers(afterActs(q).hand)}}}; }

SeatSet winnersOf(const Hand& hand, int pot) {
    SeatSet seats;
    for (const Won& won : winnings(hand)) {
        if (won.pot == pot) { seats.insert(won.seat); }
    }
    return seats;
}

Explanation explainPush(const Question& q) {
    const Hand hand = afterActs(q).hand;
    Explanation all;
    all.rules = {RuleId::killLosers, RuleId::cardsSpeak, RuleId::sidepotOrder};
    for (const Seat seat : hand.now.live) {
        all.steps.push_back(readStep(hand, seat, false, !losers(hand).contains(seat)));
    }
    const Pots list = pots(hand);
    for (int i = list.size - 1; i >= 0; --i) {
        all.steps.push_back({text("drill.push-to", {part(potText(i)), winnersOf(hand, i)}), text("drill.push-how"),
                             list.list[static_cast<std::size_t>(i)].amount});
    }
    return all;
}

bool push(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!tabled(scene) || pots(scene.hand()).size < 2) { return false; }
    q.asks = text("drill.ask-push");
    return true;
}

Answer pushed(const Question& q) {
    const Hand hand = afterActs(q).hand;
    return {{{{}, winnersOf(hand, settleOrder(hand).value.pots[0])}}};
}

// clang-format off
constexpr Skill kSkills[] = {
    {"show-first", Group::showdown, Kind::seat,  6,  2, always, showsFirstAsked, shows,  explainShows},
    {"show-kill",  Group::showdown, Kind::seats, 15, 3, always, kill,            killed, explainPush},
    {"show-push",  Group::showdown, Kind::seats, 15, 3, always, push,            pushed, explainPush},
};
// clang-format on

}  // namespace

std::span<const Skill> showdownSkills() { return kSkills; }

}  // namespace oddchip::practice
