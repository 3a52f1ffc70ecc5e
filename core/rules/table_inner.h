// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/table.h"

// What the files of a table share among themselves and with nobody else.
namespace oddchip::inner {

// ---- table.cpp --------------------------------------------------------------------------------------------------
inline bool running(const Table& table) { return table.playing && !table.hand.over; }
inline bool inRunningHand(const Table& table, Seat seat) { return running(table) && table.hand.dealt.contains(seat); }
void carry(Table& table);  // the finished hand's chips lie in front of the seats that won them
Verdict seatVerdict(const Table& table, Seat seat, bool mustBeTaken);
Verdict alsoBy(Verdict verdict, RuleId rule);

// ---- buyin.cpp: chips that come, go and change hands ------------------------------------------------------------
Verdict ruleSat(const Table& table, const Sat& sat);
Verdict ruleAdds(const Table& table, const Adds& adds);
Verdict ruleBehind(const Table& table, const PlaysBehind& behind);
Verdict rulePasses(const Table& table, const Passes& passes);
Verdict ruleObjects(const Table& table, const Objects& objects);
Verdict ruleCounted(const Table& table, const Has& has);
Verdict ruleSpends(const Table& table, const Spends& spends);
void sit(Table& table, const Sat& sat);
void add(Table& table, const Adds& adds);
void playBehind(Table& table, const PlaysBehind& behind, const Ruling& ruling);
void pass(Table& table, const Passes& passes, const Ruling& ruling);
void takeBack(Table& table, const Ruling& ruling);  // chips that were passed, on an objection
void count(Table& table, const Has& has);
void leave(Table& table, Seat seat);
bool anyPassed(const Table& table);  // chips that somebody may still object to
bool belowFloor(const HouseRules& rules, const Stakes& stakes);

// ---- drop.cpp: what the house takes, and the dealer's log ---------------------------------------------------------
Verdict ruleTaken(const Table& table);
void takeRakeByHand(Table& table, Chips amount);
void takeDropByHand(Table& table, Chips amount);
void chargeTime(Table& table, Chips amount);
void changeDealer(Table& table, const DealerNamed& dealer);
void collect(Table& table);  // rake and jackpot of the hand that is over

// ---- aftermath.cpp: a pot that the floor awards anew after 'next' -------------------------------------------------
bool ofLastHand(const Table& table, const Event& event);
Verdict ruleOfLastHand(const Table& table, const Event& event);
std::optional<Refusal> cannotHold(const Table& table, const Event& event);
void commitOfLastHand(Table& table, const Event& event, const Ruling& ruling);
void keepLastHand(Table& table);  // as its chips are carried to the seats
void payMoved(Table& table);
void leavesLastHand(Table& table, Seat seat);
void movesInLastHand(Table& table, Seat seat, Seat to);

// ---- rotation.cpp: button, blinds, and who owes what ------------------------------------------------------------
Verdict ruleMoves(const Table& table, const MovesTo& moves);
void move(Table& table, const MovesTo& moves);
bool postsOwed(const Table& table, Seat seat);          // whether the house lets the seat post to come in
void turnButton(Table& table, const HandBegan& began);  // button and blinds lie as the hand has them; who owes what
void turnButtonBack(Table& table);                      // as before the hand that was misdealt or void

}  // namespace oddchip::inner
