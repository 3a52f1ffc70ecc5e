// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: a hand told line by line, and the same hand under several rulebooks.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kExplain[] = {
    {"explain.hand", "", QT_TRANSLATE_NOOP("explain", "Hand %1: %2")},
    {"explain.table", "", QT_TRANSLATE_NOOP("explain", "Table: %1")},
    {"explain.place", "", QT_TRANSLATE_NOOP("explain", "seat %1 has %2")},
    {"explain.rules", "", QT_TRANSLATE_NOOP("explain", "Rules: %1")},
    {"explain.event", "", QT_TRANSLATE_NOOP("explain", "%1. %2")},
    {"explain.entry", "", QT_TRANSLATE_NOOP("explain", "-- %1")},
    {"explain.reason", "", QT_TRANSLATE_NOOP("explain", "Reason: %1")},
    {"explain.counts", "", QT_TRANSLATE_NOOP("explain", "Seat %1: %2")},
    {"explain.by", "", QT_TRANSLATE_NOOP("explain", "By %1: %2 [%3]")},
    {"explain.and", "", QT_TRANSLATE_NOOP("explain", "and %1: %2 [%3]")},
    {"explain.flag", "", QT_TRANSLATE_NOOP("explain", "Flagged: %1, %2")},
    {"explain.floor", "", QT_TRANSLATE_NOOP("explain", "The floor decides: %1, %2 [%3]")},
    {"explain.proposed", "", QT_TRANSLATE_NOOP("explain", "Among: seat %1, %2")},
    {"explain.to-act", "", QT_TRANSLATE_NOOP("explain", "Seat %1 to act, owes %2")},
    {"explain.brings-in", "", QT_TRANSLATE_NOOP("explain", "Seat %1 to act, brings in %2 or completes")},
    {"explain.may-bet", "", QT_TRANSLATE_NOOP("explain", "It may bet %1 to %2 [%3]")},
    {"explain.may-raise", "", QT_TRANSLATE_NOOP("explain", "It may raise to %1 at least, %2 at most [%3]")},
    {"explain.may-complete", "", QT_TRANSLATE_NOOP("explain", "It may complete to %1, at most %2 [%3]")},
    {"explain.may-not", "", QT_TRANSLATE_NOOP("explain", "It may not raise: %1 [%2]")},
    {"explain.pot", "", QT_TRANSLATE_NOOP("explain", "%1 %2, seats %3")},
    {"explain.sum", "", QT_TRANSLATE_NOOP("explain", "In all %1: in front %2, from before %3")},
    {"explain.pot-sum", "", QT_TRANSLATE_NOOP("explain", "Call %1 and the pot after it %2: at most %3")},
    {"explain.wins", "", QT_TRANSLATE_NOOP("explain", "Seat %1 wins %2, of it odd %3 [%4]")},
    {"explain.refused", "", QT_TRANSLATE_NOOP("explain", "Refused: %1, %2")},
    {"explain.ends", "", QT_TRANSLATE_NOOP("explain", "Seat %1 ends with %2")},
    {"explain.so-far", "", QT_TRANSLATE_NOOP("explain", "Not over yet: seat %1 has %2")},
    {"explain.same", "", QT_TRANSLATE_NOOP("explain", "the same under all: %1")},
    {"explain.under", "", QT_TRANSLATE_NOOP("explain", "%1: %2")},
    {"explain.first", "", QT_TRANSLATE_NOOP("explain", "first difference")},
    {"explain.coup", "", QT_TRANSLATE_NOOP("explain", "Coup %1")},
    {"explain.hands", "", QT_TRANSLATE_NOOP("explain", "Player %1; bank %2")},
    {"explain.draws", "", QT_TRANSLATE_NOOP("explain", "Draws: %1")},
    {"explain.stands", "", QT_TRANSLATE_NOOP("explain", "Stands: %1")},
    {"explain.winner", "", QT_TRANSLATE_NOOP("explain", "Winner: %1")},
    {"explain.back", "", QT_TRANSLATE_NOOP("explain", "The %1 goes back: it is the next card of the shoe")},
    {"explain.takes", "", QT_TRANSLATE_NOOP("explain", "Seat %1 loses %2 on %3")},
    {"explain.pushes", "", QT_TRANSLATE_NOOP("explain", "Seat %1 has its %2 on %3 back")},
    {"explain.pays", "", QT_TRANSLATE_NOOP("explain", "Seat %1 wins %4 with %2 on %3")},
    {"explain.commission", "", QT_TRANSLATE_NOOP("explain", "commission %1")},
    {"explain.kept", "", QT_TRANSLATE_NOOP("explain", "Commission %1; the box holds %2")},
    {"explain.shoe", "", QT_TRANSLATE_NOOP("explain", "The shoe is with seat %1")},
    {"explain.box", "", QT_TRANSLATE_NOOP("explain", "Commission box %1, collected %2")},
    {"explain.box-seat", "", QT_TRANSLATE_NOOP("explain", "Seat %1 owes %2")},
    {"explain.none", "", QT_TRANSLATE_NOOP("explain", "No difference under %1.")},
};
// clang-format on

}  // namespace

std::span<const Words> explainRows() { return kExplain; }

}  // namespace oddchip
