// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace oddchip {

// A seat by its number at the table, 1..10, counted clockwise from the dealer's left. Seat{0} is no seat.
enum class Seat : std::uint8_t {};
constexpr int kSeats = 10;
constexpr Seat kNoSeat{};
constexpr int number(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seatAt(int number) { return static_cast<Seat>(number); }

// A set of seats; walking it goes by number, next() goes clockwise round the table.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (Seat seat : seats) { insert(seat); }
    }
    static constexpr SeatSet ofBits(std::uint16_t bits) {
        SeatSet set;
        set.m_bits = bits;
        return set;
    }
    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | bit(seat)); }
    constexpr void erase(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits & ~bit(seat)); }
    constexpr bool contains(Seat seat) const { return (m_bits & bit(seat)) != 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr std::uint16_t bits() const { return m_bits; }
    constexpr Seat first() const { return empty() ? kNoSeat : seatAt(std::countr_zero(m_bits)); }

    // The first seat of the set clockwise after 'seat'; 'seat' itself comes last. kNoSeat if the set is empty.
    constexpr Seat next(Seat after) const {
        const SeatSet later = above(after);
        return later.empty() ? first() : seatAt(std::countr_zero(later.m_bits));
    }
    constexpr SeatSet above(Seat seat) const {  // those of a greater number
        return ofBits(static_cast<std::uint16_t>(m_bits & ~((2u << number(seat)) - 1u)));
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
        return ofBits(static_cast<std::uint16_t>(a.m_bits | b.m_bits));
    }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
        return ofBits(static_cast<std::uint16_t>(a.m_bits & b.m_bits));
    }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
        return ofBits(static_cast<std::uint16_t>(a.m_bits & ~b.m_bits));
    }

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint16_t bits) : m_left(bits) {}
        constexpr Seat operator*() const { return seatAt(std::countr_zero(m_left)); }
        constexpr Iterator& operator++() {
            m_left = static_cast<std::uint16_t>(m_left & (m_left - 1u));
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return m_left != other.m_left; }

    private:
        std::uint16_t m_left;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    static constexpr unsigned bit(Seat seat) { return 1u << number(seat); }
    std::uint16_t m_bits = 0;
};

// A value for each seat, indexed by a Seat and by nothing else.
template <class T> struct PerSeat {
    std::array<T, kSeats> values{};

    constexpr T& operator[](Seat seat) { return values[static_cast<std::size_t>(seat) - 1]; }
    constexpr const T& operator[](Seat seat) const { return values[static_cast<std::size_t>(seat) - 1]; }
    bool operator==(const PerSeat&) const = default;
};

constexpr SeatSet allSeats(int seats) { return SeatSet::ofBits(static_cast<std::uint16_t>(((1u << seats) - 1u) << 1)); }

}  // namespace oddchip
