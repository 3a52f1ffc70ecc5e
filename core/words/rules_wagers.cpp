// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: amounts, caps, big chips, odd chips.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kWagers[] = {
    {"underbet-limit-street",
     QT_TRANSLATE_NOOP("rules", "the lower bet on an upper street"),
     QT_TRANSLATE_NOOP("rules", "A bet at the lower limit on a street of the upper limit is brought up for "
                                "everybody, if it is noticed before the round is over."),
     QT_TRANSLATE_NOOP("rules", "%1 was bet where %2 is due")},
    {"underbet-any",
     QT_TRANSLATE_NOOP("rules", "too little is made up"),
     QT_TRANSLATE_NOOP("rules", "A bet, raise or call that was too small is brought up to the right amount."),
     QT_TRANSLATE_NOOP("rules", "%1 is under the least, %2")},
    {"underbet-rounding",
     QT_TRANSLATE_NOOP("rules", "to the nearest amount"),
     QT_TRANSLATE_NOOP("rules", "An amount that must be put right goes to the nearest one allowed; half way, "
                                "as the house rounds."),
     QT_TRANSLATE_NOOP("rules", "%1 goes to %2, the nearest amount")},
    {"underbet-no-upgrade",
     QT_TRANSLATE_NOOP("rules", "no raise out of a correction"),
     QT_TRANSLATE_NOOP("rules", "Nobody who has acted may turn a call into a raise because an amount was put "
                                "right."),
     QT_TRANSLATE_NOOP("rules", "who has called may not raise for it")},
    {"overbet-limit",
     QT_TRANSLATE_NOOP("rules", "more than the limit"),
     QT_TRANSLATE_NOOP("rules", "In limit, more than the call but less than half a bet over it is a call with "
                                "change; half or more is a raise. Some houses take any excess as a raise."),
     QT_TRANSLATE_NOOP("rules", "%1 put, nothing said")},
    {"stack-differs",
     QT_TRANSLATE_NOOP("rules", "the stack differs"),
     QT_TRANSLATE_NOOP("rules", "What lies in front of a seat is not what the last hand should have left. The "
                                "chips on the table count."),
     QT_TRANSLATE_NOOP("rules", "counted differently from the last hand")},
    {"notice-errors",
     QT_TRANSLATE_NOOP("rules", "say it at once"),
     QT_TRANSLATE_NOOP("rules", "Whoever sees a wrong amount or a wrong award says so at once, player or not."),
     QT_TRANSLATE_NOOP("rules", "said as soon as it was seen")},
    {"award-window",
     QT_TRANSLATE_NOOP("rules", "until the next shuffle"),
     QT_TRANSLATE_NOOP("rules", "A wrong award is taken back at the table until the next hand's shuffle "
                                "begins. After that only the floor can mend it, from the betting."),
     QT_TRANSLATE_NOOP("rules", "until the next shuffle")},
    {"award-window.kept",
     QT_TRANSLATE_NOOP("rules", "until the next shuffle"),
     QT_TRANSLATE_NOOP("rules", "A wrong award is taken back at the table until the next hand's shuffle "
                                "begins. After that only the floor can mend it, from the betting."),
     QT_TRANSLATE_NOOP("rules", "A wrong award is taken back at the table until the next hand's shuffle "
                                "begins. After that only the floor can mend it, from the betting.")},
    {"cap-multiway",
     QT_TRANSLATE_NOOP("rules", "raises are counted"),
     QT_TRANSLATE_NOOP("rules", "In limit, with three or more seats that still have chips, only so many raises "
                                "follow the bet."),
     QT_TRANSLATE_NOOP("rules", "the last raise allowed was made")},
    {"cap-two-rounds",
     QT_TRANSLATE_NOOP("rules", "raises in two-round games"),
     QT_TRANSLATE_NOOP("rules", "Games of two betting rounds have their own number of raises."),
     QT_TRANSLATE_NOOP("rules", "the last raise allowed was made")},
    {"cap-headsup",
     QT_TRANSLATE_NOOP("rules", "no cap heads-up"),
     QT_TRANSLATE_NOOP("rules", "Between two seats raises are not counted, unless the house caps them too."),
     QT_TRANSLATE_NOOP("rules", "two seats, no cap")},
    {"cap-uncap-on-fold",
     QT_TRANSLATE_NOOP("rules", "a fold lifts no cap"),
     QT_TRANSLATE_NOOP("rules", "A round capped with three or more seats stays capped when a fold leaves two, "
                                "unless the house lifts it."),
     QT_TRANSLATE_NOOP("rules", "capped by three or more, two are left")},
    {"cap-trigger",
     QT_TRANSLATE_NOOP("rules", "when two are heads-up"),
     QT_TRANSLATE_NOOP("rules", "Only seats that still have chips are counted, and two must be left before the "
                                "cap is reached."),
     QT_TRANSLATE_NOOP("rules", "who counts as heads-up")},
    {"cap-bigbet",
     QT_TRANSLATE_NOOP("rules", "no cap"),
     QT_TRANSLATE_NOOP("rules", "No-limit and pot-limit have no cap on raises."),
     QT_TRANSLATE_NOOP("rules", "no cap")},
    {"pot-limit-max",
     QT_TRANSLATE_NOOP("rules", "most is the pot"),
     QT_TRANSLATE_NOOP("rules", "The most a seat may bet or raise is the pot as it stands after its call."),
     QT_TRANSLATE_NOOP("rules", "the pot after the call")},
    {"overpot",
     QT_TRANSLATE_NOOP("rules", "over the pot"),
     QT_TRANSLATE_NOOP("rules", "A bet or raise above the pot is cut down to it while that can still be done; "
                                "later it stands."),
     QT_TRANSLATE_NOOP("rules", "%1 is above the pot, %2")},
    {"uncalled-returned",
     QT_TRANSLATE_NOOP("rules", "uncalled chips come back"),
     QT_TRANSLATE_NOOP("rules", "What nobody has matched goes back to its owner before any hand is shown."),
     QT_TRANSLATE_NOOP("rules", "nobody matched it")},
    {"nobody-left-to-bet",
     QT_TRANSLATE_NOOP("rules", "nobody left to bet against"),
     QT_TRANSLATE_NOOP("rules", "A seat is not asked to act when no opponent can bet any more."),
     QT_TRANSLATE_NOOP("rules", "no opponent can bet")},
    {"no-raise-against-all-in",
     QT_TRANSLATE_NOOP("rules", "nobody could call a raise"),
     QT_TRANSLATE_NOOP("rules", "No raise is offered when no opponent could put in more."),
     QT_TRANSLATE_NOOP("rules", "no opponent could put in more")},
    {"oversize-call",
     QT_TRANSLATE_NOOP("rules", "one oversized chip"),
     QT_TRANSLATE_NOOP("rules", "One chip larger than the bet, put in without a word, is a call."),
     QT_TRANSLATE_NOOP("rules", "one chip of %1, nothing said")},
    {"oversize-lastchip",
     QT_TRANSLATE_NOOP("rules", "every chip needed to call"),
     QT_TRANSLATE_NOOP("rules", "When the chips would not make the call without the smallest of them, all of "
                                "it is a call."),
     QT_TRANSLATE_NOOP("rules", "%1 put for %2, the smallest chip %3")},
    {"oversize-bringin-stud",
     QT_TRANSLATE_NOOP("rules", "one chip on the bring-in"),
     QT_TRANSLATE_NOOP("rules", "One large chip on a stud bring-in, without a word, calls the bring-in and "
                                "does not complete it."),
     QT_TRANSLATE_NOOP("rules", "one chip of %1, nothing said")},
    {"oversize-open",
     QT_TRANSLATE_NOOP("rules", "one chip to open"),
     QT_TRANSLATE_NOOP("rules", "With no bet before it, one chip put in without a word is a bet of its whole "
                                "value."),
     QT_TRANSLATE_NOOP("rules", "one chip of %1, no bet before it")},
    {"prior-chips",
     QT_TRANSLATE_NOOP("rules", "chips from before"),
     QT_TRANSLATE_NOOP("rules", "Chips that already lie in front count with new ones: what is added is judged "
                                "by whether the old ones were taken back, left, or pushed in with them."),
     QT_TRANSLATE_NOOP("rules", "%1 added to what lay in front")},
    {"oversize-raise",
     QT_TRANSLATE_NOOP("rules", "\"raise\" and one chip"),
     QT_TRANSLATE_NOOP("rules", "\"Raise\" said before one chip lands makes it a raise to the chip's value, as "
                                "far as the game allows. Said after, it is a call."),
     QT_TRANSLATE_NOOP("rules", "\"raise\", then one chip of %1")},
    {"oddchip-unit",
     QT_TRANSLATE_NOOP("rules", "how small pots are split"),
     QT_TRANSLATE_NOOP("rules", "A pot is split down to the unit that the house names; what is left over is "
                                "the odd chip."),
     QT_TRANSLATE_NOOP("rules", "split down to the unit of the house")},
    {"oddchip-button",
     QT_TRANSLATE_NOOP("rules", "odd chip to the left of the button"),
     QT_TRANSLATE_NOOP("rules", "In games with a button the odd chip goes to the first winner clockwise from "
                                "the button."),
     QT_TRANSLATE_NOOP("rules", "odd chip %1 to seat %2, nearest left of button")},
    {"oddchip-stud-high",
     QT_TRANSLATE_NOOP("rules", "odd chip by the high card"),
     QT_TRANSLATE_NOOP("rules", "In stud, for the high hand, the odd chip goes to the winner with the highest "
                                "card by suit."),
     QT_TRANSLATE_NOOP("rules", "odd chip %1 to seat %2, highest card")},
    {"oddchip-stud-low",
     QT_TRANSLATE_NOOP("rules", "odd chip by the low card"),
     QT_TRANSLATE_NOOP("rules", "In stud, for the low hand, the odd chip goes to the winner with the lowest "
                                "card by suit, or the highest where the house has it so."),
     QT_TRANSLATE_NOOP("rules", "odd chip %1 to seat %2, by its card")},
    {"oddchip-hilo",
     QT_TRANSLATE_NOOP("rules", "odd chip to the high hand"),
     QT_TRANSLATE_NOOP("rules", "When high and low share a pot, the odd chip goes to the high side. Ties "
                                "inside a side are split by that form's own rule."),
     QT_TRANSLATE_NOOP("rules", "odd chip %1 to seat %2, the high hand")},
    {"oddchip-identical",
     QT_TRANSLATE_NOOP("rules", "tied both ways"),
     QT_TRANSLATE_NOOP("rules", "Seats that tie for high and for low share the whole pot as evenly as it goes."),
     QT_TRANSLATE_NOOP("rules", "tied both ways")},
    {"oddchip-max-one",
     QT_TRANSLATE_NOOP("rules", "one odd chip each"),
     QT_TRANSLATE_NOOP("rules", "Nobody gets a second odd chip of a pot while another tied seat has none."),
     QT_TRANSLATE_NOOP("rules", "one odd chip each")},
    {"oddchip-alt-proportional",
     QT_TRANSLATE_NOOP("rules", "down to a dollar"),
     QT_TRANSLATE_NOOP("rules", "Where the house says so, a pot is broken into single dollars and only the "
                                "last of them is odd."),
     QT_TRANSLATE_NOOP("rules", "down to a dollar")},
    {"split-per-pot",
     QT_TRANSLATE_NOOP("rules", "each pot by itself"),
     QT_TRANSLATE_NOOP("rules", "The main pot and every side pot are split separately."),
     QT_TRANSLATE_NOOP("rules", "each pot by itself")},
};
// clang-format on

}  // namespace

std::span<const Words> wagerRules() { return kWagers; }

}  // namespace oddchip
