// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/rules/hand.h"
#include "core/rules/rulebook.h"

namespace oddchip {

// House rules named outside a record: they hold in place of the record's own.
struct RulesChosen {
    std::optional<Book> book;
    std::vector<std::pair<const Option*, int>> settings;

    HouseRules over(HouseRules own) const;
    bool operator==(const RulesChosen&) const = default;
};

// A record says what was posted: a straddle that the rules do not offer was made all the same. Its rules then offer it.
void admitStraddles(HandBegan& began);

}  // namespace oddchip
