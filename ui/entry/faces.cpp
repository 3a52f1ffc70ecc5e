// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/faces.h"

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

Face notNow(const char* label, const QString& why) { return {nameOf(label), why, Standing::NotNow}; }

Face& at(Faces& faces, Do button) { return faces[static_cast<std::size_t>(button)]; }

// Why nobody can act at this moment; empty: somebody can.
QString whyNobody(const Moment& moment) {
    if (!moment.elsewhere.isEmpty()) return moment.elsewhere;
    if (!moment.table.playing) return sentence("why.no-hand");
    const Hand& hand = moment.table.hand;
    if (hand.over) return sentence(potsToPush(hand) > 0 ? "why.betting-over" : "why.hand-over");
    if (moment.actor != kNoSeat) return {};
    switch (cardTurn(hand).what) {
    case CardTurn::What::opener: return sentence("why.who-opens");
    case CardTurn::What::draw: return sentence("why.draws");
    case CardTurn::What::discard: return sentence("why.discards");
    case CardTurn::What::upcard: return sentence("why.upcards");
    case CardTurn::What::nothing: break;
    }
    return sentence(bettingOver(hand) ? "why.betting-over" : "why.nobody-to-act");
}

QString whyNoRaise(const RuleIds& rules) {
    for (const RuleId rule : {RuleId::capMultiway, RuleId::capTwoRounds, RuleId::capHeadsup, RuleId::capTrigger}) {
        if (rules.contains(rule)) return sentence("why.capped");
    }
    for (const RuleId rule : {RuleId::actiononlyNoReopen, RuleId::reopenNl, RuleId::shortAllinCumulative}) {
        if (rules.contains(rule)) return sentence("why.short-all-in");
    }
    const bool alone = rules.contains(RuleId::nobodyLeftToBet) || rules.contains(RuleId::noRaiseAgainstAllIn);
    return sentence(alone ? "why.nobody-calls" : "why.no-raise");
}

Face raiseFace(const Hand& hand, Seat seat) {
    if (seat != toAct(hand).value) return {nameOf("button.bet-raise"), sentence("line.out-of-turn")};
    const Going going = raise(hand).value;
    if (going.verb == Verb::nothing) return notNow("button.bet-raise", whyNoRaise(raise(hand).rules));
    const char* label = going.verb == Verb::bet        ? "button.bet"
                        : going.verb == Verb::complete ? "button.complete"
                                                       : "button.raise";
    if (!going.unbounded && going.least == going.most) return {nameOf(label), amount(going.least)};
    if (going.unbounded) return {nameOf(label), sentence("line.range-open", {amount(going.least)})};
    return {nameOf(label), sentence("line.range", {amount(going.least), amount(going.most)})};
}

// What the bring-in of the seat comes to; a short stack brings in what it has.
Chips bringInOf(const Hand& hand, Seat seat) {
    const Verdict verdict = rule(hand, Acted{seat, Verb::bringIn, {}});
    const auto* ruling = std::get_if<Ruling>(&verdict);
    return ruling && ruling->counts ? ruling->counts->to : Chips{};
}

Face callFace(const Hand& hand, Seat seat) {
    const bool turn = seat == toAct(hand).value;
    const bool bringsIn = turn && bringInDue(hand);
    const Chips call = bringsIn ? bringInOf(hand, seat)
                       : turn   ? owes(hand).value
                                : most(Chips{}, hand.now.level - hand.now.in[seat]);
    const QString pot = turn ? sentence("line.pot", {amount(potTotal(hand) + call)}) : sentence("line.out-of-turn");
    if (bringsIn) return {nameOf("button.bring-in", {amount(call)}), pot};
    return {checks(hand, seat) ? nameOf("button.check") : nameOf("button.call", {amount(call)}), pot};
}

Face allInFace(const Table& table, Seat seat) {
    const Hand& hand = table.hand;
    const auto left = stack(hand, seat);
    if (!left) return {nameOf("button.all-in"), sentence("line.count-it")};
    const bool counted = hand.now.counted.contains(seat);
    return {nameOf("button.all-in"), sentence(counted ? "line.counted" : "line.recorded", {amount(*left)})};
}

void actFaces(const Moment& moment, Faces& faces) {
    const QString why = whyNobody(moment);
    if (!why.isEmpty()) {
        at(faces, Do::Fold) = notNow("button.fold", why);
        at(faces, Do::Call) = notNow("button.check-call", why);
        at(faces, Do::Raise) = notNow("button.bet-raise", why);
        at(faces, Do::AllIn) = notNow("button.all-in", why);
        return;
    }
    const Hand& hand = moment.table.hand;
    const Seat seat = moment.actor;
    const bool turn = seat == toAct(hand).value;
    const QString who = sentence(turn ? "line.seat" : "line.seat-early", {lineText(seat)});
    at(faces, Do::Fold) = {nameOf("button.fold"), who};
    at(faces, Do::Call) = callFace(hand, seat);
    at(faces, Do::Raise) = raiseFace(hand, seat);
    at(faces, Do::AllIn) = allInFace(moment.table, seat);
}

QString streetName(StreetId street) { return explanation("street." + std::string(name(street))); }

Face dealFace(const Moment& moment) {
    const Table& table = moment.table;
    if (!moment.elsewhere.isEmpty()) return notNow("button.deal", moment.elsewhere);
    if (!table.playing) return notNow("button.deal", sentence("why.no-hand"));
    const bool shown = potsToPush(table.hand) > 0 && table.hand.now.live.size() > 1;
    if (table.hand.over && !shown) return notNow("button.deal", sentence("why.hand-over"));
    if (moment.upcard != kNoSeat) {
        return {nameOf("button.deal-street", {streetName(street(table.hand))}),
                sentence("line.upcard", {lineText(moment.upcard)}), Standing::Waits};
    }
    if (!cardsToCome(table.hand)) return notNow("button.deal", sentence("why.board-full"));
    const auto streets = form(table.hand.stakes.form).streets;
    const std::size_t next = static_cast<std::size_t>(table.hand.street) + 1;
    if (next >= streets.size()) return {nameOf("button.deal"), sentence("line.run-out"), Standing::Waits};
    const Street& street = streets[next];
    const QString label = nameOf("button.deal-street", {streetName(street.id)});
    const CardTurn turn = cardTurn(table.hand);
    if (turn.what == CardTurn::What::opener) return {label, sentence("why.who-opens"), Standing::NotNow};
    if (toAct(table.hand).value != kNoSeat) return {label, sentence("why.betting-open"), Standing::NotNow};
    // Without the choices that are still to come it can be dealt, but the hand waits for them.
    if (turn.what == CardTurn::What::draw) return {label, sentence("line.draw-first", {lineText(turn.seat)})};
    if (turn.what == CardTurn::What::discard) return {label, sentence("line.discard-first", {lineText(turn.seat)})};
    const char* second = street.board > 1 ? "line.burn-3" : street.board == 1 ? "line.burn-1" : "line.each-1";
    return {label, sentence(second), Standing::Waits};
}

Face pushFace(const Moment& moment) {
    const Table& table = moment.table;
    if (!moment.elsewhere.isEmpty()) return notNow("button.push", moment.elsewhere);
    if (!table.playing) return notNow("button.push", sentence("why.no-hand"));
    const auto push = nextPush(table.hand);
    if (push) {
        QStringList seats;
        for (Seat seat : push->to) seats += lineText(seat);
        return {nameOf("button.push-amount", {amount(push->amount)}),
                sentence("line.to-seat", {potName(push->pot), seats.join(QLatin1Char(' '))}), Standing::Waits};
    }
    return notNow("button.push", sentence(table.hand.over ? "why.hand-over" : "why.no-winner"));
}

Face nextFace(const Moment& moment) {
    const Table& table = moment.table;
    const QString start = sentence("line.start-hand", {QString::number(table.handNumber + 1)});
    if (moment.startsFirstHand) return {nameOf("button.next-hand"), start, Standing::Waits};
    if (!moment.elsewhere.isEmpty()) return notNow("button.next-hand", moment.elsewhere);
    if (inHand(table)) return notNow("button.next-hand", sentence("why.hand-on"));
    if (const int left = table.playing ? potsToPush(table.hand) : 0; left > 0) {
        return notNow("button.next-hand", sentence("why.to-push", {QString::number(left)}));
    }
    if (moment.floorCalled) return notNow("button.next-hand", sentence("why.floor-called"));
    if (!table.open) return notNow("button.next-hand", sentence("why.no-table"));
    const auto next = oddchip::next(table);
    if (std::holds_alternative<Refusal>(next)) return notNow("button.next-hand", sentence("why.two-needed"));
    return {nameOf("button.next-hand"), start, Standing::Waits};
}

void panelFaces(const Moment& moment, Faces& faces) {
    const bool hand = inHand(moment.table);
    const QString why = !moment.elsewhere.isEmpty() ? moment.elsewhere
                                                    : sentence(moment.table.playing ? "why.hand-over" : "why.no-hand");
    const bool now = hand && moment.elsewhere.isEmpty();
    at(faces, Do::Said) = now ? Face{nameOf("button.said"), sentence(moment.runsOut ? "line.run-twice" : "line.words")}
                              : notNow("button.said", why);
    at(faces, Do::Chips) = now ? Face{nameOf("button.chips"), sentence("line.tray")} : notNow("button.chips", why);
    at(faces, Do::Fault) =
        now ? Face{nameOf("button.fault"), sentence("line.cards-mistakes")} : notNow("button.fault", why);
    if (!moment.elsewhere.isEmpty() || moment.lastInput.isEmpty()) {
        const bool nothing = moment.lastInput.isEmpty();
        at(faces, Do::Undo) = notNow("button.undo", nothing ? sentence("why.nothing-yet") : moment.elsewhere);
    } else {
        at(faces, Do::Undo) = {nameOf("button.undo"), moment.lastInput};
    }
}

QString withAmount(const Moment& moment, Chips typed) {
    if (moment.open == Do::AllIn) return nameOf("button.all-in-to", {amount(typed)});
    const QString verb = raiseVerb(moment.table.hand, moment.actor);
    const bool bets = verb == QLatin1String("bets"), completes = verb == QLatin1String("completes");
    return nameOf(bets ? "button.bet-to" : completes ? "button.complete-to" : "button.raise-to", {amount(typed)});
}

// The button whose panel is open says so; with an amount typed, a second press records it.
void openFace(const Moment& moment, Faces& faces) {
    if (!moment.open) return;
    Face& face = at(faces, *moment.open);
    const bool amounts = *moment.open == Do::Raise || *moment.open == Do::AllIn;
    if (amounts && moment.typedEnough) {
        if (moment.typed) face.label = withAmount(moment, *moment.typed);
        face.second = sentence("line.press-again");
        face.standing = Standing::Again;
        return;
    }
    face.second = sentence(amounts ? "line.type-amount" : "line.open");
    face.standing = Standing::Open;
}

// Amber is where the hand waits, and a second press that is wanted comes before what would carry the hand on.
void onlyOneWaits(Faces& faces) {
    bool taken = false;
    for (Face& face : faces) taken |= face.standing == Standing::Again;
    for (const Do button : {Do::Deal, Do::Push, Do::Next}) {
        Face& face = at(faces, button);
        if (face.standing != Standing::Waits) continue;
        if (taken) face.standing = Standing::Ready;
        taken = true;
    }
}

}  // namespace

bool inHand(const Table& table) { return table.playing && !table.hand.over; }

bool allSettled(const Hand& hand) {
    const Pots all = pots(hand);
    for (int i = 0; i < all.size; ++i) {
        if (!settled(hand, i)) return false;
    }
    return all.size > 0;
}

std::optional<Push> nextPush(const Hand& hand) {
    const int pot = nextToPush(hand);
    if (pot < 0) return {};
    Push push{pot, {}, {}};
    for (const Won& part : winnings(hand)) {
        if (part.pot != pot || part.amount == Chips{}) continue;
        push.amount += part.amount;
        push.to.insert(part.seat);
    }
    return push;
}

int potsToPush(const Hand& hand) {
    if (hand.misdealt || hand.isVoid || !allSettled(hand)) return 0;
    int left = 0;
    for (int i = 0; i < pots(hand).size; ++i) left += hand.awards[static_cast<std::size_t>(i)].pushed ? 0 : 1;
    return left;
}

Faces faces(const Moment& moment) {
    Faces all;
    actFaces(moment, all);
    at(all, Do::Deal) = dealFace(moment);
    at(all, Do::Push) = pushFace(moment);
    at(all, Do::Next) = nextFace(moment);
    panelFaces(moment, all);
    openFace(moment, all);
    onlyOneWaits(all);
    return all;
}

}  // namespace oddchip::ui
