// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: showdown, ties, button and blinds.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kShowdown[] = {
    {"show-all-cards",
     QT_TRANSLATE_NOOP("rules", "all cards are shown"),
     QT_TRANSLATE_NOOP("rules", "To win any part of a pot a hand is laid open with all its cards."),
     QT_TRANSLATE_NOOP("rules", "not all cards shown")},
    {"show-all-cards.kept",
     QT_TRANSLATE_NOOP("rules", "all cards are shown"),
     QT_TRANSLATE_NOOP("rules", "To win any part of a pot a hand is laid open with all its cards."),
     QT_TRANSLATE_NOOP("rules", "all cards shown")},
    {"cards-speak",
     QT_TRANSLATE_NOOP("rules", "cards speak"),
     QT_TRANSLATE_NOOP("rules", "Hands read themselves. What anybody says about them decides nothing."),
     QT_TRANSLATE_NOOP("rules", "the cards decide")},
    {"miscall",
     QT_TRANSLATE_NOOP("rules", "calling a hand wrongly"),
     QT_TRANSLATE_NOOP("rules", "Calling a hand wrongly on purpose, so that a better one is thrown away, may "
                                "cost the pot.")},
    {"kill-losers",
     QT_TRANSLATE_NOOP("rules", "losing hands are killed first"),
     QT_TRANSLATE_NOOP("rules", "The dealer kills losing hands before the pot is pushed."),
     QT_TRANSLATE_NOOP("rules", "losing hands are in before the push")},
    {"ask-to-see",
     QT_TRANSLATE_NOOP("rules", "asking to see a hand"),
     QT_TRANSLATE_NOOP("rules", "Who may ask to see a hand that was called is for the house. A losing hand "
                                "shown so is dead; asked for by the winner, it is live."),
     QT_TRANSLATE_NOOP("rules", "who may ask is for the house")},
    {"show-one-show-all",
     QT_TRANSLATE_NOOP("rules", "shown to one, shown to all"),
     QT_TRANSLATE_NOOP("rules", "Cards shown to one player are shown to all, at the latest after the hand."),
     QT_TRANSLATE_NOOP("rules", "shown to one, shown to all")},
    {"sidepot-order",
     QT_TRANSLATE_NOOP("rules", "side pots first"),
     QT_TRANSLATE_NOOP("rules", "Pots are settled from the outermost side pot inwards; the main pot is last."),
     QT_TRANSLATE_NOOP("rules", "last formed first")},
    {"show-order",
     QT_TRANSLATE_NOOP("rules", "who shows first"),
     QT_TRANSLATE_NOOP("rules", "The last seat to bet or raise on the last round shows first. If all checked, "
                                "the first to act does."),
     QT_TRANSLATE_NOOP("rules", "the last to bet, else the first to act")},
    {"show-side-pot",
     QT_TRANSLATE_NOOP("rules", "wait for your pot"),
     QT_TRANSLATE_NOOP("rules", "With side pots, hands are shown as their pot comes up.")},
    {"show-quickly",
     QT_TRANSLATE_NOOP("rules", "winners show at once"),
     QT_TRANSLATE_NOOP("rules", "A likely winner shows without delay.")},
    {"muck-option",
     QT_TRANSLATE_NOOP("rules", "throwing away at the end"),
     QT_TRANSLATE_NOOP("rules", "Once betting is over a player may throw the hand away, unless somebody has "
                                "the right to see it."),
     QT_TRANSLATE_NOOP("rules", "the hand is given up")},
    {"suit-rank",
     QT_TRANSLATE_NOOP("rules", "order of suits"),
     QT_TRANSLATE_NOOP("rules", "Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a "
                                "pot."),
     QT_TRANSLATE_NOOP("rules", "spades, hearts, diamonds, clubs")},
    {"suit-no-redraw",
     QT_TRANSLATE_NOOP("rules", "no redraw"),
     QT_TRANSLATE_NOOP("rules", "Equal cards are ordered by suit. No card is drawn again."),
     QT_TRANSLATE_NOOP("rules", "no card is drawn again")},
    {"deal-for-table-move",
     QT_TRANSLATE_NOOP("rules", "a card for each"),
     QT_TRANSLATE_NOOP("rules", "Who moves table, or who has the first button, is decided by one card each, "
                                "dealt from the dealer's left."),
     QT_TRANSLATE_NOOP("rules", "one card for each decides")},
    {"deal-for-table-move.kept",
     QT_TRANSLATE_NOOP("rules", "a card for each"),
     QT_TRANSLATE_NOOP("rules", "Who moves table, or who has the first button, is decided by one card each, "
                                "dealt from the dealer's left."),
     QT_TRANSLATE_NOOP("rules", "a card for each")},
    {"blinds-part-of-bet",
     QT_TRANSLATE_NOOP("rules", "blinds count"),
     QT_TRANSLATE_NOOP("rules", "A blind is part of its seat's bet, unless the game says that it is dead."),
     QT_TRANSLATE_NOOP("rules", "the blind counts")},
    {"blinds-before-look",
     QT_TRANSLATE_NOOP("rules", "post before looking"),
     QT_TRANSLATE_NOOP("rules", "Blinds are posted before a player looks at the cards.")},
    {"blinds-seats",
     QT_TRANSLATE_NOOP("rules", "where the blinds are"),
     QT_TRANSLATE_NOOP("rules", "The blinds are the first seats to the left of the button, the smallest next "
                                "to it."),
     QT_TRANSLATE_NOOP("rules", "left of the button")},
    {"action-start",
     QT_TRANSLATE_NOOP("rules", "who acts first"),
     QT_TRANSLATE_NOOP("rules", "The first round is opened left of the blinds, every later one by the first "
                                "live seat left of the button."),
     QT_TRANSLATE_NOOP("rules", "left of the blinds, or of the button")},
    {"button-move",
     QT_TRANSLATE_NOOP("rules", "the button moves"),
     QT_TRANSLATE_NOOP("rules", "The button moves one seat clockwise each hand."),
     QT_TRANSLATE_NOOP("rules", "one seat on")},
    {"heads-up-blinds",
     QT_TRANSLATE_NOOP("rules", "two players"),
     QT_TRANSLATE_NOOP("rules", "Between two players the button has the small blind, acts first before the "
                                "flop and last after it."),
     QT_TRANSLATE_NOOP("rules", "two players")},
    {"blind-option",
     QT_TRANSLATE_NOOP("rules", "the big blind's option"),
     QT_TRANSLATE_NOOP("rules", "A blind that nobody has raised may raise when its turn comes."),
     QT_TRANSLATE_NOOP("rules", "the big blind has the option")},
    {"missed-blinds",
     QT_TRANSLATE_NOOP("rules", "missed blinds"),
     QT_TRANSLATE_NOOP("rules", "A seat that missed blinds posts them, the big one live and the small one "
                                "dead, or waits for the big blind."),
     QT_TRANSLATE_NOOP("rules", "blinds are owed")},
    {"missed-blinds.kept",
     QT_TRANSLATE_NOOP("rules", "missed blinds"),
     QT_TRANSLATE_NOOP("rules", "A seat that missed blinds posts them, the big one live and the small one "
                                "dead, or waits for the big blind."),
     QT_TRANSLATE_NOOP("rules", "missed blinds")},
    {"blind-ante-order",
     QT_TRANSLATE_NOOP("rules", "blind or ante first"),
     QT_TRANSLATE_NOOP("rules", "A short stack pays the big blind or the big-blind ante first, as the house "
                                "says."),
     QT_TRANSLATE_NOOP("rules", "what a short stack pays first")},
    {"too-few-players",
     QT_TRANSLATE_NOOP("rules", "too few players"),
     QT_TRANSLATE_NOOP("rules", "A hand needs two seats with chips."),
     QT_TRANSLATE_NOOP("rules", "Seat another player, or count a stack.")},
    {"bringin-constant",
     QT_TRANSLATE_NOOP("rules", "a short blind changes nothing"),
     QT_TRANSLATE_NOOP("rules", "The call and the raises stay as large as ever when a blind is short."),
     QT_TRANSLATE_NOOP("rules", "a short blind changes nothing")},
    {"blind-obligation",
     QT_TRANSLATE_NOOP("rules", "everybody pays the blinds"),
     QT_TRANSLATE_NOOP("rules", "In every round of the table each player has the button once and pays all the "
                                "blinds."),
     QT_TRANSLATE_NOOP("rules", "the next seat due")},
    {"button-method",
     QT_TRANSLATE_NOOP("rules", "dead or moving button"),
     QT_TRANSLATE_NOOP("rules", "With a dead button the big blind always moves to the next seat due, and the "
                                "others follow it. With a moving button the button always moves on."),
     QT_TRANSLATE_NOOP("rules", "the big blind moves, the others follow")},
    {"button-method.kept",
     QT_TRANSLATE_NOOP("rules", "dead or moving button"),
     QT_TRANSLATE_NOOP("rules", "With a dead button the big blind always moves to the next seat due, and the "
                                "others follow it. With a moving button the button always moves on."),
     QT_TRANSLATE_NOOP("rules", "dead or moving button")},
    {"fixed-raise-structure",
     QT_TRANSLATE_NOOP("rules", "sizes come from the game"),
     QT_TRANSLATE_NOOP("rules", "How large bets and raises are follows from the form and the blinds."),
     QT_TRANSLATE_NOOP("rules", "the game sets the size")},
};
// clang-format on

}  // namespace

std::span<const Words> showdownRules() { return kShowdown; }

}  // namespace oddchip
