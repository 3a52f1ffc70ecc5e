// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <charconv>

#include "core/notation/notation.h"
#include "core/notation/tokens.h"

namespace oddchip {
namespace {

// A word of digits alone, not too many of them for any amount.
std::optional<std::int64_t> digits(std::string_view word) {
    if (word.empty() || word.size() > 15) { return std::nullopt; }
    std::int64_t number = 0;
    for (const char c : word) {
        if (!notation::isDigit(c)) { return std::nullopt; }
        number = number * 10 + (c - '0');
    }
    return number;
}

constexpr std::string_view kSide = "side";
constexpr int kMostSides = 9;

}  // namespace

std::string text(Chips amount) {
    const std::int64_t whole = amount.count / 100, part = amount.count % 100;
    std::string written = amount.count < 0 && whole == 0 ? "-0" : std::to_string(whole);
    if (part == 0) { return written; }
    const std::string hundredths = std::to_string(part < 0 ? -part : part);
    return written + (hundredths.size() == 1 ? ".0" : ".") + hundredths;
}

std::optional<Chips> readChips(std::string_view word) {
    const std::size_t point = word.find('.');
    const auto whole = digits(word.substr(0, point));
    if (!whole) { return std::nullopt; }
    std::int64_t hundredths = 0;
    if (point != std::string_view::npos) {
        const std::string_view part = word.substr(point + 1);
        const auto read = part.size() > 2 ? std::nullopt : digits(part);
        if (!read) { return std::nullopt; }
        hundredths = part.size() == 1 ? *read * 10 : *read;
    }
    const Chips amount{*whole * 100 + hundredths};
    return amount > kMostChips ? std::nullopt : std::optional(amount);
}

std::string text(Seat seat) { return std::to_string(number(seat)); }

std::optional<Seat> readSeat(std::string_view word) {
    if (word == "10") { return seatAt(10); }
    if (word.size() != 1 || word[0] < '1' || word[0] > '9') { return std::nullopt; }
    return seatAt(word[0] - '0');
}

std::string text(SeatSet seats) {
    std::string written;
    for (const Seat seat : seats) { written += (written.empty() ? "" : " ") + text(seat); }
    return written;
}

std::string text(const ChipList& chips) {
    std::string written;
    for (std::size_t i = 0; i < chips.values.size() && chips.counts[i] != 0; ++i) {
        if (i != 0) { written += ' '; }
        written += text(chips.values[i]);
        if (chips.counts[i] != 1) { written += 'x' + std::to_string(chips.counts[i]); }
    }
    return written;
}

std::string text(const CardList& cards) {
    std::string written;
    for (const Card card : cards) { written += text(card); }
    return written;
}

std::string potName(int pot) { return pot == 0 ? "main" : std::string(kSide) + std::to_string(pot); }

std::optional<int> potNamed(std::string_view word) {
    if (word == "main") { return 0; }
    if (word.size() != kSide.size() + 1 || !word.starts_with(kSide)) { return std::nullopt; }
    const int side = word.back() - '0';
    return side >= 1 && side <= kMostSides ? std::optional(side) : std::nullopt;
}

}  // namespace oddchip
