// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/asking.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// A preset of the pad; it applies where it lies between least and most.
Asking::Preset preset(const char* name, Chips total, const Going& going, const QString& before) {
    const bool within = total >= going.least && (going.unbounded || total <= going.most);
    return {nameOf(name), total, within ? before + lineText(total) : QString(),
            total < going.least ? sentence("pad.too-little") : sentence("pad.too-much")};
}

// The raise by the pot: the bet to be called, and the pot as it is after that call.
Chips potRaise(const Hand& hand) {
    if (hand.stakes.structure == Structure::potLimit) return potLimitSum(hand).most;
    return hand.now.level + potTotal(hand) + owes(hand).value;
}

QString mostOf(const Hand& hand, const Going& going, Seat seat) {
    if (going.unbounded) return sentence("pad.most-unknown");
    const bool all = going.most == hand.now.in[seat] + playable(hand, seat);
    return sentence(all ? "pad.most-stack" : "pad.most", {amount(going.most)});
}

}  // namespace

bool hasHundredths(const Stakes& stakes) {
    const auto broken = [](Chips chips) { return chips.count % 100 != 0; };
    return broken(stakes.small) || broken(stakes.big) || broken(stakes.third) || broken(stakes.ante) ||
           broken(stakes.bringIn) || broken(stakes.bigBlindAnte) || broken(stakes.smallBet) || broken(stakes.unit) ||
           std::any_of(stakes.chips.begin(), stakes.chips.end(), broken);
}

bool hasThousands(const Stakes& stakes) { return most(stakes.big, stakes.smallBet) >= Chips{1000 * 100}; }

QString lineText(Chips amount) { return QString::fromStdString(text(amount)); }
QString lineText(Seat seat) { return QString::fromStdString(text(seat)); }

bool checks(const Hand& hand, Seat seat) {
    return seat == toAct(hand).value ? canCheck(hand) : hand.now.in[seat] >= hand.now.level;
}

QString callLine(const Hand& hand, Seat seat) {
    if (seat == toAct(hand).value && bringInDue(hand)) return lineText(seat) + QStringLiteral(" brings in");
    return lineText(seat) + (checks(hand, seat) ? QStringLiteral(" checks") : QStringLiteral(" calls"));
}

QString raiseVerb(const Hand& hand, Seat seat) {
    if (seat == toAct(hand).value) {
        const Verb verb = raise(hand).value.verb;
        if (verb == Verb::complete) return QStringLiteral("completes");
        if (verb == Verb::bet) return QStringLiteral("bets");
    } else if (hand.now.level == Chips{}) {
        return QStringLiteral("bets");
    }
    return QStringLiteral("raises to");
}

Asking askRaise(const Table& table, Seat seat) {
    const Hand& hand = table.hand;
    const QString verb = raiseVerb(hand, seat);
    const bool bets = verb == QLatin1String("bets");
    Asking asking;
    asking.title = nameOf(bets ? "caption.bet" : "caption.raise", {lineText(seat)});
    asking.caption = sentence("caption.raise");
    asking.before = lineText(seat) + QLatin1Char(' ') + verb + QLatin1Char(' ');
    asking.hundredths = hasHundredths(table.stakes);
    asking.thousands = hasThousands(table.stakes);
    if (!bets) asking.level = hand.now.level;
    if (seat != toAct(hand).value) return asking;
    const Going going = raise(hand).value;
    asking.least = sentence("pad.least", {amount(going.least)});
    asking.most = mostOf(hand, going, seat);
    asking.presets = {preset("button.min", going.least, going, asking.before),
                      preset("button.pot", potRaise(hand), going, asking.before),
                      preset("button.same", hand.now.lastWager, going, asking.before)};
    if (hand.now.lastWager == Chips{}) asking.presets[2] = {nameOf("button.same"), {}, {}, sentence("pad.no-bet")};
    if (hand.stakes.structure == Structure::potLimit) {
        const PotLimitSum sum = potLimitSum(hand);
        asking.least.clear();
        asking.most = sentence("pad.pot-sum", {amount(hand.now.level), amount(sum.pot), amount(sum.most)});
    }
    return asking;
}

Asking askAllIn(const Table& table, Seat seat) {
    Asking asking;
    const auto recorded = stack(table.hand, seat);
    asking.title = nameOf("caption.all-in", {lineText(seat)});
    asking.caption = sentence("caption.all-in");
    asking.before = lineText(seat) + QStringLiteral(" all-in ");
    asking.hundredths = hasHundredths(table.stakes);
    asking.thousands = hasThousands(table.stakes);
    if (!recorded) {
        asking.least = sentence("seat.not-counted");
        return asking;
    }
    asking.unnamed = asking.before.trimmed();
    asking.least = sentence("line.recorded", {amount(*recorded)});
    asking.presets[0] = {sentence("seat.as-recorded"), *recorded, asking.unnamed, {}};
    return asking;
}

Asking askStack(const Table& table, Seat seat) {
    Asking asking;
    const auto recorded = stack(table, seat);
    asking.title = nameOf("caption.stack", {lineText(seat)});
    asking.caption = sentence("caption.stack");
    asking.before = lineText(seat) + QStringLiteral(" has ");
    asking.hundredths = hasHundredths(table.stakes);
    asking.thousands = hasThousands(table.stakes);
    asking.least = recorded ? sentence("line.recorded", {amount(*recorded)}) : sentence("seat.not-counted");
    return asking;
}

Asking askSaid(const Table& table, Seat seat, const QString& said) {
    Asking asking;
    asking.title = nameOf("caption.said-amount", {lineText(seat), said});
    asking.caption = sentence("caption.said-amount");
    const QString space = said.isEmpty() ? QString() : QStringLiteral(" ");
    asking.before = lineText(seat) + QStringLiteral(" says ") + said + space;
    asking.hundredths = hasHundredths(table.stakes);
    asking.thousands = hasThousands(table.stakes);
    return asking;
}

}  // namespace oddchip::ui
