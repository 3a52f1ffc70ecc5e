// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "core/rules/event.h"
#include "core/rules/rule_id.h"

namespace oddchip {

// What a seat's act counts as; 'to' is the seat's total for the round.
struct Action {
    Seat seat = kNoSeat;
    Verb verb = Verb::nothing;
    Chips to;
    bool operator==(const Action&) const = default;
};

// A few rules, the deciding one first; what does not fit is dropped.
template <std::size_t N> struct RuleList {
    std::array<RuleId, N> ids{};

    constexpr RuleList() = default;
    constexpr explicit RuleList(RuleId rule) : ids{rule} {}
    template <std::size_t M> constexpr RuleList(const RuleList<M>& other) { addAll(other); }
    constexpr void add(RuleId rule) {
        for (RuleId& id : ids) {
            if (id == rule) { return; }
            if (id == RuleId::none) {
                id = rule;
                return;
            }
        }
    }
    template <std::size_t M> constexpr void addAll(const RuleList<M>& other) {
        for (const RuleId rule : other.ids) {
            if (rule != RuleId::none) { add(rule); }
        }
    }
    constexpr bool contains(RuleId rule) const {
        for (RuleId id : ids) {
            if (id == rule) { return true; }
        }
        return false;
    }
    constexpr bool empty() const { return ids[0] == RuleId::none; }
    constexpr RuleId first() const { return ids[0]; }
    bool operator==(const RuleList&) const = default;
};
using RuleIds = RuleList<4>;    // of a ruling or an answer
using AllRules = RuleList<12>;  // of a whole settlement

// Until when a ruling can still be corrected at the table.
enum class UntilKind : std::uint8_t { final, rest, nextAct, acts, round, push };
struct Until {
    UntilKind kind = UntilKind::final;
    std::uint8_t acts = 0;  // of kind acts: how many more
    bool operator==(const Until&) const = default;
};

// What the floor is asked to decide: nothing, or which of up to four acts it is (or yes or no, with no acts listed).
struct Asks {
    bool floor = false;
    RuleId about = RuleId::none;
    std::array<Action, 4> choices{};
    bool operator==(const Asks&) const = default;
};

// One step that puts a card fault right.
enum class StepKind : std::uint8_t {
    none,
    keepBurn,
    burn,
    noBurn,
    returnCard,
    reshuffleStub,
    deal,
    replaceWithBurn,
    replaceWithTop,
    exposedIsBurn,
    take,
    setAside
};
struct Step {
    StepKind kind = StepKind::none;
    Card card;
    Seat seat = kNoSeat;
    StreetId street = StreetId::preflop;
    bool operator==(const Step&) const = default;
};

// What the whole hand comes to by this event, beside any act.
enum class Result : std::uint8_t { goesOn, mayMisdeal, misdeal, playOn, voided, clock };

// What an event counts as, and why. A plain value: it changes nothing and knows no words.
struct Ruling {
    std::optional<Action> counts;           // what it counts as; none where it is no act
    Chips change;                           // what goes back to the seat from its own motion
    RuleIds rules;                          // the rules it is made by, the deciding one first
    RuleIds flags;                          // what is raised
    std::array<std::int64_t, 4> figures{};  // the numbers that its explanation in core/words names %1 to %4, amounts in
                                            // hundredths
    Until until;
    Asks asks;
    Result result = Result::goesOn;
    bool byFloor = false;         // the floor decided it
    SeatSet dies;                 // hands that are dead by it
    std::array<Step, 10> plan{};  // ends at the first step of kind none
    bool operator==(const Ruling&) const = default;
};

// A ruling that says nothing yet. Copying it is quicker than making one.
extern const Ruling kUnruled;

// Why an event cannot be true. Exactly the notation's list, in its order of precedence; none means "against the rules".
enum class Reason : std::uint8_t {
    handOver,
    noHand,
    noSuchSeat,
    emptySeat,
    notDealtIn,
    folded,
    allIn,
    nobodyToAct,
    cardSeen,
    tooManyCards,
    boardComplete,
    moreThanStack,
    notEnoughBoards,
    noSuchPot,
    notEligible,
    nothingToUndo,
    laterEvent,
    tooFewPlayers,
    seatTaken,
    handRunning,
    notAuthorised
};
std::string_view name(Reason reason);  // "hand-over"

struct Refusal {
    Reason reason;
    int event = 0;  // later-event only: the number of the first event that no longer holds
    bool operator==(const Refusal&) const = default;
};
using Verdict = std::variant<Ruling, Refusal>;

// An answer, and the rules that it follows from.
template <class T> struct Because {
    T value;
    RuleIds rules;
};

}  // namespace oddchip
