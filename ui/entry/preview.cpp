// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/preview.h"

#include <QRegularExpression>

#include "ui/entry/asking.h"
#include "ui/entry/awardrows.h"
#include "ui/entry/faces.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"

namespace oddchip::ui {
namespace {

// The pot that the chips of this round went into, where there are several.
QString closes(const Hand& hand) {
    const Pots all = pots(hand);
    if (all.size < 2) return sentence("entry.closes");
    const Pot& last = all.list[static_cast<std::size_t>(all.size) - 1];
    return sentence("entry.closes-pot", {potName(all.size - 1), amount(last.amount)});
}

QString consequence(const Table& before, const Table& after) {
    if (!inHand(before)) return {};
    if (after.hand.over) return sentence("entry.hand-over");
    const Seat next = toAct(after.hand).value;
    if (next == kNoSeat) return toAct(before.hand).value == kNoSeat ? QString() : closes(after.hand);
    if (next == toAct(before.hand).value) return {};
    const Chips owed = owes(after.hand).value;
    return owed > Chips{} ? sentence("entry.next", {lineText(next), amount(owed)})
                          : sentence("entry.next-free", {lineText(next)});
}

QString outcome(const Ruling& ruling, const Table& before) {
    QStringList parts;
    if (ruling.result == Result::mayMisdeal) parts += sentence("verdict.may-misdeal");
    if (ruling.result == Result::misdeal) parts += sentence("verdict.misdeal");
    if (ruling.result == Result::playOn) parts += sentence("verdict.play-on");
    if (ruling.result == Result::voided) parts += sentence("verdict.voided");
    if (ruling.counts) {
        QString verdict = verdictWords(*ruling.counts);
        const bool raises = ruling.counts->verb == Verb::raise && ruling.counts->to > before.hand.now.level;
        if (raises)
            verdict = commas({verdict, sentence("pad.by", {amount(ruling.counts->to - before.hand.now.level)})});
        parts += verdict;
    }
    if (ruling.change > Chips{}) parts += nameOf("verdict.change", {amount(ruling.change)});
    if (ruling.asks.floor) parts += sentence("verdict.floor");
    if (parts.isEmpty() && !ruling.flags.empty()) parts += sentence("entry.flag-only");
    const RuleId why = !ruling.flags.empty() ? ruling.flags.first() : ruling.rules.first();
    const bool telling = ruling.counts && (ruling.change > Chips{} || !ruling.flags.empty());
    QString text = commas(parts);
    if (telling && why != RuleId::none) text += QStringLiteral(" (") + nameOf(name(why)) + QLatin1Char(')');
    return text;
}

Preview readable(std::vector<Item> items, const Table& table, const Fold& fold) {
    Preview preview;
    std::vector<Entry> entries;
    for (const Item& item : items) {
        if (const auto* entry = std::get_if<Entry>(&item.what)) entries.push_back(*entry);
        if (std::holds_alternative<Claim>(item.what)) return {sentence("entry.claim"), true, {}, {}};
    }
    preview.items = std::move(items);
    if (entries.size() != preview.items.size()) {
        preview.text = sentence("entry.enter");
        return preview;
    }
    const auto step = fold(entries);
    if (const auto* refusal = std::get_if<Refusal>(&step)) return {refusalWords(*refusal), true, {}, {}};
    preview.after = std::get<Stepped>(step);
    QStringList parts;
    const QString what = outcome(preview.after->ruling, table);
    if (!what.isEmpty()) parts += what + QLatin1Char('.');
    const QString then = consequence(table, preview.after->table);
    if (!then.isEmpty()) parts += then;
    parts += sentence("entry.enter");
    preview.text = parts.join(QLatin1Char(' '));
    return preview;
}

}  // namespace

QString refusalWords(const Refusal& refusal) {
    const QStringList with{QString::number(refusal.event)};
    const QString then = explanation(name(refusal.reason), with);
    return sentence(name(refusal.reason), with) + (then.isEmpty() ? QString() : QLatin1Char(' ') + then);
}

QString expanded(const QString& typed, const Table& table) {
    static const QRegularExpression point(QStringLiteral("^(\\d+) ?\\.$")), seats(QStringLiteral("^\\d+( \\d+)*$")),
        cards(QStringLiteral("^([AKQJT2-9][shdc])+$")), shows(QStringLiteral("^(\\d+) (([AKQJT2-9][shdc])+)$"));
    const QString line = typed.simplified();
    const bool showdown = inHand(table) && bettingOver(table.hand);
    const auto tap = point.match(line);
    if (tap.hasMatch() && !showdown) return QStringLiteral("folds to ") + tap.captured(1);
    if (!inHand(table)) return line;
    if (cards.match(line).hasMatch()) return QStringLiteral("board ") + line;
    if (const auto match = shows.match(line); match.hasMatch()) {
        return match.captured(1) + (showdown ? QStringLiteral(" shows ") : QStringLiteral(" dealt ")) +
               match.captured(2);
    }
    const bool none = line == QLatin1String("none") || line == QLatin1String("0 .");
    const QString winners = none                           ? QStringLiteral("none")
                            : tap.hasMatch()               ? tap.captured(1)
                            : seats.match(line).hasMatch() ? line
                                                           : QString();
    if (!showdown || winners.isEmpty()) return line;
    const SettleOrder order = settleOrder(table.hand).value;
    for (int i = 0; i < order.size; ++i) {
        const int pot = order.pots[static_cast<std::size_t>(i)];
        if (settled(table.hand, pot)) continue;
        for (const PotPart& part : partsOf(table.hand, pot)) {
            if (!part.read && (winners != QLatin1String("none") || part.half == Half::low))
                return awardLine(pot, part) + winners;
        }
    }
    return line;
}

QString nextPosts(const Table& table) {
    if (!table.open || inHand(table)) return {};
    const auto next = oddchip::next(table);
    const auto* began = std::get_if<HandBegan>(&next);
    if (!began) return {};
    if (began->stakes.big == Chips{}) return sentence("entry.antes", {amount(began->stakes.ante)});
    const auto seat = [](Seat who) { return who == kNoSeat ? QString(QChar(0x2014)) : lineText(who); };
    QStringList parts{sentence("entry.posts", {seat(began->button), seat(began->small), seat(began->big)})};
    for (const Seat who : began->dealt) {
        const Chips live = began->posts[who] + began->blinds[who], dead = began->dead[who];
        if (dead > Chips{})
            parts += live > Chips{} ? sentence("next.posts-both", {lineText(who), amount(live), amount(dead)})
                                    : sentence("next.posts-dead", {lineText(who), amount(dead)});
        else if (live > Chips{})
            parts += sentence("next.posts", {lineText(who), amount(live)});
    }
    return parts.join(QLatin1Char(' '));
}

Preview preview(const QString& line, const Table& table, const Fold& fold) {
    Reading reading;
    reading.rules = table.rules;
    auto read = readLine(expanded(line, table).toStdString(), reading);
    if (const auto* error = std::get_if<ReadError>(&read)) {
        return {sentence("line-unreadable", {QString::fromStdString(error->what)}), true, {}, {}};
    }
    auto& items = std::get<std::vector<Item>>(read);
    if (items.empty()) return {};
    return readable(std::move(items), table, fold);
}

}  // namespace oddchip::ui
