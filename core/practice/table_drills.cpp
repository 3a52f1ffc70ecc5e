// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Between hands: the button, missed blinds, three players who become two, changing seats, coming back with chips.
#include <array>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

// A table with people, and a hand that has been played: everybody folded to the big blind.
constexpr std::array kUnits{1_c, 5_c, 10_c, 25_c};

class Room {
public:
    Room(Dice& dice, Question& question) : dice(dice), q(question) {}
    Dice& dice;
    Question& q;

    void open(int people) {
        q.opened.emplace();
        TableOpened& set = *q.opened;
        const Chips unit = q.level == 1 ? 5_c : dice.of(kUnits);
        set.seats = 9;
        set.stakes.small = unit;
        set.stakes.big = unit * 2;
        set.stakes.unit = unit;
        set.stakes.chips = {unit, unit * 5, unit * 20, unit * 100};
        fold(q);
        for (const Seat seat : dice.some(allSeats(9), people)) {
            Sat sat{};
            sat.seat = seat;
            sat.stack = unit * (std::int64_t{20} * dice.between(3, 12));
            happens(Event{sat});
        }
        happens(Event{ButtonAt{dice.seatOf(taken(q.table))}});
    }
    void happens(const std::variant<Event, NextHand>& what) {
        q.before.push_back(what);
        enter(q.table, what);
    }
    void playHand() {
        happens(NextHand{});
        happens(Event{FoldsTo{q.table.hand.big}});
    }
    void act(const Event& event) {
        q.acts.push_back(event);
        q.told.push_back(told(event));
    }
};

std::optional<HandBegan> nextAfter(const Question& q) {
    const auto due = next(afterActs(q));
    const auto* began = std::get_if<HandBegan>(&due);
    return began != nullptr ? std::optional(*began) : std::nullopt;
}

SeatSet one(Seat seat) { return seat == kNoSeat ? SeatSet{} : SeatSet{seat}; }

Answer spots(const Question& q) {
    const auto began = nextAfter(q);
    return {{{{}, one(began->button)}, {{}, one(began->small)}, {{}, one(began->big)}}};
}

void tellSpots(Question& q) {
    const Hand& hand = q.table.hand;
    q.told.insert(q.told.begin(), text("drill.spots-were", {hand.button, hand.small, hand.big}));
    q.asks = text("drill.ask-spots");
    q.among = allSeats(q.opened->seats);
}

Explanation explainSpots(const Question& q) {
    Explanation all;
    const auto began = nextAfter(q);
    const bool two = began->dealt.size() == 2;
    all.rules = {two ? RuleId::headsUpBlinds : RuleId::buttonMethod, RuleId::blindObligation};
    all.steps.push_back({text("drill.spot-big", {began->big}), text("drill.spot-big-how"), {}});
    if (two) {
        all.steps.push_back({text("drill.spot-two", {began->button}), text("drill.spot-two-how"), {}});
        return all;
    }
    all.steps.push_back(
        {began->small == kNoSeat ? text("drill.spot-no-small") : text("drill.spot-small", {began->small}),
         text("drill.spot-small-how"),
         {}});
    all.steps.push_back({text("drill.spot-button", {began->button}), text("drill.spot-button-how"), {}});
    return all;
}

bool deadButton(Dice& dice, Question& q) {
    Room room(dice, q);
    room.open(dice.between(6, 9));
    room.playHand();
    const Hand& hand = q.table.hand;
    SeatSet gone;
    const Seat marked[] = {hand.small, hand.big, hand.button, q.table.hand.dealt.next(hand.big)};
    for (int leavers = dice.between((q.level + 1) / 2, q.level); leavers > 0; --leavers) {
        const Seat seat = dice.chance(75) ? dice.of(marked) : dice.seatOf(hand.dealt);
        if (gone.contains(seat) || seat == kNoSeat) { return false; }
        gone.insert(seat);
        room.act(dice.chance(60) ? Event{Leaves{seat}} : Event{GoesAway{seat}});
    }
    if (!nextAfter(q) || nextAfter(q)->dealt.size() < 4) { return false; }
    tellSpots(q);
    return true;
}

bool headsUp(Dice& dice, Question& q) {
    Room room(dice, q);
    room.open(q.level >= 2 ? dice.between(3, 4) : 3);
    room.playHand();
    const SeatSet people = q.table.hand.dealt;
    for (const Seat seat : dice.some(people, people.size() - 2)) { room.act(Leaves{seat}); }
    if (!nextAfter(q)) { return false; }
    tellSpots(q);
    return true;
}

// ---- missed blinds -------------------------------------------------------------------------------------------------

bool missed(Dice& dice, Question& q) {
    Room room(dice, q);
    room.open(dice.between(6, 8));
    room.playHand();
    const SeatSet people = q.table.hand.dealt;
    Seat seat = q.table.hand.big;
    for (int ahead = dice.between(0, q.level); ahead > 0; --ahead) { seat = people.next(seat); }
    room.happens(Event{GoesAway{seat}});
    q.told.push_back(text("drill.was-away", {seat}));
    for (int hands = dice.between(2, 4); hands > 0; --hands) { room.playHand(); }
    room.act(ComesBack{seat});
    room.act(PostsOwed{seat});
    const auto began = nextAfter(q);
    if (!began || !began->dealt.contains(seat) || began->big == seat) { return false; }
    if (began->posts[seat].count == 0 && began->dead[seat].count == 0) { return false; }
    const bool big = q.table.places[seat].owesBig;
    q.told.insert(q.told.begin() + 1, text(big ? "drill.missed-both" : "drill.missed-small", {seat}));
    q.asks = text("drill.ask-posts", {seat});
    q.number = number(seat);
    return true;
}

Answer posts(const Question& q) {
    const auto began = nextAfter(q);
    const Seat seat = seatAt(q.number);
    return {{{began->posts[seat], {}}, {began->dead[seat], {}}}};
}

Explanation explainPosts(const Question& q) {
    const auto began = nextAfter(q);
    const Seat seat = seatAt(q.number);
    Explanation all;
    all.rules = {RuleId::missedBlinds, RuleId::blindObligation};
    const Chips live = began->posts[seat], dead = began->dead[seat];
    all.steps.push_back(
        {text("drill.post-live", {live}), text(live.count > 0 ? "drill.post-live-how" : "drill.post-none"), live});
    all.steps.push_back(
        {text("drill.post-dead", {dead}), text(dead.count > 0 ? "drill.post-dead-how" : "drill.post-none"), dead});
    return all;
}

// ---- changing seats ------------------------------------------------------------------------------------------------

bool seatChange(Dice& dice, Question& q) {
    Room room(dice, q);
    room.open(q.level == 1 ? dice.between(5, 7) : dice.between(7, 8));
    room.playHand();
    const SeatSet people = q.table.hand.dealt, free = allSeats(9) - people;
    if (free.empty()) { return false; }
    if (q.level >= 2) {  // who is away is not counted
        const Seat gone = dice.seatOf(people - SeatSet{q.table.hand.big});
        room.happens(Event{GoesAway{gone}});
        q.told.push_back(told(Event{GoesAway{gone}}));
    }
    const Seat from = dice.seatOf(people - SeatSet{q.table.hand.big}), to = dice.seatOf(free);
    if (q.table.places[from].away) { return false; }
    room.act(MovesTo{from, to});
    const Table after = afterActs(q);
    q.number = number(to);
    const bool mayOwe = q.rules.seatChangeFreeSeats <= 3;  // else nobody can pass so many
    if (after.places[to].owesBig != (mayOwe && wanted(q, 50))) { return false; }
    tellSpots(q);
    q.asks = text("drill.ask-seat-change", {to});
    offer(q, dice, {text("drill.owes-nothing"), text("drill.owes-or-waits")});
    return true;
}

Answer owesForSeat(const Question& q) {
    const bool owes = afterActs(q).places[seatAt(q.number)].owesBig;
    return chosen(q, text(owes ? "drill.owes-or-waits" : "drill.owes-nothing"));
}

// Who plays and is passed on a move that stays short of the big blind; a move across it comes nearer to the next one.
SeatSet passedOn(const Question& q) {
    const auto& moves = std::get<MovesTo>(q.acts[0]);
    SeatSet passed;
    for (int at = number(moves.seat) % kSeats + 1; at != number(moves.to); at = at % kSeats + 1) {
        const Seat seat = seatAt(at);
        if (seat == q.table.hand.big) { return {}; }
        const Place& place = q.table.places[seat];
        if (place.taken && !place.away) { passed.insert(seat); }
    }
    return passed;
}

Explanation explainSeatChange(const Question& q) {
    Explanation all;
    all.rules = {RuleId::missedBlinds};
    const SeatSet passed = passedOn(q);
    all.steps.push_back({text("drill.moved"), text("drill.moved-how"), {}});
    all.steps.push_back({text("drill.moved-past", {std::int64_t{passed.size()}, passed}), {}, {}});
    all.steps.push_back(
        {text("drill.moved-free", {std::int64_t{q.rules.seatChangeFreeSeats}}), text("drill.moved-free-how"), {}});
    return all;
}

// ---- coming back with chips ----------------------------------------------------------------------------------------

bool comesBack(Dice& dice, Question& q) {
    Room room(dice, q);
    room.open(dice.between(4, 8));
    const Chips least = leastBuyIn(q.rules, q.opened->stakes);
    const SeatSet free = allSeats(9) - taken(q.table);
    if (free.empty()) { return false; }
    Sat sat{};
    sat.seat = dice.seatOf(free);
    sat.from = ComesFrom::left;
    const Chips unit = q.opened->stakes.unit;
    const auto units = static_cast<int>(least.count / unit.count);
    sat.left = unit * dice.between(units / 3, units * 10 / 3);
    sat.stack = sat.left;
    q.acts = {sat};
    q.told = {text("drill.left-with", {sat.seat, sat.left}), text("drill.least-is", {least})};
    if (mostBuyIn(q.rules, q.opened->stakes).count > 0) {
        q.told.push_back(text("drill.most-is", {mostBuyIn(q.rules, q.opened->stakes)}));
    }
    q.asks = text("drill.ask-brings", {sat.seat});
    return true;
}

Answer brings(const Question& q) { return {{{afterActs(q).places[std::get<Sat>(q.acts[0]).seat].minimum, {}}}}; }

Explanation explainBrings(const Question& q) {
    const auto& sat = std::get<Sat>(q.acts[0]);
    Explanation all;
    all.rules = {RuleId::buyinReentryRathole, RuleId::buyinMinBigbet};
    const Option* option = optionNamed("buyin.re-entry");
    const auto choice = static_cast<std::size_t>(option->get(q.rules));
    all.steps.push_back({text("drill.back-left"), text("drill.back-left-how"), sat.left});
    all.steps.push_back(
        {text("drill.back-least"), text("drill.back-least-how"), leastBuyIn(q.rules, q.opened->stakes)});
    all.steps.push_back(
        {text("drill.so"), text("drill.back-" + std::string(option->choices[choice])), brings(q).parts[0].amount});
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"table-dead-button", Group::table, Kind::spots,  15, 3, always, deadButton, spots,       explainSpots},
    {"table-missed",      Group::table, Kind::posts,  12, 3, always, missed,     posts,       explainPosts},
    {"table-heads-up",    Group::table, Kind::spots,  10, 2, always, headsUp,    spots,       explainSpots},
    {"table-seat-change", Group::table, Kind::choice, 10, 2, always, seatChange, owesForSeat, explainSeatChange},
    {"table-buy-in",      Group::table, Kind::amount, 10, 2, always, comesBack,  brings,      explainBrings},
};
// clang-format on

}  // namespace

std::span<const Skill> tableSkills() { return kSkills; }

}  // namespace oddchip::practice
