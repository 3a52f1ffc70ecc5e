// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Rulings by the rule in words, for each house that reads it otherwise.
#include "tests/practice/again.h"

#include <algorithm>

namespace again {
namespace {

practice::Text to(std::string_view id, Count amount) { return {std::string(id), {Chips{amount}}}; }

// A seat about to act: what it faces, and what its motions come to.
class Facing {
public:
    explicit Facing(const Question& question) : q(question), ledger(question) {
        for (const Event& act : q.acts) {
            seat = std::visit(
                [](const auto& one) {
                    if constexpr (requires { one.seat; }) { return oddchip::number(one.seat); }
                    return 0;
                },
                act);
        }
        in = ledger.in[seat];
        least = ledger.level == 0 ? ledger.bigBlind : ledger.level + ledger.step;
        limit = q.began->stakes.structure == Structure::limit;
        if (limit) { least = ledger.fullLevel + ledger.bet(); }
    }

    Answer call() const { return choiceOf(q, to("drill.as-call", ledger.level)); }
    Answer up(Count total) const {
        if (limit) { return choiceOf(q, to("drill.as-raise", least)); }
        return choiceOf(q, to(ledger.level == 0 ? "drill.as-bet" : "drill.as-raise", std::max(total, least)));
    }

    // One motion of several chips above the call, without a word.
    Answer over(Count total) const {
        if (total <= ledger.level) { return call(); }
        const Count more = total - ledger.level;
        if (limit) {
            const bool any = q.rules.overbetLimit == OverbetLimit::anyExcessRaises;
            return any || 2 * more >= ledger.bet() ? up(least) : call();
        }
        const bool half = q.rules.bigBetOvercall == BigBetOvercall::halfIsMinimumRaise;
        return (half ? 2 * more >= ledger.step : more >= ledger.step) ? up(total) : call();
    }

    const Question& q;
    Ledger ledger;
    int seat = 0;
    Count in = 0, least = 0;
    bool limit = false;
};

struct Motion {
    Count sum = 0, smallest = 0;
    int chips = 0;
};
Motion motionOf(const PutIn& put) {
    Motion motion;
    for (std::size_t i = 0; i < 8 && put.chips.counts[i] > 0; ++i) {
        const Count value = put.chips.values[i].count;
        motion.smallest = motion.chips == 0 ? value : std::min(motion.smallest, value);
        motion.chips += put.chips.counts[i];
        motion.sum += value * put.chips.counts[i];
    }
    return motion;
}
std::vector<Motion> motionsOf(const Question& q) {
    std::vector<Motion> all;
    for (const Event& act : q.acts) {
        if (const auto* put = std::get_if<PutIn>(&act)) { all.push_back(motionOf(*put)); }
    }
    return all;
}

const Said* saidIn(const Question& q) {
    const auto* said = std::get_if<Said>(&q.acts[0]);
    return said;
}

// After "raise" all motions count, or the first two, or one; silently the first one; of words the first.
Answer stringRaise(const Question& q) {
    const Facing facing(q);
    const auto motions = motionsOf(q);
    const Said* said = saidIn(q);
    if (said == nullptr || said->verb == Verb::call) { return facing.call(); }
    const Count first = facing.in + motions[0].sum, both = first + motions[1].sum;
    switch (q.rules.raiseMotions) {
    case RaiseMotions::anyAfterRaise: return facing.up(both);
    case RaiseMotions::amountFirst: return facing.up(first > facing.ledger.level ? first : both);
    case RaiseMotions::oneMotion: return facing.up(first);
    }
    return {};
}

Answer oneChip(const Question& q) {
    const Facing facing(q);
    const Motion motion = motionsOf(q)[0];
    if (facing.ledger.level == 0 || saidIn(q) != nullptr) { return facing.up(motion.sum); }
    return facing.call();
}

// If the call would fail without the smallest chip it was needed for the call.
Answer severalChips(const Question& q) {
    const Facing facing(q);
    const Motion motion = motionsOf(q)[0];
    const bool needed =
        q.rules.severalChips == SeveralChips::removeOne && motion.sum - motion.smallest < facing.ledger.level;
    return needed ? facing.call() : facing.over(motion.sum);
}

Answer priorChips(const Question& q) {
    const Facing facing(q);
    const Motion motion = motionsOf(q)[0];
    const bool back = std::holds_alternative<TookBack>(q.acts[0]);
    const Count lies = back ? 0 : facing.in;
    if (motion.chips == 1) { return facing.call(); }
    if (lies + motion.sum - motion.smallest < facing.ledger.level) { return facing.call(); }
    return facing.over(lies + motion.sum);
}

// What was said binds; a raise that is too small becomes the least one.
Answer words(const Question& q) {
    const Facing facing(q);
    const Said& said = *saidIn(q);
    if (said.verb == Verb::call) { return facing.call(); }
    const Count amount = said.amount->count;
    if (said.verb == Verb::raiseBy) { return facing.up(facing.ledger.level + amount); }
    if (said.verb == Verb::raise) { return facing.up(amount); }
    // Without to or by: the total if that is a raise, else by so much if that is one, else the least.
    if (amount >= facing.least) { return facing.up(amount); }
    return facing.up(facing.ledger.level + amount);
}

// A bet or raise in between changes the action; an all-in that is not above the bet is a call.
Answer outOfTurn(const Question& q) {
    Ledger ledger(q);
    Count level = ledger.level;
    bool changed = false;
    for (std::size_t i = 1; i < q.acts.size(); ++i) {
        const auto& act = std::get<Acted>(q.acts[i]);
        const int seat = oddchip::number(act.seat);
        Count to = act.amount ? act.amount->count : 0;
        if (act.verb == Verb::allIn) { to = ledger.in[seat] + ledger.stack[seat]; }
        changed = changed || to > level;
        level = std::max(level, to);
    }
    return choiceNamed(q, changed ? "drill.lapses" : "drill.stands");
}

Answer skipped(const Question& q) {
    const bool time = saidIn(q) != nullptr;
    const auto behind = static_cast<int>(q.acts.size()) - (time ? 1 : 0);
    return choiceNamed(q, !time && behind >= q.rules.skippedThreshold ? "drill.floor-right" : "drill.keeps-right");
}

// As the ruling of the same chips, said aloud.
Answer announceChips(const Question& q) {
    static const std::map<std::string, std::string> kAs{{"say.call", "drill.as-call"},
                                                        {"say.raise", "drill.as-raise"},
                                                        {"say.bet", "drill.as-bet"},
                                                        {"say.check", "drill.as-check"}};
    Question asked = q;
    for (practice::Text& choice : asked.choices) {
        choice.id = kAs.at(choice.id);
        choice.with.resize(choice.id == "drill.as-check" ? 0 : 1);
    }
    const bool one = motionsOf(q)[0].chips == 1;
    return one ? oneChip(asked) : severalChips(asked);
}

// A raise is told by its total, whatever was said.
Answer announce(const Question& q) {
    if (q.acts.empty()) { return choiceNamed(q, "say.players-" + std::to_string(Ledger(q).live.size())); }
    if (!motionsOf(q).empty()) { return announceChips(q); }
    const Facing facing(q);
    const Said& said = *saidIn(q);
    if (said.verb == Verb::call) { return choiceOf(q, to("say.call", facing.ledger.level)); }
    const Count total = said.amount->count + (said.verb == Verb::raiseBy ? facing.ledger.level : 0);
    return choiceOf(q, {facing.ledger.level == 0 ? "say.bet" : "say.raise", {Chips{total}, seatAt(facing.seat)}});
}

Answer showsFirst(const Question& q) {
    Ledger ledger(q);
    const bool allIn = std::ranges::any_of(ledger.live, [&](int seat) { return ledger.allIn.contains(seat); });
    std::set<int> acted;  // whoever acted first, of those who did on the last round
    for (const int seat : ledger.live) {
        if (ledger.acted.contains(seat)) { acted.insert(seat); }
    }
    int first = ledger.next(ledger.button, acted.empty() ? ledger.live : acted);
    if (ledger.streetBet && ledger.street == 3) {
        first = ledger.lastBettor;
    } else if (allIn && q.rules.showAllIn == ShowAllIn::pusherFirst && ledger.live.contains(ledger.lastBettorOfHand)) {
        first = ledger.lastBettorOfHand;
    }
    return seatsOf({first});
}

}  // namespace

Way rulingsWay(std::string_view skill) {
    if (skill == "rule-string") { return stringRaise; }
    if (skill == "rule-one-chip") { return oneChip; }
    if (skill == "rule-several") { return severalChips; }
    if (skill == "rule-prior") { return priorChips; }
    if (skill == "rule-words") { return words; }
    if (skill == "rule-out-of-turn") { return outOfTurn; }
    if (skill == "rule-skipped") { return skipped; }
    if (skill == "words-announce") { return announce; }
    if (skill == "show-first") { return showsFirst; }
    return nullptr;
}

}  // namespace again
