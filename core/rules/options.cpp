// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// rows: the option table, one row an option.
#include "core/rules/rulebook.h"

namespace oddchip {
namespace {

using Text = std::string_view;

// A row reads and writes its field through a pointer to it, so that no option has code of its own.
template <auto Field> constexpr int read(const HouseRules& rules) { return static_cast<int>(rules.*Field); }
// pb-shoe: a shoe is of six decks or of eight. What is no value is not taken.
constexpr void writeDecks(HouseRules& rules, int value) {
    if (value == 6 || value == 8) { rules.baccaratDecks = static_cast<std::int16_t>(value); }
}
template <auto Field> constexpr void write(HouseRules& rules, int value) {
    using Value = std::remove_reference_t<decltype(rules.*Field)>;
    rules.*Field = static_cast<Value>(value);
}

constexpr Text kBuyinLimit[] = {"10-small-bets", "10-max-bets"};
constexpr Text kBuyinTransfer[] = {"no-top-up", "minimum-unless-broken"};
constexpr Text kBuyinReEntry[] = {"greater-of-left-and-minimum", "same-amount", "minimum"};
constexpr Text kShortBuyFloor[] = {"half", "none"};
constexpr Text kAddOnMidHand[] = {"pending", "refuse"};
constexpr Text kChipTransfer[] = {"unless-objection", "limit-only", "never"};
constexpr Text kHiddenMoney[] = {"does-not-play", "dealer-judges"};
constexpr Text kCash[] = {"hundreds-from-10-20", "hundreds", "all-below-10-20", "none"};
constexpr Text kChopBlinds[] = {"allowed", "forbidden"};
constexpr Text kPotSplitLimit[] = {"forbidden", "unless-objection"};
constexpr Text kPotSplitBigBet[] = {"forbidden", "allowed"};
constexpr Text kInsurance[] = {"forbidden", "big-bet-only", "allowed"};
constexpr Text kUnitBasis[] = {"blinds-and-antes", "with-rake", "bring-in", "big-blind"};
constexpr Text kUnitSmallChips[] = {"whole-units-play", "never-play", "face-value-all-in"};
constexpr Text kAllInAnnounce[] = {"warn", "floor", "none"};
constexpr Text kLimitHalfRaise[] = {"additive", "complete-plus"};
constexpr Text kLimitCompletionCounts[] = {"never", "when-completing-a-raise"};
constexpr Text kReopenCumulative[] = {"per-player", "off"};
constexpr Text kCapHeadsUp[] = {"unlimited", "capped"};
constexpr Text kCapHeadsUpWhen[] = {"before-cap", "round-began"};
constexpr Text kCapUncapOnFold[] = {"no", "yes"};
constexpr Text kCapStraddle[] = {"not-counted", "counted"};
constexpr Text kBringInShort[] = {"full", "posted"};
constexpr Text kBigBlindAnteFirst[] = {"blind", "ante"};
constexpr Text kStraddle[] = {"off", "utg", "utg-or-button", "any-seat"};
constexpr Text kStraddleAmount[] = {"twice", "twice-or-more"};
constexpr Text kStraddleButtonFirst[] = {"small-blind", "utg"};
constexpr Text kStraddleLimit[] = {"yes", "no"};
constexpr Text kStraddleMinRaise[] = {"twice-straddle", "straddle-plus-big-blind"};
constexpr Text kStraddleAfterFlop[] = {"big-blind", "straddle"};
constexpr Text kPotLimitSmallBlind[] = {"actual", "as-big-blind"};
constexpr Text kPotLimitAnte[] = {"counted", "after-the-flop"};
constexpr Text kPotLimitRounding[] = {"exact", "up"};
constexpr Text kOverPot[] = {"until-all-acted", "until-next-acts"};
constexpr Text kPotLimitShortBlind[] = {"actual", "as-full"};
constexpr Text kUnderbetDeadline[] = {"round-complete", "substantial-action"};
constexpr Text kWagerRoundTie[] = {"up", "down"};
constexpr Text kOverbetLimit[] = {"half-bet-test", "any-excess-raises"};
constexpr Text kSeveralChips[] = {"remove-one", "off"};
constexpr Text kPriorChips[] = {"detailed", "as-one-motion"};
constexpr Text kBigBetOvercall[] = {"call", "half-is-minimum-raise"};
constexpr Text kStringEnforce[] = {"automatic", "on-request"};
constexpr Text kRaiseMotions[] = {"any-after-raise", "amount-first", "one-motion"};
constexpr Text kVerbalPrecedence[] = {"verbal", "first"};
constexpr Text kNumberUnclear[] = {"floor", "smallest", "largest-not-above-pot"};
constexpr Text kForwardMotion[] = {"limit-may-bind", "may-bind", "released-only"};
constexpr Text kOutOfTurnChecker[] = {"never-raises", "free-if-changed"};
constexpr Text kOutOfTurnAfterCall[] = {"floor", "binding"};
constexpr Text kOutOfTurnFold[] = {"binding", "unless-changed"};
constexpr Text kUnawareOfRaise[] = {"retract-if-no-action-after", "accepted-action"};
constexpr Text kClockWarning[] = {"last-ten", "extra-ten", "extra-five"};
constexpr Text kPotDisclosure[] = {"always", "pot-limit-only", "never"};
constexpr Text kOddUnit[] = {"smallest-in-game", "betting-unit", "smallest-blind-chip", "one-dollar"};
constexpr Text kOddStudCards[] = {"all", "five"};
constexpr Text kOddStudLow[] = {"lowest", "highest"};
constexpr Text kOddIdentical[] = {"whole-pot", "per-half"};
constexpr Text kOddMaxOne[] = {"per-pot", "per-division"};
constexpr Text kOddRunouts[] = {"first-board", "floor"};
constexpr Text kMisdealFirstTwo[] = {"off-the-deck", "any-player"};
constexpr Text kMisdealCutoff[] = {"two-actions", "mixed-two-or-three", "two-with-chips-or-three"};
constexpr Text kPrematureRedeal[] = {"reshuffle-stub", "next-card"};
constexpr Text kDroppedCards[] = {"play", "floor"};
constexpr Text kDeuceExposed[] = {"low-cards-taken", "all-replaced"};
constexpr Text kPineappleLateDiscard[] = {"floor", "dead-hand"};
constexpr Text kAskToSee[] = {"any-dealt-in", "called-aggressor", "collusion-only"};
constexpr Text kShowAllIn[] = {"in-order", "all-tabled", "pusher-first"};
constexpr Text kButtonMethod[] = {"dead", "moving"};
constexpr Text kBlindsMissed[] = {"big-live-small-dead", "wait-only"};
constexpr Text kBlindsNewPlayer[] = {"free", "posts", "posts-in-limit", "waits"};
constexpr Text kBlindsBuyButton[] = {"yes", "no"};
constexpr Text kBaccaratCommissionRounding[] = {"exact", "up-to-unit", "quarter-per-five"};
constexpr Text kBaccaratTie[] = {"8-to-1", "9-to-1"};

// clang-format off
constexpr Option kOptions[] = {
    {"buyin.limit", kBuyinLimit, 0, 1, "", "table", "000 9.02; 001 B1; WSOP 10,100", {0, 0, 1, 0, 0}, 0, read<&HouseRules::buyinLimit>, write<&HouseRules::buyinLimit>},
    {"buyin.big-bet", {}, 0, 10000, "big blinds", "table", "000 9.02; 001 B1; 004 TS3; WSOP 182", {20, 20, 40, 20, 20}, 20, read<&HouseRules::buyinBigBet>, write<&HouseRules::buyinBigBet>},
    {"buyin.max", {}, 0, 10000, "big blinds, 0 = none", "table", "004 TS3; WSOP 182", {0, 0, 0, 100, 0}, 0, read<&HouseRules::buyinMax>, write<&HouseRules::buyinMax>},
    {"buyin.transfer", kBuyinTransfer, 0, 1, "", "table", "000 9.02 main, alt", {0, 0, 1, 0, 0}, 0, read<&HouseRules::buyinTransfer>, write<&HouseRules::buyinTransfer>},
    {"buyin.re-entry", kBuyinReEntry, 0, 2, "", "table", "000 9.02; 004 TS1-2; WSOP 58", {0, 0, 0, 1, 2}, 0, read<&HouseRules::buyinReEntry>, write<&HouseRules::buyinReEntry>},
    {"session.minutes", {}, 0, 10000, "minutes, 0 = gaming day", "table", "000 9.02; WSOP 58", {0, 0, 0, 60, 0}, 0, read<&HouseRules::sessionMinutes>, write<&HouseRules::sessionMinutes>},
    {"short-buy.count", {}, 0, 10000, "per session", "table", "000 9.05; 001 B2; WSOP 101", {1, 1, 1, 0, 0}, 1, read<&HouseRules::shortBuyCount>, write<&HouseRules::shortBuyCount>},
    {"short-buy.floor", kShortBuyFloor, 0, 1, "", "table", "000 9.05; 001 B2", {0, 0, 1, 0, 0}, 0, read<&HouseRules::shortBuyFloor>, write<&HouseRules::shortBuyFloor>},
    {"add-on.mid-hand", kAddOnMidHand, 0, 1, "", "table", "000 9.05-9.06; 001 B3", {0, 0, 0, 0, 0}, 0, read<&HouseRules::addOnMidHand>, write<&HouseRules::addOnMidHand>},
    {"chip-transfer", kChipTransfer, 0, 2, "", "table", "000 9.04B main, alt", {1, 0, 2, 2, 2}, 1, read<&HouseRules::chipTransfer>, write<&HouseRules::chipTransfer>},
    {"hidden-money", kHiddenMoney, 0, 1, "", "table", "000 9.07 main, alt", {0, 0, 0, 0, 1}, 0, read<&HouseRules::hiddenMoney>, write<&HouseRules::hiddenMoney>},
    {"cash", kCash, 0, 3, "", "table", "000 9.12 main, alt 1, alt 2; WSOP 55", {0, 0, 3, 3, 3}, 0, read<&HouseRules::cash>, write<&HouseRules::cash>},
    {"chop-blinds", kChopBlinds, 0, 1, "", "table", "000 9.09 main, alt; WSOP 67", {0, 0, 0, 0, 1}, 0, read<&HouseRules::chopBlinds>, write<&HouseRules::chopBlinds>},
    {"pot-split.limit", kPotSplitLimit, 0, 1, "", "table", "000 9.09 main, alt", {0, 0, 0, 0, 0}, 0, read<&HouseRules::potSplitLimit>, write<&HouseRules::potSplitLimit>},
    {"pot-split.big-bet", kPotSplitBigBet, 0, 1, "", "table", "000 9.09; WSOP 67", {0, 1, 0, 0, 0}, 0, read<&HouseRules::potSplitBigBet>, write<&HouseRules::potSplitBigBet>},
    {"insurance", kInsurance, 0, 2, "", "table", "000 9.10 main, alt; 003 NL14", {0, 1, 0, 0, 0}, 0, read<&HouseRules::insurance>, write<&HouseRules::insurance>},
    {"runouts.max", {}, 1, 3, "boards", "hand", "003 NL14; WSOP 204-213", {3, 1, 3, 3, 1}, 3, read<&HouseRules::runoutsMax>, write<&HouseRules::runoutsMax>},
    {"unit.basis", kUnitBasis, 0, 3, "", "hand", "000 9.03; 002 BR1; 003 NL11; WSOP 130", {0, 0, 1, 3, 0}, 0, read<&HouseRules::unitBasis>, write<&HouseRules::unitBasis>},
    {"unit.small-chips", kUnitSmallChips, 0, 2, "", "hand", "000 9.03; 002 BR1; WSOP 180", {0, 0, 1, 2, 0}, 0, read<&HouseRules::unitSmallChips>, write<&HouseRules::unitSmallChips>},
    {"all-in.announce", kAllInAnnounce, 0, 2, "", "declarations", "000 9.08", {0, 1, 2, 2, 2}, 0, read<&HouseRules::allInAnnounce>, write<&HouseRules::allInAnnounce>},
    {"limit.half-raise", kLimitHalfRaise, 0, 1, "", "betting", "000 9.08.02 main, alt; 002 BR7; WSOP 129", {0, 0, 0, 0, 0}, 0, read<&HouseRules::limitHalfRaise>, write<&HouseRules::limitHalfRaise>},
    {"limit.completion-counts", kLimitCompletionCounts, 0, 1, "", "betting", "000 9.08.01", {1, 0, 1, 0, 1}, 1, read<&HouseRules::limitCompletionCounts>, write<&HouseRules::limitCompletionCounts>},
    {"reopen.cumulative", kReopenCumulative, 0, 1, "", "betting", "002 BR7; 003 NL3; WSOP 129,173; TDA 47", {0, 1, 0, 0, 0}, 0, read<&HouseRules::reopenCumulative>, write<&HouseRules::reopenCumulative>},
    {"cap.multiway", {}, 0, 20, "raises after the bet", "betting", "000 9.15 main, alt; 002 BR4a; WSOP 126", {4, 4, 3, 4, 4}, 4, read<&HouseRules::capMultiway>, write<&HouseRules::capMultiway>},
    {"cap.two-rounds", {}, 0, 20, "raises after the bet in forms of two betting rounds, 0 = as cap.multiway", "betting", "000 9.15 main, alt; 002 BR4b; WSOP 126", {4, 6, 4, 0, 0}, 4, read<&HouseRules::capTwoRounds>, write<&HouseRules::capTwoRounds>},
    {"cap.heads-up", kCapHeadsUp, 0, 1, "", "betting", "000 9.15; 002 BR5; TDA 48", {0, 0, 0, 0, 1}, 0, read<&HouseRules::capHeadsUp>, write<&HouseRules::capHeadsUp>},
    {"cap.heads-up-when", kCapHeadsUpWhen, 0, 1, "", "betting", "002 BR5; WSOP 127", {0, 0, 0, 1, 1}, 0, read<&HouseRules::capHeadsUpWhen>, write<&HouseRules::capHeadsUpWhen>},
    {"cap.uncap-on-fold", kCapUncapOnFold, 0, 1, "", "betting", "000 9.15 main, alt; 002 BR5", {0, 1, 0, 0, 0}, 0, read<&HouseRules::capUncapOnFold>, write<&HouseRules::capUncapOnFold>},
    {"cap.straddle", kCapStraddle, 0, 1, "", "betting", "003 NL2; WSOP 126", {0, 0, 0, 0, 0}, 0, read<&HouseRules::capStraddle>, write<&HouseRules::capStraddle>},
    {"bring-in.short", kBringInShort, 0, 1, "", "betting", "by 002 BL1", {0, 0, 0, 0, 0}, 0, read<&HouseRules::bringInShort>, write<&HouseRules::bringInShort>},
    {"big-blind-ante.first", kBigBlindAnteFirst, 0, 1, "", "hand", "books differ by year", {0, 0, 0, 1, 0}, 0, read<&HouseRules::bigBlindAnteFirst>, write<&HouseRules::bigBlindAnteFirst>},
    {"straddle", kStraddle, 0, 3, "", "betting", "003 NL12; WSOP 161", {1, 0, 1, 2, 0}, 1, read<&HouseRules::straddle>, write<&HouseRules::straddle>},
    {"straddle.amount", kStraddleAmount, 0, 1, "", "betting", "003 NL12; WSOP 11,161", {0, 0, 0, 0, 0}, 0, read<&HouseRules::straddleAmount>, write<&HouseRules::straddleAmount>},
    {"straddle.button-first", kStraddleButtonFirst, 0, 1, "", "betting", "sources silent: house", {0, 0, 0, 0, 0}, 0, read<&HouseRules::straddleButtonFirst>, write<&HouseRules::straddleButtonFirst>},
    {"straddle.limit", kStraddleLimit, 0, 1, "", "betting", "003 (no-limit only); WSOP 161 (button: never in limit)", {1, 1, 1, 0, 1}, 1, read<&HouseRules::straddleLimit>, write<&HouseRules::straddleLimit>},
    {"straddle.min-raise", kStraddleMinRaise, 0, 1, "", "betting", "003 NL2; WSOP 161", {0, 0, 0, 1, 0}, 0, read<&HouseRules::straddleMinRaise>, write<&HouseRules::straddleMinRaise>},
    {"straddle.after-flop", kStraddleAfterFlop, 0, 1, "", "betting", "WSOP 170", {0, 0, 0, 0, 0}, 0, read<&HouseRules::straddleAfterFlop>, write<&HouseRules::straddleAfterFlop>},
    {"pot-limit.small-blind", kPotLimitSmallBlind, 0, 1, "", "betting", "Robert's pot-limit 5; WSOP 187; TDA 54", {0, 0, 1, 1, 0}, 0, read<&HouseRules::potLimitSmallBlind>, write<&HouseRules::potLimitSmallBlind>},
    {"pot-limit.ante", kPotLimitAnte, 0, 1, "", "betting", "sources silent", {0, 0, 0, 0, 0}, 0, read<&HouseRules::potLimitAnte>, write<&HouseRules::potLimitAnte>},
    {"pot-limit.rounding", kPotLimitRounding, 0, 1, "", "betting", "WSOP 186 (advisable)", {0, 0, 0, 0, 0}, 0, read<&HouseRules::potLimitRounding>, write<&HouseRules::potLimitRounding>},
    {"pot-limit.round-to", {}, 0, 10000, "in the table's currency, 0 = the betting unit", "betting", "WSOP 186", {0, 0, 0, 0, 0}, 0, read<&HouseRules::potLimitRoundTo>, write<&HouseRules::potLimitRoundTo>},
    {"over-pot", kOverPot, 0, 1, "", "betting", "WSOP 184-185; Robert's pot-limit 1-3", {0, 0, 0, 0, 0}, 0, read<&HouseRules::overPot>, write<&HouseRules::overPot>},
    {"pot-limit.short-blind", kPotLimitShortBlind, 0, 1, "", "betting", "002 BL1; TDA 54", {1, 1, 1, 1, 1}, 1, read<&HouseRules::potLimitShortBlind>, write<&HouseRules::potLimitShortBlind>},
    {"underbet.deadline", kUnderbetDeadline, 0, 1, "", "betting", "000 9.13; 002 BR16; WSOP 138", {0, 0, 0, 0, 0}, 0, read<&HouseRules::underbetDeadline>, write<&HouseRules::underbetDeadline>},
    {"wager.round-tie", kWagerRoundTie, 0, 1, "", "betting", "002 BR16", {0, 0, 0, 0, 0}, 0, read<&HouseRules::wagerRoundTie>, write<&HouseRules::wagerRoundTie>},
    {"overbet.limit", kOverbetLimit, 0, 1, "", "declarations", "000 9.13 main, alt; 002 BR14", {0, 1, 0, 0, 0}, 0, read<&HouseRules::overbetLimit>, write<&HouseRules::overbetLimit>},
    {"several-chips", kSeveralChips, 0, 1, "", "declarations", "000 9.16; WSOP 137; TDA 45", {0, 0, 0, 0, 0}, 0, read<&HouseRules::severalChips>, write<&HouseRules::severalChips>},
    {"prior-chips", kPriorChips, 0, 1, "", "declarations", "000 9.16; WSOP 137; TDA 46", {0, 1, 1, 0, 0}, 0, read<&HouseRules::priorChips>, write<&HouseRules::priorChips>},
    {"big-bet.overcall", kBigBetOvercall, 0, 1, "", "declarations", "003 NL10; WSOP 179; TDA 43", {0, 0, 0, 1, 1}, 0, read<&HouseRules::bigBetOvercall>, write<&HouseRules::bigBetOvercall>},
    {"string.enforce", kStringEnforce, 0, 1, "", "declarations", "002 BR14; WSOP 174", {0, 0, 0, 0, 0}, 0, read<&HouseRules::stringEnforce>, write<&HouseRules::stringEnforce>},
    {"raise.motions", kRaiseMotions, 0, 2, "", "declarations", "003 NL8; WSOP 174; TDA 42", {0, 0, 0, 1, 2}, 0, read<&HouseRules::raiseMotions>, write<&HouseRules::raiseMotions>},
    {"verbal.precedence", kVerbalPrecedence, 0, 1, "", "declarations", "002 BR9; 003 NL5; TDA 40", {0, 0, 0, 0, 1}, 0, read<&HouseRules::verbalPrecedence>, write<&HouseRules::verbalPrecedence>},
    {"number.unclear", kNumberUnclear, 0, 2, "", "declarations", "TDA 57", {0, 0, 0, 0, 2}, 0, read<&HouseRules::numberUnclear>, write<&HouseRules::numberUnclear>},
    {"forward-motion", kForwardMotion, 0, 2, "", "declarations", "002 BR8; 003 NL4; WSOP 134,175; TDA 41", {0, 0, 0, 1, 2}, 0, read<&HouseRules::forwardMotion>, write<&HouseRules::forwardMotion>},
    {"out-of-turn.checker", kOutOfTurnChecker, 0, 1, "", "declarations", "002 BR11; WSOP 132; TDA 53", {0, 0, 0, 1, 1}, 0, read<&HouseRules::outOfTurnChecker>, write<&HouseRules::outOfTurnChecker>},
    {"out-of-turn.after-call", kOutOfTurnAfterCall, 0, 1, "", "declarations", "002 BR11; WSOP 132; TDA 53", {0, 0, 0, 1, 1}, 0, read<&HouseRules::outOfTurnAfterCall>, write<&HouseRules::outOfTurnAfterCall>},
    {"out-of-turn.fold", kOutOfTurnFold, 0, 1, "", "declarations", "002 BR11; WSOP 132; TDA 53", {0, 1, 1, 1, 0}, 0, read<&HouseRules::outOfTurnFold>, write<&HouseRules::outOfTurnFold>},
    {"skipped.threshold", {}, 0, 9, "players behind", "declarations", "002 BR12; WSOP 133", {3, 3, 3, 2, 2}, 3, read<&HouseRules::skippedThreshold>, write<&HouseRules::skippedThreshold>},
    {"unaware-of-raise", kUnawareOfRaise, 0, 1, "", "declarations", "002 BR13; TDA 49", {0, 0, 0, 0, 1}, 0, read<&HouseRules::unawareOfRaise>, write<&HouseRules::unawareOfRaise>},
    {"gross-misunderstanding", {}, 0, 100, "percent: a claim is refused if at least this much was put in; 0 = always refused", "declarations", "003 NL7; WSOP 135; TDA 49", {80, 80, 80, 80, 0}, 80, read<&HouseRules::grossMisunderstanding>, write<&HouseRules::grossMisunderstanding>},
    {"clock.seconds", {}, 0, 10000, "seconds", "ui", "003 NL13; WSOP 181; TDA 29", {60, 60, 60, 60, 25}, 60, read<&HouseRules::clockSeconds>, write<&HouseRules::clockSeconds>},
    {"clock.warning", kClockWarning, 0, 2, "", "ui", "003 NL13; WSOP 181; TDA 29", {0, 0, 0, 1, 2}, 0, read<&HouseRules::clockWarning>, write<&HouseRules::clockWarning>},
    {"clock.not-before", {}, 0, 10000, "seconds after the turn came", "ui", "WSOP 181", {0, 0, 0, 120, 0}, 0, read<&HouseRules::clockNotBefore>, write<&HouseRules::clockNotBefore>},
    {"pot.disclosure", kPotDisclosure, 0, 2, "", "ui", "WSOP tournament 101", {1, 1, 1, 1, 1}, 1, read<&HouseRules::potDisclosure>, write<&HouseRules::potDisclosure>},
    {"odd.unit", kOddUnit, 0, 3, "", "pots", "000 9.17 main, alt; 002 TI3; WSOP 148; TDA 20", {0, 1, 0, 2, 0}, 0, read<&HouseRules::oddUnit>, write<&HouseRules::oddUnit>},
    {"odd.stud-cards", kOddStudCards, 0, 1, "", "pots", "002 TI5b; WSOP 149; TDA 20", {0, 0, 0, 1, 1}, 0, read<&HouseRules::oddStudCards>, write<&HouseRules::oddStudCards>},
    {"odd.stud-low", kOddStudLow, 0, 1, "", "pots", "000 9.17; 002 TI5b; WSOP 149", {0, 0, 0, 1, 1}, 0, read<&HouseRules::oddStudLow>, write<&HouseRules::oddStudLow>},
    {"odd.identical", kOddIdentical, 0, 1, "", "pots", "002 TI5c; WSOP 149; TDA 20", {0, 1, 0, 0, 0}, 0, read<&HouseRules::oddIdentical>, write<&HouseRules::oddIdentical>},
    {"odd.max-one", kOddMaxOne, 0, 1, "", "pots", "002 TI4", {0, 1, 0, 1, 1}, 0, read<&HouseRules::oddMaxOne>, write<&HouseRules::oddMaxOne>},
    {"odd.runouts", kOddRunouts, 0, 1, "", "pots", "WSOP 213", {0, 0, 0, 0, 0}, 0, read<&HouseRules::oddRunouts>, write<&HouseRules::oddRunouts>},
    {"misdeal.first-two", kMisdealFirstTwo, 0, 1, "", "dealing", "001 M1a; 002 IR13; WSOP 104,120; TDA 35", {0, 0, 0, 0, 0}, 0, read<&HouseRules::misdealFirstTwo>, write<&HouseRules::misdealFirstTwo>},
    {"misdeal.exposed", {}, 1, 10, "cards", "dealing", "001 M1b", {2, 2, 2, 2, 2}, 2, read<&HouseRules::misdealExposed>, write<&HouseRules::misdealExposed>},
    {"misdeal.boxed", {}, 1, 10, "cards", "dealing", "001 M1c", {2, 2, 2, 2, 2}, 2, read<&HouseRules::misdealBoxed>, write<&HouseRules::misdealBoxed>},
    {"misdeal.extra", {}, 1, 10, "cards", "dealing", "001 M1d", {2, 2, 2, 2, 2}, 2, read<&HouseRules::misdealExtra>, write<&HouseRules::misdealExtra>},
    {"misdeal.cutoff", kMisdealCutoff, 0, 2, "", "dealing", "001 M1-M2; WSOP 105; TDA 36", {0, 0, 0, 1, 2}, 0, read<&HouseRules::misdealCutoff>, write<&HouseRules::misdealCutoff>},
    {"premature.redeal", kPrematureRedeal, 0, 1, "", "dealing", "002 IR15; WSOP 167; TDA RP-5", {0, 1, 1, 0, 0}, 0, read<&HouseRules::prematureRedeal>, write<&HouseRules::prematureRedeal>},
    {"dropped-cards", kDroppedCards, 0, 1, "", "dealing", "002 IR14; WSOP 121", {0, 0, 0, 1, 1}, 0, read<&HouseRules::droppedCards>, write<&HouseRules::droppedCards>},
    {"deuce.exposed", kDeuceExposed, 0, 1, "", "dealing", "003 DS2; WSOP 283", {0, 0, 0, 1, 1}, 0, read<&HouseRules::deuceExposed>, write<&HouseRules::deuceExposed>},
    {"pineapple.late-discard", kPineappleLateDiscard, 0, 1, "", "dealing", "004 CP2; WSOP 247", {0, 0, 0, 1, 1}, 0, read<&HouseRules::pineappleLateDiscard>, write<&HouseRules::pineappleLateDiscard>},
    {"ask-to-see", kAskToSee, 0, 2, "", "showdown", "002 SD5; WSOP 143; TDA 18", {0, 0, 0, 2, 1}, 0, read<&HouseRules::askToSee>, write<&HouseRules::askToSee>},
    {"show.all-in", kShowAllIn, 0, 2, "", "showdown", "002 SD8; WSOP 145; TDA 16", {0, 0, 0, 2, 1}, 0, read<&HouseRules::showAllIn>, write<&HouseRules::showAllIn>},
    {"button.method", kButtonMethod, 0, 1, "", "table", "002 BL2; WSOP 151; TDA 32", {0, 0, 0, 0, 0}, 0, read<&HouseRules::buttonMethod>, write<&HouseRules::buttonMethod>},
    {"blinds.missed", kBlindsMissed, 0, 1, "", "table", "002 BL2; WSOP 156", {0, 0, 0, 0, 0}, 0, read<&HouseRules::blindsMissed>, write<&HouseRules::blindsMissed>},
    {"blinds.new-player", kBlindsNewPlayer, 0, 3, "", "table", "WSOP 100,154", {1, 1, 1, 2, 0}, 1, read<&HouseRules::blindsNewPlayer>, write<&HouseRules::blindsNewPlayer>},
    {"blinds.buy-button", kBlindsBuyButton, 0, 1, "", "table", "WSOP 154", {0, 1, 0, 0, 1}, 0, read<&HouseRules::blindsBuyButton>, write<&HouseRules::blindsBuyButton>},
    {"seat-change.free-seats", {}, 0, 9, "active seats passed without posting", "table", "WSOP 159-160", {2, 2, 2, 2, 9}, 2, read<&HouseRules::seatChangeFreeSeats>, write<&HouseRules::seatChangeFreeSeats>},
    {"baccarat.decks", {}, 6, 8, "6 or 8", "baccarat", "004 PB1", {8, 8, 8, 8, 8}, 8, read<&HouseRules::baccaratDecks>, writeDecks},
    {"baccarat.commission", {}, 0, 100, "percent", "baccarat", "004 PB0", {5, 5, 5, 5, 5}, 5, read<&HouseRules::baccaratCommission>, write<&HouseRules::baccaratCommission>},
    {"baccarat.commission-rounding", kBaccaratCommissionRounding, 0, 2, "", "baccarat", "seed silent", {0, 0, 0, 0, 0}, 0, read<&HouseRules::baccaratCommissionRounding>, write<&HouseRules::baccaratCommissionRounding>},
    {"baccarat.tie", kBaccaratTie, 0, 1, "", "baccarat", "004 PB0,PB4", {0, 0, 0, 0, 0}, 0, read<&HouseRules::baccaratTie>, write<&HouseRules::baccaratTie>},
};
// clang-format on

}  // namespace

std::span<const Option> options() { return kOptions; }

}  // namespace oddchip
