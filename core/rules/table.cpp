// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The table between hands: seats, stacks, the button, and what the next hand would post.
#include "core/rules/table.h"

#include "core/rules/inner.h"

namespace oddchip {

using inner::Overloaded;

namespace {

bool handEvent(const Event& event) {
    return std::visit(Overloaded{[](const Sat&) { return false; },         [](const Adds&) { return false; },
                                 [](const Leaves&) { return false; },      [](const GoesAway&) { return false; },
                                 [](const ComesBack&) { return false; },   [](const Waits&) { return false; },
                                 [](const PostsOwed&) { return false; },   [](const PlaysBehind&) { return false; },
                                 [](const Passes&) { return false; },      [](const Objects&) { return false; },
                                 [](const MovesTo&) { return false; },     [](const BuysButton&) { return false; },
                                 [](const ButtonAt&) { return false; },    [](const DealerNamed&) { return false; },
                                 [](const ChipsNamed&) { return false; },  [](const ShuffleStarts&) { return false; },
                                 [](const TakesRake&) { return false; },   [](const DropTaken&) { return false; },
                                 [](const TimeCharged&) { return false; }, [](const auto&) { return true; }},
                      event);
}

bool running(const Table& table) { return table.playing && !table.hand.over; }

// A count or a purchase of a seat that the hand does not concern.
bool atPlace(const Table& table, const Event& event) {
    const bool about = std::holds_alternative<Has>(event) || std::holds_alternative<Spends>(event);
    return about && table.open && (!running(table) || !table.hand.dealt.contains(inner::actor(event)));
}

// The finished hand's chips lie in front of the seats that won them.
void carry(Table& table) {
    if (!table.playing || table.carried || !table.hand.over) { return; }
    table.carried = true;
    for (const Seat seat : table.hand.dealt) {
        Place& place = table.places[seat];
        const auto lies = stack(table.hand, seat);
        place.counted = lies.has_value();
        place.stack = lies.value_or(Chips{});
        place.stack += place.pending;
        place.pending = {};
    }
    const Winnings won = winnings(table.hand);
    table.drop.rake += won.rake;
    table.drop.jackpot += won.jackpot;
}

Verdict seatVerdict(const Table& table, Seat seat, bool mustBeTaken) {
    if (!table.open) { return Refusal{Reason::noHand}; }
    if (seat < seatAt(1) || number(seat) > table.seats) { return Refusal{Reason::noSuchSeat}; }
    if (mustBeTaken && !table.places[seat].taken) { return Refusal{Reason::emptySeat}; }
    return Ruling{};
}

Verdict noted(Verdict verdict, RuleId rule) {
    if (auto* ruling = std::get_if<Ruling>(&verdict)) { ruling->rules.add(rule); }
    return verdict;
}

Verdict ruleSat(const Table& table, const Sat& sat) {
    Verdict verdict = seatVerdict(table, sat.seat, false);
    if (std::holds_alternative<Ruling>(verdict) && table.places[sat.seat].taken) { return Refusal{Reason::seatTaken}; }
    return noted(verdict, RuleId::buyinFullOnEntry);
}

Verdict ruleMoves(const Table& table, const MovesTo& moves) {
    Verdict verdict = seatVerdict(table, moves.seat, true);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    if (running(table) && table.hand.dealt.contains(moves.seat)) { return Refusal{Reason::handRunning}; }
    verdict = seatVerdict(table, moves.to, false);
    if (std::holds_alternative<Ruling>(verdict) && table.places[moves.to].taken) { return Refusal{Reason::seatTaken}; }
    return noted(verdict, RuleId::dealForTableMove);
}

Verdict ruleTable(const Table& table, const Event& event) {
    return std::visit(
        Overloaded{
            [&](const Sat& sat) { return ruleSat(table, sat); },
            [&](const MovesTo& moves) { return ruleMoves(table, moves); },
            [&](const Adds& adds) { return noted(seatVerdict(table, adds.seat, true), RuleId::addonTiming); },
            [&](const PlaysBehind& behind) {
                return noted(seatVerdict(table, behind.seat, true), RuleId::behindAnnounce);
            },
            [&](const ButtonAt& button) { return noted(seatVerdict(table, button.seat, false), RuleId::buttonMethod); },
            [&](const Leaves& leaves) { return noted(seatVerdict(table, leaves.seat, true), RuleId::stakeNoRemoval); },
            [&](const GoesAway& away) { return noted(seatVerdict(table, away.seat, true), RuleId::missedBlinds); },
            [&](const ComesBack& back) { return noted(seatVerdict(table, back.seat, true), RuleId::missedBlinds); },
            [&](const Waits& waits) { return noted(seatVerdict(table, waits.seat, true), RuleId::missedBlinds); },
            [&](const PostsOwed& posts) { return noted(seatVerdict(table, posts.seat, true), RuleId::missedBlinds); },
            [&](const Has& has) { return noted(seatVerdict(table, has.seat, true), RuleId::behindVerify); },
            [&](const Spends& spends) { return noted(seatVerdict(table, spends.seat, true), RuleId::stakePurchases); },
            [&](const auto&) {
                return noted(table.open ? Verdict{Ruling{}} : Verdict{Refusal{Reason::noHand}}, RuleId::noticeErrors);
            }},
        event);
}

void leave(Table& table, Seat seat) {
    if (running(table) && table.hand.dealt.contains(seat)) {
        table.places[seat].leaving = true;
    } else {
        table.places[seat] = Place{};
    }
}

void sit(Table& table, const Sat& sat) {
    Place& place = table.places[sat.seat];
    place = Place{};
    place.taken = true;
    place.person = sat.person;
    place.counted = sat.stack.has_value();
    place.stack = sat.stack.value_or(Chips{});
    place.newHere = table.handNumber > 0;
}

void add(Table& table, const Adds& adds) {
    Place& place = table.places[adds.seat];
    (running(table) && table.hand.dealt.contains(adds.seat) ? place.pending : place.stack) += adds.amount;
}

void commitTable(Table& table, const Event& event) {
    carry(table);
    std::visit(Overloaded{[&](const Sat& sat) { sit(table, sat); },
                          [&](const MovesTo& moves) {
                              table.places[moves.to] = table.places[moves.seat];
                              table.places[moves.seat] = Place{};
                          },
                          [&](const Adds& adds) { add(table, adds); },
                          [&](const PlaysBehind& behind) {
                              table.places[behind.seat].behind += behind.amount;
                              table.places[behind.seat].stack += behind.amount;
                          },
                          [&](const ButtonAt& button) {
                              table.button = button.seat;
                              table.buttonSet = true;
                          },
                          [&](const Leaves& leaves) { leave(table, leaves.seat); },
                          [&](const GoesAway& away) { table.places[away.seat].away = true; },
                          [&](const ComesBack& back) { table.places[back.seat].away = false; },
                          [&](const Waits& waits) { table.places[waits.seat].waits = true; },
                          [&](const PostsOwed& posts) { table.places[posts.seat].posts = true; },
                          [&](const Has& has) {
                              table.places[has.seat].stack = has.behind;
                              table.places[has.seat].counted = true;
                          },
                          [&](const Spends& spends) { table.places[spends.seat].stack -= spends.amount; },
                          [&](const DealerNamed& dealer) {
                              table.drop.dealer = dealer.initials;
                              table.drop.hands = 0;
                          },
                          [&](const ChipsNamed& chips) { table.stakes.chips = chips.values; },
                          [&](const TakesRake& rake) { table.drop.rake += rake.amount; },
                          [&](const DropTaken& drop) { table.drop.jackpot += drop.amount; },
                          [&](const TimeCharged& time) { table.drop.time += time.amount; }, [&](const auto&) {}},
               event);
}

// ---- the next hand ---------------------------------------------------------------------------------------------

struct Positions {
    Seat button, small, big;  // where they lie; an empty seat is possible for button and small
};

SeatSet ready(const Table& table) {
    SeatSet seats;
    for (const Seat seat : taken(table)) {
        const Place& place = table.places[seat];
        const auto lies = stack(table, seat);
        if (!place.away && !place.leaving && (!lies || lies->count + place.pending.count > 0)) { seats.insert(seat); }
    }
    return seats;
}

Positions fromButton(SeatSet seats, Seat button) {
    return {button, usualSmall(seats, button), usualBig(seats, button)};
}

// Dead button: the big blind goes to the next seat due, the small blind and the button to where the big and the small
// were.
Positions positions(const Table& table, SeatSet seats) {
    if (table.buttonSet || table.big == kNoSeat) {
        const Seat button = table.button == kNoSeat ? seats.first() : table.button;
        return fromButton(seats, button);
    }
    if (table.rules.buttonMethod == ButtonMethod::moving) { return fromButton(seats, seats.next(table.button)); }
    const Seat big = seats.next(table.big);
    if (seats.size() == 2) {
        const Seat other = seats.next(big);
        return {other, other, big};
    }
    return {table.small, table.big, big};
}

// A seat that came after the first hand posts, or waits for the big blind, as the house has it.
bool dealtIn(const Table& table, Seat seat, Seat big) {
    const Place& place = table.places[seat];
    if (!place.newHere || seat == big || place.posts) { return true; }
    return table.rules.blindsNewPlayer == BlindsNewPlayer::free && !place.waits;
}

}  // namespace

SeatSet taken(const Table& table) {
    SeatSet seats;
    for (int i = 1; i <= table.seats; ++i) {
        if (table.places[seatAt(i)].taken) { seats.insert(seatAt(i)); }
    }
    return seats;
}

Table opened(const HouseRules& rules, const TableOpened& set) {
    Table table;
    table.rules = rules;
    table.open = true;
    table.seats = set.seats;
    table.stakes = set.stakes;
    return table;
}

std::optional<Chips> stack(const Table& table, Seat seat) {
    if (table.playing && !table.carried && table.hand.dealt.contains(seat)) { return stack(table.hand, seat); }
    const Place& place = table.places[seat];
    return place.counted ? std::optional(place.stack) : std::nullopt;
}

Verdict rule(const Table& table, const Event& event) {
    if (!handEvent(event) || atPlace(table, event)) { return ruleTable(table, event); }
    if (!table.playing) { return Refusal{Reason::noHand}; }
    const Seat seat = inner::actor(event);
    const bool anySeat = std::holds_alternative<Fault>(event);
    if (table.open && seat != kNoSeat && !table.hand.over && !anySeat) {
        const Verdict place = seatVerdict(table, seat, true);
        if (std::holds_alternative<Refusal>(place)) { return place; }
    }
    return rule(table.hand, event);
}

void commit(Table& table, const Event& event, const Ruling& ruling) {
    if (!handEvent(event) || atPlace(table, event)) {
        commitTable(table, event);
    } else {
        commit(table.hand, event, ruling);
    }
}

std::variant<HandBegan, Refusal> next(const Table& table) {
    if (!table.open) { return Refusal{Reason::noHand}; }
    if (running(table)) { return Refusal{Reason::handRunning}; }
    Table now = table;
    carry(now);
    const SeatSet seats = ready(now);
    if (seats.size() < 2) { return Refusal{Reason::tooFewPlayers}; }
    const bool again = now.playing && now.hand.misdealt;  // after a misdeal the button stays
    const Positions at = again ? Positions{now.button, now.small, now.big} : positions(now, seats);
    HandBegan began;
    began.rules = now.rules;
    began.stakes = now.stakes;
    began.button = at.button;
    for (const Seat seat : seats) {
        if (!dealtIn(now, seat, at.big)) { continue; }
        began.dealt.insert(seat);
        const Place& place = now.places[seat];
        began.stacks[seat].values[0] = place.stack;
        began.stacks[seat].counts[0] = place.counted && place.stack.count > 0 ? 1 : 0;
        if (!place.counted) { began.uncounted.insert(seat); }
        began.behind[seat] = place.behind;
        if (place.newHere && place.posts && seat != at.big) { began.posts[seat] = now.stakes.big; }
    }
    if (began.dealt.size() < 2) { return Refusal{Reason::tooFewPlayers}; }
    began.small = began.dealt.contains(at.small) ? at.small : kNoSeat;
    began.big = began.dealt.contains(at.big) ? at.big : kNoSeat;
    return began;
}

void begin(Table& table, const HandBegan& began) {
    carry(table);
    table.flags = {};
    for (const Seat seat : began.dealt) {
        Place& place = table.places[seat];
        const Chips lies = began.stacks[seat].sum();
        const bool counted = !began.uncounted.contains(seat);
        if (table.open && table.playing && place.counted && counted && place.stack != lies) {
            table.flags.add(RuleId::stackDiffers);
        }
        place.taken = true;
        place.counted = counted;
        place.stack = lies;
        place.behind = {};
        place.posts = place.waits = false;
        place.newHere = place.newHere && seat != began.big && began.posts[seat].count == 0;
    }
    for (int i = 1; i <= kSeats; ++i) {
        if (table.places[seatAt(i)].leaving) { table.places[seatAt(i)] = Place{}; }
    }
    table.rules = began.rules;
    table.button = began.button;
    // A small blind that nobody posts lies on the seat after the button all the same: the button comes there next.
    table.small = began.small != kNoSeat                  ? began.small
                  : table.big != kNoSeat && table.playing ? table.big
                                                          : began.dealt.next(began.button);
    table.big = began.big;
    table.buttonSet = false;
    table.playing = true;
    table.carried = false;
    ++table.handNumber;
    ++table.drop.hands;
    table.hand = begin(began);
}

}  // namespace oddchip
