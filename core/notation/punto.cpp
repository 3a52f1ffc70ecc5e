// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto.h"

#include <algorithm>
#include <optional>

#include "core/notation/punto_log.h"
#include "core/notation/punto_walk.h"

namespace oddchip {
namespace {

using baccarat::Side;

// ---- from the values of rules to those of baccarat, and back ---------------------------------------------------

constexpr int kFirst = static_cast<int>(RuleId::pbPlayers);
constexpr int idAt(baccarat::Rule rule) { return kFirst + static_cast<int>(rule); }
static_assert(idAt(baccarat::Rule::natural) == static_cast<int>(RuleId::pbNatural));
static_assert(idAt(baccarat::Rule::houseDealersPay) == static_cast<int>(RuleId::pbHouseDealersPay));

Side sideOf(PuntoSide side) { return static_cast<Side>(side); }
static_assert(static_cast<int>(PuntoSide::player) == static_cast<int>(Side::player));
static_assert(static_cast<int>(PuntoSide::tie) == static_cast<int>(Side::tie));

baccarat::Rounding roundingOf(BaccaratCommissionRounding rounding) {
    switch (rounding) {
    case BaccaratCommissionRounding::exact: break;
    case BaccaratCommissionRounding::upToUnit: return baccarat::Rounding::upToUnit;
    case BaccaratCommissionRounding::quarterPerFive: return baccarat::Rounding::quarterPerFive;
    }
    return baccarat::Rounding::exact;
}

Reason reasonOf(baccarat::Refusal refusal) {
    switch (refusal) {
    case baccarat::Refusal::noSuchSeat: return Reason::noSuchSeat;
    case baccarat::Refusal::tooManyCards: return Reason::tooManyCards;
    case baccarat::Refusal::nothingToSettle: break;
    case baccarat::Refusal::notAllDealt: return Reason::handRunning;
    }
    return Reason::noHand;
}

Ruling rulingOf(const baccarat::Ruling& of, const baccarat::Event& event) {
    Ruling ruling;
    if (of.counts == baccarat::Counts::voids) {
        ruling.result = Result::voided;
        return ruling;
    }
    ruling.rules.add(idOf(of.by));
    if (of.flagged) { ruling.flags.add(idOf(of.by)); }
    const auto* dealt = std::get_if<baccarat::CardsDealt>(&event);
    if (of.mend != baccarat::Mend::takeBack || dealt == nullptr) { return ruling; }
    for (std::size_t i = 0; i < dealt->cards.size; ++i) {
        ruling.plan[i].kind = StepKind::returnCard;
        ruling.plan[i].card = cardOf(dealt->cards.cards[i]);
    }
    return ruling;
}

// ---- one event -------------------------------------------------------------------------------------------------

// What is recorded at any table and changes nothing on this one.
bool noted(const Event& event) {
    return std::holds_alternative<FloorCalled>(event) || std::holds_alternative<Version>(event) ||
           std::holds_alternative<DealerNamed>(event);
}

std::variant<baccarat::Event, Refusal> eventOf(const Event& event) {
    if (const auto* bet = std::get_if<PuntoBet>(&event)) {
        return baccarat::BetMade{bet->place, sideOf(bet->side), bet->amount.count};
    }
    if (const auto* dealt = std::get_if<PuntoCards>(&event)) {
        baccarat::CardsDealt cards{sideOf(dealt->hand), {}};
        if (dealt->cards.size > cards.cards.cards.size()) { return Refusal{Reason::tooManyCards}; }
        for (const Card card : dealt->cards) { cards.cards.add(shoeCard(card)); }
        return cards;
    }
    if (const auto* shoe = std::get_if<PuntoShoe>(&event)) { return baccarat::ShoeGiven{shoe->place}; }
    if (std::holds_alternative<PuntoSettled>(event)) { return baccarat::CoupSettled{}; }
    if (std::holds_alternative<Voided>(event)) { return baccarat::CoupVoided{}; }
    if (const auto* floor = std::get_if<FloorRuled>(&event)) {
        if (floor->says == FloorSays::misdeal) { return baccarat::CoupVoided{}; }
        if (floor->says == FloorSays::playOn) { return baccarat::PlayedOn{}; }
    }
    if (const auto* box = std::get_if<PuntoCollected>(&event)) {
        return baccarat::BoxCollected{box->place, box->amount.count};
    }
    return Refusal{Reason::noHand};
}

std::variant<Ruling, Refusal> happen(baccarat::Table& table, const Event& event) {
    if (noted(event)) { return Ruling{}; }
    const auto happened = eventOf(event);
    if (const auto* refusal = std::get_if<Refusal>(&happened)) { return *refusal; }
    const auto& own = std::get<baccarat::Event>(happened);
    const baccarat::Verdict verdict = baccarat::rule(table, own);
    if (const auto* refusal = std::get_if<baccarat::Refusal>(&verdict)) { return Refusal{reasonOf(*refusal)}; }
    const auto& ruling = std::get<baccarat::Ruling>(verdict);
    baccarat::commit(table, own, ruling);
    return rulingOf(ruling, own);
}

// The numbers of the collections by which money was taken out of the box: where the sum was wrong none was.
std::vector<int> collections(const Punto& now) {
    std::vector<int> numbers;
    walk(now, [&](const PuntoHappened& one) {
        const bool collects = std::holds_alternative<PuntoCollected>(one.event);
        if (collects && one.ruling.flags.empty()) { numbers.push_back(one.number); }
    });
    return numbers;
}

int numberNamed(const Entry& entry) {
    if (const auto* undo = std::get_if<Undo>(&entry.what)) { return undo->event; }
    const auto* amend = std::get_if<Amend>(&entry.what);
    return amend != nullptr ? amend->event : 0;
}

// What a later event could then no longer be, refuses the entry. Money that was collected is one of them: a bet under
// it cannot change.
std::variant<PuntoStepped, Refusal> refold(const Punto& now, const Entry& entry) {
    std::vector<Entry> entries = now.entries;
    entries.push_back(entry);
    const auto standing = standingAtShoe(entries);
    if (const auto* refusal = std::get_if<Refusal>(&standing)) { return *refusal; }
    std::vector<int> collected = collections(now);
    std::erase(collected, numberNamed(entry));
    PuntoStepped stepped{opened(now.rules, now.opening).table, {}};
    for (const ShoeEvent& one : std::get<std::vector<ShoeEvent>>(standing)) {
        const auto verdict = happen(stepped.table, *one.event);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        const bool taken = std::ranges::find(collected, one.number) != collected.end();
        if (ruling == nullptr || (taken && !ruling->flags.empty())) { return Refusal{Reason::laterEvent, one.number}; }
        stepped.ruling = *ruling;
    }
    return stepped;
}

bool collects(const Punto& now, int number) {
    const auto standing = standingAtShoe(now.entries);
    const auto* all = std::get_if<std::vector<ShoeEvent>>(&standing);
    return all != nullptr && std::ranges::any_of(*all, [number](const ShoeEvent& one) {
               return one.number == number && std::holds_alternative<PuntoCollected>(*one.event);
           });
}

bool says(const Event& event, FloorSays what) {
    const auto* floor = std::get_if<FloorRuled>(&event);
    return floor != nullptr && floor->says == what;
}

}  // namespace

baccarat::House houseOf(const HouseRules& rules, const PuntoOpened& table) {
    return {.decks = table.decks,
            .commission = rules.baccaratCommission,
            .rounding = roundingOf(rules.baccaratCommissionRounding),
            .tiePays = rules.baccaratTie == BaccaratTie::nineToOne ? 9 : 8,
            .behindCut = table.cut};
}

RuleId idOf(baccarat::Rule rule) { return static_cast<RuleId>(idAt(rule)); }
PuntoSide sideOf(Side side) { return static_cast<PuntoSide>(side); }
Card cardOf(baccarat::Card card) {
    return {card.rank == 1 ? Rank::ace : static_cast<Rank>(card.rank - 2), static_cast<Suit>(card.suit)};
}
baccarat::Card shoeCard(Card card) {
    const int rank = card.rank() == Rank::ace ? 1 : static_cast<int>(card.rank()) + 2;
    return {static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(card.suit())};
}

Punto opened(const HouseRules& rules, const PuntoOpened& table) {
    baccarat::Box owed{};
    std::ranges::transform(table.owes, owed.begin(), [](Chips chips) { return chips.count; });
    return {rules, table, {}, baccarat::opened(houseOf(rules, table), owed)};
}

PuntoOpened following(const Punto& shoe, const PuntoOpened& table) {
    PuntoOpened with = table;
    if (with.owes == PuntoOpened{}.owes) {
        std::ranges::transform(shoe.table.box, with.owes.begin(), [](baccarat::Amount owed) { return Chips{owed}; });
    }
    return with;
}

std::variant<Punto, Refusal> openedAfter(const std::optional<Punto>& shoe, const HouseRules& rules,
                                         const PuntoOpened& table) {
    if (!shoe) { return opened(rules, table); }
    if (running(shoe->table)) { return Refusal{Reason::handRunning}; }
    return opened(rules, following(*shoe, table));
}

std::variant<PuntoStepped, Refusal> enter(const Punto& now, const Entry& entry) {
    if (std::holds_alternative<FloorOn>(entry.what)) { return Refusal{Reason::noHand}; }  // cards decide, nobody else
    const auto* event = std::get_if<Event>(&entry.what);
    if (event == nullptr) { return refold(now, entry); }
    PuntoStepped stepped{now.table, {}};
    const auto verdict = happen(stepped.table, *event);
    if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
    stepped.ruling = std::get<Ruling>(verdict);
    return stepped;
}

std::variant<Ruling, Refusal> take(Punto& now, const Entry& entry) {
    const auto stepped = enter(now, entry);
    if (const auto* refusal = std::get_if<Refusal>(&stepped)) { return *refusal; }
    const auto& after = std::get<PuntoStepped>(stepped);
    now.table = after.table;
    now.entries.push_back(entry);
    return after.ruling;
}

std::string_view refusalId(const Punto& now, const Entry& entry, const Refusal& refusal) {
    const Reason reason = refusal.reason;
    if (reason == Reason::laterEvent) { return collects(now, refusal.event) ? "punto.refused.collected" : ""; }
    const auto* event = std::get_if<Event>(&entry.what);
    if (event == nullptr) { return {}; }
    const bool settles = std::holds_alternative<PuntoSettled>(*event);
    if (reason == Reason::noSuchSeat) { return "punto.refused.seat"; }
    if (reason == Reason::tooManyCards) { return "punto.refused.cards"; }
    if (reason == Reason::handRunning && settles) { return "punto.refused.settle"; }
    if (reason != Reason::noHand) { return {}; }
    if (std::holds_alternative<PuntoCollected>(*event)) { return "punto.refused.box"; }
    const bool voids = says(*event, FloorSays::misdeal) || std::holds_alternative<Voided>(*event);
    return settles || voids ? "punto.refused.nothing" : "punto.refused.poker";
}

}  // namespace oddchip
