// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What happens, and what it counts as, as texts of core/words.
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

Text actedText(Seat seat, Verb verb, std::optional<Chips> amount) {
    switch (verb) {
    case Verb::fold: return text("drill.folds", {seat});
    case Verb::check: return text("drill.checks", {seat});
    case Verb::call: return text("drill.calls", {seat});
    case Verb::bet: return text("drill.bets", {seat, amount.value_or(Chips{})});
    case Verb::raise: return text("drill.raises", {seat, amount.value_or(Chips{})});
    case Verb::complete: return text("drill.completes", {seat});
    case Verb::allIn: return text("drill.all-in", {seat});
    case Verb::bringIn: return text("drill.brings-in", {seat});
    case Verb::nothing:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return text("drill.acts", {seat});
}

Text saidText(const Said& said) {
    const Chips amount = said.amount.value_or(Chips{});
    switch (said.verb) {
    case Verb::fold: return text("drill.says-fold", {said.seat});
    case Verb::check: return text("drill.says-check", {said.seat});
    case Verb::call: return text("drill.says-call", {said.seat});
    case Verb::bet:
        return said.amount ? text("drill.says-bet-amount", {said.seat, amount}) : text("drill.says-bet", {said.seat});
    case Verb::raise:
        return said.amount ? text("drill.says-raise-to", {said.seat, amount}) : text("drill.says-raise", {said.seat});
    case Verb::raiseBy: return text("drill.says-raise-by", {said.seat, amount});
    case Verb::raiseBare: return text("drill.says-raise-bare", {said.seat, amount});
    case Verb::allIn: return text("drill.says-all-in", {said.seat});
    case Verb::number: return text("drill.says-number", {said.seat, amount});
    case Verb::time: return text("drill.says-time", {said.seat});
    case Verb::nothing:
    case Verb::complete:
    case Verb::bringIn:
    case Verb::pot:
    case Verb::same: break;
    }
    return text("drill.acts", {said.seat});
}

Text putText(const PutIn& put) {
    std::vector<Text> chips;
    for (std::size_t i = 0; i < put.chips.values.size() && put.chips.counts[i] > 0; ++i) {
        chips.push_back(text("drill.chips", {std::int64_t{put.chips.counts[i]}, put.chips.values[i]}));
    }
    const bool one = chips.size() == 1 && put.chips.counts[0] == 1;
    if (one) { return text("drill.puts-one", {put.seat, put.chips.values[0]}); }
    return text("drill.puts", {put.seat, chips, put.chips.sum()});
}

Text faultText(const Fault& fault) {
    const std::int64_t count = fault.count;
    switch (fault.kind) {
    case FaultKind::exposed: return text("drill.exposed", {count, fault.seat, fault.cards});
    case FaultKind::flashed: return text("drill.flashed", {count, fault.seat});
    case FaultKind::boxed: return text("drill.boxed", {count});
    case FaultKind::extra: return text("drill.extra", {fault.seat, count});
    case FaultKind::shortCards: return text("drill.short", {fault.seat, count});
    case FaultKind::outOfSequence: return text("drill.out-of-sequence", {fault.seat});
    case FaultKind::wrongButton: return text("drill.wrong-button");
    case FaultKind::wrongFirst: return text("drill.wrong-first", {fault.seat});
    case FaultKind::emptySeat: return text("drill.empty-seat", {fault.seat});
    case FaultKind::omitted: return text("drill.omitted", {fault.seat});
    case FaultKind::premature:
        return text("drill.premature", {Word{"street." + std::string(name(fault.street))}, fault.cards});
    case FaultKind::noBurn: return text("drill.no-burn", {Word{"street." + std::string(name(fault.street))}});
    case FaultKind::twoBurns: return text("drill.two-burns", {Word{"street." + std::string(name(fault.street))}});
    case FaultKind::extraBoard: return text("drill.extra-board", {fault.cards});
    case FaultKind::dead:
        return text(fault.deadBy == DeadBy::count ? "drill.dead-count" : "drill.dead-killed", {fault.seat});
    case FaultKind::exposedBoard:
    case FaultKind::stubFouled:
    case FaultKind::joker:
    case FaultKind::fouledDeck:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::retrieved:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: break;
    }
    return text("drill.acts", {fault.seat});
}

Text awardText(const Awarded& award, int pot) {
    const Figure of = part(potText(pot));
    if (award.half == Half::low && award.seats.empty()) { return text("drill.no-low", {of}); }
    const std::string half = award.half == Half::high ? "high" : award.half == Half::low ? "low" : "whole";
    const std::string many = award.seats.size() > 1 ? "tie" : "wins";
    if (award.board > 0) { return text("drill.board-" + many, {std::int64_t{award.board}, of, award.seats}); }
    return text("drill." + half + "-" + many, {of, award.seats});
}

}  // namespace

Figure part(Text text) { return std::vector<Text>{std::move(text)}; }

Text potText(int pot) { return pot == 0 ? text("drill.pot-main") : text("drill.pot-side", {std::int64_t{pot}}); }

Text told(const Event& event) {
    if (const auto* acted = std::get_if<Acted>(&event)) { return actedText(acted->seat, acted->verb, acted->amount); }
    if (const auto* said = std::get_if<Said>(&event)) { return saidText(*said); }
    if (const auto* put = std::get_if<PutIn>(&event)) { return putText(*put); }
    if (const auto* took = std::get_if<TookBack>(&event)) {
        return text("drill.takes-back", {took->seat, took->amount});
    }
    if (const auto* rested = std::get_if<Rested>(&event)) { return text("drill.rests", {rested->seat}); }
    if (const auto* fault = std::get_if<Fault>(&event)) { return faultText(*fault); }
    if (const auto* award = std::get_if<Awarded>(&event)) { return awardText(*award, award->pot); }
    if (std::holds_alternative<MisdealCalled>(event)) { return text("drill.misdeal-called"); }
    if (const auto* leaves = std::get_if<Leaves>(&event)) { return text("drill.leaves", {leaves->seat}); }
    if (const auto* away = std::get_if<GoesAway>(&event)) { return text("drill.away", {away->seat}); }
    if (const auto* back = std::get_if<ComesBack>(&event)) { return text("drill.comes-back", {back->seat}); }
    if (const auto* posts = std::get_if<PostsOwed>(&event)) { return text("drill.posts", {posts->seat}); }
    if (const auto* moves = std::get_if<MovesTo>(&event)) { return text("drill.moves", {moves->seat, moves->to}); }
    if (const auto* sat = std::get_if<Sat>(&event)) {
        return text("drill.sits", {sat->seat, sat->stack.value_or(Chips{})});
    }
    return text("drill.acts", {kNoSeat});
}

Text said(const Action& action) {
    switch (action.verb) {
    case Verb::fold: return text("drill.as-fold");
    case Verb::check: return text("drill.as-check");
    case Verb::call: return text("drill.as-call", {action.to});
    case Verb::bet: return text("drill.as-bet", {action.to});
    case Verb::raise: return text("drill.as-raise", {action.to});
    case Verb::complete: return text("drill.as-complete", {action.to});
    case Verb::allIn: return text("drill.as-all-in", {action.to});
    case Verb::bringIn: return text("drill.as-bring-in", {action.to});
    case Verb::nothing:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return text("drill.as-nothing");
}

}  // namespace oddchip::practice
