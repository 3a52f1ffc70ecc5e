// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>

namespace oddchip {

// The rules of a house: one value for each option, small enums and numbers, nothing else. The keys, the choices, the
// value in each rulebook and the sources stand in rulebook.cpp; the defaults here are those of the house book.

enum class BuyinLimit : std::uint8_t { tenSmallBets, tenMaxBets };
enum class BuyinTransfer : std::uint8_t { noTopUp, minimumUnlessBroken };
enum class BuyinReEntry : std::uint8_t { greaterOfLeftAndMinimum, sameAmount, minimum };
enum class ShortBuyFloor : std::uint8_t { half, none };
enum class AddOnMidHand : std::uint8_t { pending, refuse };
enum class ChipTransfer : std::uint8_t { unlessObjection, limitOnly, never };
enum class HiddenMoney : std::uint8_t { doesNotPlay, dealerJudges };
enum class Cash : std::uint8_t { hundredsFrom1020, hundreds, allBelow1020, none };
enum class ChopBlinds : std::uint8_t { allowed, forbidden };
enum class PotSplitLimit : std::uint8_t { forbidden, unlessObjection };
enum class PotSplitBigBet : std::uint8_t { forbidden, allowed };
enum class Insurance : std::uint8_t { forbidden, bigBetOnly, allowed };
enum class ButtonMethod : std::uint8_t { dead, moving };
enum class BlindsMissed : std::uint8_t { bigLiveSmallDead, waitOnly };
enum class BlindsNewPlayer : std::uint8_t { free, posts, postsInLimit, waits };
enum class BlindsBuyButton : std::uint8_t { yes, no };
enum class UnitBasis : std::uint8_t { blindsAndAntes, withRake, bringIn, bigBlind };
enum class UnitSmallChips : std::uint8_t { wholeUnitsPlay, neverPlay, faceValueAllIn };
enum class BigBlindAnteFirst : std::uint8_t { blind, ante };
enum class AllInAnnounce : std::uint8_t { warn, floor, none };
enum class OverbetLimit : std::uint8_t { halfBetTest, anyExcessRaises };
enum class SeveralChips : std::uint8_t { removeOne, off };
enum class PriorChips : std::uint8_t { detailed, asOneMotion };
enum class BigBetOvercall : std::uint8_t { call, halfIsMinimumRaise };
enum class StringEnforce : std::uint8_t { automatic, onRequest };
enum class RaiseMotions : std::uint8_t { anyAfterRaise, amountFirst, oneMotion };
enum class VerbalPrecedence : std::uint8_t { verbal, first };
enum class NumberUnclear : std::uint8_t { floor, smallest, largestNotAbovePot };
enum class ForwardMotion : std::uint8_t { limitMayBind, mayBind, releasedOnly };
enum class OutOfTurnChecker : std::uint8_t { neverRaises, freeIfChanged };
enum class OutOfTurnAfterCall : std::uint8_t { floor, binding };
enum class OutOfTurnFold : std::uint8_t { binding, unlessChanged };
enum class UnawareOfRaise : std::uint8_t { retractIfNoActionAfter, acceptedAction };
enum class LimitHalfRaise : std::uint8_t { additive, completePlus };
enum class LimitCompletionCounts : std::uint8_t { never, whenCompletingARaise };
enum class ReopenCumulative : std::uint8_t { perPlayer, off };
enum class CapHeadsUp : std::uint8_t { unlimited, capped };
enum class CapHeadsUpWhen : std::uint8_t { beforeCap, roundBegan };
enum class CapUncapOnFold : std::uint8_t { no, yes };
enum class CapStraddle : std::uint8_t { notCounted, counted };
enum class BringInShort : std::uint8_t { full, posted };
enum class Straddle : std::uint8_t { off, utg, utgOrButton, anySeat };
enum class StraddleAmount : std::uint8_t { twice, twiceOrMore };
enum class StraddleButtonFirst : std::uint8_t { smallBlind, utg };
enum class StraddleLimit : std::uint8_t { yes, no };
enum class StraddleMinRaise : std::uint8_t { twiceStraddle, straddlePlusBigBlind };
enum class StraddleAfterFlop : std::uint8_t { bigBlind, straddle };
enum class PotLimitSmallBlind : std::uint8_t { actual, asBigBlind };
enum class PotLimitAnte : std::uint8_t { counted, afterTheFlop };
enum class PotLimitRounding : std::uint8_t { exact, up };
enum class OverPot : std::uint8_t { untilAllActed, untilNextActs };
enum class PotLimitShortBlind : std::uint8_t { actual, asFull };
enum class UnderbetDeadline : std::uint8_t { roundComplete, substantialAction };
enum class WagerRoundTie : std::uint8_t { up, down };
enum class ClockWarning : std::uint8_t { lastTen, extraTen, extraFive };
enum class PotDisclosure : std::uint8_t { always, potLimitOnly, never };
enum class OddUnit : std::uint8_t { smallestInGame, bettingUnit, smallestBlindChip, oneDollar };
enum class OddStudCards : std::uint8_t { all, five };
enum class OddStudLow : std::uint8_t { lowest, highest };
enum class OddIdentical : std::uint8_t { wholePot, perHalf };
enum class OddMaxOne : std::uint8_t { perPot, perDivision };
enum class OddRunouts : std::uint8_t { firstBoard, floor };
enum class MisdealFirstTwo : std::uint8_t { offTheDeck, anyPlayer };
enum class MisdealCutoff : std::uint8_t { twoActions, mixedTwoOrThree, twoWithChipsOrThree };
enum class PrematureRedeal : std::uint8_t { reshuffleStub, nextCard };
enum class DroppedCards : std::uint8_t { play, floor };
enum class DeuceExposed : std::uint8_t { lowCardsTaken, allReplaced };
enum class PineappleLateDiscard : std::uint8_t { floor, deadHand };
enum class AskToSee : std::uint8_t { anyDealtIn, calledAggressor, collusionOnly };
enum class ShowAllIn : std::uint8_t { inOrder, allTabled, pusherFirst };
enum class BaccaratCommissionRounding : std::uint8_t { exact, upToUnit, quarterPerFive };
enum class BaccaratTie : std::uint8_t { eightToOne, nineToOne };

struct HouseRules {
    // read by table
    BuyinLimit buyinLimit = BuyinLimit::tenSmallBets;
    std::int16_t buyinBigBet = 20;  // big blinds
    std::int16_t buyinMax = 0;      // big blinds, 0 = none
    BuyinTransfer buyinTransfer = BuyinTransfer::noTopUp;
    BuyinReEntry buyinReEntry = BuyinReEntry::greaterOfLeftAndMinimum;
    std::int16_t sessionMinutes = 0;  // minutes, 0 = gaming day
    std::int16_t shortBuyCount = 1;   // per session
    ShortBuyFloor shortBuyFloor = ShortBuyFloor::half;
    AddOnMidHand addOnMidHand = AddOnMidHand::pending;
    ChipTransfer chipTransfer = ChipTransfer::limitOnly;
    HiddenMoney hiddenMoney = HiddenMoney::doesNotPlay;
    Cash cash = Cash::hundredsFrom1020;
    ChopBlinds chopBlinds = ChopBlinds::allowed;
    PotSplitLimit potSplitLimit = PotSplitLimit::forbidden;
    PotSplitBigBet potSplitBigBet = PotSplitBigBet::forbidden;
    Insurance insurance = Insurance::forbidden;
    ButtonMethod buttonMethod = ButtonMethod::dead;
    BlindsMissed blindsMissed = BlindsMissed::bigLiveSmallDead;
    BlindsNewPlayer blindsNewPlayer = BlindsNewPlayer::posts;
    BlindsBuyButton blindsBuyButton = BlindsBuyButton::yes;
    std::int16_t seatChangeFreeSeats = 2;  // active seats passed without posting

    // read by hand
    std::int16_t runoutsMax = 3;  // boards
    UnitBasis unitBasis = UnitBasis::blindsAndAntes;
    UnitSmallChips unitSmallChips = UnitSmallChips::wholeUnitsPlay;
    BigBlindAnteFirst bigBlindAnteFirst = BigBlindAnteFirst::blind;

    // read by declarations
    AllInAnnounce allInAnnounce = AllInAnnounce::warn;
    OverbetLimit overbetLimit = OverbetLimit::halfBetTest;
    SeveralChips severalChips = SeveralChips::removeOne;
    PriorChips priorChips = PriorChips::detailed;
    BigBetOvercall bigBetOvercall = BigBetOvercall::call;
    StringEnforce stringEnforce = StringEnforce::automatic;
    RaiseMotions raiseMotions = RaiseMotions::anyAfterRaise;
    VerbalPrecedence verbalPrecedence = VerbalPrecedence::verbal;
    NumberUnclear numberUnclear = NumberUnclear::floor;
    ForwardMotion forwardMotion = ForwardMotion::limitMayBind;
    OutOfTurnChecker outOfTurnChecker = OutOfTurnChecker::neverRaises;
    OutOfTurnAfterCall outOfTurnAfterCall = OutOfTurnAfterCall::floor;
    OutOfTurnFold outOfTurnFold = OutOfTurnFold::binding;
    std::int16_t skippedThreshold = 3;  // players behind
    UnawareOfRaise unawareOfRaise = UnawareOfRaise::retractIfNoActionAfter;
    std::int16_t grossMisunderstanding =
        80;  // percent: a claim is refused if at least this much was put in; 0 = always refused

    // read by betting
    LimitHalfRaise limitHalfRaise = LimitHalfRaise::additive;
    LimitCompletionCounts limitCompletionCounts = LimitCompletionCounts::whenCompletingARaise;
    ReopenCumulative reopenCumulative = ReopenCumulative::perPlayer;
    std::int16_t capMultiway = 4;   // raises after the bet
    std::int16_t capTwoRounds = 4;  // raises after the bet in forms of two betting rounds, 0 = as cap.multiway
    CapHeadsUp capHeadsUp = CapHeadsUp::unlimited;
    CapHeadsUpWhen capHeadsUpWhen = CapHeadsUpWhen::beforeCap;
    CapUncapOnFold capUncapOnFold = CapUncapOnFold::no;
    CapStraddle capStraddle = CapStraddle::notCounted;
    BringInShort bringInShort = BringInShort::full;
    Straddle straddle = Straddle::utg;
    StraddleAmount straddleAmount = StraddleAmount::twice;
    StraddleButtonFirst straddleButtonFirst = StraddleButtonFirst::smallBlind;
    StraddleLimit straddleLimit = StraddleLimit::no;
    StraddleMinRaise straddleMinRaise = StraddleMinRaise::twiceStraddle;
    StraddleAfterFlop straddleAfterFlop = StraddleAfterFlop::bigBlind;
    PotLimitSmallBlind potLimitSmallBlind = PotLimitSmallBlind::actual;
    PotLimitAnte potLimitAnte = PotLimitAnte::counted;
    PotLimitRounding potLimitRounding = PotLimitRounding::exact;
    std::int16_t potLimitRoundTo = 0;  // in the table's currency, 0 = the betting unit
    OverPot overPot = OverPot::untilAllActed;
    PotLimitShortBlind potLimitShortBlind = PotLimitShortBlind::asFull;
    UnderbetDeadline underbetDeadline = UnderbetDeadline::roundComplete;
    WagerRoundTie wagerRoundTie = WagerRoundTie::up;

    // read by ui
    std::int16_t clockSeconds = 60;  // seconds
    ClockWarning clockWarning = ClockWarning::lastTen;
    std::int16_t clockNotBefore = 0;  // seconds after the turn came
    PotDisclosure potDisclosure = PotDisclosure::potLimitOnly;

    // read by pots
    OddUnit oddUnit = OddUnit::smallestInGame;
    OddStudCards oddStudCards = OddStudCards::all;
    OddStudLow oddStudLow = OddStudLow::lowest;
    OddIdentical oddIdentical = OddIdentical::wholePot;
    OddMaxOne oddMaxOne = OddMaxOne::perPot;
    OddRunouts oddRunouts = OddRunouts::firstBoard;

    // read by dealing
    MisdealFirstTwo misdealFirstTwo = MisdealFirstTwo::offTheDeck;
    std::int16_t misdealExposed = 2;  // cards
    std::int16_t misdealBoxed = 2;    // cards
    std::int16_t misdealExtra = 2;    // cards
    MisdealCutoff misdealCutoff = MisdealCutoff::twoActions;
    PrematureRedeal prematureRedeal = PrematureRedeal::reshuffleStub;
    DroppedCards droppedCards = DroppedCards::play;
    DeuceExposed deuceExposed = DeuceExposed::lowCardsTaken;
    PineappleLateDiscard pineappleLateDiscard = PineappleLateDiscard::floor;

    // read by showdown
    AskToSee askToSee = AskToSee::anyDealtIn;
    ShowAllIn showAllIn = ShowAllIn::inOrder;

    // read by baccarat
    std::int16_t baccaratDecks = 8;       // 6 or 8
    std::int16_t baccaratCommission = 5;  // percent
    BaccaratCommissionRounding baccaratCommissionRounding = BaccaratCommissionRounding::exact;
    BaccaratTie baccaratTie = BaccaratTie::eightToOne;

    bool operator==(const HouseRules&) const = default;
};

}  // namespace oddchip
