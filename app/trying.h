// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>

#include "core/archive/rows.h"
#include "core/archive/whatif.h"

namespace oddchip::app {

// The tree of lines of the hand that is tried now, and what the window is shown of it.
class Trying {
public:
    Tried done(const Try& wanted, const HandTold& told);

private:
    HandKey m_key;
    std::optional<WhatIf> m_tree;
};

}  // namespace oddchip::app
