// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/said.h"

#include <algorithm>
#include <iterator>

#include "core/notation/punto_said.h"
#include "core/notation/words.h"

namespace oddchip::notation {
namespace {

using namespace claim;

RuleIds only(RuleId rule) {
    RuleIds rules;
    if (rule != RuleId::none) { rules.add(rule); }
    return rules;
}

const Ruling* ruling(const Moment& moment) { return std::get_if<Ruling>(&moment.last); }
const Hand& hand(const Moment& moment) { return moment.table.hand; }
RuleIds rules(const Moment& moment) { return ruling(moment) != nullptr ? ruling(moment)->rules : RuleIds{}; }

// As claims have it: an amount only where the verb has one.
claim::CountsAs countsAs(const Action& action) {
    const auto row = std::ranges::find(kCounts, action.verb, &VerbRow::verb);
    return {action.verb, row != std::end(kCounts) && row->amount ? action.to : kNothing};
}

// ---- of the last event -----------------------------------------------------------------------------------------

Answers flags(const Moment& moment) {
    Answers all;
    const Ruling* const last = ruling(moment);
    if (last == nullptr) { return all; }
    // Where nothing has been ruled on, the hand has just begun, and may have raised flags itself.
    const RuleIds raised = *last == Ruling{} ? moment.table.flags : last->flags;
    for (const RuleId flag : raised.ids) {
        if (flag == RuleId::none) { continue; }
        AllRules why = only(flag);  // raised by its own rule
        why.addAll(rules(moment));
        all.push_back({Flag{flag}, why});
    }
    return all;
}

Answers floorAsked(const Moment& moment) {
    RuleIds asked;
    if (ruling(moment) != nullptr && ruling(moment)->asks.floor) { asked.add(ruling(moment)->asks.about); }
    for (std::size_t i = 0; i < hand(moment).outcomeCount; ++i) {
        const Outcome& outcome = hand(moment).outcomes[i];
        if (outcome.kind == Outcome::Kind::floor) { asked.add(outcome.rule); }
    }
    if (hand(moment).asked != RuleId::none) { asked.add(hand(moment).asked); }
    Answers all;
    for (const RuleId rule : asked.ids) {
        if (rule != RuleId::none) { all.push_back({AsksFloor{rule}, only(rule)}); }
    }
    return all;
}

Answers outcomes(const Moment& moment, Outcome::Kind kind) {
    Answers all;
    for (std::size_t i = 0; i < hand(moment).outcomeCount; ++i) {
        const Outcome& outcome = hand(moment).outcomes[i];
        if (outcome.kind != kind) { continue; }
        const Seat seat = outcome.seat;
        if (kind == Outcome::Kind::stands) {
            all.push_back({Stands{seat, countsAs(outcome.action())}, only(outcome.rule)});
        } else {
            all.push_back({Lapses{seat}, only(outcome.rule)});
        }
    }
    return all;
}

Answers change(const Change& c, const Moment& moment) {
    const Ruling* const last = ruling(moment);
    if (last == nullptr) { return ofAct(moment); }
    const Seat seat = last->counts ? last->counts->seat : hand(moment).act.seat;
    return {{Change{c.seat, seat == c.seat ? last->change : kNothing}, last->rules}};
}

Answers result(const ComesTo& c, const Moment& moment) {
    const Ruling* const last = ruling(moment);
    if (last == nullptr) { return ofAct(moment); }
    if (c.result == Result::mayMisdeal && moment.table.playing && mayMisdeal(hand(moment))) {
        RuleIds causes = hand(moment).faults.causes;
        for (const RuleId rule : last->rules.ids) {
            if (rule != RuleId::none) { causes.add(rule); }
        }
        return {{c, causes}};
    }
    const bool told = last->result != Result::goesOn && last->result != Result::clock;
    return told ? Answers{{ComesTo{last->result}, last->rules}} : Answers{};
}

// ---- whose turn ------------------------------------------------------------------------------------------------

Answers turn(const Moment& moment) {
    if (!moment.table.playing) { return {{ToAct{kNoSeat}, {}}}; }
    const auto [next, why] = toAct(hand(moment));
    // A seat that said it raises or bets and not how much is still acting until it rests or the next seat acts.
    const Act& act = hand(moment).act;
    const Seat seat = act.open && !act.outOfTurn && !hand(moment).over ? act.seat : next;
    return {{ToAct{seat}, why}};
}

Answers owed(const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const auto [amount, why] = owes(hand(moment));
    return {{Owes{amount}, why}};
}

Answers going(const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const auto [may, why] = raise(hand(moment));
    if (may.verb == Verb::nothing) { return {{MayGo{}, why}}; }
    return {{MayGo{may.verb, may.least, may.unbounded ? std::nullopt : std::optional(may.most)}, why}};
}

Answers checking(const Moment& moment) {
    return moment.table.playing && canCheck(hand(moment)) ? Answers{{MayCheck{}, {}}} : Answers{};
}

// ---- chips -----------------------------------------------------------------------------------------------------

Answers pot(const PotHolds& c, const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const Pots all = pots(hand(moment));
    if (c.pot >= all.size) { return {}; }
    return {{PotHolds{c.pot, all.list[c.pot].amount, all.list[c.pot].of}, {}}};
}

RuleIds whyStack(const Moment& moment, Seat seat) {
    RuleIds why = rules(moment);
    const Hand& now = hand(moment);
    if (moment.table.playing && now.misdealt) { why.add(RuleId::misdealSettle); }
    if (moment.table.playing && now.isVoid) { why.add(RuleId::fouledDeck); }
    if (now.behindSeats.contains(seat)) { why.add(RuleId::behindAnnounce); }
    return why;
}

// Where the hand has just begun the blinds are why: of a short big blind, what it paid first.
RuleIds whyIn(const Moment& moment, Seat seat) {
    RuleIds why = rules(moment);
    const bool begun = why.empty() && moment.table.playing;
    if (begun && seat == hand(moment).big && hand(moment).stakes.bigBlindAnte.count > 0) {
        why.add(RuleId::blindAnteOrder);
    }
    return why;
}

Answers seatSum(const SeatHas& c, const Moment& moment) {
    const Place& place = moment.table.places[c.seat];
    const bool played = moment.table.playing && hand(moment).dealt.contains(c.seat);
    const auto told = [&](std::optional<Chips> amount, RuleIds why) {
        return Answers{{SeatHas{c.what, c.seat, amount}, why}};
    };
    switch (c.what) {
    case SeatSum::stack: return told(stack(moment.table, c.seat), whyStack(moment, c.seat));
    case SeatSum::in: return told(played ? hand(moment).now.in[c.seat] : kNothing, whyIn(moment, c.seat));
    case SeatSum::returned:
        return told(played && hand(moment).now.back == c.seat ? hand(moment).now.returned : kNothing,
                    only(RuleId::uncalledReturned));
    case SeatSum::behind:
        return told(moment.table.playing ? owedToPots(moment.table, c.seat) : place.behind,
                    only(RuleId::behindAccounting));
    case SeatSum::pending: return told(pending(moment.table, c.seat), only(RuleId::addonTiming));
    case SeatSum::minimum: return told(place.minimum, rules(moment));
    }
    return {};
}

Answers tableSum(const TableTakes& c, const Moment& moment) {
    switch (c.what) {
    case TableSum::rake: return {{TableTakes{c.what, winnings(hand(moment)).rake}, only(RuleId::rake)}};
    case TableSum::jackpot: return {{TableTakes{c.what, winnings(hand(moment)).jackpot}, only(RuleId::rake)}};
    case TableSum::drop:
        return {{TableTakes{c.what, moment.table.drop.jackpot + moment.table.earlier.jackpot}, only(RuleId::rake)}};
    }
    return {};
}

// ---- the hand --------------------------------------------------------------------------------------------------

Answers clock(const Moment& moment) {
    const Ruling* const last = ruling(moment);
    if (last == nullptr || last->result != Result::clock) { return {}; }
    return {{ClockRuns{moment.table.rules.clockSeconds}, last->rules}};
}

Answers dead(const Moment& moment) {
    const SeatSet seats = hand(moment).deadHands | (ruling(moment) != nullptr ? ruling(moment)->dies : SeatSet{});
    return seats.empty() ? Answers{} : Answers{{Dead{seats}, rules(moment)}};
}

Answers plan(const Moment& moment) {
    const Ruling* const last = ruling(moment);
    if (last == nullptr || last->plan[0].kind == StepKind::none) { return {}; }
    Plan told{last->plan};
    for (Step& step : told.steps) {  // which card is burnt is said on the screen, not in a claim
        if (step.kind == StepKind::exposedIsBurn) { step.card = {}; }
    }
    return {{told, last->rules}};
}

Answers settling(const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const auto [order, why] = settleOrder(hand(moment));
    if (order.size == 0) { return {}; }
    Settles told;
    std::ranges::copy(order.pots, told.pots.begin());
    told.size = order.size;
    return {{told, why}};
}

Answers bestHand(const BestHand& c, const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const auto [cards, why] = c.low ? low(hand(moment), c.seat) : best(hand(moment), c.seat);
    return {{BestHand{c.seat, cards, c.low}, why}};
}

Answers won(const Wins& c, const Moment& moment) {
    if (!moment.table.playing) { return {}; }
    const Winnings all = winnings(hand(moment));
    return {
        {Wins{c.seat, all.amount[c.seat], c.odd ? std::optional(all.odd[c.seat]) : std::nullopt}, all.rules[c.seat]}};
}

// ---- between hands ---------------------------------------------------------------------------------------------

// The rules by which button and blinds lie where they do.
RuleIds whySpot(Spot spot, const Moment& moment) {
    const Hand& now = hand(moment);
    const bool two = now.dealt.size() == 2;
    RuleIds why;
    switch (spot) {
    case Spot::small: why.add(two ? RuleId::headsUpBlinds : RuleId::blindsSeats); break;
    case Spot::big: why.add(RuleId::blindObligation); break;
    case Spot::button:
        why.add(two                                                       ? RuleId::blindObligation
                : now.small == kNoSeat || !now.dealt.contains(now.button) ? RuleId::buttonMethod
                                                                          : RuleId::buttonMove);
        break;
    }
    return why;
}

Answers spot(const LiesAt& c, const Moment& moment) {
    const Hand& now = hand(moment);
    const Table& table = moment.table;
    if (!table.playing && !table.open) { return {}; }
    Seat seat = c.what == Spot::button ? table.button : c.what == Spot::small ? table.small : table.big;
    if (table.playing && !(c.what == Spot::button && table.buttonSet)) {
        seat = c.what == Spot::button ? now.button : c.what == Spot::small ? now.small : now.big;
    }
    return {{LiesAt{c.what, seat}, whySpot(c.what, moment)}};
}

Answers posted(const Posts& c, const Moment& moment) {
    if (moment.began == nullptr) { return {}; }
    return {{Posts{c.seat, moment.began->posts[c.seat], moment.began->dead[c.seat]}, only(RuleId::missedBlinds)}};
}

Answers blindsOwed(const OwesBlinds& c, const Moment& moment) {
    const Place& place = moment.table.places[c.seat];
    return {{OwesBlinds{c.seat, place.owesBig, place.owesSmall}, only(RuleId::missedBlinds)}};
}

template <class... Kinds> struct Each : Kinds... { using Kinds::operator()...; };
template <class... Kinds> Each(Kinds...) -> Each<Kinds...>;

void append(Answers& all, Answers more) { std::ranges::move(more, std::back_inserter(all)); }

}  // namespace

bool lies(const Table& table) { return table.open && (!table.playing || table.hand.over); }

Answers ofAct(const Moment& moment) {
    if (const auto* refusal = std::get_if<Refusal>(&moment.last)) {
        return {{Refused{refusal->reason, refusal->event}, {}}};
    }
    const Ruling& last = std::get<Ruling>(moment.last);
    if (!last.counts) { return {}; }
    return {{countsAs(*last.counts), last.rules}};
}

Answers ofRuling(const Moment& moment) {
    Answers all = ofAct(moment);
    if (ruling(moment) == nullptr) { return all; }
    const Seat seat = ruling(moment)->counts ? ruling(moment)->counts->seat : kNoSeat;
    if (seat != kNoSeat && ruling(moment)->change.count > 0) { append(all, change({seat, {}}, moment)); }
    append(all, result({}, moment));
    append(all, clock(moment));
    append(all, flags(moment));
    append(all, floorAsked(moment));
    append(all, outcomes(moment, Outcome::Kind::stands));
    append(all, outcomes(moment, Outcome::Kind::lapses));
    append(all, dead(moment));
    append(all, plan(moment));
    return all;
}

Answers answers(const Claim& claimed, const Moment& moment) {
    const Each each{[&](const claim::CountsAs&) { return ofAct(moment); },
                    [&](const Refused&) { return ofAct(moment); },
                    [&](const Flag&) { return flags(moment); },
                    [&](const AsksFloor&) { return floorAsked(moment); },
                    [&](const Stands&) { return outcomes(moment, Outcome::Kind::stands); },
                    [&](const Lapses&) { return outcomes(moment, Outcome::Kind::lapses); },
                    [&](const Change& c) { return change(c, moment); },
                    [&](const ToAct&) { return turn(moment); },
                    [&](const Owes&) { return owed(moment); },
                    [&](const MayGo&) { return going(moment); },
                    [&](const MayCheck&) { return checking(moment); },
                    [&](const PotHolds& c) { return pot(c, moment); },
                    [&](const SeatHas& c) { return seatSum(c, moment); },
                    [&](const TableTakes& c) { return tableSum(c, moment); },
                    [&](const OnStreet&) {
                        return moment.table.playing ? Answers{{OnStreet{street(hand(moment))}, {}}} : Answers{};
                    },
                    [&](const ComesTo& c) { return result(c, moment); },
                    [&](const ClockRuns&) { return clock(moment); },
                    [&](const Dead&) { return dead(moment); },
                    [&](const Plan&) { return plan(moment); },
                    [&](const ShowsFirst&) {
                        const auto [seat, why] = showsFirst(hand(moment));
                        return Answers{{ShowsFirst{seat}, why}};
                    },
                    [&](const Settles&) { return settling(moment); },
                    [&](const BestHand& c) { return bestHand(c, moment); },
                    [&](const Wins& c) { return won(c, moment); },
                    [&](const LiesAt& c) { return spot(c, moment); },
                    [&](const DealtIn&) {
                        return moment.table.playing ? Answers{{DealtIn{hand(moment).dealt}, {}}} : Answers{};
                    },
                    [&](const Posts& c) { return posted(c, moment); },
                    [&](const OwesBlinds& c) { return blindsOwed(c, moment); },
                    [&](const auto& ofPunto) { return answer(ofPunto, moment); }};
    return std::visit(each, claimed.what);
}

Answers ofHand(const Table& table) {
    const Verdict none = Ruling{};
    const Moment moment{table, none};
    const Hand& now = table.hand;
    Answers all;
    append(all, {{OnStreet{street(now)}, {}}});
    append(all, turn(moment));
    if (toAct(now).value != kNoSeat) {
        append(all, owed(moment));
        append(all, checking(moment));
        append(all, going(moment));
    }
    for (const SeatSum sum : {SeatSum::stack, SeatSum::in}) {
        for (const Seat seat : now.dealt) { append(all, seatSum({sum, seat, {}}, moment)); }
    }
    const Pots middle = pots(now);
    for (std::uint8_t i = 0; i < middle.size; ++i) { append(all, pot({i, {}, {}}, moment)); }
    if (now.now.back != kNoSeat) { append(all, seatSum({SeatSum::returned, now.now.back, {}}, moment)); }
    const Winnings given = winnings(now);
    for (const Seat seat : now.dealt) {
        if (given.amount[seat] != kNothing) {
            all.push_back({Wins{seat, given.amount[seat], given.odd[seat]}, given.rules[seat]});
        }
    }
    return all;
}

Answers betweenHands(const Table& table) {
    const Verdict none = Ruling{};
    const Moment moment{table, none};
    Answers all;
    append(all, spot({Spot::button, {}}, moment));
    for (const Seat seat : taken(table)) {
        for (const SeatSum sum : {SeatSum::stack, SeatSum::behind, SeatSum::pending}) {
            append(all, seatSum({sum, seat, {}}, moment));
        }
        append(all, blindsOwed({seat}, moment));
    }
    return all;
}

}  // namespace oddchip::notation
