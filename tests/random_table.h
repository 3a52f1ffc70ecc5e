// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <vector>

#include "core/notation/notation.h"
#include "tests/random_play.h"

// Sessions at a table made up at random from a number, a line at a time: hands, and between and in them arrivals,
// departures, buy-ins, faults and decisions of the floor. The same table and number give the same line.
namespace oddchip::play {

struct Crowd {
    int seats = 9;
    bool faults = true;     // cards go wrong, the floor decides, an event is undone
    bool exchanges = true;  // chips pass, are spent and counted anew
    std::uint32_t people = 0;
    int lines = 0;  // since the hand began
};

inline std::string seatText(Seat seat) { return text(seat) + ' '; }
inline std::string amountText(int whole) { return std::to_string(whole); }

inline SeatSet emptySeats(const Table& table) { return allSeats(table.seats) - taken(table); }

inline std::string arrival(Dice& dice, const Table& table, Crowd& crowd) {
    const std::string who = seatText(dice.seatOf(emptySeats(table))) + "sits p" + std::to_string(++crowd.people) + ' ';
    switch (dice.upTo(7)) {
    case 0: return who + amountText(20 + dice.upTo(19));  // a short buy
    case 1: return who + amountText(10 + dice.upTo(60)) + (dice.chance(50) ? " transfer" : " from-broken");
    case 2: return who + amountText(40 + dice.upTo(300)) + " left " + amountText(20 + dice.upTo(300));
    default: return who + amountText(100 + dice.upTo(200));
    }
}

// Somebody who is not there comes back to the blinds: by posting, by waiting, or by buying the button.
inline std::string comesIn(Dice& dice, const std::string& who) {
    switch (dice.upTo(4)) {
    case 0: return who + "waits";
    case 1: return who + "buys button";
    case 2: return who + "back";
    default: return who + "posts";
    }
}

inline std::string exchange(Dice& dice, const Table& table, Seat seat) {
    const std::string who = seatText(seat);
    switch (dice.upTo(8)) {
    case 0: return who + "spends " + amountText(1 + dice.upTo(5));
    case 1: return who + "behind " + amountText(10 * (1 + dice.upTo(9)));
    case 2: return who + "passes " + seatText(dice.seatOf(taken(table))) + amountText(1 + dice.upTo(20));
    case 3: return "objection " + text(dice.seatOf(taken(table)));
    case 4: return who + "has " + amountText(20 + dice.upTo(200));
    case 5: return "dealer \"D" + std::to_string(dice.upTo(9)) + '"';
    case 6: return "shuffle";
    case 7: return dice.chance(50) ? "takes-rake " + amountText(1 + dice.upTo(3)) : "drop 1";
    default: return dice.chance(30) ? "time-charge 3" : who + "adds " + amountText(1 + dice.upTo(100));
    }
}

inline std::string movement(Dice& dice, const Table& table, Crowd& crowd) {
    const SeatSet there = taken(table), empty = emptySeats(table);
    if (there.size() < 3 && !empty.empty()) return arrival(dice, table, crowd);
    const Seat seat = dice.seatOf(there);
    const std::string who = seatText(seat);
    const Place& place = table.places[seat];
    const auto lies = stack(table, seat);
    if (place.away && dice.chance(60)) return who + "back";
    if ((place.newHere || place.owesBig || place.owesSmall) && dice.chance(60)) return comesIn(dice, who);
    if (lies && lies->count == 0 && dice.chance(70)) return dice.chance(40) ? who + "leaves" : who + "adds 100";
    switch (dice.upTo(9)) {
    case 0:
    case 1: return who + "away";
    case 2: return who + "back";
    case 3: return who + "leaves";
    case 4:
    case 5:
    case 6: return empty.empty() ? who + "away" : arrival(dice, table, crowd);
    case 7: return empty.empty() ? who + "leaves" : who + "moves to " + text(dice.seatOf(empty));
    default: return crowd.exchanges ? exchange(dice, table, seat) : who + "adds 50";
    }
}

// Of the last act: a call, whatever it was.
inline std::string decision(const Hand& hand) {
    const Seat seat = hand.act.seat;
    if (seat == kNoSeat || hand.now.turn == kNoSeat) return "floor called";
    const Chips most = hand.now.in[seat] + hand.now.stack[seat];
    return "floor " + text(seat) + " call " + text(least(hand.now.level, most)) + " \"as it was meant\"";
}

inline std::string slip(Dice& dice, const Hand& hand, Seat seat) {
    const std::string who = text(seat);
    switch (dice.upTo(11)) {
    case 0: return "fault boxed " + amountText(1 + dice.upTo(1));
    case 1: return "fault exposed " + who + " 2 " + text(CardList{{dice.card()}, 1});
    case 2: return "fault extra " + who + " 1";
    case 3: return "fault dead " + who + (dice.chance(50) ? " killed" : " count");
    case 4: return "misdeal";
    case 5: return "floor called";
    case 6: return "floor " + who + " dead \"seen to be fouled\"";
    case 7: return dice.chance(20) ? "void \"a card too many\"" : "undo";
    case 8:
        return "clock " + text(hand.now.turn == kNoSeat ? seat : hand.now.turn) + (dice.chance(50) ? " expires" : "");
    case 9:
    case 10: return "floor hold main";
    default: return decision(hand);
    }
}

// Of a pot that was held when the next hand began.
inline std::string lastPot(Dice& dice, const Table& table) {
    const Pots all = pots(table.lastHand);
    if (all.size == 0 || dice.chance(20)) return "floor release main";
    return "floor award main " + text(dice.seatOf(all.list[0].of)) + " \"seen on the camera\"";
}

inline std::string act(Dice& dice, const Hand& hand) {
    const std::string who = seatText(hand.now.turn);
    const Going going = raise(hand).value;
    const bool may = going.verb != Verb::nothing && hand.now.raises < 3;
    const int drawn = dice.upTo(99);
    if (drawn < 40) return who + (owes(hand).value.count > 0 ? "folds" : "checks");
    if (drawn < 78 || !may) return who + (owes(hand).value.count > 0 ? "calls" : "checks");
    const std::string chips = text(going.least - hand.now.in[hand.now.turn]);
    if (drawn < 90) return who + "puts " + chips;
    if (drawn < 96) return who + "all-in";
    return who + "says raise; " + who + "puts ~" + chips + "; " + who + "rests";
}

inline std::string ending(Dice& dice, const Hand& hand) {
    if (hand.asked != RuleId::none) return "floor play on \"looked at\"";
    if (!bettingOver(hand) || cardsToCome(hand)) return "deal";
    const Pots all = pots(hand);
    for (int i = all.size - 1; i >= 0; --i) {
        if (settled(hand, i)) continue;
        const SeatSet of = all.list[static_cast<std::size_t>(i)].of;
        const Seat first = dice.seatOf(of), second = dice.seatOf(of);
        const bool split = first != second && dice.chance(20);
        return "award " + potName(i) + ' ' + text(first) + (split ? ' ' + text(second) : "");
    }
    return "push";
}

// The next line. Not all that is made up is possible: then the table refuses it and the next one is drawn.
inline std::string line(Dice& dice, const Table& table, Crowd& crowd) {
    const bool inHand = table.playing && !table.hand.over;
    if (table.held.count > 0 && dice.chance(6)) return lastPot(dice, table);
    if (!inHand) {
        crowd.lines = 0;
        return taken(table).size() >= 2 && dice.chance(50) ? "next" : movement(dice, table, crowd);
    }
    if (++crowd.lines > 80) return "void \"nobody knows any more\"";
    if (dice.chance(5)) return movement(dice, table, crowd);
    if (crowd.faults && dice.chance(4)) return slip(dice, table.hand, dice.seatOf(table.hand.dealt));
    return table.hand.now.turn == kNoSeat ? ending(dice, table.hand) : act(dice, table.hand);
}

}  // namespace oddchip::play
