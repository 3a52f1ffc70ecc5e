// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: what single games have of their own.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kGames[] = {
    {"d27-ranking",
     QT_TRANSLATE_NOOP("rules", "deuce-to-seven"),
     QT_TRANSLATE_NOOP("rules", "The worst hand wins. Straights and flushes count against it, the ace is high, "
                                "and 7-5-4-3-2 of more than one suit is best."),
     QT_TRANSLATE_NOOP("rules", "the worst ordinary hand wins")},
    {"d27-a5-not-straight",
     QT_TRANSLATE_NOOP("rules", "5-4-3-2-A is no straight"),
     QT_TRANSLATE_NOOP("rules", "In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight."),
     QT_TRANSLATE_NOOP("rules", "A-5-4-3-2 is no straight")},
    {"d27-aces-pair",
     QT_TRANSLATE_NOOP("rules", "a pair of aces"),
     QT_TRANSLATE_NOOP("rules", "In deuce-to-seven a pair of aces is the highest pair, and so the worst."),
     QT_TRANSLATE_NOOP("rules", "a pair of aces")},
    {"d27-exposed-predraw",
     QT_TRANSLATE_NOOP("rules", "shown before the draw"),
     QT_TRANSLATE_NOOP("rules", "In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is "
                                "kept, any other card replaced; some houses replace them all."),
     QT_TRANSLATE_NOOP("rules", "low cards are taken")},
    {"d27-checkraise",
     QT_TRANSLATE_NOOP("rules", "check and raise after the draw"),
     QT_TRANSLATE_NOOP("rules", "In deuce-to-seven checking and raising is allowed after the draw, and nobody "
                                "must bet a seven.")},
    {"d27-other",
     QT_TRANSLATE_NOOP("rules", "the rest as in ace-to-five"),
     QT_TRANSLATE_NOOP("rules", "What deuce-to-seven does not say for itself is as in ace-to-five.")},
    {"cph-deck",
     QT_TRANSLATE_NOOP("rules", "crazy pineapple"),
     QT_TRANSLATE_NOOP("rules", "One deck of 52, blinds and a button.")},
    {"cph-deal",
     QT_TRANSLATE_NOOP("rules", "three cards, one thrown away"),
     QT_TRANSLATE_NOOP("rules", "In crazy pineapple each seat has three cards and throws one away after the "
                                "betting on the flop."),
     QT_TRANSLATE_NOOP("rules", "three cards, one thrown away")},
    {"cph-order",
     QT_TRANSLATE_NOOP("rules", "who opens crazy pineapple"),
     QT_TRANSLATE_NOOP("rules", "The first round is opened left of the blinds; the blinds act last.")},
    {"cph-use",
     QT_TRANSLATE_NOOP("rules", "any cards play"),
     QT_TRANSLATE_NOOP("rules", "The best five cards of hand and board count, in any mixture."),
     QT_TRANSLATE_NOOP("rules", "any cards play")},
    {"cph-low",
     QT_TRANSLATE_NOOP("rules", "eight or better"),
     QT_TRANSLATE_NOOP("rules", "A low hand is five different cards of eight or lower; the ace is low."),
     QT_TRANSLATE_NOOP("rules", "eight or better")},
    {"cph-split",
     QT_TRANSLATE_NOOP("rules", "high and low share"),
     QT_TRANSLATE_NOOP("rules", "High and low take half each. Without a low hand, high takes all."),
     QT_TRANSLATE_NOOP("rules", "high and low halves")},
    {"cph-show",
     QT_TRANSLATE_NOOP("rules", "both cards are shown"),
     QT_TRANSLATE_NOOP("rules", "Who wins shows both cards of the hand.")},
    {"bring-in-seat",
     QT_TRANSLATE_NOOP("rules", "who brings it in"),
     QT_TRANSLATE_NOOP("rules", "In stud the lowest upcard by suit opens third street, in razz the highest. "
                                "Later streets are opened by the best board."),
     QT_TRANSLATE_NOOP("rules", "by its upcards")},
    {"short-bring-in",
     QT_TRANSLATE_NOOP("rules", "a short bring-in"),
     QT_TRANSLATE_NOOP("rules", "A bring-in that is short changes nothing for the others."),
     QT_TRANSLATE_NOOP("rules", "a short bring-in changes nothing")},
    {"omaha-two-and-three",
     QT_TRANSLATE_NOOP("rules", "two from the hand, three from the board"),
     QT_TRANSLATE_NOOP("rules", "Exactly two cards of the hand and three of the board make an Omaha hand, for "
                                "high and for low."),
     QT_TRANSLATE_NOOP("rules", "two of the hand, three of the board")},
    {"short-deck-ranking",
     QT_TRANSLATE_NOOP("rules", "short-deck order"),
     QT_TRANSLATE_NOOP("rules", "Without the cards below six a flush beats a full house, and 9-8-7-6-A is a "
                                "straight."),
     QT_TRANSLATE_NOOP("rules", "flush over full house")},
    {"a5-ranking",
     QT_TRANSLATE_NOOP("rules", "ace-to-five"),
     QT_TRANSLATE_NOOP("rules", "The lowest hand wins. The ace is low, straights and flushes do not count, and "
                                "5-4-3-2-A is best."),
     QT_TRANSLATE_NOOP("rules", "the wheel is best")},
    {"badugi-ranking",
     QT_TRANSLATE_NOOP("rules", "badugi"),
     QT_TRANSLATE_NOOP("rules", "Four cards of four suits and four ranks are best; then three, and so on. "
                                "Lower cards win, the ace is low."),
     QT_TRANSLATE_NOOP("rules", "four ranks of four suits")},
    {"rake",
     QT_TRANSLATE_NOOP("rules", "rake"),
     QT_TRANSLATE_NOOP("rules", "The house takes its rake from the main pot first, rounded down to its step "
                                "and never above its cap."),
     QT_TRANSLATE_NOOP("rules", "from the main pot first, up to the cap")},
    {"rake.kept",
     QT_TRANSLATE_NOOP("rules", "rake"),
     QT_TRANSLATE_NOOP("rules", "The house takes its rake from the main pot first, rounded down to its step "
                                "and never above its cap."),
     QT_TRANSLATE_NOOP("rules", "rake")},
};
// clang-format on

}  // namespace

std::span<const Words> gameRules() { return kGames; }

}  // namespace oddchip
