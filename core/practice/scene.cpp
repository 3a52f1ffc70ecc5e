// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/scene.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace oddchip::practice {
namespace {

// What is played for. The smallest chip is the largest that divides both blinds, so that every book finds the same
// unit.
struct Game {
    int small, big;
    std::array<int, 5> chips;
};
constexpr Game kGames[] = {
    {1, 2, {1, 5, 25, 100, 500}},         {5, 10, {5, 25, 100, 500, 1000}},      {10, 20, {5, 25, 100, 500, 1000}},
    {25, 50, {25, 100, 500, 1000, 5000}}, {50, 100, {25, 100, 500, 1000, 5000}},
};

Chips whole(int units) { return Chips{std::int64_t{100} * units}; }

// To the nearest that people bet: halves of a big blind, or of the unit for odd amounts.
Chips rounded(Chips amount, Chips to) { return {(amount.count + to.count / 2) / to.count * to.count}; }

}  // namespace

void Scene::stakes(Structure structure, FormId form) {
    q.began.emplace();
    began().rules = q.rules;
    Stakes& stakes = began().stakes;
    const Game& game = dice.of(kGames);
    stakes.structure = structure;
    stakes.form = form;
    stakes.small = whole(game.small);
    stakes.big = whole(game.big);
    stakes.smallBet = stakes.big;
    stakes.bigBet = stakes.big * 2;
    for (std::size_t i = 0; i < game.chips.size(); ++i) { stakes.chips[i] = whole(game.chips[i]); }
    stakes.unit = stakes.chips[0];
    if (oddchip::form(form).bringIn) {
        stakes.ante = stakes.small;
        stakes.bringIn = stakes.small;
        stakes.small = stakes.big = {};
        stakes.smallBet = whole(game.big * 2);
        stakes.bigBet = whole(game.big * 4);
    }
    if (structure != Structure::limit && structure != Structure::spreadLimit) { stakes.smallBet = stakes.bigBet = {}; }
}

void Scene::seats(int least, int most) {
    began().dealt = dice.some(allSeats(q.level >= 2 ? 9 : 8), dice.between(least, most));
    began().button = dice.seatOf(began().dealt);
    if (began().stakes.big.count == 0) { return; }
    began().small = usualSmall(began().dealt, began().button);
    began().big = usualBig(began().dealt, began().button);
}

Chips Scene::someStack(int least, int most) {
    const Stakes& stakes = began().stakes;
    const Chips size = stakes.big.count > 0 ? stakes.big : stakes.smallBet;
    const Chips amount = {size.count * dice.between(least * 20, most * 20) / 20};
    return rounded(amount, odd() ? stakes.unit : oddchip::most(size, stakes.unit));
}

void Scene::stack(Seat seat, Chips amount) {
    began().stacks[seat] = {};
    began().stacks[seat].values[0] = amount;
    began().stacks[seat].counts[0] = 1;
}

void Scene::stacks(int least, int most) {
    for (const Seat seat : began().dealt) { stack(seat, someStack(least, most)); }
}

Seat Scene::seatAfterButton(int place) const {
    Seat seat = q.began->button;
    for (; place > 0; --place) { seat = q.began->dealt.next(seat); }
    return seat;
}

bool Scene::begin() {
    q.table = Table{};
    oddchip::begin(q.table, began());
    return true;
}

bool Scene::enter(const Event& event) {
    const Verdict verdict = rule(q.table, event);
    const auto* ruling = std::get_if<Ruling>(&verdict);
    if (ruling == nullptr || ruling->asks.floor) { return false; }
    commit(q.table, event, *ruling);
    q.last = verdict;
    q.events.push_back(event);
    return true;
}

Chips Scene::wagerTo(const Going& going) {
    const Chips level = hand().now.level, bigBlind = hand().bigBlind;
    Chips to = going.least;
    if (hand().stakes.structure == Structure::limit) { return to; }
    if (level.count == 0) {
        static constexpr int kParts[] = {33, 50, 66, 75, 100};
        to = {potTotal(hand()).count * dice.of(kParts) / 100};
    } else {
        static constexpr int kTimes[] = {20, 22, 25, 30, 30, 35};
        to = {level.count * dice.of(kTimes) / 10};
    }
    to = rounded(to,
                 odd() ? unit()
                       : most(unit(), bigBlind.count % (2 * unit().count) == 0 ? Chips{bigBlind.count / 2} : bigBlind));
    return std::clamp(to, going.least, most(going.most, going.least));
}

bool Scene::act(Style style) {
    const Seat seat = turn();
    assert(seat != kNoSeat);
    if (bringInDue(hand())) { return enter(Acted{seat, Verb::bringIn, {}}); }
    const Going going = raise(hand()).value;
    const int roll = dice.between(1, 100);
    const Chips left = playable(hand(), seat);
    const bool shoves = roll > style.call + style.raise && roll <= style.call + style.raise + style.allIn;
    const bool limited = hand().stakes.structure != Structure::noLimit && going.verb != Verb::nothing &&
                         going.most < hand().now.in[seat] + left;
    if (shoves && !limited && going.verb != Verb::nothing) { return enter(Acted{seat, Verb::allIn, {}}); }
    if (roll > style.call && roll <= style.call + style.raise + style.allIn && going.verb != Verb::nothing) {
        const Chips to = wagerTo(going);
        if (to >= hand().now.in[seat] + left) { return enter(Acted{seat, Verb::allIn, {}}); }
        return enter(Acted{seat, going.verb, to});
    }
    if (canCheck(hand())) { return enter(Acted{seat, Verb::check, {}}); }
    if (roll <= style.call + style.raise + style.allIn) {
        if (owes(hand()).value >= left) { return enter(Acted{seat, Verb::allIn, {}}); }
        return enter(Acted{seat, Verb::call, {}});
    }
    return enter(Acted{seat, Verb::fold, {}});
}

bool Scene::round(Style style) {
    while (turn() != kNoSeat) {
        if (!act(style)) { return false; }
    }
    return true;
}

bool Scene::untilActs(Style style, int acts) {
    for (; acts > 0; --acts) {
        if (turn() == kNoSeat || !act(style)) { return false; }
    }
    return turn() != kNoSeat;
}

bool Scene::deal() { return enter(StreetDealt{}); }

bool Scene::toShowdown(Style style) {
    while (!hand().over) {
        if (turn() != kNoSeat) {
            if (!act(style)) { return false; }
        } else if (!cardsToCome(hand())) {
            return bettingOver(hand()) && hand().now.live.size() > 1;
        } else if (!deal()) {
            return false;
        }
    }
    return false;
}

bool Scene::toStreet(Style style, StreetId street) {
    while (!hand().over && oddchip::street(hand()) != street) {
        if (turn() != kNoSeat) {
            if (!act(style)) { return false; }
        } else if (!cardsToCome(hand()) || !deal()) {
            return false;
        }
    }
    return !hand().over && turn() != kNoSeat;
}

bool Scene::dealHands(Deck& deck) {
    const Street& row = form(hand().stakes.form).streets[0];
    for (const Seat seat : hand().dealt) {
        CardList cards;
        for (int i = 0; i < row.down; ++i) { cards.add(deck.deal()); }
        if (!enter(Dealt{seat, cards, false})) { return false; }
    }
    return row.up == 0 || dealUp(deck, row);
}

bool Scene::dealUp(Deck& deck, const Street& row) {
    for (const Seat seat : hand().now.live) {
        CardList card;
        for (int i = 0; i < row.up; ++i) { card.add(deck.deal()); }
        if (!enter(Dealt{seat, card, true})) { return false; }
    }
    return true;
}

bool Scene::dealStreet(Deck& deck) {
    const auto streets = form(hand().stakes.form).streets;
    if (hand().street + 1u >= streets.size()) { return false; }
    const Street& row = streets[hand().street + 1u];
    if (row.draws) {
        for (const Seat seat : hand().now.live) {
            if (!enter(Drew{seat, 0})) { return false; }
        }
        return deal();
    }
    if (row.board > 0) {
        BoardDealt board;
        for (int i = 0; i < row.board; ++i) { board.cards.add(deck.deal()); }
        return enter(board);
    }
    if (row.up > 0) { return dealUp(deck, row); }
    if (!deal()) { return false; }
    for (const Seat seat : hand().now.live) {
        CardList card;
        for (int i = 0; i < row.down; ++i) { card.add(deck.deal()); }
        if (!enter(Dealt{seat, card, false})) { return false; }
    }
    return true;
}

bool Scene::showAll() {
    for (const Seat seat : hand().now.live) {
        const HoleCards& hole = hand().hole[seat];
        CardList cards;
        for (std::size_t i = 0; i < hole.size; ++i) { cards.add(hole.cards[i]); }
        if (!enter(Shown{seat, cards})) { return false; }
    }
    return true;
}

namespace {

void enterAll(Table& table, const std::vector<Event>& events, Verdict& last) {
    for (const Event& event : events) {
        last = rule(table, event);
        if (const auto* ruling = std::get_if<Ruling>(&last)) { commit(table, event, *ruling); }
    }
}

}  // namespace

void enter(Table& table, const std::variant<Event, NextHand>& happened) {
    if (const auto* event = std::get_if<Event>(&happened)) {
        const Verdict verdict = rule(table, *event);
        if (const auto* ruling = std::get_if<Ruling>(&verdict)) { commit(table, *event, *ruling); }
        return;
    }
    const auto due = next(table);
    if (const auto* began = std::get_if<HandBegan>(&due)) { begin(table, *began); }
}

void fold(Question& question) {
    question.table = question.opened ? opened(question.rules, *question.opened) : Table{};
    question.table.rules = question.rules;
    for (const auto& happened : question.before) { enter(question.table, happened); }
    if (question.began) { begin(question.table, *question.began); }
    question.last = Ruling{};
    enterAll(question.table, question.events, question.last);
}

Table afterActs(const Question& question, Verdict* last) {
    Table table = question.table;
    Verdict verdict = question.last;
    enterAll(table, question.acts, verdict);
    if (last != nullptr) { *last = verdict; }
    return table;
}

std::vector<RuleId> listed(const AllRules& rules) {
    std::vector<RuleId> all;
    for (const RuleId rule : rules.ids) {
        if (rule != RuleId::none) { all.push_back(rule); }
    }
    return all;
}

bool wanted(const Question& question, int percent) {
    return Dice(question.seed ^ static_cast<std::uint64_t>(question.level) << 32).chance(percent);
}

bool always(const HouseRules&) { return true; }

void offer(Question& question, Dice& dice, std::vector<Text> choices) {
    for (Text& choice : choices) {
        if (std::ranges::find(question.choices, choice) == question.choices.end()) {
            question.choices.push_back(std::move(choice));
        }
    }
    dice.shuffle(question.choices);
}

Answer chosen(const Question& question, const Text& right) {
    Answer answer;
    const auto at = std::ranges::find(question.choices, right);
    answer.choice = at == question.choices.end() ? -1 : static_cast<int>(at - question.choices.begin());
    return answer;
}

}  // namespace oddchip::practice
