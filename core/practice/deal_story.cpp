// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/deal_story.h"

#include <algorithm>

#include "core/practice/deal.h"

namespace oddchip::practice {
namespace {

bool misdealAsked(const Question& question) {
    return !question.acts.empty() && std::holds_alternative<MisdealCalled>(question.acts.back());
}

bool isMisdeal(const Question& question) {
    return misdealAsked(question) &&
           question.choices.at(static_cast<std::size_t>(answerTo(question).choice)).id == "drill.misdeal";
}

// How many events the hand has when the question has been answered.
std::size_t eventsAfter(const Question& question) {
    if (isMisdeal(question)) { return 0; }
    return question.events.size() + question.acts.size() - (misdealAsked(question) ? 1 : 0);
}

SeatSet seatsIn(const Text& text) {
    SeatSet seats;
    for (const Figure& figure : text.with) {
        if (const auto* seat = std::get_if<Seat>(&figure)) { seats.insert(*seat); }
        if (const auto* several = std::get_if<SeatSet>(&figure)) { seats = seats | *several; }
    }
    return seats;
}

}  // namespace

void Story::add(const Event& event) {
    const auto* act = std::get_if<Acted>(&event);
    const std::string_view together = act == nullptr             ? std::string_view()
                                      : act->verb == Verb::fold  ? "deal.fold"
                                      : act->verb == Verb::check ? "deal.check"
                                      : act->verb == Verb::call  ? "deal.call"
                                                                 : std::string_view();
    if (together.empty() || together != m_together) {
        m_texts.push_back(told(event));
        m_seats = {};
    }
    m_together = together;
    if (together.empty()) { return; }
    m_seats.insert(act->seat);
    if (m_seats.size() > 1) { m_texts.back() = text(together, {m_seats}); }
}

void Story::add(Text what) {
    m_texts.push_back(std::move(what));
    m_together = {};
}

void Story::addBoard(const Hand& hand, const BoardDealt& dealt) {
    add(text("deal.board", {Word{"street." + std::string(name(street(hand)))}, dealt.cards}));
}

std::vector<Text> Story::takeLast(std::size_t most) {
    const std::size_t from = m_texts.size() > most ? m_texts.size() - most : 0;
    std::vector<Text> last(m_texts.begin() + static_cast<std::ptrdiff_t>(from), m_texts.end());
    *this = {};
    return last;
}

std::vector<Happening> happenings(const Deal& deal, std::size_t step) {
    const Question& question = deal.asked[step];
    const Question* before = step > 0 ? &deal.asked[step - 1] : nullptr;
    const std::size_t from = before != nullptr ? eventsAfter(*before) : 0;
    std::vector<Happening> moments;
    Story story;
    const auto told = [&](std::size_t events) {
        if (story.texts().size() > moments.size()) { moments.emplace_back(); }
        if (moments.empty()) { return; }
        moments.back() = {events, story.texts().back(), seatsIn(story.texts().back())};
    };
    if (before != nullptr && isMisdeal(*before) && !question.events.empty()) { story.add(text("deal.anew")); }
    Table table;
    begin(table, deal.began);
    for (std::size_t i = 0; i < question.events.size(); ++i) {
        const Event& event = question.events[i];
        const Verdict verdict = rule(table, event);
        commit(table, event, std::get<Ruling>(verdict));
        if (i < from) { continue; }
        if (const auto* board = std::get_if<BoardDealt>(&event)) {
            story.addBoard(table.hand, *board);
        } else if (!std::holds_alternative<Dealt>(event)) {
            story.add(event);
        }
        told(i + 1);
    }
    return moments;
}

Question seenAt(const Deal& deal, std::size_t step, const Happening& moment) {
    Question now = deal.asked[step];
    now.skill = &dealSkills().front();  // pots are not told: they may be asked for next
    now.events.resize(moment.events);
    now.acts.clear();
    now.told.clear();
    now.choices.clear();
    now.asks = {};
    for (const Seat seat : moment.seats) { now.asks.with.emplace_back(seat); }
    now.faceDown = true;
    fold(now);
    return now;
}

}  // namespace oddchip::practice
