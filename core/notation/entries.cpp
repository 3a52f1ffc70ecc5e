// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/entries.h"

#include <algorithm>
#include <limits>

#include "core/notation/event_forms.h"
#include "core/notation/punto_forms.h"

namespace oddchip {
namespace notation {
namespace {

constexpr std::int64_t kMostEvents = std::numeric_limits<std::int32_t>::max();

// ---- reading ---------------------------------------------------------------------------------------------------

constexpr auto kEventForm = [](Reader& t, auto& kind) { return form(t, kind); };

// Says what is wrong with words that no form knows.
void failUnknown(Reader& t, const Statement& words, std::size_t from) {
    std::vector<Word> phrases = {"undo", "amend", "hand", "table", "punto", "rules", "next"};
    Reader collector(words);
    collector.rewind(from);
    collector.collect(phrases);
    Event none;
    readAny(collector, none, kEventForm);
    const bool seat = t.nextIsSeat();
    const std::size_t at = seat && from + 1 < words.size() ? from + 1 : from;
    const Word written = at < words.size() ? words[at].text : Word();
    if (!seat && !written.empty() && written[0] >= '0' && written[0] <= '9') {
        return t.fail("there is no seat " + shown(written) + ": seats are 1 to 10");
    }
    if (seat && at == from) { return t.fail("the line ends after seat " + std::string(written) + ": what did it do?"); }
    const Word meant = nearest(phrases, written);
    const std::string whose = seat ? " is nothing that a seat does" : " is nothing that happens at a table";
    t.fail(shown(written) + whose + (meant.empty() ? "" : "; did you mean " + shown(meant) + "?"));
}

void readEvent(Reader& t, const Statement& words, Event& event) {
    const std::size_t from = t.at();
    if (PuntoBet bet; form(t, bet)) {  // before a poker bet, which begins alike
        event = bet;
    } else if (!readAny(t, event, kEventForm)) {
        failUnknown(t, words, from);
    }
}

// floor 4 call 200, floor #2 raise to 50; false: it is no decision about an act.
bool readFloorOn(Reader& t, FloorOn& on) {
    if (!t.key("floor")) { return false; }
    on.decision.says = FloorSays::act;
    const bool numbered = t.next().starts_with('#');
    if (numbered) {
        const Token number{t.next().substr(1)};
        Reader digits({&number, 1});
        std::int64_t event = 0;
        digits.number(event, 1, kMostEvents);
        if (digits.failed()) {
            t.expected("the number of an event, like #2");
            return true;
        }
        on.event = static_cast<std::int32_t>(event);
        t.rewind(t.at() + 1);
    } else if (t.nextIsSeat()) {
        t.seat(on.decision.seat);
    } else {
        return false;
    }
    std::optional<Chips> amount;
    const bool act = t.verb(kCounts, on.decision.verb, amount);
    on.decision.amount = amount.value_or(Chips{});
    if (!act && numbered) { t.expected("what the act counts as: call 200, raise to 50, fold ..."); }
    return act || numbered;
}

void read(Reader& t, const Statement& words, Entry& entry) {
    if (t.key("undo")) {
        std::int64_t event = 0;
        if (!t.atEnd()) { t.number(event, 1, kMostEvents); }
        entry.what = Undo{static_cast<std::int32_t>(event)};
    } else if (t.key("amend")) {
        std::int64_t event = 0;
        Amend amend;
        t.number(event, 1, kMostEvents);
        amend.event = static_cast<std::int32_t>(event);
        if (!t.failed()) { readEvent(t, words, amend.with); }
        entry.what = amend;
    } else if (FloorOn on; readFloorOn(t, on)) {
        entry.what = on;
    } else {
        t.rewind();
        Event event;
        readEvent(t, words, event);
        entry.what = event;
    }
}

// ---- writing ---------------------------------------------------------------------------------------------------

void put(Writer& t, const Event& event) {
    std::visit([&](const auto& kind) { form(t, kind); }, event);
}
void put(Writer& t, const Undo& undo) {
    t.words("undo");
    if (undo.event != 0) { t.words(std::to_string(undo.event)); }
}
void put(Writer& t, const Amend& amend) {
    t.words("amend " + std::to_string(amend.event));
    put(t, amend.with);
}
void put(Writer& t, const FloorOn& on) {
    t.words("floor");
    t.words(on.event != 0 ? '#' + std::to_string(on.event) : text(on.decision.seat));
    t.verb(kCounts, on.decision.verb, on.decision.amount);
}

}  // namespace

Read<Entry> readEntry(Statement words) {
    Entry entry;
    // A dealer's initials are quoted too, but they are no reason.
    const std::size_t from = words.size() > 2 && words[0].text == "amend" ? 2 : 0;
    const bool initials = words.size() == from + 2 && words[from].text == "dealer";
    if (words.size() > 1 && !initials && words.back().quoted) {
        entry.reason = unquote(words.back().text);
        words.pop_back();
    }
    Reader t(words);
    read(t, words, entry);
    if (t.failed()) { return ReadError{0, t.error()}; }
    if (!t.atEnd()) { return ReadError{0, t.leftover()}; }
    return entry;
}

}  // namespace notation

Read<Entry> readEntry(std::string_view line) {
    auto all = notation::statements(line);
    if (const auto* error = std::get_if<ReadError>(&all)) { return *error; }
    auto& found = *std::get_if<std::vector<notation::Statement>>(&all);
    if (found.size() != 1) {
        return ReadError{0, found.empty() ? "there is nothing on the line" : "one event is wanted, not several"};
    }
    return notation::readEntry(std::move(found[0]));
}

Read<Event> readEvent(std::string_view line) {
    const auto read = readEntry(line);
    if (const auto* error = std::get_if<ReadError>(&read)) { return *error; }
    const Entry& entry = *std::get_if<Entry>(&read);
    if (const auto* event = std::get_if<Event>(&entry.what)) { return *event; }
    return ReadError{0, "an event is wanted, and this speaks of an earlier one"};
}

std::string write(const Event& event, const std::string& reason) {
    notation::Writer t;
    notation::put(t, event);
    if (!reason.empty()) { t.quoted(reason); }
    return std::move(t).line();
}

std::string body(const Entry& entry) {
    notation::Writer t;
    std::visit([&](const auto& what) { notation::put(t, what); }, entry.what);
    return std::move(t).line();
}

std::string write(const Entry& entry) {
    notation::Writer t;
    if (entry.at != 0) { t.words("at " + timeText(entry.at)); }
    t.words(body(entry));
    if (!entry.reason.empty()) { t.quoted(entry.reason); }
    return std::move(t).line();
}

}  // namespace oddchip
