// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/export.h"

#include <algorithm>

#include "core/archive/whatif.h"
#include "core/records/phh_write.h"

namespace oddchip {
namespace {

void add(std::string& to, const char* key, const std::string& value) {
    ((((to += to.back() == '{' ? "\"" : ",\"") += key) += "\":") += value);
}

std::string lineObject(const LineTold& line) {
    std::string text = "{";
    add(text, "entry", std::to_string(line.seq));
    if (line.number > 0) { add(text, "event", std::to_string(line.number)); }
    add(text, "at", jsonText(timeText(line.at)));
    add(text, "line", jsonText(line.text));
    if (!line.actor.empty()) { add(text, "actor", jsonText(line.actor)); }
    if (!line.approver.empty()) { add(text, "approver", jsonText(line.approver)); }
    if (!line.reason.empty()) { add(text, "reason", jsonText(line.reason)); }
    if (!line.standing) { add(text, "standing", "false"); }
    if (line.ruling.counts) {
        const claim::CountsAs counts{line.ruling.counts->verb, line.ruling.counts->to};
        add(text, "counts", jsonText(write(Claim{counts, RuleId::none}).substr(2)));
        if (line.ruling.change.count > 0) { add(text, "change", oddchip::text(line.ruling.change)); }
    }
    std::string rules = "[";
    for (const RuleId rule : line.ruling.rules.ids) {
        if (rule != RuleId::none) { (rules += rules.size() > 1 ? "," : "") += jsonText(name(rule)); }
    }
    add(text, "rules", rules + ']');
    return text + '}';
}

}  // namespace

std::string phhText(const HandTold& told) {
    Log log = told.log;
    return writePhh(phhOf(log));
}

std::string jsonReport(const HandTold& told) {
    std::string text = "{";
    add(text, "type", "\"incident\"");
    add(text, "hand", std::to_string(told.row.number));
    add(text, "table", std::to_string(told.row.table));
    add(text, "entries", '[' + std::to_string(told.row.first) + ',' + std::to_string(told.row.last) + ']');
    add(text, "head", jsonText(told.headHash));
    HandBegan began = *told.log.hand;
    began.rulesAt = 0;
    add(text, "rules", jsonText(write(RulesLine{began.rules, Book::house, true})));
    add(text, "began", jsonText(write(began)));
    std::string lines = "[";
    std::vector<LineTold> recorded = told.lines;
    std::ranges::sort(recorded, {}, &LineTold::seq);
    for (const LineTold& line : recorded) { (lines += lines.size() > 1 ? "," : "") += lineObject(line); }
    add(text, "lines", lines + ']');
    const Hand& end = told.tables.empty() ? told.start.hand : told.tables.back().hand;
    const Winnings won = winnings(end);
    std::string seats = "[";
    for (const Seat seat : told.row.seats) {
        const auto left = stack(end, seat);
        std::string one = "{";
        add(one, "seat", oddchip::text(seat));
        add(one, "start", oddchip::text(began.stacks[seat].sum()));
        add(one, "stack", left ? oddchip::text(*left) : "null");
        add(one, "won", oddchip::text(won.amount[seat]));
        (seats += seats.size() > 1 ? "," : "") += one + '}';
    }
    add(text, "seats", seats + ']');
    return text + "}\n";
}

}  // namespace oddchip
