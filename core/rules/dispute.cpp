// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/rules/dispute.h"

#include <algorithm>

#include "core/rules/inner.h"
#include "core/rules/table_inner.h"

namespace oddchip {

using namespace inner;

namespace {

constexpr std::size_t kMostChoices = 8;

bool counted(const Event& event) { return isAct(event) && !std::holds_alternative<FoldsTo>(event); }

// Only the floor can say what becomes of it.
bool wantsFloor(const Event& event) {
    return std::holds_alternative<Fault>(event) || std::holds_alternative<MisdealCalled>(event) ||
           std::holds_alternative<Awarded>(event) || std::holds_alternative<Pushed>(event) ||
           std::holds_alternative<AsksToSee>(event) || std::holds_alternative<Noticed>(event);
}

// The seat whose turn others have passed, where the floor is to say what becomes of it.
Seat passed(const Hand& hand) { return hand.asked == RuleId::timeLostRight ? hand.now.turn : kNoSeat; }

class Choices {
public:
    Choices(const Log& log, const Table& now, int event)
        : m_log(log), m_now(now), m_event(event), m_passed(passed(now.hand)) {}

    // What is refused is no choice; what says the same as one before it is the same one.
    void add(FloorChoice::From from, const FloorRuled& decision, Book book = Book::house, bool lastHand = false) {
        if (m_all.size() == kMostChoices) { return; }
        FloorChoice choice;
        choice.from = from;
        choice.book = book;
        choice.lastHand = lastHand;
        const bool act = decision.says == FloorSays::act;
        const bool ofTurn = decision.seat == m_passed;  // not of an act: the seat has not acted
        choice.entry.what = act ? decltype(Entry::what)(FloorOn{ofTurn ? 0 : m_event, decision}) : Event(decision);
        const auto same = [&](const FloorChoice& other) { return said(other.entry) == decision; };
        if (std::ranges::any_of(m_all, same)) { return; }
        const auto stepped = enter(m_log, m_now, choice.entry);
        if (!std::holds_alternative<Stepped>(stepped)) { return; }
        choice.leads = std::get<Stepped>(stepped);
        m_all.push_back(std::move(choice));
    }

    void add(FloorChoice::From from, const Action& action, Book book = Book::house) {
        add(from, FloorRuled{.says = FloorSays::act, .seat = action.seat, .verb = action.verb, .amount = action.to},
            book);
    }

    std::vector<FloorChoice> take() && { return std::move(m_all); }

private:
    static FloorRuled said(const Entry& entry) {
        if (const auto* on = std::get_if<FloorOn>(&entry.what)) { return on->decision; }
        return std::get<FloorRuled>(std::get<Event>(entry.what));
    }

    const Log& m_log;
    const Table& m_now;
    int m_event;
    Seat m_passed;
    std::vector<FloorChoice> m_all;
};

Action nothingOf(const Hand& hand, Seat seat) { return {seat, Verb::nothing, hand.now.in[seat]}; }

// An act: as the program rules, as it asks, as other books rule; that it is a call, a fold, or nothing.
void addActs(Choices& all, const Log& log, const Table& now, int event, const Disputed& dispute) {
    using From = FloorChoice::From;
    const Hand& hand = dispute.before.hand;
    const Seat seat = actor(dispute.event);
    all.add(From::house, dispute.ruling.counts.value_or(nothingOf(hand, seat)));
    if (const Seat skipped = passed(now.hand); skipped != kNoSeat) {
        all.add(From::asked, Action{skipped, Verb::fold, now.hand.now.in[skipped]});
        all.add(From::asked, callBy(now.hand, skipped));
    }
    for (const Action& asked : dispute.ruling.asks.choices) {
        if (asked.seat != kNoSeat) { all.add(From::asked, asked); }
    }
    for (const OtherBook& other : otherBooks(log, event)) {
        if (other.ruling && other.differs && other.ruling->counts) {
            all.add(From::book, *other.ruling->counts, other.book);
        }
    }
    if (roundOpen(hand)) { all.add(From::other, callBy(hand, seat)); }
    if (owedBy(hand, seat).count > 0) { all.add(From::other, Action{seat, Verb::fold, hand.now.in[seat]}); }
    all.add(From::other, nothingOf(hand, seat));
}

void addHands(Choices& all, const Table& now, Seat seat) {
    if (seat == kNoSeat || now.hand.over) { return; }
    const bool live = now.hand.now.live.contains(seat);
    all.add(FloorChoice::From::asked, FloorRuled{.says = live ? FloorSays::dead : FloorSays::live, .seat = seat});
}

// Where no more betting comes each pot can go to each seat that may win it, and to all of them; while betting goes on,
// the pots of the hand before.
void addAwards(Choices& all, const Table& now) {
    if (!now.playing) { return; }
    FloorRuled award{.says = FloorSays::award};
    const bool last = ofLastHand(now, award);
    if (!last && !bettingOver(now.hand)) { return; }
    const Pots middle = pots(last ? now.lastHand : now.hand);
    for (award.pot = 0; award.pot < middle.size; ++award.pot) {
        const SeatSet of = middle.list[award.pot].of;
        if (of.size() < 2) { continue; }
        for (const Seat seat : of) {
            award.seats = SeatSet{seat};
            all.add(FloorChoice::From::other, award, Book::house, last);
        }
        award.seats = of;
        all.add(FloorChoice::From::other, award, Book::house, last);
    }
}

bool sameRuling(const Ruling& one, const Ruling& other) {
    return one.counts == other.counts && one.change == other.change && one.result == other.result &&
           one.asks.floor == other.asks.floor && one.dies == other.dies;
}

}  // namespace

std::optional<Disputed> disputed(const Log& log, int event, const HouseRules& rules) {
    Disputed found{log.before, {}, {}, std::nullopt};
    Table& table = found.before;
    if (log.hand) {
        HandBegan began = *log.hand;
        began.rules = rules;
        begin(table, began);
    }
    const auto standing = standingEvents(log.entries);
    const auto* events = std::get_if<std::vector<StandingEvent>>(&standing);
    for (std::size_t i = 0; events != nullptr && i < events->size(); ++i) {
        const StandingEvent& one = (*events)[i];
        if (one.at != 0) { table.at = one.at; }
        if (one.number == event) {
            const Verdict verdict = rule(table, one.live.event);
            if (const auto* ruling = std::get_if<Ruling>(&verdict)) {
                found.event = one.live.event;
                found.ruling = *ruling;
                found.decided = one.live.decided;
                return found;
            }
            return std::nullopt;
        }
        const Verdict verdict = ruledAs(table, one.live);
        if (std::holds_alternative<Refusal>(verdict)) { return std::nullopt; }
        commit(table, one.live.event, std::get<Ruling>(verdict));
    }
    return std::nullopt;
}

std::optional<Disputed> disputed(const Log& log, int event) {
    return disputed(log, event, log.hand ? log.hand->rules : log.before.rules);
}

int likelyDisputed(const Log& log) {
    const auto standing = standingEvents(log.entries);
    const auto* events = std::get_if<std::vector<StandingEvent>>(&standing);
    if (events == nullptr) { return 0; }
    for (auto one = events->rbegin(); one != events->rend(); ++one) {
        if (one->number != 0 && (counted(one->live.event) || wantsFloor(one->live.event))) { return one->number; }
    }
    return 0;
}

std::vector<OtherBook> otherBooks(const Log& log, int event) {
    std::vector<OtherBook> all;
    const auto own = disputed(log, event);
    if (!own) { return all; }
    const HouseRules& rules = log.hand ? log.hand->rules : log.before.rules;
    for (const Book book : kBooks) {
        if (rulesOf(book) == rules) { continue; }
        const auto other = disputed(log, event, rulesOf(book));
        OtherBook says{book, std::nullopt, true};
        if (other) {
            says.ruling = other->ruling;
            says.differs = !sameRuling(own->ruling, other->ruling);
        }
        all.push_back(says);
    }
    return all;
}

std::vector<FloorChoice> floorChoices(const Log& log, const Table& now, int event) {
    Choices all(log, now, event);
    const auto dispute = disputed(log, event);
    if (dispute && counted(dispute->event)) { addActs(all, log, now, event, *dispute); }
    if (dispute && wantsFloor(dispute->event)) {
        addHands(all, now, actor(dispute->event));
        const auto* sees = std::get_if<AsksToSee>(&dispute->event);
        if (sees != nullptr) { addHands(all, now, sees->of); }
        const bool cards =
            std::holds_alternative<Fault>(dispute->event) || std::holds_alternative<MisdealCalled>(dispute->event);
        if (cards && !now.hand.over) {
            all.add(FloorChoice::From::house, FloorRuled{.says = FloorSays::playOn});
            all.add(FloorChoice::From::other, FloorRuled{.says = FloorSays::misdeal});
        }
    }
    addAwards(all, now);
    return std::move(all).take();
}

bool decides(const Entry& entry) {
    if (std::holds_alternative<FloorOn>(entry.what)) { return true; }
    const auto* event = std::get_if<Event>(&entry.what);
    const auto* floor = event != nullptr ? std::get_if<FloorRuled>(event) : nullptr;
    return floor != nullptr && floor->says != FloorSays::hold && floor->says != FloorSays::release;
}

std::optional<std::size_t> openCall(const Log& log) {
    for (std::size_t i = log.entries.size(); i > 0; --i) {
        const Entry& entry = log.entries[i - 1];
        if (decides(entry)) { return std::nullopt; }
        const auto* event = std::get_if<Event>(&entry.what);
        if (event != nullptr && std::holds_alternative<FloorCalled>(*event)) { return i - 1; }
    }
    return std::nullopt;
}

}  // namespace oddchip
