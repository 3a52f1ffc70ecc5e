// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/floorcase.h"

#include <QDateTime>

#include <algorithm>
#include <array>

#include "core/notation/notation.h"
#include "ui/direction.h"
#include "ui/entry/asking.h"
#include "ui/entry/preview.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

const QChar kDash(0x2013);

QString upperFirst(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString sourcesOf(const Ruling& ruling, const HouseRules& rules) {
    QStringList all;
    for (const Citation& cite : cites(ruling.rules.first(), rules)) {
        const auto text = [](std::string_view part) {
            return QString::fromLatin1(part.data(), static_cast<qsizetype>(part.size()));
        };
        all += text(shortName(cite.source)) + QLatin1Char(' ') + text(cite.rule);
    }
    return leftToRight(all.mid(0, 2).join(QStringLiteral("; ")));
}

// What a ruling comes to, shortly: "call 40, change 20".
QString cameTo(const Ruling& ruling) {
    QStringList parts;
    if (ruling.result == Result::misdeal) parts += sentence("verdict.misdeal");
    if (ruling.result == Result::mayMisdeal) parts += sentence("verdict.may-misdeal");
    if (ruling.result == Result::playOn) parts += sentence("verdict.play-on");
    if (ruling.counts) parts += verdictWords(*ruling.counts);
    if (ruling.change > Chips{}) parts += sentence("verdict.change", {amount(ruling.change)});
    if (!ruling.dies.empty()) parts += nameOf("verdict.dead", {lineText(ruling.dies.first())});
    if (ruling.asks.floor) parts += sentence("verdict.floor");
    if (parts.isEmpty()) parts += nameOf("verdict.noted");
    return commas(parts);
}

QString bookName(Book book) { return nameOf("book." + std::string(name(book))); }

Seat lastActor(const Disputed& dispute) {
    return dispute.ruling.counts ? dispute.ruling.counts->seat : seatOf(dispute.event);
}

// ---- what happened ---------------------------------------------------------------------------------------------

QString waitsFor(const Table& now) {
    const Seat next = now.playing ? toAct(now.hand).value : kNoSeat;
    return next == kNoSeat ? QString() : sentence("floor.to-act", {lineText(next)});
}

QList<FloorLine> linesOf(const Log& log, const Table& now, int event) {
    QList<FloorLine> all;
    const auto standing = standingEvents(log.entries);
    const auto* events = std::get_if<std::vector<StandingEvent>>(&standing);
    if (!events) return all;
    Table table = log.before;
    if (log.hand) begin(table, *log.hand);
    for (const StandingEvent& one : *events) {
        const Verdict own = rule(table, one.live.event);
        const Verdict verdict = ruledAs(table, one.live);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (!ruling) break;
        const Table before = table;
        commit(table, one.live.event, *ruling);
        FloorLine line;
        line.number = one.number;
        line.text = leftToRight(QString::fromStdString(write(one.live.event)));
        line.second = shortRuling({before, table, &one.live.event, *ruling});
        line.decided = one.live.decided.has_value();
        if (line.decided && std::holds_alternative<Ruling>(own)) {
            line.second = sentence("floor.decided", {cameTo(std::get<Ruling>(own)), line.second});
        }
        line.time = clockTime(one.at);
        line.disputed = event != 0 && one.number == event;
        if (line.disputed) {
            line.second = line.second.isEmpty() ? sentence("floor.disputed")
                                                : sentence("list.more", {sentence("floor.disputed"), line.second});
        }
        all += line;
    }
    if (const QString next = waitsFor(now); !next.isEmpty()) {
        all += FloorLine{0, next, sentence("seat.owes", {amount(owes(now.hand).value)}), {}, false, false};
    }
    return all;
}

QList<FloorVersion> versionsOf(const Log& log) {
    QList<FloorVersion> all;
    for (const auto& [teller, id] :
         {std::pair(Teller::dealer, "floor.dealer"), std::pair(Teller::player, "floor.player"),
          std::pair(Teller::camera, "floor.camera")}) {
        all += FloorVersion{teller, nameOf(id), {}, {}};
    }
    const auto open = openCall(log);
    for (std::size_t i = open.value_or(log.entries.size()); i < log.entries.size(); ++i) {
        const auto* event = std::get_if<Event>(&log.entries[i].what);
        const auto* version = event ? std::get_if<Version>(event) : nullptr;
        for (FloorVersion& card : all) {
            if (!version || card.teller != version->teller) continue;
            card.time = clockTime(log.entries[i].at);
            card.words = QString::fromStdString(log.entries[i].reason);
        }
    }
    return all;
}

// ---- what it comes to ------------------------------------------------------------------------------------------

QList<FloorBook> booksOf(const Log& log, int event) {
    QList<FloorBook> all;
    for (const OtherBook& other : otherBooks(log, event)) {
        FloorBook line{bookName(other.book), sentence("floor.stops-here"), {}, other.differs};
        if (other.ruling) {
            line.says = cameTo(*other.ruling);
            line.sources = sourcesOf(*other.ruling, rulesOf(other.book));
        }
        all += line;
    }
    return all;
}

QString awardedTo(const FloorRuled& floor) {
    QStringList seats;
    for (const Seat seat : floor.seats) seats += lineText(seat);
    const QString pot = potName(floor.pot);
    return seats.isEmpty() ? sentence("floor.award-nobody", {pot}) : sentence("floor.award", {pot, listed(seats)});
}

QString decisionWords(const FloorRuled& floor) {
    const QStringList seat{floor.seat == kNoSeat ? QString() : lineText(floor.seat)};
    switch (floor.says) {
    case FloorSays::act: return verdictWords({floor.seat, floor.verb, floor.amount});
    case FloorSays::dead: return sentence("floor.dead", seat);
    case FloorSays::live: return sentence("floor.live", seat);
    case FloorSays::misdeal: return sentence("verdict.misdeal");
    case FloorSays::playOn: return sentence("verdict.play-on");
    case FloorSays::award: return awardedTo(floor);
    case FloorSays::hold: return sentence("floor.hold", {potName(floor.pot)});
    case FloorSays::release: return sentence("floor.release", {potName(floor.pot)});
    case FloorSays::has: return sentence("floor.has", {seat[0], amount(floor.amount)});
    }
    return {};
}

const FloorRuled& decisionOf(const Entry& entry) {
    if (const auto* on = std::get_if<FloorOn>(&entry.what)) return on->decision;
    return std::get<FloorRuled>(std::get<Event>(entry.what));
}

// What changes by it, seen from the act: the change, and who then owes what.
QString detailOf(const FloorChoice& choice, const Table& now) {
    QStringList parts;
    const FloorRuled& decision = decisionOf(choice.entry);
    const Hand& after = choice.leads.table.hand;
    if (decision.says == FloorSays::act && decision.seat != kNoSeat) {
        const Chips change = choice.leads.ruling.change;
        if (change > Chips{}) parts += sentence("floor.change-to", {amount(change), lineText(decision.seat)});
        const Chips more = after.now.total[decision.seat] - now.hand.now.total[decision.seat];
        if (more > Chips{}) parts += sentence("floor.adds", {lineText(decision.seat), amount(more)});
    }
    const Seat next = after.over ? kNoSeat : toAct(after).value;
    if (next != kNoSeat) parts += sentence("floor.owes", {lineText(next), amount(owes(after).value)});
    if (after.over && !now.hand.over) parts += sentence("entry.hand-over");
    return upperFirst(parts.join(QStringLiteral(" ")));
}

FloorOutcome outcomeOf(const FloorChoice& choice, const Table& now) {
    FloorOutcome outcome;
    outcome.label = upperFirst(decisionWords(decisionOf(choice.entry)));
    outcome.detail = choice.lastHand ? sentence("floor.last-hand") : detailOf(choice, now);
    outcome.entry = choice.entry;
    switch (choice.from) {
    case FloorChoice::From::house:
        outcome.house = true;
        outcome.from = sentence("floor.house");
        break;
    case FloorChoice::From::asked: outcome.from = sentence("floor.asked"); break;
    case FloorChoice::From::book: outcome.from = bookName(choice.book); break;
    case FloorChoice::From::other: break;
    }
    return outcome;
}

QString cell(Chips chips) { return chips > Chips{} ? amount(chips) : QString(kDash); }

// One row an outcome: what the next seat owes, what the act's seat has in, each pot, what goes back.
void tellMoney(FloorCase& all, const std::vector<FloorChoice>& choices, Seat seat) {
    if (seat == kNoSeat) return;
    all.moneyHead = {sentence("floor.money-owes"), sentence("floor.money-in", {lineText(seat)}), potName(0), potName(1),
                     sentence("floor.money-back", {lineText(seat)})};
    for (const FloorChoice& choice : choices) {
        if (decisionOf(choice.entry).says != FloorSays::act || all.money.size() == 4) continue;
        const Hand& after = choice.leads.table.hand;
        const Pots list = pots(after);
        const Seat next = after.over ? kNoSeat : toAct(after).value;
        const QString owed = next == kNoSeat
                                 ? QString(kDash)
                                 : sentence("floor.money-next", {lineText(next), amount(owes(after).value)});
        const auto potOf = [&](std::size_t i) { return i < list.size ? list.list[i].amount : Chips{}; };
        all.money += FloorMoney{
            upperFirst(decisionWords(decisionOf(choice.entry))),
            {owed, cell(after.now.in[seat]), cell(potOf(0)), cell(potOf(1)), cell(choice.leads.ruling.change)}};
    }
}

void tellRuling(FloorCase& all, const Disputed& dispute) {
    Table after = dispute.before;
    commit(after, dispute.event, dispute.ruling);
    const RulingText told = rulingText({dispute.before, after, &dispute.event, dispute.ruling});
    const Seat seat = lastActor(dispute);
    const QString what = cameTo(dispute.ruling);
    all.verdict = seat == kNoSeat ? upperFirst(what) : sentence("floor.verdict", {lineText(seat), what});
    all.reason = told.reason;
    const RuleId rule = dispute.ruling.rules.first();
    if (rule != RuleId::none) {
        const std::string id(name(rule));
        all.rule = QString::fromStdString(id);
        const QString states = sentence(id);
        if (!states.isEmpty() && states != told.reason)
            all.reason = upperFirst(told.reason) + QStringLiteral(". ") + states;
        all.sources = sourcesOf(dispute.ruling, dispute.before.hand.rules);
    }
}

}  // namespace

QString clockTime(std::int64_t at) {
    return at == 0 ? QString() : QDateTime::fromMSecsSinceEpoch(at).toString(QStringLiteral("HH:mm:ss"));
}

FloorCase floorCase(const Log& log, const Table& now, int event) {
    FloorCase all;
    all.event = event;
    const auto call = openCall(log);
    if (call) all.called = log.entries[*call].at;
    const QString hand = sentence("header.hand", {QString::number(now.handNumber)});
    all.title = call ? sentence("floor.called", {clockTime(all.called), hand}) : hand;
    const auto until = std::span(log.entries).first(call.value_or(log.entries.size()));
    const auto frozen = standingEvents(until);
    int newest = 0;
    if (const auto* events = std::get_if<std::vector<StandingEvent>>(&frozen)) {
        for (const StandingEvent& one : *events) newest = std::max(newest, one.number);
    }
    all.frozen = sentence("floor.frozen", {QString::number(newest)});
    all.dealer = headerText(now).dealer;
    all.lines = linesOf(log, now, event);
    all.versions = versionsOf(log);
    const Pots middle = now.playing ? pots(now.hand) : Pots{};
    if (middle.size > 0) {
        all.pot = amount(middle.list[0].amount);
        all.held = now.hand.awards[0].held;
    }
    const std::vector<FloorChoice> choices = floorChoices(log, now, event);
    for (const FloorChoice& choice : choices) all.outcomes += outcomeOf(choice, now);
    if (const auto dispute = disputed(log, event)) {
        tellRuling(all, *dispute);
        all.books = booksOf(log, event);
        tellMoney(all, choices, lastActor(*dispute));
    }
    return all;
}

// "6 raise to 90", "award main 5", "6 dead": what follows the word floor. On an act the seat may be left out.
FloorTyped floorTyped(const QString& text, const Log& log, const Table& now, int event) {
    QString words = text.simplified();
    if (words.startsWith(QLatin1String("floor "))) words = words.mid(6);
    FloorTyped typed;
    for (const QString& line :
         {QStringLiteral("floor ") + words, QStringLiteral("floor #%1 %2").arg(event).arg(words)}) {
        Reading reading;
        auto read = readLine(line.toStdString(), reading);
        const auto* items = std::get_if<std::vector<Item>>(&read);
        const auto* entry = items && items->size() == 1 ? std::get_if<Entry>(&items->front().what) : nullptr;
        if (!entry || !decides(*entry)) continue;
        FloorChoice choice;
        choice.entry = *entry;
        if (auto* on = std::get_if<FloorOn>(&choice.entry.what); on && on->event == 0 && event != 0) {
            const auto dispute = disputed(log, event);
            if (dispute && seatOf(dispute->event) == on->decision.seat) on->event = event;
        }
        auto stepped = enter(log, now, choice.entry);
        if (const auto* refusal = std::get_if<Refusal>(&stepped)) return {std::nullopt, refusalWords(*refusal)};
        choice.leads = std::get<Stepped>(std::move(stepped));
        typed.outcome = outcomeOf(choice, now);
        return typed;
    }
    typed.trouble = sentence("floor.type-it");
    return typed;
}

QString outcomeWords(const Entry& entry, const Log& log) {
    FloorRuled decision = decisionOf(entry);
    if (const auto* on = std::get_if<FloorOn>(&entry.what)) {
        const auto dispute = disputed(log, on->event);
        if (decision.seat == kNoSeat && dispute) decision.seat = seatOf(dispute->event);
    }
    const QString what = decisionWords(decision);
    const bool act = decision.says == FloorSays::act && decision.seat != kNoSeat;
    return act ? sentence("floor.verdict", {lineText(decision.seat), what}) : upperFirst(what);
}

QStringList floorReasons() {
    QStringList all;
    for (const char* id : {"reason.silent", "reason.words-first", "reason.camera", "reason.fairness", "reason.intent",
                           "reason.dealer-error", "reason.not-aware", "reason.cards-speak", "reason.agreed"})
        all += nameOf(id);
    return all;
}

}  // namespace oddchip::ui
