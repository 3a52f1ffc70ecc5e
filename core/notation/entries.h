// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/notation/tokens.h"

namespace oddchip::notation {

// An entry from the words of one statement, its reason included; 'at' is not among them.
Read<Entry> readEntry(Statement words);

}  // namespace oddchip::notation
