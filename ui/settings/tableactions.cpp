// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/tableactions.h"

#include <iterator>

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr TableAction kActions[] = {
    {TableDo::Sits, "table.sits", 'S', true, true},
    {TableDo::SitsUncounted, "table.sits-uncounted", 'N', true},
    {TableDo::Transfers, "table.transfers", 'T', true, true},
    {TableDo::FromBroken, "table.from-broken", 'F', true, true},
    {TableDo::ComesBackWith, "table.left-with", 'R', true, true},
    {TableDo::Adds, "table.adds", 'A', true, true},
    {TableDo::Has, "table.has", 'C', true, true},
    {TableDo::Away, "table.away", 'W', true},
    {TableDo::Back, "table.back", 'W', true},
    {TableDo::Leaves, "table.leaves", 'L', true},
    {TableDo::MovesTo, "table.moves", 'M', true, false, true},
    {TableDo::Behind, "table.behind", 'B', true, true},
    {TableDo::Posts, "table.posts", 'P', true},
    {TableDo::Waits, "table.waits", 'I', true},
    {TableDo::BuysButton, "table.buys-button", 'U', true},
    {TableDo::Passes, "table.passes", 'O', true, true, true},
    {TableDo::Objects, "table.objects", 'J', true},
    {TableDo::Dealer, "table.dealer", 'D', false, false, false, true},
    {TableDo::ButtonAt, "table.button-at", 'B', false, false, true},
    {TableDo::Shuffle, "table.shuffle", 'H'},
    {TableDo::TakesRake, "table.takes-rake", 'R', false, true},
    {TableDo::Drop, "table.drop", 'J', false, true},
    {TableDo::TimeCharge, "table.time-charge", 'T', false, true},
    {TableDo::Log, "table.log", 'G'},
};

bool inPlay(const Table& table) { return table.playing && !table.hand.over; }

// The event with the least that it needs, for the question whether it is possible.
std::optional<Event> sample(const Table& table, TableDo what, Seat seat) {
    const Chips some{100};
    switch (what) {
    case TableDo::Sits:
    case TableDo::SitsUncounted:
    case TableDo::Transfers:
    case TableDo::FromBroken:
    case TableDo::ComesBackWith: return Sat{.seat = seat, .stack = some};
    case TableDo::Adds: return Adds{seat, some};
    case TableDo::Has: return Has{seat, some};
    case TableDo::Away: return GoesAway{seat};
    case TableDo::Back: return ComesBack{seat};
    case TableDo::Leaves: return Leaves{seat};
    case TableDo::MovesTo: {
        const SeatSet free = allSeats(table.seats) - taken(table);
        return free.empty() ? std::nullopt : std::optional<Event>(MovesTo{seat, free.first()});
    }
    case TableDo::Behind: return PlaysBehind{seat, some};
    case TableDo::Posts: return PostsOwed{seat};
    case TableDo::Waits: return Waits{seat};
    case TableDo::BuysButton: return BuysButton{seat};
    case TableDo::Passes: {
        SeatSet others = taken(table);
        others.erase(seat);
        return others.empty() ? std::nullopt : std::optional<Event>(Passes{seat, others.first(), Chips{1}});
    }
    case TableDo::Objects: return Objects{seat};
    case TableDo::Dealer: return DealerNamed{};
    case TableDo::ButtonAt: return ButtonAt{seatAt(1)};
    case TableDo::Shuffle: return ShuffleStarts{};
    case TableDo::TakesRake: return TakesRake{some};
    case TableDo::Drop: return DropTaken{some};
    case TableDo::TimeCharge: return TimeCharged{some};
    case TableDo::Log: break;
    }
    return std::nullopt;
}

// What is not refused may still mean nothing now: who is away cannot go away, who owes nothing cannot post.
bool meant(const Table& table, TableDo what, Seat seat) {
    const Place place = seat == kNoSeat ? Place{} : table.places[seat];
    const bool owes = place.owesBig || place.owesSmall || place.newHere;
    switch (what) {
    case TableDo::Sits:
    case TableDo::SitsUncounted:
    case TableDo::Transfers:
    case TableDo::FromBroken:
    case TableDo::ComesBackWith: return !place.taken;
    case TableDo::Away: return place.taken && !place.away;
    case TableDo::Back: return place.taken && place.away;
    case TableDo::Leaves: return place.taken && !place.leaving;
    case TableDo::Posts: return place.taken && owes && !place.posts;
    case TableDo::Waits: return place.taken && owes && !place.waits;
    case TableDo::BuysButton: return place.taken && !inPlay(table) && mayBuyButton(table).contains(seat);
    case TableDo::Objects: return place.taken && table.passed[0].from != kNoSeat;
    case TableDo::Passes:
    case TableDo::MovesTo: return place.taken && !inPlay(table);
    case TableDo::Adds:
    case TableDo::Has:
    case TableDo::Behind: return place.taken;
    case TableDo::ButtonAt:
    case TableDo::Shuffle: return !inPlay(table);
    case TableDo::TakesRake:
    case TableDo::Drop: return table.playing && table.hand.over;
    case TableDo::TimeCharge: return !inPlay(table);
    case TableDo::Dealer:
    case TableDo::Log: return true;
    }
    return false;
}

bool possible(const Table& table, TableDo what, Seat seat) {
    if (!meant(table, what, seat)) return false;
    const auto event = sample(table, what, seat);
    if (what == TableDo::Log) return true;
    return event && std::holds_alternative<Ruling>(rule(table, *event));
}

const char* verbOf(TableDo what) {
    switch (what) {
    case TableDo::Sits:
    case TableDo::SitsUncounted:
    case TableDo::Transfers:
    case TableDo::FromBroken:
    case TableDo::ComesBackWith: return "sits";
    case TableDo::Adds: return "adds";
    case TableDo::Has: return "has";
    case TableDo::Away: return "away";
    case TableDo::Back: return "back";
    case TableDo::Leaves: return "leaves";
    case TableDo::MovesTo: return "moves to";
    case TableDo::Behind: return "behind";
    case TableDo::Posts: return "posts";
    case TableDo::Waits: return "waits";
    case TableDo::BuysButton: return "buys button";
    case TableDo::Passes: return "passes";
    case TableDo::Objects: return "objection";
    case TableDo::Dealer: return "dealer";
    case TableDo::ButtonAt: return "button";
    case TableDo::Shuffle: return "shuffle";
    case TableDo::TakesRake: return "takes-rake";
    case TableDo::Drop: return "drop";
    case TableDo::TimeCharge: return "time-charge";
    case TableDo::Log: return "";
    }
    return "";
}

// What follows the amount of a seat that sits down.
QString comesFrom(TableDo what, const std::optional<Chips>& amount) {
    if (what == TableDo::Transfers) return QStringLiteral("transfer");
    if (what == TableDo::FromBroken) return QStringLiteral("from-broken");
    if (what == TableDo::ComesBackWith && amount) return QStringLiteral("left ") + lineText(*amount);
    return {};
}

QString seatList(SeatSet seats) {
    QStringList all;
    for (const Seat seat : seats) all += lineText(seat);
    return listed(all);
}

}  // namespace

const TableAction& tableAction(TableDo what) { return kActions[static_cast<std::size_t>(what)]; }

QList<const TableAction*> actionsNow(const Table& table, Seat seat) {
    QList<const TableAction*> all;
    for (const TableAction& action : kActions) {
        if (action.ofSeat == (seat != kNoSeat) && possible(table, action.what, seat)) all += &action;
    }
    return all;
}

TableWants TableActing::wants() const {
    if (!action) return TableWants::Nothing;
    if (action->ofSeat && seat == kNoSeat) return TableWants::Seat;
    if (action->to && to == kNoSeat) return TableWants::To;
    if (action->amount && !amount) return TableWants::Amount;
    if (action->initials && initials.isEmpty()) return TableWants::Initials;
    return TableWants::Nothing;
}

QString TableActing::line() const {
    if (!action || action->what == TableDo::Log) return {};
    const QString verb = QLatin1String(verbOf(action->what));
    QStringList words;
    const bool objects = action->what == TableDo::Objects;
    if (action->ofSeat && seat != kNoSeat && !objects) words += lineText(seat);
    words += verb;
    if (objects) words += lineText(seat);
    if (action->to && to != kNoSeat) words += lineText(to);
    if (action->what == TableDo::SitsUncounted) words += QStringLiteral("?");
    if (amount) words += lineText(*amount);
    if (action->initials && !initials.isEmpty()) words += QLatin1Char('"') + initials + QLatin1Char('"');
    const QString from = comesFrom(action->what, amount);
    if (!from.isEmpty()) words += from;
    return words.join(QLatin1Char(' '));
}

QStringList nextHandLines(const Table& table) {
    QStringList lines;
    const auto next = oddchip::next(table);
    const auto* began = std::get_if<HandBegan>(&next);
    if (!began) {
        lines += sentence(inPlay(table) ? "why.hand-on" : "why.two-needed");
        return lines;
    }
    const auto seat = [](Seat who) { return who == kNoSeat ? QString(QChar(0x2014)) : lineText(who); };
    lines += sentence("next.button", {seat(began->button)});
    if (began->stakes.big > Chips{}) {
        lines += sentence("next.blinds", {seat(began->small), amount(began->stakes.small), seat(began->big),
                                          amount(began->stakes.big)});
    }
    if (began->stakes.ante > Chips{}) lines += sentence("next.ante", {amount(began->stakes.ante)});
    if (began->stakes.bigBlindAnte > Chips{})
        lines += sentence("next.big-blind-ante", {amount(began->stakes.bigBlindAnte)});
    for (const Seat who : began->dealt) {
        const Chips live = began->posts[who], dead = began->dead[who], alone = began->blinds[who];
        if (live > Chips{} && dead > Chips{}) {
            lines += sentence("next.posts-both", {lineText(who), amount(live), amount(dead)});
        } else if (live > Chips{}) {
            lines += sentence("next.posts", {lineText(who), amount(live)});
        } else if (dead > Chips{}) {
            lines += sentence("next.posts-dead", {lineText(who), amount(dead)});
        }
        if (alone > Chips{}) lines += sentence("next.posts", {lineText(who), amount(alone)});
        if (began->straddles[who] > Chips{})
            lines += sentence("next.straddles", {lineText(who), amount(began->straddles[who])});
        if (began->behind[who] > Chips{}) lines += sentence("next.behind", {lineText(who), amount(began->behind[who])});
    }
    const SeatSet out = taken(table) - began->dealt;
    if (!out.empty()) lines += sentence("next.not-dealt", {seatList(out)});
    return lines;
}

QStringList placeLines(const Table& table, Seat seat) {
    if (seat == kNoSeat || !table.places[seat].taken) return {nameOf("seat.empty")};
    const Place& place = table.places[seat];
    QStringList lines;
    const auto lies = stack(table, seat);
    lines += lies ? sentence("table.stack", {amount(*lies)}) : sentence("seat.not-counted");
    if (place.away) lines += sentence("seat.away");
    if (place.leaving) lines += sentence("seat.leaving");
    if (place.owesBig || place.owesSmall) {
        lines += sentence(place.owesBig && place.owesSmall ? "seat.owes-both"
                          : place.owesBig                  ? "seat.owes-big"
                                                           : "seat.owes-small");
    }
    if (place.newHere && !place.owesBig) lines += sentence("table.new-here");
    if (place.posts) lines += sentence("seat.posts-next");
    if (place.waits) lines += sentence("seat.waits-big");
    if (place.buysButton) lines += sentence("seat.buys-button");
    if (const Chips behind = place.behind; behind > Chips{}) lines += sentence("seat.behind", {amount(behind)});
    if (const Chips owed = owedToPots(table, seat); owed > Chips{}) lines += sentence("table.debt", {amount(owed)});
    if (const Chips next = pending(table, seat); next > Chips{}) lines += sentence("seat.pending", {amount(next)});
    return lines;
}

QList<std::pair<QString, QString>> logLines(const Table& table) {
    QList<std::pair<QString, QString>> lines;
    const auto tell = [&](const Drop& drop) {
        lines.emplaceBack(nameOf("log.hands"), QString::number(drop.hands));
        const auto beside = [](Chips took, Chips due) {
            return took == due ? amount(took) : sentence("log.due", {amount(took), amount(due)});
        };
        lines.emplaceBack(nameOf("log.rake"), beside(drop.rake, drop.rakeDue));
        lines.emplaceBack(nameOf("log.jackpot"), beside(drop.jackpot, drop.jackpotDue));
        lines.emplaceBack(nameOf("log.time"), amount(drop.time));
        lines.emplaceBack(nameOf("log.floor-calls"), QString::number(drop.floorCalls));
    };
    tell(table.drop);
    const Drop& before = table.earlier;
    if (before.hands > 0 || before.rake > Chips{} || before.jackpot > Chips{} || before.time > Chips{}) {
        lines.emplaceBack(nameOf("log.earlier"), QString());
        tell(before);
    }
    return lines;
}

}  // namespace oddchip::ui
