// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/faultdraft.h"

#include <iterator>

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr FaultKindRow kRows[] = {
    {.kind = FaultKind::exposed, .words = "fault.exposed", .line = "exposed", .seat = true, .nth = true, .card = true},
    {.kind = FaultKind::exposedBoard, .words = "fault.exposed-board", .line = "exposed board", .card = true},
    {.kind = FaultKind::flashed, .words = "fault.flashed", .line = "flashed", .seat = true, .nth = true},
    {.kind = FaultKind::boxed, .words = "fault.boxed", .line = "boxed", .count = true},
    {.kind = FaultKind::extra, .words = "fault.extra", .line = "extra", .seat = true, .count = true},
    {.kind = FaultKind::shortCards, .words = "fault.short", .line = "short", .seat = true, .count = true},
    {.kind = FaultKind::outOfSequence, .words = "fault.out-of-sequence", .line = "out-of-sequence", .seat = true},
    {.kind = FaultKind::wrongButton, .words = "fault.wrong-button", .line = "wrong-button"},
    {.kind = FaultKind::wrongFirst, .words = "fault.wrong-first", .line = "wrong-first", .seat = true},
    {.kind = FaultKind::emptySeat, .words = "fault.empty-seat", .line = "empty-seat", .seat = true},
    {.kind = FaultKind::omitted, .words = "fault.omitted", .line = "omitted", .seat = true},
    {.kind = FaultKind::premature, .words = "fault.premature", .line = "premature", .card = true, .street = true},
    {.kind = FaultKind::noBurn, .words = "fault.no-burn", .line = "no-burn", .street = true},
    {.kind = FaultKind::twoBurns, .words = "fault.two-burns", .line = "two-burns", .street = true},
    {.kind = FaultKind::extraBoard, .words = "fault.extra-board", .line = "extra-board", .card = true, .street = true},
    {.kind = FaultKind::stubFouled, .words = "fault.stub-fouled", .line = "stub-fouled"},
    {.kind = FaultKind::joker, .words = "fault.joker", .line = "joker", .seat = true},
    {.kind = FaultKind::fouledDeck, .words = "fault.fouled-deck", .line = "fouled-deck"},
    {.kind = FaultKind::dropped, .words = "fault.dropped", .line = "dropped", .seat = true},
    {.kind = FaultKind::mucked, .words = "fault.mucked", .line = "mucked", .seat = true},
    {.kind = FaultKind::dead, .words = "fault.dead", .line = "dead", .seat = true, .deadBy = true},
    {.kind = FaultKind::retrieved, .words = "fault.retrieved", .line = "retrieved", .seat = true},
    {.kind = FaultKind::seen, .words = "fault.seen", .line = "seen", .seat = true, .card = true, .by = true},
    {.kind = FaultKind::pushed, .words = "fault.pushed", .line = "pushed", .seat = true, .pot = true},
    {.kind = FaultKind::hidden, .words = "fault.hidden", .line = "hidden", .seat = true, .amount = true},
};
static_assert(std::size(kRows) == kFaultKinds);

const char* wordOf(DeadBy way) {
    switch (way) {
    case DeadBy::count: return "count";
    case DeadBy::killed: return "killed";
    case DeadBy::fouled: return "fouled";
    case DeadBy::thrown: return "thrown";
    }
    return "";
}

}  // namespace

QString deadWay(DeadBy way) { return nameOf(std::string("dead.") + wordOf(way)); }

QList<const FaultKindRow*> faultsNow(const Hand& hand) {
    QList<const FaultKindRow*> rows;
    for (const FaultKind kind : faultsPossible(hand)) rows += &kRows[static_cast<std::size_t>(kind)];
    return rows;
}

FaultWants FaultDraft::wants() const {
    if (!kind) return FaultWants::Nothing;
    if (kind->seat && seat == kNoSeat) return FaultWants::Seat;
    if (kind->nth && nth == 0) return FaultWants::Nth;
    if (kind->card && !card && !unseen) return FaultWants::Card;
    if (kind->by && by == kNoSeat) return FaultWants::By;
    if (kind->deadBy && !deadBy) return FaultWants::DeadBy;
    if (kind->amount && !amount) return FaultWants::Amount;
    return FaultWants::Nothing;
}

QString FaultDraft::line() const {
    if (!kind) return {};
    QStringList words{QStringLiteral("fault"), QLatin1String(kind->line)};
    if (kind->street) words += QString::fromLatin1(name(street).data(), static_cast<int>(name(street).size()));
    if (kind->pot) words += QStringLiteral("main");
    if (kind->seat && seat != kNoSeat) words += lineText(seat);
    if (kind->nth && nth > 0) words += QString::number(nth);
    if (kind->card && card) words += QString::fromStdString(text(*card));
    if (kind->card && unseen && !kind->street) words += QStringLiteral("??");
    if (kind->by && by != kNoSeat) words += QStringLiteral("by ") + lineText(by);
    if (kind->count && complete()) words += QStringLiteral("1");
    if (deadBy) words += QLatin1String(wordOf(*deadBy));
    if (amount) words += lineText(*amount);
    return words.join(QLatin1Char(' '));
}

QString FaultDraft::about() const {
    if (!kind) return {};
    if (kind->nth && nth > 0) return sentence("fault.exposed", {lineText(seat), QString::number(nth)});
    if (kind->seat && seat != kNoSeat) return sentence("line.seat", {lineText(seat)});
    if (kind->street) return sentence("street." + std::string(name(street)));
    return {};
}

}  // namespace oddchip::ui
