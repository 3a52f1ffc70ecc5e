// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Cards: streets and boards, card faults, misdeals and their cut-off, premature cards, and the steps that put them
// right.
#include "core/rules/inner.h"

#include <algorithm>

namespace oddchip {

using namespace inner;

namespace {

Ruling by(RuleId rule) {
    Ruling ruling;
    ruling.rules.add(rule);
    return ruling;
}

Ruling flagged(RuleId rule) {
    Ruling ruling = by(rule);
    ruling.flags.add(rule);
    return ruling;
}

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

// ---- streets ---------------------------------------------------------------------------------------------------

// Cards given a name after the street was dealt without: the last street's, while nobody has acted on it.
bool namesLast(const Hand& hand, const BoardDealt& board) {
    const CardList& lies = hand.boards[board.board > 0 ? board.board - 1u : 0u];
    const std::uint8_t dealt = row(hand).board;
    return hand.runouts == 0 && dealt > 0 && lies.size >= dealt && board.cards.size == dealt &&
           !lies.cards[lies.size - 1u].seen() && hand.now.acted.empty();
}

Ruling prematureCards(const Hand& hand, StreetId street, const CardList& cards) {
    Ruling ruling = flagged(RuleId::prematureCards);
    Plan plan(ruling);
    const bool turn = street == StreetId::turn && hand.rules.prematureRedeal == PrematureRedeal::nextCard;
    if (turn && cards.size == 1) {
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

StreetId nextStreetId(const Hand& hand) {
    return lastRow(hand) ? row(hand).id : form(hand.stakes.form).streets[hand.street + 1u].id;
}

bool twiceInList(const CardList& cards) {
    int seen = 0;
    for (const Card card : cards) { seen += card.seen() ? 1 : 0; }
    return cards.seen().size() != seen;
}

void flagTwice(const Hand& hand, Cards cards, Seat besides, Ruling& ruling) {
    if (!(cards & seenElsewhere(hand, besides)).empty()) {
        ruling.flags.add(RuleId::fouledDeck);
        ruling.asks = {true, RuleId::fouledDeck, {}};
    }
}

bool lastRowIsNext(const Hand& hand) { return hand.street + 2u == form(hand.stakes.form).streets.size(); }

int cardsSoFar(const Hand& hand) {  // on a board, up to the present street
    int cards = 0;
    for (std::size_t i = 0; i <= hand.street; ++i) { cards += form(hand.stakes.form).streets[i].board; }
    return cards;
}

Verdict ruleRunoutBoard(const Hand& hand, const BoardDealt& board) {
    const int at = board.board - 1;
    if (board.board == 0 || at >= hand.runouts) { return Refusal{Reason::notEnoughBoards}; }
    int whole = 0;
    for (const Street& street : form(hand.stakes.form).streets) { whole += street.board; }
    const int lies = hand.boards[static_cast<std::size_t>(at)].size + (at > 0 ? hand.sharedCards : 0);
    if (lies >= whole) { return Refusal{Reason::boardComplete}; }
    if (lies + board.cards.size > whole) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(RuleId::dealTwice);
    flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
    return ruling;
}

Verdict ruleBoard(const Hand& hand, const BoardDealt& board) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (twiceInList(board.cards)) { return Refusal{Reason::cardSeen}; }
    if (hand.runouts > 1) { return ruleRunoutBoard(hand, board); }
    const int boards = hand.stakes.boards;
    if (board.board > boards) { return Refusal{Reason::notEnoughBoards}; }
    if (board.board <= boards && namesLast(hand, board)) {
        Ruling ruling = by(RuleId::cardsSpeak);
        flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
        return ruling;
    }
    if (lastRow(hand)) { return Refusal{Reason::boardComplete}; }
    const Street& next = form(hand.stakes.form).streets[hand.street + 1u];
    const bool ranOut = form(hand.stakes.form).bringIn && lastRowIsNext(hand) && board.cards.size == 1;
    if (ranOut) { return by(RuleId::actionStart); }
    if (board.cards.size != next.board) {
        return Refusal{next.board == 0 ? Reason::boardComplete : Reason::tooManyCards};
    }
    const auto index = static_cast<std::size_t>(board.board > 0 ? board.board - 1 : 0);
    if (!(board.cards.seen() & hand.boards[index].seen()).empty()) { return Refusal{Reason::cardSeen}; }
    if (hand.stakes.boards > 1 && hand.boards[index].size > cardsSoFar(hand)) { return Refusal{Reason::tooManyCards}; }
    if (roundOpen(hand)) { return prematureCards(hand, next.id, board.cards); }
    Ruling ruling = by(RuleId::actionStart);
    flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
    return ruling;
}

Verdict ruleStreet(const Hand& hand) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (roundOpen(hand)) { return prematureCards(hand, nextStreetId(hand), {}); }
    if (lastRow(hand)) { return Refusal{Reason::boardComplete}; }
    return by(RuleId::actionStart);
}

void addUnseen(Hand& hand) {
    const std::uint8_t cards = row(hand).board;
    for (int board = 0; board < hand.stakes.boards; ++board) {
        for (int i = 0; i < cards; ++i) { hand.boards[static_cast<std::size_t>(board)].add(Card()); }
    }
}

void commitBoard(Hand& hand, const BoardDealt& board, const Ruling& ruling) {
    const auto index = static_cast<std::size_t>(board.board > 0 ? board.board - 1 : 0);
    CardList& lies = hand.boards[index];
    if (ruling.flags.contains(RuleId::prematureCards)) { return; }
    if (hand.runouts > 1) {
        for (const Card card : board.cards) { lies.add(card); }
        bool all = true;
        for (int i = 0; i < hand.runouts; ++i) { all = all && boardCards(hand, i).size() == 5; }
        if (all) {
            while (!lastRow(hand)) { nextStreet(hand); }
        }
        endIfSettled(hand);
        return;
    }
    if (namesLast(hand, board)) {
        for (std::size_t i = 0; i < board.cards.size; ++i) {
            lies.cards[lies.size - board.cards.size + i] = board.cards.cards[i];
        }
        return;
    }
    for (const Card card : board.cards) { lies.add(card); }
    bool every = true;  // with two boards a street begins when both have it
    for (int other = 0; other < hand.stakes.boards; ++other) {
        every = every && hand.boards[static_cast<std::size_t>(other)].size >= lies.size;
    }
    if (every) {
        nextStreet(hand);
        endIfSettled(hand);
    }
}

Verdict ruleDealt(const Hand& hand, const Dealt& dealt) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(dealt.seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(dealt.seat)) { return Refusal{Reason::folded}; }
    const HoleCards& hole = hand.hole[dealt.seat];
    if (twiceInList(dealt.cards) || !(hole.seen() & dealt.cards.seen()).empty()) { return Refusal{Reason::cardSeen}; }
    int most = 0;
    for (std::size_t i = 0; i <= hand.street; ++i) {
        const Street& street = form(hand.stakes.form).streets[i];
        most += street.down + street.up;
    }
    if (hole.size + dealt.cards.size > most && !row(hand).draws) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(RuleId::actionStart);
    flagTwice(hand, dealt.cards.seen(), dealt.seat, ruling);
    return ruling;
}

void commitDealt(Hand& hand, const Dealt& dealt) {
    HoleCards& hole = hand.hole[dealt.seat];
    for (const Card card : dealt.cards) {
        if (hole.size < hole.cards.size()) {
            hole.up = static_cast<std::uint8_t>(hole.up | (dealt.up ? 1u << hole.size : 0u));
            hole.cards[hole.size++] = card;
        }
    }
}

// Upcards say who opens, as long as nobody has acted on them.
void commitUp(Hand& hand) {
    const bool untouched = hand.now.acted.empty() && hand.now.in == PerSeat<Chips>{} && !hand.over;
    if (form(hand.stakes.form).bringIn && untouched && !lastRow(hand)) { findOpener(hand); }
}

// ---- draws and discards ----------------------------------------------------------------------------------------

bool drawTime(const Hand& hand) {
    return !hand.over && !roundOpen(hand) && !lastRow(hand) && form(hand.stakes.form).streets[hand.street + 1u].draws;
}

int cardsHeld(const Hand& hand) { return form(hand.stakes.form).streets[0].down; }

std::optional<Refusal> cannotDraw(const Hand& hand, Seat seat) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(seat)) { return Refusal{Reason::folded}; }
    return std::nullopt;
}

Verdict ruleDraw(const Hand& hand, Seat seat, int count) {
    if (const auto refusal = cannotDraw(hand, seat)) { return *refusal; }
    if (!drawTime(hand) || (hand.drawn.contains(seat) && count > 0 && hand.threw.contains(seat))) {
        return Refusal{Reason::nobodyToAct};
    }
    if (count > cardsHeld(hand)) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(count == 0 ? RuleId::rapIsPass : RuleId::actionStart);
    ruling.figures[0] = count;
    return ruling;
}

void endDraw(Hand& hand, Seat seat) {
    hand.act = {};
    hand.drawn.insert(seat);
    if ((hand.now.live - hand.drawn).empty()) {
        nextStreet(hand);
        endIfSettled(hand);
    }
}

// Which cards went is not known where only their number is: none of the others is known then either.
void commitDrew(Hand& hand, const Drew& drew) {
    HoleCards& hole = hand.hole[drew.seat];
    if (drew.count > 0 && hole.size > 0) {
        hole.size = static_cast<std::uint8_t>(std::max(0, hole.size - drew.count));
        hole.cards.fill(Card());
    }
    endDraw(hand, drew.seat);
}

void throwAway(Hand& hand, Seat seat, const CardList& thrown) {
    HoleCards& hole = hand.hole[seat];
    for (const Card card : thrown) {
        const auto end = hole.cards.begin() + hole.size;
        auto lies = std::find(hole.cards.begin(), end, card);
        if (lies == end) { lies = std::find(hole.cards.begin(), end, Card()); }
        if (lies != end) {
            std::copy(lies + 1, end, lies);
            --hole.size;
        }
    }
}

Verdict ruleDiscard(const Hand& hand, const Discarded& discard) {
    if (const auto refusal = cannotDraw(hand, discard.seat)) { return *refusal; }
    if (!row(hand).discards || hand.discarded.contains(discard.seat)) { return Refusal{Reason::nobodyToAct}; }
    if (discard.cards.size > 1) { return Refusal{Reason::tooManyCards}; }
    return by(RuleId::cphDeal);
}

void commitDiscard(Hand& hand, const Discarded& discard) {
    hand.discarded.insert(discard.seat);
    CardList thrown = discard.cards;
    if (thrown.size == 0) { thrown.add(Card()); }
    HoleCards& hole = hand.hole[discard.seat];
    const bool unknown = !thrown.cards[0].seen();
    if (unknown && hole.size > 0) { hole.cards.fill(Card()); }
    throwAway(hand, discard.seat, thrown);
}

Verdict ruleOpens(const Hand& hand, const Opens& opens) {
    if (const auto refusal = cannotDraw(hand, opens.seat)) { return *refusal; }
    if (!form(hand.stakes.form).bringIn || !hand.now.acted.empty()) { return Refusal{Reason::nobodyToAct}; }
    return by(RuleId::bringInSeat);
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

Ruling ruleExposed(const Hand& hand, const Fault& fault) {
    if (form(hand.stakes.form).high == Ranking::deuceToSeven) {
        Ruling ruling = flagged(RuleId::d27ExposedPredraw);
        if (lowCardTaken(hand, fault.cards)) {
            Plan(ruling).card(StepKind::take, fault.cards.cards[0]);
        } else {
            Plan(ruling).seat(StepKind::replaceWithTop, fault.seat);
        }
        return ruling;
    }
    const bool two = hand.faults.exposed + 1 >= hand.rules.misdealExposed;
    if (amongFirstTwo(hand, fault.seat, fault.count)) { return flagged(RuleId::misdealFirstTwo); }
    Ruling ruling = flagged(two ? RuleId::misdealTwoExposed : RuleId::exposedDealerNoOption);
    Plan(ruling).seat(StepKind::replaceWithTop, fault.seat).step(StepKind::exposedIsBurn);
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

Ruling ruleFaultKind(const Hand& hand, const Fault& fault) {
    switch (fault.kind) {
    case FaultKind::exposed:
    case FaultKind::flashed: return ruleExposed(hand, fault);
    case FaultKind::exposedBoard: return flagged(RuleId::exposedDealerNoOption);
    case FaultKind::boxed: return flagged(RuleId::misdealBoxed);
    case FaultKind::extra: return ruleExtra(hand, fault);
    case FaultKind::shortCards:
    case FaultKind::joker: return flagged(RuleId::misdealWrongCount);
    case FaultKind::outOfSequence: return flagged(RuleId::misdealSequence);
    case FaultKind::wrongButton: return flagged(RuleId::misdealButton);
    case FaultKind::wrongFirst: return flagged(RuleId::misdealFirstSeat);
    case FaultKind::emptySeat: return flagged(RuleId::misdealUnentitled);
    case FaultKind::omitted: return flagged(RuleId::misdealOmitted);
    case FaultKind::premature: return prematureCards(hand, fault.street, fault.cards);
    case FaultKind::noBurn:
    case FaultKind::twoBurns: return flagged(RuleId::burnError);
    case FaultKind::extraBoard: return asksFloor(RuleId::extraBoardCard);
    case FaultKind::stubFouled: return flagged(RuleId::stubFouled);
    case FaultKind::fouledDeck: return asksFloor(RuleId::fouledDeck);
    case FaultKind::dropped:
        return hand.rules.droppedCards == DroppedCards::floor ? asksFloor(RuleId::droppedCardsPlay)
                                                              : flagged(RuleId::droppedCardsPlay);
    case FaultKind::mucked: return flagged(RuleId::muckRetrieved);
    case FaultKind::dead: return ruleDead(fault);
    case FaultKind::retrieved: return asksFloor(RuleId::muckRetrieved);
    case FaultKind::seen: return flagged(RuleId::showOneShowAll);
    case FaultKind::pushed: return asksFloor(RuleId::awardWindow);
    case FaultKind::hidden: return flagged(RuleId::viewHiddenMoney);
    }
    return {};
}

bool causesMisdeal(const Hand& hand, const Fault& fault, RuleId flag) {
    switch (fault.kind) {
    case FaultKind::boxed: return hand.faults.boxed + fault.count >= hand.rules.misdealBoxed;
    case FaultKind::exposed:
    case FaultKind::flashed: return flag == RuleId::misdealFirstTwo || flag == RuleId::misdealTwoExposed;
    case FaultKind::extra: return flag != RuleId::extraCardFirstSeat;
    case FaultKind::shortCards:
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

Verdict ruleFault(const Hand& hand, const Fault& fault) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    const bool anySeat = fault.kind == FaultKind::emptySeat || fault.kind == FaultKind::omitted;
    if (fault.seat != kNoSeat && !anySeat && !hand.dealt.contains(fault.seat)) { return Refusal{Reason::notDealtIn}; }
    if (fault.kind == FaultKind::dead && !hand.now.live.contains(fault.seat)) { return Refusal{Reason::folded}; }
    Ruling ruling = ruleFaultKind(hand, fault);
    if (causesMisdeal(hand, fault, ruling.flags.first())) {
        ruling.result = pastCutoff(hand) ? Result::goesOn : Result::mayMisdeal;
        ruling.figures = {hand.now.actsInTurn, fault.count, 0, 0};
    }
    return ruling;
}

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
        plus(faults.exposed, 1);
    }
    const bool named =
        fault.kind == FaultKind::extra || fault.kind == FaultKind::shortCards || fault.kind == FaultKind::joker;
    if (named && ruling.flags.first() != RuleId::extraCardFirstSeat) { faults.wrongCount.insert(fault.seat); }
    for (const Seat seat : ruling.dies) { loseHand(hand, seat); }
    if (ruling.asks.floor) { hand.asked = ruling.asks.about; }
}

// Stud: the lowest card by suit brings in; razz: the highest, the ace being low.
bool bringsInBefore(Card card, Card than, bool low) {
    if (low) { return lowerByRank(card, than); }
    const auto rank = [](Card one) { return one.rank() == Rank::ace ? -1 : static_cast<int>(one.rank()); };
    return rank(card) != rank(than) ? rank(card) > rank(than) : card.suit() > than.suit();
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
    ruling.figures = {hand.now.actsInTurn, 0, 0, 0};
    ruling.dies = hand.faults.wrongCount & hand.now.live;
    if (!ruling.dies.empty()) { ruling.rules.add(RuleId::deadCount); }
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

Seat studOpener(const Hand& hand) {
    const Ranking ranking = form(hand.stakes.form).high;
    const int up = std::min<int>(hand.street + 1, 4);
    Seat first = kNoSeat;
    Card pick;
    Strength bestYet;
    for (const Seat seat : hand.now.live) {
        Cards mine;
        const HoleCards& hole = hand.hole[seat];
        for (std::size_t i = 0; i < hole.size; ++i) {
            if ((hole.up >> i & 1) != 0 && hole.cards[i].seen()) { mine.insert(hole.cards[i]); }
        }
        if (mine.size() < up) { return kNoSeat; }
        if (bringInRound(hand)) {
            const Card card = mine.highest();
            const bool low = ranking != Ranking::aceToFive;
            if (first == kNoSeat || bringsInBefore(card, pick, low)) {
                first = seat;
                pick = card;
            }
        } else if (const Strength board = boardStrength(ranking, mine); first == kNoSeat || board > bestYet) {
            first = seat;
            bestYet = board;
        }
    }
    return first;
}

void missDiscards(Hand& hand) {
    if (!row(hand).discards || hand.discarded.empty()) { return; }
    for (const Seat seat : hand.now.live - hand.discarded) {
        if (hand.rules.pineappleLateDiscard == PineappleLateDiscard::deadHand) {
            hand.now.live.erase(seat);
            hand.deadHands.insert(seat);
        } else {
            hand.asked = RuleId::cphDeal;
        }
    }
}

bool pastCutoff(const Hand& hand) {
    const Betting& now = hand.now;
    const int acts = now.actsInTurn;
    switch (hand.rules.misdealCutoff) {
    case MisdealCutoff::twoActions: return acts >= 2;
    case MisdealCutoff::mixedTwoOrThree: return acts >= 3 || (acts == 2 && now.folds != 2 && now.checks != 2);
    case MisdealCutoff::twoWithChipsOrThree: return acts >= 3 || (acts == 2 && now.withChips >= 1);
    }
    return true;
}

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

Verdict ruleDealing(const Hand& hand, const Event& event) {
    return std::visit(Overloaded{[&](const StreetDealt&) { return ruleStreet(hand); },
                                 [&](const BoardDealt& board) { return ruleBoard(hand, board); },
                                 [&](const Dealt& dealt) { return ruleDealt(hand, dealt); },
                                 [&](const Fault& fault) { return ruleFault(hand, fault); },
                                 [&](const Drew& drew) { return ruleDraw(hand, drew.seat, drew.count); },
                                 [&](const Threw& threw) { return ruleDraw(hand, threw.seat, threw.cards.size); },
                                 [&](const Discarded& discard) { return ruleDiscard(hand, discard); },
                                 [&](const Opens& opens) { return ruleOpens(hand, opens); },
                                 [&](const MisdealCalled&) { return ruleMisdeal(hand); },
                                 [&](const Voided&) { return ruleVoid(hand); },
                                 [&](const auto&) { return Verdict{Ruling{}}; }},
                      event);
}

void commitDealing(Hand& hand, const Event& event, const Ruling& ruling) {
    if (ruling.result == Result::misdeal || ruling.result == Result::voided) {
        restore(hand);
        hand.misdealt = ruling.result == Result::misdeal;
        hand.isVoid = ruling.result == Result::voided;
        return;
    }
    std::visit(Overloaded{[&](const StreetDealt&) {
                              if (!ruling.flags.contains(RuleId::prematureCards)) {
                                  nextStreet(hand);
                                  addUnseen(hand);
                                  endIfSettled(hand);
                              }
                          },
                          [&](const BoardDealt& board) { commitBoard(hand, board, ruling); },
                          [&](const Dealt& dealt) {
                              commitDealt(hand, dealt);
                              if (dealt.up) { commitUp(hand); }
                          },
                          [&](const Drew& drew) { commitDrew(hand, drew); },
                          [&](const Threw& threw) {
                              throwAway(hand, threw.seat, threw.cards);
                              hand.threw.insert(threw.seat);
                              endDraw(hand, threw.seat);
                          },
                          [&](const Discarded& discard) { commitDiscard(hand, discard); },
                          [&](const Opens& opens) { openedBy(hand, opens.seat); },
                          [&](const Fault& fault) { commitFault(hand, fault, ruling); },
                          [&](const MisdealCalled&) {
                              for (const Seat seat : ruling.dies) { loseHand(hand, seat); }
                          },
                          [&](const auto&) {}},
               event);
    if (ruling.asks.floor && hand.asked == RuleId::none) { hand.asked = ruling.asks.about; }
}

}  // namespace inner

}  // namespace oddchip
