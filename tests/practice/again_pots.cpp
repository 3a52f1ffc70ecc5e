// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Pots by pulling; shares by dealing chips out one at a time.
#include "tests/practice/again.h"

#include <algorithm>

namespace again {
namespace {

Answer potsNow(const Question& q) {
    Ledger ledger(q);
    ledger.roundOver();
    return asPots(ledger);
}

Answer potsWithoutHand(const Question& q) { return asPots(Ledger(q, true)); }

Answer firstPot(const Question& q) {
    Ledger ledger(q);
    ledger.roundOver();
    return seatsOf(pulled(ledger).back().of);
}

// ---- dealing out ---------------------------------------------------------------------------------------------------

class Sharing {
public:
    explicit Sharing(const Question& question) : q(question), unit(q.began->stakes.unit.count) {}

    Answer all() {
        Ledger ledger(q);
        ledger.roundOver();
        const auto piles = pulled(ledger);
        for (std::size_t i = 0; i < piles.size(); ++i) {
            m_had.clear();
            if (piles[i].of.size() == 1) {
                m_gets[*piles[i].of.begin()] += piles[i].amount;
            } else {
                divide(static_cast<int>(i), piles[i].amount);
            }
        }
        Answer answer;
        for (const auto& [seat, amount] : m_gets) {
            if (amount > 0) { answer.parts.push_back({Chips{amount}, SeatSet{seatAt(seat)}}); }
        }
        return answer;
    }

private:
    std::vector<Awarded> read(int pot) const {
        std::vector<Awarded> all;
        for (const Event& act : q.acts) {
            const auto& award = std::get<Awarded>(act);
            if (award.pot == pot) { all.push_back(award); }
        }
        return all;
    }

    static std::set<int> numbers(SeatSet seats) {
        std::set<int> all;
        for (const Seat seat : seats) { all.insert(oddchip::number(seat)); }
        return all;
    }

    void divide(int pot, Count amount) {
        const auto awards = read(pot);
        if (awards.size() == 1) {
            deal(amount, numbers(awards[0].seats));
        } else if (awards[0].board > 0) {  // the first board has the odd chip
            const Count chips = amount / unit;
            deal((chips - chips / 2) * unit, numbers(awards[0].seats));
            deal(chips / 2 * unit, numbers(awards[1].seats));
        } else {
            halves(amount, numbers(awards[0].seats), numbers(awards[1].seats));
        }
    }

    void halves(Count amount, const std::set<int>& high, const std::set<int>& low) {
        if (low.empty()) { return deal(amount, high); }
        const bool whole = q.rules.oddIdentical == OddIdentical::wholePot && high == low && high.size() > 1;
        if (whole) { return deal(amount, high); }
        const Count chips = amount / unit;
        if (chips % 2 == 1 && high.size() == 1) { m_had.insert(*high.begin()); }
        deal((chips - chips / 2) * unit, high);
        deal(chips / 2 * unit, low);
    }

    // Round and round from the button's left while there is a chip for each; the last ones go to those who have had no
    // odd chip of this pot yet, where the house says one a pot.
    void deal(Count amount, const std::set<int>& tied) {
        const auto ways = static_cast<Count>(tied.size());
        Count chips = amount / unit;
        while (chips >= ways) {
            for (const int seat : tied) { m_gets[seat] += unit; }
            chips -= ways;
        }
        int seat = oddchip::number(q.began->button);
        const bool onePerPot = q.rules.oddMaxOne == OddMaxOne::perPot;
        std::vector<int> order;
        for (std::size_t i = 0; i < tied.size(); ++i) {
            seat = nextOf(seat, tied);
            order.push_back(seat);
        }
        if (onePerPot) {
            std::stable_partition(order.begin(), order.end(), [&](int one) { return !m_had.contains(one); });
        }
        for (const int one : order) {
            if (chips-- <= 0) { break; }
            m_gets[one] += unit;
            m_had.insert(one);
        }
    }

    static int nextOf(int seat, const std::set<int>& among) {
        const auto after = among.upper_bound(seat);
        return after == among.end() ? *among.begin() : *after;
    }

    const Question& q;
    const Count unit;
    std::map<int, Count> m_gets;
    std::set<int> m_had;
};

Answer shares(const Question& q) { return Sharing(q).all(); }

}  // namespace

Way potsWay(std::string_view skill) {
    if (skill == "pots-order") { return firstPot; }
    if (skill == "cards-dead") { return potsWithoutHand; }
    if (skill.starts_with("pots-")) { return potsNow; }
    if (skill.starts_with("split-")) { return shares; }
    return nullptr;
}

}  // namespace again
