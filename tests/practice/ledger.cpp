// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "tests/practice/again.h"

#include <algorithm>

namespace again {

Ledger::Ledger(const Question& question, bool withActs) {
    begin(*question.began);
    for (const Event& event : question.events) { happened(event); }
    for (const Event& event : withActs ? question.acts : std::vector<Event>{}) { happened(event); }
}

int Ledger::next(int seat, const std::set<int>& among) const {
    for (int i = 1; i <= 10; ++i) {
        const int other = (seat - 1 + i) % 10 + 1;
        if (among.contains(other)) { return other; }
    }
    return 0;
}

void Ledger::post(int seat, Count amount) {
    const Count paid = std::min(amount, stack[seat]);
    stack[seat] -= paid;
    in[seat] += paid;
    total[seat] += paid;
    if (stack[seat] == 0) { allIn.insert(seat); }
}

void Ledger::begin(const HandBegan& began) {
    for (const Seat seat : began.dealt) {
        const int at = oddchip::number(seat);
        seats.push_back(at);
        live.insert(at);
        stack[at] = began.stacks[seat].sum().count;
    }
    const Stakes& stakes = began.stakes;
    m_limit = stakes.structure == Structure::limit;
    m_stud = form(stakes.form).bringIn;
    m_smallBet = stakes.smallBet.count;
    m_bigBet = stakes.bigBet.count;
    for (const int seat : seats) {
        post(seat, stakes.ante.count);
        in[seat] = 0;
    }
    button = oddchip::number(began.button);
    small = oddchip::number(began.small);
    big = oddchip::number(began.big);
    bigBlind = stakes.big.count;
    if (small != 0) { post(small, stakes.small.count); }
    if (big != 0) { post(big, stakes.big.count); }
    level = step = fullLevel = bigBlind;
    for (const Seat seat : began.dealt) {
        if (began.straddles[seat].count > 0) {
            post(oddchip::number(seat), began.straddles[seat].count);
            level = step = fullLevel = began.straddles[seat].count;
        }
    }
    if (!m_limit && began.rules.straddleMinRaise == StraddleMinRaise::straddlePlusBigBlind) { step = bigBlind; }
}

void Ledger::newStreet() {
    roundOver();
    for (const int seat : seats) { in[seat] = 0; }
    acted.clear();
    levelWhenActed.clear();
    fullSince.clear();
    level = fullLevel = 0;
    step = bigBlind;
    raises = shorts = 0;
    lastBettor = 0;
    streetBet = false;
    bigActed = true;
    ++street;
}

void Ledger::roundOver() {
    returned = 0;
    Count most = 0, second = 0;
    int top = 0;
    for (const int seat : seats) {
        if (total[seat] > most) {
            second = most;
            most = total[seat];
            top = seat;
        } else {
            second = std::max(second, total[seat]);
        }
    }
    if (most == second || !live.contains(top)) { return; }
    returned = most - second;
    returnedTo = top;
    total[top] -= returned;
    in[top] -= returned;
    stack[top] += returned;
    allIn.erase(top);
}

void Ledger::happened(const Event& event) {
    if (const auto* act = std::get_if<Acted>(&event)) {
        acts_(*act);
    } else if (std::holds_alternative<StreetDealt>(event) || std::holds_alternative<BoardDealt>(event)) {
        newStreet();
    } else if (const auto* fault = std::get_if<Fault>(&event); fault != nullptr && fault->kind == FaultKind::dead) {
        roundOver();
        returned = 0;
        live.erase(oddchip::number(fault->seat));
        roundOver();
    }
}

void Ledger::pay(int seat, Count to) {
    const Count paid = std::min(to - in[seat], stack[seat]);
    stack[seat] -= paid;
    in[seat] += paid;
    total[seat] += paid;
    if (stack[seat] == 0) { allIn.insert(seat); }
    if (in[seat] <= level) { return; }
    const Count over = in[seat] - level;
    lastBettor = lastBettorOfHand = seat;
    streetBet = true;
    bool full = false;
    if (m_limit) {
        full = in[seat] >= fullLevel + bet() || 2 * (in[seat] - fullLevel) >= bet();
        if (full) { fullLevel = in[seat]; }
    } else {
        full = over >= step;
        if (full) { step = over; }
    }
    if (full) {
        ++raises;
        for (const int other : acted) { fullSince[other] = true; }
    } else {
        ++shorts;
    }
    level = in[seat];
}

void Ledger::acts_(const Acted& act) {
    const int seat = oddchip::number(act.seat);
    ++acts;
    if (acted.empty()) { lastBettorOfHand = 0; }
    // More than anybody else has in or could put in need not be matched.
    Count reach = 0;
    for (const int other : live) {
        if (other != seat) { reach = std::max(reach, in[other] + stack[other]); }
    }
    switch (act.verb) {
    case Verb::fold:
        live.erase(seat);
        ++folds;
        break;
    case Verb::check: ++checks; break;
    case Verb::call:
        ++chipActs;
        pay(seat, std::min(level, reach));
        break;
    case Verb::bet:
    case Verb::raise:
    case Verb::complete:
        ++chipActs;
        pay(seat, act.amount->count);
        break;
    case Verb::allIn:
        ++chipActs;
        pay(seat, in[seat] + stack[seat]);
        break;
    default: break;
    }
    acted.insert(seat);
    levelWhenActed[seat] = level;
    fullSince[seat] = false;
    if (seat == big) { bigActed = true; }
}

std::vector<Pile> pulled(const Ledger& ledger) {
    std::vector<Pile> piles;
    std::map<int, Count> left = ledger.total;
    std::set<int> in = ledger.live;
    while (!in.empty()) {
        Count least = -1;
        for (const int seat : in) { least = least < 0 ? left[seat] : std::min(least, left[seat]); }
        if (least > 0) {
            Pile pile{0, in};
            for (auto& [seat, chips] : left) {
                const Count pull = std::min(chips, least);
                pile.amount += pull;
                chips -= pull;
            }
            piles.push_back(pile);
        }
        std::erase_if(in, [&](int seat) { return left[seat] == 0; });
    }
    for (const auto& [seat, chips] : left) {  // folded above the top
        if (chips > 0 && !piles.empty()) { piles.back().amount += chips; }
    }
    return piles;
}

SeatSet asSeats(const std::set<int>& seats) {
    SeatSet all;
    for (const int seat : seats) { all.insert(seatAt(seat)); }
    return all;
}

Answer asPots(const Ledger& ledger) {
    Answer answer;
    for (const Pile& pile : pulled(ledger)) { answer.parts.push_back({Chips{pile.amount}, asSeats(pile.of)}); }
    if (ledger.returned > 0) { answer.back = {Chips{ledger.returned}, SeatSet{seatAt(ledger.returnedTo)}}; }
    return answer;
}

Answer number(Count count) { return {{{Chips{count}, {}}}}; }
Answer seatsOf(std::set<int> seats) { return {{{{}, asSeats(seats)}}}; }

Answer choiceOf(const Question& question, const practice::Text& text) {
    Answer answer;
    const auto at = std::ranges::find(question.choices, text);
    answer.choice = at == question.choices.end() ? -2 : static_cast<int>(at - question.choices.begin());
    return answer;
}
Answer choiceNamed(const Question& question, std::string_view id) { return choiceOf(question, {std::string(id), {}}); }

Way wayOf(std::string_view skill) {
    for (const auto of : {potsWay, bettingWay, cardsWay, rulingsWay, tableWay}) {
        if (const Way way = of(skill)) { return way; }
    }
    return nullptr;
}

}  // namespace again
