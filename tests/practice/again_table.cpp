// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Between hands: button and blinds walked seat by seat.
#include "tests/practice/again.h"

#include <algorithm>

namespace again {
namespace {

// The ring, kept by what happened: who sits, who is there, and where the three spots lie.
struct Ring {
    std::set<int> sits, away;
    int button = 0, small = 0, big = 0;
    std::map<int, bool> missedBig, missedSmall;

    static int step(int seat) { return seat % 10 + 1; }
    std::set<int> there() const {
        std::set<int> all;
        for (const int seat : sits) {
            if (!away.contains(seat)) { all.insert(seat); }
        }
        return all;
    }
    int next(int seat, const std::set<int>& among) const {
        for (int at = step(seat);; at = step(at)) {
            if (among.contains(at)) { return at; }
        }
    }
    void happened(const Event& event) {
        if (const auto* sat = std::get_if<Sat>(&event)) { sits.insert(oddchip::number(sat->seat)); }
        if (const auto* at = std::get_if<ButtonAt>(&event)) { button = oddchip::number(at->seat); }
        if (const auto* leaves = std::get_if<Leaves>(&event)) { sits.erase(oddchip::number(leaves->seat)); }
        if (const auto* gone = std::get_if<GoesAway>(&event)) { away.insert(oddchip::number(gone->seat)); }
        if (const auto* back = std::get_if<ComesBack>(&event)) { away.erase(oddchip::number(back->seat)); }
    }
    // A big blind moves to the next player; what it was becomes the small blind's place, and that the button's.
    void nextHand() {
        const std::set<int> players = there();
        if (big == 0) {
            small = next(button, players);
            big = next(small, players);
            return;
        }
        const int due = next(big, players);
        if (players.size() == 2) {
            big = due;
            button = small = next(big, players);
            return;
        }
        for (int at = step(big); at != due; at = step(at)) {  // the big blind goes past them
            if (sits.contains(at)) { missedBig[at] = missedSmall[at] = true; }
        }
        if (sits.contains(big) && away.contains(big)) { missedSmall[big] = true; }
        button = small;
        small = big;
        big = due;
    }
};

Ring ringOf(const Question& q, bool withActs = true) {
    Ring ring;
    for (const auto& happened : q.before) {
        if (const auto* event = std::get_if<Event>(&happened)) {
            ring.happened(*event);
        } else {
            ring.nextHand();
        }
    }
    for (const Event& act : withActs ? q.acts : std::vector<Event>{}) { ring.happened(act); }
    return ring;
}

Answer spots(const Question& q) {
    Ring ring = ringOf(q);
    ring.nextHand();
    const std::set<int> players = ring.there();
    Answer answer;
    answer.parts.push_back({{}, SeatSet{seatAt(ring.button)}});
    answer.parts.push_back({{}, players.contains(ring.small) ? SeatSet{seatAt(ring.small)} : SeatSet{}});
    answer.parts.push_back({{}, SeatSet{seatAt(ring.big)}});
    return answer;
}

Answer posts(const Question& q) {
    Ring ring = ringOf(q);
    const TableOpened& table = *q.opened;
    Answer answer;
    answer.parts.push_back({ring.missedBig[q.number] ? table.stakes.big : Chips{}, {}});
    answer.parts.push_back({ring.missedSmall[q.number] ? table.stakes.small : Chips{}, {}});
    return answer;
}

// A move that stays ahead of the coming big blind passes players; a move across it does not cost anything.
Answer seatChange(const Question& q) {
    const Ring ring = ringOf(q, false);
    const auto& moves = std::get<MovesTo>(q.acts[0]);
    const int from = oddchip::number(moves.seat), to = oddchip::number(moves.to);
    int passed = 0;
    bool across = false;
    for (int at = Ring::step(from); at != to; at = Ring::step(at)) {
        across = across || at == ring.big;
        passed += ring.there().contains(at) ? 1 : 0;
    }
    const bool owes = !across && passed > q.rules.seatChangeFreeSeats;
    return choiceNamed(q, owes ? "drill.owes-or-waits" : "drill.owes-nothing");
}

Answer brings(const Question& q) {
    const Count left = std::get<Sat>(q.acts[0]).left.count;
    const Count least = q.opened->stakes.big.count * q.rules.buyinBigBet;
    switch (q.rules.buyinReEntry) {
    case BuyinReEntry::greaterOfLeftAndMinimum: return number(std::max(left, least));
    case BuyinReEntry::sameAmount: return number(left);
    case BuyinReEntry::minimum: return number(least);
    }
    return {};
}

}  // namespace

Way tableWay(std::string_view skill) {
    if (skill == "table-dead-button" || skill == "table-heads-up") { return spots; }
    if (skill == "table-missed") { return posts; }
    if (skill == "table-seat-change") { return seatChange; }
    if (skill == "table-buy-in") { return brings; }
    return nullptr;
}

}  // namespace again
