// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/rules/card.h"
#include "core/rules/seat.h"

// Chance that is the same everywhere for the same seed: no distribution of a library, no clock.
namespace oddchip::practice {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() {  // splitmix64
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }
    int between(int least, int most) {  // both included
        return least + static_cast<int>(next() % static_cast<std::uint64_t>(most - least + 1));
    }
    bool chance(int percent) { return between(1, 100) <= percent; }
    template <class List> const auto& of(const List& list) {
        return list[static_cast<std::size_t>(between(0, static_cast<int>(std::size(list)) - 1))];
    }
    Seat seatOf(SeatSet seats) {
        int skip = between(0, seats.size() - 1);
        for (const Seat seat : seats) {
            if (skip-- == 0) { return seat; }
        }
        return seats.first();
    }
    SeatSet some(SeatSet seats, int count) {
        SeatSet chosen;
        for (; count > 0 && !seats.empty(); --count) {
            const Seat seat = seatOf(seats);
            seats.erase(seat);
            chosen.insert(seat);
        }
        return chosen;
    }
    template <class T> void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i) {
            std::swap(list[i - 1], list[static_cast<std::size_t>(between(0, static_cast<int>(i) - 1))]);
        }
    }

private:
    std::uint64_t m_state;
};

// A shuffled deck, dealt from the top.
class Deck {
public:
    explicit Deck(Dice& dice, Cards of = kDeck) {
        for (const Card card : of) { m_cards.push_back(card); }
        dice.shuffle(m_cards);
    }
    Card deal() {
        const Card card = m_cards.back();
        m_cards.pop_back();
        return card;
    }
    void take(Card card) { std::erase(m_cards, card); }
    std::size_t left() const { return m_cards.size(); }

private:
    std::vector<Card> m_cards;
};

}  // namespace oddchip::practice
