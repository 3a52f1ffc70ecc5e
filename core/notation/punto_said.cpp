// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto_said.h"

#include <algorithm>
#include <iterator>

#include "core/notation/punto.h"

namespace oddchip::notation {
namespace {

using namespace claim;
using baccarat::Row;
using baccarat::Side;

AllRules by(RuleId rule) { return AllRules(rule); }

Answers total(const baccarat::Table& table, Side hand) {
    const baccarat::Cards& cards = table.coup.hand(hand);
    if (cards.size == 0) { return {}; }
    return {{PuntoTotal{sideOf(hand), static_cast<std::uint8_t>(cards.total())}, by(RuleId::pbValues)}};
}

Answers call(const baccarat::Table& table, Side hand) {
    if (table.coup.isVoid) { return {}; }
    const baccarat::Called now = called(table.coup);
    const auto& call = hand == Side::bank ? now.bank : now.player;
    if (!call) { return {}; }
    AllRules rules = by(idOf(call->by));
    rules.add(RuleId::pbMandatory);
    return {{PuntoCall{sideOf(hand), call->draws}, rules}};
}

Answers winner(const baccarat::Table& table) {
    const baccarat::Called now = called(table.coup);
    if (!now.winner || table.coup.isVoid) { return {}; }
    const bool natural = now.player && now.player->by == baccarat::Rule::natural;
    AllRules rules = by(natural ? RuleId::pbNatural : RuleId::pbValues);
    rules.add(RuleId::pbAnnounce);
    return {{PuntoWinner{sideOf(*now.winner)}, rules}};
}

Answer paid(const Row& row) {
    AllRules rules = by(idOf(row.by));
    rules.add(RuleId::pbSettleOrder);
    if (row.kind == Row::Kind::takes) { return {PuntoTakes{row.seat, Chips{row.bet}}, rules}; }
    std::optional<Chips> commission;
    if (row.commission != 0) { commission = Chips{row.commission}; }
    return {PuntoPays{row.seat, Chips{row.pays}, commission}, rules};
}

// The rows of the settlement that are of this kind.
template <class Kind> Answers rows(const baccarat::Table& table, std::uint8_t place) {
    Answers all;
    for (const Row& row : settlement(table)) {
        const Answer answer = paid(row);
        if (row.seat == place && std::holds_alternative<Kind>(answer.what)) { all.push_back(answer); }
    }
    return all;
}

Answers shoe(const baccarat::Table& table) {
    if (table.holder == 0) { return {}; }
    return {{PuntoShoeAt{static_cast<std::uint8_t>(table.holder)}, by(RuleId::pbShoePass)}};
}

Answers box(const baccarat::Table& table, std::uint8_t place) {
    if (place > baccarat::kPlaces) { return {}; }
    return {{PuntoBox{place, Chips{owedToBox(table, place)}}, by(RuleId::pbPayBanco)}};
}

template <class Ask> Answers ask(const Moment& moment, Ask ask) {
    return moment.punto != nullptr ? ask(*moment.punto) : Answers{};
}

}  // namespace

Answers answer(const PuntoTotal& claimed, const Moment& moment) {
    const Side hand = claimed.hand == PuntoSide::bank ? Side::bank : Side::player;
    return ask(moment, [&](const auto& table) { return total(table, hand); });
}

Answers answer(const PuntoCall& claimed, const Moment& moment) {
    const Side hand = claimed.hand == PuntoSide::bank ? Side::bank : Side::player;
    return ask(moment, [&](const auto& table) { return call(table, hand); });
}

Answers answer(const PuntoWinner&, const Moment& moment) { return ask(moment, winner); }

Answers answer(const PuntoPays& claimed, const Moment& moment) {
    Answers all = ask(moment, [&](const auto& table) { return rows<PuntoPays>(table, claimed.place); });
    for (Answer& each : all) {  // no commission is claimed as none, or not at all
        auto& pays = *std::get_if<PuntoPays>(&each.what);
        if (!claimed.commission) { pays.commission.reset(); }
        if (claimed.commission && !pays.commission) { pays.commission = Chips{}; }
    }
    return all;
}

Answers answer(const PuntoTakes& claimed, const Moment& moment) {
    return ask(moment, [&](const auto& table) { return rows<PuntoTakes>(table, claimed.place); });
}

Answers answer(const PuntoShoeAt&, const Moment& moment) { return ask(moment, shoe); }

Answers answer(const PuntoBox& claimed, const Moment& moment) {
    return ask(moment, [&](const auto& table) { return box(table, claimed.place); });
}

Answers ofPunto(const baccarat::Table& table) {
    Answers all;
    const auto add = [&](Answers more) { std::ranges::move(more, std::back_inserter(all)); };
    for (const Side hand : {Side::player, Side::bank}) { add(total(table, hand)); }
    for (const Side hand : {Side::player, Side::bank}) { add(call(table, hand)); }
    add(winner(table));
    for (const Row& row : settlement(table)) { all.push_back(paid(row)); }
    add(shoe(table));
    if (table.collected == 0) { return all; }  // a journal of before there was such a line keeps its digests
    for (std::uint8_t place = 0; place <= baccarat::kPlaces; ++place) {
        if (place == 0 || owedToBox(table, place) != 0) { add(box(table, place)); }
    }
    return all;
}

}  // namespace oddchip::notation
