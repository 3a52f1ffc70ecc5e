// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <string_view>

#include "core/notation/claims.h"
#include "core/rules/event.h"

// The words of the notation beside what they stand for. Reader and writer both go by these rows, so that they cannot
// disagree. A phrase is one word or several.
namespace oddchip::notation {

using Word = std::string_view;

struct VerbRow {
    Verb verb;
    bool amount;  // whether an amount follows; a verb that may go with and without has a row for each
    Word phrase;
};

inline constexpr VerbRow kActs[] = {
    {Verb::fold, false, "folds"},  {Verb::check, false, "checks"},   {Verb::call, false, "calls"},
    {Verb::bet, true, "bets"},     {Verb::raise, true, "raises to"}, {Verb::complete, false, "completes"},
    {Verb::allIn, true, "all-in"}, {Verb::allIn, false, "all-in"},   {Verb::bringIn, false, "brings in"},
};

inline constexpr VerbRow kSayings[] = {
    {Verb::raise, true, "raise to"},  {Verb::raiseBy, true, "raise by"},
    {Verb::raiseBare, true, "raise"}, {Verb::raise, false, "raise"},
    {Verb::bet, true, "bet"},         {Verb::bet, false, "bet"},
    {Verb::fold, false, "fold"},      {Verb::check, false, "check"},
    {Verb::call, false, "call"},      {Verb::complete, false, "complete"},
    {Verb::allIn, false, "all-in"},   {Verb::pot, false, "pot"},
    {Verb::number, true, ""},         {Verb::same, false, "same"},
    {Verb::time, false, "time"},
};

// What an act counts as, in a claim or in the floor's decision; the amount is the total for the round.
inline constexpr VerbRow kCounts[] = {
    {Verb::nothing, false, "nothing"},  {Verb::fold, false, "fold"},   {Verb::check, false, "check"},
    {Verb::call, true, "call"},         {Verb::bet, true, "bet"},      {Verb::raise, true, "raise to"},
    {Verb::complete, true, "complete"}, {Verb::allIn, true, "all-in"}, {Verb::bringIn, true, "bring-in"},
};

template <class Enum> struct Named {
    Enum value;
    Word word;
};

inline constexpr Named<Half> kHalves[] = {{Half::high, "high"}, {Half::low, "low"}};
inline constexpr Named<Teller> kTellers[] = {
    {Teller::player, "player"}, {Teller::dealer, "dealer"}, {Teller::camera, "camera"}};
inline constexpr Named<DeadBy> kDeadBy[] = {
    {DeadBy::count, "count"}, {DeadBy::killed, "killed"}, {DeadBy::fouled, "fouled"}, {DeadBy::thrown, "thrown"}};
inline constexpr Named<NoticeKind> kNotices[] = {{NoticeKind::underbet, "underbet"},
                                                 {NoticeKind::shortCall, "short-call"},
                                                 {NoticeKind::overpot, "overpot"},
                                                 {NoticeKind::unaware, "unaware"}};
inline constexpr Named<std::uint8_t> kRuns[] = {{2, "twice"}, {3, "thrice"}};

// What follows a fault's name, field by field.
enum class Field : std::uint8_t { end, seat, by, count, nth, card, mayCards, street, deadBy, pot, amount };
struct FaultRow {
    FaultKind kind;
    Word phrase;
    std::array<Field, 4> fields{};
};
inline constexpr FaultRow kFaults[] = {
    {FaultKind::exposedBoard, "exposed board", {Field::card}},
    {FaultKind::exposed, "exposed", {Field::seat, Field::nth, Field::card}},
    {FaultKind::flashed, "flashed", {Field::seat, Field::nth}},
    {FaultKind::boxed, "boxed", {Field::count}},
    {FaultKind::extra, "extra", {Field::seat, Field::count}},
    {FaultKind::shortCards, "short", {Field::seat, Field::count}},
    {FaultKind::outOfSequence, "out-of-sequence", {Field::seat}},
    {FaultKind::wrongButton, "wrong-button", {}},
    {FaultKind::wrongFirst, "wrong-first", {Field::seat}},
    {FaultKind::emptySeat, "empty-seat", {Field::seat}},
    {FaultKind::omitted, "omitted", {Field::seat}},
    {FaultKind::premature, "premature", {Field::street, Field::mayCards}},
    {FaultKind::noBurn, "no-burn", {Field::street}},
    {FaultKind::twoBurns, "two-burns", {Field::street}},
    {FaultKind::extraBoard, "extra-board", {Field::street, Field::card}},
    {FaultKind::stubFouled, "stub-fouled", {}},
    {FaultKind::joker, "joker", {Field::seat}},
    {FaultKind::fouledDeck, "fouled-deck", {}},
    {FaultKind::dropped, "dropped", {Field::seat}},
    {FaultKind::mucked, "mucked", {Field::seat}},
    {FaultKind::dead, "dead", {Field::seat, Field::deadBy}},
    {FaultKind::retrieved, "retrieved", {Field::seat}},
    {FaultKind::seen, "seen", {Field::seat, Field::card, Field::by}},
    {FaultKind::pushed, "pushed", {Field::pot, Field::seat}},
    {FaultKind::hidden, "hidden", {Field::seat, Field::amount}},
};

enum class StepField : std::uint8_t { none, card, street, seat, cardStreet };
struct StepRow {
    StepKind kind;
    Word phrase, then;  // then: the words behind its field
    StepField field = StepField::none;
};
inline constexpr StepRow kSteps[] = {
    {StepKind::keepBurn, "keep-burn", ""},
    {StepKind::burn, "burn", ""},
    {StepKind::noBurn, "no-burn", ""},
    {StepKind::returnCard, "return", "", StepField::card},
    {StepKind::reshuffleStub, "reshuffle-stub", ""},
    {StepKind::deal, "deal", "", StepField::street},
    {StepKind::replaceWithBurn, "replace", "with burn", StepField::seat},
    {StepKind::replaceWithTop, "replace", "with top", StepField::seat},
    {StepKind::exposedIsBurn, "exposed-is-burn", ""},
    {StepKind::take, "take", "", StepField::card},
    {StepKind::setAside, "set-aside", "until", StepField::cardStreet},
};

inline constexpr Named<Result> kResults[] = {{Result::mayMisdeal, "may misdeal"},
                                             {Result::misdeal, "misdeal"},
                                             {Result::playOn, "play on"},
                                             {Result::voided, "void"}};
inline constexpr Named<claim::SeatSum> kSeatSums[] = {
    {claim::SeatSum::stack, "stack"},   {claim::SeatSum::in, "in"},           {claim::SeatSum::returned, "returned"},
    {claim::SeatSum::behind, "behind"}, {claim::SeatSum::pending, "pending"}, {claim::SeatSum::minimum, "minimum"}};
inline constexpr Named<claim::TableSum> kTableSums[] = {
    {claim::TableSum::rake, "rake"}, {claim::TableSum::jackpot, "jackpot"}, {claim::TableSum::drop, "drop"}};
inline constexpr Named<claim::Spot> kSpots[] = {
    {claim::Spot::button, "button"}, {claim::Spot::small, "small"}, {claim::Spot::big, "big"}};
inline constexpr Named<Verb> kGoings[] = {
    {Verb::bet, "may bet"}, {Verb::raise, "may raise"}, {Verb::complete, "may complete"}};

// Of Punto Banco: the hands come first, then what else may be bet on.
inline constexpr Named<PuntoSide> kPuntoSides[] = {
    {PuntoSide::player, "player"}, {PuntoSide::bank, "bank"}, {PuntoSide::tie, "tie"}};
inline constexpr Named<PuntoSide> kPuntoHands[] = {kPuntoSides[0], kPuntoSides[1]};

}  // namespace oddchip::notation
