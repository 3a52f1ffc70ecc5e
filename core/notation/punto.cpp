// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto.h"

#include <optional>

#include "core/notation/setup.h"
#include "core/notation/writer.h"

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

baccarat::Card shoeCard(Card card) {
    const int rank = card.rank() == Rank::ace ? 1 : static_cast<int>(card.rank()) + 2;
    return {static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(card.suit())};
}

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

std::variant<PuntoStepped, Refusal> refold(const Punto& now, const Entry& entry) {
    std::vector<Entry> entries = now.entries;
    entries.push_back(entry);
    const auto standing = standingEvents(entries);
    if (const auto* refusal = std::get_if<Refusal>(&standing)) { return *refusal; }
    PuntoStepped stepped{now.before, {}};
    for (const StandingEvent& one : std::get<std::vector<StandingEvent>>(standing)) {
        const auto verdict = happen(stepped.table, one.live.event);
        if (std::holds_alternative<Refusal>(verdict)) { return Refusal{Reason::laterEvent, one.number}; }
        stepped.ruling = std::get<Ruling>(verdict);
    }
    return stepped;
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

Punto opened(const HouseRules& rules, const PuntoOpened& table) {
    const baccarat::Table fresh = baccarat::opened(houseOf(rules, table));
    return {rules, fresh, {}, fresh};
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

std::string_view refusalId(const Event& event, Reason reason) {
    const bool settles = std::holds_alternative<PuntoSettled>(event);
    if (reason == Reason::noSuchSeat) { return "punto.refused.seat"; }
    if (reason == Reason::tooManyCards) { return "punto.refused.cards"; }
    if (reason == Reason::handRunning && settles) { return "punto.refused.settle"; }
    if (reason != Reason::noHand) { return {}; }
    if (std::holds_alternative<PuntoCollected>(event)) { return "punto.refused.box"; }
    const auto* floor = std::get_if<FloorRuled>(&event);
    const bool misdeal = floor != nullptr && floor->says == FloorSays::misdeal;
    return settles || misdeal || std::holds_alternative<Voided>(event) ? "punto.refused.nothing"
                                                                       : "punto.refused.poker";
}

// ---- its line --------------------------------------------------------------------------------------------------

namespace notation {

Read<PuntoOpened> readPunto(const Statement& words, const HouseRules& rules) {
    PuntoOpened table{static_cast<std::uint8_t>(rules.baccaratDecks)};
    Reader t(words);
    t.words("punto");
    for (bool more = true; more && !t.failed();) {
        if (t.once("decks")) {
            t.count(table.decks, 6, 8);
            if (table.decks == 7) { t.fail("Punto Banco has six decks or eight"); }
        } else if (t.once("cut")) {
            t.count(table.cut, baccarat::kLeastBehindCutCard, baccarat::mostBehindCutCard(8));
        } else {
            more = false;
        }
    }
    if (t.failed()) { return ReadError{0, t.error()}; }
    if (!t.atEnd()) { return ReadError{0, t.leftover()}; }
    if (table.cut > baccarat::mostBehindCutCard(table.decks)) {
        return ReadError{0, "behind the cut card of six decks lie 12 to 156 cards, not " + std::to_string(table.cut)};
    }
    return table;
}

}  // namespace notation

std::string write(const PuntoOpened& table) {
    const bool usual = table.cut == baccarat::kBehindCutCard;
    return "punto decks " + std::to_string(table.decks) + (usual ? "" : " cut " + std::to_string(table.cut));
}

}  // namespace oddchip
