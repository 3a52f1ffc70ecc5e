// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Chips that come to the table, leave it and change hands between hands: RULES.md 1.1.
#include <algorithm>

#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

constexpr std::int64_t kMinute = 60'000;  // in milliseconds

bool limitGame(const Stakes& stakes) {
    return stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit;
}

// The bet that a multiple of is the least buy-in of a limit game; without one the blind stands for it.
Chips smallBet(const Stakes& stakes) { return stakes.smallBet.count > 0 ? stakes.smallBet : stakes.big; }
Chips largestBet(const Stakes& stakes) { return stakes.bigBet.count > 0 ? stakes.bigBet : smallBet(stakes) * 2; }

// The big blind (of three the largest), else what opens the betting in a game without one.
Chips opens(const Stakes& stakes) {
    for (const Chips amount :
         {most(stakes.big, stakes.third), stakes.bringIn, stakes.minBet, stakes.small, stakes.ante}) {
        if (amount.count > 0) { return amount; }
    }
    return stakes.smallBet;
}

RuleId minimumRule(const Stakes& stakes) { return limitGame(stakes) ? RuleId::buyinMinLimit : RuleId::buyinMinBigbet; }

Chips unitOf(const Table& table) {
    HandBegan began;
    began.rules = table.rules;
    began.stakes = table.stakes;
    return unitOf(began);
}

const Visit* visitOf(const Table& table, std::uint32_t person) {
    const auto visit = std::ranges::find(table.visits, person, &Visit::person);
    if (person == 0 || visit == table.visits.end()) { return nullptr; }
    const std::int64_t window = table.rules.sessionMinutes * kMinute;  // 0: as long as the table is open
    const bool timed = window > 0 && table.at != 0 && visit->leftAt != 0;
    return timed && table.at - visit->leftAt > window ? nullptr : &*visit;
}

// What a seat must bring, and may; by which rule.
struct Terms {
    Chips least, most;  // most 0: no table maximum
    RuleId rule = RuleId::none;
    bool shortAllowed = false;  // less may be brought as the short buy of the session
    std::uint8_t shortBuys = 0;
};

Terms usual(const Table& table, std::uint8_t shortBuys) {
    return {leastBuyIn(table.rules, table.stakes), mostBuyIn(table.rules, table.stakes), minimumRule(table.stakes),
            true, shortBuys};
}

Terms transferred(const Table& table, const Sat& sat, const Terms& from) {
    Terms terms = from;
    terms.rule = RuleId::buyinTransfer;
    terms.shortAllowed = false;
    terms.most = {};  // a stack that comes over is not cut
    const bool excused = sat.from == ComesFrom::broken || table.rules.buyinTransfer == BuyinTransfer::noTopUp;
    if (excused && sat.stack) { terms.least = least(terms.least, *sat.stack); }
    return terms;
}

Terms cameBack(const HouseRules& rules, Chips left, const Terms& from) {
    Terms terms = from;
    terms.rule = RuleId::buyinReentryRathole;
    if (terms.most.count > 0) { terms.most = most(terms.most, left); }
    switch (rules.buyinReEntry) {
    case BuyinReEntry::greaterOfLeftAndMinimum: terms.least = most(left, from.least); break;
    case BuyinReEntry::sameAmount: terms.least = left; break;
    case BuyinReEntry::minimum: return terms;
    }
    terms.shortAllowed = false;
    return terms;
}

Terms termsOf(const Table& table, const Sat& sat) {
    const Visit* const visit = visitOf(table, sat.person);
    const Terms normal = usual(table, visit != nullptr ? visit->shortBuys : std::uint8_t{0});
    if (sat.from == ComesFrom::transfer || sat.from == ComesFrom::broken) { return transferred(table, sat, normal); }
    Chips left = sat.left;
    if (sat.from != ComesFrom::left && visit != nullptr) { left = visit->left; }
    return left.count > 0 ? cameBack(table.rules, left, normal) : normal;
}

// A buy-in of 'amount' under these terms: the rules it is measured by, and those that it breaks.
Ruling measured(const HouseRules& rules, const Terms& terms, Chips amount) {
    const bool isShort = amount < terms.least && terms.shortAllowed;
    Ruling ruling = by(isShort ? RuleId::shortbuyOnce : terms.rule);
    ruling.rules.add(terms.rule);
    ruling.figures = {amount.count, terms.least.count, terms.most.count, 0};
    if (isShort) {
        if (terms.shortBuys >= rules.shortBuyCount) { ruling.flags.add(RuleId::shortbuyOnce); }
        if (rules.shortBuyFloor == ShortBuyFloor::half) {
            ruling.rules.add(RuleId::shortbuyFloor);
            if (amount * 2 < terms.least) { ruling.flags.add(RuleId::shortbuyFloor); }
        }
    } else if (amount < terms.least) {
        ruling.flags.add(terms.rule);
    }
    if (terms.most.count > 0 && amount > terms.most) {
        ruling.rules.add(RuleId::buyinMax);
        ruling.flags.add(RuleId::buyinMax);
    }
    return ruling;
}

void settleTerms(Place& place, const Terms& terms, std::optional<Chips> amount) {
    place.minimum = terms.least;
    place.shortBuys = terms.shortBuys;
    if (amount && *amount < terms.least && terms.shortAllowed) { ++place.shortBuys; }
}

// Adding to chips that still play is an add-on; a seat without a unit of them buys in again (shortbuy-vs-addon).
bool addsOn(const Table& table, Seat seat) {
    const Place& place = table.places[seat];
    if (inRunningHand(table, seat) || !place.counted) { return true; }
    return place.stack + place.pending >= unitOf(table);
}

// No stack is brought above the table's maximum, nor by chips that are on their way.
void holdToMaximum(const Table& table, Seat seat, Chips more, Ruling& ruling) {
    const Chips cap = mostBuyIn(table.rules, table.stakes);
    const auto lies = stack(table, seat);
    if (cap.count > 0 && lies && *lies + table.places[seat].pending + more > cap) {
        ruling.rules.add(RuleId::buyinMax);
        ruling.flags.add(RuleId::buyinMax);
    }
}

Ruling addedOn(const Table& table, const Adds& adds) {
    Ruling ruling = by(RuleId::addonTiming);
    ruling.rules.add(RuleId::addonAnyAmount);
    ruling.rules.add(RuleId::shortbuyVsAddon);
    holdToMaximum(table, adds.seat, adds.amount, ruling);
    return ruling;
}

enum class Transfer { forbidden, allowed, untilObjection };

Transfer transferAt(const Table& table) {
    switch (table.rules.chipTransfer) {
    case ChipTransfer::unlessObjection: return Transfer::untilObjection;
    case ChipTransfer::limitOnly: return limitGame(table.stakes) ? Transfer::allowed : Transfer::forbidden;
    case ChipTransfer::never: break;
    }
    return Transfer::forbidden;
}

// A lower limit means the bets; 10-20 is small bet 10, big bet 20. In big bet the blinds stand for them.
bool fromTenTwenty(const Stakes& stakes) {
    return limitGame(stakes) ? largestBet(stakes) >= 20_c : opens(stakes) >= 20_c;
}

void remember(Table& table, const Place& place) {
    if (place.person == 0) { return; }
    auto visit = std::ranges::find(table.visits, place.person, &Visit::person);
    if (visit == table.visits.end()) { visit = std::ranges::find(table.visits, 0u, &Visit::person); }
    // Who has the least to bring back makes room, of equal ones whoever left first.
    if (visit == table.visits.end()) {
        const auto fewest = std::ranges::min_element(table.visits, {}, &Visit::left);
        std::rotate(fewest, fewest + 1, table.visits.end());
        visit = table.visits.end() - 1;
    }
    *visit = {place.person, place.stack, table.at, place.shortBuys};
}

}  // namespace

Chips leastBuyIn(const HouseRules& rules, const Stakes& stakes) {
    if (!limitGame(stakes)) { return opens(stakes) * rules.buyinBigBet; }
    return (rules.buyinLimit == BuyinLimit::tenSmallBets ? smallBet(stakes) : largestBet(stakes)) * 10;
}

Chips mostBuyIn(const HouseRules& rules, const Stakes& stakes) { return opens(stakes) * rules.buyinMax; }

bool cashPlays(const HouseRules& rules, const Stakes& stakes, Chips note) {
    const bool hundred = note == 100_c;
    switch (rules.cash) {
    case Cash::hundredsFrom1020: return hundred && fromTenTwenty(stakes);
    case Cash::hundreds: return hundred;
    case Cash::allBelow1020: return hundred || !fromTenTwenty(stakes);
    case Cash::none: break;
    }
    return false;
}

Chips owedToPots(const Table& table, Seat seat) {
    const Place& place = table.places[seat];
    if (!table.playing || table.carried || !table.hand.dealt.contains(seat) || place.playsBehind.count == 0) {
        return place.debt;
    }
    const Chips inFront = table.hand.start[seat] - place.playsBehind;
    const Chips owed = most(table.hand.now.total[seat] - inFront, Chips{});
    const Chips won = table.hand.over ? winnings(table.hand).amount[seat] : Chips{};  // its own debt comes back first
    return place.debt + most(owed - won, Chips{});
}

namespace inner {

bool anyPassed(const Table& table) { return table.passed[0].from != kNoSeat; }

// No house may ask for less than ten small bets or twenty big blinds (buyin-floor-not-lower).
bool belowFloor(const HouseRules& rules, const Stakes& stakes) {
    const Chips floor = limitGame(stakes) ? smallBet(stakes) * 10 : opens(stakes) * 20;
    return leastBuyIn(rules, stakes) < floor;
}

// ---- ruling ----------------------------------------------------------------------------------------------------

// Nobody plays two seats of one table.
bool sitsAlready(const Table& table, std::uint32_t person) {
    return person != 0 && std::ranges::any_of(table.places.values, [&](const Place& place) {
               return place.taken && !place.leaving && place.person == person;
           });
}

Verdict ruleSat(const Table& table, const Sat& sat) {
    const Verdict verdict = seatVerdict(table, sat.seat, false);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    if (table.places[sat.seat].taken || sitsAlready(table, sat.person)) { return Refusal{Reason::seatTaken}; }
    const Terms terms = termsOf(table, sat);
    Ruling ruling = sat.stack ? measured(table.rules, terms, *sat.stack) : by(terms.rule);
    ruling.rules.add(RuleId::buyinFullOnEntry);
    return ruling;
}

Verdict ruleAdds(const Table& table, const Adds& adds) {
    const Verdict verdict = seatVerdict(table, adds.seat, true);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    const bool midHand = inRunningHand(table, adds.seat);
    if (midHand && table.rules.addOnMidHand == AddOnMidHand::refuse) { return Refusal{Reason::handRunning}; }
    if (addsOn(table, adds.seat)) {
        Ruling ruling = addedOn(table, adds);
        if (midHand && table.hand.now.live.contains(adds.seat)) { ruling.flags.add(RuleId::addonTiming); }
        return ruling;
    }
    const Place& place = table.places[adds.seat];
    const Chips comesTo = place.stack + place.pending + adds.amount;
    Ruling ruling = measured(table.rules, usual(table, place.shortBuys), comesTo);
    ruling.rules.add(RuleId::shortbuyVsAddon);
    return ruling;
}

Verdict ruleBehind(const Table& table, const PlaysBehind& behind) {
    const Verdict verdict = seatVerdict(table, behind.seat, true);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    Ruling ruling = by(RuleId::behindAnnounce);
    ruling.rules.add(RuleId::behindVerify);
    const auto lies = stack(table, behind.seat);
    if (inRunningHand(table, behind.seat)) {
        ruling.rules.add(RuleId::behindDeadline);
        ruling.flags.add(RuleId::behindDeadline);
    } else if (behind.amount.count == 0 && lies && lies->count == 0) {
        ruling.rules.add(RuleId::behindUnspecified);
        ruling.flags.add(RuleId::behindUnspecified);
    }
    if (behind.amount.count > 0) { holdToMaximum(table, behind.seat, behind.amount, ruling); }
    return ruling;
}

Verdict rulePasses(const Table& table, const Passes& passes) {
    for (const Seat seat : {passes.from, passes.to}) {
        const Verdict verdict = seatVerdict(table, seat, true);
        if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    }
    if (passes.from == passes.to) { return Refusal{Reason::seatTaken}; }
    const auto lies = stack(table, passes.from);
    if (lies && passes.amount > *lies) { return Refusal{Reason::moreThanStack}; }
    const bool inHand = inRunningHand(table, passes.from) || inRunningHand(table, passes.to);
    return inHand || transferAt(table) == Transfer::forbidden ? flagged(RuleId::stakeTransferPlayer)
                                                              : by(RuleId::stakeTransferPlayer);
}

Verdict ruleObjects(const Table& table, const Objects& objects) {
    const Verdict verdict = seatVerdict(table, objects.seat, true);
    if (std::holds_alternative<Refusal>(verdict)) { return verdict; }
    const bool late = anyPassed(table) ? table.shuffling : table.waived;
    return late ? flagged(RuleId::stakeTransferWaiver) : by(RuleId::stakeTransferPlayer);
}

// A count below the record that no purchase explains: chips were taken off, or the record is wrong.
Verdict ruleCounted(const Table& table, const Has& has) {
    Verdict verdict = alsoBy(seatVerdict(table, has.seat, true), RuleId::behindVerify);
    auto* const ruling = std::get_if<Ruling>(&verdict);
    const auto lies = ruling != nullptr ? stack(table, has.seat) : std::nullopt;
    if (!lies || *lies == has.behind) { return verdict; }
    ruling->figures = {has.behind.count, lies->count, 0, 0};
    ruling->rules.add(RuleId::stackDiffers);
    ruling->flags.add(RuleId::stackDiffers);
    if (has.behind < *lies) {
        ruling->rules.add(RuleId::stakeNoRemoval);
        ruling->flags.add(RuleId::stakeNoRemoval);
    }
    return verdict;
}

Verdict ruleSpends(const Table& table, const Spends& spends) {
    const Verdict verdict = alsoBy(seatVerdict(table, spends.seat, true), RuleId::stakePurchases);
    const auto lies = std::holds_alternative<Ruling>(verdict) ? stack(table, spends.seat) : std::nullopt;
    return lies && spends.amount > *lies ? Verdict{Refusal{Reason::moreThanStack}} : verdict;
}

// ---- and so it is ----------------------------------------------------------------------------------------------

void sit(Table& table, const Sat& sat) {
    const Terms terms = termsOf(table, sat);
    Place& place = table.places[sat.seat];
    place = Place{};
    place.taken = true;
    place.person = sat.person;
    place.counted = sat.stack.has_value();
    place.stack = sat.stack.value_or(Chips{});
    place.newHere = table.handNumber > 0;
    settleTerms(place, terms, sat.stack);
}

void add(Table& table, const Adds& adds) {
    Place& place = table.places[adds.seat];
    if (!addsOn(table, adds.seat)) {
        settleTerms(place, usual(table, place.shortBuys), place.stack + place.pending + adds.amount);
    }
    (inRunningHand(table, adds.seat) ? place.pending : place.stack) += adds.amount;
}

void playBehind(Table& table, const PlaysBehind& behind, const Ruling& ruling) {
    Place& place = table.places[behind.seat];
    Chips amount = behind.amount;
    if (ruling.flags.contains(RuleId::behindUnspecified)) { amount = leastBuyIn(table.rules, table.stakes); }
    if (inRunningHand(table, behind.seat)) {
        place.pending += amount;
        place.pendingBehind += amount;
    } else {
        place.stack += amount;
        place.behind += amount;
    }
}

void pass(Table& table, const Passes& passes, const Ruling& ruling) {
    if (!ruling.flags.empty()) { return; }
    table.places[passes.from].stack -= passes.amount;
    table.places[passes.to].stack += passes.amount;
    const auto room = std::ranges::find(table.passed, kNoSeat, &ChipsPassed::from);
    if (room != table.passed.end()) { *room = {passes.from, passes.to, passes.amount}; }
}

void takeBack(Table& table, const Ruling& ruling) {
    if (!ruling.flags.empty() || transferAt(table) != Transfer::untilObjection) { return; }
    for (const ChipsPassed& one : table.passed) {
        if (one.from == kNoSeat || !table.places[one.from].taken || !table.places[one.to].taken) { continue; }
        const Chips back = least(one.amount, table.places[one.to].stack);
        table.places[one.from].stack += back;
        table.places[one.to].stack -= back;
    }
    table.passed = {};
}

// What was counted lies there: nothing is on its way any more, and what was owed has been paid.
void count(Table& table, const Has& has) {
    Place& place = table.places[has.seat];
    place.stack = has.behind;
    place.counted = true;
    place.behind = place.debt = {};
}

void leave(Table& table, Seat seat) {
    if (inRunningHand(table, seat)) {
        table.places[seat].leaving = true;
        return;
    }
    leavesLastHand(table, seat);
    remember(table, table.places[seat]);
    table.places[seat] = Place{};
}

}  // namespace inner

}  // namespace oddchip
