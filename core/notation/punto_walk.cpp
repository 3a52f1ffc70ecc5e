// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto_walk.h"

#include "core/notation/punto_log.h"

namespace oddchip {

void walk(const Punto& punto, const std::function<void(const PuntoHappened&)>& see) {
    Punto now = opened(punto.rules, punto.opening);
    const auto standing = standingAtShoe(punto.entries);
    const auto* events = std::get_if<std::vector<ShoeEvent>>(&standing);
    if (events == nullptr) { return; }
    for (const ShoeEvent& one : *events) {
        const auto step = enter(now, Entry{*one.event, 0, {}, {}, {}});
        const auto* stepped = std::get_if<PuntoStepped>(&step);
        if (stepped == nullptr) { return; }  // it was taken once, so it cannot be refused
        see({one.number, *one.entry, *one.event, stepped->ruling, now.table, stepped->table});
        now.table = stepped->table;
    }
}

}  // namespace oddchip
