// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <compare>
#include <cstdint>

namespace oddchip {

// An amount of money, counted in hundredths of the table's currency: 1.75 is Chips{175}. There is no division: a pot is
// shared with share(), so that an odd chip is never lost.
struct Chips {
    std::int64_t count = 0;

    auto operator<=>(const Chips&) const = default;
    constexpr Chips& operator+=(Chips other) {
        count += other.count;
        return *this;
    }
    constexpr Chips& operator-=(Chips other) {
        count -= other.count;
        return *this;
    }
    friend constexpr Chips operator+(Chips a, Chips b) { return {a.count + b.count}; }
    friend constexpr Chips operator-(Chips a, Chips b) { return {a.count - b.count}; }
    friend constexpr Chips operator-(Chips a) { return {-a.count}; }
    friend constexpr Chips operator*(Chips a, std::int64_t times) { return {a.count * times}; }
};

constexpr Chips kNothing{};

constexpr Chips operator""_c(unsigned long long whole) {  // 20_c is twenty whole units of the currency
    return {static_cast<std::int64_t>(whole) * 100};
}

struct Share {
    Chips each, odd;
};

// Divides a pot into equal parts of whole chips of size 'unit'; odd is what is left over, always less than ways * unit.
constexpr Share share(Chips pot, int ways, Chips unit = {1}) {
    const std::int64_t each = pot.count / (unit.count * ways) * unit.count;
    return {{each}, {pot.count - each * ways}};
}

// The part of an amount that is a whole number of units; unit > 0, amount >= 0.
constexpr Chips wholeUnits(Chips amount, Chips unit) {
    if (((amount.count | unit.count) >> 32) == 0) {  // as nearly all are: dividing half the width takes half the time
        return {amount.count - static_cast<std::uint32_t>(amount.count) % static_cast<std::uint32_t>(unit.count)};
    }
    return {amount.count - amount.count % unit.count};
}

constexpr Chips least(Chips a, Chips b) { return a < b ? a : b; }
constexpr Chips most(Chips a, Chips b) { return a < b ? b : a; }

}  // namespace oddchip
