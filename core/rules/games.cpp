// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// rows: the forms of poker, one row a street.
#include "core/rules/games.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace oddchip {
namespace {

using enum StreetId;
using enum Opener;

// clang-format off
//                                  street    down up board draws  discards big   opener
constexpr Street kHoldem[]       = {{preflop, 2, 0, 0, false, false, false, afterBlinds},
                                    {flop,    0, 0, 3, false, false, false, afterButton},
                                    {turn,    0, 0, 1, false, false, true,  afterButton},
                                    {river,   0, 0, 1, false, false, true,  afterButton}};
constexpr Street kOmaha[]        = {{preflop, 4, 0, 0, false, false, false, afterBlinds}, kHoldem[1], kHoldem[2], kHoldem[3]};
constexpr Street kFiveOmaha[]    = {{preflop, 5, 0, 0, false, false, false, afterBlinds}, kHoldem[1], kHoldem[2], kHoldem[3]};
constexpr Street kPineapple[]    = {{preflop, 3, 0, 0, false, true,  false, afterBlinds}, kHoldem[1], kHoldem[2], kHoldem[3]};
constexpr Street kCrazy[]        = {{preflop, 3, 0, 0, false, false, false, afterBlinds},
                                    {flop,    0, 0, 3, false, true,  false, afterButton}, kHoldem[2], kHoldem[3]};
constexpr Street kStud[]         = {{third,   2, 1, 0, false, false, false, bringIn},
                                    {fourth,  0, 1, 0, false, false, false, bestBoard},
                                    {fifth,   0, 1, 0, false, false, true,  bestBoard},
                                    {sixth,   0, 1, 0, false, false, true,  bestBoard},
                                    {seventh, 1, 0, 0, false, false, true,  bestBoard}};
constexpr Street kSingleDraw[]   = {{predraw, 5, 0, 0, false, false, false, afterBlinds},
                                    {draw1,   0, 0, 0, true,  false, true,  afterButton}};
constexpr Street kTripleDraw[]   = {{predraw, 5, 0, 0, false, false, false, afterBlinds},
                                    {draw1,   0, 0, 0, true,  false, false, afterButton},
                                    {draw2,   0, 0, 0, true,  false, true,  afterButton},
                                    {draw3,   0, 0, 0, true,  false, true,  afterButton}};
constexpr Street kBadugi[]       = {{predraw, 4, 0, 0, false, false, false, afterBlinds},
                                    kTripleDraw[1], kTripleDraw[2], kTripleDraw[3]};

constexpr auto kNone = std::optional<Ranking>{};
constexpr auto kEight = std::optional{Ranking::eightOrBetter};

}  // namespace

constinit const Form kForms[] = {
    {"holdem",                Ranking::high,         kNone,  Use::any, false, 4, kHoldem},
    {"short-deck",            Ranking::shortDeck,    kNone,  Use::any, false, 4, kHoldem},
    {"omaha",                 Ranking::high,         kNone,  Use::two, false, 4, kOmaha},
    {"omaha-8",               Ranking::high,         kEight, Use::two, false, 4, kOmaha},
    {"five-card-omaha",       Ranking::high,         kNone,  Use::two, false, 4, kFiveOmaha},
    {"five-card-omaha-8",     Ranking::high,         kEight, Use::two, false, 4, kFiveOmaha},
    {"pineapple",             Ranking::high,         kNone,  Use::any, false, 4, kPineapple},
    {"crazy-pineapple",       Ranking::high,         kNone,  Use::any, false, 4, kCrazy},
    {"crazy-pineapple-8",     Ranking::high,         kEight, Use::any, false, 4, kCrazy},
    {"stud",                  Ranking::high,         kNone,  Use::any, true,  5, kStud},
    {"stud-8",                Ranking::high,         kEight, Use::any, true,  5, kStud},
    {"razz",                  Ranking::aceToFive,    kNone,  Use::any, true,  5, kStud},
    {"five-card-draw",        Ranking::high,         kNone,  Use::any, false, 2, kSingleDraw},
    {"ace-to-five",           Ranking::aceToFive,    kNone,  Use::any, false, 2, kSingleDraw},
    {"deuce-to-seven",        Ranking::deuceToSeven, kNone,  Use::any, false, 2, kSingleDraw},
    {"ace-to-five-triple",    Ranking::aceToFive,    kNone,  Use::any, false, 4, kTripleDraw},
    {"deuce-to-seven-triple", Ranking::deuceToSeven, kNone,  Use::any, false, 4, kTripleDraw},
    {"badugi",                Ranking::badugi,       kNone,  Use::any, false, 4, kBadugi},
};

namespace {

constexpr std::array<std::string_view, 4> kStructures = {"limit", "no-limit", "pot-limit", "spread-limit"};
constexpr std::array<std::string_view, 15> kStreets = {"predraw", "preflop", "flop", "turn", "river", "third", "fourth", "fifth",
                                                       "sixth", "seventh", "draw1", "draw2", "draw3", "showdown", "over"};
// clang-format on

template <class Enum, class Names> std::optional<Enum> named(const Names& names, std::string_view text) {
    const auto at = std::ranges::find(names, text);
    return at == std::end(names) ? std::nullopt : std::optional(static_cast<Enum>(at - std::begin(names)));
}

}  // namespace

std::string_view name(Structure structure) { return kStructures[static_cast<std::size_t>(structure)]; }
std::optional<Structure> structureNamed(std::string_view text) { return named<Structure>(kStructures, text); }
std::string_view name(StreetId street) { return kStreets[static_cast<std::size_t>(street)]; }
std::optional<StreetId> streetNamed(std::string_view text) { return named<StreetId>(kStreets, text); }
std::optional<FormId> formNamed(std::string_view key) {
    const auto at = std::ranges::find(kForms, key, &Form::key);
    return at == std::end(kForms) ? std::nullopt : std::optional(static_cast<FormId>(at - std::begin(kForms)));
}
bool hasBoard(FormId id) {
    return std::ranges::any_of(form(id).streets, [](const Street& street) { return street.board > 0; });
}
int formCount() { return static_cast<int>(std::size(kForms)); }

}  // namespace oddchip
