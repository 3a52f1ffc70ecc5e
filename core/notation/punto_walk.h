// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <functional>

#include "core/notation/punto.h"

namespace oddchip {

// One event of a table of Punto Banco that stands, and the table before and after it.
struct PuntoHappened {
    int number;          // as undo and amend name it; 0: a line of the floor's
    const Entry& entry;  // that brought it: its time, people and reason
    const Event& event;
    const Ruling& ruling;
    const baccarat::Table& before;
    const baccarat::Table& after;
};
void walk(const Punto& punto, const std::function<void(const PuntoHappened&)>& see);

}  // namespace oddchip
