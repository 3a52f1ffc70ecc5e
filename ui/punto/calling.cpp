// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/calling.h"

#include "core/notation/punto_why.h"
#include "ui/entry/asking.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/table/cardpainter.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Call;
using baccarat::Called;
using baccarat::Coup;
using baccarat::Side;

QString number(int value) { return QString::number(value); }

// Why a hand draws or stands, by the rule that calls it.
QString why(const Coup& coup, const Call& call) {
    const CallWhy told = whyCalled(coup, call);
    QStringList with{number(told.figures[0]), number(told.figures[1])};
    if (!told.tableau.empty()) with += sentence(told.tableau);
    return sentence(told.id, with);
}

const Call& callOf(const Called& now, Side hand) { return hand == Side::bank ? *now.bank : *now.player; }

QString withRule(const QString& reason, RuleId rule, const HouseRules& rules) {
    return reason + QLatin1Char(' ') + ruleWords(rule, rules);
}

PuntoCall say(std::string_view id, const QStringList& with, const QString& reason) {
    return {nameOf("caption.say").toUpper(), sentence(id, with), reason};
}

PuntoCall callBets(const Punto& punto, const ShoeTold& shoe) {
    const baccarat::Table& table = punto.table;
    const Coup& coup = table.coup;
    if (shoe.afterCut > 1) return say("punto.say.shoe-over", {}, sentence("punto.hint.new-shoe"));
    if (coup.bets.empty()) return say("punto.say.bets", {}, sentence("punto.hint.bets"));
    const int first = looksFirst(table);
    if (first == 0) return say("punto.say.no-more", {}, sentence("punto.nobody-looks"));
    return say("punto.say.no-more", {},
               sentence("punto.looks-first", {number(first), amount(Chips{coup.bets.at(first, Side::player)})}));
}

// "Bank wins, 6 to 2"; a tie: "Tie, 6 each".
QString resultWords(const Coup& coup, Side winner) {
    const int player = coup.player.total(), bank = coup.bank.total();
    if (winner == Side::tie) return sentence("punto.say.tie", {number(player)});
    return winner == Side::bank ? sentence("punto.say.bank-wins", {number(bank), number(player)})
                                : sentence("punto.say.player-wins", {number(player), number(bank)});
}

PuntoCall callSettled(const Punto& punto, const ShoeTold& shoe) {
    const baccarat::Table& table = punto.table;
    if (table.coup.isVoid) return say("punto.say.void", {}, sentence("punto.hint.void"));
    const Side winner = *called(table.coup).winner;
    QStringList parts;
    if (!table.coup.bets.empty()) parts += sentence("punto.sentence", {orderWords(table, winner)});
    if (table.holder != 0)
        parts += sentence(winner == Side::player ? "punto.shoe-passes" : "punto.shoe-stays", {number(table.holder)});
    if (!table.front.empty()) parts += frontWords(table);
    if (shoe.afterCut == 1) parts += sentence("punto.one-more");
    if (shoe.afterCut > 1) parts += sentence("punto.say.shoe-over");
    return {nameOf("caption.say").toUpper(), resultWords(table.coup, winner), parts.join(QLatin1Char(' '))};
}

// A hand of fewer than two cards.
PuntoCall callDealing(const baccarat::Table& table) {
    const Coup& coup = table.coup;
    const PuntoSide next = *nextHand(coup);
    const int has = next == PuntoSide::bank ? coup.bank.size : coup.player.size;
    const char* id = next == PuntoSide::bank ? "punto.say.bank-cards" : "punto.say.player-cards";
    PuntoCall call{nameOf("punto.caption.deal").toUpper(), sentence(id),
                   table.front.empty() ? sentence("punto.hint.cards", {number(has + 1)}) : frontWords(table)};
    call.tone = PuntoCall::Tone::Waits;
    return call;
}

PuntoCall callThird(const Punto& punto, const Called& now, Side due) {
    const Coup& coup = punto.table.coup;
    const Call& call = callOf(now, due);
    PuntoCall said{nameOf("punto.caption.call").toUpper(),
                   {},
                   withRule(why(coup, call), idOf(call.by), punto.rules),
                   PuntoCall::Tone::Waits};
    const bool stood = due == Side::bank && coup.player.size == 2;
    said.sentence = due == Side::player ? sentence("punto.call.player")
                    : stood             ? sentence("punto.call.bank-after-stand", {number(coup.player.total())})
                                        : sentence("punto.call.bank");
    return said;
}

PuntoCall callResult(const Punto& punto, const Called& now) {
    const Coup& coup = punto.table.coup;
    const bool decidedByBank = now.bank && now.bank->by != baccarat::Rule::natural && coup.bank.size == 2;
    QString reason;
    if (now.player && now.player->by == baccarat::Rule::natural)
        reason = withRule(why(coup, *now.player), RuleId::pbNatural, punto.rules);
    else if (decidedByBank)
        reason = withRule(why(coup, *now.bank), idOf(now.bank->by), punto.rules);
    else
        reason = ruleWords(RuleId::pbAnnounce, punto.rules);
    return {nameOf("caption.say").toUpper(), resultWords(coup, *now.winner), reason};
}

// ---- what was wrong --------------------------------------------------------------------------------------------

PuntoCall wrong(const QString& said, const QString& reason) {
    return {nameOf("punto.caption.wrong").toUpper(), said, reason, PuntoCall::Tone::Wrong};
}

// A card went to a hand that none was due to, or is not the one that lies at the front of the shoe.
PuntoCall wrongCard(const Punto& punto) {
    const Coup& coup = punto.table.coup;
    const baccarat::Amiss& amiss = punto.table.amiss;
    const RuleId rule = idOf(amiss.by);
    const QString card = cardName(cardOf(amiss.card));
    const auto due = nextHand(coup);
    if (due) {
        const QString hand = sideName(*due == PuntoSide::bank ? Side::bank : Side::player);
        const baccarat::Card next = punto.table.front.next();
        const QString first = cardName(cardOf(next));
        if (next != amiss.card)
            return wrong(sentence("punto.wrong.first", {first}),
                         withRule(sentence("punto.mend.first", {card, first, hand}), rule, punto.rules));
        return wrong(sentence("punto.wrong.other", {hand}),
                     withRule(sentence("punto.mend.other", {card, hand}), rule, punto.rules));
    }
    const bool bank = amiss.hand == Side::bank;
    const baccarat::Cards& cards = bank ? coup.bank : coup.player;
    const bool natural = called(coup).player && called(coup).player->by == baccarat::Rule::natural;
    const QString said = cards.size == 3 ? sentence("punto.wrong.three", {sideName(bank ? Side::bank : Side::player)})
                         : natural       ? sentence("punto.wrong.natural")
                         : bank          ? sentence("punto.wrong.bank-stands", {number(cards.total())})
                                         : sentence("punto.wrong.player-stands", {number(cards.total())});
    return wrong(said, withRule(sentence("punto.mend.back", {card}), rule, punto.rules));
}

PuntoCall wrongLast(const Punto& punto, const PuntoLast& last) {
    const RuleId rule = last.ruling.flags.first();
    const auto because = [&](const QString& mend) { return withRule(mend, rule, punto.rules); };
    if (const auto* bet = std::get_if<PuntoBet>(&*last.event))
        return wrong(sentence("punto.wrong.late", {number(bet->place)}), because(sentence("punto.mend.late")));
    if (const auto* box = std::get_if<PuntoCollected>(&*last.event)) {
        const Chips owed{owedToBox(punto.table, box->place)};
        return wrong(sentence("punto.wrong.box", {amount(owed), amount(box->amount)}),
                     because(sentence("punto.mend.box")));
    }
    const auto* dealt = std::get_if<PuntoCards>(&*last.event);
    const QString card = dealt ? cardName(dealt->cards.cards[0]) : QString();
    if (rule == RuleId::pbDeal)
        return wrong(sentence("punto.wrong.gone", {card}), because(sentence("punto.mend.gone")));
    return wrong(sentence("punto.wrong.often", {card}),
                 because(sentence("punto.mend.often", {number(punto.table.house.decks)})));
}

}  // namespace

QString sideName(Side side) {
    switch (side) {
    case Side::player: return nameOf("punto.player");
    case Side::bank: return nameOf("punto.bank");
    case Side::tie: break;
    }
    return nameOf("punto.tie");
}

QString ruleWords(RuleId rule, const HouseRules& rules) {
    const QString id = QString::fromLatin1(name(rule).data(), static_cast<int>(name(rule).size()));
    return id + QStringLiteral(" · ") + citations(rule, rules);
}

PuntoCall callNow(const Punto& punto, const ShoeTold& shoe) {
    const Coup& coup = punto.table.coup;
    if (coup.settled) return callSettled(punto, shoe);
    if (!coup.begun()) return callBets(punto, shoe);
    if (coup.player.size < 2 || coup.bank.size < 2) return callDealing(punto.table);
    const Called now = called(coup);
    if (const auto due = now.due()) return callThird(punto, now, *due);
    return callResult(punto, now);
}

std::optional<PuntoCall> callWrong(const Punto& punto, const PuntoLast& last) {
    const baccarat::Amiss& amiss = punto.table.amiss;
    if (amiss.mend == baccarat::Mend::takeBack) return wrongCard(punto);
    const Called now = called(punto.table.coup);
    if (amiss.mend == baccarat::Mend::draw && now.due()) {
        const Call& call = callOf(now, *now.due());
        return wrong(sentence("punto.wrong.missing", {sideName(*now.due())}),
                     withRule(why(punto.table.coup, call), idOf(call.by), punto.rules));
    }
    if (!last.event || last.ruling.flags.empty()) return std::nullopt;
    return wrongLast(punto, last);
}

QString mendLine(const Punto& punto) {
    const auto due = nextHand(punto.table.coup);
    if (!due || punto.table.front.empty()) return {};
    PuntoCards right{*due, {}};
    right.cards.add(cardOf(punto.table.front.next()));
    return QString::fromStdString(write(Event{right}));
}

QString frontWords(const baccarat::Table& table) {
    return table.front.empty() ? QString() : sentence("punto.mend.next", {cardName(cardOf(table.front.next()))});
}

QString termsWords(const baccarat::House& house) {
    QStringList parts;
    const bool none = house.commission == 0;
    parts += none ? sentence("punto.terms.none") : sentence("punto.terms", {number(percentKept(house))});
    if (!none && house.rounding != baccarat::Rounding::exact) parts += roundingWords(house.rounding);
    parts += sentence("punto.terms.tie", {number(house.tiePays)});
    return commas(parts);
}

QString roundingWords(baccarat::Rounding rounding) {
    switch (rounding) {
    case baccarat::Rounding::exact: break;
    case baccarat::Rounding::upToUnit: return sentence("punto.box.up-to-unit");
    case baccarat::Rounding::quarterPerFive: return sentence("punto.box.quarter");
    }
    return sentence("punto.box.exact");
}

QString orderWords(const baccarat::Table& table, Side winner) {
    QStringList takes, pays, pushes;
    for (const baccarat::Row& row : settled(table.coup.bets, winner, table.house)) {
        QStringList& seats = row.kind == baccarat::Row::Kind::takes  ? takes
                             : row.kind == baccarat::Row::Kind::pays ? pays
                                                                     : pushes;
        const QString seat = number(row.seat);
        if (!seats.contains(seat)) seats += seat;
    }
    QStringList parts;
    const auto part = [&](std::string_view id, const QStringList& seats) {
        if (!seats.isEmpty()) parts += sentence(id, {seats.join(QLatin1Char(' '))});
    };
    part("punto.take", takes);
    part(takes.isEmpty() ? "punto.pay" : "punto.then-pay", pays);
    part("punto.push", pushes);
    return commas(parts);
}

QString sumWords(const Coup& coup, Side hand) {
    const baccarat::Cards& cards = coup.hand(hand);
    if (cards.size < 2) return {};
    const int first = baccarat::points(cards.cards[0]), second = baccarat::points(cards.cards[1]);
    QString text = sentence("punto.sum", {number(first), number(second), number(first + second)});
    const Called now = called(coup);
    const auto& call = hand == Side::bank ? now.bank : now.player;
    if (call && call->by == baccarat::Rule::natural && twoCardTotal(cards) >= 8) text += sentence("punto.sum.natural");
    if (cards.size < 3)
        return text +
               (call && !call->draws && call->by != baccarat::Rule::natural ? sentence("punto.sum.stands") : QString());
    const int third = baccarat::points(cards.cards[2]);
    return text + sentence("punto.sum.third", {number(third), number((first + second) % 10 + third)});
}

QString shortCall(const PuntoHappened& happened) {
    if (!happened.ruling.flags.empty()) return nameOf(name(happened.ruling.flags.first()));
    const Coup& coup = happened.after.coup;
    if (const auto* dealt = std::get_if<PuntoCards>(&happened.event)) {
        const Side hand = dealt->hand == PuntoSide::bank ? Side::bank : Side::player;
        return sentence("punto.line.total", {sideName(hand), number(coup.hand(hand).total())});
    }
    if (!std::holds_alternative<PuntoSettled>(happened.event) || coup.isVoid) return {};
    return resultWords(coup, *called(coup).winner);
}

}  // namespace oddchip::ui
