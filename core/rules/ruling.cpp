// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/ruling.h"

namespace oddchip {

constinit const Ruling kUnruled;

std::string_view name(Reason reason) {
    constexpr std::string_view kNames[] = {"hand-over",         "no-hand",         "no-such-seat",   "empty-seat",
                                           "not-dealt-in",      "folded",          "all-in",         "nobody-to-act",
                                           "card-seen",         "too-many-cards",  "board-complete", "more-than-stack",
                                           "not-enough-boards", "no-such-pot",     "not-eligible",   "nothing-to-undo",
                                           "later-event",       "too-few-players", "seat-taken",     "hand-running",
                                           "not-authorised"};
    return kNames[static_cast<std::size_t>(reason)];
}

}  // namespace oddchip
