// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/possible.h"

#include <algorithm>

#include "core/rules/inner.h"

namespace oddchip {

using namespace inner;

namespace {

// The next street of the form that brings cards to the board or to seats; null: there is none.
const Street* nextCards(const Hand& hand) {
    const auto streets = form(hand.stakes.form).streets;
    for (std::size_t i = hand.street + 1u; i < streets.size(); ++i) {
        if (streets[i].board > 0 || streets[i].up > 0 || streets[i].down > 0 || streets[i].draws) {
            return &streets[i];
        }
    }
    return nullptr;
}

bool hasNoCards(const Street& street) { return street.board == 0 && street.up == 0 && street.down == 0; }

// Seats get cards now: the deal, the streets of stud, a draw.
bool dealsToSeats(const Hand& hand) {
    return hand.street == 0 || row(hand).up > 0 || row(hand).down > 0 || drawTime(hand);
}

// A street whose cards lie there came after a burn.
bool burnedStreet(const Hand& hand) { return hand.street > 0 && !hasNoCards(row(hand)); }

bool anyoneOut(const Hand& hand) { return !(hand.dealt - hand.now.live).empty() || !hand.mucked.empty(); }

bool readAlready(const Hand& hand) {
    return hand.over || hand.awarded ||
           std::ranges::any_of(hand.awards, [](const PotAward& award) { return award.pushed || award.given != 0; });
}

bool ofThisMoment(const Hand& hand, FaultKind kind) {
    switch (kind) {
    case FaultKind::exposed:
    case FaultKind::flashed: return dealsToSeats(hand);
    case FaultKind::outOfSequence:
    case FaultKind::wrongButton:
    case FaultKind::wrongFirst:
    case FaultKind::emptySeat:
    case FaultKind::omitted: return hand.street == 0;
    case FaultKind::boxed: return hand.street == 0 || cardsToCome(hand) || burnedStreet(hand);
    case FaultKind::premature: return roundOpen(hand) && nextCards(hand) != nullptr;
    case FaultKind::noBurn:
    case FaultKind::twoBurns: return burnedStreet(hand);
    case FaultKind::extraBoard: return row(hand).board > 0;
    case FaultKind::exposedBoard: return hasBoard(hand) && cardsToCome(hand);
    case FaultKind::stubFouled: return cardsToCome(hand);
    case FaultKind::retrieved: return anyoneOut(hand);
    case FaultKind::pushed: return readAlready(hand);
    case FaultKind::extra:
    case FaultKind::shortCards:
    case FaultKind::joker:
    case FaultKind::fouledDeck:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::dead:
    case FaultKind::seen:
    case FaultKind::hidden: return true;
    }
    return false;
}

Fault sample(const Hand& hand, FaultKind kind, Seat seat) {
    Fault fault;
    fault.kind = kind;
    fault.seat = seat;
    fault.count = 1;
    fault.street = faultStreet(hand, kind);
    return fault;
}

bool refused(const Hand& hand, FaultKind kind, Seat seat) {
    return std::holds_alternative<Refusal>(rule(hand, sample(hand, kind, seat)));
}

// A hand that is to be dead or taken in is live; one that comes back is not; an empty seat is not dealt in.
bool fits(const Hand& hand, FaultKind kind, Seat seat) {
    const bool live = hand.now.live.contains(seat), dealt = hand.dealt.contains(seat);
    switch (kind) {
    case FaultKind::emptySeat:
    case FaultKind::omitted: return !dealt;
    case FaultKind::retrieved: return dealt && (!live || hand.mucked.contains(seat));
    case FaultKind::mucked:
    case FaultKind::dead:
    case FaultKind::exposed:
    case FaultKind::flashed:
    case FaultKind::dropped: return live;
    case FaultKind::boxed:
    case FaultKind::extra:
    case FaultKind::shortCards:
    case FaultKind::outOfSequence:
    case FaultKind::wrongButton:
    case FaultKind::wrongFirst:
    case FaultKind::premature:
    case FaultKind::noBurn:
    case FaultKind::twoBurns:
    case FaultKind::extraBoard:
    case FaultKind::exposedBoard:
    case FaultKind::stubFouled:
    case FaultKind::joker:
    case FaultKind::fouledDeck:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: return dealt;
    }
    return false;
}

// The kinds in the order of a deal, of a board, and of what happens to hands and chips.
constexpr FaultKind kDeal[] = {FaultKind::exposed,    FaultKind::boxed,         FaultKind::extra,
                               FaultKind::shortCards, FaultKind::outOfSequence, FaultKind::wrongFirst,
                               FaultKind::emptySeat,  FaultKind::omitted,       FaultKind::wrongButton,
                               FaultKind::joker,      FaultKind::flashed};
constexpr FaultKind kBoard[] = {FaultKind::premature,  FaultKind::noBurn,       FaultKind::twoBurns,
                                FaultKind::extraBoard, FaultKind::exposedBoard, FaultKind::stubFouled};
constexpr FaultKind kHands[] = {FaultKind::mucked, FaultKind::dead,   FaultKind::retrieved,  FaultKind::dropped,
                                FaultKind::seen,   FaultKind::hidden, FaultKind::fouledDeck, FaultKind::pushed};

}  // namespace

// The street after the present one.
bool inner::isNext(const Hand& hand, StreetId street) {
    return !lastRow(hand) && form(hand.stakes.form).streets[hand.street + 1u].id == street;
}

namespace {

// Cards that come too early are those of a street that is still to come; a board has as many as the street brings.
bool fitsStreet(const Hand& hand, const Fault& fault) {
    const auto streets = form(hand.stakes.form).streets;
    const auto street = std::ranges::find(streets, fault.street, &Street::id);
    if (street == streets.end() || street == streets.begin()) { return false; }
    return street->board == 0 || fault.cards.size == 0 || fault.cards.size == street->board;
}

// The card that was exposed is one that the seat has: counted from 1, and what the dealer gave too many.
bool fitsHand(const Hand& hand, const Fault& fault) {
    int cards = hand.faults.extra;
    for (const Street& street : form(hand.stakes.form).streets) { cards += street.down + street.up; }
    return fault.count <= cards;
}

// A street that is dealt after a burn: one that lies there or comes next.
bool fitsBurn(const Hand& hand, const Fault& fault) {
    const auto streets = form(hand.stakes.form).streets;
    const auto street = std::ranges::find(streets, fault.street, &Street::id);
    return street != streets.end() && street != streets.begin() && street - streets.begin() <= hand.street + 1;
}

// A board that lies there, or is about to be told.
bool fitsBoard(const Hand& hand, const Fault& fault) {
    if (fault.street == row(hand).id) { return row(hand).board > 0; }
    return isNext(hand, fault.street) && !roundOpen(hand) && form(hand.stakes.form).streets[hand.street + 1u].board > 0;
}

int cardsInDeck(const Hand& hand) {
    return (form(hand.stakes.form).high == Ranking::shortDeck ? kShortDeck : kDeck).size();
}

}  // namespace

bool inner::faultFits(const Hand& hand, const Fault& fault) {
    switch (fault.kind) {
    case FaultKind::premature: return fitsStreet(hand, fault);
    case FaultKind::exposed:
    case FaultKind::flashed: return fitsHand(hand, fault);
    case FaultKind::noBurn:
    case FaultKind::twoBurns: return fitsBurn(hand, fault);
    case FaultKind::extraBoard: return fitsBoard(hand, fault);
    case FaultKind::shortCards: return fault.count <= cardsDealt(hand);
    case FaultKind::boxed: return hand.faults.boxed + fault.count <= cardsInDeck(hand);
    case FaultKind::extra:
        return hand.faults.extra + fault.count <= cardsInDeck(hand) - hand.dealt.size() * cardsDealt(hand);
    case FaultKind::exposedBoard:
    case FaultKind::outOfSequence:
    case FaultKind::wrongButton:
    case FaultKind::wrongFirst:
    case FaultKind::emptySeat:
    case FaultKind::omitted:
    case FaultKind::stubFouled:
    case FaultKind::joker:
    case FaultKind::fouledDeck:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::dead:
    case FaultKind::retrieved:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: return true;
    }
    return true;
}

bool namesSeat(FaultKind kind) {
    switch (kind) {
    case FaultKind::boxed:
    case FaultKind::wrongButton:
    case FaultKind::premature:
    case FaultKind::noBurn:
    case FaultKind::twoBurns:
    case FaultKind::extraBoard:
    case FaultKind::exposedBoard:
    case FaultKind::stubFouled:
    case FaultKind::fouledDeck: return false;
    case FaultKind::exposed:
    case FaultKind::flashed:
    case FaultKind::extra:
    case FaultKind::shortCards:
    case FaultKind::outOfSequence:
    case FaultKind::wrongFirst:
    case FaultKind::emptySeat:
    case FaultKind::omitted:
    case FaultKind::joker:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::dead:
    case FaultKind::retrieved:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: return true;
    }
    return false;
}

StreetId faultStreet(const Hand& hand, FaultKind kind) {
    const Street* next = nextCards(hand);
    const bool later = kind == FaultKind::premature || hand.street == 0;
    return later && next != nullptr ? next->id : row(hand).id;
}

SeatSet faultSeats(const Hand& hand, FaultKind kind) {
    SeatSet seats;
    if (!namesSeat(kind)) { return seats; }
    for (int i = 1; i <= kSeats; ++i) {
        const Seat seat = seatAt(i);
        if (fits(hand, kind, seat) && !refused(hand, kind, seat)) { seats.insert(seat); }
    }
    return seats;
}

bool faultPossible(const Hand& hand, FaultKind kind) {
    if (!ofThisMoment(hand, kind)) { return false; }
    return namesSeat(kind) ? !faultSeats(hand, kind).empty() : !refused(hand, kind, kNoSeat);
}

FaultKinds faultsPossible(const Hand& hand) {
    FaultKinds kinds;
    const auto take = [&](std::span<const FaultKind> some) {
        for (const FaultKind kind : some) {
            if (faultPossible(hand, kind)) { kinds.list[kinds.size++] = kind; }
        }
    };
    const bool first = dealsToSeats(hand);
    take(first ? std::span<const FaultKind>(kDeal) : std::span<const FaultKind>(kBoard));
    take(first ? std::span<const FaultKind>(kBoard) : std::span<const FaultKind>(kDeal));
    take(kHands);
    return kinds;
}

}  // namespace oddchip
