// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/faultdraft.h"

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr FaultKindRow kDealing[] = {
    {"fault.exposed", "exposed", true, true, true},
    {"fault.boxed", "boxed", false, false, false, true},
    {"fault.extra", "extra", true, false, false, true},
    {"fault.short", "short", true, false, false, true},
    {"fault.out-of-sequence", "out-of-sequence", true},
    {"fault.wrong-first", "wrong-first", true},
    {"fault.empty-seat", "empty-seat", true},
    {"fault.omitted", "omitted", true},
    {"fault.wrong-button", "wrong-button"},
    {"fault.joker", "joker", true},
};
constexpr FaultKindRow kBoard[] = {
    {"fault.premature", "premature", false, false, true, false, true},
    {"fault.boxed", "boxed", false, false, false, true},
    {"fault.no-burn", "no-burn", false, false, false, false, true},
    {"fault.two-burns", "two-burns", false, false, false, false, true},
    {"fault.extra-board", "extra-board", false, false, true, false, true},
    {"fault.exposed-board", "exposed board", false, false, true},
    {"fault.mucked", "mucked", true},
    {"fault.dead", "dead", true, false, false, false, false, "thrown"},
    {"fault.stub-fouled", "stub-fouled"},
    {"fault.fouled-deck", "fouled-deck"},
};

}  // namespace

std::span<const FaultKindRow> faultsNow(const Hand& hand) {
    return hand.street == 0 && toAct(hand).value != kNoSeat ? std::span<const FaultKindRow>(kDealing) : kBoard;
}

FaultWants FaultDraft::wants() const {
    if (!kind) return FaultWants::Nothing;
    if (kind->seat && seat == kNoSeat) return FaultWants::Seat;
    if (kind->nth && nth == 0) return FaultWants::Nth;
    if (kind->card && !card && !unseen) return FaultWants::Card;
    return FaultWants::Nothing;
}

QString FaultDraft::line() const {
    if (!kind) return {};
    QStringList words{QStringLiteral("fault"), QLatin1String(kind->line)};
    if (kind->street) words += QString::fromLatin1(name(street).data(), static_cast<int>(name(street).size()));
    if (kind->seat && seat != kNoSeat) words += lineText(seat);
    if (kind->nth && nth > 0) words += QString::number(nth);
    if (kind->card && card) words += QString::fromStdString(text(*card));
    if (kind->card && unseen && !kind->street) words += QStringLiteral("??");
    if (kind->count && complete()) words += QStringLiteral("1");
    if (*kind->end && complete()) words += QLatin1String(kind->end);
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
