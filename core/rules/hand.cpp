// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The fold: how a hand begins, what an event counts as, and how it changes the hand.
#include "core/rules/hand.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/rules/inner.h"

namespace oddchip {

using namespace inner;

Seat usualSmall(SeatSet dealt, Seat button) {
    return dealt.size() == 2 && dealt.contains(button) ? button : dealt.next(button);
}

Seat usualBig(SeatSet dealt, Seat button) { return dealt.next(usualSmall(dealt, button)); }

Chips unitOf(const HandBegan& began) {
    const Stakes& stakes = began.stakes;
    if (stakes.unit.count > 0) { return stakes.unit; }
    std::int64_t divisor = 0;
    const auto add = [&](Chips amount) {
        if (amount.count != 0) { divisor = std::gcd(divisor, amount.count); }  // few of them are there
    };
    const UnitBasis basis = began.rules.unitBasis;
    const bool chipsNamed = stakes.chips[0].count > 0;
    const bool bigAlone =
        basis == UnitBasis::bigBlind && !form(stakes.form).bringIn && chipsNamed && stakes.big.count > 0;
    const bool bringInAlone =
        basis == UnitBasis::bringIn && chipsNamed && (stakes.bringIn.count > 0 || stakes.big.count > 0);
    if (bigAlone) {
        add(stakes.big);
    } else if (bringInAlone) {
        add(stakes.bringIn.count > 0 ? stakes.bringIn : stakes.big);
    } else {
        for (const Chips amount :
             {stakes.small, stakes.big, stakes.third, stakes.ante, stakes.bigBlindAnte, stakes.bringIn, stakes.bomb}) {
            add(amount);
        }
        for (const Chips amount : began.blinds.values) { add(amount); }
        if (basis == UnitBasis::withRake && chipsNamed) { add(stakes.rake.step); }
    }
    if (divisor == 0) {
        divisor = stakes.minBet.count > 0     ? stakes.minBet.count
                  : stakes.smallBet.count > 0 ? stakes.smallBet.count
                                              : 100;
    }
    Chips largest;
    for (const Chips chip : stakes.chips) {
        if (chip.count > 0 && divisor % chip.count == 0 && chip > largest) { largest = chip; }
    }
    return largest.count > 0 ? largest : Chips{divisor};
}

namespace {

bool mayStraddle(const HandBegan& began, Seat seat) {
    const bool underTheGun = seat == began.dealt.next(began.big);
    switch (began.rules.straddle) {
    case Straddle::off: return false;
    case Straddle::utg: return underTheGun;
    case Straddle::utgOrButton: {  // one of them: where both want to, the button (WSOP 161)
        const bool button = began.button != kNoSeat && began.straddles[began.button].count > 0 &&
                            began.stakes.structure != Structure::limit;
        return button ? seat == began.button : underTheGun;
    }
    case Straddle::anySeat: return true;
    }
    return false;
}

}  // namespace

Chips straddleOf(const HandBegan& began, Seat seat) {
    const Chips posted = began.straddles[seat];
    if (posted.count == 0 || !mayStraddle(began, seat)) { return {}; }
    if (began.stakes.structure == Structure::limit && began.rules.straddleLimit == StraddleLimit::no) { return {}; }
    const Chips twice = began.stakes.big * 2;
    switch (began.rules.straddleAmount) {
    case StraddleAmount::twice: return twice;
    case StraddleAmount::twiceOrMore: return most(posted, twice);
    }
    return posted;
}

namespace {

inline void post(Hand& hand, Seat seat, Chips amount) {
    if (amount.count > 0) { putIn(hand, seat, hand.now.in[seat] + least(amount, most(playable(hand, seat), Chips{}))); }
}

void postAnte(Hand& hand, Seat seat, Chips amount) {
    const Chips paid = least(amount, most(playable(hand, seat), Chips{}));
    hand.now.stack[seat] -= paid;
    hand.now.total[seat] += paid;
    hand.now.antes += paid;
    if (playable(hand, seat).count <= 0) { hand.now.allIn.insert(seat); }
}

// A stack is cut to the betting unit as it is when it can be bet: without what antes and dead money took of it, and
// with what lies in front for this round.
void cut(Hand& hand, const HandBegan& began, Seat seat) {
    if (hand.now.uncounted.contains(seat)) { return; }
    const Chips left = hand.now.stack[seat] + hand.now.in[seat];
    hand.residue[seat] = residueOf(hand.rules, began.stacks[seat], left, hand.stakes.unit);
    hand.now.allIn.erase(seat);
    if (playable(hand, seat).count <= 0) { hand.now.allIn.insert(seat); }
}

void postBigBlindAnte(Hand& hand) {
    const Chips before = hand.now.dead;
    payDead(hand, hand.big, hand.stakes.bigBlindAnte);
    hand.now.antes += hand.now.dead - before;
}

// Seats for which the start names an amount of their own; mostly none, and so they are looked for once.
SeatSet named(const HandBegan& began) {
    SeatSet seats;
    for (const Seat seat : began.dealt) {
        const std::int64_t any =
            began.blinds[seat].count | began.posts[seat].count | began.straddles[seat].count | began.dead[seat].count;
        seats = seats | (any != 0 ? SeatSet{seat} : SeatSet{});
    }
    return seats;
}

void postBlinds(Hand& hand, const HandBegan& began, SeatSet ofTheirOwn) {
    if (hand.stakes.bomb.count > 0) { return; }
    if (hand.small != kNoSeat) { post(hand, hand.small, hand.stakes.small); }
    if (hand.big != kNoSeat) { post(hand, hand.big, hand.stakes.big); }
    if (hand.third != kNoSeat) { post(hand, hand.third, hand.stakes.third); }
    for (const Seat seat : ofTheirOwn) {
        post(hand, seat, began.blinds[seat]);
        // A kill takes in the blind that its seat has posted, and so does a straddle.
        const Chips lies = hand.stakes.killSmall.count > 0 ? hand.now.in[seat] : Chips{};
        post(hand, seat, began.posts[seat] - lies);
        post(hand, seat, straddleOf(began, seat) - hand.now.in[seat]);
    }
}

void postAll(Hand& hand, const HandBegan& began, SeatSet ofTheirOwn) {
    const Chips ante = hand.stakes.bomb.count > 0 ? hand.stakes.bomb : hand.stakes.ante;
    for (const Seat seat : ante.count > 0 ? hand.dealt : ofTheirOwn) {
        if (ante.count > 0) { postAnte(hand, seat, ante); }
        if (began.dead[seat].count > 0) { payDead(hand, seat, began.dead[seat]); }
        if (ante.count > 0 || began.dead[seat].count > 0) { cut(hand, began, seat); }
    }
    const bool anteFirst = hand.rules.bigBlindAnteFirst == BigBlindAnteFirst::ante;
    const bool anteOfOne = hand.stakes.bigBlindAnte.count > 0 && hand.big != kNoSeat;
    if (anteOfOne && anteFirst) {
        postBigBlindAnte(hand);
        cut(hand, began, hand.big);
    }
    postBlinds(hand, began, ofTheirOwn);
    if (anteOfOne && !anteFirst) {
        postBigBlindAnte(hand);
        cut(hand, began, hand.big);
    }
}

// The seat after which the first round is opened: the highest straddle, else the highest blind, the last of equal ones.
Seat lastPoster(const Hand& hand, const HandBegan& began, SeatSet posted) {
    if (hand.straddler != kNoSeat) {
        const bool button = hand.straddler == hand.button && hand.rules.straddleButtonFirst == StraddleButtonFirst::utg;
        return button && hand.big != kNoSeat ? hand.big : hand.straddler;
    }
    Seat last = hand.button;
    Chips highest;
    Seat seat = hand.button;
    for (int i = posted.size(); i > 0; --i) {
        seat = posted.next(seat);
        Chips nominal = began.blinds[seat];
        if (seat == hand.small) nominal = most(nominal, hand.stakes.small);
        if (seat == hand.big) nominal = most(nominal, hand.stakes.big);
        if (seat == hand.third) nominal = most(nominal, hand.stakes.third);
        if (nominal.count > 0 && nominal >= highest) {
            highest = nominal;
            last = seat;
        }
    }
    return last;
}

// Where there is no blind and no other least bet: the bring-in.
Chips leastBet(const Stakes& stakes) { return stakes.bringIn.count > 0 ? stakes.bringIn : stakes.unit; }

void openFirstRound(Hand& hand, const HandBegan& began, SeatSet ofTheirOwn) {
    Betting& now = hand.now;
    Chips opened = most(hand.stakes.third, most(hand.stakes.small, hand.stakes.big));
    Chips highest;
    SeatSet posted;  // whose chips lie in front: a blind whose last chip went into the ante is none
    for (const Seat poster : {hand.small, hand.big, hand.third}) {
        if (poster != kNoSeat) { ofTheirOwn.insert(poster); }
    }
    for (const Seat seat : ofTheirOwn& hand.dealt) {
        highest = most(highest, now.in[seat]);
        if (now.in[seat].count > 0) { posted.insert(seat); }
        if (began.posts[seat].count > 0) { opened = most(opened, hand.stakes.killSmall); }
        opened = most(opened, began.blinds[seat]);
        if (const Chips straddle = straddleOf(began, seat); straddle > hand.straddle) {
            hand.straddle = straddle;
            hand.straddler = seat;
        }
    }
    const bool bomb = hand.stakes.bomb.count > 0;
    hand.bigBlind = opened.count > 0 && !(bomb && hand.stakes.minBet.count > 0) ? opened : hand.stakes.minBet;
    if (bigBet(hand) && hand.bigBlind.count == 0) { hand.bigBlind = leastBet(hand.stakes); }
    now.bettorsAtStart = static_cast<std::uint8_t>(bettors(hand).size());
    const bool spread = hand.stakes.structure == Structure::spreadLimit;
    now.step = spread ? most(hand.bigBlind, hand.stakes.smallBet) : hand.bigBlind;
    if (bomb) {  // no betting before the flop
        hand.street = 1;
        for (int board = 0; board < hand.stakes.boards; ++board) {
            for (int i = 0; i < row(hand).board; ++i) { hand.boards[static_cast<std::size_t>(board)].add(Card()); }
        }
        openRound(hand);
        return;
    }
    if (bringInRound(hand)) {
        findOpener(hand);
        return;
    }
    now.level = most(most(opened, hand.straddle), highest);
    now.fullLevel = now.level;
    now.lastWager = now.level;
    if (hand.straddle.count > 0) {
        now.straddleFirst = true;
        if (hand.rules.straddleMinRaise == StraddleMinRaise::twiceStraddle) { now.step = hand.straddle; }
        if (hand.rules.capStraddle == CapStraddle::counted) { now.raises = 1; }
    }
    const Seat last = lastPoster(hand, began, posted);
    now.opener = hand.dealt.next(last);
    advance(hand, last);
}

// Entered late: the pot so far lies there as one, and betting opens on the street that was dealt.
void openLate(Hand& hand, const HandBegan& began) {
    hand.late = true;
    hand.now.live = began.in;
    hand.now.dead = began.pot;
    const auto streets = form(hand.stakes.form).streets;
    hand.bigBlind = most(hand.stakes.big, most(hand.stakes.small, hand.stakes.third));
    for (const Seat seat : began.dealt) { hand.bigBlind = most(hand.bigBlind, began.blinds[seat]); }
    if (hand.bigBlind.count == 0) {
        hand.bigBlind = hand.stakes.minBet.count > 0 ? hand.stakes.minBet : leastBet(hand.stakes);
    }
    while (row(hand).id != began.from && hand.street + 1u < streets.size()) {
        ++hand.street;
        for (int board = 0; board < boardCount(hand); ++board) {
            for (int i = 0; i < row(hand).board; ++i) { hand.boards[static_cast<std::size_t>(board)].add(Card()); }
        }
    }
    openRound(hand);
}

}  // namespace

namespace inner {

ChipList oneAmount(Chips amount) {
    ChipList list;
    list.values[0] = amount;
    list.counts[0] = amount.count > 0 ? 1 : 0;
    return list;
}

Chips residueOf(const HouseRules& rules, const ChipList& stack, Chips sum, Chips unit) {
    switch (rules.unitSmallChips) {
    case UnitSmallChips::wholeUnitsPlay: return sum - wholeUnits(sum, unit);
    case UnitSmallChips::faceValueAllIn: return {};
    case UnitSmallChips::neverPlay: break;
    }
    Chips small;
    for (std::size_t i = 1; i < stack.values.size() && stack.counts[i] > 0; ++i) {
        if (stack.values[i] < unit) { small += stack.values[i] * stack.counts[i]; }
    }
    const Chips others = sum - small;
    return small + others - wholeUnits(others, unit);
}

// The count wins over the record, in the act that may still go on as well.
void recount(Hand& hand, Seat seat, Chips behind) {
    const Chips more = behind - hand.now.stack[seat];
    hand.start[seat] += more;
    for (Betting* betting : {&hand.now, &hand.before}) {
        betting->stack[seat] += more;
        betting->uncounted.erase(seat);
        betting->counted.insert(seat);
    }
    hand.residue[seat] = residueOf(hand.rules, oneAmount(behind), behind + hand.now.in[seat], hand.stakes.unit);
}

// A stack that changed in mid-hand may have become all-in, or be so no longer.
void restack(Hand& hand, Seat seat) {
    if (hand.over || !hand.now.live.contains(seat)) { return; }
    for (Betting* betting : {&hand.now, &hand.before}) {
        betting->allIn.erase(seat);
        if (betting->stack[seat] <= hand.residue[seat]) { betting->allIn.insert(seat); }
    }
    if (hand.now.turn != kNoSeat) { advance(hand, seatAt(number(hand.now.turn) - 1)); }
}

}  // namespace inner

namespace {

// Blinds of their own instead of two or three: the highest is the big blind, the last of equal ones.
Seat blindAlone(const HandBegan& began) {
    Seat highest = kNoSeat;
    Seat seat = began.button;
    for (int i = began.dealt.size(); i > 0; --i) {
        seat = began.dealt.next(seat);
        const bool higher = highest == kNoSeat || began.blinds[seat] >= began.blinds[highest];
        if (began.blinds[seat].count > 0 && higher) { highest = seat; }
    }
    return highest;
}

}  // namespace

Hand begin(const HandBegan& began) {
    Hand hand;
    hand.rules = began.rules;
    hand.stakes = began.stakes;
    hand.stakes.unit = unitOf(began);
    hand.button = began.button;
    hand.small = hand.stakes.small.count > 0 ? began.small : kNoSeat;
    hand.big = hand.stakes.big.count > 0 ? began.big : blindAlone(began);
    hand.third = hand.stakes.third.count > 0 ? began.dealt.next(began.big) : kNoSeat;
    hand.dealt = began.dealt;
    hand.now.live = began.dealt;
    for (const Seat seat : began.dealt - began.uncounted) {
        const Chips sum = began.stacks[seat].sum();
        hand.start[seat] = hand.now.stack[seat] = sum;
        hand.residue[seat] = residueOf(began.rules, began.stacks[seat], sum, hand.stakes.unit);
    }
    for (const Seat seat : began.dealt& began.uncounted) {
        hand.start[seat] = hand.now.stack[seat] = kUncounted;
        hand.now.uncounted.insert(seat);
    }
    for (const Seat seat : began.dealt) {
        if (began.behind[seat].count > 0) { hand.behindSeats.insert(seat); }
    }
    if (began.late) {
        openLate(hand, began);
    } else {
        const SeatSet ofTheirOwn = named(began);
        postAll(hand, began, ofTheirOwn);
        openFirstRound(hand, began, ofTheirOwn);
    }
    return hand;
}

namespace {

enum class Part { act, dealing, faults, showdown, notice, agreement, note, elsewhere };

constexpr auto kParts = byKind([]<class T>(std::type_identity<T>) {
    if (kIsAct<T>) { return Part::act; }
    if (kOneOf<T, StreetDealt, BoardDealt, Dealt, Drew, Threw, Discarded, Opens>) { return Part::dealing; }
    if (kOneOf<T, Fault, MisdealCalled, Voided>) { return Part::faults; }
    if (kOneOf<T, Awarded, Shown, Mucked, Pushed, RunOut>) { return Part::showdown; }
    if (kOneOf<T, Noticed>) { return Part::notice; }
    if (kOneOf<T, PotSplit, InsuranceNoted, AsksToSee>) { return Part::agreement; }
    if (kOneOf<T, PuntoBet, PuntoCards, PuntoShoe, PuntoSettled, PuntoCollected>) { return Part::elsewhere; }
    return Part::note;
});

Part partOf(const Event& event) { return kParts[event.index()]; }

}  // namespace

Verdict rule(const Hand& hand, const Event& event) {
    if (isAct(event)) { return ruleAct(hand, event); }  // nearly all are
    switch (partOf(event)) {
    case Part::act: break;
    case Part::dealing: return ruleDealing(hand, event);
    case Part::faults: return ruleFaults(hand, event);
    case Part::showdown: return ruleShowdown(hand, event);
    case Part::notice: return ruleNotice(hand, std::get<Noticed>(event));
    case Part::agreement: return ruleAgreement(hand, event);
    case Part::note: return ruleNote(hand, event);
    case Part::elsewhere: break;
    }
    return Refusal{Reason::noHand};
}

void commit(Hand& hand, const Event& event, const Ruling& ruling) {
    hand.outcomeCount = 0;
    if (isAct(event)) {
        hand.now.back = kNoSeat;
        hand.now.returned = {};
        return commitAct(hand, event, ruling);
    }
    const Part part = partOf(event);
    if (part != Part::notice) {  // a call that is taken back needs to know what it had sent back
        hand.now.back = kNoSeat;
        hand.now.returned = {};
    }
    switch (part) {
    case Part::act: break;
    case Part::dealing: commitDealing(hand, event, ruling); break;
    case Part::faults: commitFaults(hand, event, ruling); break;
    case Part::showdown: commitShowdown(hand, event, ruling); break;
    case Part::notice: commitNotice(hand, std::get<Noticed>(event), ruling); break;
    case Part::agreement: commitAgreement(hand, event, ruling); break;
    case Part::note: commitNote(hand, event, ruling); break;
    case Part::elsewhere: break;
    }
}

std::variant<Hand, Refusal> replay(const HandBegan& began, std::span<const Live> events) {
    Hand hand = begin(began);
    int number = 0;
    for (const Live& live : events) {
        ++number;
        const Verdict verdict = live.decided ? Verdict{*live.decided} : rule(hand, live.event);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return Refusal{refusal->reason, number}; }
        commit(hand, live.event, std::get<Ruling>(verdict));
    }
    return hand;
}

}  // namespace oddchip
