// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "core/notation/notation.h"

// Random things of every kind that the notation has words for, drawn within a property of rapidcheck. A kind of event
// or claim that is missing here does not compile.
namespace oddchip::gen {

template <class Kind> struct Of {};

inline int number(int least, int most) { return *rc::gen::inRange(least, most + 1); }
inline bool maybe() { return number(0, 1) == 1; }
template <class Enum> Enum oneOf(Enum last) { return static_cast<Enum>(number(0, static_cast<int>(last))); }
template <class Value, std::size_t N> Value oneOf(const Value (&values)[N]) {
    return values[static_cast<std::size_t>(number(0, N - 1))];
}

inline Chips amount() {  // small or huge, whole or not, never nothing
    constexpr std::int64_t kMost[] = {50, 20'000, 100'000'000, kMostChips.count};
    const auto count = *rc::gen::inRange<std::int64_t>(1, oneOf(kMost) + 1);
    return Chips{maybe() && count > 100 ? count - count % 100 : count};
}
inline Chips anyAmount() { return maybe() ? amount() : Chips{}; }
inline Seat seat() { return seatAt(number(1, kSeats)); }
inline SeatSet seats(SeatSet of = allSeats(kSeats)) {  // at least one
    SeatSet set;
    for (const Seat each : of) {
        if (maybe()) { set.insert(each); }
    }
    return set.empty() ? SeatSet{of.first()} : set;
}
inline Card seenCard() { return {static_cast<Rank>(number(0, 12)), static_cast<Suit>(number(0, 3))}; }
inline Card card() { return number(0, 4) == 0 ? Card() : seenCard(); }
inline CardList cards(int least, int most) {
    CardList list;
    for (int left = number(least, most); left > 0; --left) { list.add(card()); }
    return list;
}
inline Cards cardSet() {
    Cards set;
    for (int left = number(0, 5); left > 0; --left) { set.insert(seenCard()); }
    return set;
}
inline ChipList chips(int least) {
    ChipList list;
    std::int64_t value = 0;
    const int kinds = number(least, 8);
    for (std::size_t i = 0; i < static_cast<std::size_t>(kinds); ++i) {
        value += number(1, 5000);
        list.values[i] = Chips{value};
        list.counts[i] = static_cast<std::uint16_t>(maybe() ? 1 : number(1, 65535));
    }
    return list;
}
inline std::array<Chips, 8> denominations(int least) {
    std::array<Chips, 8> values{};
    std::generate_n(values.begin(), number(least, 8), amount);
    return values;
}
inline std::uint8_t pot() { return static_cast<std::uint8_t>(number(0, 9)); }
inline StreetId street() { return oneOf(StreetId::over); }
inline RuleId rule() { return static_cast<RuleId>(number(1, ruleCount())); }
inline std::string text(std::size_t most) {  // any bytes but the end of text itself
    auto bytes = *rc::gen::container<std::string>(rc::gen::weightedOneOf<char>(
        {{3, rc::gen::inRange('a', 'z')},
         {
             2,
             rc::gen::element('"', '\\', '#', ';', '\n', '\r', ' ', ',', '='),
         },
         {1, rc::gen::map(rc::gen::inRange(1, 256), [](int byte) { return static_cast<char>(byte); })}}));
    return bytes.substr(0, most);
}

// ---- events ----------------------------------------------------------------------------------------------------

inline Acted make(Of<Acted>) {
    constexpr Verb kVerbs[] = {Verb::fold,  Verb::check,    Verb::call,  Verb::bet,
                               Verb::raise, Verb::complete, Verb::allIn, Verb::bringIn};
    Acted e{seat(), oneOf(kVerbs), {}};
    const bool must = e.verb == Verb::bet || e.verb == Verb::raise;
    if (must || (e.verb == Verb::allIn && maybe())) { e.amount = amount(); }
    return e;
}
inline Said make(Of<Said>) {
    constexpr Verb kVerbs[] = {Verb::fold,     Verb::check, Verb::call,    Verb::bet,       Verb::raise,
                               Verb::complete, Verb::allIn, Verb::raiseBy, Verb::raiseBare, Verb::pot,
                               Verb::number,   Verb::same,  Verb::time};
    Said e{seat(), oneOf(kVerbs), {}};
    const bool must = e.verb == Verb::raiseBy || e.verb == Verb::raiseBare || e.verb == Verb::number;
    const bool may = e.verb == Verb::bet || e.verb == Verb::raise;
    if (must || (may && maybe())) { e.amount = amount(); }
    return e;
}
inline PutIn make(Of<PutIn>) {
    PutIn e{{}, seat(), maybe()};
    if (e.itemised) {
        e.chips = chips(1);
    } else {
        e.chips.values[0] = amount();
        e.chips.counts[0] = 1;
    }
    return e;
}
inline TookBack make(Of<TookBack>) { return {seat(), amount()}; }
inline Rested make(Of<Rested>) { return {seat()}; }
inline Tapped make(Of<Tapped>) { return {seat()}; }
inline Tossed make(Of<Tossed>) { return {seat()}; }
inline FoldsTo make(Of<FoldsTo>) { return {seat()}; }
inline Dealt make(Of<Dealt>) { return {seat(), cards(1, 7), maybe()}; }
inline StreetDealt make(Of<StreetDealt>) { return {}; }
inline BoardDealt make(Of<BoardDealt>) { return {static_cast<std::uint8_t>(number(0, 3)), cards(1, 7)}; }
inline RunOut make(Of<RunOut>) { return {static_cast<std::uint8_t>(number(2, 3))}; }
inline Drew make(Of<Drew>) { return {seat(), static_cast<std::uint8_t>(number(0, 7))}; }
inline Threw make(Of<Threw>) { return {seat(), cards(1, 7)}; }
inline Discarded make(Of<Discarded>) { return {seat(), cards(0, 7)}; }
inline Opens make(Of<Opens>) { return {seat()}; }
inline Exposed make(Of<Exposed>) { return {seat(), cards(0, 7)}; }
inline Shown make(Of<Shown>) { return {seat(), cards(1, 7)}; }
inline Mucked make(Of<Mucked>) { return {seat()}; }
inline Has make(Of<Has>) { return {seat(), anyAmount()}; }
inline Spends make(Of<Spends>) { return {seat(), amount()}; }
inline Counts make(Of<Counts>) { return {seat(), anyAmount()}; }
inline AsksToSee make(Of<AsksToSee>) { return {seat(), seat()}; }
inline AsksCount make(Of<AsksCount>) { return {seat()}; }
inline Awarded make(Of<Awarded>) {
    Awarded e{pot(), static_cast<std::uint8_t>(number(0, 3)), oneOf(Half::low), {}, kNoSeat};
    if (maybe()) { e.seats = seats(); }
    if (maybe()) { e.odd = seat(); }
    return e;
}
inline Pushed make(Of<Pushed>) { return {maybe() ? std::optional(pot()) : std::nullopt}; }
inline Fault make(Of<Fault>) {  // of each kind the fields that it has
    using K = FaultKind;
    Fault e{oneOf(K::hidden), kNoSeat, kNoSeat, 0, StreetId::preflop, DeadBy::count, 0, {}, {}};
    const auto is = [&](std::initializer_list<K> kinds) { return std::ranges::count(kinds, e.kind) != 0; };
    if (!is({K::exposedBoard, K::boxed, K::wrongButton, K::premature, K::noBurn, K::twoBurns, K::extraBoard,
             K::stubFouled, K::fouledDeck})) {
        e.seat = seat();
    }
    if (is({K::exposed, K::flashed})) { e.count = static_cast<std::uint8_t>(number(1, 7)); }
    if (is({K::boxed, K::extra, K::shortCards})) { e.count = static_cast<std::uint8_t>(number(1, 60)); }
    if (is({K::exposed, K::exposedBoard, K::extraBoard, K::seen})) { e.cards = cards(1, 1); }
    if (is({K::premature})) { e.cards = cards(0, 7); }
    if (is({K::premature, K::noBurn, K::twoBurns, K::extraBoard})) { e.street = street(); }
    if (is({K::dead})) { e.deadBy = oneOf(DeadBy::thrown); }
    if (is({K::seen})) { e.by = seat(); }
    if (is({K::pushed})) { e.pot = pot(); }
    if (is({K::hidden})) { e.amount = anyAmount(); }
    return e;
}
inline Noticed make(Of<Noticed>) { return {oneOf(NoticeKind::unaware), seat()}; }
inline MisdealCalled make(Of<MisdealCalled>) { return {}; }
inline Voided make(Of<Voided>) { return {}; }
inline ClockCalled make(Of<ClockCalled>) { return {seat(), maybe()}; }
inline InsuranceNoted make(Of<InsuranceNoted>) { return {}; }
inline PotSplit make(Of<PotSplit>) { return {seats()}; }
inline FloorRuled make(Of<FloorRuled>) {  // but no act, which is an entry of its own kind
    FloorRuled e{
        static_cast<FloorSays>(number(1, static_cast<int>(FloorSays::has))), kNoSeat, Verb::nothing, {}, 0, {}};
    switch (e.says) {
    case FloorSays::act:
    case FloorSays::misdeal:
    case FloorSays::playOn: break;
    case FloorSays::dead:
    case FloorSays::live: e.seat = seat(); break;
    case FloorSays::award: e.seats = seats(); [[fallthrough]];
    case FloorSays::hold:
    case FloorSays::release: e.pot = pot(); break;
    case FloorSays::has:
        e.seat = seat();
        e.amount = anyAmount();
        break;
    }
    return e;
}
inline FloorCalled make(Of<FloorCalled>) { return {}; }
inline Version make(Of<Version>) { return {oneOf(Teller::camera)}; }
inline Sat make(Of<Sat>) {
    Sat e{seat(), 0, {}, oneOf(ComesFrom::left), {}};
    if (maybe()) { e.person = static_cast<std::uint32_t>(number(1, 1'000'000)); }
    if (maybe()) { e.stack = anyAmount(); }
    if (e.from == ComesFrom::left) { e.left = anyAmount(); }
    return e;
}
inline Adds make(Of<Adds>) { return {seat(), amount()}; }
inline Leaves make(Of<Leaves>) { return {seat()}; }
inline GoesAway make(Of<GoesAway>) { return {seat()}; }
inline ComesBack make(Of<ComesBack>) { return {seat()}; }
inline Waits make(Of<Waits>) { return {seat()}; }
inline PostsOwed make(Of<PostsOwed>) { return {seat()}; }
inline PlaysBehind make(Of<PlaysBehind>) { return {seat(), amount()}; }
inline Passes make(Of<Passes>) { return {seat(), seat(), amount()}; }
inline Objects make(Of<Objects>) { return {seat()}; }
inline MovesTo make(Of<MovesTo>) { return {seat(), seat()}; }
inline BuysButton make(Of<BuysButton>) { return {seat()}; }
inline ButtonAt make(Of<ButtonAt>) { return {seat()}; }
inline DealerNamed make(Of<DealerNamed>) {
    DealerNamed e;
    std::ranges::copy(text(e.initials.size()), e.initials.begin());
    return e;
}
inline ChipsNamed make(Of<ChipsNamed>) { return {denominations(1)}; }
inline ShuffleStarts make(Of<ShuffleStarts>) { return {}; }
inline TakesRake make(Of<TakesRake>) { return {anyAmount()}; }
inline DropTaken make(Of<DropTaken>) { return {anyAmount()}; }
inline TimeCharged make(Of<TimeCharged>) { return {anyAmount()}; }

// ---- claims ----------------------------------------------------------------------------------------------------

inline claim::CountsAs make(Of<claim::CountsAs>) {
    constexpr Verb kWithout[] = {Verb::nothing, Verb::fold, Verb::check};
    constexpr Verb kWith[] = {Verb::call, Verb::bet, Verb::raise, Verb::complete, Verb::allIn, Verb::bringIn};
    if (maybe()) { return {oneOf(kWithout), {}}; }
    return {oneOf(kWith), anyAmount()};
}
inline claim::Flag make(Of<claim::Flag>) { return {rule()}; }
inline claim::AsksFloor make(Of<claim::AsksFloor>) { return {rule()}; }
inline claim::Stands make(Of<claim::Stands>) { return {seat(), make(Of<claim::CountsAs>())}; }
inline claim::Lapses make(Of<claim::Lapses>) { return {seat()}; }
inline claim::Refused make(Of<claim::Refused>) {
    claim::Refused c{oneOf(Reason::notAuthorised), 0};
    if (c.reason == Reason::laterEvent && maybe()) { c.event = number(1, 500); }
    return c;
}
inline claim::Change make(Of<claim::Change>) { return {seat(), anyAmount()}; }
inline claim::ToAct make(Of<claim::ToAct>) { return {maybe() ? seat() : kNoSeat}; }
inline claim::Owes make(Of<claim::Owes>) { return {anyAmount()}; }
inline claim::MayGo make(Of<claim::MayGo>) {
    constexpr Verb kVerbs[] = {Verb::bet, Verb::raise, Verb::complete};
    if (maybe()) { return {Verb::nothing, {}, {}}; }
    claim::MayGo c{oneOf(kVerbs), anyAmount(), {}};
    if (maybe()) { c.most = anyAmount(); }
    return c;
}
inline claim::MayCheck make(Of<claim::MayCheck>) { return {}; }
inline claim::PotHolds make(Of<claim::PotHolds>) { return {pot(), anyAmount(), maybe() ? seats() : SeatSet{}}; }
inline claim::SeatHas make(Of<claim::SeatHas>) {
    claim::SeatHas c{oneOf(claim::SeatSum::minimum), seat(), {}};
    if (maybe()) { c.amount = anyAmount(); }
    return c;
}
inline claim::TableTakes make(Of<claim::TableTakes>) { return {oneOf(claim::TableSum::drop), anyAmount()}; }
inline claim::OnStreet make(Of<claim::OnStreet>) { return {street()}; }
inline claim::ComesTo make(Of<claim::ComesTo>) {
    return {static_cast<Result>(number(static_cast<int>(Result::mayMisdeal), static_cast<int>(Result::voided)))};
}
inline claim::ClockRuns make(Of<claim::ClockRuns>) { return {number(0, 600)}; }
inline claim::Dead make(Of<claim::Dead>) { return {seats()}; }
inline claim::Plan make(Of<claim::Plan>) {
    claim::Plan c;
    const int steps = number(1, 10);
    for (std::size_t i = 0; i < static_cast<std::size_t>(steps); ++i) {
        Step& step = c.steps[i];
        step.kind = static_cast<StepKind>(number(1, static_cast<int>(StepKind::setAside)));
        const bool aside = step.kind == StepKind::setAside;
        if (aside || step.kind == StepKind::returnCard || step.kind == StepKind::take) { step.card = card(); }
        if (aside || step.kind == StepKind::deal) { step.street = street(); }
        if (step.kind == StepKind::replaceWithBurn || step.kind == StepKind::replaceWithTop) { step.seat = seat(); }
    }
    return c;
}
inline claim::ShowsFirst make(Of<claim::ShowsFirst>) { return {maybe() ? seat() : kNoSeat}; }
inline claim::Settles make(Of<claim::Settles>) {
    claim::Settles c;
    c.size = static_cast<std::uint8_t>(number(1, 11));
    std::generate_n(c.pots.begin(), c.size, pot);
    return c;
}
inline claim::BestHand make(Of<claim::BestHand>) { return {seat(), cardSet(), maybe()}; }
inline claim::Wins make(Of<claim::Wins>) {
    claim::Wins c{seat(), anyAmount(), {}};
    if (maybe()) { c.odd = anyAmount(); }
    return c;
}
inline claim::LiesAt make(Of<claim::LiesAt>) { return {oneOf(claim::Spot::big), maybe() ? seat() : kNoSeat}; }
inline claim::DealtIn make(Of<claim::DealtIn>) { return {seats()}; }
inline claim::Posts make(Of<claim::Posts>) { return {seat(), anyAmount(), anyAmount()}; }
inline claim::OwesBlinds make(Of<claim::OwesBlinds>) { return {seat(), maybe(), maybe()}; }

// ---- Punto Banco -----------------------------------------------------------------------------------------------

inline std::uint8_t place() { return static_cast<std::uint8_t>(number(1, 14)); }
inline PuntoSide puntoHand() { return oneOf(PuntoSide::bank); }
inline PuntoBet make(Of<PuntoBet>) { return {place(), oneOf(PuntoSide::tie), anyAmount()}; }
inline PuntoCards make(Of<PuntoCards>) {
    PuntoCards dealt{puntoHand(), {}};
    for (int left = number(1, 3); left > 0; --left) { dealt.cards.add(seenCard()); }
    return dealt;
}
inline PuntoShoe make(Of<PuntoShoe>) { return {place()}; }
inline PuntoSettled make(Of<PuntoSettled>) { return {}; }
inline PuntoCollected make(Of<PuntoCollected>) { return {amount(), maybe() ? place() : std::uint8_t{0}}; }
inline claim::PuntoTotal make(Of<claim::PuntoTotal>) { return {puntoHand(), static_cast<std::uint8_t>(number(0, 9))}; }
inline claim::PuntoCall make(Of<claim::PuntoCall>) { return {puntoHand(), maybe()}; }
inline claim::PuntoWinner make(Of<claim::PuntoWinner>) { return {oneOf(PuntoSide::tie)}; }
inline claim::PuntoPays make(Of<claim::PuntoPays>) {
    return {place(), anyAmount(), maybe() ? std::optional(anyAmount()) : std::nullopt};
}
inline claim::PuntoTakes make(Of<claim::PuntoTakes>) { return {place(), amount()}; }
inline claim::PuntoShoeAt make(Of<claim::PuntoShoeAt>) { return {place()}; }
inline claim::PuntoBox make(Of<claim::PuntoBox>) { return {maybe() ? place() : std::uint8_t{0}, anyAmount()}; }

// ---- any of them -----------------------------------------------------------------------------------------------

template <class Whole, class... Kinds> std::variant<Kinds...> anyOf(Whole, const std::variant<Kinds...>&) {
    using Any = std::variant<Kinds...>;
    constexpr Any (*kMakers[])() = {+[] { return Any(make(Of<Kinds>())); }...};
    return oneOf(kMakers)();
}
inline Event event() { return anyOf(0, Event()); }
inline Claim claimed() {
    Claim c{anyOf(0, decltype(Claim::what)()), RuleId::none};
    if (maybe()) { c.by = rule(); }
    return c;
}

inline Entry entry() {
    Entry e;
    switch (number(0, 3)) {
    case 0: e.what = Undo{number(0, 100)}; break;
    case 1: e.what = Amend{number(1, 100), event()}; break;
    case 2: {
        const auto act = make(Of<claim::CountsAs>());
        FloorOn on{maybe() ? number(1, 100) : 0, {FloorSays::act, kNoSeat, act.verb, act.to, 0, {}}};
        if (on.event == 0) { on.decision.seat = seat(); }
        e.what = on;
        break;
    }
    default: e.what = event(); break;
    }
    if (maybe()) { e.at = *rc::gen::inRange<std::int64_t>(1, 253'402'300'799'999); }
    e.reason = text(100);
    return e;
}

// ---- what sets up a hand ---------------------------------------------------------------------------------------

inline RulesLine rules() {
    RulesLine line;
    line.full = maybe();
    line.book = line.full ? Book::house : oneOf(kBooks);
    line.rules = rulesOf(line.book);
    for (const Option& option : options()) {
        const int most = option.choices.empty() ? option.most : static_cast<int>(option.choices.size()) - 1;
        if (number(0, 3) == 0) { option.set(line.rules, number(option.choices.empty() ? option.least : 0, most)); }
    }
    return line;
}

inline Rake rake() {
    Rake r;
    if (maybe()) { r.perMyriad = number(0, 10'000); }
    r.cap = anyAmount();
    r.step = anyAmount();
    r.noFlopNoDrop = maybe();
    std::int32_t cap = 0;
    for (std::int32_t& each : r.capByPlayers) { each = cap = maybe() ? cap : number(0, 1'000'000); }
    r.jackpot = anyAmount();
    r.jackpotFrom = anyAmount();
    r.time = anyAmount();
    r.timeMinutes = maybe() ? number(0, 100'000) : 0;
    return r;
}

inline Stakes stakes() {
    Stakes s;
    s.structure = oneOf(Structure::spreadLimit);
    s.form = static_cast<FormId>(number(0, formCount() - 1));
    s.boards = static_cast<std::uint8_t>(number(1, 2));
    for (Chips Stakes::*each : {&Stakes::small, &Stakes::big, &Stakes::third, &Stakes::ante, &Stakes::bigBlindAnte,
                                &Stakes::bringIn, &Stakes::smallBet, &Stakes::bigBet, &Stakes::minBet, &Stakes::bomb,
                                &Stakes::killSmall, &Stakes::killBig, &Stakes::unit}) {
        s.*each = anyAmount();
    }
    if (s.structure == Structure::limit || s.structure == Structure::spreadLimit) {
        s.smallBet = amount();
        s.bigBet = amount();
    } else if (s.big == Chips{} && s.bringIn == Chips{}) {
        s.minBet = amount();
    }
    s.chips = denominations(0);
    s.rake = rake();
    return s;
}

inline TableOpened table() { return {static_cast<std::uint8_t>(number(2, kSeats)), stakes()}; }

inline PerSeat<Chips> perSeat(SeatSet dealt) {
    PerSeat<Chips> amounts;
    for (const Seat each : dealt) {
        if (number(0, 3) == 0) { amounts[each] = amount(); }
    }
    return amounts;
}

inline SeatSet pair(SeatSet of) { return {of.first(), of.next(of.first())}; }

inline HandBegan hand(const HouseRules& rules) {
    HandBegan h;
    h.rules = rules;
    h.stakes = stakes();
    h.dealt = seats() | SeatSet{seatAt(1), seatAt(number(2, kSeats))};
    h.button = form(h.stakes.form).bringIn && maybe() ? kNoSeat : seat();
    const auto poster = [&] { return maybe() ? h.dealt.next(seat()) : kNoSeat; };
    h.small = poster();
    h.big = poster();
    for (const Seat each : h.dealt) {
        if (number(0, 3) == 0) {
            h.uncounted.insert(each);
        } else {
            h.stacks[each] = chips(0);
        }
    }
    h.blinds = perSeat(h.dealt);
    h.straddles = perSeat(h.dealt);
    h.posts = perSeat(h.dealt);
    h.dead = perSeat(h.dealt);
    h.behind = perSeat(h.dealt);
    h.late = maybe();
    if (h.late) {
        const auto streets = form(h.stakes.form).streets;
        h.from = streets[static_cast<std::size_t>(number(0, static_cast<int>(streets.size()) - 1))].id;
        h.pot = anyAmount();
        h.in = seats(h.dealt) | pair(h.dealt);
    }
    if (maybe()) { h.rulesAt = number(1, 1'000'000); }
    return h;
}

}  // namespace oddchip::gen
