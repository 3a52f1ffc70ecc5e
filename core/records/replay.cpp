// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/replay.h"

#include <algorithm>

#include "core/records/phh_play.h"
#include "core/records/punto_json.h"

namespace oddchip {
namespace {

// PHH counts its players from the first after the button.
Players byPosition(SeatSet dealt, Seat button) {
    Players players = playersOf(dealt, 'p');
    const auto first = std::ranges::find_if(players.order, [&](Seat seat) { return seat > button; });
    std::rotate(players.order.begin(), first, players.order.end());
    int number = 0;
    for (Seat seat : players.order) { players.ids[seat] = 'p' + std::to_string(++number); }
    return players;
}

// As written, but for its time.
std::string untimed(Entry entry) {
    entry.at = 0;
    return write(entry);
}

}  // namespace

Replay::Replay(std::string_view file, ReplayOptions options, std::string& out, std::vector<ReadError>& troubles)
    : m_file(file), m_options(std::move(options)), m_out(out), m_troubles(troubles) {}

const std::string& Replay::rulesName(const HouseRules& rules) {
    if (m_named != rules) {
        m_named = rules;
        m_name = rulesText(rules);
    }
    return m_name;
}

void Replay::clear(Players players) {
    m_players = std::move(players);
    m_events = 0;
    m_rulings.clear();
    m_stepRulings.clear();
}

void Replay::step(int n, std::optional<std::string_view> event, const Hand& hand, std::optional<Refusal> refused) {
    if (m_options.steps) {
        const StepHead head{.index = m_index, .n = n, .event = event, .refused = refused};
        appendStep(m_out, head, m_players, hand, refused ? std::string_view() : m_stepRulings);
    }
    if (!refused && !m_stepRulings.empty()) { m_rulings += (m_rulings.empty() ? "" : ",") + m_stepRulings; }
    m_stepRulings.clear();
}

void Replay::end(HandStatus status, const Hand& hand, const PerSeat<Chips>& returned) {
    m_status = status;
    const HandHead head{.file = m_file, .index = m_index, .rules = rulesName(hand.rules), .status = status};
    appendHand(m_out, head, m_players, hand, returned, m_rulings);
}

void Replay::unread(int index) { appendUnreadHand(m_out, m_file, index); }

// ---- the actions of PHH ----------------------------------------------------------------------------------------

HandStatus Replay::phh(const PhhHand& record) {
    if (!record.log.empty()) { return phhLog(record); }
    m_index = record.index;
    clear(playersOf(record.began.dealt, 'p'));
    HandBegan began = record.began;
    began.rules = m_options.rules.over(began.rules);
    admitStraddles(began);
    Hand hand = begin(began);
    Returned returned;
    returned.note(hand);
    step(-1, {}, hand);
    const HandStatus status = phhActions(record, hand, returned);
    end(status, hand, returned.amounts());
    return status;
}

void Replay::fold(const PhhHand& record) const {
    HandBegan began = record.began;
    began.rules = m_options.rules.over(began.rules);
    admitStraddles(began);
    Hand hand = begin(began);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, hand, action)) {
            const Verdict verdict = rule(hand, event);
            const auto* const ruling = std::get_if<Ruling>(&verdict);
            if (ruling == nullptr) { return; }
            commit(hand, event, *ruling);
        }
    }
    winnings(hand);
}

HandStatus Replay::phhActions(const PhhHand& record, Hand& hand, Returned& returned) {
    for (std::size_t n = 0; n < record.actions.size(); ++n) {
        const PhhAction& action = record.actions[n];
        const PhhEvents events = eventsOf(record, hand, action);
        const std::optional<Hand> before = events.size > 1 ? std::optional(hand) : std::nullopt;
        for (const Event& event : events) {
            const Verdict verdict = rule(hand, event);
            if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
                if (before) { hand = *before; }
                step(static_cast<int>(n), action.text, hand, *refusal);
                m_troubles.push_back(
                    {action.line, "'" + action.text + "' refused: " + std::string(name(refusal->reason))});
                return HandStatus::refused;
            }
            const auto& ruling = std::get<Ruling>(verdict);
            commit(hand, event, ruling);
            returned.note(hand);
            appendRuling(m_stepRulings, m_players, hand, event, ruling);
        }
        step(static_cast<int>(n), action.text, hand);
    }
    return compared(record, hand, statusOf(hand));
}

// Against the results that the record holds. While a showdown waits for cards that nobody recorded, there are none yet.
HandStatus Replay::compared(const PhhHand& record, const Hand& hand, HandStatus status) {
    if (status == HandStatus::open && street(hand) == StreetId::showdown) { return status; }
    const Winnings won = winnings(hand);
    bool same = true;
    const auto compare = [&](std::string_view what, const std::vector<std::optional<Chips>>& all, const auto& played) {
        for (std::size_t i = 0; i < all.size() && i < m_players.order.size(); ++i) {
            const std::optional<Chips> now = played(m_players.order[i]);
            if (!all[i] || !now || *all[i] == *now) { continue; }
            same = false;
            m_troubles.push_back({record.line, std::string(what) + " of p" + std::to_string(i + 1) + ": recorded " +
                                                   text(*all[i]) + ", played " + text(*now)});
        }
    };
    compare("finishing_stacks", record.finishing, [&](Seat seat) { return stack(hand, seat); });
    compare("winnings", record.winnings, [&](Seat seat) { return std::optional(won.amount[seat]); });
    return same ? status : HandStatus::differs;
}

// ---- notation --------------------------------------------------------------------------------------------------

// The lines of `_log` hold in place of the actions.
HandStatus Replay::phhLog(const PhhHand& record) {
    m_record = &record;
    m_index = record.index - 1;
    std::vector<ReadError> troubles;
    const Broken broken = playNotation(record.log, m_options.rules, *this, troubles);
    for (ReadError& trouble : troubles) {
        trouble.line += record.logLine - 1;
        m_troubles.push_back(std::move(trouble));
    }
    m_record = nullptr;
    if (m_index < record.index) {
        m_troubles.push_back({record.logLine, "_log has no hand"});
        unread(record.index);
        return HandStatus::error;
    }
    return broken == Broken::unread ? HandStatus::error : m_status;
}

HandStatus Replay::notation(std::string_view text) {
    m_index = 0;
    switch (playNotation(text, m_options.rules, *this, m_troubles)) {
    case Broken::no: return HandStatus::over;
    case Broken::refused: return HandStatus::refused;
    case Broken::unread: break;
    }
    return HandStatus::error;
}

void Replay::began(const HandBegan& began, const Table& now) {
    ++m_index;
    const Seat button = form(began.stakes.form).bringIn ? kNoSeat : began.button;
    clear(m_record != nullptr ? byPosition(began.dealt, button) : playersOf(began.dealt, 's'));
    step(-1, {}, now.hand);
}

void Replay::entered(const Table& now, const Entry& entry, const Ruling& ruling) {
    if (const auto* const event = std::get_if<Event>(&entry.what)) {
        ++m_events;
        appendRuling(m_stepRulings, m_players, now.hand, *event, ruling);
    } else if (const auto* const floor = std::get_if<FloorOn>(&entry.what)) {
        appendRuling(m_stepRulings, m_players, now.hand, floor->decision, ruling);
    }
    step(m_events - 1, untimed(entry), now.hand);
}

void Replay::refused(const Table& now, const Entry& entry, const Refusal& refusal) {
    step(m_events, untimed(entry), now.hand, refusal);
}

bool Replay::shoe(const Punto& played) {
    const CoupHead head{m_file, rulesName(played.rules), m_index, m_options.steps};
    m_index = appendCoups(m_out, head, played);
    return true;
}

// The rulings and the chips returned are those of the events that still stand.
void Replay::ended(const Log& log, const Table& now, Broken broken) {
    Returned returned;
    Table begun = log.before;
    begin(begun, *log.hand);
    returned.note(begun.hand);
    m_rulings.clear();
    eachStanding(log, [&](const Table& table, const Event& event, const Ruling& ruling) {
        returned.note(table.hand);
        appendRuling(m_rulings, m_players, table.hand, event, ruling);
    });
    HandStatus status = statusOf(now.hand);
    if (broken == Broken::no && m_record != nullptr) { status = compared(*m_record, now.hand, status); }
    if (broken != Broken::no) { status = broken == Broken::unread ? HandStatus::error : HandStatus::refused; }
    end(status, now.hand, returned.amounts());
}

}  // namespace oddchip
