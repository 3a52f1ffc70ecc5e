// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/chosen.h"

namespace oddchip {

HouseRules RulesChosen::over(HouseRules own) const {
    if (book) { own = rulesOf(*book); }
    for (const auto& [option, choice] : settings) { option->set(own, choice); }
    return own;
}

void admitStraddles(HandBegan& began) {
    bool other = false;
    for (const Seat seat : began.dealt) { other = other || began.straddles[seat] != straddleOf(began, seat); }
    if (!other) { return; }
    began.rules.straddle = Straddle::anySeat;
    began.rules.straddleAmount = StraddleAmount::twiceOrMore;
    began.rules.straddleLimit = StraddleLimit::yes;
}

}  // namespace oddchip
