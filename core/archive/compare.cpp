// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/compare.h"

#include <algorithm>
#include <numeric>

#include "core/rules/decided.h"
#include "core/rules/stacks.h"

namespace oddchip {
namespace {

Verdicts::Said saidOf(const Hand& hand, const Ruling& ruling) {
    Verdicts::Said said{ruling.counts, ruling.change, ruling.rules, {}, toAct(hand).value, potTotal(hand)};
    if (said.next != kNoSeat) { said.owes = owes(hand).value; }
    return said;
}

// What a fact comes to for people: by which rule it does so is no difference.
bool alike(const Verdicts::Said& a, const Verdicts::Said& b) {
    return a.counts == b.counts && a.change == b.change && a.owes == b.owes && a.next == b.next && a.pot == b.pot;
}

bool same(const Verdicts& a, const Verdicts& b, std::size_t at) {
    const bool here = at < a.said.size(), there = at < b.said.size();
    return here == there && (!here || alike(a.said[at], b.said[at]));
}

PerSeat<bool> moneyDiffers(const HandFacts& facts, const Verdicts& a, const Verdicts& b) {
    PerSeat<bool> differs;
    for (const Seat seat : facts.began.dealt) { differs[seat] = a.net[seat] != b.net[seat]; }
    return differs;
}

bool any(const PerSeat<bool>& seats) { return std::ranges::count(seats.values, true) > 0; }

// The options that differ, each tried alone.
std::vector<const Option*> reasons(const HandFacts& facts, const Verdicts& base, const Verdicts& other,
                                   std::size_t first) {
    std::vector<const Option*> found;
    for (const Option& option : options()) {
        const int value = option.get(other.rules);
        if (value == option.get(base.rules)) { continue; }
        RulesChosen one = base.chosen;
        one.settings.emplace_back(&option, value);
        const Verdicts tried = under(facts, one);
        const bool money = first >= facts.events.size();
        const bool makes = money ? any(moneyDiffers(facts, base, tried)) : !same(base, tried, first);
        if (makes) { found.push_back(&option); }
    }
    return found;
}

}  // namespace

Verdicts under(const HandFacts& facts, const RulesChosen& chosen) {
    Verdicts column;
    column.chosen = chosen;
    HandBegan began = facts.began;
    began.rules = chosen.over(began.rules);
    column.rules = began.rules;
    admitStraddles(began);
    Hand hand = begin(began);
    for (const Live& live : facts.events) {
        const Verdict verdict = verdictOf(hand, live);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
            column.stops = static_cast<int>(column.said.size()) + 1;
            column.why = refusal->reason;
            column.wouldAct = toAct(hand).value;
            column.end = hand;
            return column;
        }
        commit(hand, live.event, std::get<Ruling>(verdict));
        column.said.push_back(saidOf(hand, std::get<Ruling>(verdict)));
    }
    column.end = hand;
    const Winnings won = winnings(hand);
    const auto left = stacks(hand);
    for (const Seat seat : began.dealt) {
        column.won[seat] = won.amount[seat];
        if (left[seat] && hand.over) { column.net[seat] = *left[seat] - began.stacks[seat].sum(); }
    }
    return column;
}

namespace {

Compared compared(const HandFacts& facts, const HandFacts& undecided, std::span<const RulesChosen> chosen) {
    Compared compared;
    compared.began = facts.began;
    compared.events = facts.events;
    compared.numbers.resize(facts.events.size());
    std::iota(compared.numbers.begin(), compared.numbers.end(), 1);
    for (const RulesChosen& one : chosen) {
        compared.columns.push_back(under(one == RulesChosen{} ? facts : undecided, one));
    }
    const std::size_t events = facts.events.size();
    std::size_t first = events + 1, by = 0;
    for (std::size_t i = 0; i < compared.columns.size(); ++i) {
        const Verdicts& base = compared.columns.front();
        const Verdicts& column = compared.columns[i];
        std::vector<bool> differs(events);
        const PerSeat<bool> money = moneyDiffers(facts, base, column);
        for (std::size_t at = 0; at < events; ++at) { differs[at] = !same(base, column, at); }
        const auto own = static_cast<std::size_t>(std::ranges::find(differs, true) - differs.begin());
        if ((own < events || any(money)) && own < first) {
            first = own;
            by = i;
        }
        compared.differs.push_back(std::move(differs));
        compared.moneyDiffers.push_back(money);
    }
    if (first <= events && by > 0) {
        compared.first = static_cast<int>(first);
        compared.because = reasons(undecided, compared.columns.front(), compared.columns[by], first);
    }
    return compared;
}

}  // namespace

Compared compare(const HandFacts& facts, std::span<const RulesChosen> chosen) { return compared(facts, facts, chosen); }

std::optional<Compared> compare(const Log& log, std::span<const RulesChosen> chosen) {
    const auto facts = factsOf(log);
    if (!facts) { return std::nullopt; }
    HandFacts undecided = *facts;
    for (Live& live : undecided.events) { live.decided.reset(); }
    Compared compared = oddchip::compared(*facts, undecided, chosen);
    // The standing events keep the numbers that they were entered under.
    std::vector<int> numbers;
    int number = 0;
    std::vector<bool> undone;
    for (const Entry& entry : log.entries) {
        const auto* event = std::get_if<Event>(&entry.what);
        if (event != nullptr) {
            if (!isFloorLine(*event)) {
                numbers.push_back(++number);
                undone.push_back(false);
            }
        } else if (const auto* undo = std::get_if<Undo>(&entry.what)) {
            auto at = static_cast<std::size_t>(undo->event);
            if (at == 0) {
                for (at = undone.size(); at > 0 && undone[at - 1]; --at) {}
            }
            if (at > 0 && at <= undone.size()) { undone[at - 1] = true; }
        }
    }
    std::vector<int> standing;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!undone[i]) { standing.push_back(numbers[i]); }
    }
    if (standing.size() == compared.events.size()) { compared.numbers = standing; }
    return compared;
}

}  // namespace oddchip
