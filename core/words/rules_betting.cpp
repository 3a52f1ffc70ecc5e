// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: words and motions, whose turn it is.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kBetting[] = {
    {"min-wager",
     QT_TRANSLATE_NOOP("rules", "least bet and raise"),
     QT_TRANSLATE_NOOP("rules", "A bet is at least the opening amount, a raise at least as large as the last "
                                "bet or raise of the round. Only an all-in may be less."),
     QT_TRANSLATE_NOOP("rules", "under the least")},
    {"forward-motion",
     QT_TRANSLATE_NOOP("rules", "chips moved forward"),
     QT_TRANSLATE_NOOP("rules", "Moving chips forward may bind a player when it makes another act. Some houses "
                                "wait until the chips are let go."),
     QT_TRANSLATE_NOOP("rules", "%1 moved forward and drawn back")},
    {"verbal-binding",
     QT_TRANSLATE_NOOP("rules", "words bind"),
     QT_TRANSLATE_NOOP("rules", "What is said in turn binds. Chips that differ are put right to it."),
     QT_TRANSLATE_NOOP("rules", "what was said counts")},
    {"rap-is-pass",
     QT_TRANSLATE_NOOP("rules", "a knock is a check"),
     QT_TRANSLATE_NOOP("rules", "Knocking the table is a check, in draw also standing pat."),
     QT_TRANSLATE_NOOP("rules", "knocked the table")},
    {"oot-check",
     QT_TRANSLATE_NOOP("rules", "check out of turn"),
     QT_TRANSLATE_NOOP("rules", "Who checks out of turn may not bet or raise when the turn comes."),
     QT_TRANSLATE_NOOP("rules", "checked before its turn")},
    {"oot-call",
     QT_TRANSLATE_NOOP("rules", "call out of turn"),
     QT_TRANSLATE_NOOP("rules", "A call out of turn may not be turned into a raise."),
     QT_TRANSLATE_NOOP("rules", "called before its turn")},
    {"oot-binding",
     QT_TRANSLATE_NOOP("rules", "an act out of turn"),
     QT_TRANSLATE_NOOP("rules", "An act out of turn stands if nothing has changed when the turn comes. A bet "
                                "or raise in between frees it; a call in between is for the floor or the "
                                "house."),
     QT_TRANSLATE_NOOP("rules", "acted before its turn")},
    {"oot-bet",
     QT_TRANSLATE_NOOP("rules", "bet out of turn"),
     QT_TRANSLATE_NOOP("rules", "A bet out of turn stands if nobody bets before the turn comes; otherwise the "
                                "chips go back."),
     QT_TRANSLATE_NOOP("rules", "bet before its turn")},
    {"oot-raise",
     QT_TRANSLATE_NOOP("rules", "raise out of turn"),
     QT_TRANSLATE_NOOP("rules", "A raise out of turn stands if nothing has changed when the turn comes; "
                                "otherwise the chips go back."),
     QT_TRANSLATE_NOOP("rules", "raised before its turn")},
    {"oot-all-in",
     QT_TRANSLATE_NOOP("rules", "all-in out of turn"),
     QT_TRANSLATE_NOOP("rules", "An all-in out of turn stands if nothing has changed when the turn comes; "
                                "otherwise the chips go back."),
     QT_TRANSLATE_NOOP("rules", "all-in before its turn")},
    {"oot-fold",
     QT_TRANSLATE_NOOP("rules", "fold out of turn"),
     QT_TRANSLATE_NOOP("rules", "A fold out of turn is a fold once the cards are let go, unless the house "
                                "frees it after a change."),
     QT_TRANSLATE_NOOP("rules", "folded before its turn")},
    {"check-facing-bet",
     QT_TRANSLATE_NOOP("rules", "no check against a bet"),
     QT_TRANSLATE_NOOP("rules", "A check against a bet is nothing. The same seat is to act."),
     QT_TRANSLATE_NOOP("rules", "faces %1")},
    {"number-unclear",
     QT_TRANSLATE_NOOP("rules", "which number was meant"),
     QT_TRANSLATE_NOOP("rules", "A bare number that is neither the call nor a possible bet, or goes with "
                                "another chip, is decided as the house says."),
     QT_TRANSLATE_NOOP("rules", "%1 is neither the call nor a possible bet")},
    {"oot-deliberate",
     QT_TRANSLATE_NOOP("rules", "out of turn on purpose"),
     QT_TRANSLATE_NOOP("rules", "Acting out of turn on purpose is not tolerated."),
     QT_TRANSLATE_NOOP("rules", "on purpose")},
    {"time-call",
     QT_TRANSLATE_NOOP("rules", "\"time\" keeps the right to act"),
     QT_TRANSLATE_NOOP("rules", "Who wants to think, and sees the action pass, says \"time\"."),
     QT_TRANSLATE_NOOP("rules", "keeps the right to act")},
    {"time-lost-right",
     QT_TRANSLATE_NOOP("rules", "passed over too long"),
     QT_TRANSLATE_NOOP("rules", "Who lets three seats behind act first may lose the right to act."),
     QT_TRANSLATE_NOOP("rules", "acted behind: %1, enough: %2")},
    {"time-protected",
     QT_TRANSLATE_NOOP("rules", "nobody in front has acted"),
     QT_TRANSLATE_NOOP("rules", "The right to act is not lost while a seat in front has still not acted."),
     QT_TRANSLATE_NOOP("rules", "a seat in front has not acted")},
    {"release-binds",
     QT_TRANSLATE_NOOP("rules", "chips let go bind"),
     QT_TRANSLATE_NOOP("rules", "Chips let go into the pot stay there, and the amount is made right."),
     QT_TRANSLATE_NOOP("rules", "%1 put, nothing said")},
    {"unaware-raise",
     QT_TRANSLATE_NOOP("rules", "did not know of the raise"),
     QT_TRANSLATE_NOOP("rules", "Who put in a call without knowing of a raise may take it back while nobody "
                                "has acted after, if the house does not hold the caller to it."),
     QT_TRANSLATE_NOOP("rules", "the raise was from %1 to %2")},
    {"gross-misunderstanding",
     QT_TRANSLATE_NOOP("rules", "far less than the bet"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit a caller who put in far less than the bet may be "
                                "let off. Who put in 80 percent or so pays the rest."),
     QT_TRANSLATE_NOOP("rules", "%1 of %2 put in: %3 % or more, so no claim")},
    {"gross-misunderstanding.asked",
     QT_TRANSLATE_NOOP("rules", "far less than the bet"),
     QT_TRANSLATE_NOOP("rules", "The floor decides whether the call stands or is taken back."),
     QT_TRANSLATE_NOOP("rules", "%1 of %2 put in: less than %3 %, so the floor decides")},
    {"show-before-paid",
     QT_TRANSLATE_NOOP("rules", "wait with showing"),
     QT_TRANSLATE_NOOP("rules", "The bettor waits with showing until the call looks right."),
     QT_TRANSLATE_NOOP("rules", "the call is still short")},
    {"short-call-fix",
     QT_TRANSLATE_NOOP("rules", "a miscounted call is made good"),
     QT_TRANSLATE_NOOP("rules", "A call that is short by a miscount is made good, even after a hand was shown."),
     QT_TRANSLATE_NOOP("rules", "%1 of %2 put in, %3 more is owed")},
    {"string-raise",
     QT_TRANSLATE_NOOP("rules", "string raise"),
     QT_TRANSLATE_NOOP("rules", "A raise in more than one motion, not said first, is a call."),
     QT_TRANSLATE_NOOP("rules", "%1 silent, then %2 in a second motion")},
    {"string-bet",
     QT_TRANSLATE_NOOP("rules", "string bet"),
     QT_TRANSLATE_NOOP("rules", "With no bet before it, the first motion is the bet. What comes in a second "
                                "silent motion goes back."),
     QT_TRANSLATE_NOOP("rules", "%1 silent, then %2 in a second motion")},
    {"string-words",
     QT_TRANSLATE_NOOP("rules", "the first word binds"),
     QT_TRANSLATE_NOOP("rules", "\"I call, and raise\" is a call."),
     QT_TRANSLATE_NOOP("rules", "the first word counts")},
    {"short-first-motion",
     QT_TRANSLATE_NOOP("rules", "call in two motions"),
     QT_TRANSLATE_NOOP("rules", "A first motion below the call, and then exactly the rest, is a call."),
     QT_TRANSLATE_NOOP("rules", "%1 in two motions, nothing over")},
    {"raise-by-or-to",
     QT_TRANSLATE_NOOP("rules", "raise by, or raise to"),
     QT_TRANSLATE_NOOP("rules", "\"Raise 60\" without \"by\" or \"to\" is the total if that is enough for a raise, "
                                "otherwise a raise by that much."),
     QT_TRANSLATE_NOOP("rules", "\"raise %1\", neither by nor to")},
    {"nl-overcall",
     QT_TRANSLATE_NOOP("rules", "more than the call"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit several chips, more than the call and less than a "
                                "raise, are a call or the least raise, as the house says."),
     QT_TRANSLATE_NOOP("rules", "%1 put, nothing said")},
    {"half-bet-commit",
     QT_TRANSLATE_NOOP("rules", "a bet and a half is a raise"),
     QT_TRANSLATE_NOOP("rules", "In limit, a full bet and at least half of another, put in without a word, is "
                                "a raise and is completed."),
     QT_TRANSLATE_NOOP("rules", "%1 put, completed to %2")},
    {"raise-multi-motion",
     QT_TRANSLATE_NOOP("rules", "several motions after \"raise\""),
     QT_TRANSLATE_NOOP("rules", "Who has said \"raise\" may put the chips in by several motions until the hands "
                                "rest."),
     QT_TRANSLATE_NOOP("rules", "\"raise\", then %1 in all")},
    {"nl-underraise",
     QT_TRANSLATE_NOOP("rules", "too small, brought up"),
     QT_TRANSLATE_NOOP("rules", "A bet or raise below the least, with chips behind, is brought up to exactly "
                                "the least."),
     QT_TRANSLATE_NOOP("rules", "%1 is under the least, %2")},
    {"nl-denomination",
     QT_TRANSLATE_NOOP("rules", "chips of the opening bet"),
     QT_TRANSLATE_NOOP("rules", "The house may ask for bets in chips of the opening amount or larger."),
     QT_TRANSLATE_NOOP("rules", "in chips of the opening bet")},
    {"straddle",
     QT_TRANSLATE_NOOP("rules", "straddle"),
     QT_TRANSLATE_NOOP("rules", "One live straddle may be posted before the cards: usually by the seat left of "
                                "the big blind and of twice its amount. It acts last before the flop and may "
                                "raise."),
     QT_TRANSLATE_NOOP("rules", "one more blind")},
    {"clock",
     QT_TRANSLATE_NOOP("rules", "the clock"),
     QT_TRANSLATE_NOOP("rules", "When the clock is called on a seat that faces a bet, it has a set time. After "
                                "that its hand is dead; with no bet it has checked."),
     QT_TRANSLATE_NOOP("rules", "asked to act in time")},
    {"cap-none-nl",
     QT_TRANSLATE_NOOP("rules", "no limit on raises"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit raises are not counted."),
     QT_TRANSLATE_NOOP("rules", "no limit on raises")},
};
// clang-format on

}  // namespace

std::span<const Words> bettingRules() { return kBetting; }

}  // namespace oddchip
