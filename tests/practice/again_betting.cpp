// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Bounds of betting by a ledger; chips by trying.
#include "tests/practice/again.h"

#include <algorithm>

#include "tests/practice/turns.h"

namespace again {
namespace {

// ---- pot-limit: three times the bet and the rest of the pot --------------------------------------------------------

Answer potMost(const Question& q) {
    Ledger ledger(q);
    const int seat = turnOf(q);
    Count pot = 0;
    for (const int one : ledger.seats) { pot += ledger.total[one]; }
    Count mine = ledger.in[seat];
    const bool asBig =
        q.rules.potLimitSmallBlind == PotLimitSmallBlind::asBigBlind && ledger.street == 0 && !ledger.bigActed;
    if (asBig && ledger.in[ledger.small] < ledger.bigBlind) {
        pot += ledger.bigBlind - ledger.in[ledger.small];
        if (seat == ledger.small) { mine = ledger.bigBlind; }
    }
    if (ledger.level == 0) { return number(pot); }
    // The last bet three times, the rest of the pot once; what lies in front already is counted in the total.
    const Count rest = pot - ledger.level - mine;
    return number(3 * ledger.level + rest);
}

// ---- raises --------------------------------------------------------------------------------------------------------

Answer leastRaise(const Question& q) {
    const Ledger ledger(q);
    return number(ledger.level + ledger.step);
}

Answer mayRaise(const Question& q) {
    Ledger ledger(q);
    const int seat = turnOf(q);
    const bool may = q.rules.reopenCumulative == ReopenCumulative::perPlayer
                         ? ledger.level - ledger.in[seat] >= ledger.step
                         : ledger.fullSince[seat];
    return choiceNamed(q, may ? "drill.may-raise" : "drill.may-only-call");
}

practice::Text to(std::string_view id, Count amount) { return {std::string(id), {Chips{amount}}}; }

// Limit: a seat that has acted needs half a bet more; then the only total is the last full level and one bet.
Answer limitMay(const Question& q) {
    Ledger ledger(q);
    const int seat = turnOf(q);
    const Count bet = ledger.bet(), more = ledger.level - ledger.in[seat];
    if (ledger.acted.contains(seat) && 2 * more < bet) { return choiceNamed(q, "drill.may-only-call"); }
    const bool completes = ledger.level > ledger.fullLevel;
    return choiceOf(q, to(completes ? "drill.as-complete" : "drill.as-raise", ledger.fullLevel + bet));
}

// Before the flop the big blind is the bet; after it the first bet is no raise.
Answer raisesLeft(const Question& q) {
    const Ledger ledger(q);
    const int made = ledger.street == 0 ? ledger.raises : ledger.raises - 1;
    return number(q.rules.capMultiway - made);
}

// ---- chips ---------------------------------------------------------------------------------------------------------

// The fewest chips, by trying every amount from nothing up.
Answer fewest(const Question& q) {
    const Count unit = q.cash.back().count;
    std::vector<Count> best(static_cast<std::size_t>(q.cash[0].count / unit) + 1, 1'000'000);
    best[0] = 0;
    for (std::size_t i = 1; i < best.size(); ++i) {
        for (std::size_t chip = 1; chip < q.cash.size(); ++chip) {
            const auto units = static_cast<std::size_t>(q.cash[chip].count / unit);
            if (units <= i) { best[i] = std::min(best[i], best[i - units] + 1); }
        }
    }
    return number(best.back());
}

Answer change(const Question& q) {
    Ledger ledger(q);
    const auto& put = std::get<PutIn>(q.acts[0]);
    return number(put.chips.sum().count - (ledger.level - ledger.in[oddchip::number(put.seat)]));
}

Answer adds(const Question& q) {
    Ledger ledger(q);
    const int seat = turnOf(q);
    return number(std::min(ledger.level - ledger.in[seat], ledger.stack[seat]));
}

Answer rake(const Question& q) {
    Ledger ledger(q);
    ledger.roundOver();
    const Rake& terms = q.began->stakes.rake;
    if (terms.noFlopNoDrop && ledger.street == 0) { return number(0); }
    Count pot = 0;
    for (const int seat : ledger.seats) { pot += ledger.total[seat]; }
    Count taken = 0;  // a step for each that the percentage has reached
    while ((taken + terms.step.count) * 10000 <= pot * terms.perMyriad) { taken += terms.step.count; }
    if (terms.cap.count > 0) { taken = std::min(taken, terms.cap.count); }
    if (terms.jackpot.count > 0 && pot >= terms.jackpotFrom.count) { taken += terms.jackpot.count; }
    return number(taken);
}

Answer colour(const Question& q) {
    Count left = q.cash[0].count * q.number, large = 0;
    for (; left >= q.cash[1].count; left -= q.cash[1].count) { ++large; }
    return number(large);
}

}  // namespace

Way bettingWay(std::string_view skill) {
    if (skill.starts_with("pot-limit-")) { return potMost; }
    if (skill == "bet-least-raise" || skill == "bet-straddle") { return leastRaise; }
    if (skill == "bet-who-raises") { return mayRaise; }
    if (skill == "bet-half") { return limitMay; }
    if (skill == "bet-raises-left") { return raisesLeft; }
    if (skill == "chips-cut") { return fewest; }
    if (skill == "chips-change") { return change; }
    if (skill == "chips-call") { return adds; }
    if (skill == "chips-rake") { return rake; }
    if (skill == "chips-colour-up") { return colour; }
    return nullptr;
}

}  // namespace again
