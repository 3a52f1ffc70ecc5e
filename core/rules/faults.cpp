// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Cards as they should not: faults, misdeals and their cut-off, premature cards, and the steps that put them right.
#include "core/rules/inner.h"

#include <algorithm>

namespace oddchip {

using namespace inner;

namespace {

class Plan {
public:
    explicit Plan(Ruling& ruling) : m_ruling(ruling) {}
    Plan& step(StepKind kind) { return add({kind, {}, kNoSeat, StreetId::preflop}); }
    Plan& card(StepKind kind, Card card) { return add({kind, card, kNoSeat, StreetId::preflop}); }
    Plan& seat(StepKind kind, Seat seat) { return add({kind, {}, seat, StreetId::preflop}); }
    Plan& street(StepKind kind, StreetId street) { return add({kind, {}, kNoSeat, street}); }
    Plan& setAside(Card card, StreetId until) { return add({StepKind::setAside, card, kNoSeat, until}); }

private:
    Plan& add(Step step) {
        if (m_size < m_ruling.plan.size()) { m_ruling.plan[m_size++] = step; }
        return *this;
    }
    Ruling& m_ruling;
    std::size_t m_size = 0;
};

struct Cutoff {
    int acts;  // that are counted toward it
    bool past;
};

// Acts after the blinds, or in stud after the forced bet: a low card that completes at once has made it (001 M2). What
// WSOP 105 says of two folds or two checks is said of button games; TDA has one text for all.
Cutoff cutoffOf(const Hand& hand) {
    const Betting& now = hand.now;
    const bool stud = form(hand.stakes.form).bringIn;
    const int all = now.actsInTurn, after = all - (now.lowCompleted ? 1 : 0);
    if (hand.late && hand.street > 0) { return {all, true}; }  // a round was bet before it was entered
    const bool alike = !stud && (now.folds == 2 || now.checks == 2);
    switch (hand.rules.misdealCutoff) {
    case MisdealCutoff::twoActions: return {after, after >= 2};
    case MisdealCutoff::mixedTwoOrThree: return {after, after >= (alike ? 3 : 2)};
    case MisdealCutoff::twoWithChipsOrThree: return {all, all >= 3 || (all == 2 && now.withChips >= 1)};
    }
    return {all, true};
}

// ---- faults ----------------------------------------------------------------------------------------------------

// The first two cards off the deck, or any seat's first or second card, as the house reads it.
bool amongFirstTwo(const Hand& hand, Seat seat, int nth) {
    if (hand.rules.misdealFirstTwo == MisdealFirstTwo::anyPlayer) { return nth <= 2; }
    const Seat first = hand.dealt.next(hand.button);
    return nth == 1 && (seat == first || seat == hand.dealt.next(first));
}

bool lowCardTaken(const Hand& hand, const CardList& cards) {
    if (form(hand.stakes.form).high != Ranking::deuceToSeven || cards.size == 0 || !cards.cards[0].seen() ||
        hand.rules.deuceExposed != DeuceExposed::lowCardsTaken) {
        return false;
    }
    const Rank rank = cards.cards[0].rank();
    return rank <= Rank::five || rank == Rank::seven;
}

// With a board the card is replaced, and burnt; in stud it stays, as the upcard; in draw it is replaced.
void planExposed(const Hand& hand, const Fault& fault, Ruling& ruling) {
    const Form& game = form(hand.stakes.form);
    const bool board = std::ranges::any_of(game.streets, [](const Street& street) { return street.board > 0; });
    if (board) {
        Plan(ruling).seat(StepKind::replaceWithTop, fault.seat).card(StepKind::exposedIsBurn, fault.cards.cards[0]);
    } else if (!game.bringIn) {
        Plan(ruling).seat(StepKind::replaceWithTop, fault.seat);
    } else if (hand.street == 0) {
        Plan(ruling).card(StepKind::take, fault.cards.cards[0]);
    }
}

Ruling ruleExposed(const Hand& hand, const Fault& fault) {
    const bool two = hand.faults.exposed + 1 >= hand.rules.misdealExposed;
    const bool predraw = hand.street == 0 && hand.drawn.empty();
    // What becomes of one card is the game's own; two of them are a cause in every game (001 M1, second bullet).
    if (form(hand.stakes.form).high == Ranking::deuceToSeven && predraw) {
        Ruling ruling = two ? flagged(RuleId::misdealTwoExposed) : kUnruled;
        ruling.rules.add(RuleId::d27ExposedPredraw);
        ruling.flags.add(RuleId::d27ExposedPredraw);
        if (lowCardTaken(hand, fault.cards)) {
            Plan(ruling).card(StepKind::take, fault.cards.cards[0]);
        } else {
            Plan(ruling).seat(StepKind::replaceWithTop, fault.seat);
        }
        return ruling;
    }
    if (amongFirstTwo(hand, fault.seat, fault.count)) { return flagged(RuleId::misdealFirstTwo); }
    Ruling ruling = flagged(two ? RuleId::misdealTwoExposed : RuleId::exposedDealerNoOption);
    planExposed(hand, fault, ruling);
    return ruling;
}

// Who saw a card flash, and wants a ruling, says so before looking at it.
Ruling ruleFlashed(const Hand& hand, const Fault& fault) {
    Ruling ruling = ruleExposed(hand, fault);
    ruling.rules.add(RuleId::exposedClaim);
    ruling.flags.add(RuleId::exposedClaim);
    return ruling;
}

Ruling ruleExtra(const Hand& hand, const Fault& fault) {
    if (hand.faults.extra + fault.count >= hand.rules.misdealExtra) { return flagged(RuleId::misdealExtraCards); }
    const bool first = fault.seat == hand.dealt.next(hand.button) && fault.count == 1 && hand.now.actsInTurn == 0;
    if (first) {
        Ruling ruling = flagged(RuleId::extraCardFirstSeat);
        Plan(ruling).card(StepKind::returnCard, Card()).step(StepKind::exposedIsBurn);
        return ruling;
    }
    return flagged(RuleId::misdealWrongCount);
}

// A seat one card short that is last in the deal takes the top card, as if it had come in its turn.
bool topCardFits(const Hand& hand, const Fault& fault) {
    const Seat first = hand.dealt.next(hand.button);
    const bool last = hand.dealt.next(fault.seat) == first;
    return fault.kind == FaultKind::shortCards && last && fault.count == 1 && hand.street == 0 &&
           hand.now.actsInTurn == 0;
}

Ruling ruleShort(const Hand& hand, const Fault& fault) {
    Ruling ruling = flagged(RuleId::misdealWrongCount);
    if (topCardFits(hand, fault)) { Plan(ruling).seat(StepKind::replaceWithTop, fault.seat); }
    return ruling;
}

// The cards of the street that lies there, the last first; unseen where they were not recorded.
void planReturnStreet(const Hand& hand, Plan& plan) {
    const CardList& lies = hand.boards[0];
    for (int i = 0; i < row(hand).board && i < lies.size; ++i) {
        plan.card(StepKind::returnCard, lies.cards[static_cast<std::size_t>(lies.size - 1 - i)]);
    }
}

// The cards that would have come: where one was burned too many the next street has its burn already, where none was
// burned it has two.
void planAfterBurn(const Hand& hand, const Fault& fault, Ruling& ruling) {
    const auto streets = form(hand.stakes.form).streets;
    if (fault.street != row(hand).id || lastRow(hand) || hand.awarded) { return; }
    Plan plan(ruling);
    if (fault.kind == FaultKind::noBurn) {
        plan.step(StepKind::burn).step(StepKind::burn);
    } else {
        plan.step(StepKind::noBurn);
    }
    plan.street(StepKind::deal, streets[hand.street + 1u].id);
}

// Found before the street is dealt: it comes after one burn. A second burn is its first card.
void planBurnOfNext(const Fault& fault, Ruling& ruling) {
    Plan plan(ruling);
    if (fault.kind == FaultKind::noBurn) {
        plan.step(StepKind::burn);
    } else {
        plan.card(StepKind::returnCard, Card()).step(StepKind::noBurn);
    }
    plan.street(StepKind::deal, fault.street);
    ruling.until = {UntilKind::nextAct, 0};
}

// Before anybody acts on the street its cards go back and come as they should have; then the board stands, and later
// cards are those that would have come. With no betting to come it can be put right until the pot is awarded.
Ruling ruleBurn(const Hand& hand, const Fault& fault) {
    Ruling ruling = flagged(RuleId::burnError);
    const bool allIn = bettingOver(hand);
    if (allIn) { ruling.rules.add(RuleId::burnErrorLastRoundAllin); }
    if (isNext(hand, fault.street)) {
        planBurnOfNext(fault, ruling);
        return ruling;
    }
    const bool untouched = hand.now.acted.empty() && hand.act.seat == kNoSeat;
    if (fault.street != row(hand).id || hand.awarded || !(untouched || allIn)) {
        ruling.result = Result::playOn;
        planAfterBurn(hand, fault, ruling);
        return ruling;
    }
    Plan plan(ruling);
    planReturnStreet(hand, plan);
    if (fault.kind == FaultKind::noBurn) {
        plan.step(StepKind::burn);
    } else {  // the second burn is the first card of the street
        plan.card(StepKind::returnCard, Card()).step(StepKind::noBurn);
    }
    plan.street(StepKind::deal, fault.street);
    ruling.until = {UntilKind::nextAct, 0};
    return ruling;
}

Ruling ruleDead(const Fault& fault) {
    Ruling ruling;
    switch (fault.deadBy) {
    case DeadBy::count: ruling = flagged(RuleId::deadCount); break;
    case DeadBy::thrown: ruling = flagged(RuleId::deadThrown); break;
    case DeadBy::killed:
    case DeadBy::fouled: ruling = flagged(RuleId::deadKilled); break;
    }
    ruling.dies.insert(fault.seat);
    return ruling;
}

Ruling asksFloor(RuleId rule) {
    Ruling ruling = flagged(rule);
    ruling.asks = {true, rule, {}};
    return ruling;
}

// The card that came too many before, in a place that no board fills.
Card& firstExtra(Hand& hand) { return hand.boards[0].cards.back(); }

// One card too many: the floor draws one of them as the next burn. More: all go back, and the street comes again.
Ruling ruleExtraBoard(const Hand& hand, const Fault& fault) {
    if (hand.asked != RuleId::extraBoardCard) { return asksFloor(RuleId::extraBoardCard); }
    Ruling ruling = flagged(RuleId::extraBoardCard);
    Plan plan(ruling);
    plan.step(StepKind::keepBurn);
    if (fault.street == row(hand).id) {
        planReturnStreet(hand, plan);
    } else {  // its own cards were not told
        for (int i = form(hand.stakes.form).streets[hand.street + 1u].board; i > 0; --i) {
            plan.card(StepKind::returnCard, Card());
        }
    }
    for (const Card card : fault.cards) { plan.card(StepKind::returnCard, card); }
    plan.card(StepKind::returnCard, hand.boards[0].cards.back());
    plan.step(StepKind::reshuffleStub).street(StepKind::deal, fault.street);
    return ruling;
}

// What it is made up of again is settled (RULES.md 1.5), so that nothing is left for the floor to decide.
Ruling ruleStub() {
    Ruling ruling = flagged(RuleId::stubFouled);
    Plan(ruling).step(StepKind::reshuffleStub);
    return ruling;
}

// Money that nobody could see does not play, unless the dealer may judge that it could be seen.
Ruling ruleHidden(const Hand& hand) {
    return hand.rules.hiddenMoney == HiddenMoney::dealerJudges ? asksFloor(RuleId::viewHiddenMoney)
                                                               : flagged(RuleId::viewHiddenMoney);
}

Ruling ruleFaultKind(const Hand& hand, const Fault& fault) {
    switch (fault.kind) {
    case FaultKind::exposed: return ruleExposed(hand, fault);
    case FaultKind::flashed: return ruleFlashed(hand, fault);
    case FaultKind::exposedBoard: return flagged(RuleId::exposedDealerNoOption);
    case FaultKind::boxed: return flagged(RuleId::misdealBoxed);
    case FaultKind::extra: return ruleExtra(hand, fault);
    case FaultKind::shortCards: return ruleShort(hand, fault);
    case FaultKind::joker: return flagged(RuleId::misdealWrongCount);
    case FaultKind::outOfSequence: return flagged(RuleId::misdealSequence);
    case FaultKind::wrongButton: return flagged(RuleId::misdealButton);
    case FaultKind::wrongFirst: return flagged(RuleId::misdealFirstSeat);
    case FaultKind::emptySeat: return flagged(RuleId::misdealUnentitled);
    case FaultKind::omitted: return flagged(RuleId::misdealOmitted);
    case FaultKind::premature: return prematureCards(hand, fault.street, fault.cards);
    case FaultKind::noBurn:
    case FaultKind::twoBurns: return ruleBurn(hand, fault);
    case FaultKind::extraBoard: return ruleExtraBoard(hand, fault);
    case FaultKind::stubFouled: return ruleStub();
    case FaultKind::fouledDeck: return asksFloor(RuleId::fouledDeck);
    case FaultKind::dropped:
        return hand.rules.droppedCards == DroppedCards::floor ? asksFloor(RuleId::droppedCardsPlay)
                                                              : flagged(RuleId::droppedCardsPlay);
    case FaultKind::dead: return ruleDead(fault);
    case FaultKind::mucked:
    case FaultKind::retrieved: return asksFloor(RuleId::muckRetrieved);
    case FaultKind::seen: return flagged(RuleId::showOneShowAll);
    case FaultKind::pushed: return asksFloor(RuleId::awardWindow);
    case FaultKind::hidden: return ruleHidden(hand);
    }
    return {};
}

bool causesMisdeal(const Hand& hand, const Fault& fault, RuleId flag) {
    switch (fault.kind) {
    case FaultKind::boxed: return hand.faults.boxed + fault.count >= hand.rules.misdealBoxed;
    case FaultKind::exposed:
    case FaultKind::flashed: return flag == RuleId::misdealFirstTwo || flag == RuleId::misdealTwoExposed;
    case FaultKind::extra: return flag != RuleId::extraCardFirstSeat;
    case FaultKind::shortCards: return !topCardFits(hand, fault);
    case FaultKind::joker:
    case FaultKind::outOfSequence:
    case FaultKind::wrongButton:
    case FaultKind::wrongFirst:
    case FaultKind::emptySeat:
    case FaultKind::omitted: return true;
    case FaultKind::exposedBoard:
    case FaultKind::premature:
    case FaultKind::noBurn:
    case FaultKind::twoBurns:
    case FaultKind::extraBoard:
    case FaultKind::stubFouled:
    case FaultKind::fouledDeck:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::dead:
    case FaultKind::retrieved:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: return false;
    }
    return false;
}

// A card that a fault names and that lies in another place.
void flagCards(const Hand& hand, const Fault& fault, Ruling& ruling) {
    Cards cards = fault.cards.seen();
    if (fault.kind == FaultKind::exposedBoard) {  // it may be one of those that lie there
        for (const CardList& board : hand.boards) { cards -= board.seen(); }
    }
    flagTwice(hand, cards, fault.seat, ruling);
}

Verdict ruleFault(const Hand& hand, const Fault& fault) {
    const bool after = fault.kind == FaultKind::pushed || fault.kind == FaultKind::seen;  // found when all is over
    if (hand.over && !after) { return Refusal{Reason::handOver}; }
    const bool anySeat = fault.kind == FaultKind::emptySeat || fault.kind == FaultKind::omitted;
    if (fault.seat != kNoSeat && !anySeat && !hand.dealt.contains(fault.seat)) { return Refusal{Reason::notDealtIn}; }
    if (fault.kind == FaultKind::dead && !hand.now.live.contains(fault.seat)) { return Refusal{Reason::folded}; }
    if (!faultFits(hand, fault)) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = ruleFaultKind(hand, fault);
    flagCards(hand, fault, ruling);
    if (causesMisdeal(hand, fault, ruling.flags.first())) {
        ruling.result = pastCutoff(hand) ? Result::goesOn : Result::mayMisdeal;
        ruling.figures = {cutoffOf(hand).acts, fault.count, 0, 0};
    }
    return ruling;
}

// In draw an exposed card goes to the discards, from where it may come again.
bool changesCards(const Hand& hand) { return std::ranges::any_of(form(hand.stakes.form).streets, &Street::draws); }

void commitFault(Hand& hand, const Fault& fault, const Ruling& ruling) {
    CardFaults& faults = hand.faults;
    if (causesMisdeal(hand, fault, ruling.flags.first())) {
        RuleIds causes;  // the newest first
        causes.add(ruling.flags.first());
        for (const RuleId cause : faults.causes.ids) {
            if (cause != RuleId::none) { causes.add(cause); }
        }
        faults.causes = causes;
    }
    const auto plus = [](std::uint8_t& counter, int by) { counter = static_cast<std::uint8_t>(counter + by); };
    if (fault.kind == FaultKind::boxed) {
        plus(faults.boxed, fault.count);
    } else if (fault.kind == FaultKind::extra) {
        plus(faults.extra, fault.count);
    } else if (fault.kind == FaultKind::exposed || fault.kind == FaultKind::flashed) {
        if (faults.exposed < faults.out.size() && !changesCards(hand)) {
            faults.out[faults.exposed] = {fault.cards.cards[0], fault.seat};
        }
        plus(faults.exposed, 1);
    }
    const bool named =
        fault.kind == FaultKind::extra || fault.kind == FaultKind::shortCards || fault.kind == FaultKind::joker;
    const bool mended = ruling.flags.first() == RuleId::extraCardFirstSeat || topCardFits(hand, fault);
    if (named && !mended) { faults.wrongCount.insert(fault.seat); }
    for (const Seat seat : ruling.dies) { loseHand(hand, seat); }
    if (ruling.asks.floor) {
        hand.asked = ruling.asks.about;
        if (fault.kind == FaultKind::extraBoard) { firstExtra(hand) = fault.cards.cards[0]; }
    } else if (fault.kind == FaultKind::extraBoard) {
        hand.asked = RuleId::none;  // nothing is left to be decided
    }
}

// ---- misdeal ---------------------------------------------------------------------------------------------------

Verdict ruleMisdeal(const Hand& hand) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    Ruling ruling;
    if (hand.faults.causes.empty()) {
        ruling.result = Result::playOn;
        ruling.rules.add(RuleId::misdealCutoff);
        return ruling;
    }
    if (!pastCutoff(hand)) {
        ruling.result = Result::misdeal;
        ruling.rules = hand.faults.causes;
        ruling.rules.add(RuleId::misdealSettle);
        return ruling;
    }
    ruling.result = Result::playOn;
    ruling.rules.add(RuleId::misdealAfterCutoff);
    ruling.rules.add(RuleId::misdealCutoff);
    ruling.figures = {cutoffOf(hand).acts, 0, 0, 0};
    ruling.dies = hand.faults.wrongCount & hand.now.live;
    if (!ruling.dies.empty()) { ruling.rules.add(RuleId::deadCount); }
    if (ruling.dies == hand.now.live) {  // nobody would be left to win
        ruling.dies = {};
        ruling.asks = {true, RuleId::deadCount, {}};
    }
    return ruling;
}

Verdict ruleVoid(const Hand& hand) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    Ruling ruling = by(RuleId::fouledDeck);
    ruling.result = Result::voided;
    return ruling;
}

}  // namespace

bool mayMisdeal(const Hand& hand) { return !hand.over && !hand.faults.causes.empty() && !pastCutoff(hand); }

namespace inner {

Ruling by(RuleId rule) {
    Ruling ruling = kUnruled;
    ruling.rules = RuleIds(rule);
    return ruling;
}

Ruling flagged(RuleId rule) {
    Ruling ruling = by(rule);
    ruling.flags.add(rule);
    return ruling;
}

Ruling prematureCards(const Hand& hand, StreetId street, const CardList& cards) {
    Ruling ruling = flagged(RuleId::prematureCards);
    Plan plan(ruling);
    const bool turn = street == StreetId::turn && hand.rules.prematureRedeal == PrematureRedeal::nextCard;
    if (turn && cards.size <= 1) {
        plan.setAside(cards.cards[0], StreetId::river).step(StepKind::burn).street(StepKind::deal, StreetId::turn);
        plan.card(StepKind::returnCard, cards.cards[0]).step(StepKind::reshuffleStub).step(StepKind::noBurn);
        plan.street(StepKind::deal, StreetId::river);
        return ruling;
    }
    plan.step(StepKind::keepBurn);
    for (const Card card : cards) { plan.card(StepKind::returnCard, card); }
    plan.step(StepKind::reshuffleStub).street(StepKind::deal, street);
    return ruling;
}

bool pastCutoff(const Hand& hand) { return cutoffOf(hand).past; }

void restore(Hand& hand) {
    hand.now.stack = hand.start;
    hand.now.in = {};
    hand.now.total = {};
    hand.now.dead = hand.now.antes = {};
    hand.now.turn = kNoSeat;
    hand.now.waits = {};
    hand.act = {};
    hand.asked = RuleId::none;
    hand.over = true;
}

Verdict ruleFaults(const Hand& hand, const Event& event) {
    return std::visit(Overloaded{[&](const Fault& fault) { return ruleFault(hand, fault); },
                                 [&](const MisdealCalled&) { return ruleMisdeal(hand); },
                                 [&](const Voided&) { return ruleVoid(hand); },
                                 [&](const auto&) { return Verdict{Ruling{}}; }},
                      event);
}

void commitFaults(Hand& hand, const Event& event, const Ruling& ruling) {
    if (ruling.result == Result::misdeal || ruling.result == Result::voided) {
        restore(hand);
        hand.misdealt = ruling.result == Result::misdeal;
        hand.isVoid = ruling.result == Result::voided;
        return;
    }
    if (const auto* fault = std::get_if<Fault>(&event)) {
        commitFault(hand, *fault, ruling);
        return;
    }
    for (const Seat seat : ruling.dies) { loseHand(hand, seat); }
}

}  // namespace inner

}  // namespace oddchip
