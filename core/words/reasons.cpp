// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: why an event cannot be: what is so, then what can be done.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kReasons[] = {
    {"hand-over",
     QT_TRANSLATE_NOOP("reasons", "the hand is over"),
     QT_TRANSLATE_NOOP("reasons", "The hand is over."),
     QT_TRANSLATE_NOOP("reasons", "Start the next one, or enter what happens between hands.")},
    {"no-hand",
     QT_TRANSLATE_NOOP("reasons", "no hand is on"),
     QT_TRANSLATE_NOOP("reasons", "No hand is on."),
     QT_TRANSLATE_NOOP("reasons", "Start one with Next hand, or give it with a hand line.")},
    {"no-such-seat",
     QT_TRANSLATE_NOOP("reasons", "no such seat"),
     QT_TRANSLATE_NOOP("reasons", "The table has no such seat."),
     QT_TRANSLATE_NOOP("reasons", "Seats are numbered clockwise from the dealer's left.")},
    {"empty-seat",
     QT_TRANSLATE_NOOP("reasons", "nobody sits there"),
     QT_TRANSLATE_NOOP("reasons", "Nobody sits in that seat."),
     QT_TRANSLATE_NOOP("reasons", "Seat the player first.")},
    {"not-dealt-in",
     QT_TRANSLATE_NOOP("reasons", "not in this hand"),
     QT_TRANSLATE_NOOP("reasons", "That seat was not dealt into this hand."),
     QT_TRANSLATE_NOOP("reasons", "Enter another seat, or mend the start of the hand.")},
    {"folded",
     QT_TRANSLATE_NOOP("reasons", "has folded"),
     QT_TRANSLATE_NOOP("reasons", "That seat has folded."),
     QT_TRANSLATE_NOOP("reasons", "If it is live after all, undo the fold or call the floor.")},
    {"all-in",
     QT_TRANSLATE_NOOP("reasons", "is all-in"),
     QT_TRANSLATE_NOOP("reasons", "That seat is all-in and cannot act."),
     QT_TRANSLATE_NOOP("reasons", "If chips are left, count them: the count wins.")},
    {"nobody-to-act",
     QT_TRANSLATE_NOOP("reasons", "nobody is to act"),
     QT_TRANSLATE_NOOP("reasons", "Nobody is waited for to do that now."),
     QT_TRANSLATE_NOOP("reasons", "See whose turn it is. Where the round is over, deal the next street or go on to the showdown.")},
    {"card-seen",
     QT_TRANSLATE_NOOP("reasons", "that card is out already"),
     QT_TRANSLATE_NOOP("reasons", "The same card is there twice."),
     QT_TRANSLATE_NOOP("reasons", "Check it. If the deck holds it twice, enter the fouled deck.")},
    {"too-many-cards",
     QT_TRANSLATE_NOOP("reasons", "not so many cards"),
     QT_TRANSLATE_NOOP("reasons", "That number of cards does not fit here."),
     QT_TRANSLATE_NOOP("reasons", "Enter as many as this street or hand takes.")},
    {"board-complete",
     QT_TRANSLATE_NOOP("reasons", "the board is full"),
     QT_TRANSLATE_NOOP("reasons", "The board has all its cards."),
     QT_TRANSLATE_NOOP("reasons", "Go on to the showdown.")},
    {"more-than-stack",
     QT_TRANSLATE_NOOP("reasons", "more than is there"),
     QT_TRANSLATE_NOOP("reasons", "The seat has been counted and has less than that."),
     QT_TRANSLATE_NOOP("reasons", "Count it again, or enter what it has.")},
    {"not-enough-boards",
     QT_TRANSLATE_NOOP("reasons", "no such board"),
     QT_TRANSLATE_NOOP("reasons", "This hand has no such board."),
     QT_TRANSLATE_NOOP("reasons", "Say first how often the board is run.")},
    {"no-such-pot",
     QT_TRANSLATE_NOOP("reasons", "no such pot"),
     QT_TRANSLATE_NOOP("reasons", "There is no such pot."),
     QT_TRANSLATE_NOOP("reasons", "The pots are main, side1, side2 and so on, counted outward.")},
    {"not-eligible",
     QT_TRANSLATE_NOOP("reasons", "cannot win this pot"),
     QT_TRANSLATE_NOOP("reasons", "That seat cannot win this pot."),
     QT_TRANSLATE_NOOP("reasons", "Only seats that matched it can. Its list shows them.")},
    {"nothing-to-undo",
     QT_TRANSLATE_NOOP("reasons", "nothing to undo"),
     QT_TRANSLATE_NOOP("reasons", "There is nothing left to take back."),
     QT_TRANSLATE_NOOP("reasons", "A finished hand is mended by the floor.")},
    {"later-event",
     QT_TRANSLATE_NOOP("reasons", "a later event would not hold"),
     QT_TRANSLATE_NOOP("reasons", "Event %1 could then no longer be true. Nothing was changed."),
     QT_TRANSLATE_NOOP("reasons", "Mend event %1 first.")},
    {"seat-taken",
     QT_TRANSLATE_NOOP("reasons", "the seat is taken"),
     QT_TRANSLATE_NOOP("reasons", "Somebody sits there, or that person has a seat already."),
     QT_TRANSLATE_NOOP("reasons", "Choose another seat, or check the person's number.")},
    {"hand-running",
     QT_TRANSLATE_NOOP("reasons", "the hand is still on"),
     QT_TRANSLATE_NOOP("reasons", "That has to wait until the hand is over."),
     QT_TRANSLATE_NOOP("reasons", "Finish the hand first.")},
    {"not-authorised",
     QT_TRANSLATE_NOOP("reasons", "needs the floor"),
     QT_TRANSLATE_NOOP("reasons", "That takes a floor decision."),
     QT_TRANSLATE_NOOP("reasons", "Ask someone with a floor PIN.")},
};
// clang-format on

}  // namespace

std::span<const Words> reasonRows() { return kReasons; }

}  // namespace oddchip
