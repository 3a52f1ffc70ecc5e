// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/records/pokerstars_lines.h"

namespace oddchip::pokerstars {

// How a hand begins. Throws ReadError where its lines do not agree.
HandBegan setUp(const Facts& facts);

}  // namespace oddchip::pokerstars
