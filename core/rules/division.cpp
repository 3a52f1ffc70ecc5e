// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// How each pot is divided down to the last odd chip (RULES.md 1.9): boards, halves, ties, and what the house takes.
#include "core/rules/inner.h"

#include <algorithm>
#include <bit>

namespace oddchip {

using namespace inner;

namespace {

Chips smallestChip(const Hand& hand) {
    Chips smallest;
    for (const Chips chip : hand.stakes.chips) {
        if (chip.count > 0 && (smallest.count == 0 || chip < smallest)) { smallest = chip; }
    }
    return smallest.count == 0 ? hand.stakes.unit : smallest;
}

// The largest chip that divides the smallest blind.
Chips smallestBlindChip(const Hand& hand) {
    const Chips blind = hand.stakes.small.count > 0 ? hand.stakes.small : hand.bigBlind;
    Chips largest;
    for (const Chips chip : hand.stakes.chips) {
        if (chip.count > 0 && blind.count > 0 && blind.count % chip.count == 0 && chip > largest) { largest = chip; }
    }
    return largest.count == 0 ? hand.stakes.unit : largest;
}

Because<Chips> oddUnit(const Hand& hand) {
    Because<Chips> unit{hand.stakes.unit, {}};
    switch (hand.rules.oddUnit) {
    case OddUnit::smallestInGame: unit.value = smallestChip(hand); break;
    case OddUnit::bettingUnit: break;
    case OddUnit::smallestBlindChip: unit.value = smallestBlindChip(hand); break;
    case OddUnit::oneDollar:
        unit.value = 1_c;
        unit.rules.add(RuleId::oddchipAltProportional);
        break;
    }
    unit.rules.add(RuleId::oddchipUnit);
    return unit;
}

// Who comes first for an odd chip: by position from the button's left, in stud by card.
struct Order {
    std::array<Seat, kSeats> seats{};
    int size = 0;
};

bool isLow(const Hand& hand, Half half) {
    return half == Half::low || form(hand.stakes.form).high == Ranking::aceToFive;
}

bool oddToLowest(const Hand& hand, Half half) {
    return isLow(hand, half) && hand.rules.oddStudLow == OddStudLow::lowest;
}

// In a low form the ace is the lowest card.
bool below(Card a, Card b, bool lowForm) {
    const auto rank = [&](Card card) {
        return lowForm && card.rank() == Rank::ace ? -1 : static_cast<int>(card.rank());
    };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a.suit() < b.suit();
}

Card oddCard(const Hand& hand, Seat seat, Half half) {
    const bool five = hand.rules.oddStudCards == OddStudCards::five;
    const Form& game = form(hand.stakes.form);
    const Ranking ranking = half == Half::low && game.low ? *game.low : game.high;
    const Cards all = hand.hole[seat].seen();
    const Cards from = five ? best(ranking, game.use, all, {}) : all;
    const bool lowForm = isLow(hand, half);
    const bool lowest = oddToLowest(hand, half);
    Card pick;
    for (const Card card : from) {
        if (!pick.seen() || (lowest ? below(card, pick, lowForm) : below(pick, card, lowForm))) { pick = card; }
    }
    return pick;
}

// Keeps the order of equals, and needs no memory for it, which std::stable_sort takes.
template <class Before> void sortFew(Seat* begin, Seat* end, const Before& before) {
    for (Seat* next = begin; next != end; ++next) {
        for (Seat* at = next; at != begin && before(*at, at[-1]); --at) { std::swap(*at, at[-1]); }
    }
}

Order orderOf(const Hand& hand, SeatSet among, Half half, Seat named) {
    Order order;
    Seat seat = hand.button;
    for (int i = among.size(); i > 0; --i) {
        seat = among.next(seat);
        order.seats[static_cast<std::size_t>(order.size++)] = seat;
    }
    Seat* const begin = order.seats.data();
    Seat* const end = begin + order.size;
    if (form(hand.stakes.form).bringIn) {
        const bool lowForm = isLow(hand, half);
        const bool lowest = oddToLowest(hand, half);
        sortFew(begin, end, [&](Seat a, Seat b) {
            const Card left = oddCard(hand, a, half);
            const Card right = oddCard(hand, b, half);
            if (!left.seen() || !right.seen()) { return false; }
            return lowest ? below(left, right, lowForm) : below(right, left, lowForm);
        });
    }
    Seat* const first = std::find(begin, end, named);
    if (first != end) { std::rotate(begin, first, first + 1); }
    return order;
}

class Divider {
public:
    Divider(const Hand& hand, Winnings& into, std::uint8_t pot)
        : m_hand(hand), m_into(into), m_odd(oddUnit(hand)), m_unit(m_odd.value),
          m_smallest(least(smallestChip(hand), m_unit)), m_pot(pot) {}

    // Divides an amount into 'ways' parts; earlier parts have the odd units, one each.
    std::array<Chips, 6> parts(Chips amount, int ways) const {
        std::array<Chips, 6> out{};
        Chips left = amount;
        for (const Chips unit : {m_unit, m_smallest, Chips{1}}) {
            const Share share = oddchip::share(left, ways, unit);
            Chips odd = wholeUnits(share.odd, unit);
            for (int i = 0; i < ways; ++i) {
                Chips& part = out[static_cast<std::size_t>(i)];
                part += share.each;
                if (odd.count > 0) {
                    part += unit;
                    odd -= unit;
                }
            }
            left = share.odd - wholeUnits(share.odd, unit);
        }
        return out;
    }

    void give(Chips amount, SeatSet seats, std::uint8_t board, Half half, Seat named) {
        if (seats.empty() || amount.count == 0) { return; }
        PerSeat<Chips> gets;
        Chips left = amount;
        for (const Chips unit : {m_unit, m_smallest, Chips{1}}) {
            const Share share = oddchip::share(left, seats.size(), unit);
            for (const Seat seat : seats) { gets[seat] += share.each; }
            giveOdd(wholeUnits(share.odd, unit), unit, seats, half, named, gets);
            left = share.odd - wholeUnits(share.odd, unit);
        }
        record(gets, seats, board, half, amount);
    }

    void oddHad(Seat seat) { m_had.insert(seat); }
    void why(SeatSet seats, RuleId rule) {
        for (const Seat seat : seats) { m_into.rules[seat].add(rule); }
    }

private:
    void giveOdd(Chips odd, Chips unit, SeatSet seats, Half half, Seat named, PerSeat<Chips>& gets) {
        SeatSet without = seats;  // who has none of this division: one each
        while (odd.count > 0 && !without.empty()) {
            const SeatSet neither =
                m_hand.rules.oddMaxOne == OddMaxOne::perPot ? without - m_had : without;  // nor of the pot so far
            const Order order = orderOf(m_hand, neither.empty() ? without : neither, half, named);
            for (int i = 0; i < order.size && odd.count > 0; ++i) {
                const Seat seat = order.seats[static_cast<std::size_t>(i)];
                gets[seat] += unit;
                odd -= unit;
                if (!neither.empty() && neither != without) { m_asOthersHad.insert(seat); }
                m_had.insert(seat);
                without.erase(seat);
            }
        }
    }

    void record(const PerSeat<Chips>& gets, SeatSet seats, std::uint8_t board, Half half, Chips amount) {
        Chips smallest = amount;
        for (const Seat seat : seats) { smallest = least(smallest, gets[seat]); }
        const RuleId order = !form(m_hand.stakes.form).bringIn ? RuleId::oddchipButton
                             : isLow(m_hand, half)             ? RuleId::oddchipStudLow
                                                               : RuleId::oddchipStudHigh;
        for (const Seat seat : seats) {
            const Chips odd = gets[seat] - smallest;
            const RuleId why = m_asOthersHad.contains(seat) ? RuleId::oddchipMaxOne : order;
            add({m_pot, board, half, seat, gets[seat], odd, odd.count > 0 ? why : RuleId::none});
            if (odd.count > 0) { m_into.rules[seat].add(order); }
        }
        m_asOthersHad = {};
    }

public:
    void add(const Won& won) {
        if (m_into.size < m_into.list.size()) { m_into.list[m_into.size++] = won; }
        m_into.amount[won.seat] += won.amount;
        m_into.odd[won.seat] += won.odd;
        if (won.odd.count > 0) {
            m_into.rules[won.seat].add(won.why);
            m_into.rules[won.seat].add(RuleId::oddchipMaxOne);
            m_into.rules[won.seat].addAll(m_odd.rules);
            if (!form(m_hand.stakes.form).bringIn) { return; }
            m_into.rules[won.seat].add(RuleId::suitRank);
            m_into.rules[won.seat].add(RuleId::suitNoRedraw);
        }
    }
    // The odd chip of the high half belongs to whoever wins high.
    void addHighOdd(SeatSet high, Chips odd) {
        if (high.size() == 1) { m_had.insert(high.first()); }
        for (std::size_t i = 0; i < m_into.size; ++i) {
            Won& won = m_into.list[i];
            if (won.pot == m_pot && won.half == Half::high && won.seat == high.first()) {
                won.odd += odd;
                won.why = won.why == RuleId::none ? RuleId::oddchipHilo : won.why;
                m_into.odd[won.seat] += odd;
                m_into.rules[won.seat].add(RuleId::oddchipHilo);
                m_into.rules[won.seat].add(RuleId::oddchipMaxOne);
                return;
            }
        }
    }

private:
    const Hand& m_hand;
    Winnings& m_into;
    Because<Chips> m_odd;
    Chips m_unit, m_smallest;
    std::uint8_t m_pot;
    SeatSet m_asOthersHad;  // of this division, who has an odd chip because one that came before has had one
    SeatSet m_had;
};

struct BoardResult {
    SeatSet high, low;
};

// As the dealer read it, else as the cards say; an award against cards that were entered was never recorded.
BoardResult resultOf(const Hand& hand, const Pot& pot, int index, int board) {
    const PotAward& award = hand.awards[static_cast<std::size_t>(index)];
    const auto& named = award.winners[static_cast<std::size_t>(board)];
    const bool split = form(hand.stakes.form).low.has_value();
    const bool lowRead = (award.given >> (board * 2 + 1) & 1) != 0;
    BoardResult result{named[0] & pot.of, named[1] & pot.of};
    if (result.high.empty()) {
        result.high = winnersByCards(hand, pot, board, split ? Half::high : Half::whole).value_or(SeatSet{});
    }
    if (split && !lowRead) { result.low = winnersByCards(hand, pot, board, Half::low).value_or(SeatSet{}); }
    return result;
}

// One board's part of a pot, in halves where somebody has a low.
void divideBoard(Divider& divider, const Hand& hand, Chips amount, const BoardResult& result, std::uint8_t board,
                 Seat odd) {
    if (result.low.empty()) {
        divider.give(amount, result.high, board, form(hand.stakes.form).low ? Half::high : Half::whole, odd);
        return;
    }
    if (result.high == result.low && hand.rules.oddIdentical == OddIdentical::wholePot && result.high.size() > 1) {
        divider.why(result.high, RuleId::oddchipIdentical);
        divider.give(amount, result.high, board, Half::whole, odd);
        return;
    }
    const auto halves = divider.parts(amount, 2);
    if (halves[0] > halves[1] && result.high.size() == 1) { divider.oddHad(result.high.first()); }
    divider.give(halves[0], result.high, board, Half::high, odd);
    if (halves[0] > halves[1]) { divider.addHighOdd(result.high, halves[0] - halves[1]); }
    divider.give(halves[1], result.low, board, Half::low, odd);
}

void dividePot(const Hand& hand, Winnings& into, const Pot& pot, std::uint8_t index) {
    Divider divider(hand, into, index);
    const PotAward& award = hand.awards[index];
    if (pot.of.size() == 1) {
        divider.give(pot.amount, pot.of, 0, Half::whole, kNoSeat);
        return;
    }
    const int boards = boardCount(hand);  // each has a part of its own (NOTATION 2); its halves are divided in it
    const auto parts = divider.parts(pot.amount, boards);
    for (int board = 0; board < boards; ++board) {
        const BoardResult result = resultOf(hand, pot, index, board);
        const auto label = static_cast<std::uint8_t>(boards == 1 ? 0 : board + 1);
        divideBoard(divider, hand, parts[static_cast<std::size_t>(board)], result, label, award.odd);
    }
    for (const Seat seat : boards > 1 ? pot.of : SeatSet{}) { into.rules[seat].add(RuleId::dealTwice); }
}

// Rounded down to the step, from the sum of all pots, out of the main pot first; then the jackpot.
void takeRake(const Hand& hand, Pots& all, Winnings& into) {
    const Rake& rake = hand.stakes.rake;
    if (rake.noFlopNoDrop && !flopDealt(hand)) { return; }
    Chips sum;
    for (const Pot& pot : all) { sum += pot.amount; }
    const int players = hand.dealt.size();
    const Chips byPlayers = players >= 2 ? Chips{rake.capByPlayers[static_cast<std::size_t>(players - 2)]} : Chips{};
    const Chips cap = byPlayers.count > 0 ? byPlayers : rake.cap;
    if (rake.perMyriad > 0) {
        Chips taken = wholeUnits({sum.count * rake.perMyriad / 10000}, rake.step.count > 0 ? rake.step : Chips{1});
        into.rake = cap.count > 0 ? least(taken, cap) : taken;
    }
    if (rake.jackpot.count > 0 && sum >= rake.jackpotFrom) { into.jackpot = least(rake.jackpot, sum - into.rake); }
    Chips left = into.rake + into.jackpot;
    for (std::size_t i = 0; i < all.size && left.count > 0; ++i) {
        const Chips part = least(left, all.list[i].amount);
        all.list[i].amount -= part;
        left -= part;
    }
}

// Deuce-to-seven: what its ranking says of hands with aces, where one of those that were shown is such a hand.
void addDeuces(const Hand& hand, AllRules& rules) {
    bool wheel = false, aces = false;
    for (const Seat seat : hand.shown) {
        int ofAces = 0, low = 0;
        for (const Card card : hand.hole[seat].seen()) {
            ofAces += card.rank() == Rank::ace ? 1 : 0;
            low |= card.rank() <= Rank::five ? 1 << static_cast<int>(card.rank()) : 0;
        }
        wheel = wheel || (ofAces == 1 && std::popcount(static_cast<unsigned>(low)) == 4);
        aces = aces || ofAces == 2;
    }
    if (wheel) { rules.add(RuleId::d27A5NotStraight); }
    if (aces) { rules.add(RuleId::d27AcesPair); }
    rules.add(RuleId::d27Ranking);
}

// The rankings by which shown hands win.
void addRankings(const Hand& hand, AllRules& rules) {
    const Form& game = form(hand.stakes.form);
    if (!hand.shown.empty()) {
        rules.add(RuleId::cardsSpeak);
        switch (game.high) {
        case Ranking::high: break;
        case Ranking::shortDeck: rules.add(RuleId::shortDeckRanking); break;
        case Ranking::aceToFive:
        case Ranking::eightOrBetter: rules.add(RuleId::a5Ranking); break;
        case Ranking::deuceToSeven: addDeuces(hand, rules); break;
        case Ranking::badugi: rules.add(RuleId::badugiRanking); break;
        }
        if (game.use == Use::two) { rules.add(RuleId::omahaTwoAndThree); }
        if (std::ranges::any_of(game.streets, &Street::discards)) { rules.add(RuleId::cphUse); }
    }
    if (game.low) {
        rules.add(RuleId::cphLow);
        rules.add(RuleId::cphSplit);
    }
    rules.add(RuleId::splitPerPot);
    rules.add(RuleId::potToBestHand);
}

}  // namespace

Winnings winnings(const Hand& hand) {
    Winnings won;
    if (hand.misdealt || hand.isVoid || roundOpen(hand)) { return won; }
    Pots all = pots(hand);
    bool any = false;
    std::array<bool, 11> ready{};
    for (std::size_t i = 0; i < all.size; ++i) {
        const bool alone = all.list[i].of.size() == 1;
        ready[i] = settledPot(hand, all, i) && (!alone || hand.over);
        any = any || ready[i];
    }
    if (!any) { return won; }
    takeRake(hand, all, won);
    for (std::size_t i = 0; i < all.size; ++i) {
        if (ready[i]) { dividePot(hand, won, all.list[i], static_cast<std::uint8_t>(i)); }
    }
    for (const Seat seat : hand.now.live) { addRankings(hand, won.rules[seat]); }
    return won;
}

// A pot that several could win, and that the dealer awards, was contested on a board, which need not have been told.
// Split by agreement it may have been without.
bool inner::flopDealt(const Hand& hand) {
    const auto read = [](const PotAward& award) { return award.given != 0 && award.given != kAgreed; };
    return hand.street > 0 || (hand.now.live.size() > 1 && std::ranges::any_of(hand.awards, read));
}

Chips inner::oddUnitOf(const Hand& hand) { return oddUnit(hand).value; }

}  // namespace oddchip
