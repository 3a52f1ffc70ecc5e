// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: shuffle, deal, misdeals, burns.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kDealing[] = {
    {"shuffle-player-dealt",
     QT_TRANSLATE_NOOP("rules", "when players deal"),
     QT_TRANSLATE_NOOP("rules", "When players deal, three share it: one shuffles, one cuts, one squares the "
                                "deck.")},
    {"shuffle-riffles",
     QT_TRANSLATE_NOOP("rules", "four riffles"),
     QT_TRANSLATE_NOOP("rules", "The deck is riffled at least four times.")},
    {"cut-min",
     QT_TRANSLATE_NOOP("rules", "four cards at least"),
     QT_TRANSLATE_NOOP("rules", "Each part of the cut has at least four cards.")},
    {"cut-card",
     QT_TRANSLATE_NOOP("rules", "cut card"),
     QT_TRANSLATE_NOOP("rules", "The bottom card is covered by a cut card or a joker.")},
    {"shuffle-complaint",
     QT_TRANSLATE_NOOP("rules", "complain before looking"),
     QT_TRANSLATE_NOOP("rules", "A complaint about shuffle or cut comes before the player looks at the hand "
                                "and before betting begins.")},
    {"misdeal-first-two",
     QT_TRANSLATE_NOOP("rules", "one of the first two cards shown"),
     QT_TRANSLATE_NOOP("rules", "The first or second card of the hand, shown by the dealer, is cause for a "
                                "misdeal."),
     QT_TRANSLATE_NOOP("rules", "one of the first two cards")},
    {"misdeal-two-exposed",
     QT_TRANSLATE_NOOP("rules", "two cards shown"),
     QT_TRANSLATE_NOOP("rules", "Two or more cards shown by the dealer are cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "cards shown by the dealer")},
    {"misdeal-boxed",
     QT_TRANSLATE_NOOP("rules", "boxed cards"),
     QT_TRANSLATE_NOOP("rules", "Two or more cards that lie face up in the deck are cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "cards face up in the deck")},
    {"misdeal-extra-cards",
     QT_TRANSLATE_NOOP("rules", "too many cards dealt"),
     QT_TRANSLATE_NOOP("rules", "Two or more extra cards in the starting hands are cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "extra cards in the hands")},
    {"misdeal-wrong-count",
     QT_TRANSLATE_NOOP("rules", "wrong number of cards"),
     QT_TRANSLATE_NOOP("rules", "A seat with too many or too few cards is cause for a misdeal, unless the top "
                                "card can still go to it in its proper turn."),
     QT_TRANSLATE_NOOP("rules", "wrong number of cards")},
    {"misdeal-sequence",
     QT_TRANSLATE_NOOP("rules", "card out of turn"),
     QT_TRANSLATE_NOOP("rules", "A card dealt out of sequence is cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "dealt out of sequence")},
    {"misdeal-button",
     QT_TRANSLATE_NOOP("rules", "button in the wrong place"),
     QT_TRANSLATE_NOOP("rules", "A hand dealt with the button out of its place is cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "button out of place")},
    {"misdeal-first-seat",
     QT_TRANSLATE_NOOP("rules", "first card to the wrong seat"),
     QT_TRANSLATE_NOOP("rules", "A first card dealt to the wrong seat is cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "first card to the wrong seat")},
    {"misdeal-unentitled",
     QT_TRANSLATE_NOOP("rules", "cards where nobody plays"),
     QT_TRANSLATE_NOOP("rules", "Cards dealt to an empty seat, or to somebody not in the hand, are cause for a "
                                "misdeal."),
     QT_TRANSLATE_NOOP("rules", "cards where nobody plays")},
    {"misdeal-omitted",
     QT_TRANSLATE_NOOP("rules", "a seat left out"),
     QT_TRANSLATE_NOOP("rules", "A seat that should have been dealt in and was not is cause for a misdeal."),
     QT_TRANSLATE_NOOP("rules", "a seat left out")},
    {"misdeal-cutoff",
     QT_TRANSLATE_NOOP("rules", "until when a misdeal may be called"),
     QT_TRANSLATE_NOOP("rules", "A misdeal is called before the action has gone too far: two seats have acted, "
                                "or what the house calls enough action."),
     QT_TRANSLATE_NOOP("rules", "not enough action yet")},
    {"misdeal-cutoff.kept",
     QT_TRANSLATE_NOOP("rules", "until when a misdeal may be called"),
     QT_TRANSLATE_NOOP("rules", "A misdeal is called before the action has gone too far: two seats have acted, "
                                "or what the house calls enough action."),
     QT_TRANSLATE_NOOP("rules", "no fault of this hand is a cause")},
    {"misdeal-after-cutoff",
     QT_TRANSLATE_NOOP("rules", "too late for a misdeal"),
     QT_TRANSLATE_NOOP("rules", "After enough action the hand is played out. Whose hand is fouled gets nothing "
                                "back."),
     QT_TRANSLATE_NOOP("rules", "enough action already")},
    {"fouled-deck",
     QT_TRANSLATE_NOOP("rules", "fouled deck"),
     QT_TRANSLATE_NOOP("rules", "A card of another back, or one that is in the deck twice, ends the hand at "
                                "any time. All chips go back."),
     QT_TRANSLATE_NOOP("rules", "the deck is not whole")},
    {"dead-count",
     QT_TRANSLATE_NOOP("rules", "dead: wrong number of cards"),
     QT_TRANSLATE_NOOP("rules", "A hand found with the wrong number of cards after the cut-off is dead. Its "
                                "chips stay in the pot."),
     QT_TRANSLATE_NOOP("rules", "wrong number of cards")},
    {"dead-killed",
     QT_TRANSLATE_NOOP("rules", "dead: taken in by the dealer"),
     QT_TRANSLATE_NOOP("rules", "A hand that the dealer has mixed into the muck is dead. Its chips stay; an "
                                "uncalled bet goes back."),
     QT_TRANSLATE_NOOP("rules", "taken in by the dealer")},
    {"dead-thrown",
     QT_TRANSLATE_NOOP("rules", "dead: thrown away"),
     QT_TRANSLATE_NOOP("rules", "A hand thrown forward face down by a seat that faces a bet is dead."),
     QT_TRANSLATE_NOOP("rules", "thrown away facing a bet")},
    {"muck-retrieved",
     QT_TRANSLATE_NOOP("rules", "taken out of the muck"),
     QT_TRANSLATE_NOOP("rules", "A hand that can be told for certain may be ruled live again by the floor."),
     QT_TRANSLATE_NOOP("rules", "live again only if it can be told for certain")},
    {"player-exposes",
     QT_TRANSLATE_NOOP("rules", "shown by its player"),
     QT_TRANSLATE_NOOP("rules", "A card that its own player shows plays on, and the hand is live."),
     QT_TRANSLATE_NOOP("rules", "the hand is live")},
    {"misdeal-settle",
     QT_TRANSLATE_NOOP("rules", "everything back"),
     QT_TRANSLATE_NOOP("rules", "On a misdeal all chips go back, the button stays, and the hand is dealt again."),
     QT_TRANSLATE_NOOP("rules", "all chips back, the button stays")},
    {"exposed-claim",
     QT_TRANSLATE_NOOP("rules", "claim before looking"),
     QT_TRANSLATE_NOOP("rules", "Who wants a ruling on a card that flashed says so before looking at it. A "
                                "card dealt off the table counts as shown."),
     QT_TRANSLATE_NOOP("rules", "claim before looking")},
    {"exposed-dealer-no-option",
     QT_TRANSLATE_NOOP("rules", "no choice about a shown card"),
     QT_TRANSLATE_NOOP("rules", "A card shown by the dealer is kept or replaced as the game's own rule says. "
                                "The player has no choice."),
     QT_TRANSLATE_NOOP("rules", "the game decides, not the player")},
    {"dropped-cards-play",
     QT_TRANSLATE_NOOP("rules", "dropped cards play"),
     QT_TRANSLATE_NOOP("rules", "Cards that a player drops still play, unless the house leaves it to the floor."),
     QT_TRANSLATE_NOOP("rules", "they still play")},
    {"dropped-cards-play.asked",
     QT_TRANSLATE_NOOP("rules", "dropped cards play"),
     QT_TRANSLATE_NOOP("rules", "Cards that a player drops still play, unless the house leaves it to the floor."),
     QT_TRANSLATE_NOOP("rules", "Cards that a player drops still play, unless the house leaves it to the floor.")},
    {"premature-cards",
     QT_TRANSLATE_NOOP("rules", "cards dealt too early"),
     QT_TRANSLATE_NOOP("rules", "Cards dealt before the betting is over do not play, even if everybody else "
                                "then folds."),
     QT_TRANSLATE_NOOP("rules", "betting was not over")},
    {"burn-error",
     QT_TRANSLATE_NOOP("rules", "burn missing or double"),
     QT_TRANSLATE_NOOP("rules", "A missing or second burn is put right before anybody acts on the new card. "
                                "After that the board stands."),
     QT_TRANSLATE_NOOP("rules", "put right until somebody acts")},
    {"extra-board-card",
     QT_TRANSLATE_NOOP("rules", "one board card too many"),
     QT_TRANSLATE_NOOP("rules", "With four cards on a flop the floor draws one of the four as the next burn. "
                                "With more, the stub is shuffled and the street dealt again."),
     QT_TRANSLATE_NOOP("rules", "all of them go back")},
    {"extra-board-card.asked",
     QT_TRANSLATE_NOOP("rules", "one board card too many"),
     QT_TRANSLATE_NOOP("rules", "With four cards on a flop the floor draws one of the four as the next burn. "
                                "With more, the stub is shuffled and the street dealt again."),
     QT_TRANSLATE_NOOP("rules", "one of them is the next burn")},
    {"extra-card-first-seat",
     QT_TRANSLATE_NOOP("rules", "an extra card to the first seat"),
     QT_TRANSLATE_NOOP("rules", "One extra card to the first seat dealt to, found before the first act, goes "
                                "back and becomes the burn."),
     QT_TRANSLATE_NOOP("rules", "it becomes the burn")},
    {"burn-error-last-round-allin",
     QT_TRANSLATE_NOOP("rules", "burns when all are all-in"),
     QT_TRANSLATE_NOOP("rules", "With nobody left to act, a burn or board fault can be put right until the pot "
                                "is awarded, if the cards can still be told apart."),
     QT_TRANSLATE_NOOP("rules", "can still be put right, nobody acts any more")},
    {"stub-fouled",
     QT_TRANSLATE_NOOP("rules", "stub fouled"),
     QT_TRANSLATE_NOOP("rules", "A stub that was dropped or mixed does not end the hand. It is made up again "
                                "as fairly as can be."),
     QT_TRANSLATE_NOOP("rules", "made up again as fairly as can be")},
    {"card-fault-log",
     QT_TRANSLATE_NOOP("rules", "note every fault"),
     QT_TRANSLATE_NOOP("rules", "Of every card fault the card, the seat, the street and who made it are noted.")},
};
// clang-format on

}  // namespace

std::span<const Words> dealingRules() { return kDealing; }

}  // namespace oddchip
