// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/convert.h"

#include <algorithm>

#include "core/records/lines.h"
#include "core/records/phh_play.h"
#include "core/records/phh_write.h"
#include "core/records/pokerstars.h"

namespace oddchip {
namespace {

ReadError refusedAction(const PhhAction& action, const Refusal& refusal) {
    return {action.line, "'" + action.text + "' refused: " + std::string(name(refusal.reason))};
}

void addPhh(Converted& to, const PhhHand& hand, RecordForm form) {
    if (to.hands++ > 0) { to.text += '\n'; }
    if (form == RecordForm::phhs) { to.text += '[' + std::to_string(hand.index) + "]\n"; }
    to.text += writePhh(hand);
    to.notes.insert(to.notes.end(), hand.notes.begin(), hand.notes.end());
}

// 'line': of the text that was read, where the hand begins.
void addPokerStars(Converted& to, const Log& log, int line, const std::vector<PhhField>& elsewhere) {
    const auto told = writePokerStars(log, to.hands + 1, to.notes, elsewhere);
    if (const auto* const error = std::get_if<ReadError>(&told)) {
        to.troubles.push_back({line, error->what});
        to.worst = Broken::unread;
        return;
    }
    if (to.hands++ > 0) { to.text += "\n\n"; }
    to.text += std::get<std::string>(told);
}

void add(Converted& to, const Log& log, RecordForm form, const std::vector<PhhField>& elsewhere, int line,
         std::int64_t at = 0) {
    if (form == RecordForm::pokerStars) { return addPokerStars(to, log, line, elsewhere); }
    PhhHand hand = phhOf(log, at);
    hand.index = to.hands + 1;
    hand.elsewhere = elsewhere;
    addPhh(to, hand, form);
}

// "# players = ['al', 'bo']": who, where and when of the hand that follows, as we write it into a text of notation.
std::vector<std::pair<int, PhhField>> commentsOf(std::string_view text) {
    std::vector<std::pair<int, PhhField>> fields;
    eachLine(text, 1, [&](std::string_view line, int number, std::size_t) {
        const auto is = line.find(" = ");
        if (!line.starts_with("# ") || is == line.npos || !isElsewhere(line.substr(2, is - 2))) { return; }
        fields.push_back({number, {std::string(line.substr(2, is - 2)), std::string(line.substr(is + 3))}});
    });
    return fields;
}

// The hands of a text of notation as records.
class ToRecords : public Follower {
public:
    ToRecords(Converted& to, RecordForm form, std::string_view text)
        : m_to(to), m_form(form), m_comments(commentsOf(text)) {}
    ToRecords(Converted& to, RecordForm form, int line, const std::vector<PhhField>& elsewhere)
        : m_to(to), m_form(form), m_line(line), m_elsewhere(elsewhere) {}
    void line(int number) override { m_at = number; }
    void beginsAt(std::int64_t at) override { m_began = at; }
    void began(const HandBegan&, const Table&) override {
        if (m_comments.empty()) { return; }
        m_elsewhere.clear();
        for (const auto& [at, field] : m_comments) {
            if (at > m_before && at < m_at) { m_elsewhere.push_back(field); }
        }
        m_before = m_at;
    }
    void entered(const Table&, const Entry&, const Ruling&) override {}
    void refused(const Table&, const Entry&, const Refusal&) override {}
    void ended(const Log& log, const Table&, Broken) override { add(m_to, log, m_form, m_elsewhere, m_line, m_began); }

private:
    Converted& m_to;
    RecordForm m_form;
    int m_line = 0;
    std::vector<PhhField> m_elsewhere;
    std::vector<std::pair<int, PhhField>> m_comments;
    int m_before = 0, m_at = 0;  // the lines of the hand before and of this one
    std::int64_t m_began = 0;    // when, in ms since 1970 UTC; 0: not said
};

// The hands of PHH as entries.
void phhToPokerStars(Converted& to, const PhhHand& record) {
    if (!record.log.empty()) {
        ToRecords follower(to, RecordForm::pokerStars, record.line, record.elsewhere);
        to.worst = std::max(to.worst, playNotation(record.log, {}, follower, to.troubles));
        return;
    }
    Log log{.before = {}, .hand = record.began, .entries = {}};
    Hand hand = begin(record.began);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, hand, action)) {
            const Verdict verdict = rule(hand, event);
            if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
                to.troubles.push_back(refusedAction(action, *refusal));
                to.worst = std::max(to.worst, Broken::refused);
                return;
            }
            commit(hand, event, std::get<Ruling>(verdict));
            log.entries.push_back({.what = event, .at = 0, .actor = {}, .approver = {}, .reason = {}});
        }
    }
    addPokerStars(to, log, record.line, record.elsewhere);
}

// A hand of PHH as lines of notation.
class ToNotation {
public:
    explicit ToNotation(Converted& to) : m_to(to) {}

    void hand(const PhhHand& record) {
        head(record.elsewhere);
        if (!record.log.empty()) {
            m_to.text += record.log;
            if (!m_to.text.ends_with('\n')) { m_to.text += '\n'; }
            m_rules.reset();
            return;
        }
        began(record.began);
        actions(record);
    }
    void hand(const PokerStarsHand& record) {
        head(record.elsewhere);
        began(*record.log.hand);
        bool dealing = false;
        for (const Entry& entry : record.log.entries) { dealing = event(std::get<Event>(entry.what), dealing); }
    }

private:
    void head(const std::vector<PhhField>& elsewhere) {
        if (m_to.hands++ > 0) { m_to.text += '\n'; }
        for (const PhhField& field : elsewhere) {
            m_to.text += "# " + field.key + " = " + std::string(oneLine(field.value)) + '\n';
        }
    }
    void began(const HandBegan& began) {
        if (m_rules != began.rules) { m_to.text += "rules " + rulesText(began.rules) + '\n'; }
        m_rules = began.rules;
        m_to.text += write(began) + '\n';
    }
    // Cards to the seats share a line, everything else has its own. Whether it was such cards.
    bool event(const Event& event, bool dealing) {
        const bool joins = dealing && std::holds_alternative<Dealt>(event);
        if (joins) { m_to.text.pop_back(); }
        m_to.text += (joins ? "; " : "") + write(event) + '\n';
        return std::holds_alternative<Dealt>(event);
    }
    static std::string oneLine(std::string text) {
        std::ranges::replace(text, '\n', ' ');
        return text;
    }

    void actions(const PhhHand& record) {
        Hand hand = begin(record.began);
        bool dealing = false;
        for (const PhhAction& action : record.actions) {
            const PhhEvents events = eventsOf(record, hand, action);
            for (const Event& event : events) {
                const Verdict verdict = rule(hand, event);
                if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
                    m_to.troubles.push_back(refusedAction(action, *refusal));
                    m_to.worst = std::max(m_to.worst, Broken::refused);
                    return;
                }
                commit(hand, event, std::get<Ruling>(verdict));
                dealing = this->event(event, dealing) && action.comment.empty();
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
    eachLine(text, 1, [&](std::string_view line, int number, std::size_t) {
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
    });
}

}  // namespace

std::optional<RecordForm> recordFormNamed(const std::string& path) {
    const auto dot = std::min(path.rfind('.'), path.size());
    const std::string ending = path.substr(dot);
    if (ending == ".phh") { return RecordForm::phh; }
    if (ending == ".phhs") { return RecordForm::phhs; }
    if (ending == ".hand") { return RecordForm::notation; }
    if (ending == ".txt") { return RecordForm::pokerStars; }
    return {};
}

RecordForm formOf(std::string_view text) {
    if (isPokerStars(text)) { return RecordForm::pokerStars; }
    if (isPhhs(text)) { return RecordForm::phhs; }
    const auto cut = text.find("variant");
    const bool phh = cut != text.npos && text.find('=', cut) != text.npos && (cut == 0 || text[cut - 1] == '\n');
    return phh ? RecordForm::phh : RecordForm::notation;
}

namespace {

class Counting : public Follower {
public:
    int hands = 0;
    void began(const HandBegan&, const Table&) override {}
    void entered(const Table&, const Entry&, const Ruling&) override {}
    void refused(const Table&, const Entry&, const Refusal&) override {}
    void ended(const Log&, const Table&, Broken) override { ++hands; }
};

// The lines of `_log` are taken over as they stand, so they are read and played first.
bool logHolds(Converted& to, const PhhHand& record) {
    if (record.log.empty()) { return true; }
    Counting counting;
    std::vector<ReadError> troubles;
    const Broken broken = playNotation(record.log, {}, counting, troubles);
    for (ReadError& trouble : troubles) { to.troubles.push_back({trouble.line + record.logLine - 1, trouble.what}); }
    if (broken == Broken::no && counting.hands == 1) { return true; }
    if (troubles.empty()) {
        to.troubles.push_back({record.logLine, "_log has " + std::to_string(counting.hands) + " hands, not one"});
    }
    to.worst = std::max(to.worst, broken == Broken::no ? Broken::unread : broken);
    return false;
}

void convertPhh(Converted& to, std::string_view text, RecordForm form) {
    ToNotation notation(to);
    for (const PhhText& hand : cutPhh(text)) {
        const auto read = readPhh(hand);
        if (const auto* const error = std::get_if<ReadError>(&read)) {
            to.troubles.push_back(*error);
            to.worst = Broken::unread;
        } else if (!logHolds(to, std::get<PhhHand>(read))) {
            continue;
        } else if (form == RecordForm::notation) {
            notation.hand(std::get<PhhHand>(read));
        } else if (form == RecordForm::pokerStars) {
            phhToPokerStars(to, std::get<PhhHand>(read));
        } else {
            addPhh(to, std::get<PhhHand>(read), form);
        }
    }
}

void convertPokerStars(Converted& to, std::string_view text, RecordForm form) {
    ToNotation notation(to);
    const auto hands = cutPokerStars(text, to.troubles);
    if (!to.troubles.empty()) { to.worst = Broken::unread; }
    for (const PokerStarsText& hand : hands) {
        const auto read = readPokerStars(hand);
        if (const auto* const error = std::get_if<ReadError>(&read)) {
            to.troubles.push_back(*error);
            to.worst = Broken::unread;
            continue;
        }
        const auto& record = std::get<PokerStarsHand>(read);
        to.notes.insert(to.notes.end(), record.notes.begin(), record.notes.end());
        to.troubles.insert(to.troubles.end(), record.differs.begin(), record.differs.end());
        if (!record.differs.empty()) { to.worst = std::max(to.worst, Broken::refused); }
        if (form == RecordForm::notation) {
            notation.hand(record);
        } else {
            add(to, record.log, form, record.elsewhere, hand.line);
        }
    }
}

}  // namespace

Converted convert(std::string_view text, RecordForm from, RecordForm to) {
    Converted result;
    if (from == RecordForm::pokerStars) {
        convertPokerStars(result, text, to);
    } else if (from != RecordForm::notation) {
        convertPhh(result, text, to);
    } else if (to == RecordForm::notation) {
        rewrite(result, text);
    } else {
        ToRecords follower(result, to, text);
        result.worst = std::max(playNotation(text, {}, follower, result.troubles), result.worst);
    }
    return result;
}

}  // namespace oddchip
