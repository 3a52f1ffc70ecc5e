// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/shoe.h"

#include "ui/entry/asking.h"
#include "ui/punto/calling.h"

namespace oddchip::ui {
namespace {

constexpr qsizetype kShownLines = 12;

}  // namespace

void walk(const Punto& punto, const std::function<void(const PuntoHappened&)>& see) {
    Punto now{punto.rules, punto.before, {}, punto.before};
    const auto standing = live(punto.entries);
    const auto* events = std::get_if<std::vector<Live>>(&standing);
    if (!events) return;
    for (const Live& one : *events) {
        const auto step = enter(now, Entry{one.event, 0, {}, {}, {}});
        const auto* stepped = std::get_if<PuntoStepped>(&step);
        if (!stepped) return;  // the desk has taken it, so it cannot be refused
        see({one.number, one.event, stepped->ruling, now.table, stepped->table});
        now.table = stepped->table;
    }
}

std::vector<CoupTold> coupsOf(const Punto& punto) {
    std::vector<CoupTold> all;
    walk(punto, [&](const PuntoHappened& one) {
        if (!one.after.coup.settled || one.before.coup.settled) return;
        all.push_back({one.after.coup, one.before.holder, *called(one.after.coup).winner, settlement(one.after)});
    });
    return all;
}

ShoeTold told(const Punto& punto) {
    ShoeTold shoe;
    walk(punto, [&](const PuntoHappened& one) {
        if (one.after.coup.settled && !one.before.coup.settled) {
            ++shoe.coups;
            if (cutCardOut(one.before)) ++shoe.afterCut;
        }
        shoe.last += HistoryLine{one.number, QString::fromStdString(write(one.event)), shortCall(one), false};
        if (shoe.last.size() > kShownLines) shoe.last.removeFirst();
    });
    shoe.input = lastInput(Log{{}, std::nullopt, punto.entries});
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
