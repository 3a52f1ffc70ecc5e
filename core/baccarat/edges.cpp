// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/edges.h"

namespace oddchip::baccarat {
namespace {

constexpr int kMostCards = 6;

// Deals on from a coup's first cards. 'weight' is the number of orders in which the cards so far can have come.
class Enumeration {
public:
    explicit Enumeration(const Shoe& shoe) : m_left(shoe), m_cards(shoe.size()) {}

    Outcomes run() {
        each(1, [&](int a, std::int64_t one) {
            each(one, [&](int b, std::int64_t two) {
                each(two, [&](int c, std::int64_t three) {
                    each(three, [&](int d, std::int64_t four) { coup((a + b) % 10, (c + d) % 10, four); });
                });
            });
        });
        return m_sum;
    }

private:
    template <class Next> void each(std::int64_t weight, Next next) {
        for (int points = 0; points < 10; ++points) {
            int& left = m_left.of[static_cast<std::size_t>(points)];
            if (left == 0) { continue; }
            const std::int64_t ways = weight * left;
            const int taken = m_left.endless ? 0 : 1;
            left -= taken;
            m_cards -= taken;
            next(points, ways);
            left += taken;
            m_cards += taken;
        }
    }

    void coup(int player, int bank, std::int64_t weight) {
        if (natural(player, bank)) { return end(player, bank, 4, weight); }
        if (!playerDraws(player)) { return bankDrawing(player, bank, 4, bankDrawsAlone(bank), weight); }
        each(weight, [&](int third, std::int64_t ways) {
            bankDrawing((player + third) % 10, bank, 5, bankDraws(bank, third), ways);
        });
    }

    void bankDrawing(int player, int bank, int dealt, bool draws, std::int64_t weight) {
        if (!draws) { return end(player, bank, dealt, weight); }
        each(weight, [&](int third, std::int64_t ways) { end(player, (bank + third) % 10, dealt + 1, ways); });
    }

    void end(int player, int bank, int dealt, std::int64_t weight) {
        int left = m_cards;
        for (int i = dealt; i < kMostCards; ++i) { weight *= m_left.endless ? left : left--; }
        (player > bank ? m_sum.player : player < bank ? m_sum.bank : m_sum.tie) += weight;
        m_sum.cards += weight * dealt;
    }

    Shoe m_left;
    int m_cards;
    Outcomes m_sum;
};

}  // namespace

Shoe fullShoe(int decks) {
    Shoe shoe;
    shoe.of.fill(4 * decks);
    shoe.of[0] = 16 * decks;
    return shoe;
}

Shoe endlessShoe() {
    Shoe shoe = fullShoe(1);
    for (int& each : shoe.of) { each /= 4; }
    shoe.endless = true;
    return shoe;
}

std::optional<Outcomes> outcomes(const Shoe& shoe) {
    if (shoe.size() < kMostCards) { return std::nullopt; }
    return Enumeration(shoe).run();
}

Edge edge(const Outcomes& outcomes, Side bet, Base base, const House& house) {
    const auto& [player, bank, tie, cards] = outcomes;
    const std::int64_t bets = base == Base::perBet ? outcomes.all() : outcomes.all() - tie;
    switch (bet) {
    case Side::player: return {bank - player, bets};
    case Side::bank: return {100 * player - (100 - percentKept(house)) * bank, 100 * bets};
    case Side::tie: break;
    }
    return {outcomes.all() - (house.tiePays + 1) * tie, outcomes.all()};
}

}  // namespace oddchip::baccarat
