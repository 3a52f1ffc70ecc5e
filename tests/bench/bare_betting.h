// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/rules/hand.h"

// What a replay of betting costs at least: the loop that ours is measured against.
namespace oddchip::bare {

// What the bare loop is given: what each seat can play for, what it posts, who is asked first.
struct Deal {
    std::array<std::int64_t, kSeats + 1> stack{}, posts{};
    std::int64_t level = 0, big = 0;
    unsigned live = 0;
    int turn = 0, button = 0;
};

enum class Does : std::uint8_t { folds, calls, raises };  // a check is a call of nothing
struct Move {
    Does does;
    std::int64_t to;
};

// The least that plays no-limit betting: refuses a raise that is too small, too large or not open to the seat, lets a
// short all-in stand, finds whose turn it is, collects at the end of a street and ends the hand. It has no pots to
// share, no rules to name and no house's choices.
class Betting {
public:
    explicit Betting(const Deal& deal)
        : m_stack(deal.stack), m_level(deal.level), m_step(deal.big), m_big(deal.big), m_live(deal.live),
          m_able(deal.live), m_turn(deal.turn), m_button(deal.button) {
        for (unsigned left = m_live; left != 0; left &= left - 1) {
            const auto seat = static_cast<std::size_t>(std::countr_zero(left));
            pay(seat, std::min(deal.posts[seat], m_stack[seat]));
        }
    }

    bool act(const Move& move) {  // false: refused
        const auto seat = static_cast<std::size_t>(m_turn);
        const unsigned bit = 1u << seat;
        switch (move.does) {
        case Does::folds:
            m_live &= ~bit;
            m_able &= ~bit;
            break;
        case Does::calls:
            pay(seat, std::min(std::max<std::int64_t>(m_level - m_in[seat], 0), m_stack[seat]));
            m_acted |= bit;
            break;
        case Does::raises:
            if (!raise(seat, bit, move.to)) return false;
            break;
        }
        goOn();
        return true;
    }
    int turn() const { return m_over || m_closed ? 0 : m_turn; }  // 0: the street or the hand is over
    std::int64_t chips() const { return m_pot; }

private:
    void pay(std::size_t seat, std::int64_t amount) {
        m_stack[seat] -= amount;
        m_in[seat] += amount;
        if (m_stack[seat] == 0) m_able &= ~(1u << seat);
    }
    bool raise(std::size_t seat, unsigned bit, std::int64_t to) {
        const std::int64_t by = to - m_level, more = to - m_in[seat];
        if (by <= 0 || more > m_stack[seat]) return false;
        if ((m_acted & bit) != 0 && m_level - m_in[seat] < m_step) return false;
        const bool full = by >= m_step;
        if (!full && more != m_stack[seat]) return false;
        pay(seat, more);
        m_level = to;
        m_acted = full ? bit : m_acted | bit;
        if (full) m_step = by;
        return true;
    }
    void goOn() {
        m_closed = false;
        if ((m_live & (m_live - 1)) == 0) {
            m_over = true;
            return;
        }
        const bool several = (m_able & (m_able - 1)) != 0;
        unsigned ask = 0;
        for (unsigned left = m_able; left != 0; left &= left - 1) {
            const auto seat = static_cast<std::size_t>(std::countr_zero(left));
            if (m_in[seat] < m_level || (several && (m_acted >> seat & 1) == 0)) ask |= 1u << seat;
        }
        if (ask != 0) {
            m_turn = after(ask, m_turn);
            return;
        }
        closeStreet(several);
    }
    void closeStreet(bool several) {
        for (std::size_t seat = 1; seat <= kSeats; ++seat) {
            m_pot += m_in[seat];
            m_in[seat] = 0;
        }
        m_level = 0;
        m_step = m_big;
        m_acted = 0;
        m_closed = true;
        m_over = ++m_street == 4 || !several;
        if (!m_over) m_turn = after(m_able, m_button);
    }
    static int after(unsigned among, int seat) {
        const unsigned above = among & ~((2u << seat) - 1u);
        return std::countr_zero(above != 0 ? above : among);
    }

    std::array<std::int64_t, kSeats + 1> m_stack, m_in{};
    std::int64_t m_level, m_step, m_big, m_pot = 0;
    unsigned m_live, m_able, m_acted = 0;
    int m_turn, m_button, m_street = 0;
    bool m_over = false, m_closed = false;
};

// As the hand stands before its blinds are posted.
inline Deal dealOf(const Hand& hand) {
    Deal deal;
    for (const Seat seat : hand.dealt) {
        const auto at = static_cast<std::size_t>(number(seat));
        deal.stack[at] = (playable(hand, seat) + hand.now.in[seat]).count;
        deal.posts[at] = hand.now.in[seat].count;
    }
    deal.level = hand.now.level.count;
    deal.big = hand.bigBlind.count;
    deal.live = hand.now.live.bits();
    deal.turn = number(hand.now.turn);
    deal.button = number(hand.button);
    return deal;
}

}  // namespace oddchip::bare
