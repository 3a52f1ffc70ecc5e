// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>

#include "core/notation/reader.h"
#include "core/notation/words.h"
#include "core/notation/writer.h"

// The form of each line and claim of Punto Banco (NOTATION section 7): see reader.h.
namespace oddchip::notation {

inline constexpr int kMostPlace = 99;  // which seats there are, the table says

// ---- what happens ----------------------------------------------------------------------------------------------

// Which seats there are, the table says; of what can be none, the reader.
template <class Text> void place(Text& t, Of<Text, std::uint8_t> seat) {
    if constexpr (!Text::kWrites) {
        if (t.next() == "0") { return t.fail("there is no seat 0: at Punto Banco seats are 1 to 14"); }
    }
    t.count(seat, 1, kMostPlace);
}

// "3 bets" and then no amount: a side was meant. The word alone is told at any table.
inline bool meansSide(const Reader& t) {
    const Word third = t.wordAfter(2);
    return t.wordAfter(1) == "bets" && !third.empty() && third[0] >= 'a' && third[0] <= 'z';
}

template <class Text> bool form(Text& t, Of<Text, PuntoBet> e) {
    if constexpr (!Text::kWrites) {
        if (!meansSide(t)) { return false; }
        const auto isSide = [&](const auto& row) { return row.word == t.wordAfter(2); };
        if (std::ranges::none_of(kPuntoSides, isSide)) {
            t.fail(shown(t.wordAfter(2)) + " is no amount, and no side to bet on: player, bank, tie");
            return true;
        }
    }
    place(t, e.place);
    t.words("bets");
    t.choice(kPuntoSides, e.side);
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, PuntoCards> e) {
    if (!t.named(kPuntoHands, e.hand)) { return false; }
    t.cards(e.cards);
    if constexpr (!Text::kWrites) {
        if (!std::ranges::all_of(e.cards, &Card::seen)) { t.fail("at Punto Banco every card is seen"); }
    }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, PuntoShoe> e) {
    if (!t.key("shoe")) { return false; }
    place(t, e.place);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, PuntoSettled>) { return t.key("settle"); }

template <class Text> bool form(Text& t, Of<Text, PuntoCollected> e) {
    if (!t.key("collect")) { return false; }
    t.amount(e.amount);
    if (t.key("from", e.place != 0)) { place(t, e.place); }
    return true;
}

// ---- what is claimed -------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, claim::PuntoTotal> c) {
    if (!t.named(kPuntoHands, c.hand)) { return false; }
    t.count(c.points, 0, 9);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoCall> c) {
    if (t.key("draw", c.draws)) {
        decided(t, c.draws, true);
    } else if (!t.key("stand")) {
        return false;
    }
    t.choice(kPuntoHands, c.hand);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoWinner> c) {
    if (!t.key("winner")) { return false; }
    t.choice(kPuntoSides, c.side);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoPays> c) {
    if (!t.key("pays")) { return false; }
    place(t, c.place);
    t.amount(c.amount);
    if (t.key("commission", c.commission.has_value())) {
        Chips kept = c.commission.value_or(Chips{});
        t.amount(kept);
        decided(t, c.commission, kept);
    }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoTakes> c) {
    if (!t.key("takes")) { return false; }
    place(t, c.place);
    t.amount(c.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoBox> c) {
    if (!t.key("box")) { return false; }
    if (t.key("all", c.place == 0)) {
        decided(t, c.place, std::uint8_t{0});
    } else {
        place(t, c.place);
    }
    t.amount(c.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoShoeAt> c) {
    if (!t.key("shoe")) { return false; }
    place(t, c.place);
    return true;
}

}  // namespace oddchip::notation
