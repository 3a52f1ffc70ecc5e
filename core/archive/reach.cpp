// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/reach.h"

#include <algorithm>
#include <array>

#include "core/rules/decided.h"
#include "core/rules/rulebook.h"

namespace oddchip {
namespace {

constexpr Reach kEverything = 0xffff;
constexpr Reach kMotions = kReachChips | kReachUnusual;
constexpr Reach kPot = kReachPotLimit | kMotions;  // "pot" may be said in any game
constexpr Reach kOutOfTurn = kReachTurn | kReachUnusual;

struct Reached {
    std::string_view key;  // of an option; with a dot at its end, of all that begin so
    Reach by;
};
// Tests play random hands under every choice of every option and hold this against how they end.
constexpr std::array kReached{
    Reached{"baccarat.", 0},
    Reached{"cap.straddle", kReachStraddled},
    Reached{"big-bet.overcall", kMotions},
    Reached{"buyin.", 0},
    Reached{"clock.", kReachUnusual},
    Reached{"deuce.exposed", kReachUnusual},
    Reached{"dropped-cards", kReachUnusual},
    Reached{"forward-motion", kMotions},
    Reached{"hidden-money", kReachUnusual},
    Reached{"insurance", kReachUnusual},
    Reached{"limit.", kReachLimit},
    Reached{"misdeal.", kReachUnusual},
    Reached{"number.unclear", kMotions},
    Reached{"odd.", kReachDivided | kReachUnusual},
    Reached{"out-of-turn.", kOutOfTurn},
    Reached{"over-pot", kPot},
    Reached{"overbet.limit", kReachLimit},
    Reached{"pineapple.late-discard", kReachUnusual},
    Reached{"pot-limit.", kPot},
    Reached{"pot-split.", kReachUnusual},
    Reached{"premature.redeal", kReachUnusual},
    Reached{"prior-chips", kMotions},
    Reached{"raise.motions", kMotions},
    Reached{"reopen.cumulative", kReachShort | kMotions | kOutOfTurn},
    Reached{"runouts.max", kReachUnusual},
    Reached{"session.minutes", 0},
    Reached{"several-chips", kMotions},
    Reached{"short-buy.", 0},
    Reached{"skipped.threshold", kOutOfTurn},
    Reached{"straddle", kReachStraddled},
    Reached{"straddle.", kReachStraddled},
    Reached{"string.enforce", kMotions},
    Reached{"unaware-of-raise", kReachUnusual},
    Reached{"gross-misunderstanding", kReachUnusual},
    Reached{"verbal.precedence", kMotions},
};

Reach reachedBy(std::string_view key) {
    Reach by = kReachAlways;
    for (const Reached& one : kReached) {
        if (one.key == key) { return one.by; }
        if (one.key.ends_with('.') && key.starts_with(one.key)) { by = one.by; }
    }
    return by;
}

template <class... Kinds> Seat seatOfAny(const Event& event) {
    Seat seat = kNoSeat;
    const auto look = [&](const auto* kind) {
        if (kind != nullptr) { seat = kind->seat; }
    };
    (look(std::get_if<Kinds>(&event)), ...);
    return seat;
}

Reach reachOf(const Event& event, Seat turn) {
    if (const auto* act = std::get_if<Acted>(&event)) {
        const Reach pot = act->verb == Verb::pot ? kReachPotLimit : Reach{0};
        return act->seat == turn ? pot : static_cast<Reach>(pot | kReachTurn);
    }
    if (const Seat seat = seatOfAny<Said, PutIn, TookBack, Rested>(event); seat != kNoSeat) {
        return seat == turn ? kReachChips : kReachChips | kReachTurn;
    }
    if (std::holds_alternative<Shown>(event)) { return kReachDivided; }
    if (const auto* award = std::get_if<Awarded>(&event)) {
        const bool whole = award->seats.size() == 1 && award->board == 0 && award->half == Half{};
        return whole ? 0 : kReachDivided;
    }
    const bool plain = std::holds_alternative<StreetDealt>(event) || std::holds_alternative<BoardDealt>(event) ||
                       std::holds_alternative<Dealt>(event) || std::holds_alternative<Mucked>(event) ||
                       std::holds_alternative<Pushed>(event);
    return plain ? 0 : kReachUnusual;
}

}  // namespace

Reach reachOf(const HandFacts& facts) {
    Reach reach = kReachAlways;
    const auto add = [&](int more) { reach = static_cast<Reach>(reach | more); };
    const Structure structure = facts.began.stakes.structure;
    if (structure == Structure::limit || structure == Structure::spreadLimit) { add(kReachLimit); }
    if (structure == Structure::potLimit) { add(kReachPotLimit); }
    if (facts.began.straddles != PerSeat<Chips>{}) { add(kReachStraddled); }
    Hand hand = begin(facts.began);
    for (const Live& live : facts.events) {
        if (live.decided) { return kEverything; }
        add(reachOf(live.event, toAct(hand).value));
        const Verdict verdict = verdictOf(hand, live);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) { return kEverything; }
        commit(hand, live.event, *ruling);
        if (!hand.now.allIn.empty()) { add(kReachShort); }
    }
    return reach;
}

Reach reachOf(const HouseRules& own, const HouseRules& changed) {
    Reach reach = 0;
    for (const Option& option : options()) {
        if (option.get(own) != option.get(changed)) { reach = static_cast<Reach>(reach | reachedBy(option.key)); }
    }
    return reach;
}

}  // namespace oddchip
