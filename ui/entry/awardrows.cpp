// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/awardrows.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"

namespace oddchip::ui {
namespace {

QString citation(RuleId rule, const HouseRules& rules) {
    const auto sources = cites(rule, rules);
    if (sources.empty()) return {};
    return QString::fromStdString(std::string(shortName(sources[0].source)) + " " + std::string(sources[0].rule));
}

QString partName(int board, Half half) {
    QStringList parts;
    if (board > 0) parts += sentence("pot.board", {QString::number(board)});
    if (half == Half::high) parts += sentence("pot.high");
    if (half == Half::low) parts += sentence("pot.low");
    return commas(parts);
}

QString winnersOf(const PotPart& part) {
    return part.winners.empty() ? sentence("pot.nobody") : QString::fromStdString(text(part.winners));
}

AwardOdd oddOf(const Hand& hand, const Won& won) {
    const QStringList with{amount(won.odd), lineText(won.seat)};
    const QString why = explanation(name(won.why), with);
    AwardOdd odd{why.isEmpty() ? sentence("pot.odd", with) : why, QString::fromStdString(std::string(name(won.why)))};
    const QString source = citation(won.why, hand.rules);
    if (!source.isEmpty()) odd.rule += QLatin1Char(' ') + source;
    return odd;
}

// One seat has all of it, of every board and both halves.
bool isScoop(const QList<AwardDivision>& divisions) {
    if (divisions.size() < 2) return false;
    const Seat seat = divisions[0].shares.isEmpty() ? kNoSeat : divisions[0].shares[0].seat;
    return std::all_of(divisions.begin(), divisions.end(), [&](const AwardDivision& division) {
        return division.shares.size() == 1 && division.shares[0].seat == seat;
    });
}

void divide(const Hand& hand, AwardRow& row, const Winnings& won) {
    int board = -1;
    Half half = Half::whole;
    const bool split = form(hand.stakes.form).low.has_value();
    for (const Won& part : won) {
        if (part.pot != row.pot) continue;
        if (part.board != board || part.half != half || row.divisions.isEmpty()) {
            row.divisions += AwardDivision{partName(part.board, part.half), {}, {}};
            board = part.board;
            half = part.half;
        }
        if (part.odd > Chips{}) row.divisions.last().odd += oddOf(hand, part);
        if (part.amount > Chips{}) row.divisions.last().shares += AwardShare{part.seat, part.amount};
    }
    if (isScoop(row.divisions)) {
        AwardDivision all{sentence("pot.scoop"), {row.divisions[0].shares[0]}, {}};
        for (const AwardDivision& division : row.divisions.mid(1)) all.shares[0].amount += division.shares[0].amount;
        row.divisions = {all};
    } else if (split && row.divisions.size() == 1 && half == Half::high) {
        row.divisions[0].caption = sentence("pot.no-low");
    }
}

void ask(const Hand& hand, AwardRow& row) {
    for (const PotPart& part : partsOf(hand, row.pot)) {
        const QString caption = partName(part.board, part.half);
        if (part.read) {
            row.read += sentence("pot.read", {caption, winnersOf(part)});
        } else if (!row.asks) {
            row.asks = part;
            row.caption = caption;
        }
    }
}

}  // namespace

QList<AwardRow> awardRows(const Hand& hand) {
    QList<AwardRow> rows;
    const SettleOrder order = settleOrder(hand).value;
    const Winnings won = winnings(hand);
    const int push = nextToPush(hand);
    bool asked = false;
    for (int i = 0; i < order.size; ++i) {
        const int pot = order.pots[static_cast<std::size_t>(i)];
        const Pot whole = pots(hand).list[static_cast<std::size_t>(pot)];
        AwardRow row{pot, whole.amount, whole.of - hand.mucked};
        row.settled = settled(hand, pot);
        row.pushed = hand.awards[static_cast<std::size_t>(pot)].pushed;
        row.current = row.settled ? pot == push : !asked;
        asked |= !row.settled;
        row.settled ? divide(hand, row, won) : ask(hand, row);
        rows += row;
    }
    return rows;
}

QStringList awardsSpoken(const QList<AwardRow>& rows) {
    QStringList all;
    for (const AwardRow& row : rows) {
        for (const AwardDivision& division : row.divisions) {
            QStringList pot{potName(row.pot)};
            if (!division.caption.isEmpty()) pot += division.caption;
            for (const AwardShare& share : division.shares)
                all += sentence("award.share", {commas(pot), amount(share.amount), lineText(share.seat)});
            for (const AwardOdd& odd : division.odd)
                all += odd.text + QStringLiteral(" (") + odd.rule + QLatin1Char(')');
        }
    }
    return all;
}

QString awardLine(int pot, const PotPart& part) {
    QString line = QStringLiteral("award ") + QString::fromStdString(oddchip::potName(pot)) + QLatin1Char(' ');
    if (part.board > 0) line += QStringLiteral("board ") + QString::number(part.board) + QLatin1Char(' ');
    if (part.half == Half::high) line += QStringLiteral("high ");
    if (part.half == Half::low) line += QStringLiteral("low ");
    return line;
}

}  // namespace oddchip::ui
