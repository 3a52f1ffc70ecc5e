// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// In turn, out of turn, and going on with the last act: what an event adds to an act, and what the act then does.
#include "core/rules/inner.h"

#include <algorithm>

namespace oddchip::inner {
namespace {

// The act of a seat, as far as it went with this event. Whether the seat goes on with its last act is asked first.
bool goesOn(const Hand& hand, const Event& event) {
    const Seat seat = actor(event);
    const bool asked = hand.now.turn == seat && hand.act.counts.verb != Verb::nothing;  // the action came back to it
    const bool timed = hand.act.said == Verb::time;  // it has kept its right, and acts now
    const bool whole = std::holds_alternative<Acted>(event)
                           ? !hand.act.open
                           : std::holds_alternative<Tapped>(event) || std::holds_alternative<Tossed>(event);
    return hand.act.seat == seat && !asked && !timed && !whole;
}

void addWords(Act& act, const Said& said) {
    const bool open = act.said == Verb::raise || act.said == Verb::bet || act.said == Verb::pot;
    const bool says = said.amount || (act.said != Verb::pot && (said.verb == Verb::allIn || said.verb == Verb::pot));
    if (act.said == Verb::nothing) {
        act.said = said.verb;
        act.chipsFirst = act.put.count > 0;
    } else if (open && !act.hasAmount && says && act.put.count == 0) {
        act.said = said.verb == Verb::number ? Verb::raiseBare : said.verb;
    } else {
        act.saidAgain = said.verb;
        return;
    }
    act.hasAmount = said.amount.has_value();
    act.amount = said.amount.value_or(Chips{});
}

void addChips(Act& act, const PutIn& put) {
    const Chips sum = put.chips.sum();
    Chips smallest;
    std::uint16_t count = 0;
    for (std::size_t i = 0; i < put.chips.values.size() && put.chips.counts[i] > 0; ++i) {
        smallest = count == 0 ? put.chips.values[i] : least(smallest, put.chips.values[i]);
        count = static_cast<std::uint16_t>(count + put.chips.counts[i]);
    }
    if (!put.itemised) {  // nobody read the chips: as if none of them could be spared
        count = 2;
        smallest = {};
    }
    if (act.motions == 0) {
        act.first = sum;
        act.firstLeast = smallest;
        act.firstCount = count;
    }
    if (act.motions < 2) { act.firstTwo += sum; }
    act.putLeast = act.count == 0 ? smallest : least(act.putLeast, smallest);
    act.put += sum;
    act.lastPut = sum;
    act.count = static_cast<std::uint16_t>(act.count + count);
    ++act.motions;
}

// After "raise" the act itself, words and chips: how much it is; any other act is a second word.
void goesOnClearly(Act& act, const Acted& clear) {
    const bool up = clear.verb == Verb::bet || clear.verb == Verb::raise || clear.verb == Verb::complete ||
                    clear.verb == Verb::allIn;
    if (!up) { return addWords(act, {clear.seat, clear.verb, clear.amount}); }
    act.said = clear.verb;
    act.saidAgain = Verb::nothing;
}

// A part of the seat's own motion, its change say: the act is what still lies there. Chips that were let go stay.
void takePart(Act& act, Chips amount) {
    if (act.let) { return; }
    const bool alike = act.put == act.putLeast * act.count;
    act.put -= amount;
    for (Chips* one : {&act.first, &act.firstTwo, &act.lastPut}) { *one = least(*one, act.put); }
    if (alike && act.put.count % act.putLeast.count == 0) {
        act.count = static_cast<std::uint16_t>(act.put.count / act.putLeast.count);
        act.firstCount = std::min(act.firstCount, act.count);
    }
}

Act extended(Act act, const Event& event) {
    if (const auto* clear = std::get_if<Acted>(&event)) {
        if (act.said != Verb::nothing) { goesOnClearly(act, *clear); }
    } else if (const auto* said = std::get_if<Said>(&event)) {
        addWords(act, *said);
    } else if (const auto* put = std::get_if<PutIn>(&event)) {
        addChips(act, *put);
    } else if (const auto* took = std::get_if<TookBack>(&event)) {
        const bool own = act.put.count > 0 && act.said == Verb::nothing;  // not chips that lay there before
        if (!own) {
            act.took += took->amount;
        } else if (took->amount < act.put) {
            takePart(act, took->amount);
        } else {
            act.back = true;
        }
    } else if (std::holds_alternative<Rested>(event)) {
        act.let = true;
    }
    return act;
}

// The hand as the seat found it: before its act where it goes on with that act, else as it is now.
Ruling inTurn(const Hand& hand, const Event& event, Act act) {
    if (const auto* clear = std::get_if<Acted>(&event)) {
        const bool second = act.saidAgain != Verb::nothing;
        return second ? judged(hand, act) : clearAct(hand, clear->seat, clear->verb, clear->amount);
    }
    if (std::holds_alternative<Tapped>(event)) {
        Ruling ruling = clearAct(hand, act.seat, Verb::check, {});
        if (ruling.counts->verb == Verb::check) {
            ruling.rules = {};
            ruling.rules.add(RuleId::rapIsPass);
        }
        return ruling;
    }
    if (std::holds_alternative<Tossed>(event)) {
        Ruling ruling = clearAct(hand, act.seat, Verb::fold, {});
        ruling.rules = {};
        ruling.rules.add(RuleId::deadThrown);
        if (owedBy(hand, act.seat).count > 0) { ruling.flags.add(RuleId::deadThrown); }
        return ruling;
    }
    return judged(hand, act);
}

// An act that the floor has decided: it is over, and its chips are put right to what it counts as.
bool decided(const Act& act) { return act.clear && (act.said != Verb::nothing || act.put.count > 0); }

// Chips or words after an act that nothing can change: they go back.
Ruling afterClear(const Hand& hand, const Event& event) {
    Ruling ruling;
    ruling.counts = hand.act.counts;
    ruling.rules.add(RuleId::verbalBinding);
    if (decided(hand.act)) {
        const Chips wanted = hand.act.counts.to - hand.act.amount;
        const auto over = [&](Chips put) { return most(put - wanted, Chips{}); };
        if (const auto* put = std::get_if<PutIn>(&event)) {
            ruling.change = over(hand.act.put + put->chips.sum()) - over(hand.act.put);
        }
        return ruling;
    }
    if (const auto* put = std::get_if<PutIn>(&event)) {
        ruling.change = put->chips.sum();
        ruling.rules = {};
        ruling.rules.add(RuleId::stringRaise);
        ruling.flags.add(RuleId::stringRaise);
    } else if (std::holds_alternative<Said>(event)) {
        ruling.rules = {};
        ruling.rules.add(RuleId::stringWords);
    }
    return ruling;
}

std::optional<Refusal> impossible(const Hand& hand, Seat seat, const Event& event) {
    const bool more = goesOn(hand, event);
    if (hand.over && !more) { return Refusal{Reason::handOver}; }
    if (seat < seatAt(1) || seat > seatAt(kSeats)) { return Refusal{Reason::noSuchSeat}; }
    if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(seat) && !more) { return Refusal{Reason::folded}; }
    if (hand.now.allIn.contains(seat) && !more) { return Refusal{Reason::allIn}; }
    return std::nullopt;
}

// More than a stack that was counted in this hand: it cannot be.
bool tooMuch(const Hand& base, Seat seat, const Event& event, const Act& act) {
    if (!base.now.counted.contains(seat)) { return false; }
    Chips wanted = act.put - act.took;
    if (const auto* clear = std::get_if<Acted>(&event)) {
        if (!clear->amount || clear->verb == Verb::allIn) { return false; }
        wanted = *clear->amount - base.now.in[seat];
    }
    return wanted > base.now.stack[seat];
}

// The record says that the seat has less than it has just put in: the record is wrong, the stack is to be counted.
bool recordTooLow(const Hand& base, Seat seat, Chips wanted) {
    return !base.now.counted.contains(seat) && wanted > base.now.stack[seat];
}

void uncount(Hand& hand, Seat seat) {
    hand.now.uncounted.insert(seat);
    hand.now.stack[seat] += kUncounted;
    hand.start[seat] += kUncounted;
    hand.before.uncounted.insert(seat);  // the act may still go on
    hand.before.stack[seat] += kUncounted;
    hand.residue[seat] = {};
}

// The most that a raise can come to by the structure, whatever the stack.
Chips highestBy(const Hand& hand, Seat seat, Chips wanted) {
    switch (hand.stakes.structure) {
    case Structure::noLimit: return wanted;
    case Structure::potLimit: return potMost(hand, seat, nullptr);
    case Structure::limit: return hand.now.fullLevel + streetBet(hand);
    case Structure::spreadLimit: return hand.now.level + hand.stakes.bigBet;
    }
    return wanted;
}

// What was only said asks for no more than it can count as.
Chips wantedBy(const Hand& base, Seat seat, const Event& event, const Act& act) {
    if (const auto* clear = std::get_if<Acted>(&event)) {
        return clear->amount && clear->verb != Verb::allIn ? *clear->amount - base.now.in[seat] : Chips{};
    }
    if (act.hasAmount && act.said != Verb::number) {
        const bool to = act.said == Verb::raise || act.said == Verb::bet || act.said == Verb::raiseBare;
        if (!to && act.said != Verb::raiseBy) { return {}; }
        const Chips total = to ? act.amount : base.now.level + act.amount;
        return most(act.put - act.took, least(total, highestBy(base, seat, total)) - base.now.in[seat]);
    }
    return act.put - act.took;
}

bool streetImplied(const Hand& hand) {
    return !roundOpen(hand) && !hand.over && !lastRow(hand) && !bettingOver(hand) && hand.asked == RuleId::none;
}

// Whether something has to be so before the act can be judged. Only then is the hand copied.
bool needsBase(const Hand& hand, const Event& event) {
    const auto* clear = std::get_if<Acted>(&event);
    if (clear == nullptr || streetImplied(hand) || hand.openerUnknown || goesOn(hand, event)) { return true; }
    if (!clear->amount) { return false; }
    return clear->verb == Verb::allIn || recordTooLow(hand, clear->seat, *clear->amount - hand.now.in[clear->seat]);
}

void prepare(Hand& hand, const Event& event, Act& act) {
    const Seat seat = actor(event);
    if (goesOn(hand, event)) {
        if (!hand.act.clear) {
            hand.now = hand.before;
            hand.now.back = kNoSeat;
            hand.now.returned = {};
            hand.asked = RuleId::none;
            hand.over = false;
        }
        act = extended(hand.act, event);
    } else {
        if (streetImplied(hand)) { nextStreet(hand); }
        if (hand.openerUnknown) { openedBy(hand, seat); }
        act = {};
        act.seat = seat;
        act = extended(act, event);
    }
    if (const auto* clear = std::get_if<Acted>(&event);
        clear != nullptr && clear->verb == Verb::allIn && clear->amount) {
        recount(hand, seat, *clear->amount);  // a clear count wins over the record
        if (seat != hand.now.turn) { restack(hand, seat); }
    }
    if (recordTooLow(hand, seat, wantedBy(hand, seat, event, act))) { uncount(hand, seat); }
}

Verdict ruleWith(const Hand& hand, const Event& event, const Act& act) {
    const Seat seat = actor(event);
    if (hand.now.turn == kNoSeat && !std::holds_alternative<Rested>(event)) { return Refusal{Reason::nobodyToAct}; }
    if (tooMuch(hand, seat, event, act)) { return Refusal{Reason::moreThanStack}; }
    if (seat != hand.now.turn) { return outOfTurn(hand, event, act, inTurn(hand, event, act)); }
    return inTurn(hand, event, act);
}

FoldsTo const* foldsTo(const Event& event) { return std::get_if<FoldsTo>(&event); }

void foldUntil(Hand& hand, Seat until) {
    for (int i = 0; i < 2 * kSeats && hand.now.turn != kNoSeat && hand.now.turn != until && !hand.over; ++i) {
        const Seat seat = hand.now.turn;
        const bool free = owedBy(hand, seat).count == 0;
        doAct(hand, {seat, free ? Verb::check : Verb::fold, hand.now.in[seat]});
        advance(hand, seat);
    }
}

Verdict ruleFoldsTo(const Hand& hand, Seat until) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!hand.dealt.contains(until)) { return Refusal{Reason::notDealtIn}; }
    if (!hand.now.live.contains(until)) { return Refusal{Reason::folded}; }
    Hand copy = hand;
    if (streetImplied(copy)) { nextStreet(copy); }
    if (copy.now.turn == kNoSeat) { return Refusal{Reason::nobodyToAct}; }
    foldUntil(copy, until);
    if (copy.now.turn != until && !copy.over) {
        return Refusal{hand.now.allIn.contains(until) ? Reason::allIn : Reason::nobodyToAct};
    }
    Ruling ruling;
    ruling.rules.add(RuleId::verbalBinding);
    ruling.until = {UntilKind::nextAct, 0};
    return ruling;
}

}  // namespace

Seat actor(const Event& event) {
    return std::visit(
        [](const auto& happened) {
            if constexpr (requires { happened.seat; }) {
                return happened.seat;
            } else {
                return kNoSeat;
            }
        },
        event);
}

namespace {

// Nearly every act: a clear one, of the seat whose turn it is, with chips that it has.
inline const Acted* plain(const Hand& hand, const Event& event) {
    const auto* clear = std::get_if<Acted>(&event);
    if (clear == nullptr || clear->seat != hand.now.turn || hand.openerUnknown) { return nullptr; }
    if (!clear->amount) { return clear; }
    const bool has = *clear->amount - hand.now.in[clear->seat] <= hand.now.stack[clear->seat];
    return clear->verb != Verb::allIn && has ? clear : nullptr;
}

// What the floor was asked about an act, and nobody has waited for.
bool ofAnAct(RuleId asked) {
    return asked == RuleId::timeLostRight || asked == RuleId::numberUnclear || asked == RuleId::forwardMotion ||
           asked == RuleId::ootBinding;
}

// The next act in turn leaves behind what was asked about the last one, and its own short call.
void leaveBehind(Hand& hand, Seat seat) {
    if (ofAnAct(hand.asked)) { hand.asked = RuleId::none; }
    if (hand.shortSeat == seat) { hand.shortSeat = kNoSeat; }
}

void goOn(Hand& hand, const Action& counts) {
    if (counts.verb != Verb::nothing && counts.verb != Verb::time) { advance(hand, counts.seat); }
}

void actNow(Hand& hand, const Action& counts) {
    hand.now.waits.erase(counts.seat);
    doAct(hand, counts);
    goOn(hand, counts);
}

}  // namespace

Verdict ruleAnyAct(const Hand& hand, const Event& event) {
    if (const FoldsTo* folds = foldsTo(event)) { return ruleFoldsTo(hand, folds->seat); }
    if (inDraw(hand, event)) { return ruleInDraw(hand, event); }
    const Seat seat = actor(event);
    if (const auto refusal = impossible(hand, seat, event)) { return *refusal; }
    if (goesOn(hand, event) && hand.act.clear) { return afterClear(hand, event); }
    if (!needsBase(hand, event)) {
        Act act;
        act.seat = seat;
        return ruleWith(hand, event, extended(act, event));
    }
    Hand base = hand;
    Act act;
    prepare(base, event, act);
    return ruleWith(base, event, act);
}

void commitAnyAct(Hand& hand, const Event& event, const Ruling& ruling) {
    if (const FoldsTo* folds = foldsTo(event)) {
        if (streetImplied(hand)) { nextStreet(hand); }
        hand.act = {};
        foldUntil(hand, folds->seat);
        return;
    }
    if (inDraw(hand, event)) { return commitInDraw(hand, event); }
    if (goesOn(hand, event) && hand.act.clear) {
        const auto* put = std::get_if<PutIn>(&event);
        if (put != nullptr && decided(hand.act)) { hand.act.put += put->chips.sum(); }
        return;
    }
    const bool clear = std::holds_alternative<Acted>(event);
    const bool more = goesOn(hand, event);
    Act act;
    if (clear && !needsBase(hand, event)) {
        act.seat = actor(event);
    } else {
        prepare(hand, event, act);
    }
    if (!more && act.seat == hand.now.turn) { leaveBehind(hand, act.seat); }
    const Action counts = ruling.counts.value_or(Action{act.seat, Verb::nothing, hand.now.in[act.seat]});
    act.counts = counts;
    act.clear =
        clear || ruling.byFloor || std::holds_alternative<Tapped>(event) || std::holds_alternative<Tossed>(event);
    act.open = !act.clear && ruling.until.kind == UntilKind::rest && !std::holds_alternative<Rested>(event);
    if (!act.clear && !more) { hand.before = hand.now; }
    if (act.clear) {
        act.amount = hand.now.in[act.seat];
        act.hasAmount = hand.now.acted.contains(act.seat);
    }
    hand.act = act;
    // Its chips are its own again, as if it had not moved; a check facing a bet is no first word either.
    const bool asIfNot = act.back || act.clear || ruling.flags.contains(RuleId::checkFacingBet);
    if (asIfNot && counts.verb == Verb::nothing) {
        hand.act = {};
        return;
    }
    if (act.said == Verb::time) { hand.now.timed.insert(act.seat); }
    if (ruling.asks.floor && ruling.asks.about != RuleId::allinAnnounce) {  // which holds nothing up
        hand.asked = ruling.asks.about;
        hand.proposed = ruling.asks.about == RuleId::forwardMotion ? counts : Action{};
    }
    if (act.seat != hand.now.turn) {
        hand.act.outOfTurn = true;
        const bool own = more || ruling.byFloor;
        if (own || !binds(hand, act.seat)) { keepForItsTurn(hand, counts, ruling.byFloor); }
        return;
    }
    if (ruling.byFloor || act.clear) {
        actNow(hand, counts);
        return;
    }
    const Chips owed = owedBy(hand, act.seat);
    const Chips proper = properFor(hand, counts);
    markShort(hand, act, counts, owed);
    if (proper.count > 0) {
        standWrongly(hand, counts, proper);
    } else {
        actNow(hand, counts);
    }
}

std::optional<Refusal> fitDecision(Hand& hand, const Event& event, Action& counts) {
    if (foldsTo(event) != nullptr) { return std::nullopt; }
    Hand base = hand;
    Act act;
    prepare(base, event, act);
    const Betting& now = base.now;
    const Seat seat = counts.seat;
    const bool chips = counts.verb != Verb::fold && counts.verb != Verb::check && counts.verb != Verb::nothing;
    if (!chips) { counts.to = now.in[seat]; }
    if (counts.verb == Verb::call) { counts.to = least(counts.to, now.level); }
    counts.to = most(counts.to, now.in[seat]);
    const Chips wanted = counts.to - now.in[seat];
    if (wanted <= now.stack[seat]) { return std::nullopt; }
    if (now.counted.contains(seat)) { return Refusal{Reason::moreThanStack}; }
    uncount(hand, seat);
    return std::nullopt;
}

Verdict ruleAct(const Hand& hand, const Event& event) {
    if (const Acted* clear = plain(hand, event)) {
        return made([&] { return clearAct(hand, clear->seat, clear->verb, clear->amount); });
    }
    return ruleAnyAct(hand, event);
}

void commitAct(Hand& hand, const Event& event, const Ruling& ruling) {
    if (const Acted* clear = plain(hand, event)) {
        const Seat seat = clear->seat;
        const Action& counts = *ruling.counts;
        const bool acted = hand.now.acted.contains(seat);
        const Chips lay = hand.now.in[seat];
        leaveBehind(hand, seat);
        hand.now.waits.erase(seat);
        doAct(hand, counts);
        // After the chips have moved: read at once, the ruling would not be written yet, and the processor wait for it.
        if (counts.verb == Verb::nothing) {
            hand.act = {};
        } else {
            hand.act = {.seat = seat, .clear = true, .hasAmount = acted, .amount = lay, .counts = counts};
        }
        goOn(hand, counts);
        return;
    }
    commitAnyAct(hand, event, ruling);
}

}  // namespace oddchip::inner
