// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/entry/chiptray.h"
#include "ui/entry/faces.h"
#include "ui/entry/telling.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

QString seatsListed(SeatSet seats) {
    QStringList all;
    for (const Seat seat : seats) all += lineText(seat);
    return listed(all);
}

// What the act is called out loud.
QString actSaid(const Action& action) {
    const QString seat = lineText(action.seat), to = amount(action.to);
    switch (action.verb) {
    case Verb::fold: return sentence("say.fold", {seat});
    case Verb::check: return sentence("say.check", {seat});
    case Verb::call: return sentence("say.call", {to});
    case Verb::bet: return sentence("say.bet", {to, seat});
    case Verb::raise: return sentence("say.raise", {to, seat});
    case Verb::complete: return sentence("say.complete", {to, seat});
    case Verb::allIn: return sentence("say.all-in-amount", {to, seat});
    case Verb::bringIn: return sentence("say.bring-in", {to, seat});
    case Verb::nothing:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: return {};
    }
    return {};
}

// The pots by name; where there is but one side pot it needs no number.
std::string potId(const char* what, const Hand& hand, int pot) {
    if (pot == 0) return std::string("say.") + what + "-main";
    const std::string number = pots(hand).size > 2 ? std::to_string(pot) : std::string();
    return std::string("say.") + what + "-side" + number;
}

QString pushSaid(const Hand& hand, const Push& push, bool later) {
    const bool split = push.to.size() > 1;
    const std::string id = potId(split ? "split" : "to", hand, push.pot);
    const QStringList with{seatsListed(push.to)};
    return later ? explanation(id, with) : sentence(id, with);
}

// The pot after the next one, as far as it is settled.
QString thenPush(const Hand& hand, const Push& first) {
    Hand later = hand;
    later.awards[static_cast<std::size_t>(first.pot)].pushed = true;
    const auto next = nextPush(later);
    return next ? pushSaid(hand, *next, true) : QString();
}

void sayWhoActs(const Hand& hand, QStringList& parts) {
    const Seat next = toAct(hand).value;
    if (next == kNoSeat) return;
    if (bringInDue(hand)) {
        parts += sentence("say.to-bring-in", {lineText(next)});
        return;
    }
    const Chips owed = owes(hand).value;
    parts += owed > Chips{} ? sentence("say.to-call", {lineText(next), amount(owed)})
                            : sentence("say.to-act", {lineText(next)});
}

void sayPots(const Table& table, SayText& text) {
    const Hand& hand = table.hand;
    if (const auto push = nextPush(hand)) {
        text.sentence =
            hand.now.live.size() == 1 ? sentence("say.wins", {seatsListed(push->to)}) : pushSaid(hand, *push, false);
        text.aside = thenPush(hand, *push);
        return;
    }
    if (hand.over) {
        text.sentence = sentence("say.next-hand");
        text.caption = nameOf("caption.next").toUpper();
        return;
    }
    if (const Seat show = toShow(hand); show != kNoSeat) {
        text.sentence = sentence(hand.shown.empty() ? "say.shows-first" : "say.shows-next", {lineText(show)});
        return;
    }
    const SettleOrder order = settleOrder(hand).value;
    for (int i = 0; i < order.size; ++i) {
        const int pot = order.pots[static_cast<std::size_t>(i)];
        if (settled(hand, pot)) continue;
        text.sentence =
            sentence(potId("of", hand, pot), {seatsListed(pots(hand).list[static_cast<std::size_t>(pot)].of)});
        return;
    }
}

// What the hand waits for of its cards; nothing: empty.
QString cardsSaid(const Hand& hand) {
    const CardTurn turn = cardTurn(hand);
    switch (turn.what) {
    case CardTurn::What::opener: return sentence(bringInDue(hand) ? "say.who-brings-in" : "say.who-opens");
    case CardTurn::What::upcard: return sentence("say.upcard", {lineText(turn.seat)});
    case CardTurn::What::draw: return sentence("say.draws", {lineText(turn.seat)});
    case CardTurn::What::discard: return sentence("say.discard");
    case CardTurn::What::nothing: break;
    }
    return {};
}

void sayStreet(const Hand& hand, QStringList& parts) {
    const int live = hand.now.live.size();
    if (live >= 2) parts += sentence("say.players-" + std::to_string(live));
    parts += cardsSaid(hand);
    sayWhoActs(hand, parts);
}

void sayFault(const Fault& fault, const Ruling& ruling, QStringList& parts) {
    const QStringList seat{lineText(fault.seat)};
    switch (fault.kind) {
    case FaultKind::exposed:
    case FaultKind::flashed: parts += sentence("say.exposed", seat); break;
    case FaultKind::exposedBoard: parts += sentence("say.exposed-board"); break;
    case FaultKind::boxed: parts += sentence("say.boxed"); break;
    case FaultKind::extra: parts += sentence("say.extra", seat); break;
    case FaultKind::shortCards: parts += sentence("say.short", seat); break;
    case FaultKind::premature: parts += sentence("say.early-card"); break;
    case FaultKind::noBurn:
    case FaultKind::twoBurns: parts += sentence("say.burn"); break;
    case FaultKind::fouledDeck: parts += sentence("say.fouled-deck"); return;
    case FaultKind::dead: parts += sentence("say.dead", seat); return;
    case FaultKind::outOfSequence:
    case FaultKind::wrongButton:
    case FaultKind::wrongFirst:
    case FaultKind::emptySeat:
    case FaultKind::omitted:
    case FaultKind::extraBoard:
    case FaultKind::stubFouled:
    case FaultKind::joker:
    case FaultKind::dropped:
    case FaultKind::mucked:
    case FaultKind::retrieved:
    case FaultKind::seen:
    case FaultKind::pushed:
    case FaultKind::hidden: break;
    }
    if (ruling.result == Result::mayMisdeal) {
        parts += nameOf("verdict.may-misdeal") + QLatin1Char('.');
    } else {
        parts += sentence(ruling.asks.floor ? "say.floor" : "say.play-on");
    }
}

void sayAct(const Happened& happened, QStringList& parts) {
    const Ruling& ruling = happened.ruling;
    const Action& action = *ruling.counts;
    if (happened.after.playing && happened.after.hand.now.waits.contains(action.seat)) {
        parts += sentence("say.out-of-turn", {lineText(action.seat)});
    }
    if (ruling.flags.contains(RuleId::stringRaise)) parts += sentence("say.string-raise");
    if (ruling.flags.contains(RuleId::stringBet)) parts += sentence("say.string-bet");
    const bool all = action.verb == Verb::call && happened.after.hand.now.allIn.contains(action.seat);
    parts += all ? sentence("say.call-all-in", {lineText(action.seat)}) : actSaid(action);
    if (ruling.change > Chips{}) {
        const bool strung = ruling.flags.contains(RuleId::stringRaise) || ruling.flags.contains(RuleId::stringBet);
        parts += sentence(strung ? "say.back" : "say.change", {amount(ruling.change), lineText(action.seat)});
    }
}

void sayReturned(const Hand& hand, QStringList& parts, SayText& text) {
    if (hand.now.back == kNoSeat || hand.now.returned == Chips{}) return;
    const QStringList with{amount(hand.now.returned), lineText(hand.now.back)};
    parts += sentence("say.back", with);
    if (!text.changeText.isEmpty()) return;
    text.change = hand.now.returned;
    text.changeText = sentence("tag.to-seat", with);
}

}  // namespace

SayText sayNow(const Table& table) {
    SayText text;
    text.caption = nameOf("caption.say").toUpper();
    QStringList parts;
    if (!table.playing) {
        text.caption = nameOf("caption.next").toUpper();
        text.sentence = sentence(table.open ? "say.next-hand" : "say.first-start");
        text.preview = true;
        return text;
    }
    if (const QString cards = cardsSaid(table.hand); !cards.isEmpty()) {
        text.sentence = cards;
        return text;
    }
    if (table.hand.over || bettingOver(table.hand)) {
        sayPots(table, text);
        return text;
    }
    sayWhoActs(table.hand, parts);
    text.sentence = parts.join(QLatin1Char(' '));
    return text;
}

SayText sayText(const Happened& happened) {
    SayText text = sayNow(happened.after);
    const Hand& hand = happened.after.hand;
    QStringList parts;
    if (!happened.event) {
        if (inHand(happened.after)) text.sentence = sentence("say.deal-cards");
        return text;
    }
    const Ruling& ruling = happened.ruling;
    if (ruling.counts) {
        sayAct(happened, parts);
        if (happened.after.playing) parts += cardsSaid(hand);
        if (ruling.change > Chips{}) {
            text.change = ruling.change;
            text.changeText = sentence("tag.to-seat", {amount(ruling.change), lineText(ruling.counts->seat)});
        }
    } else if (const auto* fault = std::get_if<Fault>(happened.event)) {
        sayFault(*fault, ruling, parts);
    } else if (ruling.result == Result::misdeal) {
        parts += sentence("say.misdeal");
    } else if (ruling.result == Result::voided) {
        parts += sentence("say.void");
    } else if (ruling.result == Result::playOn) {
        parts += sentence("say.play-on");
    } else if (std::holds_alternative<StreetDealt>(*happened.event) ||
               std::holds_alternative<BoardDealt>(*happened.event)) {
        if (bettingOver(hand) && !cardsToCome(hand)) return text;
        sayStreet(hand, parts);
    } else {
        return text;
    }
    if (happened.after.playing) sayReturned(hand, parts, text);
    const bool won = happened.after.playing && hand.now.live.size() == 1 && nextPush(hand);
    if (won) parts += text.sentence;
    parts.removeAll(QString());
    if (!parts.isEmpty()) text.sentence = parts.join(QLatin1Char(' '));
    if (!won) text.aside.clear();
    return text;
}

}  // namespace oddchip::ui
