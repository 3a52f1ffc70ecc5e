// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/live.h"

#include "core/rules/decided.h"
#include "core/rules/entering.h"
#include "core/rules/inner.h"

namespace oddchip {

using inner::Overloaded;

namespace {

struct Numbered {
    Live live;
    int number;  // of the event; of a floor line the number of the event before it
    bool undone = false;
    bool ofFloor = false;
    bool named = false;   // by the floor's newest decision: what it says is the answer
    std::int64_t at = 0;  // when it was entered
};

// 'folds to' is the act of several seats, and none of the seat where it ends.
bool isOneAct(const Event& event) { return inner::isAct(event) && !std::holds_alternative<FoldsTo>(event); }

// The last act still standing of a seat; nothing where it has none.
Numbered* lastActOf(std::vector<Numbered>& all, Seat seat) {
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (!one->undone && isOneAct(one->live.event) && inner::actor(one->live.event) == seat) { return &*one; }
    }
    return nullptr;
}

Numbered* numbered(std::vector<Numbered>& all, std::int32_t event) {
    for (Numbered& one : all) {
        if (one.number == event && !one.ofFloor) { return one.undone ? nullptr : &one; }
    }
    return nullptr;
}

Numbered* lastStanding(std::vector<Numbered>& all) {
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (!one->undone && !one->ofFloor) { return &*one; }
    }
    return nullptr;
}

void append(std::vector<Numbered>& all, const Event& event) {
    const bool ofFloor = isFloorLine(event);
    const int before = all.empty() ? 0 : all.back().number;
    all.push_back({{event, std::nullopt}, ofFloor ? before : before + 1, false, ofFloor});
}

// Another event in the place of one. What the floor decided on the seat's act stays decided.
void replaceBy(Numbered& one, const Event& with) {
    const bool decided = one.live.decided && inner::isAct(with) && inner::actor(with) == inner::actor(one.live.event);
    one.live = {with, decided ? one.live.decided : std::nullopt};
}

struct Folded {
    Table table;
    Ruling last;
    Ruling decision;  // of the act that the floor decided last
    std::optional<Refusal> refusal;
};

Folded refold(const Log& log, const std::vector<Numbered>& all);

// A decision about a seat whose turn others have passed is none about an act: the seat has not acted. Without the log
// it is taken for one where the seat has not acted since the last street.
bool forSkipped(const Log* log, const std::vector<Numbered>& all, const FloorOn& floor) {
    if (floor.event != 0) { return false; }
    if (log != nullptr) {
        const Hand hand = refold(*log, all).table.hand;
        return hand.asked == RuleId::timeLostRight && hand.now.turn == floor.decision.seat;
    }
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        const Event& event = one->live.event;
        if (one->undone) { continue; }
        if (std::holds_alternative<StreetDealt>(event) || std::holds_alternative<BoardDealt>(event)) { return true; }
        if (isOneAct(event) && inner::actor(event) == floor.decision.seat) { return false; }
    }
    return true;
}

std::optional<Refusal> apply(const Log* log, std::vector<Numbered>& all, const Entry& entry) {
    std::optional<Refusal> refusal;
    const auto missing = [&] { refusal = Refusal{Reason::nothingToUndo}; };
    std::visit(Overloaded{[&](const Event& event) {
                              append(all, event);
                              all.back().at = entry.at;
                          },
                          [&](const Undo& undo) {
                              Numbered* one = undo.event == 0 ? lastStanding(all) : numbered(all, undo.event);
                              one != nullptr ? void(one->undone = true) : missing();
                          },
                          [&](const Amend& amend) {
                              Numbered* one = numbered(all, amend.event);
                              one != nullptr ? replaceBy(*one, amend.with) : missing();
                          },
                          [&](const FloorOn& floor) {
                              const Seat seat = floor.decision.seat;
                              const bool named = floor.event == 0 && log != nullptr && log->hand;
                              if (named && !log->hand->dealt.contains(seat)) {
                                  refusal = Refusal{Reason::notDealtIn};
                                  return;
                              }
                              if (forSkipped(log, all, floor)) { return append(all, floor.decision); }
                              Numbered* one = floor.event == 0 ? lastActOf(all, seat) : numbered(all, floor.event);
                              if (one == nullptr || !isOneAct(one->live.event)) { return missing(); }
                              one->live.decided = decidedBy(
                                  {inner::actor(one->live.event), floor.decision.verb, floor.decision.amount});
                              for (Numbered& other : all) { other.named = &other == one; }
                          }},
               entry.what);
    return refusal;
}

// A decision says what an act counts as, not what goes back: that follows from what the act would have been. A stack
// that was counted and holds less refuses it. 'hand' is the state's.
template <class State> Verdict withDecision(const State& state, Hand& hand, const Live& live) {
    Ruling ruling = *live.decided;
    if (ruling.counts) {
        if (const auto refusal = inner::fitDecision(hand, live.event, *ruling.counts)) { return *refusal; }
    }
    const Verdict own = rule(state, live.event);
    if (const auto* was = std::get_if<Ruling>(&own); was != nullptr && was->counts && ruling.counts) {
        ruling.change = most(was->change + was->counts->to - ruling.counts->to, Chips{});
        for (const RuleId id : was->rules.ids) {
            if (id != RuleId::none) { ruling.rules.add(id); }
        }
    }
    return ruling;
}

Folded refold(const Log& log, const std::vector<Numbered>& all) {
    Folded folded{log.before, {}, {}, std::nullopt};
    if (log.hand) { begin(folded.table, *log.hand); }
    for (const Numbered& one : all) {
        if (one.undone) { continue; }
        if (one.at != 0) { folded.table.at = one.at; }
        const Verdict verdict = ruledAs(folded.table, one.live);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
            folded.refusal = one.named ? *refusal : Refusal{Reason::laterEvent, one.number};
            return folded;
        }
        folded.last = std::get<Ruling>(verdict);
        if (one.named) { folded.decision = folded.last; }
        commit(folded.table, one.live.event, folded.last);
    }
    return folded;
}

std::variant<std::vector<Numbered>, Refusal> numberAll(const Log* log, std::span<const Entry> entries) {
    std::vector<Numbered> all;
    for (const Entry& entry : entries) {
        if (const auto refusal = apply(log, all, entry)) { return *refusal; }
    }
    return all;
}

}  // namespace

Ruling decidedBy(const Action& action) {
    Ruling ruling;
    ruling.counts = action;
    ruling.rules.add(RuleId::verbalBinding);
    ruling.byFloor = true;
    return ruling;
}

Verdict verdictOf(Hand& hand, const Live& live) {
    return live.decided ? withDecision(hand, hand, live) : rule(hand, live.event);
}

bool isFloorLine(const Event& event) {
    return std::holds_alternative<FloorRuled>(event) || std::holds_alternative<FloorCalled>(event);
}

Verdict ruledAs(Table& table, const Live& live) {
    return live.decided ? withDecision(table, table.hand, live) : rule(table, live.event);
}

std::variant<std::vector<StandingEvent>, Refusal> standingEvents(std::span<const Entry> entries) {
    auto all = numberAll(nullptr, entries);
    if (const auto* refusal = std::get_if<Refusal>(&all)) { return *refusal; }
    std::vector<StandingEvent> standing;
    std::int32_t place = 0;  // in the log, floor lines counted too
    for (const Numbered& one : std::get<std::vector<Numbered>>(all)) {
        ++place;
        if (!one.undone) {
            standing.push_back({{one.live.event, one.live.decided, place}, one.ofFloor ? 0 : one.number, one.at});
        }
    }
    return standing;
}

std::variant<std::vector<Live>, Refusal> live(std::span<const Entry> entries) {
    auto all = standingEvents(entries);
    if (const auto* refusal = std::get_if<Refusal>(&all)) { return *refusal; }
    std::vector<Live> standing;
    for (const StandingEvent& one : std::get<std::vector<StandingEvent>>(all)) { standing.push_back(one.live); }
    return standing;
}

std::variant<Table, Refusal> fold(const Log& log) {
    auto all = numberAll(&log, log.entries);
    if (const auto* refusal = std::get_if<Refusal>(&all)) { return *refusal; }
    Folded folded = refold(log, std::get<std::vector<Numbered>>(all));
    if (folded.refusal) { return *folded.refusal; }
    return folded.table;
}

std::variant<Stepped, Refusal> enter(const Log& log, const Table& now, const Entry& entry) {
    if (std::holds_alternative<Event>(entry.what)) {
        Stepped stepped{now, {}};
        const Verdict verdict = enterHere(log, stepped.table, entry);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
        stepped.ruling = std::get<Ruling>(verdict);
        return stepped;
    }
    auto all = numberAll(&log, log.entries);
    if (const auto* refusal = std::get_if<Refusal>(&all)) { return *refusal; }
    auto& numbered = std::get<std::vector<Numbered>>(all);
    const std::size_t before = numbered.size();
    if (const auto refusal = apply(&log, numbered, entry)) { return *refusal; }
    Folded folded = refold(log, numbered);
    if (folded.refusal) { return *folded.refusal; }
    const bool decides = std::holds_alternative<FloorOn>(entry.what) && numbered.size() == before;
    return Stepped{folded.table, decides ? folded.decision : folded.last};
}

Verdict enterHere(const Log& log, Table& table, const Entry& entry) {
    const auto* event = std::get_if<Event>(&entry.what);
    if (event == nullptr) {
        const auto stepped = enter(log, table, entry);
        if (const auto* refusal = std::get_if<Refusal>(&stepped)) { return *refusal; }
        table = std::get<Stepped>(stepped).table;
        return std::get<Stepped>(stepped).ruling;
    }
    const std::int64_t at = table.at;
    if (entry.at != 0) { table.at = entry.at; }
    Verdict verdict = rule(table, *event);
    if (const auto* ruling = std::get_if<Ruling>(&verdict)) {
        commit(table, *event, *ruling);
    } else {
        table.at = at;
    }
    return verdict;
}

}  // namespace oddchip
