// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/puntoline.h"

#include <QRegularExpression>
#include <algorithm>

#include "ui/entry/preview.h"
#include "ui/punto/calling.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// A bet for short, whole or as far as it is typed: seat, side, amount.
const QString kBet = QStringLiteral("(\\d{1,2}) ?([bptBPT]) ?(\\d+(?:\\.\\d{1,2})?)?");

QString sideWord(const QString& letter) {
    switch (letter.at(0).toLower().toLatin1()) {
    case 'b': return QStringLiteral("bank");
    case 'p': return QStringLiteral("player");
    default: return QStringLiteral("tie");
    }
}

QString betsLine(const QString& typed) {
    static const QRegularExpression all(QStringLiteral("^%1( %1)*$").arg(kBet)), one(kBet);
    if (!all.match(typed).hasMatch()) return {};
    QStringList bets;
    auto found = one.globalMatch(typed);
    while (found.hasNext()) {
        const auto bet = found.next();
        bets +=
            QStringLiteral("%1 bets %2 %3").arg(bet.captured(1), sideWord(bet.captured(2)), bet.captured(3)).trimmed();
    }
    return bets.join(QStringLiteral("; "));
}

QString ofBet(const PuntoBet& bet, const Ruling& ruling) {
    if (!ruling.flags.empty()) return sentence("punto.entry.late");
    const QString seat = QString::number(bet.place), side = sideName(static_cast<baccarat::Side>(bet.side));
    return bet.amount == Chips{} ? sentence("punto.entry.bet-off", {seat, side})
                                 : sentence("punto.entry.bet", {seat, amount(bet.amount), side});
}

QString outcome(const std::vector<Entry>& entries, const PuntoStepped& after) {
    const auto* event = std::get_if<Event>(&entries.back().what);
    if (event) {
        if (const auto* bet = std::get_if<PuntoBet>(event)) return ofBet(*bet, after.ruling);
        if (std::holds_alternative<Voided>(*event)) return sentence("punto.entry.void");
        const auto* box = std::get_if<PuntoCollected>(event);
        if (box && after.ruling.flags.empty()) return sentence("punto.entry.collect", {amount(box->amount)});
        if (!after.ruling.flags.empty())
            return sentence("punto.entry.wrong", {nameOf(name(after.ruling.flags.first()))});
    }
    return sentence("entry.enter");
}

// "collect" is all that is owed, "collect 3" what seat 3 owes.
QString collectLine(const QString& typed, const baccarat::Table& table) {
    static const QRegularExpression short_(QStringLiteral("^collect(?: (?:from )?(\\d{1,2}))?$"));
    const auto match = short_.match(typed);
    const int seat = match.captured(1).toInt();
    if (!match.hasMatch() || seat > baccarat::kPlaces) return {};
    const Chips owed{owedToBox(table, seat)};
    return owed == Chips{}
               ? QString()
               : QString::fromStdString(write(Event{PuntoCollected{owed, static_cast<std::uint8_t>(seat)}}));
}

// Why the first of these that cannot be is refused, in the words of this game.
QString refusedWords(const Punto& punto, const std::vector<Entry>& entries, const Refusal& refusal) {
    Punto now = punto;
    for (const Entry& entry : entries) {
        if (!std::holds_alternative<Refusal>(take(now, entry))) continue;
        const std::string_view id = refusalId(now, entry, refusal);
        return id.empty() ? refusalWords(refusal) : sentence(id, {QString::number(refusal.event)});
    }
    return refusalWords(refusal);
}

}  // namespace

QString puntoExpanded(const QString& typed, const baccarat::Table& table) {
    static const QRegularExpression cards(QStringLiteral("^([AKQJTakqjt2-9][shdcSHDC]){1,2}$"));
    QString line = typed.simplified();
    if (QString bets = betsLine(line); !bets.isEmpty()) return bets;
    if (QString box = collectLine(line, table); !box.isEmpty()) return box;
    const auto next = nextHand(table.coup);
    if (!next || !cards.match(line).hasMatch()) return line;
    QString named = *next == PuntoSide::bank ? QStringLiteral("bank ") : QStringLiteral("player ");
    for (qsizetype i = 0; i < line.size(); ++i) named += i % 2 == 0 ? line[i].toUpper() : line[i].toLower();
    return named;
}

PuntoPreview puntoPreview(const QString& line, const Punto& punto, const PuntoFold& fold) {
    Reading reading;
    reading.rules = punto.rules;
    static const QRegularExpression seat(QStringLiteral("^\\d{1,2}$"));
    if (seat.match(line.simplified()).hasMatch()) return {sentence("punto.entry.side"), true, {}};
    auto read = readLine(puntoExpanded(line, punto.table).toStdString(), reading);
    if (const auto* trouble = std::get_if<ReadError>(&read))
        return {sentence("line-unreadable", {QString::fromStdString(trouble->what)}), true, {}};
    auto& items = std::get<std::vector<Item>>(read);
    std::vector<Entry> entries;
    for (const Item& item : items) {
        if (std::holds_alternative<Claim>(item.what)) return {sentence("entry.claim"), true, {}};
        if (std::holds_alternative<TableOpened>(item.what) || std::holds_alternative<HandBegan>(item.what) ||
            std::holds_alternative<NextHand>(item.what))
            return {sentence("punto.entry.poker"), true, {}};
        if (const auto* entry = std::get_if<Entry>(&item.what)) entries.push_back(*entry);
    }
    if (items.empty()) return {};
    PuntoPreview preview{sentence("entry.enter"), false, items};
    const bool rules = std::any_of(items.begin(), items.end(),
                                   [](const Item& item) { return std::holds_alternative<RulesLine>(item.what); });
    const bool anew = std::any_of(items.begin(), items.end(),
                                  [](const Item& item) { return std::holds_alternative<PuntoOpened>(item.what); });
    if (anew && running(punto.table)) return {sentence(kShoeRefusedId), true, {}};
    if (rules && !anew) preview.text = sentence("punto.entry.rules");
    if (entries.size() != items.size()) return preview;
    const auto step = fold(entries);
    if (const auto* refusal = std::get_if<Refusal>(&step)) return {refusedWords(punto, entries, *refusal), true, {}};
    preview.text = outcome(entries, std::get<PuntoStepped>(step));
    return preview;
}

}  // namespace oddchip::ui
