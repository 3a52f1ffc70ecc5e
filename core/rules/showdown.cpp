// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Who shows first, which pot first, who wins what: by the cards, or as the dealer reads them.
#include "core/rules/inner.h"

#include <algorithm>

namespace oddchip {

using namespace inner;

int boardCount(const Hand& hand) { return hand.runouts > 1 ? hand.runouts : std::max<int>(1, hand.stakes.boards); }

CardList board(const Hand& hand, int index) {
    const CardList& own = hand.boards[static_cast<std::size_t>(index)];
    if (hand.runouts < 2 || index == 0) { return own; }
    CardList all = hand.boards[0];  // the cards before the run-outs lie on the first board
    all.size = hand.sharedCards;
    for (const Card card : own) { all.add(card); }
    return all;
}

namespace inner {

Cards boardCards(const Hand& hand, int index) { return board(hand, index).seen(); }

int boardSize(const Hand& hand) {
    int cards = 0;
    for (const Street& street : form(hand.stakes.form).streets) { cards += street.board; }
    return cards;
}

int lieOn(const Hand& hand, int board) {
    return hand.boards[static_cast<std::size_t>(board)].size + (hand.runouts > 1 && board > 0 ? hand.sharedCards : 0);
}

namespace {

int handSize(const Hand& hand) {
    int cards = 0;
    for (std::size_t i = 0; i <= hand.street; ++i) {
        const Street& street = form(hand.stakes.form).streets[i];
        cards += street.down + street.up;
    }
    for (std::size_t i = 0; i < hand.street; ++i) { cards -= form(hand.stakes.form).streets[i].discards ? 1 : 0; }
    return cards;
}

}  // namespace
}  // namespace inner

// In stud the last card may be one for all on the board, where the deck ran out.
int cardsToTable(const Hand& hand) {
    const bool ranOut = form(hand.stakes.form).bringIn && hand.boards[0].size > 0;
    return handSize(hand) - (ranOut ? 1 : 0);
}

namespace inner {

namespace {

bool handKnown(const Hand& hand, Seat seat) {
    const HoleCards& hole = hand.hole[seat];
    return hole.size == cardsToTable(hand) && hole.seen().size() == hole.size;
}

}  // namespace

// In stud there is a board only where the cards ran out.
bool boardKnown(const Hand& hand, int board) {
    return form(hand.stakes.form).bringIn || boardCards(hand, board).size() == boardSize(hand);
}

// Nothing where the cards do not say: some are not known, or a seat that can win has neither shown nor mucked.
std::optional<SeatSet> winnersByCards(const Hand& hand, const Pot& pot, int board, Half half) {
    const SeatSet contest = pot.of - hand.mucked;
    if (contest.empty()) { return std::nullopt; }  // nobody claims it: the dealer says whose it is
    if (contest.size() == 1) { return half == Half::low ? SeatSet{} : contest; }  // the others have given it up
    if (cardsToCome(hand) || !boardKnown(hand, board)) { return std::nullopt; }
    if (!(contest - hand.shown).empty() && contest.size() > 1) { return std::nullopt; }
    const Form& game = form(hand.stakes.form);
    const Ranking ranking = half == Half::low ? game.low.value_or(game.high) : game.high;
    Strength bestYet;
    SeatSet winners;
    for (const Seat seat : contest) {
        if (!handKnown(hand, seat)) { return std::nullopt; }
        const Strength mine = evaluate(ranking, game.use, hand.hole[seat].seen(), boardCards(hand, board));
        if (mine.value == 0 || mine < bestYet) { continue; }
        if (mine > bestYet) {
            winners = {};
            bestYet = mine;
        }
        winners.insert(seat);
    }
    return winners;
}

namespace {

// Whether the dealer has read every half of a pot. A hand that has died since wins nothing of it.
bool awardGiven(const Hand& hand, const Pot& pot, const PotAward& award) {
    const bool split = form(hand.stakes.form).low.has_value();
    for (int board = 0; board < boardCount(hand); ++board) {
        const bool high = (award.given >> (board * 2) & 1) != 0;
        const bool low = (award.given >> (board * 2 + 1) & 1) != 0;
        const auto& named = award.winners[static_cast<std::size_t>(board)];
        if (!high || (split && !low) || (named[0] & pot.of).empty()) { return false; }
    }
    return true;
}

bool byCards(const Hand& hand, const Pot& pot) {
    for (int board = 0; board < boardCount(hand); ++board) {
        if (!winnersByCards(hand, pot, board, Half::whole)) { return false; }
    }
    return true;
}

// Not all have shown, and still it cannot be: a named hand that is tabled is beaten, or left alone with what it ties,
// by another that is tabled.
bool againstTabled(const Hand& hand, const Pot& pot, const Awarded& award, int board) {
    if (cardsToCome(hand) || !boardKnown(hand, board)) { return false; }
    const Form& game = form(hand.stakes.form);
    const Ranking ranking = award.half == Half::low ? game.low.value_or(game.high) : game.high;
    Strength lowest, best, other;  // of the named; of all; of the others
    bool named = false;
    for (const Seat seat : (pot.of & hand.shown) - hand.mucked) {
        if (!handKnown(hand, seat)) { continue; }
        const Strength mine = evaluate(ranking, game.use, hand.hole[seat].seen(), boardCards(hand, board));
        const bool winner = award.seats.contains(seat);
        if (winner && (!named || mine < lowest)) { lowest = mine; }
        best = std::max(best, mine);
        if (!winner) { other = std::max(other, mine); }
        named = named || winner;
    }
    return named && (lowest.value == 0 || best > lowest || other == lowest);
}

Verdict ruleAward(const Hand& hand, const Awarded& award) {
    if (const auto refusal = cannotAward(hand, award, false)) { return *refusal; }
    const Pot pot = pots(hand).list[award.pot];
    Ruling ruling;
    ruling.rules.add(RuleId::potToBestHand);
    ruling.until = {UntilKind::push, 0};
    const int board = std::max(0, award.board - 1);
    const auto cards = winnersByCards(hand, pot, board, award.half == Half::whole ? Half::whole : award.half);
    const bool differs = cards && byCards(hand, pot) ? *cards != award.seats : againstTabled(hand, pot, award, board);
    if (differs) {
        ruling.rules = {};
        ruling.rules.add(RuleId::cardsSpeak);
        ruling.flags.add(RuleId::cardsSpeak);
    }
    return ruling;
}

void commitAward(Hand& hand, const Awarded& award, const Ruling& ruling) {
    hand.awarded = true;
    if (!ruling.flags.contains(RuleId::cardsSpeak)) { readAward(hand, award); }
}

// What is shown and what was recorded of the seat's cards before are cards of one hand.
bool oneHand(const Hand& hand, const Shown& shown, int held) {
    const HoleCards& hole = hand.hole[shown.seat];
    return (hole.seen() | shown.cards.seen()).size() <= std::max<int>(held, hole.size);
}

Verdict ruleShown(const Hand& hand, const Shown& shown) {
    if (hand.over && !hand.now.live.contains(shown.seat)) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(shown.seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(shown.seat)) { return Refusal{Reason::folded}; }
    if (shown.cards.seen().size() <
        std::count_if(shown.cards.begin(), shown.cards.end(), [](Card card) { return card.seen(); })) {
        return Refusal{Reason::cardSeen};
    }
    const int held = cardsToTable(hand);
    if (shown.cards.size > held || !oneHand(hand, shown, held)) { return Refusal{Reason::tooManyCards}; }
    if (!bettingOver(hand)) { return Refusal{Reason::handRunning}; }
    Ruling ruling;
    ruling.rules.add(RuleId::showAllCards);
    ruling.rules.add(RuleId::cardsSpeak);
    if (hand.shortSeat != kNoSeat && hand.shortSeat != shown.seat) { ruling.rules.add(RuleId::showBeforePaid); }
    ruling.until = {UntilKind::push, 0};
    if (shown.cards.size > 0 && shown.cards.size < held) {  // to win any part a hand is tabled whole
        ruling.flags.add(RuleId::showAllCards);
        ruling.figures = {shown.cards.size, held, 0, 0};
    }
    flagTwice(hand, shown.cards.seen(), shown.seat, ruling);
    return ruling;
}

void commitShown(Hand& hand, const Shown& shown, const Ruling& ruling) {
    if (ruling.flags.contains(RuleId::showAllCards)) { return; }
    hand.shown.insert(shown.seat);
    if (!hand.over) { hand.mucked.erase(shown.seat); }  // what was given up stays so
    if (shown.cards.size > 0) {
        HoleCards& hole = hand.hole[shown.seat];
        hole.size = shown.cards.size;
        hole.cards = shown.cards.cards;
    }
}

Verdict ruleMucked(const Hand& hand, const Mucked& mucked) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(mucked.seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(mucked.seat)) { return Refusal{Reason::folded}; }
    if (!bettingOver(hand)) { return Refusal{Reason::handRunning}; }
    Ruling ruling;
    ruling.rules.add(RuleId::muckOption);
    ruling.until = {UntilKind::push, 0};
    return ruling;
}

// A pot that the others have given up is the seat's already: it cannot be given up any more.
void commitMucked(Hand& hand, Seat seat) {
    const Pots all = pots(hand);
    for (std::size_t i = 0; i < all.size; ++i) {
        const bool alone = all.list[i].of.size() > 1 && all.list[i].of - hand.mucked == SeatSet{seat};
        if (alone && hand.awards[i].given == 0) {
            Awarded award{};
            award.pot = static_cast<std::uint8_t>(i);
            award.seats.insert(seat);
            readAward(hand, award);
        }
    }
    hand.mucked.insert(seat);
}

Verdict rulePushed(const Hand& hand, const Pushed& pushed) {
    const Pots all = pots(hand);
    if (pushed.pot && *pushed.pot >= all.size) { return Refusal{Reason::noSuchPot}; }
    for (std::size_t i = 0; i < all.size; ++i) {
        const bool meant = !pushed.pot || *pushed.pot == i;
        if (meant && !settledPot(hand, all, i)) { return Refusal{Reason::handRunning}; }
    }
    Ruling ruling;
    ruling.rules.add(RuleId::awardWindow);
    ruling.rules.add(RuleId::killLosers);  // the losing hands are in before the chips leave the middle
    return ruling;
}

// The odd chips of the division among the boards, where the house leaves them to the floor.
bool oddLeftToFloor(const Hand& hand, int boards) {
    switch (hand.rules.oddRunouts) {
    case OddRunouts::firstBoard: return false;
    case OddRunouts::floor: break;
    }
    for (const Pot& pot : pots(hand)) {
        if (share(pot.amount, boards, oddUnitOf(hand)).odd.count > 0) { return true; }
    }
    return false;
}

Verdict ruleRunOut(const Hand& hand, const RunOut& run) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!cardsToCome(hand)) { return Refusal{Reason::boardComplete}; }
    if (run.times > hand.rules.runoutsMax || hand.stakes.boards > 1) { return Refusal{Reason::notEnoughBoards}; }
    if (!bettingOver(hand)) { return Refusal{Reason::handRunning}; }
    const bool begun = hand.boards[0].size > hand.sharedCards || hand.boards[1].size > 0 || hand.boards[2].size > 0;
    if (hand.runouts > 1 && begun) { return Refusal{Reason::handRunning}; }
    Ruling ruling;
    ruling.rules.add(RuleId::dealTwice);
    if (oddLeftToFloor(hand, run.times)) { ruling.asks = {true, RuleId::dealTwice, {}}; }
    return ruling;
}

}  // namespace

// The floor may award anew what is over.
std::optional<Refusal> cannotAward(const Hand& hand, const Awarded& award, bool anew) {
    if (hand.misdealt || hand.isVoid || (hand.over && !anew)) { return Refusal{Reason::handOver}; }
    if (!(award.seats - hand.dealt).empty()) { return Refusal{Reason::notDealtIn}; }
    if (!(award.seats - hand.now.live).empty()) { return Refusal{Reason::folded}; }
    const Pots all = pots(hand);
    if (award.board > boardCount(hand)) { return Refusal{Reason::notEnoughBoards}; }
    if (award.pot >= all.size) { return Refusal{Reason::noSuchPot}; }
    const bool nobody = award.seats.empty() && award.half != Half::low;
    if (nobody || !(award.seats - all.list[award.pot].of).empty()) { return Refusal{Reason::notEligible}; }
    if (!bettingOver(hand)) { return Refusal{Reason::handRunning}; }
    return std::nullopt;
}

// Of a whole pot that has halves nobody has the low.
void readAward(Hand& hand, const Awarded& award) {
    PotAward& given = hand.awards[award.pot];
    const bool split = form(hand.stakes.form).low.has_value();
    const int first = std::max(0, award.board - 1);
    const int last = award.board == 0 ? boardCount(hand) : award.board;
    for (int board = first; board < last; ++board) {
        auto& winners = given.winners[static_cast<std::size_t>(board)];
        const std::size_t half = award.half == Half::low ? 1 : 0;
        winners[half] = award.seats;
        given.given = static_cast<std::uint8_t>(given.given | 1u << (board * 2 + static_cast<int>(half)));
        if (split && award.half == Half::whole) {
            winners[1] = {};
            given.given = static_cast<std::uint8_t>(given.given | 2u << (board * 2));
        }
    }
    if (award.odd != kNoSeat) { given.odd = award.odd; }
}

Cards notOfThisDeck(const Hand& hand, Cards cards, Seat besides) {
    Cards seen;
    for (const Seat seat : hand.dealt) {
        if (seat != besides) { seen = seen | hand.hole[seat].seen(); }
    }
    for (const CardList& board : hand.boards) { seen = seen | board.seen(); }
    for (const ExposedCard& one : hand.faults.out) {
        if (one.card.seen() && one.seat != besides) { seen.insert(one.card); }
    }
    const Cards deck = form(hand.stakes.form).high == Ranking::shortDeck ? kShortDeck : kDeck;
    return (cards & seen) | (cards - deck);
}

Verdict ruleShowdown(const Hand& hand, const Event& event) {
    return std::visit(Overloaded{[&](const Awarded& award) { return ruleAward(hand, award); },
                                 [&](const Shown& shown) { return ruleShown(hand, shown); },
                                 [&](const Mucked& mucked) { return ruleMucked(hand, mucked); },
                                 [&](const Pushed& pushed) { return rulePushed(hand, pushed); },
                                 [&](const RunOut& run) { return ruleRunOut(hand, run); },
                                 [&](const auto&) { return Verdict{Ruling{}}; }},
                      event);
}

void commitShowdown(Hand& hand, const Event& event, const Ruling& ruling) {
    hand.act = {};
    std::visit(Overloaded{[&](const Awarded& award) { commitAward(hand, award, ruling); },
                          [&](const Shown& shown) { commitShown(hand, shown, ruling); },
                          [&](const Mucked& mucked) { commitMucked(hand, mucked.seat); },
                          [&](const Pushed& pushed) {
                              for (std::size_t i = 0; i < hand.awards.size(); ++i) {
                                  hand.awards[i].pushed = hand.awards[i].pushed || !pushed.pot || *pushed.pot == i;
                              }
                          },
                          [&](const RunOut& run) {
                              hand.runouts = run.times;
                              hand.sharedCards = hand.boards[0].size;
                          },
                          [&](const auto&) {}},
               event);
    if (ruling.asks.floor && !std::holds_alternative<RunOut>(event)) { hand.asked = ruling.asks.about; }
    // A card that came up twice may void the hand: the cards alone do not end it.
    const bool fouled = hand.asked == RuleId::fouledDeck && !std::holds_alternative<Awarded>(event);
    if (!fouled) { endIfSettled(hand); }
}

bool settledPot(const Hand& hand, const Pots& all, std::size_t index) {
    if (index >= all.size || roundOpen(hand)) { return false; }
    const Pot& pot = all.list[index];
    const PotAward& award = hand.awards[index];
    if (award.held) { return false; }
    return pot.of.size() == 1 || awardGiven(hand, pot, award) || byCards(hand, pot);
}

bool anyHeld(const Hand& hand) {
    return std::ranges::any_of(hand.awards, [](const PotAward& award) { return award.held; });
}

// A pot that the floor holds is no reason to wait: the game goes on.
void endIfSettled(Hand& hand) {
    if (!bettingOver(hand) || hand.over) { return; }
    const bool begun = !hand.shown.empty() || !hand.mucked.empty() || hand.awarded || anyHeld(hand);
    if (!begun && hand.now.live.size() > 1) { return; }
    const Pots all = pots(hand);
    for (std::size_t i = 0; i < all.size; ++i) {
        if (!hand.awards[i].held && !settledPot(hand, all, i)) { return; }
    }
    hand.over = true;
}

}  // namespace inner

bool cardsToCome(const Hand& hand) {
    if (!lastRow(hand)) { return true; }
    if (hand.runouts > 1) {
        for (int board = 0; board < hand.runouts; ++board) {
            if (lieOn(hand, board) < boardSize(hand)) { return true; }
        }
    }
    return false;
}

bool bettingOver(const Hand& hand) {
    return !roundOpen(hand) && hand.asked != RuleId::ootBinding &&
           (hand.over || lastRow(hand) || bettors(hand).size() <= 1);
}

bool settled(const Hand& hand, int index) { return settledPot(hand, pots(hand), static_cast<std::size_t>(index)); }

// Board by board, the high half first.
PotParts partsOf(const Hand& hand, int pot) {
    PotParts parts;
    const PotAward& award = hand.awards[static_cast<std::size_t>(pot)];
    const bool split = form(hand.stakes.form).low.has_value();
    const int boards = boardCount(hand);
    for (std::size_t board = 0; board < static_cast<std::size_t>(boards); ++board) {
        for (std::size_t half = 0; half < (split ? 2u : 1u); ++half) {
            PotPart& part = parts.list[parts.size++];
            part.board = static_cast<std::uint8_t>(boards > 1 ? board + 1 : 0);
            part.half = !split ? Half::whole : half == 0 ? Half::high : Half::low;
            part.read = (award.given >> (board * 2 + half) & 1) != 0;
            part.winners = award.winners[board][half];
        }
    }
    return parts;
}

StreetId street(const Hand& hand) {
    if (hand.over) { return StreetId::over; }
    const bool decided = hand.asked == RuleId::none || hand.asked == RuleId::fouledDeck;  // brings no betting
    const bool done = !roundOpen(hand) && !cardsToCome(hand) && decided;
    return done ? StreetId::showdown : row(hand).id;
}

Because<Seat> showsFirst(const Hand& hand) {
    Because<Seat> answer{kNoSeat, {}};
    answer.rules.add(RuleId::showOrder);
    const bool allIn = !(hand.now.live & hand.now.allIn).empty();
    if (allIn && hand.rules.showAllIn == ShowAllIn::allTabled) { return answer; }
    const bool lastRound = hand.betRow == hand.street || (allIn && hand.rules.showAllIn == ShowAllIn::pusherFirst);
    const Seat aggressor = hand.now.aggressor;
    if (lastRound && aggressor != kNoSeat && hand.now.live.contains(aggressor)) {
        answer.value = aggressor;
    } else {
        const bool opened = hand.now.opener != kNoSeat && hand.now.live.contains(hand.now.opener);
        const Seat from = opened ? hand.now.opener : firstAfterButton(hand, hand.now.live);
        const SeatSet acted = hand.now.acted & hand.now.live;  // an all-in seat that sits there before them did not
        answer.value = acted.empty() || acted.contains(from) ? from : acted.next(from);
    }
    return answer;
}

Seat toShow(const Hand& hand) {
    const SeatSet left = hand.now.live - hand.shown - hand.mucked;
    const Seat first = showsFirst(hand).value;
    if (street(hand) != StreetId::showdown || left.empty() || first == kNoSeat) { return kNoSeat; }
    return left.contains(first) ? first : left.next(first);
}

Because<SettleOrder> settleOrder(const Hand& hand) {
    Because<SettleOrder> answer;
    answer.rules.add(RuleId::sidepotOrder);
    const Pots all = pots(hand);
    for (int i = all.size - 1; i >= 0; --i) { answer.value.pots[answer.value.size++] = static_cast<std::uint8_t>(i); }
    return answer;
}

namespace {

Because<Cards> bestBy(const Hand& hand, Seat seat, Ranking ranking, RuleId why) {
    Because<Cards> answer;
    answer.rules.add(why);
    answer.rules.add(RuleId::cardsSpeak);
    if (handKnown(hand, seat)) {
        answer.value = best(ranking, form(hand.stakes.form).use, hand.hole[seat].seen(), boardCards(hand, 0));
    }
    return answer;
}

}  // namespace

Because<Cards> best(const Hand& hand, Seat seat) {
    return bestBy(hand, seat, form(hand.stakes.form).high, RuleId::cardsSpeak);
}

Because<Cards> low(const Hand& hand, Seat seat) {
    const auto ranking = form(hand.stakes.form).low;
    return ranking ? bestBy(hand, seat, *ranking, RuleId::cphLow) : Because<Cards>{};
}

}  // namespace oddchip
