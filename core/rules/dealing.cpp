// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Cards as they should come: streets and boards, draws and discards, and who opens a round of stud.
#include "core/rules/inner.h"

#include <algorithm>
#include <bit>

namespace oddchip {

using namespace inner;

namespace {

// ---- streets ---------------------------------------------------------------------------------------------------

// Cards given a name after the street was dealt without, while nobody has acted on it: the last street's, or all that
// have none, as in a hand that is entered late. Where the first of them begin; nothing: the board gives no names.
std::optional<std::size_t> namesFrom(const Hand& hand, const BoardDealt& board) {
    const CardList& lies = hand.boards[board.board > 0 ? board.board - 1u : 0u];
    const std::uint8_t dealt = row(hand).board;
    if (hand.runouts > 0 || dealt == 0 || lies.size < dealt || !hand.now.acted.empty()) { return std::nullopt; }
    const auto unseen = [](Card card) { return !card.seen(); };
    const auto first = std::find_if(lies.begin(), lies.end(), unseen);
    const auto named = std::find_if_not(first, lies.end(), unseen);
    if (board.cards.size > 0 && named - first == board.cards.size) { return first - lies.begin(); }
    const bool last = board.cards.size == dealt && !lies.cards[lies.size - 1u].seen();
    return last ? std::optional(static_cast<std::size_t>(lies.size - dealt)) : std::nullopt;
}

StreetId nextStreetId(const Hand& hand) {
    return lastRow(hand) ? row(hand).id : form(hand.stakes.form).streets[hand.street + 1u].id;
}

bool twiceInList(const CardList& cards) {
    int seen = 0;
    for (const Card card : cards) { seen += card.seen() ? 1 : 0; }
    return cards.seen().size() != seen;
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
    if (!(board.cards.seen() & boardCards(hand, at)).empty()) { return Refusal{Reason::cardSeen}; }
    const int whole = boardSize(hand);
    const int lies = lieOn(hand, at);
    if (lies >= whole) { return Refusal{Reason::boardComplete}; }
    if (lies + board.cards.size > whole) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(RuleId::dealTwice);
    flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
    return ruling;
}

// What a street that is dealt leads to: the upcards of stud say who opens it.
RuleId opensBy(const Hand& hand) { return form(hand.stakes.form).bringIn ? RuleId::bringInSeat : RuleId::actionStart; }

Verdict ruleBoard(const Hand& hand, const BoardDealt& board) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (twiceInList(board.cards)) { return Refusal{Reason::cardSeen}; }
    if (hand.runouts > 1) { return ruleRunoutBoard(hand, board); }
    const int boards = hand.stakes.boards;
    if (board.board > boards) { return Refusal{Reason::notEnoughBoards}; }
    if (board.board <= boards && namesFrom(hand, board)) {
        if (!(board.cards.seen() & boardCards(hand, std::max(0, board.board - 1))).empty()) {
            return Refusal{Reason::cardSeen};
        }
        Ruling ruling = by(RuleId::cardsSpeak);
        flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
        return ruling;
    }
    const auto index = static_cast<std::size_t>(board.board > 0 ? board.board - 1 : 0);
    if (!(board.cards.seen() & hand.boards[index].seen()).empty()) { return Refusal{Reason::cardSeen}; }
    if (lastRow(hand)) { return Refusal{Reason::boardComplete}; }
    const Street& next = form(hand.stakes.form).streets[hand.street + 1u];
    const bool ranOut = form(hand.stakes.form).bringIn && lastRowIsNext(hand) && board.cards.size == 1;
    if (!ranOut && board.cards.size != next.board) {
        return Refusal{next.board == 0 ? Reason::boardComplete : Reason::tooManyCards};
    }
    if (hand.stakes.boards > 1 && hand.boards[index].size > cardsSoFar(hand)) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = roundOpen(hand) ? prematureCards(hand, next.id, board.cards) : by(opensBy(hand));
    flagTwice(hand, board.cards.seen(), kNoSeat, ruling);
    return ruling;
}

Verdict ruleStreet(const Hand& hand) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (roundOpen(hand)) { return prematureCards(hand, nextStreetId(hand), {}); }
    if (hand.runouts > 1 ? !cardsToCome(hand) : lastRow(hand)) { return Refusal{Reason::boardComplete}; }
    return made([&] { return by(hand.runouts > 1 ? RuleId::dealTwice : opensBy(hand)); });
}

// A street begins when all boards have it.
void beginStreets(Hand& hand) {
    while (!lastRow(hand)) {
        const int needed = cardsSoFar(hand) + form(hand.stakes.form).streets[hand.street + 1u].board;
        for (int board = 0; board < hand.runouts; ++board) {
            if (lieOn(hand, board) < needed) { return; }
        }
        nextStreet(hand);
    }
}

// A street dealt without its cards, where the hand is run more than once: on every board that does not have it yet.
void dealRunOuts(Hand& hand) {
    int least = boardSize(hand), upTo = 0;
    for (int board = 0; board < hand.runouts; ++board) { least = std::min(least, lieOn(hand, board)); }
    for (const Street& street : form(hand.stakes.form).streets) {
        upTo += street.board;
        if (upTo > least) { break; }
    }
    for (int board = 0; board < hand.runouts; ++board) {
        while (lieOn(hand, board) < upTo) { hand.boards[static_cast<std::size_t>(board)].add(Card()); }
    }
    beginStreets(hand);
}

// What a board already has of the street stays; several run-outs share what lay there before.
void addUnseen(Hand& hand) {
    const int needed = cardsSoFar(hand);
    for (int i = 0, boards = boardCount(hand); i < boards; ++i) {
        for (int lies = lieOn(hand, i); lies < needed; ++lies) { hand.boards[static_cast<std::size_t>(i)].add(Card()); }
    }
}

void commitStreet(Hand& hand, const Ruling& ruling) {
    if (ruling.flags.contains(RuleId::prematureCards)) { return; }
    if (hand.runouts > 1) {
        dealRunOuts(hand);
    } else {
        nextStreet(hand);
        addUnseen(hand);
    }
    endIfSettled(hand);
}

void commitBoard(Hand& hand, const BoardDealt& board, const Ruling& ruling) {
    const auto index = static_cast<std::size_t>(board.board > 0 ? board.board - 1 : 0);
    CardList& lies = hand.boards[index];
    if (ruling.flags.contains(RuleId::prematureCards)) { return; }
    if (hand.runouts > 1) {
        for (const Card card : board.cards) { lies.add(card); }
        beginStreets(hand);
        endIfSettled(hand);
        return;
    }
    if (const auto from = namesFrom(hand, board)) {
        std::ranges::copy(board.cards, lies.cards.begin() + static_cast<std::ptrdiff_t>(*from));
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

int upcardsDealt(const Hand& hand, bool andNext) {  // to a seat, up to the present street or the next
    int cards = 0;
    for (const Street& street : form(hand.stakes.form).streets.first(hand.street + (andNext ? 2u : 1u))) {
        cards += street.up;
    }
    return cards;
}

// In stud the next street begins with its first card.
bool beginsStreet(const Hand& hand, const Dealt& dealt) {
    if (!form(hand.stakes.form).bringIn || roundOpen(hand) || hand.over || lastRow(hand)) { return false; }
    const HoleCards& hole = hand.hole[dealt.seat];
    return dealt.up ? std::popcount(hole.up) > hand.street : hole.size >= cardsDealt(hand);
}

Verdict ruleDealt(const Hand& hand, const Dealt& dealt) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(dealt.seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(dealt.seat)) { return Refusal{Reason::folded}; }
    const HoleCards& hole = hand.hole[dealt.seat];
    if (twiceInList(dealt.cards) || !(hole.seen() & dealt.cards.seen()).empty()) { return Refusal{Reason::cardSeen}; }
    const bool begins = beginsStreet(hand, dealt);
    const int room = cardsDealt(hand) + (begins ? 1 : 0);
    if (hole.size + dealt.cards.size > room) { return Refusal{Reason::tooManyCards}; }
    const bool tooManyUp = std::popcount(hole.up) + dealt.cards.size > upcardsDealt(hand, begins);
    if (dealt.up && form(hand.stakes.form).bringIn && tooManyUp) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(opensBy(hand));
    flagTwice(hand, dealt.cards.seen(), dealt.seat, ruling);
    return ruling;
}

void commitDealt(Hand& hand, const Dealt& dealt) {
    hand.shown.erase(dealt.seat);  // what was shown before is not the whole hand any more
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

int cardsHeld(const Hand& hand) { return form(hand.stakes.form).streets[0].down; }

std::optional<Refusal> cannotDraw(const Hand& hand, Seat seat) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(seat)) { return Refusal{Reason::folded}; }
    return std::nullopt;
}

Verdict ruleDraw(const Hand& hand, Seat seat, int count, const CardList& thrown) {
    if (const auto refusal = cannotDraw(hand, seat)) { return *refusal; }
    if (!drawTime(hand) || (hand.drawn.contains(seat) && count > 0 && hand.threw.contains(seat))) {
        return Refusal{Reason::nobodyToAct};
    }
    if (twiceInList(thrown)) { return Refusal{Reason::cardSeen}; }
    if (count > cardsHeld(hand)) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(count == 0 ? RuleId::rapIsPass : RuleId::actionStart);
    ruling.figures[0] = count;
    return ruling;
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

// The street of the discards is over: who has not discarded still holds a card too many.
bool discardsLate(const Hand& hand) {
    return std::ranges::any_of(form(hand.stakes.form).streets.first(hand.street), &Street::discards);
}

Verdict ruleDiscard(const Hand& hand, const Discarded& discard) {
    if (const auto refusal = cannotDraw(hand, discard.seat)) { return *refusal; }
    if (hand.discarded.contains(discard.seat) || !(row(hand).discards || discardsLate(hand))) {
        return Refusal{Reason::nobodyToAct};
    }
    if (discard.cards.size > 1) { return Refusal{Reason::tooManyCards}; }
    Ruling ruling = by(RuleId::cphDeal);
    // Where others discarded in time, the floor was asked when the next street was dealt.
    if (!row(hand).discards && hand.discarded.empty()) {
        ruling.flags.add(RuleId::cphDeal);
        ruling.asks = {true, RuleId::cphDeal, {}};
    }
    return ruling;
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

// Whoever opens has the best board of the next street: it is dealt.
bool opensNext(const Hand& hand) { return !roundOpen(hand) && !hand.over && !lastRow(hand) && !bettingOver(hand); }

Verdict ruleOpens(const Hand& hand, const Opens& opens) {
    if (const auto refusal = cannotDraw(hand, opens.seat)) { return *refusal; }
    const bool untouched = hand.now.acted.empty() && hand.now.in == PerSeat<Chips>{};  // nor brought in
    const StudOpener byCards = untouched ? studOpener(hand) : StudOpener{kNoSeat, false};
    const bool another = byCards.certain && byCards.seat != opens.seat;  // all upcards lie there, and they decide
    if (!form(hand.stakes.form).bringIn || another || !(untouched || opensNext(hand))) {
        return Refusal{Reason::nobodyToAct};
    }
    return by(RuleId::bringInSeat);
}

// Stud: the lowest card by suit brings in; razz: the highest, the ace being low.
bool bringsInBefore(Card card, Card than, bool low) {
    if (low) { return lowerByRank(card, than); }
    const auto rank = [](Card one) { return one.rank() == Rank::ace ? -1 : static_cast<int>(one.rank()); };
    return rank(card) != rank(than) ? rank(card) > rank(than) : card.suit() > than.suit();
}

}  // namespace

namespace inner {

void flagTwice(const Hand& hand, Cards cards, Seat besides, Ruling& ruling) {
    if (!notOfThisDeck(hand, cards, besides).empty()) {
        ruling.flags.add(RuleId::fouledDeck);
        ruling.asks = {true, RuleId::fouledDeck, {}};
    }
}

int cardsDealt(const Hand& hand) {
    int cards = 0;
    for (std::size_t i = 0; i <= hand.street; ++i) {
        cards += form(hand.stakes.form).streets[i].down + form(hand.stakes.form).streets[i].up;
    }
    return cards;
}

StudOpener studOpener(const Hand& hand) {
    const Ranking ranking = form(hand.stakes.form).high;
    const int up = std::min<int>(hand.street + 1, 4);
    Seat first = kNoSeat;
    bool certain = true;
    Card pick;
    Strength bestYet;
    for (const Seat seat : hand.now.live) {
        Cards mine;
        const HoleCards& hole = hand.hole[seat];
        for (std::size_t i = 0; i < hole.size; ++i) {
            if ((hole.up >> i & 1) != 0 && hole.cards[i].seen()) { mine.insert(hole.cards[i]); }
        }
        if (std::popcount(hole.up) < up) { return {kNoSeat, false}; }  // its card is still to come
        if (mine.size() < up) {
            certain = false;
            continue;
        }
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
    return {first, certain};
}

void endDraw(Hand& hand, Seat seat) {
    hand.act = {};
    hand.now.in = {};  // the round is collected before anybody draws
    hand.drawn.insert(seat);
    if ((hand.now.live - hand.drawn).empty()) {
        nextStreet(hand);
        endIfSettled(hand);
    }
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

namespace {

bool throws(const Event& event) {
    const auto* clear = std::get_if<Acted>(&event);
    return std::holds_alternative<Tossed>(event) || (clear != nullptr && clear->verb == Verb::fold);
}

}  // namespace

// While cards are changed a knock is pat, and a hand may be thrown away; the others still draw.
bool inDraw(const Hand& hand, const Event& event) {
    return drawTime(hand) && (std::holds_alternative<Tapped>(event) || throws(event));
}

Verdict ruleInDraw(const Hand& hand, const Event& event) {
    const Seat seat = actor(event);
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(seat)) { return Refusal{Reason::folded}; }
    if (!throws(event)) {
        return hand.drawn.contains(seat) ? Verdict{Refusal{Reason::nobodyToAct}} : by(RuleId::rapIsPass);
    }
    if (hand.now.allIn.contains(seat)) { return Refusal{Reason::allIn}; }
    Ruling ruling = by(RuleId::deadThrown);
    ruling.counts = Action{seat, Verb::fold, hand.now.in[seat]};
    return ruling;
}

void commitInDraw(Hand& hand, const Event& event) {
    const Seat seat = actor(event);
    if (!throws(event)) { return endDraw(hand, seat); }
    hand.act = {};
    hand.now.live.erase(seat);
    if (hand.now.live.size() == 1) { return advance(hand, seat); }
    if ((hand.now.live - hand.drawn).empty()) { endDraw(hand, hand.now.live.first()); }
}

Verdict ruleDealing(const Hand& hand, const Event& event) {
    if (std::holds_alternative<StreetDealt>(event)) { return ruleStreet(hand); }  // the most frequent
    return std::visit(
        Overloaded{[&](const BoardDealt& board) { return ruleBoard(hand, board); },
                   [&](const Dealt& dealt) { return ruleDealt(hand, dealt); },
                   [&](const Drew& drew) { return ruleDraw(hand, drew.seat, drew.count, {}); },
                   [&](const Threw& threw) { return ruleDraw(hand, threw.seat, threw.cards.size, threw.cards); },
                   [&](const Discarded& discard) { return ruleDiscard(hand, discard); },
                   [&](const Opens& opens) { return ruleOpens(hand, opens); },
                   [&](const auto&) { return Verdict{Ruling{}}; }},
        event);
}

void commitDealing(Hand& hand, const Event& event, const Ruling& ruling) {
    if (std::holds_alternative<StreetDealt>(event)) { return commitStreet(hand, ruling); }
    std::visit(Overloaded{[&](const BoardDealt& board) { commitBoard(hand, board, ruling); },
                          [&](const Dealt& dealt) {
                              if (beginsStreet(hand, dealt)) { nextStreet(hand); }
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
                          [&](const Opens& opens) {
                              if (opensNext(hand)) { nextStreet(hand); }
                              openedBy(hand, opens.seat);
                          },
                          [&](const auto&) {}},
               event);
    if (ruling.asks.floor && hand.asked == RuleId::none) { hand.asked = ruling.asks.about; }
}

}  // namespace inner

}  // namespace oddchip
