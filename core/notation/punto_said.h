// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/baccarat/table.h"
#include "core/notation/said.h"

// What a table of Punto Banco says of a moment, for each kind of its claims. At any other table there is no answer.
namespace oddchip::notation {

Answers answer(const claim::PuntoTotal& claimed, const Moment& moment);
Answers answer(const claim::PuntoCall& claimed, const Moment& moment);
Answers answer(const claim::PuntoWinner& claimed, const Moment& moment);
Answers answer(const claim::PuntoPays& claimed, const Moment& moment);  // a row for each bet of the seat
Answers answer(const claim::PuntoTakes& claimed, const Moment& moment);
Answers answer(const claim::PuntoShoeAt& claimed, const Moment& moment);
Answers answer(const claim::PuntoBox& claimed, const Moment& moment);

Answers ofPunto(const baccarat::Table& table);  // all of them, in one fixed order

}  // namespace oddchip::notation
