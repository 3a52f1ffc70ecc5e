// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: all-ins, side pots, splitting and side deals.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kAllIn[] = {
    {"allin-no-forfeit",
     QT_TRANSLATE_NOOP("rules", "short of chips, still in"),
     QT_TRANSLATE_NOOP("rules", "Who has too few chips for a bet, call or raise puts in what there is and "
                                "stays in the hand."),
     QT_TRANSLATE_NOOP("rules", "all-in for %1")},
    {"allin-eligibility",
     QT_TRANSLATE_NOOP("rules", "only what was matched"),
     QT_TRANSLATE_NOOP("rules", "A seat that is all-in can win only what it has matched from each of the "
                                "others. The rest makes side pots."),
     QT_TRANSLATE_NOOP("rules", "it can win only what it matched")},
    {"allin-announce",
     QT_TRANSLATE_NOOP("rules", "all-in is said"),
     QT_TRANSLATE_NOOP("rules", "Who goes all-in says so. Chips pushed in silently may be missed."),
     QT_TRANSLATE_NOOP("rules", "all-in, nothing said")},
    {"half-threshold",
     QT_TRANSLATE_NOOP("rules", "the half-bet rule"),
     QT_TRANSLATE_NOOP("rules", "In limit an all-in of less than half a bet is only action. Half or more "
                                "counts as a full bet or raise."),
     QT_TRANSLATE_NOOP("rules", "all-in for %1 over %2, a bet being %3")},
    {"actiononly-complete",
     QT_TRANSLATE_NOOP("rules", "call it or complete it"),
     QT_TRANSLATE_NOOP("rules", "A seat still to act that faces an all-in of less than half a bet may fold, "
                                "call it, or make it the full bet."),
     QT_TRANSLATE_NOOP("rules", "the bet may be completed")},
    {"actiononly-no-reopen",
     QT_TRANSLATE_NOOP("rules", "no new betting for those who acted"),
     QT_TRANSLATE_NOOP("rules", "An all-in of less than half a bet gives no new raise to a seat that has acted."),
     QT_TRANSLATE_NOOP("rules", "less than half a bet since it acted")},
    {"actiononly-checkers",
     QT_TRANSLATE_NOOP("rules", "a checker may only call"),
     QT_TRANSLATE_NOOP("rules", "Seats that checked to an all-in of less than half a bet may call it or fold; "
                                "they may not complete it."),
     QT_TRANSLATE_NOOP("rules", "checked before a short all-in")},
    {"actiononly-reopened-by-other",
     QT_TRANSLATE_NOOP("rules", "opened again by another"),
     QT_TRANSLATE_NOOP("rules", "Where another seat has since bet or completed in full, who acted before may "
                                "raise again."),
     QT_TRANSLATE_NOOP("rules", "another bet or completed in full")},
    {"completion-not-raise",
     QT_TRANSLATE_NOOP("rules", "completing is no raise"),
     QT_TRANSLATE_NOOP("rules", "Making a short all-in a full bet does not use up a raise, unless the house "
                                "counts the completion of a raise."),
     QT_TRANSLATE_NOOP("rules", "completing uses up no raise")},
    {"half-or-more-full",
     QT_TRANSLATE_NOOP("rules", "half or more is a full bet"),
     QT_TRANSLATE_NOOP("rules", "In limit an all-in of half a bet or more is treated as a full one: everybody "
                                "may fold, call or raise."),
     QT_TRANSLATE_NOOP("rules", "half a bet or more")},
    {"half-raise-size",
     QT_TRANSLATE_NOOP("rules", "raising an all-in"),
     QT_TRANSLATE_NOOP("rules", "A raise over an all-in of half a bet or more adds a full bet to it, or to the "
                                "completed bet, as the house has it."),
     QT_TRANSLATE_NOOP("rules", "a full bet over the all-in")},
    {"checkraise-allin",
     QT_TRANSLATE_NOOP("rules", "raising an all-in after a check"),
     QT_TRANSLATE_NOOP("rules", "A checker may raise an all-in that counts as a full bet or has been "
                                "completed, and no other."),
     QT_TRANSLATE_NOOP("rules", "checked before an all-in")},
    {"checkraise-general",
     QT_TRANSLATE_NOOP("rules", "check and raise"),
     QT_TRANSLATE_NOOP("rules", "Checking first and raising later is allowed, unless the game says otherwise."),
     QT_TRANSLATE_NOOP("rules", "checked before")},
    {"short-allin-cumulative",
     QT_TRANSLATE_NOOP("rules", "short all-ins add up"),
     QT_TRANSLATE_NOOP("rules", "Several short all-ins open the betting again for a seat when together they "
                                "come to a full raise for it."),
     QT_TRANSLATE_NOOP("rules", "together a full raise")},
    {"reopen-nl",
     QT_TRANSLATE_NOOP("rules", "a short raise opens nothing"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit an all-in of less than a full raise gives no new "
                                "raise to a seat that has acted."),
     QT_TRANSLATE_NOOP("rules", "less than a full raise since it acted")},
    {"potsplit-agree",
     QT_TRANSLATE_NOOP("rules", "splitting by agreement"),
     QT_TRANSLATE_NOOP("rules", "Whether players may split a pot by agreement is for the house; where it may "
                                "be done, everybody in the game must agree."),
     QT_TRANSLATE_NOOP("rules", "splitting by agreement")},
    {"chop-blinds",
     QT_TRANSLATE_NOOP("rules", "chopping the blinds"),
     QT_TRANSLATE_NOOP("rules", "When everybody folds to the blinds these may take their blinds back, where "
                                "the house allows it."),
     QT_TRANSLATE_NOOP("rules", "all folded to the blinds")},
    {"potsplit-sign",
     QT_TRANSLATE_NOOP("rules", "an objection is shown"),
     QT_TRANSLATE_NOOP("rules", "An objection to splitting stands until it is taken back, and a sign says so.")},
    {"pot-to-best-hand",
     QT_TRANSLATE_NOOP("rules", "who wins"),
     QT_TRANSLATE_NOOP("rules", "The pot goes to the best hand shown, or to the seat whose bet nobody called."),
     QT_TRANSLATE_NOOP("rules", "the best hand, or the bet nobody called")},
    {"insurance",
     QT_TRANSLATE_NOOP("rules", "insurance"),
     QT_TRANSLATE_NOOP("rules", "Insurance and side wagers on the outcome are not part of the game unless the "
                                "house allows them. Nothing of them is in the pot."),
     QT_TRANSLATE_NOOP("rules", "nothing of it is in the pot")},
    {"insurance-welsh",
     QT_TRANSLATE_NOOP("rules", "insurance is honoured"),
     QT_TRANSLATE_NOOP("rules", "Where insurance is allowed, going back on it is a matter for the floor.")},
    {"side-bets",
     QT_TRANSLATE_NOOP("rules", "no side bets"),
     QT_TRANSLATE_NOOP("rules", "Side bets, kitties and saving arrangements are not part of the game.")},
    {"ante-push",
     QT_TRANSLATE_NOOP("rules", "pushing antes"),
     QT_TRANSLATE_NOOP("rules", "Antes are pushed for others only where the house takes time, not rake.")},
    {"deal-twice",
     QT_TRANSLATE_NOOP("rules", "run it twice or thrice"),
     QT_TRANSLATE_NOOP("rules", "When betting is over with somebody all-in and all agree, the rest of the "
                                "board is dealt two or three times. Each board plays for its part of every "
                                "pot."),
     QT_TRANSLATE_NOOP("rules", "each board for its part")},
};
// clang-format on

}  // namespace

std::span<const Words> allInRules() { return kAllIn; }

}  // namespace oddchip
