// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <random>

#include "core/rules/live.h"
#include "core/rules/rulebook.h"

// Hands and events made up at random from a number, for tests that state laws. Not all of what is made is possible: the
// rules say so, and that too is tested.
namespace oddchip::play {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}
    int upTo(int most) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(most + 1)); }  // 0..most
    bool chance(int percent) { return upTo(99) < percent; }
    Seat seatOf(SeatSet seats) {
        int skip = upTo(seats.size() - 1);
        for (const Seat seat : seats) {
            if (skip-- == 0) return seat;
        }
        return seats.first();
    }
    Card card() { return {static_cast<Rank>(upTo(12)), static_cast<Suit>(upTo(3))}; }

private:
    std::mt19937_64 m_engine;
};

inline HouseRules anyRules(Dice& dice) {
    HouseRules rules = rulesOf(kBooks[dice.upTo(4)]);
    for (const Option& option : options()) {
        if (dice.chance(20)) {
            const int high = option.choices.empty() ? std::min(option.most, option.least + 4) : option.most;
            option.set(rules, option.least + dice.upTo(high - option.least));
        }
    }
    return rules;
}

inline HandBegan anyHand(Dice& dice) {
    HandBegan began;
    began.rules = anyRules(dice);
    Stakes& stakes = began.stakes;
    stakes.structure = static_cast<Structure>(dice.upTo(2));
    const int big = 2 * (1 + dice.upTo(20));
    stakes.small = Chips{big / 2 * 100};
    stakes.big = Chips{big * 100};
    stakes.smallBet = stakes.big;
    stakes.bigBet = stakes.big * 2;
    stakes.unit = dice.chance(50) ? 1_c : dice.chance(50) ? Chips{} : Chips{50};
    if (dice.chance(25)) stakes.ante = Chips{big / 2 * 100};
    if (dice.chance(15)) stakes.bigBlindAnte = stakes.big;
    if (dice.chance(30)) stakes.chips = {1_c, 5_c, 25_c, 100_c};
    for (int i = 1; i <= kSeats; ++i) {
        if (dice.chance(55)) began.dealt.insert(seatAt(i));
    }
    while (began.dealt.size() < 2) began.dealt.insert(seatAt(1 + dice.upTo(9)));
    began.button = dice.seatOf(began.dealt);
    began.small = usualSmall(began.dealt, began.button);
    began.big = usualBig(began.dealt, began.button);
    for (const Seat seat : began.dealt) {
        if (dice.chance(8)) {
            began.uncounted.insert(seat);
            continue;
        }
        const int deep = dice.chance(40) ? 3 * big : 100 * big;
        began.stacks[seat].values[0] = Chips{(1 + dice.upTo(deep)) * (dice.chance(10) ? 50 : 100)};
        began.stacks[seat].counts[0] = 1;
    }
    if (dice.chance(10)) began.straddles[began.dealt.next(began.big)] = stakes.big * 2;
    if (dice.chance(10)) began.posts[dice.seatOf(began.dealt)] = stakes.big;
    if (dice.chance(10)) began.dead[dice.seatOf(began.dealt)] = stakes.small;
    return began;
}

inline Chips anyAmount(Dice& dice, const Hand& hand, Seat seat) {
    const Going going = raise(hand).value;
    switch (dice.upTo(5)) {
    case 0: return going.least;
    case 1: return going.unbounded ? going.least * 3 : going.most;
    case 2: return hand.now.level;
    case 3: return going.least + hand.stakes.unit * dice.upTo(40);
    case 4: return Chips{100 * (1 + dice.upTo(500))};
    default: return hand.now.in[seat] + hand.stakes.unit * (1 + dice.upTo(20));
    }
}

inline ChipList anyChips(Dice& dice, Chips about) {
    ChipList list;
    const int kinds = 1 + dice.upTo(2);
    for (int i = 0; i < kinds; ++i) {
        const Chips values[] = {1_c, 5_c, 25_c, 100_c, 500_c, most(about, 1_c)};
        list.values[static_cast<std::size_t>(i)] = values[dice.upTo(5)];
        list.counts[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(1 + dice.upTo(4));
    }
    return list;
}

inline Event anyCards(Dice& dice, const Hand& hand, Seat seat) {
    CardList cards;
    const int count = hand.street == 0 ? 3 : 1;
    for (int i = 0; i < count; ++i) cards.add(dice.card());
    if (dice.chance(60)) return BoardDealt{0, cards};
    CardList two;
    two.add(dice.card());
    two.add(dice.card());
    return Dealt{seat, two, false};
}

inline Event anyEnding(Dice& dice, const Hand& hand, Seat seat) {
    const Pots all = pots(hand);
    CardList two;
    two.add(dice.card());
    two.add(dice.card());
    switch (dice.upTo(5)) {
    case 0: return Shown{seat, two};
    case 1: return Mucked{seat};
    case 2: return RunOut{static_cast<std::uint8_t>(2 + dice.upTo(1))};
    default: {
        if (all.size == 0) return StreetDealt{};
        Awarded award{};
        award.pot = static_cast<std::uint8_t>(dice.upTo(all.size - 1));
        for (const Seat one : all.list[award.pot].of) {
            if (dice.chance(60)) award.seats.insert(one);
        }
        return award;
    }
    }
}

inline Event anyOddity(Dice& dice, Seat seat) {
    Fault fault{};
    fault.seat = seat;
    fault.count = 1;
    FloorRuled floor{};
    floor.says = FloorSays::dead;
    floor.seat = seat;
    switch (dice.upTo(8)) {
    case 0: fault.kind = FaultKind::boxed; return fault;
    case 1: fault.kind = FaultKind::extra; return fault;
    case 2: return MisdealCalled{};
    case 3: return Has{seat, Chips{100 * (1 + dice.upTo(900))}};
    case 4: return Spends{seat, Chips{100 * (1 + dice.upTo(9))}};
    case 5: fault.kind = FaultKind::dead; return fault;
    case 6: return ClockCalled{seat, dice.chance(50)};
    case 7: return floor;
    default: return AsksCount{seat};
    }
}

// Mostly what a table does: the seat to act acts; now and then words, chips, somebody out of turn, cards and faults.
inline Event anyEvent(Dice& dice, const Hand& hand) {
    const Seat turn = hand.now.turn;
    const Seat seat = turn == kNoSeat || dice.chance(8) ? dice.seatOf(hand.dealt) : turn;
    if (dice.chance(4)) return anyOddity(dice, seat);
    if (turn == kNoSeat) {
        if (bettingOver(hand) && dice.chance(70)) return anyEnding(dice, hand, seat);
        return dice.chance(50) ? Event{StreetDealt{}} : anyCards(dice, hand, seat);
    }
    if (dice.chance(3)) return anyCards(dice, hand, seat);
    const Chips amount = anyAmount(dice, hand, seat);
    switch (dice.upTo(13)) {
    case 0: return Acted{seat, Verb::fold, {}};
    case 1:
    case 2: return Acted{seat, Verb::check, {}};
    case 3:
    case 4:
    case 5: return Acted{seat, Verb::call, {}};
    case 6: return Acted{seat, dice.chance(50) ? Verb::bet : Verb::raise, amount};
    case 7: return Acted{seat, Verb::allIn, dice.chance(20) ? std::optional(amount) : std::nullopt};
    case 8:
        return Said{seat, static_cast<Verb>(1 + dice.upTo(13)), dice.chance(50) ? std::optional(amount) : std::nullopt};
    case 9: return PutIn{anyChips(dice, amount), hand.act.seat != kNoSeat && dice.chance(40) ? hand.act.seat : seat};
    case 10: return TookBack{seat, hand.now.in[seat]};
    case 11: return Rested{hand.act.seat != kNoSeat ? hand.act.seat : seat};
    case 12: return FoldsTo{dice.seatOf(hand.dealt)};
    default: return dice.chance(50) ? Event{Tapped{seat}} : Event{Acted{seat, Verb::call, {}}};
    }
}

}  // namespace oddchip::play
