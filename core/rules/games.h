// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/rules/evaluate.h"

namespace oddchip {

enum class Structure : std::uint8_t { limit, noLimit, potLimit, spreadLimit };
std::string_view name(Structure structure);  // "no-limit"
std::optional<Structure> structureNamed(std::string_view name);

// Where a hand stands. showdown: no betting and no card is to come; over: every pot is settled.
enum class StreetId : std::uint8_t {
    predraw,
    preflop,
    flop,
    turn,
    river,
    third,
    fourth,
    fifth,
    sixth,
    seventh,
    draw1,
    draw2,
    draw3,
    showdown,
    over
};
std::string_view name(StreetId street);
std::optional<StreetId> streetNamed(std::string_view name);

enum class Opener : std::uint8_t { afterBlinds, afterButton, bringIn, bestBoard };

// One row of a form: what is dealt before a betting round, and how that round is opened.
struct Street {
    StreetId id;
    std::uint8_t down, up, board;  // cards to each seat face down and face up, and to the board
    bool draws;                    // each seat may change cards first
    bool discards;                 // each seat throws one card after this round's betting
    bool bigBet;                   // limit: the upper of the two bets
    Opener opener;
};

enum class FormId : std::uint8_t {
    holdem,
    shortDeck,
    omaha,
    omaha8,
    fiveCardOmaha,
    fiveCardOmaha8,
    pineapple,
    crazyPineapple,
    crazyPineapple8,
    stud,
    stud8,
    razz,
    fiveCardDraw,
    aceToFive,
    deuceToSeven,
    aceToFiveTriple,
    deuceToSevenTriple,
    badugi
};

// A form of poker: rows of streets and the rankings that win. There are no subclasses.
struct Form {
    std::string_view key;        // "crazy-pineapple-8"
    Ranking high;                // the ranking of the whole pot, or of the high half
    std::optional<Ranking> low;  // the ranking of the low half
    Use use;                     // how hand and board go together
    bool bringIn;                // opened by a bring-in; otherwise by blinds
    int bettingRounds;           // two-round forms have a cap of their own
    std::span<const Street> streets;
};
extern const Form kForms[];  // by FormId
inline const Form& form(FormId id) { return kForms[static_cast<std::size_t>(id)]; }
std::optional<FormId> formNamed(std::string_view key);
int formCount();
bool hasBoard(FormId id);  // cards lie on a board

}  // namespace oddchip
