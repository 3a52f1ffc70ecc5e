// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/comparable.h"

#include <algorithm>

#include "core/records/phh_play.h"
#include "core/records/play.h"

namespace oddchip {

HandBegan comparable(HandBegan began) {
    began.rulesAt = 0;
    began.stakes.unit = unitOf(began);
    if (began.stakes.chips[0] == Chips{}) { began.stakes.chips[0] = began.stakes.unit; }
    return began;
}

namespace {

// Cards of one board of several that are run out, one after the other or together.
bool joinsItsBoard(std::vector<Event>& all, const BoardDealt& board, const Hand& before) {
    if (before.runouts < 2) { return false; }
    for (Event& event : all) {
        auto* const earlier = std::get_if<BoardDealt>(&event);
        const bool same = earlier != nullptr && earlier->board == board.board && board.board > 0;
        if (!same || earlier->cards.size + board.cards.size > 5) { continue; }
        for (const Card card : board.cards) { earlier->cards.add(card); }
        return true;
    }
    return false;
}

// That a hand is run out twice is said by its second board, wherever it was announced.
std::vector<Event> withoutAnnouncement(std::vector<Event> all) {
    const bool second = std::ranges::any_of(all, [](const Event& event) {
        const auto* const board = std::get_if<BoardDealt>(&event);
        return board != nullptr && board->board > 1;
    });
    if (second) {
        std::erase_if(all, [](const Event& event) { return std::holds_alternative<RunOut>(event); });
    }
    return all;
}

// Whether a seat gets its cards before or after others draw is the same hand; PHH has all draws first.
void drawsFirst(std::vector<Event>& all) {
    const auto ofDraw = [](const Event& event) {
        return std::holds_alternative<Drew>(event) || std::holds_alternative<Threw>(event);
    };
    const auto dealing = [&](const Event& event) { return ofDraw(event) || std::holds_alternative<Dealt>(event); };
    for (auto from = all.begin(); from != all.end();) {
        from = std::find_if(from, all.end(), dealing);
        const auto until = std::find_if_not(from, all.end(), dealing);
        std::stable_partition(from, until, ofDraw);
        from = until;
    }
}

void addComparable(std::vector<Event>& all, const Event& event, Hand before) {
    if (const auto* const folds = std::get_if<FoldsTo>(&event)) {
        for (int i = 0; i < kSeats && before.now.turn != kNoSeat && before.now.turn != folds->seat; ++i) {
            all.emplace_back(Acted{before.now.turn, canCheck(before) ? Verb::check : Verb::fold, {}});
            const Verdict verdict = rule(before, all.back());
            if (const auto* const ruling = std::get_if<Ruling>(&verdict)) { commit(before, all.back(), *ruling); }
        }
        return;
    }
    const auto* const dealt = std::get_if<Dealt>(&event);
    const auto* const board = std::get_if<BoardDealt>(&event);
    const bool unseen =
        (dealt != nullptr && dealt->cards.seen().empty()) || (board != nullptr && board->cards.seen().empty());
    if (unseen || std::holds_alternative<StreetDealt>(event)) { return; }
    if (board != nullptr && joinsItsBoard(all, *board, before)) { return; }
    all.push_back(event);
    auto* const acted = std::get_if<Acted>(&all.back());
    if (acted == nullptr) { return; }
    if (acted->verb == Verb::complete) { acted->amount = {}; }
    const Verdict verdict = rule(before, event);
    const auto* const ruling = std::get_if<Ruling>(&verdict);
    if (ruling == nullptr || !ruling->counts) { return; }
    const Chips everything = before.now.in[acted->seat] + playable(before, acted->seat);
    if (ruling->counts->to == everything && acted->verb != Verb::check && acted->verb != Verb::fold) {
        *acted = {acted->seat, Verb::allIn, {}};  // "bets 24 and is all-in"
    }
}

}  // namespace

std::vector<Event> comparable(const Log& log) {
    std::vector<Event> all;
    Hand before = begin(*log.hand);
    eachStanding(log, [&](const Table& now, const Event& event, const Ruling&) {
        addComparable(all, event, before);
        before = now.hand;
    });
    drawsFirst(all);
    return withoutAnnouncement(std::move(all));
}

std::optional<std::vector<Event>> comparable(const PhhHand& record) {
    std::vector<Event> all;
    Hand hand = begin(record.began);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, hand, action)) {
            const Verdict verdict = rule(hand, event);
            const auto* const ruling = std::get_if<Ruling>(&verdict);
            if (ruling == nullptr) { return {}; }
            addComparable(all, event, hand);
            commit(hand, event, *ruling);
        }
    }
    drawsFirst(all);
    return withoutAnnouncement(std::move(all));
}

}  // namespace oddchip
