// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/claims.h"

#include <algorithm>
#include <iterator>

#include "core/notation/notation.h"
#include "core/notation/punto_said.h"
#include "core/notation/said.h"
#include "core/notation/words.h"

namespace oddchip {

using notation::Answer;
using notation::Answers;

namespace {

// Whether an answer is what is claimed. Of dead hands some may be named, and the rest left out.
bool agrees(const Claim& claim, const Answer& answer) {
    const auto* named = std::get_if<claim::Dead>(&claim.what);
    const auto* dead = std::get_if<claim::Dead>(&answer.what);
    const bool same =
        named != nullptr && dead != nullptr ? (named->seats - dead->seats).empty() : claim.what == answer.what;
    return same && (claim.by == RuleId::none || answer.rules.contains(claim.by));
}

// An answer as a claim, with a rule where the claim that it answers has one.
Claim told(const Answer& answer, RuleId by) {
    return {answer.what, by == RuleId::none || answer.rules.contains(by) ? by : answer.rules.first()};
}

// Answers as claims, a line each, and behind them the ruling that led there.
std::string lines(const Answers& answers, const Ruling& ruling) {
    std::string lines;
    for (const Answer& answer : answers) { lines += write(Claim{answer.what, RuleId::none}) + '\n'; }
    lines += '=';
    if (ruling.counts) {
        const auto row = std::ranges::find(notation::kCounts, ruling.counts->verb, &notation::VerbRow::verb);
        if (row != std::end(notation::kCounts)) {
            lines += ' ' + std::string(row->phrase.substr(0, row->phrase.find(' ')));
        }
        lines += " to " + text(ruling.counts->to);
    }
    std::string_view by = " by ";
    for (const RuleId rule : ruling.rules.ids) {
        if (rule == RuleId::none) { continue; }
        lines += std::string(by) + std::string(name(rule));
        by = " ";
    }
    return lines + '\n';
}

}  // namespace

Checked check(const Claim& claim, const Moment& moment) {
    const Answers answers = notation::answers(claim, moment);
    Checked checked;
    checked.holds = std::ranges::any_of(answers, [&](const Answer& answer) { return agrees(claim, answer); });
    for (const Answer& answer : answers) { checked.actual.push_back(told(answer, claim.by)); }
    return checked;
}

std::vector<Claim> claimsOf(const Moment& moment) {
    Answers answers;
    if (moment.punto != nullptr) { answers = notation::ofPunto(*moment.punto); }
    if (moment.table.playing) { answers = notation::ofHand(moment.table); }
    if (notation::lies(moment.table)) {
        std::ranges::move(notation::betweenHands(moment.table), std::back_inserter(answers));
        for (const Seat seat : taken(moment.table)) {
            const Chips least = moment.table.places[seat].minimum;
            answers.push_back({claim::SeatHas{claim::SeatSum::minimum, seat, least}, {}});
        }
    }
    std::ranges::move(notation::ofRuling(moment), std::back_inserter(answers));
    std::vector<Claim> all;
    for (const Answer& answer : answers) { all.push_back({answer.what, answer.rules.first()}); }
    return all;
}

std::string canonical(const Table& table, const Ruling& ruling) {
    Answers answers;
    if (table.playing) { answers = notation::ofHand(table); }
    if (notation::lies(table)) { std::ranges::move(notation::betweenHands(table), std::back_inserter(answers)); }
    return lines(answers, ruling);
}

std::string canonical(const baccarat::Table& table, const Ruling& ruling) {
    return lines(notation::ofPunto(table), ruling);
}

}  // namespace oddchip
