// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The line that opens a table of Punto Banco: punto decks 8 cut 20 owes 3:2.50 14:1.75
#include <algorithm>
#include <charconv>

#include "core/baccarat/table.h"
#include "core/notation/reader.h"
#include "core/notation/setup.h"

namespace oddchip {

using baccarat::kLeastBehindCutCard;
using baccarat::kPlaces;
using baccarat::mostBehindCutCard;

static_assert(std::tuple_size_v<decltype(PuntoOpened::owes)> == static_cast<std::size_t>(kPlaces));

namespace notation {
namespace {

// "14": which seats there are is said here, for the line that opens the table.
int puntoSeat(Word word) {
    int seat = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
    const bool whole = error == std::errc{} && end == word.data() + word.size();
    return whole && seat >= 1 && seat <= kPlaces ? seat : 0;
}

// "3:2.50 14:1.75"
void readOwed(Reader& t, PuntoOpened& table) {
    bool any = false;
    for (std::size_t colon = t.next().find(':'); colon != Word::npos && !t.failed(); colon = t.next().find(':')) {
        const int seat = puntoSeat(t.next().substr(0, colon));
        const auto amount = readChips(t.next().substr(colon + 1));
        if (seat == 0 || !amount) { break; }
        Chips& owes = table.owes[static_cast<std::size_t>(seat) - 1];
        if (owes != Chips{}) { return t.fail("seat " + std::to_string(seat) + " owes twice"); }
        owes = *amount;
        any = true;
        t.words(t.next());
    }
    if (!any || t.next().find(':') != Word::npos) {
        t.expected("a seat, 1 to 14, and the commission that it owes, like 3:2.50");
    }
}

}  // namespace

// How many cards the cut card may lie before, the decks say, which may follow it.
Read<PuntoOpened> readPunto(const Statement& words, const HouseRules& rules) {
    PuntoOpened table{static_cast<std::uint8_t>(rules.baccaratDecks)};
    std::int64_t cut = baccarat::kBehindCutCard;
    Reader t(words);
    t.words("punto");
    for (bool more = true; more && !t.failed();) {
        if (t.once("decks")) {
            t.count(table.decks, 6, 8);
            if (table.decks == 7) { t.fail("Punto Banco has six decks or eight"); }
        } else if (t.once("cut")) {
            t.number(cut, 0, 1'000'000);
        } else if (t.once("owes")) {
            readOwed(t, table);
        } else {
            more = false;
        }
    }
    if (t.failed()) { return ReadError{0, t.error()}; }
    if (!t.atEnd()) { return ReadError{0, t.leftover()}; }
    const int most = mostBehindCutCard(table.decks);
    if (cut < kLeastBehindCutCard || cut > most) {
        return ReadError{0, "behind the cut card of " + std::string(table.decks == 6 ? "six" : "eight") +
                                " decks lie " + std::to_string(kLeastBehindCutCard) + " to " + std::to_string(most) +
                                " cards, not " + std::to_string(cut)};
    }
    table.cut = static_cast<std::uint8_t>(cut);
    return table;
}

}  // namespace notation

std::string write(const PuntoOpened& table) {
    std::string line = "punto decks " + std::to_string(table.decks);
    if (table.cut != baccarat::kBehindCutCard) { line += " cut " + std::to_string(table.cut); }
    bool first = true;
    for (std::size_t i = 0; i < table.owes.size(); ++i) {
        if (table.owes[i] == Chips{}) { continue; }
        line += (first ? " owes " : " ") + std::to_string(i + 1) + ':' + text(table.owes[i]);
        first = false;
    }
    return line;
}

}  // namespace oddchip
