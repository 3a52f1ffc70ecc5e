// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <iosfwd>

#include "core/notation/punto.h"

// Tables of Punto Banco for the command line.
namespace oddchip::cli {

// A shoe coup by coup: bets, cards, draws with rule and citation, what is taken, paid and kept.
void explainShoe(std::ostream& out, const Punto& played);

}  // namespace oddchip::cli
