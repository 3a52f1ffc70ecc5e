// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Reading hands: who wins, high and low, in each form; and in stud whose board acts first.
#include <algorithm>
#include <array>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

constexpr Style kCheapens{92, 8, 0};

Structure usualStructure(FormId form) {
    switch (form) {
    case FormId::holdem:
    case FormId::deuceToSeven: return Structure::noLimit;
    case FormId::omaha:
    case FormId::fiveCardOmaha: return Structure::potLimit;
    case FormId::shortDeck:
    case FormId::omaha8:
    case FormId::fiveCardOmaha8:
    case FormId::pineapple:
    case FormId::crazyPineapple:
    case FormId::crazyPineapple8:
    case FormId::stud:
    case FormId::stud8:
    case FormId::razz:
    case FormId::fiveCardDraw:
    case FormId::aceToFive:
    case FormId::aceToFiveTriple:
    case FormId::deuceToSevenTriple:
    case FormId::badugi: break;
    }
    return Structure::limit;
}

bool table(Scene& scene, FormId form) {
    scene.stakes(usualStructure(form), form);
    scene.seats(1 + scene.q.level, 2 + scene.q.level);
    scene.stacks(120, 200);
    return scene.begin();
}

bool playOut(Scene& scene, Deck& deck) {
    while (true) {
        if (!scene.round(kCheapens) || scene.hand().over) { return false; }
        if (!cardsToCome(scene.hand())) { return true; }
        if (!scene.dealStreet(deck)) { return false; }
    }
}

// How close the two best hands are: at the highest level a question is about kickers, not about a pair and a flush.
bool closeEnough(const Hand& hand, int level) {
    if (level < 3) { return true; }
    const Form& game = form(hand.stakes.form);
    std::vector<Strength> all;
    for (const Seat seat : hand.now.live) {
        all.push_back(evaluate(game.high, game.use, hand.hole[seat].seen(), board(hand, 0).seen()));
    }
    std::ranges::sort(all, std::greater<>());
    return all.size() > 1 && name(game.high, all[0]).category == name(game.high, all[1]).category;
}

bool shown(Scene& scene, std::string_view asks) {
    Question& q = scene.q;
    // One pot: who wins a side pot only is another question.
    if (pots(scene.hand()).size != 1) { return false; }
    if (scene.hand().now.live.size() < 2 || !closeEnough(scene.hand(), q.level)) { return false; }
    q.among = scene.hand().now.live;
    for (const Seat seat : q.among) {
        CardList cards;
        const HoleCards& hole = scene.hand().hole[seat];
        for (std::size_t i = 0; i < hole.size; ++i) { cards.add(hole.cards[i]); }
        q.acts.emplace_back(Shown{seat, cards});
    }
    q.asks = text(asks);
    return true;
}

bool winner(Dice& dice, Question& q, FormId form) {
    Scene scene(dice, q);
    Deck deck(dice);
    return table(scene, form) && scene.dealHands(deck) && playOut(scene, deck) && shown(scene, "drill.ask-winner");
}
bool holdem(Dice& dice, Question& q) { return winner(dice, q, FormId::holdem); }
bool omaha(Dice& dice, Question& q) { return winner(dice, q, FormId::omaha); }
bool fiveOmaha(Dice& dice, Question& q) { return winner(dice, q, FormId::fiveCardOmaha); }
bool razz(Dice& dice, Question& q) { return winner(dice, q, FormId::razz); }

// Somebody has a low.
bool omaha8(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    if (!table(scene, FormId::omaha8) || !scene.dealHands(deck) || !playOut(scene, deck)) { return false; }
    int low = 0;
    for (const Card card : board(scene.hand(), 0)) { low += card.rank() == Rank::ace || card.rank() <= Rank::eight; }
    return low >= 3 && shown(scene, "drill.ask-halves");
}

// Hands that were drawn to: what a player keeps.
Cards keptHand(Dice& dice, Deck& deck, FormId form) {
    const bool badugi = form == FormId::badugi;
    const int size = badugi ? 4 : 5, highest = dice.between(badugi ? 6 : 7, 10);
    while (true) {
        Cards cards;
        Deck copy = deck;
        std::uint16_t ranks = 0;
        while (cards.size() < size && copy.left() > 0) {
            const Card card = copy.deal();
            const int pip = card.rank() == Rank::ace ? (badugi ? 1 : 14) : static_cast<int>(card.rank()) + 2;
            const auto bit = static_cast<std::uint16_t>(1u << static_cast<unsigned>(card.rank()));
            const bool pair = (ranks & bit) != 0 && !dice.chance(badugi ? 12 : 8);
            const bool suited = badugi && cards.suit(card.suit()) != 0 && !dice.chance(12);
            if (pip > highest + 1 || pair || suited) { continue; }
            ranks = static_cast<std::uint16_t>(ranks | bit);
            cards.insert(card);
        }
        if (cards.size() == size) { return cards; }
    }
}

bool drawn(Dice& dice, Question& q, FormId form) {
    Scene scene(dice, q);
    Deck deck(dice);
    table(scene, form);
    for (const Seat seat : scene.hand().dealt) {
        CardList cards;
        for (const Card card : keptHand(dice, deck, form)) {
            cards.add(card);
            deck.take(card);
        }
        if (!scene.enter(Dealt{seat, cards, false})) { return false; }
    }
    return playOut(scene, deck) && shown(scene, "drill.ask-winner");
}
bool deuce(Dice& dice, Question& q) { return drawn(dice, q, FormId::deuceToSeven); }
bool badugi(Dice& dice, Question& q) { return drawn(dice, q, FormId::badugi); }

SeatSet winnersOf(const Hand& hand, bool low) {
    SeatSet seats;
    for (const Won& won : winnings(hand)) {
        if (won.half == Half::whole || (won.half == Half::low) == low) { seats.insert(won.seat); }
    }
    return seats;
}

Answer wins(const Question& q) { return {{{{}, winnersOf(afterActs(q).hand, false)}}}; }

Answer bothHalves(const Question& q) {
    const Hand hand = afterActs(q).hand;
    SeatSet low;
    for (const Seat seat : q.among) {
        if (!oddchip::low(hand, seat).value.empty()) { low = winnersOf(hand, true); }
    }
    return {{{{}, winnersOf(hand, false)}, {{}, low}}};
}

Explanation explainReading(const Question& q) {
    const Hand hand = afterActs(q).hand;
    Explanation all;
    AllRules rules;
    const Winnings won = winnings(hand);
    for (const Seat seat : q.among) { rules.addAll(won.rules[seat]); }
    all.rules = listed(rules);
    const Form& game = form(hand.stakes.form);
    for (const Seat seat : q.among) {
        all.steps.push_back(readStep(hand, seat, false, winnersOf(hand, false).contains(seat)));
        if (game.low) { all.steps.push_back(readStep(hand, seat, true, winnersOf(hand, true).contains(seat))); }
    }
    return all;
}

// ---- stud: who acts first ------------------------------------------------------------------------------------------

bool first(Dice& dice, Question& q) {
    Scene scene(dice, q);
    Deck deck(dice);
    static constexpr FormId kForms[] = {FormId::stud, FormId::stud8, FormId::razz};
    const FormId form = q.level == 1 ? FormId::stud : dice.of(kForms);
    scene.stakes(Structure::limit, form);
    scene.seats(4, 5 + q.level);
    scene.stacks(60, 120);
    scene.begin();
    if (!scene.dealHands(deck)) { return false; }
    for (int streets = dice.between(0, q.level); streets > 0; --streets) {
        if (!scene.round({75, 6, 0}) || scene.hand().over || !scene.dealStreet(deck)) { return false; }
        if (street(scene.hand()) == StreetId::sixth) { break; }
    }
    const Hand& hand = scene.hand();
    if (scene.turn() == kNoSeat || hand.now.live.size() < 3) { return false; }
    q.asks = text("drill.ask-first");
    q.among = hand.now.live;
    return true;
}

Answer firstSeat(const Question& q) { return {{{{}, SeatSet{toAct(q.table.hand).value}}}}; }

Explanation explainFirst(const Question& q) {
    const Hand& hand = q.table.hand;
    Explanation all;
    const bool razz = hand.stakes.form == FormId::razz;
    if (bringInDue(hand)) {
        all.rules = {RuleId::bringInSeat, RuleId::suitRank};
        all.steps.push_back({text("drill.first-third"), text(razz ? "drill.first-high" : "drill.first-low"), {}});
    } else {
        all.rules = listed(toAct(hand).rules);
        all.steps.push_back(
            {text("drill.first-later"), text(razz ? "drill.first-low-board" : "drill.first-high-board"), {}});
    }
    for (const Seat seat : q.among) {
        CardList up;
        const HoleCards& hole = hand.hole[seat];
        for (std::size_t i = 0; i < hole.size; ++i) {
            if ((hole.up >> i & 1) != 0) { up.add(hole.cards[i]); }
        }
        all.steps.push_back({text("drill.board-of", {seat, up}),
                             text(seat == toAct(hand).value ? "drill.acts-first" : "drill.acts-later"),
                             {}});
    }
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"read-holdem",     Group::reading, Kind::seats,  10, 3, always, holdem,    wins,       explainReading},
    {"read-omaha",      Group::reading, Kind::seats,  14, 3, always, omaha,     wins,       explainReading},
    {"read-omaha-8",    Group::reading, Kind::halves, 18, 3, always, omaha8,    bothHalves, explainReading},
    {"read-five-omaha", Group::reading, Kind::seats,  18, 3, always, fiveOmaha, wins,       explainReading},
    {"read-stud-first", Group::reading, Kind::seat,   6,  3, always, first,     firstSeat,  explainFirst},
    {"read-razz",       Group::reading, Kind::seats,  14, 3, always, razz,      wins,       explainReading},
    {"read-deuce",      Group::reading, Kind::seats,  10, 3, always, deuce,     wins,       explainReading},
    {"read-badugi",     Group::reading, Kind::seats,  10, 3, always, badugi,    wins,       explainReading},
};
// clang-format on

// The cards that make the hand first, then its kickers; an ace that is low last.
CardList inOrder(const Cards& cards, Ranking ranking) {
    std::vector<Card> list;
    std::array<int, 13> counts{};
    for (const Card card : cards) {
        list.push_back(card);
        ++counts[static_cast<std::size_t>(card.rank())];
    }
    const auto has = [&](Rank rank) { return counts[static_cast<std::size_t>(rank)] > 0; };
    const bool wheel = has(Rank::ace) && has(Rank::two) && has(Rank::three) && has(Rank::four) && has(Rank::five);
    const bool lowAce = ranking == Ranking::aceToFive || ranking == Ranking::eightOrBetter ||
                        ranking == Ranking::badugi || (wheel && ranking == Ranking::high);
    const auto height = [&](Card card) {
        const int pip = lowAce && card.rank() == Rank::ace ? -1 : static_cast<int>(card.rank());
        return std::pair(counts[static_cast<std::size_t>(card.rank())], pip);
    };
    std::ranges::stable_sort(list, [&](Card a, Card b) { return height(a) > height(b); });
    CardList sorted;
    for (const Card card : list) { sorted.add(card); }
    return sorted;
}

}  // namespace

std::span<const Skill> readingSkills() { return kSkills; }

Step readStep(const Hand& hand, Seat seat, bool low, bool wins) {
    const Form& game = form(hand.stakes.form);
    const Ranking ranking = low ? *game.low : game.high;
    const Cards cards = low ? oddchip::low(hand, seat).value : best(hand, seat).value;
    if (cards.empty()) { return {text("drill.reads-no-low", {seat}), {}, {}}; }
    const Strength strength = evaluate(ranking, game.use, hand.hole[seat].seen(), board(hand, 0).seen());
    return {text(low ? "drill.reads-low" : "drill.reads", {seat, inOrder(cards, ranking)}),
            text(wins ? "drill.reads-wins" : "drill.reads-loses", {HandRead{name(ranking, strength), ranking}}),
            {}};
}

}  // namespace oddchip::practice
