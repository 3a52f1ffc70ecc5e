// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What players agree among themselves or ask of each other: splitting a pot, chopping blinds, insurance, and seeing a
// hand (RULES.md 1.3 and 1.7).
#include "core/rules/inner.h"

namespace oddchip::inner {
namespace {

Ruling granted(RuleId rule, bool yes) {
    Ruling ruling = by(rule);
    if (!yes) { ruling.result = Result::playOn; }
    return ruling;
}

// Everybody has folded to the blinds, and nothing but the blinds is at stake between them.
bool onlyBlindsLeft(const Hand& hand) {
    if (!blindsCount(hand) || hand.now.aggressor != kNoSeat || hand.big == kNoSeat) { return false; }
    return (hand.now.live - SeatSet{hand.small} - SeatSet{hand.big} - SeatSet{hand.third}).empty() &&
           hand.now.withChips == 0;
}

bool mayChop(const Hand& hand) {
    switch (hand.rules.chopBlinds) {
    case ChopBlinds::allowed: return true;
    case ChopBlinds::forbidden: return false;
    }
    return false;
}

bool maySplitLimit(const Hand& hand) {
    switch (hand.rules.potSplitLimit) {
    case PotSplitLimit::forbidden: return false;
    case PotSplitLimit::unlessObjection: return true;
    }
    return false;
}

bool maySplitBigBet(const Hand& hand) {
    switch (hand.rules.potSplitBigBet) {
    case PotSplitBigBet::forbidden: return false;
    case PotSplitBigBet::allowed: return true;
    }
    return false;
}

// Everybody still in must agree, before the winner is known.
Verdict ruleSplit(const Hand& hand, const PotSplit& split) {
    if (hand.over) { return Refusal{Reason::handOver}; }
    if (!(split.seats - hand.dealt).empty()) { return Refusal{Reason::notDealtIn}; }
    if (!(split.seats - hand.now.live).empty()) { return Refusal{Reason::notEligible}; }
    const bool all = split.seats == hand.now.live;
    if (onlyBlindsLeft(hand)) { return granted(RuleId::chopBlinds, all && mayChop(hand)); }
    return granted(RuleId::potsplitAgree, all && (bigBet(hand) ? maySplitBigBet(hand) : maySplitLimit(hand)));
}

bool mayInsure(const Hand& hand) {
    switch (hand.rules.insurance) {
    case Insurance::forbidden: return false;
    case Insurance::bigBetOnly: return bigBet(hand);
    case Insurance::allowed: return true;
    }
    return false;
}

// Whose right it is to see the hand; where it is nobody's the floor decides.
Ruling seeing(const Hand& hand, const AsksToSee& asks) {
    Ruling ruling = by(RuleId::askToSee);
    bool may = false;
    switch (hand.rules.askToSee) {
    case AskToSee::anyDealtIn: may = true; break;
    case AskToSee::calledAggressor: may = asks.of == hand.now.aggressor && hand.now.live.contains(asks.seat); break;
    case AskToSee::collusionOnly: ruling.asks = {true, RuleId::askToSee, {}}; return ruling;
    }
    if (!may) { ruling.counts = Action{asks.seat, Verb::nothing, hand.now.in[asks.seat]}; }
    return ruling;
}

// A thrown hand that another than the winner asked to see is dead; asked for by the winner it may still win.
Verdict ruleAsksToSee(const Hand& hand, const AsksToSee& asks) {
    for (const Seat seat : {asks.seat, asks.of}) {
        if (!hand.dealt.contains(seat)) { return Refusal{Reason::notDealtIn}; }
    }
    if (!hand.now.live.contains(asks.of)) { return Refusal{Reason::folded}; }
    if (!bettingOver(hand)) { return Refusal{Reason::handRunning}; }
    Ruling ruling = seeing(hand, asks);
    const bool seen = !ruling.counts && !ruling.asks.floor;
    const bool winner = winnings(hand).amount[asks.seat].count > 0;
    if (seen && !hand.over && hand.mucked.contains(asks.of) && !winner && hand.now.live.size() > 1) {
        ruling.dies.insert(asks.of);
    }
    ruling.until = {UntilKind::push, 0};
    return ruling;
}

void giveBlindsBack(Hand& hand) {
    Betting& now = hand.now;
    for (const Seat seat : now.live) {
        now.stack[seat] += now.in[seat];
        now.total[seat] -= now.in[seat];
        now.in[seat] = {};
        now.allIn.erase(seat);
    }
}

// Each pot in equal shares among those who can win it.
void divideByAgreement(Hand& hand) {
    endBetting(hand);
    const Pots all = pots(hand);
    for (std::size_t i = 0; i < all.size && i < hand.awards.size(); ++i) {
        PotAward& award = hand.awards[i];
        const SeatSet of = all.list[i].of;
        for (auto& board : award.winners) { board = {of, form(hand.stakes.form).low ? of : SeatSet{}}; }
        award.given = kAgreed;
    }
    hand.awarded = true;
    hand.over = true;
}

}  // namespace

Verdict ruleAgreement(const Hand& hand, const Event& event) {
    return std::visit(
        Overloaded{[&](const PotSplit& split) { return ruleSplit(hand, split); },
                   [&](const InsuranceNoted&) { return Verdict{granted(RuleId::insurance, mayInsure(hand))}; },
                   [&](const AsksToSee& asks) { return ruleAsksToSee(hand, asks); },
                   [&](const auto&) { return Verdict{Ruling{}}; }},
        event);
}

void commitAgreement(Hand& hand, const Event& event, const Ruling& ruling) {
    if (const auto* asks = std::get_if<AsksToSee>(&event)) {
        if (ruling.asks.floor) {
            hand.asked = ruling.asks.about;
        } else if (ruling.counts || hand.over) {
            return;
        }
        for (const Seat seat : ruling.dies) { loseHand(hand, seat); }
        if (ruling.dies.empty() && !ruling.asks.floor) { hand.mucked.erase(asks->of); }
        return;
    }
    if (!std::holds_alternative<PotSplit>(event) || ruling.result == Result::playOn) { return; }
    hand.act = {};
    if (ruling.rules.first() == RuleId::chopBlinds) { giveBlindsBack(hand); }
    divideByAgreement(hand);
}

}  // namespace oddchip::inner
