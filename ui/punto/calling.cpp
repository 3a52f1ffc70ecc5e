// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/calling.h"

#include "ui/entry/asking.h"
#include "ui/entry/telling.h"
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

// The two-card total, by which a hand draws or stands.
int before(const baccarat::Cards& cards) {
    baccarat::Cards two = cards;
    two.size = std::min<std::uint8_t>(cards.size, 2);
    return two.total();
}

// "bank draws on 6 or 7": what the tableau says of a bank's total, against the cards that the player may have drawn.
QString tableauWords(int bank) {
    switch (bank) {
    case 3: return sentence("punto.bank.three");
    case 4: return sentence("punto.bank.four");
    case 5: return sentence("punto.bank.five");
    case 6: return sentence("punto.bank.six");
    case 7: return sentence("punto.bank.seven");
    default: return sentence("punto.bank.two");  // or less
    }
}

// Why a hand draws or stands, by the rule that calls it.
QString why(const Coup& coup, const Call& call) {
    const QString player = number(before(coup.player)), bank = number(before(coup.bank));
    switch (call.by) {
    case baccarat::Rule::natural: return sentence("punto.why.natural", {player, bank});
    case baccarat::Rule::playerDraw:
        return sentence(call.draws ? "punto.why.player-draws" : "punto.why.player-stands", {player});
    case baccarat::Rule::bankNoPlayerDraw:
        return sentence(call.draws ? "punto.why.bank-draws" : "punto.why.bank-stands", {bank, player});
    default: break;
    }
    if (coup.player.size < 3) return sentence("punto.why.cards");
    return sentence("punto.why.tableau",
                    {bank, number(baccarat::points(coup.player.cards[2])), tableauWords(before(coup.bank))});
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
    const Side winner = *called(table.coup).winner;
    QStringList parts;
    if (!table.coup.bets.empty()) parts += sentence("punto.sentence", {orderWords(table, winner)});
    if (table.holder != 0)
        parts += sentence(winner == Side::player ? "punto.shoe-passes" : "punto.shoe-stays", {number(table.holder)});
    if (shoe.afterCut == 1) parts += sentence("punto.one-more");
    if (shoe.afterCut > 1) parts += sentence("punto.say.shoe-over");
    return {nameOf("caption.say").toUpper(), resultWords(table.coup, winner), parts.join(QLatin1Char(' '))};
}

// A hand of fewer than two cards.
PuntoCall callDealing(const Coup& coup) {
    const PuntoSide next = *nextHand(coup);
    const int has = next == PuntoSide::bank ? coup.bank.size : coup.player.size;
    const char* id = next == PuntoSide::bank ? "punto.say.bank-cards" : "punto.say.player-cards";
    PuntoCall call{nameOf("punto.caption.deal").toUpper(), sentence(id),
                   sentence("punto.hint.cards", {number(has + 1)})};
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

// A card went to a hand that none was due to.
PuntoCall wrongCard(const Punto& punto, const PuntoCards& dealt, RuleId rule) {
    const Coup& coup = punto.table.coup;
    const QString card = cardName(dealt.cards.cards[0]);
    const auto due = nextHand(coup);
    if (due) {
        const QString hand = sideName(*due == PuntoSide::bank ? Side::bank : Side::player);
        return wrong(sentence("punto.wrong.other", {hand}),
                     withRule(sentence("punto.mend.other", {card, hand}), rule, punto.rules));
    }
    const bool bank = dealt.hand == PuntoSide::bank;
    const baccarat::Cards& cards = bank ? coup.bank : coup.player;
    const bool natural = called(coup).player && called(coup).player->by == baccarat::Rule::natural;
    const QString said = cards.size == 3 ? sentence("punto.wrong.three", {sideName(bank ? Side::bank : Side::player)})
                         : natural       ? sentence("punto.wrong.natural")
                         : bank          ? sentence("punto.wrong.bank-stands", {number(cards.total())})
                                         : sentence("punto.wrong.player-stands", {number(cards.total())});
    return wrong(said, withRule(sentence("punto.mend.back", {card}), rule, punto.rules));
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
    if (coup.player.size < 2 || coup.bank.size < 2) return callDealing(coup);
    const Called now = called(coup);
    if (const auto due = now.due()) return callThird(punto, now, *due);
    return callResult(punto, now);
}

std::optional<PuntoCall> callWrong(const Punto& punto, const PuntoLast& last) {
    if (!last.event || last.ruling.flags.empty()) return std::nullopt;
    const RuleId rule = last.ruling.flags.first();
    if (const auto* bet = std::get_if<PuntoBet>(&*last.event)) {
        return wrong(sentence("punto.wrong.late", {number(bet->place)}),
                     withRule(sentence("punto.mend.late"), rule, punto.rules));
    }
    if (const auto* dealt = std::get_if<PuntoCards>(&*last.event)) {
        if (rule != RuleId::pbShoe) return wrongCard(punto, *dealt, rule);
        return wrong(sentence("punto.wrong.often", {cardName(dealt->cards.cards[0])}),
                     withRule(sentence("punto.mend.often", {number(punto.table.house.decks)}), rule, punto.rules));
    }
    const Called now = called(punto.table.coup);
    const auto due = now.due();
    if (!due) return std::nullopt;
    return wrong(sentence("punto.wrong.missing", {sideName(*due)}),
                 withRule(why(punto.table.coup, callOf(now, *due)), rule, punto.rules));
}

QString mendLine(const Punto& punto, const PuntoLast& last) {
    if (!last.event || last.ruling.flags.empty()) return {};
    const auto* dealt = std::get_if<PuntoCards>(&*last.event);
    const auto due = nextHand(punto.table.coup);
    if (!dealt || !due || last.ruling.plan[0].kind != StepKind::returnCard) return {};
    PuntoCards right{*due, {}};
    right.cards.add(last.ruling.plan[0].card);
    return QString::fromStdString(write(Event{right}));
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
    return parts.join(QStringLiteral(", "));
}

QString sumWords(const Coup& coup, Side hand) {
    const baccarat::Cards& cards = coup.hand(hand);
    if (cards.size < 2) return {};
    const int first = baccarat::points(cards.cards[0]), second = baccarat::points(cards.cards[1]);
    QString text = sentence("punto.sum", {number(first), number(second), number(first + second)});
    const Called now = called(coup);
    const auto& call = hand == Side::bank ? now.bank : now.player;
    if (call && call->by == baccarat::Rule::natural && before(cards) >= 8) text += sentence("punto.sum.natural");
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
    if (!std::holds_alternative<PuntoSettled>(happened.event)) return {};
    return resultWords(coup, *called(coup).winner);
}

}  // namespace oddchip::ui
