// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/records/json.h"
#include "core/records/phh.h"
#include "core/records/play.h"

// Plays what a record says and tells it as JSON Lines: with steps, an object an event; then one a hand.
namespace oddchip {

struct ReplayOptions {
    RulesChosen rules;
    bool steps = false;
};

class Replay : private Follower {
public:
    // Objects are appended to 'out', which its owner may clear between hands; what is wrong to 'troubles'.
    Replay(std::string_view file, ReplayOptions options, std::string& out, std::vector<ReadError>& troubles);

    HandStatus phh(const PhhHand& hand);
    void fold(const PhhHand& hand) const;  // plays its actions up to what becomes of them, and tells nothing
    // All hands of a file of notation; the worst of what became of them: over, refused or error.
    HandStatus notation(std::string_view text);
    void unread(int index);
    int hands() const { return m_index; }  // of a file of notation, begun so far

private:
    void began(const HandBegan& began, const Table& now) override;
    void entered(const Table& now, const Entry& entry, const Ruling& ruling) override;
    void refused(const Table& now, const Entry& entry, const Refusal& refusal) override;
    void ended(const Log& log, const Table& now, Broken broken) override;
    bool shoe(const Punto& played) override;

    HandStatus phhLog(const PhhHand& record);
    HandStatus phhActions(const PhhHand& record, Hand& hand, Returned& returned);
    HandStatus compared(const PhhHand& record, const Hand& hand, HandStatus status);
    void clear(Players players);
    void step(int n, std::optional<std::string_view> event, const Hand& hand, std::optional<Refusal> refused = {});
    void end(HandStatus status, const Hand& hand, const PerSeat<Chips>& returned);
    const std::string& rulesName(const HouseRules& rules);

    std::string_view m_file;
    ReplayOptions m_options;
    std::string& m_out;
    std::vector<ReadError>& m_troubles;
    Players m_players;
    int m_index = 0;                         // of the hand
    int m_events = 0;                        // of the hand, so far
    const PhhHand* m_record = nullptr;       // whose `_log` is played
    HandStatus m_status = HandStatus::over;  // of the last hand
    std::string m_rulings, m_stepRulings;    // of the hand, of the step: lists without brackets
    std::optional<HouseRules> m_named;       // the rules that m_name tells
    std::string m_name;
};

}  // namespace oddchip
