// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>
#include <string>

#include "core/notation/notation.h"
#include "core/notation/reader.h"
#include "core/notation/words.h"

namespace oddchip::notation {

// The other half of every form: see reader.h. Each function writes what the Reader's of the same name reads.
class Writer {
public:
    static constexpr bool kWrites = true;

    bool key(Word phrase, bool present = true) {
        if (present) { put(phrase); }
        return present;
    }
    bool seatKey(Seat seat, Word phrase, bool present = true) {
        if (present) { put(oddchip::text(seat) + ' ' + std::string(phrase)); }
        return present;
    }
    bool verb(std::span<const VerbRow> rows, Verb verb, std::optional<Chips> amount);
    bool once(Word phrase, bool present = true) { return key(phrase, present); }
    template <class Enum, std::size_t N> bool named(const Named<Enum> (&rows)[N], Enum value) {
        for (const auto& row : rows) {
            if (row.value == value) { return key(row.word); }
        }
        return false;
    }

    void words(Word phrase) { put(phrase); }
    void seat(Seat seat) { put(oddchip::text(seat)); }
    void seatOrNone(Seat seat) { put(seat == kNoSeat ? "none" : oddchip::text(seat)); }
    void seats(SeatSet seats) { put(oddchip::text(seats)); }
    void seatsOrNone(SeatSet seats) { put(seats.empty() ? "none" : oddchip::text(seats)); }
    void amount(Chips amount) { put(oddchip::text(amount)); }
    void amountOrUnknown(std::optional<Chips> amount) { put(amount ? oddchip::text(*amount) : "?"); }
    void mayAmount(Chips amount) {
        if (amount != Chips{}) { put(oddchip::text(amount)); }
    }
    void number(std::int64_t number, std::int64_t, std::int64_t) { put(std::to_string(number)); }
    void count(std::uint8_t count, int, int) { put(std::to_string(count)); }
    void street(StreetId street) { put(name(street)); }
    void pot(std::uint8_t pot) { put(potName(pot)); }
    void card(Card card) { put(oddchip::text(card)); }
    void card(const CardList& one) { put(oddchip::text(one)); }
    void cards(const CardList& cards) { put(oddchip::text(cards)); }
    void mayCards(const CardList& cards) { put(oddchip::text(cards)); }
    void lowCards(Cards set);  // an ace, the lowest card there, comes last
    void cards(Cards set) { put(set.empty() ? "none" : oddchip::text(set)); }
    void cardsOrCount(const CardList& cards);
    void motion(const ChipList& chips, bool itemised) {
        put(itemised ? oddchip::text(chips) : '~' + oddchip::text(chips.sum()));
    }
    void denominations(const std::array<Chips, 8>& values) {
        for (const Chips value : values) { mayAmount(value); }
    }
    void initials(const std::array<char, 16>& initials);
    void mayBoard(std::uint8_t board) {
        if (board != 0) { put(std::to_string(board)); }
    }
    void mayPerson(std::uint32_t person) {
        if (person != 0) { put('p' + std::to_string(person)); }
    }
    void seatChips(Seat seat, const ChipList& chips, bool unknown);
    void seatAmount(Seat seat, Chips amount) { put(oddchip::text(seat) + ':' + oddchip::text(amount)); }
    void range(Chips least, std::optional<Chips> most) {
        put(oddchip::text(least) + ".." + (most ? oddchip::text(*most) : "?"));
    }
    void ruleset(std::int64_t seq) { put('@' + std::to_string(seq)); }
    void percent(std::int32_t perMyriad) { put(oddchip::text(Chips{perMyriad}) + '%'); }
    void quoted(const std::string& text) { put(quote(text)); }
    void rule(RuleId rule) { put(name(rule)); }
    template <class Enum, std::size_t N> void choice(const Named<Enum> (&rows)[N], Enum value) { named(rows, value); }

    void comma() { m_line += ','; }
    std::string line() && { return std::move(m_line); }

private:
    void put(std::string_view word) {
        if (word.empty()) { return; }
        if (!m_line.empty()) { m_line += ' '; }
        m_line += word;
    }

    std::string m_line;
};

}  // namespace oddchip::notation
