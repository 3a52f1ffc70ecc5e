// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: structures, forms, streets and rulebooks.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kNames[] = {
    {"structure.limit",
     QT_TRANSLATE_NOOP("games", "limit"),
     QT_TRANSLATE_NOOP("games", "limit"),
     QT_TRANSLATE_NOOP("games", "L")},
    {"structure.no-limit",
     QT_TRANSLATE_NOOP("games", "no-limit"),
     QT_TRANSLATE_NOOP("games", "no-limit"),
     QT_TRANSLATE_NOOP("games", "NL")},
    {"structure.pot-limit",
     QT_TRANSLATE_NOOP("games", "pot-limit"),
     QT_TRANSLATE_NOOP("games", "pot-limit"),
     QT_TRANSLATE_NOOP("games", "PL")},
    {"structure.spread-limit",
     QT_TRANSLATE_NOOP("games", "spread limit"),
     QT_TRANSLATE_NOOP("games", "spread limit"),
     QT_TRANSLATE_NOOP("games", "SL")},
    {"form.holdem", QT_TRANSLATE_NOOP("games", "hold'em")},
    {"form.short-deck", QT_TRANSLATE_NOOP("games", "short deck")},
    {"form.omaha", QT_TRANSLATE_NOOP("games", "Omaha")},
    {"form.omaha-8", QT_TRANSLATE_NOOP("games", "Omaha hi-lo")},
    {"form.five-card-omaha", QT_TRANSLATE_NOOP("games", "five-card Omaha")},
    {"form.five-card-omaha-8", QT_TRANSLATE_NOOP("games", "five-card Omaha hi-lo")},
    {"form.pineapple", QT_TRANSLATE_NOOP("games", "pineapple")},
    {"form.crazy-pineapple", QT_TRANSLATE_NOOP("games", "crazy pineapple")},
    {"form.crazy-pineapple-8", QT_TRANSLATE_NOOP("games", "crazy pineapple hi-lo")},
    {"form.stud", QT_TRANSLATE_NOOP("games", "stud")},
    {"form.stud-8", QT_TRANSLATE_NOOP("games", "stud hi-lo")},
    {"form.razz", QT_TRANSLATE_NOOP("games", "razz")},
    {"form.five-card-draw", QT_TRANSLATE_NOOP("games", "five-card draw")},
    {"form.ace-to-five", QT_TRANSLATE_NOOP("games", "A-5 draw")},
    {"form.deuce-to-seven", QT_TRANSLATE_NOOP("games", "2-7 draw")},
    {"form.ace-to-five-triple", QT_TRANSLATE_NOOP("games", "A-5 triple draw")},
    {"form.deuce-to-seven-triple", QT_TRANSLATE_NOOP("games", "2-7 triple draw")},
    {"form.badugi", QT_TRANSLATE_NOOP("games", "badugi")},
    {"street.predraw", QT_TRANSLATE_NOOP("games", "Pre-draw"), QT_TRANSLATE_NOOP("games", "before the draw")},
    {"street.preflop", QT_TRANSLATE_NOOP("games", "Pre-flop"), QT_TRANSLATE_NOOP("games", "before the flop")},
    {"street.flop", QT_TRANSLATE_NOOP("games", "Flop"), QT_TRANSLATE_NOOP("games", "the flop")},
    {"street.turn", QT_TRANSLATE_NOOP("games", "Turn"), QT_TRANSLATE_NOOP("games", "the turn")},
    {"street.river", QT_TRANSLATE_NOOP("games", "River"), QT_TRANSLATE_NOOP("games", "the river")},
    {"street.third", QT_TRANSLATE_NOOP("games", "Third"), QT_TRANSLATE_NOOP("games", "third street")},
    {"street.fourth", QT_TRANSLATE_NOOP("games", "Fourth"), QT_TRANSLATE_NOOP("games", "fourth street")},
    {"street.fifth", QT_TRANSLATE_NOOP("games", "Fifth"), QT_TRANSLATE_NOOP("games", "fifth street")},
    {"street.sixth", QT_TRANSLATE_NOOP("games", "Sixth"), QT_TRANSLATE_NOOP("games", "sixth street")},
    {"street.seventh", QT_TRANSLATE_NOOP("games", "Seventh"), QT_TRANSLATE_NOOP("games", "seventh street")},
    {"street.draw1", QT_TRANSLATE_NOOP("games", "First draw"), QT_TRANSLATE_NOOP("games", "the first draw")},
    {"street.draw2", QT_TRANSLATE_NOOP("games", "Second draw"), QT_TRANSLATE_NOOP("games", "the second draw")},
    {"street.draw3", QT_TRANSLATE_NOOP("games", "Third draw"), QT_TRANSLATE_NOOP("games", "the third draw")},
    {"street.showdown", QT_TRANSLATE_NOOP("games", "Showdown"), QT_TRANSLATE_NOOP("games", "the showdown")},
    {"street.over", QT_TRANSLATE_NOOP("games", "Over"), QT_TRANSLATE_NOOP("games", "the end of the hand")},
    {"book.house", QT_TRANSLATE_NOOP("games", "House")},
    {"book.cardroom", QT_TRANSLATE_NOOP("games", "Cardroom rulebook")},
    {"book.roberts", QT_TRANSLATE_NOOP("games", "Robert's Rules")},
    {"book.wsop-live-2024", QT_TRANSLATE_NOOP("games", "WSOP 2024")},
    {"book.tda-2024", QT_TRANSLATE_NOOP("games", "TDA 2024")},
};
// clang-format on

}  // namespace

std::span<const Words> gameRows() { return kNames; }

}  // namespace oddchip
