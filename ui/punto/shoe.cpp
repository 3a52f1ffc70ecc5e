// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/shoe.h"

#include "core/notation/punto_log.h"
#include "ui/entry/asking.h"
#include "ui/punto/calling.h"

namespace oddchip::ui {
namespace {

constexpr qsizetype kShownLines = 12;

// Events of one input have one time. A line of the floor's is one of them here (core/notation/punto_log.h).
LastInput lastInputAt(const Punto& punto) {
    const auto standing = standingAtShoe(punto.entries);
    const auto* events = std::get_if<std::vector<ShoeEvent>>(&standing);
    LastInput input;
    if (!events || events->empty()) return input;
    input.text = QString::fromStdString(write(*events->back().event));
    for (auto one = events->rbegin(); one != events->rend(); ++one) {
        if (one->entry->at != events->back().entry->at) break;
        ++input.events;
    }
    return input;
}

}  // namespace

std::vector<CoupTold> coupsOf(const Punto& punto) {
    std::vector<CoupTold> all;
    walk(punto, [&](const PuntoHappened& one) {
        if (!one.after.coup.settled || one.before.coup.settled) return;
        const auto winner = called(one.after.coup).winner;  // a coup may be void before it has one
        all.push_back({one.after.coup, one.before.holder, winner.value_or(baccarat::Side::tie), settlement(one.after)});
    });
    return all;
}

ShoeTold told(const Punto& punto) {
    ShoeTold shoe;
    walk(punto, [&](const PuntoHappened& one) {
        if (one.after.coup.settled && !one.before.coup.settled) { ++shoe.coups; }
        shoe.last += HistoryLine{one.number, QString::fromStdString(write(one.event)), shortCall(one), false};
        if (shoe.last.size() > kShownLines) shoe.last.removeFirst();
    });
    shoe.input = lastInputAt(punto);
    return shoe;
}

std::optional<PuntoSide> nextHand(const baccarat::Coup& coup) {
    if (coup.settled || coup.player.size < 2) return PuntoSide::player;
    if (coup.bank.size < 2) return PuntoSide::bank;
    const auto due = called(coup).due();
    return due ? std::optional(sideOf(*due)) : std::nullopt;
}

QString sameBets(const baccarat::Table& table) {
    if (!table.coup.settled || !table.next.empty()) return {};
    QStringList bets;
    for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
        for (const baccarat::Side side : baccarat::kSides) {
            const Chips bet{table.coup.bets.at(seat, side)};
            if (bet > Chips{})
                bets +=
                    QString::fromStdString(write(Event{PuntoBet{static_cast<std::uint8_t>(seat), sideOf(side), bet}}));
        }
    }
    return bets.join(QStringLiteral("; "));
}

}  // namespace oddchip::ui
