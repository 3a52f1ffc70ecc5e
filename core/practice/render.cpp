// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/render.h"

#include "core/practice/scene.h"
#include "core/practice/skills.h"

namespace oddchip::practice {
namespace {

using Texts = std::vector<std::string>;

std::string joined(const std::vector<Text>& texts, const Voice& voice) {
    std::string all;
    for (const Text& one : texts) { (all += all.empty() ? "" : "; ") += rendered(one, voice); }
    return all;
}

std::string shown(const Figure& figure, const Voice& voice) {
    struct Shown {
        const Voice& voice;
        std::string operator()(Chips amount) const { return voice.amount(amount); }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(Seat seat) const {
            return seat == kNoSeat ? voice.sentence("practice.none") : oddchip::text(seat);
        }
        std::string operator()(SeatSet seats) const {
            if (seats.empty()) { return voice.sentence("practice.none"); }
            Texts all;
            for (const Seat seat : seats) { all.push_back(oddchip::text(seat)); }
            return voice.listed(all);
        }
        std::string operator()(const CardList& cards) const { return oddchip::text(cards); }
        std::string operator()(const Word& word) const { return voice.sentence(word.id); }
        std::string operator()(const HandRead& hand) const { return voice.hand(hand.name, hand.ranking); }
        std::string operator()(RuleId rule) const { return voice.name(oddchip::name(rule)); }
        std::string operator()(const std::vector<Text>& texts) const { return joined(texts, voice); }
    };
    return std::visit(Shown{voice}, figure);
}

Text potsText(const Answer& answer) {
    std::vector<Text> parts;
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        const Part& one = answer.parts[i];
        parts.push_back(text("practice.pot-part", {part(potText(static_cast<int>(i))), one.amount, one.seats}));
    }
    parts.push_back(answer.back.amount.count > 0 ? text("practice.back-part", {answer.back.amount, answer.back.seats})
                                                 : text("practice.nothing-back"));
    return text("drill.number", {parts});
}

Text sharesText(const Answer& answer) {
    std::vector<Text> parts;
    for (const Part& one : answer.parts) { parts.push_back(text("practice.share-part", {one.seats, one.amount})); }
    return text("drill.number", {parts});
}

}  // namespace

std::string rendered(const Text& text, const Voice& voice) {
    if (text.id.empty()) { return {}; }
    Texts with;
    for (const Figure& figure : text.with) { with.push_back(shown(figure, voice)); }
    return voice.fill(voice.sentence(text.id), with);
}

Text answerText(const Question& question, const Answer& answer) {
    const std::vector<Part>& parts = answer.parts;
    switch (question.skill->kind) {
    case Kind::amount: return text("drill.number", {parts.at(0).amount});
    case Kind::count: return text("drill.number", {std::int64_t{parts.at(0).amount.count}});
    case Kind::seat:
    case Kind::seats: return text("drill.number", {parts.at(0).seats});
    case Kind::choice:
        return answer.choice < 0 ? text("practice.none") : question.choices.at(static_cast<std::size_t>(answer.choice));
    case Kind::pots: return potsText(answer);
    case Kind::shares: return sharesText(answer);
    case Kind::halves: return text("practice.halves", {parts.at(0).seats, parts.at(1).seats});
    case Kind::spots: return text("practice.spots", {parts.at(0).seats, parts.at(1).seats, parts.at(2).seats});
    case Kind::posts: return text("practice.posts", {parts.at(0).amount, parts.at(1).amount});
    }
    return text("practice.none");
}

}  // namespace oddchip::practice
