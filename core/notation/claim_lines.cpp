// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/claim_lines.h"

#include <algorithm>
#include <iterator>

#include "core/notation/punto_forms.h"

// The form of each claim (NOTATION section 8), told once for reading and writing: see reader.h.
namespace oddchip {
namespace notation {
namespace {

using namespace claim;

// ---- of the act above ------------------------------------------------------------------------------------------

bool form(Reader& t, CountsAs& c) {
    std::optional<Chips> to;
    if (!t.verb(kCounts, c.verb, to)) { return false; }
    c.to = to.value_or(Chips{});
    return true;
}
bool form(Writer& t, const CountsAs& c) { return t.verb(kCounts, c.verb, c.to); }

template <class Text> bool form(Text& t, Of<Text, Flag> c) {
    if (!t.key("flag")) { return false; }
    t.rule(c.rule);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, AsksFloor> c) {
    if (!t.key("floor")) { return false; }
    t.rule(c.rule);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Stands> c) {
    if (!t.key("stands")) { return false; }
    t.seat(c.seat);
    if (!form(t, c.as)) {
        if constexpr (!Text::kWrites) { t.expected("what stands: check, call 200, raise to 600 ..."); }
    }
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Lapses> c) {
    if (!t.key("lapses")) { return false; }
    t.seat(c.seat);
    return true;
}

constexpr int kReasons = static_cast<int>(Reason::notAuthorised) + 1;

bool form(Reader& t, Refused& c) {
    if (!t.key("refused")) { return false; }
    for (int i = 0; i < kReasons; ++i) {
        if (!t.key(name(static_cast<Reason>(i)))) { continue; }
        c.reason = static_cast<Reason>(i);
        std::int64_t event = 0;
        if (c.reason == Reason::laterEvent && !t.atEnd()) { t.number(event, 1, 1'000'000'000); }
        c.event = static_cast<int>(event);
        return true;
    }
    t.expected("a reason: hand-over, empty-seat, folded, more-than-stack, later-event 4 ...");
    return true;
}
bool form(Writer& t, const Refused& c) {
    t.words("refused");
    t.words(name(c.reason));
    if (c.event != 0) { t.words(std::to_string(c.event)); }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Change> c) {
    if (!t.key("change")) { return false; }
    t.seat(c.seat);
    t.amount(c.amount);
    return true;
}

// ---- whose turn ------------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, ToAct> c) {
    if (!t.key("to act")) { return false; }
    t.seatOrNone(c.seat);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Owes> c) {
    if (!t.key("owes")) { return false; }
    t.amount(c.amount);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, MayGo> c) {
    if (t.key("may not raise", c.verb == Verb::nothing)) { return true; }
    if (!t.named(kGoings, c.verb)) { return false; }
    t.range(c.least, c.most);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, MayCheck>) { return t.key("may check"); }

// ---- chips -----------------------------------------------------------------------------------------------------

bool form(Reader& t, PotHolds& c) {
    if (!potNamed(t.next())) { return false; }
    t.pot(c.pot);
    t.amount(c.amount);
    t.words("of");
    if (!t.atEnd()) { t.seats(c.of); }
    return true;
}
bool form(Writer& t, const PotHolds& c) {
    t.pot(c.pot);
    t.amount(c.amount);
    t.words("of");
    t.seats(c.of);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, SeatHas> c) {
    if (!t.named(kSeatSums, c.what)) { return false; }
    t.seat(c.seat);
    t.amountOrUnknown(c.amount);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, TableTakes> c) {
    if (!t.named(kTableSums, c.what)) { return false; }
    t.amount(c.amount);
    return true;
}

// ---- the hand --------------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, OnStreet> c) {
    if (!t.key("street")) { return false; }
    t.street(c.street);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, ComesTo> c) { return t.named(kResults, c.result); }
template <class Text> bool form(Text& t, Of<Text, ClockRuns> c) {
    if (!t.key("clock")) { return false; }
    std::int64_t seconds = c.seconds;
    t.number(seconds, 0, 100'000);
    decided(t, c.seconds, static_cast<int>(seconds));
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Dead> c) {
    if (!t.key("dead")) { return false; }
    t.seats(c.seats);
    return true;
}

template <class Text> void fields(Text& t, const StepRow& row, Of<Text, Step> step) {
    const bool card = row.field == StepField::card || row.field == StepField::cardStreet;
    if (card) { t.card(step.card); }
    if (row.field == StepField::seat) { t.seat(step.seat); }
    if (!row.then.empty()) { t.words(row.then); }
    if (row.field == StepField::street || row.field == StepField::cardStreet) { t.street(step.street); }
}
bool form(Reader& t, Plan& c) {
    if (!t.key("plan")) { return false; }
    for (Step& step : c.steps) {
        const std::size_t start = t.at();
        bool known = false;
        for (const StepRow& row : kSteps) {
            t.rewind(start);
            if (!t.key(row.phrase)) { continue; }
            // "replace N with burn" and "replace N with top" begin alike
            if (row.kind == StepKind::replaceWithBurn && t.wordAfter(2) == "top") { continue; }
            fields(t, row, step);
            step.kind = row.kind;
            known = true;
            break;
        }
        if (!known) { t.expected("a step: burn, keep-burn, return 7s, reshuffle-stub, deal turn ..."); }
        if (t.failed() || t.atEnd()) { return true; }
        t.words(",");
    }
    t.expected("at most ten steps");
    return true;
}
bool form(Writer& t, const Plan& c) {
    t.words("plan");
    for (std::size_t i = 0; i < c.steps.size() && c.steps[i].kind != StepKind::none; ++i) {
        if (i != 0) { t.comma(); }
        const auto row = std::ranges::find(kSteps, c.steps[i].kind, &StepRow::kind);
        if (row == std::end(kSteps)) { continue; }
        t.words(row->phrase);
        fields(t, *row, c.steps[i]);
    }
    return true;
}

// ---- who wins --------------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, ShowsFirst> c) {
    if (!t.key("shows first")) { return false; }
    t.seatOrNone(c.seat);
    return true;
}
bool form(Reader& t, Settles& c) {
    if (!t.key("settle")) { return false; }
    do { t.pot(c.pots[c.size++]); } while (!t.failed() && !t.atEnd() && c.size < c.pots.size());
    return true;
}
bool form(Writer& t, const Settles& c) {
    t.words("settle");
    for (std::size_t i = 0; i < c.size; ++i) { t.pot(c.pots[i]); }
    return true;
}
template <class Text> bool form(Text& t, Of<Text, BestHand> c) {
    if (t.key("low", c.low)) {
        decided(t, c.low, true);
    } else if (!t.key("best")) {
        return false;
    }
    t.seat(c.seat);
    c.low ? t.lowCards(c.cards) : t.cards(c.cards);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Wins> c) {
    if (!t.key("wins")) { return false; }
    t.seat(c.seat);
    t.amount(c.amount);
    if (t.key("odd", c.odd.has_value())) {
        Chips odd = c.odd.value_or(Chips{});
        t.amount(odd);
        decided(t, c.odd, odd);
    }
    return true;
}

// ---- between hands ---------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, LiesAt> c) {
    if (!t.named(kSpots, c.what)) { return false; }
    t.seatOrNone(c.seat);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, DealtIn> c) {
    if (!t.key("dealt")) { return false; }
    t.seats(c.seats);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, Posts> c) {
    if (!t.key("posts")) { return false; }
    t.seat(c.seat);
    t.amount(c.live);
    t.words("dead");
    t.amount(c.dead);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, OwesBlinds> c) {
    if (!t.key("owes-blinds")) { return false; }
    t.seat(c.seat);
    if (t.key("none", !c.big && !c.small)) { return true; }
    if (t.key("big", c.big)) { decided(t, c.big, true); }
    if (t.key("small", c.small)) { decided(t, c.small, true); }
    if constexpr (!Text::kWrites) {
        if (!c.big && !c.small) { t.expected("`big`, `small`, both, or `none`"); }
    }
    return true;
}

constexpr auto kClaimForm = [](Reader& t, auto& kind) { return form(t, kind); };
void put(Writer& t, const Claim& claim) {
    std::visit([&](const auto& kind) { form(t, kind); }, claim.what);
}

std::string unknown(const Statement& words) {
    const Word written = words[0].text;
    std::vector<Word> phrases;
    Reader collector(words);
    collector.collect(phrases);
    decltype(Claim::what) none;
    readAny(collector, none, kClaimForm);
    const Word meant = nearest(phrases, written);
    return shown(written) + " begins no claim" + (meant.empty() ? "" : "; did you mean " + shown(meant) + "?");
}

}  // namespace

Read<Claim> readClaim(std::string_view text) {
    auto found = statements(text);
    if (const auto* error = std::get_if<ReadError>(&found)) { return *error; }
    auto& all = *std::get_if<std::vector<Statement>>(&found);
    if (all.size() != 1) { return ReadError{0, all.empty() ? "nothing is claimed" : "one claim stands on a line"}; }
    Statement& words = all[0];
    Claim claim;
    if (words.size() > 2 && words[words.size() - 2].text == "by") {
        Reader by(std::span<const Token>(words).last(1));
        by.rule(claim.by);
        if (by.failed()) { return ReadError{0, "behind `by` stands no rule: " + shown(words.back().text)}; }
        words.resize(words.size() - 2);
    }
    Reader t(words);
    const bool known = readAny(t, claim.what, kClaimForm);
    if (!known) { return ReadError{0, unknown(words)}; }
    if (t.failed()) { return ReadError{0, t.error()}; }
    if (!t.atEnd()) { return ReadError{0, t.leftover()}; }
    return claim;
}

}  // namespace notation

std::string write(const Claim& claim) {
    notation::Writer t;
    t.words("=");
    notation::put(t, claim);
    if (claim.by != RuleId::none) {
        t.words("by");
        t.rule(claim.by);
    }
    return std::move(t).line();
}

}  // namespace oddchip
