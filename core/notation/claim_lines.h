// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string_view>

#include "core/notation/notation.h"

namespace oddchip::notation {

// A claim, from what stands behind its '='.
Read<Claim> readClaim(std::string_view text);

}  // namespace oddchip::notation
