// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/records/pokerstars.h"

// The lines of one hand, each read by itself; what they mean together is seen when they are played.
namespace oddchip::pokerstars {

enum class Kind : std::uint8_t {
    ante,
    deadAnte,
    small,
    big,
    smallAndBig,
    blind,  // of a seat of its own: on the button in short-deck
    straddle,
    dead,
    dealt,
    fold,
    check,
    call,
    bet,
    raise,
    bringIn,
    draw,
    standPat,
    show,
    muck,
    street,  // with the cards that it brings to a board, if any
    returned,
    collected
};
constexpr bool isPost(Kind kind) { return kind <= Kind::dead; }

struct Line {
    Kind kind = Kind::check;
    int number = 1;  // of the file
    std::string_view text;
    Seat seat = kNoSeat;
    Chips amount;  // what is put in, returned or collected; of a raise what it adds
    Chips to;      // of a raise its total
    bool allIn = false;
    std::uint8_t count = 0;       // cards drawn
    std::uint8_t board = 0;       // 1..3 where there are several; collected: the pot, 0 main
    std::vector<CardList> cards;  // by brackets
};

struct Player {
    Seat seat = kNoSeat;
    std::string_view name;
    std::optional<Chips> stack;  // nothing: not counted
    int line = 1;
};

struct Facts {
    int line = 1, lastLine = 1;  // of the file
    Structure structure = Structure::noLimit;
    FormId form = FormId::holdem;
    Chips lower, upper;  // blinds, or in limit the bets; short-deck: the button's blind and the ante
    Seat button = kNoSeat;
    std::string_view number, event, when, table;
    int seatCount = 0;
    std::vector<Player> players;
    std::vector<Line> lines;
    std::optional<Chips> total;
    Chips rake;
    int totalLine = 0;
    bool cancelled = false;
    std::vector<ReadError> notes;  // lines that say nothing we know
};
Read<Facts> readFacts(const PokerStarsText& hand);

// ---- pieces ----------------------------------------------------------------------------------------------------

// "$1,234.50", "1500", "0,05": a sign of currency before it, commas between thousands or before cents.
std::optional<Chips> amountOf(std::string_view word);
// What stands between brackets: "[Ah Kd]". Nothing where one of them is no card.
std::optional<std::vector<CardList>> bracketsOf(std::string_view line);
std::string_view trimmed(std::string_view text);
// A piece of a line as it is shown: without control characters, cut where it is long.
std::string shown(std::string_view text);

// Form and stakes, of the first line; the empty string, or what is wrong.
std::string readHeader(std::string_view line, Facts& facts);
std::string readTable(std::string_view line, Facts& facts);
// "Seat 3: NAME (1500 in chips)"; false: it is no such line.
bool readPlayer(std::string_view line, int number, Facts& facts, std::string& wrong);

struct Game {
    std::string_view name;
    FormId form;
};
extern const std::vector<Game> kGames;  // longer names first

}  // namespace oddchip::pokerstars
