// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/seating.h"

#include <algorithm>
#include <string>

#include "ui/lists.h"
#include "ui/table/cardpainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

std::string_view waitingAct(Verb verb) {
    switch (verb) {
    case Verb::fold: return "verdict.fold";
    case Verb::check: return "verdict.check";
    case Verb::call: return "verdict.call";
    case Verb::bet: return "verdict.bet";
    case Verb::complete: return "verdict.complete";
    case Verb::allIn: return "verdict.all-in";
    case Verb::bringIn: return "verdict.bring-in";
    case Verb::nothing:
    case Verb::raise:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return "verdict.raise";
}

}  // namespace

QString potName(int pot) { return nameOf(pot == 0 ? "pot.main" : "pot.side" + std::to_string(pot)); }

QList<PotLayer> potsInTheMiddle(const Hand& hand) {
    QList<PotLayer> left;
    const Pots all = pots(hand);
    for (int i = all.size - 1; i >= 0; --i) {
        const Pot& pot = all.list[static_cast<std::size_t>(i)];
        if (!hand.awards[static_cast<std::size_t>(i)].pushed) left.append({i, pot.amount, pot.of});
    }
    return left;
}

int nextToPush(const Hand& hand) {
    const SettleOrder order = settleOrder(hand).value;
    int next = -1;
    for (int i = order.size - 1; i >= 0; --i) {
        const int pot = order.pots[static_cast<std::size_t>(i)];
        if (!settled(hand, pot)) return -1;
        if (!hand.awards[static_cast<std::size_t>(pot)].pushed) next = pot;
    }
    return next;
}

Seating::Seating(const Table& table, const TableMarks& marks, bool covered)
    : m_table(table), m_marks(marks), m_covered(covered) {
    const Hand& hand = table.hand;
    if (!table.playing) return;
    m_pots = pots(hand);
    m_waitsFor = oddchip::toAct(hand).value;
    if (m_waitsFor != kNoSeat) {
        m_owes = owes(hand).value;
        return;
    }
    m_cards = cardTurn(hand);
    if (m_cards.what == CardTurn::What::draw || m_cards.what == CardTurn::What::upcard) m_waitsFor = m_cards.seat;
    if (!bettingOver(hand) || m_cards.what != CardTurn::What::nothing) return;
    m_waitsFor = toShow(hand);
    const int pot = nextToPush(hand);
    if (pot < 0) return;
    m_pushing = true;
    m_waitsFor = kNoSeat;
    for (const Won& won : winnings(hand)) {
        if (won.pot == pot) m_pushed[won.seat] += won.amount;
    }
}

int Seating::seats() const {
    if (m_table.open || !m_table.playing) return m_table.seats;
    int last = 2;  // a single hand tells no more of the table than who is in it
    for (const Seat seat : m_table.hand.dealt) last = std::max(last, number(seat));
    return last;
}

// Once a hand is over and carried to the places, who has left or gone away is no longer of it.
bool Seating::inHand(Seat seat) const {
    if (!m_table.playing || !m_table.hand.dealt.contains(seat)) return false;
    const Place& place = m_table.places[seat];
    return m_pushing || !m_table.open || !m_table.carried || (place.taken && !place.away);
}

bool Seating::isOut(Seat seat) const { return !m_table.hand.now.live.contains(seat); }

// While pots are being pushed a stack grows with each push, as it does on the table.
std::optional<Chips> Seating::behind(Seat seat) const {
    const std::optional<Chips> all = stack(m_table, seat);
    if (!all || !m_pushing || !inHand(seat)) return all;
    Chips now = m_table.hand.now.stack[seat];
    for (const Won& won : winnings(m_table.hand)) {
        if (won.seat == seat && m_table.hand.awards[won.pot].pushed) now += won.amount;
    }
    return now;
}

QString Seating::stackText(Seat seat) const {
    const std::optional<Chips> chips = behind(seat);
    return chips ? amount(*chips) : QString(QChar(0x2014));
}

Plate Seating::absentPlate(Seat seat) const {
    const Place& place = m_table.places[seat];
    Plate plate;
    plate.first = place.taken ? stackText(seat) : nameOf("seat.empty");
    const bool waits = place.taken && !place.away && !place.owesBig && !place.owesSmall;
    if (waits) plate.kind = Plate::Kind::Out;  // sits there, and is not in the hand
    if (!place.taken) {
        plate.second = m_table.open ? QStringList{sentence("seat.empty")} : QStringList();
    } else if (place.buysButton || place.posts) {
        plate.second = {sentence(place.buysButton ? "seat.buys-button" : "seat.posts-next")};
    } else if (place.owesBig || place.owesSmall) {
        const bool both = place.owesBig && place.owesSmall;
        if (both) plate.second.append(sentence("seat.owes-both"));
        plate.second.append(sentence(place.owesBig ? "seat.owes-big" : "seat.owes-small"));
    } else if (place.leaving) {
        plate.second = {sentence("seat.leaving"), sentence("seat.away")};
    } else if (const Chips more = pending(m_table, seat); more > Chips{} && !place.away) {
        plate.second = {sentence("seat.pending", {amount(more)})};
    } else if (place.behind > Chips{} && !place.away) {
        plate.second = {sentence("seat.behind", {amount(place.behind)})};
    } else {
        plate.second = {sentence(place.waits     ? "seat.waits-big"
                                 : place.away    ? "seat.away"
                                 : place.counted ? "seat.as-recorded"
                                                 : "seat.not-counted")};
    }
    return plate;
}

QString Seating::posted(Seat seat) const {
    const Hand& hand = m_table.hand;
    const Chips in = hand.now.in[seat];
    if (hand.street != 0 || hand.late || in.count == 0 || hand.now.acted.contains(seat)) return {};
    if (form(hand.stakes.form).bringIn) return sentence("seat.brought-in", {amount(in)});
    if (seat == hand.small) return sentence("seat.small-blind", {amount(in)});
    if (seat == hand.big) return sentence("seat.big-blind", {amount(in)});
    if (seat == hand.straddler) return sentence("seat.straddle", {amount(in)});
    return sentence("seat.posts", {amount(in)});
}

QString Seating::lastAct(Seat seat) const {
    const Hand& hand = m_table.hand;
    const Action& act = hand.act.counts;
    if (act.seat != seat || hand.act.seat != seat || !hand.now.acted.contains(seat)) return {};
    switch (act.verb) {
    case Verb::check: return sentence("seat.checked");
    case Verb::call: return sentence("seat.called", {amount(act.to)});
    case Verb::bet: return sentence("seat.bet", {amount(act.to)});
    case Verb::raise: return sentence("seat.raised", {amount(act.to)});
    case Verb::complete: return sentence("seat.completed", {amount(act.to)});
    case Verb::nothing:
    case Verb::fold:
    case Verb::allIn:
    case Verb::bringIn:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return {};
}

// The second line, the longest wording first. Every state has a word; colour and border only repeat it.
QStringList Seating::state(Seat seat) const {
    const Hand& hand = m_table.hand;
    const Betting& now = hand.now;
    if (m_marks.folds.contains(seat)) return {sentence("seat.folds")};
    if (m_marks.checks.contains(seat)) return {sentence("seat.checks")};
    if (m_pushed[seat].count > 0) return {sentence("seat.push", {amount(m_pushed[seat])})};
    if (!m_marks.notes[seat].isEmpty()) return {m_marks.notes[seat]};
    if (isOut(seat)) {
        const QString word = hand.deadHands.contains(seat) ? sentence("seat.hand-dead")
                             : hand.mucked.contains(seat)  ? sentence("seat.mucked")
                                                           : sentence("seat.folded");
        if (now.total[seat].count == 0) return {word};
        return {sentence("list.more", {word, sentence("seat.in", {amount(now.total[seat])})}), word};
    }
    if (hand.mucked.contains(seat)) return {sentence("seat.mucked")};
    if (hand.shown.contains(seat) && bettingOver(hand)) {
        const Ranking high = form(hand.stakes.form).high;
        const Cards cards = best(hand, seat).value;
        if (!cards.empty()) return {shortHand(high, name(high, evaluate(high, Use::any, cards, {})))};
    }
    if (seat == m_waitsFor && m_cards.what == CardTurn::What::draw) return {sentence("seat.to-draw")};
    if (seat == m_waitsFor && m_cards.what == CardTurn::What::upcard) return {sentence("seat.upcard")};
    if (m_cards.what == CardTurn::What::discard) {
        return {sentence(m_cards.left.contains(seat) ? "seat.to-discard" : "seat.discarded")};
    }
    if (seat == m_waitsFor && bettingOver(hand)) return {sentence("seat.to-show")};
    if (seat == m_waitsFor) {
        if (m_owes.count > 0 && (m_marks.typed || m_covered || liesUp(seat)))
            return {sentence("seat.owes", {amount(m_owes)})};
        const Chips hidden = inFront(seat).showsChips ? Chips{} : inFrontOf(seat);
        if (hidden.count == 0 && !m_marks.drew[seat].isEmpty()) {
            return {sentence("list.more", {sentence("seat.to-act"), m_marks.drew[seat]}), sentence("seat.to-act")};
        }
        if (hidden.count == 0) return {sentence("seat.to-act")};
        const QString in = sentence("seat.in", {amount(hidden)});
        return {sentence("list.more", {sentence("seat.to-act"), in}), in};
    }
    if (now.allIn.contains(seat)) return {sentence("seat.in", {amount(now.total[seat])})};
    if (now.waits.contains(seat)) return {sentence("seat.acted-early")};
    const QString drew = m_marks.drew[seat];
    for (const QString& said : {posted(seat), stack(m_table, seat) ? lastAct(seat) : sentence("seat.not-counted")}) {
        if (said.isEmpty()) continue;
        return drew.isEmpty() ? QStringList{said} : QStringList{sentence("list.more", {said, drew}), said};
    }
    if (liesUp(seat) && inFrontOf(seat).count > 0) return {sentence("seat.in", {amount(inFrontOf(seat))})};
    if (!drew.isEmpty()) return {drew};
    if (const Chips more = pending(m_table, seat); more > Chips{}) {
        return {sentence("seat.pending", {amount(more)})};
    }
    const Chips inTransit = m_table.places[seat].behind;
    if (inTransit.count > 0) return {sentence("seat.behind", {amount(inTransit)})};
    return {now.counted.contains(seat) ? sentence("seat.counted") : sentence("seat.as-recorded")};
}

int Seating::lastLayer(Seat seat) const {
    int last = -1;
    for (int i = 0; i < m_pots.size; ++i) {
        if (m_pots.list[static_cast<std::size_t>(i)].of.contains(seat)) last = i;
    }
    return last;
}

Plate Seating::plate(Seat seat) const {
    const Place& place = m_table.places[seat];
    Plate plate;
    const bool between = !m_table.playing || (m_table.open && m_table.carried && m_table.hand.over && !m_pushing);
    if (inHand(seat) && !between) {
        const bool out = isOut(seat), pushedTo = m_pushed[seat].count > 0;
        const bool ended = m_table.hand.over && !m_pushing;
        plate.kind = out ? Plate::Kind::Out : seat == m_waitsFor ? Plate::Kind::ToAct : Plate::Kind::InHand;
        plate.allIn = !out && !ended && m_table.hand.now.allIn.contains(seat);
        plate.first = plate.allIn ? nameOf("seat.all-in") : stackText(seat);
        plate.second = state(seat);
        plate.layer = plate.allIn ? lastLayer(seat) : -1;
        plate.lit = m_marks.folds.contains(seat) || m_marks.checks.contains(seat);
        plate.strong = pushedTo;
        plate.bold = pushedTo || plate.kind == Plate::Kind::ToAct;
    } else if (between && place.taken && !place.away && !place.leaving) {
        plate.kind = Plate::Kind::InHand;
        plate.first = stackText(seat);
        plate.second = {!place.counted           ? sentence("seat.not-counted")
                        : place.behind.count > 0 ? sentence("seat.behind", {amount(place.behind)})
                                                 : sentence("seat.as-recorded")};
        if (place.owesBig || place.owesSmall || place.posts || place.buysButton) plate = absentPlate(seat);
    } else {
        plate = absentPlate(seat);
    }
    if (!m_marks.notes[seat].isEmpty() && !inHand(seat)) plate.second = {m_marks.notes[seat]};
    plate.seat = number(seat);
    plate.strong = plate.strong || m_marks.chosen.contains(seat);
    return plate;
}

// Upcards take the room of chips and tags.
bool Seating::liesUp(Seat seat) const {
    return inHand(seat) && !bettingOver(m_table.hand) && m_table.hand.hole[seat].up != 0 && !isOut(seat);
}

// Chips of this round; at the showdown they have gone to the pot.
Chips Seating::inFrontOf(Seat seat) const {
    const StreetId at = street(m_table.hand);
    if (!inHand(seat) || at == StreetId::showdown || at == StreetId::over) return {};
    return m_table.hand.now.in[seat];
}

Tag Seating::tag(Seat seat) const {
    const Betting& now = m_table.hand.now;
    if (seat == m_waitsFor && m_marks.typed) {
        const QString guess = sentence("tag.guess", {amount(*m_marks.typed)});
        return {Tag::Kind::Typed, guess, {}, guess};
    }
    if (seat == m_waitsFor && m_owes.count > 0) {
        const QString line = sentence("seat.owes", {amount(m_owes)});
        return {Tag::Kind::Owes, line, sentence("seat.owes", {QString()}).trimmed(), amount(m_owes)};
    }
    if (now.waits.contains(seat)) {
        const QString act = sentence(waitingAct(now.waiting.verb[seat]), {amount(now.waiting.to[seat])});
        return {Tag::Kind::Waits, sentence("seat.waits", {act}), {}, {}};
    }
    if (seat == m_marks.changeTo && m_marks.change.count > 0) {
        return {Tag::Kind::Back, sentence("tag.back", {amount(m_marks.change)}), {}, {}};
    }
    return {};
}

// Hands that are shown or mucked; while a hand of stud is on, what lies face up.
QList<Card> Seating::cards(Seat seat) const {
    const Hand& hand = m_table.hand;
    const HoleCards& hole = hand.hole[seat];
    QList<Card> list;
    const bool shown = hand.shown.contains(seat), mucked = hand.mucked.contains(seat);
    for (std::size_t i = 0; i < hole.size; ++i) {
        const bool up = (hole.up >> i & 1) != 0 && !isOut(seat);
        if (shown || mucked) {
            list.append(shown ? hole.cards[i] : Card());
        } else if (up) {
            list.append(hole.cards[i]);
        }
    }
    if (mucked && list.isEmpty()) list.resize(cardsToTable(hand));
    return list;
}

InFront Seating::inFront(Seat seat) const {
    InFront what;
    if (!inHand(seat)) return what;
    if (seat == m_waitsFor) what.pointer = InFront::Pointer::Act;
    if (m_pushed[seat].count > 0) what.pointer = InFront::Pointer::Push;
    if (m_covered) return what;
    what.chips = inFrontOf(seat);
    what.tag = tag(seat);
    what.cards = cards(seat);
    what.besideBoard = hasBoard(m_table.hand);
    if (liesUp(seat)) what.tag = {};  // the plate tells what is owed and what is in
    const bool large = what.tag.kind == Tag::Kind::Owes || what.tag.kind == Tag::Kind::Typed;
    what.showsChips = what.chips.count > 0 && !large && what.cards.isEmpty();
    return what;
}

double Seating::figure(Seat seat) const {
    const std::optional<Chips> chips = behind(seat);
    return chips ? inMoney(*chips) : 0;
}

QString Seating::spoken(Seat seat) const {
    const Plate says = plate(seat);
    QStringList parts{sentence("line.seat", {QString::number(number(seat))})};
    if (says.first != QChar(0x2014)) parts.append(says.first);
    if (!says.second.isEmpty()) parts.append(says.second.first());
    if (inHand(seat)) {
        const InFront what = inFront(seat);
        if (what.tag.kind != Tag::Kind::None && !parts.contains(what.tag.line)) parts.append(what.tag.line);
        if (what.showsChips) parts.append(sentence("seat.in", {amount(what.chips)}));
        if (says.layer >= 0) parts.append(potName(says.layer));
        for (const Card card : what.cards) {
            if (card.seen()) parts.append(cardName(card));
        }
        if (seat == m_table.hand.button) parts.append(sentence("seat.button"));
    }
    return commas(parts);
}

}  // namespace oddchip::ui
