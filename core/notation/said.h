// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <vector>

#include "core/notation/claims.h"

// What the program says of a moment, asked kind by kind.
namespace oddchip::notation {

struct Answer {
    decltype(Claim::what) what;
    AllRules rules;  // of this answer, the deciding one first
};
using Answers = std::vector<Answer>;  // empty: there is nothing of the kind

// The answer to the question that a claim puts: of the same kind, about the same seat, pot or sum.
Answers answers(const Claim& claim, const Moment& moment);

// What the last event counts as, or why it was refused.
Answers ofAct(const Moment& moment);
// That, and what goes back, what it comes to, what is flagged and asked, what stands or lapses by it, and how it is put
// right.
Answers ofRuling(const Moment& moment);

// The answers on which canonical() and claimsOf() stand.
Answers ofHand(const Table& table);
Answers betweenHands(const Table& table);

bool lies(const Table& table);  // a table is open and no hand is in play

}  // namespace oddchip::notation
