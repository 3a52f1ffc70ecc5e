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

template <class Text> bool form(Text& t, Of<Text, PuntoBet> e) {
    if constexpr (!Text::kWrites) {
        const auto isSide = [&](const auto& row) { return row.word == t.wordAfter(2); };
        if (t.wordAfter(1) != "bets" || std::ranges::none_of(kPuntoSides, isSide)) { return false; }
    }
    t.count(e.place, 1, kMostPlace);
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
    t.count(e.place, 1, kMostPlace);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, PuntoSettled>) { return t.key("settle"); }

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
    t.count(c.place, 1, kMostPlace);
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
    t.count(c.place, 1, kMostPlace);
    t.amount(c.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, claim::PuntoShoeAt> c) {
    if (!t.key("shoe")) { return false; }
    t.count(c.place, 1, kMostPlace);
    return true;
}

}  // namespace oddchip::notation
