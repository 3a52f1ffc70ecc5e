// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// A hand that was played, told in the actions of PHH.
#include <algorithm>

#include "core/records/comparable.h"
#include "core/records/json.h"
#include "core/records/phh_cards.h"
#include "core/records/phh_play.h"
#include "core/records/phh_write.h"
#include "core/rules/entering.h"
#include "core/rules/outside.h"

namespace oddchip {
namespace {

// Chips or words by which a seat goes on with its own act.
bool goesOn(const Event& event) {
    return std::holds_alternative<Said>(event) || std::holds_alternative<PutIn>(event) ||
           std::holds_alternative<TookBack>(event) || std::holds_alternative<Rested>(event);
}

class Telling {
public:
    explicit Telling(const HandBegan& began)
        : m_order(phhOrder(began)), m_before(begin(began)), m_cards(m_order, m_before, m_actions) {}

    void tell(const Hand& now, const Event& event, const Ruling& ruling) {
        if (const auto* const board = std::get_if<BoardDealt>(&event)) {
            boardCards(*board, now);
        } else {
            m_cards.reach(m_before, now.street);
            told(now, event, ruling);
        }
        // PHH has no dead hands; their chips stay in as those of a fold do.
        for (const Seat seat : (m_before.now.live - now.now.live) & now.deadHands) {
            if (bettingOver(m_before)) { break; }
            settle();
            add(player(seat) + " f");
        }
        for (std::size_t i = 0; i < now.outcomeCount; ++i) {
            if (now.outcomes[i].kind == Outcome::Kind::stands) { act(now.outcomes[i].action(), now, FoldsTo{}); }
        }
        m_before = now;
    }

    std::vector<PhhAction> actions() {
        settle();
        return std::move(m_actions);
    }
    // None where one of them was not dealt: `_runouts` holds whole boards.
    std::vector<CardList> runouts() {
        const bool all = std::ranges::all_of(m_runouts, [](const CardList& cards) { return cards.size > 0; });
        return all ? std::move(m_runouts) : std::vector<CardList>();
    }

private:
    std::string player(Seat seat) const {
        return 'p' + std::to_string(std::ranges::find(m_order, seat) - m_order.begin() + 1);
    }
    void add(std::string text) {
        m_actions.push_back({.text = std::move(text), .comment = {}});
        m_last = kNoSeat;
    }

    // Other tools need every seat's cards before the first act, and those that a draw gives before the next one.
    void settle() {
        if (m_cards.settle()) { m_last = kNoSeat; }
    }

    void told(const Hand& now, const Event& event, const Ruling& ruling) {
        if (const auto* const folds = std::get_if<FoldsTo>(&event)) {
            foldsTo(folds->seat);
        } else if (const auto* const dealt = std::get_if<Dealt>(&event)) {
            m_cards.dealt(*dealt);
        } else if (const auto* const drew = std::get_if<Drew>(&event)) {
            m_cards.draws(m_before, drew->seat, drew->count);
            std::string thrown;
            for (int i = 0; i < drew->count; ++i) { thrown += "??"; }
            add(player(drew->seat) + " sd" + (thrown.empty() ? "" : " ") + thrown);
        } else if (const auto* const threw = std::get_if<Threw>(&event)) {
            m_cards.draws(m_before, threw->seat, threw->cards.size);
            add(player(threw->seat) + " sd " + text(threw->cards));
        } else if (const auto* const shown = std::get_if<Shown>(&event)) {
            settle();
            add(player(shown->seat) + " sm " + text(shown->cards));
        } else if (const auto* const mucked = std::get_if<Mucked>(&event)) {
            settle();
            add(player(mucked->seat) + " sm");
        } else if (ruling.counts && !now.act.outOfTurn) {
            act(*ruling.counts, now, event);
        }
    }
    // What further boards have of their own is told apart from the actions.
    void boardCards(const BoardDealt& board, const Hand& now) {
        if (now.runouts < 2 || board.board < 2) {
            settle();
            m_cards.reach(m_before, now.street, board);
            m_last = kNoSeat;
            return;
        }
        m_runouts.resize(now.runouts - 1u);
        CardList& all = m_runouts[board.board - 2u];
        for (const Card card : board.cards) {
            if (all.size < all.cards.size()) { all.add(card); }
        }
    }
    void foldsTo(Seat until) {
        Hand hand = m_before;
        for (int i = 0; i < kSeats && hand.now.turn != kNoSeat && hand.now.turn != until; ++i) {
            const Event one = Acted{hand.now.turn, canCheck(hand) ? Verb::check : Verb::fold, {}};
            const Verdict verdict = rule(hand, one);
            const auto* const ruling = std::get_if<Ruling>(&verdict);
            if (ruling == nullptr) { return; }
            commit(hand, one, *ruling);
            tell(hand, one, *ruling);
        }
    }
    void act(const Action& action, const Hand& now, const Event& event) {
        std::string what;
        switch (action.verb) {
        case Verb::fold: what = " f"; break;
        case Verb::check:
        case Verb::call: what = " cc"; break;
        case Verb::bringIn: what = " pb"; break;
        case Verb::bet:
        case Verb::raise:
        case Verb::complete: what = " cbr " + text(action.to); break;
        case Verb::allIn: what = action.to > levelBefore(action) ? " cbr " + text(action.to) : " cc"; break;
        case Verb::nothing:
        case Verb::raiseBy:
        case Verb::raiseBare:
        case Verb::pot:
        case Verb::number:
        case Verb::same:
        case Verb::time: return;
        }
        settle();
        if (m_last == action.seat && goesOn(event) && now.street == m_before.street) { m_actions.pop_back(); }
        add(player(action.seat) + what);
        m_last = action.seat;
        m_level = now.street == m_before.street ? m_before.now.level : Chips{};
    }
    // What was to be matched when the act began.
    Chips levelBefore(const Action& action) const { return m_last == action.seat ? m_level : m_before.now.level; }

    std::vector<Seat> m_order;
    Hand m_before;
    std::vector<PhhAction> m_actions;
    PhhCards m_cards;
    std::vector<CardList> m_runouts;
    Seat m_last = kNoSeat;  // whose act the last action is
    Chips m_level;          // and what it had to match
};

// ---- whether the actions alone give the same hand again --------------------------------------------------------

bool bare(const Entry& entry) {
    return std::holds_alternative<Event>(entry.what) && entry.at == 0 && entry.actor.empty() &&
           entry.approver.empty() && entry.reason.empty();
}

bool sameAgain(const PhhHand& hand, const Log& log) {
    if (!std::ranges::all_of(log.entries, bare)) { return false; }
    const std::string text = writePhh(hand);
    const auto again = readPhh({.index = 1, .line = 1, .first = 1, .text = text});
    const auto* const record = std::get_if<PhhHand>(&again);
    return record != nullptr && comparable(record->began) == comparable(*log.hand) &&
           comparable(*record) == comparable(log);
}

// Without what belongs between hands, or to the hand before. Where entries speak of others by number, those that have
// one may only go at the end.
Log withinHand(const Log& log) {
    const auto isEvent = [](const Entry& entry) { return std::holds_alternative<Event>(entry.what); };
    const bool numbers = !std::ranges::all_of(log.entries, isEvent);
    Log within{log.before, log.hand, {}}, sofar = within;
    Table now = log.before;
    begin(now, *log.hand);
    std::size_t needed = 0;  // up to the last entry of the hand
    for (const Entry& entry : log.entries) {
        const auto* const event = std::get_if<Event>(&entry.what);
        const bool outside = event != nullptr && outsideHand(now, *event);
        if (!outside || (numbers && !isFloorLine(*event))) { within.entries.push_back(entry); }
        if (!outside) { needed = within.entries.size(); }
        enterHere(sofar, now, entry);
        sofar.entries.push_back(entry);
    }
    within.entries.resize(needed);
    return within;
}

// Whether the hand alone, without those before it, comes to the same stacks.
bool standsAlone(const Log& within, const Hand& last) {
    const auto alone = fold({{}, within.hand, within.entries});
    const auto* const table = std::get_if<Table>(&alone);
    if (table == nullptr) { return false; }
    for (const Seat seat : last.dealt) {
        if (stack(table->hand, seat) != stack(last, seat)) { return false; }
    }
    return true;
}

std::string linesOf(const Log& log, std::int64_t at) {
    std::string lines = "rules " + rulesText(log.hand->rules) + "\n";
    HandBegan began = *log.hand;
    began.rulesAt = 0;
    lines += write(Item{0, at, began}) + "\n";
    for (const Entry& entry : log.entries) { lines += write(entry) + "\n"; }
    return lines;
}

// The results, where the hand came to its end and every stack is known.
void addResults(PhhHand& record, const Hand& hand) {
    if (statusOf(hand) != HandStatus::over || !hand.now.uncounted.empty()) { return; }
    const Winnings won = winnings(hand);
    for (Seat seat : phhOrder(record.began)) {
        record.finishing.emplace_back(stack(hand, seat));
        record.winnings.emplace_back(won.amount[seat]);
    }
}

}  // namespace

PhhHand phhOf(const Log& log, std::int64_t at) {
    const Log within = withinHand(log);
    PhhHand record;
    record.began = *log.hand;
    record.began.stakes.unit = unitOf(*log.hand);
    record.players = log.hand->dealt.size();
    Telling telling(*log.hand);
    Hand last = begin(*log.hand);
    eachStanding(within, [&](const Table& now, const Event& event, const Ruling& ruling) {
        telling.tell(now.hand, event, ruling);
        last = now.hand;
    });
    for (const Seat seat : record.began.dealt) {  // the count wins over what was recorded
        if (last.now.uncounted.contains(seat)) { continue; }
        if (record.began.uncounted.contains(seat) || record.began.stacks[seat].sum() != last.start[seat]) {
            record.began.stacks[seat] = {{last.start[seat]}, {1}};
            record.began.uncounted.erase(seat);
        }
    }
    record.actions = telling.actions();
    record.runouts = telling.runouts();
    addResults(record, last);
    if (within.entries.size() < log.entries.size()) {
        record.notes.push_back({0, "what was entered between hands is not in PHH"});
    }
    if (!standsAlone(within, last)) {
        record.notes.push_back({0, "without the hands before it this one is not read back as the same"});
    }
    if (at != 0 || !sameAgain(record, within)) { record.log = linesOf(within, at); }
    return record;
}

}  // namespace oddchip
