// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/convert.h"

#include <algorithm>

#include "core/records/phh_play.h"
#include "core/records/phh_write.h"

namespace oddchip {
namespace {

void addPhh(Converted& to, const PhhHand& hand, RecordForm form) {
    if (to.hands++ > 0) { to.text += '\n'; }
    if (form == RecordForm::phhs) { to.text += '[' + std::to_string(hand.index) + "]\n"; }
    to.text += writePhh(hand);
    to.notes.insert(to.notes.end(), hand.notes.begin(), hand.notes.end());
}

// The hands of a text of notation as PHH.
class ToPhh : public Follower {
public:
    ToPhh(Converted& to, RecordForm form) : m_to(to), m_form(form) {}
    void began(const HandBegan&, const Table&) override {}
    void entered(const Table&, const Entry&, const Ruling&) override {}
    void refused(const Table&, const Entry&, const Refusal&) override {}
    void ended(const Log& log, const Table&, Broken) override {
        PhhHand hand = phhOf(log);
        hand.index = m_to.hands + 1;
        addPhh(m_to, hand, m_form);
    }

private:
    Converted& m_to;
    RecordForm m_form;
};

// A hand of PHH as lines of notation.
class ToNotation {
public:
    explicit ToNotation(Converted& to) : m_to(to) {}

    void hand(const PhhHand& record) {
        if (m_to.hands++ > 0) { m_to.text += '\n'; }
        for (const PhhField& field : record.elsewhere) {
            m_to.text += "# " + field.key + " = " + std::string(oneLine(field.value)) + '\n';
        }
        if (!record.log.empty()) {
            m_to.text += record.log;
            if (!m_to.text.ends_with('\n')) { m_to.text += '\n'; }
            m_rules.reset();
            return;
        }
        if (m_rules != record.began.rules) { m_to.text += "rules " + rulesText(record.began.rules) + '\n'; }
        m_rules = record.began.rules;
        m_to.text += write(record.began) + '\n';
        actions(record);
    }

private:
    static std::string oneLine(std::string text) {
        std::ranges::replace(text, '\n', ' ');
        return text;
    }

    // Cards to the seats share a line, everything else has its own.
    void actions(const PhhHand& record) {
        Hand hand = begin(record.began);
        bool dealing = false;
        for (const PhhAction& action : record.actions) {
            const PhhEvents events = eventsOf(record, hand, action);
            for (const Event& event : events) {
                const Verdict verdict = rule(hand, event);
                if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
                    m_to.troubles.push_back(
                        {action.line, "'" + action.text + "' refused: " + std::string(name(refusal->reason))});
                    m_to.worst = std::max(m_to.worst, Broken::refused);
                    return;
                }
                commit(hand, event, std::get<Ruling>(verdict));
                const bool joins = dealing && std::holds_alternative<Dealt>(event);
                if (joins) { m_to.text.pop_back(); }
                m_to.text += (joins ? "; " : "") + write(event) + '\n';
                dealing = std::holds_alternative<Dealt>(event) && action.comment.empty();
            }
            comment(action, events.size > 0);
        }
    }
    void comment(const PhhAction& action, bool happened) {
        if (!happened && !action.text.empty()) {
            m_to.text += "# " + action.text + (action.comment.empty() ? "" : " # " + action.comment) + '\n';
        } else if (!action.comment.empty()) {
            if (happened) { m_to.text.pop_back(); }
            m_to.text += (happened ? "  # " : "# ") + action.comment + '\n';
        }
    }

    Converted& m_to;
    std::optional<HouseRules> m_rules = HouseRules{};
};

// Everything in its canonical form; comments stay where they are.
void rewrite(Converted& to, std::string_view text) {
    const FileRead read = readFile(text);
    to.troubles = read.errors;
    if (!read.errors.empty()) { to.worst = Broken::unread; }
    auto item = read.items.begin();
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        at = end + 1;
        ++number;
        std::string canonical;
        for (; item != read.items.end() && item->line == number; ++item) {
            canonical += (canonical.empty() ? "" : "; ") + write(*item);
            to.hands = 1;  // or a table, at least something
        }
        bool quotes = false;
        const auto hash = std::ranges::find_if(line, [&](char c) {
            quotes = quotes != (c == '"');
            return c == '#' && !quotes;
        });
        const std::string_view comment(hash, line.end());
        if (!canonical.empty() && !comment.empty()) { canonical += "  "; }
        const bool unread = std::ranges::any_of(read.errors, [&](const ReadError& e) { return e.line == number; });
        if (unread) { canonical = "# "; }
        ((to.text += canonical) += unread ? line : comment) += '\n';
    }
}

}  // namespace

std::optional<RecordForm> recordFormNamed(const std::string& path) {
    const auto dot = std::min(path.rfind('.'), path.size());
    const std::string ending = path.substr(dot);
    if (ending == ".phh") { return RecordForm::phh; }
    if (ending == ".phhs") { return RecordForm::phhs; }
    if (ending == ".hand") { return RecordForm::notation; }
    return {};
}

RecordForm formOf(std::string_view text) {
    if (isPhhs(text)) { return RecordForm::phhs; }
    const auto cut = text.find("variant");
    const bool phh = cut != text.npos && text.find('=', cut) != text.npos && (cut == 0 || text[cut - 1] == '\n');
    return phh ? RecordForm::phh : RecordForm::notation;
}

Converted convert(std::string_view text, RecordForm from, RecordForm to) {
    Converted result;
    if (from == RecordForm::notation && to == RecordForm::notation) {
        rewrite(result, text);
    } else if (from == RecordForm::notation) {
        ToPhh follower(result, to);
        result.worst = playNotation(text, {}, follower, result.troubles);
    } else {
        ToNotation notation(result);
        for (const PhhText& hand : cutPhh(text)) {
            const auto read = readPhh(hand);
            if (const auto* const error = std::get_if<ReadError>(&read)) {
                result.troubles.push_back(*error);
                result.worst = Broken::unread;
            } else if (to == RecordForm::notation) {
                notation.hand(std::get<PhhHand>(read));
            } else {
                addPhh(result, std::get<PhhHand>(read), to);
            }
        }
    }
    return result;
}

}  // namespace oddchip
