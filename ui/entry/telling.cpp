// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/telling.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/entry/lastinput.h"
#include "ui/lists.h"
#include "ui/table/seating.h"

namespace oddchip::ui {
namespace {

QString asText(std::string_view id) { return QString::fromLatin1(id.data(), static_cast<int>(id.size())); }

std::string verdictId(Verb verb) {
    switch (verb) {
    case Verb::fold: return "verdict.fold";
    case Verb::check: return "verdict.check";
    case Verb::call: return "verdict.call";
    case Verb::bet: return "verdict.bet";
    case Verb::raise: return "verdict.raise";
    case Verb::complete: return "verdict.complete";
    case Verb::allIn: return "verdict.all-in";
    case Verb::bringIn: return "verdict.bring-in";
    case Verb::nothing:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: return "verdict.nothing";
    }
    return "verdict.nothing";
}

// The rule that a person is told: what is flagged comes before what decides.
RuleId toldRule(const Ruling& ruling) { return ruling.flags.empty() ? ruling.rules.first() : ruling.flags.first(); }

QString reasonOf(const Happened& happened) {
    // Cards that come as they should need no reason.
    if (happened.event && std::holds_alternative<Dealt>(*happened.event) && happened.ruling.flags.empty())
        return explanation("verdict.noted");
    const RuleId rule = toldRule(happened.ruling);
    QStringList figures;
    for (const std::int64_t figure : happened.ruling.figures) figures += amount({figure});
    const Spoke spoke = happened.ruling.asks.floor      ? Spoke::asked
                        : happened.ruling.flags.empty() ? Spoke::kept
                                                        : Spoke::decided;
    const QString reason = rule == RuleId::none ? QString() : explanation(reasonId(name(rule), spoke), figures);
    if (!reason.isEmpty()) return reason;
    if (happened.event && std::holds_alternative<Acted>(*happened.event)) return nameOf("verdict.clear");
    return rule == RuleId::none ? QString() : nameOf(name(rule));
}

QString verdictOf(const Happened& happened) {
    const Ruling& ruling = happened.ruling;
    if (ruling.result == Result::misdeal) return nameOf("verdict.misdeal");
    if (ruling.result == Result::mayMisdeal) return nameOf("verdict.may-misdeal");
    if (ruling.result == Result::playOn) return nameOf("verdict.play-on");
    if (ruling.result == Result::voided) return nameOf("verdict.voided");
    if (ruling.asks.floor) return nameOf("verdict.floor");
    if (ruling.counts) {
        const QString to = amount(ruling.counts->to);
        if (ruling.flags.contains(RuleId::stringRaise)) return nameOf("verdict.string-raise", {to});
        if (ruling.flags.contains(RuleId::stringBet)) return nameOf("verdict.string-bet", {to});
        return nameOf(verdictId(ruling.counts->verb), {to});
    }
    if (!ruling.dies.empty()) return nameOf("verdict.dead", {lineText(ruling.dies.first())});
    return nameOf("verdict.noted");
}

// What the first other book makes of the same act; empty where all agree.
QString besideOf(const Happened& happened) {
    if (!happened.event || !happened.before.playing || !happened.ruling.counts) return {};
    for (const Book book : kBooks) {
        if (rulesOf(book) == happened.before.hand.rules) continue;
        Hand hand = happened.before.hand;
        hand.rules = rulesOf(book);
        const Verdict verdict = rule(hand, *happened.event);
        const auto* other = std::get_if<Ruling>(&verdict);
        if (!other || !other->counts || *other->counts == *happened.ruling.counts) continue;
        return nameOf("verdict.book", {nameOf("book." + std::string(name(book))), verdictWords(*other->counts)});
    }
    return {};
}

// "191 and 190", "362 to seat 8": what an award comes to.
QString awardWords(const Hand& hand, int pot) {
    QStringList shares;
    Seat last = kNoSeat;
    for (const Won& won : winnings(hand)) {
        if (won.pot != pot || won.amount == Chips{}) continue;
        shares += amount(won.amount);
        last = won.seat;
    }
    if (shares.isEmpty()) return {};
    return shares.size() == 1 ? sentence("tag.to-seat", {shares[0], lineText(last)}) : listed(shares);
}

}  // namespace

QString citations(RuleId rule, const HouseRules& rules) {
    QStringList all;
    for (const Citation& citation : cites(rule, rules))
        all += asText(shortName(citation.source)) + QLatin1Char(' ') + asText(citation.rule);
    return commas(all.mid(0, 3));
}

QString verdictWords(const Action& action) { return sentence(verdictId(action.verb), {amount(action.to)}); }

QString settledWords(const Hand& hand) {
    QStringList all;
    const SettleOrder order = settleOrder(hand).value;
    for (int i = 0; i < order.size; ++i) {
        SeatSet to;
        const int pot = order.pots[static_cast<std::size_t>(i)];
        for (const Won& won : winnings(hand)) {
            if (won.pot == pot && won.amount > Chips{}) to.insert(won.seat);
        }
        if (!to.empty()) all += sentence("line.to-seat", {potName(pot), QString::fromStdString(text(to))});
    }
    return commas(all);
}

Seat seatOf(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.seat; }) return one.seat;
            return kNoSeat;
        },
        event);
}

RulingText rulingText(const Happened& happened) {
    RulingText text;
    text.caption = nameOf("caption.ruling").toUpper();
    if (!happened.event) return text;
    const Ruling& ruling = happened.ruling;
    const Seat seat = ruling.counts ? ruling.counts->seat : seatOf(*happened.event);
    if (seat != kNoSeat) text.about = sentence("caption.ruling", {lineText(seat)});
    text.verdict = verdictOf(happened);
    text.reason = reasonOf(happened);
    const bool dealt = happened.event && std::holds_alternative<Dealt>(*happened.event) && ruling.flags.empty();
    if (const RuleId rule = toldRule(ruling); rule != RuleId::none && !dealt) {
        text.rule = asText(name(rule));
        text.citation = citations(rule, happened.before.hand.rules);
    }
    text.beside = besideOf(happened);
    if (ruling.change > Chips{}) text.change = nameOf("verdict.change", {amount(ruling.change)});
    return text;
}

QString shortRuling(const Happened& happened) {
    const Ruling& ruling = happened.ruling;
    QStringList parts;
    if (happened.event) {
        if (const auto* award = std::get_if<Awarded>(happened.event))
            parts += awardWords(happened.after.hand, award->pot);
        const auto* clear = std::get_if<Acted>(happened.event);
        const bool quiet = clear && (clear->verb == Verb::fold || clear->verb == Verb::check);
        if (quiet && ruling.flags.empty() && happened.after.hand.now.returned == Chips{}) return {};
    }
    if (ruling.result == Result::misdeal) parts += sentence("verdict.misdeal");
    if (ruling.result == Result::mayMisdeal) parts += sentence("verdict.may-misdeal");
    if (ruling.result == Result::playOn) parts += sentence("verdict.play-on");
    if (ruling.counts) parts += verdictWords(*ruling.counts);
    if (ruling.change > Chips{}) parts += sentence("verdict.change", {amount(ruling.change)});
    if (ruling.flags.contains(RuleId::stringRaise)) parts += nameOf("string-raise");
    if (ruling.asks.floor) parts += sentence("verdict.floor");
    const Hand& after = happened.after.hand;
    const bool uncalled = happened.after.playing && after.now.back != kNoSeat && after.now.returned > Chips{};
    if (uncalled) parts += sentence("pot.uncalled", {amount(after.now.returned), lineText(after.now.back)});
    parts.removeAll(QString());
    return commas(parts);
}

QString rulesWords(const HouseRules& rules) {
    const auto* book =
        std::find_if(std::begin(kBooks), std::end(kBooks), [&](Book one) { return rulesOf(one) == rules; });
    // A published book is called by its title; only the house's own need the word.
    const bool own = book == std::end(kBooks) || *book == Book::house;
    return own ? sentence("header.rules", {nameOf("book.house")}) : nameOf("book." + std::string(name(*book)));
}

HeaderText headerText(const Table& table) {
    HeaderText text;
    const Stakes& stakes = table.playing ? table.hand.stakes : table.stakes;
    const QString structure = explanation("structure." + std::string(name(stakes.structure)));
    const QString form = nameOf("form." + std::string(oddchip::form(stakes.form).key));
    const bool bets = stakes.bigBet > Chips{};  // a limit game is called by its bets
    const bool killed = table.playing && !table.hand.over && stakes.killBig > Chips{};
    const Chips small = killed ? stakes.killSmall : stakes.smallBet, big = killed ? stakes.killBig : stakes.bigBet;
    const Chips lower = bets ? small : stakes.big > Chips{} ? stakes.small : stakes.bringIn;
    const Chips upper = bets ? big : stakes.big > Chips{} ? stakes.big : stakes.minBet;
    text.game = sentence("header.game", {structure, form, amount(lower), amount(upper)});
    if (!table.open && !table.playing) text.game = sentence("header.new-table");
    text.hand = table.handNumber > 0 ? sentence("header.hand", {QString::number(table.handNumber)})
                                     : sentence("header.no-hand");
    text.rules = rulesWords(table.playing ? table.hand.rules : table.rules);
    const auto& initials = table.drop.dealer;
    const auto end = std::find(initials.begin(), initials.end(), '\0');
    const QString dealer = QString::fromLatin1(initials.data(), static_cast<qsizetype>(end - initials.begin()));
    if (!dealer.isEmpty()) text.dealer = sentence("header.dealer", {dealer});
    for (const Street& street : oddchip::form(stakes.form).streets) {
        text.streets += nameOf("street." + std::string(oddchip::name(street.id)));
        if (table.playing && oddchip::street(table.hand) == street.id)
            text.current = static_cast<int>(text.streets.size()) - 1;
    }
    text.streets += nameOf("street.showdown");
    const bool shown =
        table.playing && (street(table.hand) == StreetId::showdown || street(table.hand) == StreetId::over);
    if (shown) text.current = static_cast<int>(text.streets.size()) - 1;
    return text;
}

PerSeat<QString> lastDraws(const Log& log) {
    PerSeat<QString> all;
    const auto live = oddchip::live(log.entries);
    const auto* events = std::get_if<std::vector<Live>>(&live);
    if (!events) return all;
    bool found = false;
    for (auto one = events->rbegin(); one != events->rend(); ++one) {
        const auto* drew = std::get_if<Drew>(&one->event);
        const auto* threw = std::get_if<Threw>(&one->event);
        if (!drew && !threw && found && !std::holds_alternative<Dealt>(one->event)) break;
        if (!drew && !threw) continue;
        found = true;
        const int count = drew ? drew->count : threw->cards.size;
        QString& said = all[drew ? drew->seat : threw->seat];
        if (said.isEmpty()) said = count == 0 ? sentence("seat.pat") : sentence("seat.drew", {QString::number(count)});
    }
    return all;
}

QList<HistoryLine> historyOf(const Log& log) {
    QList<HistoryLine> lines;
    const auto live = oddchip::live(log.entries);
    const auto* events = std::get_if<std::vector<Live>>(&live);
    if (!events) return lines;
    const std::vector<int> numbers = standing(log);
    std::size_t at = 0;
    Table now = log.before;
    if (log.hand) begin(now, *log.hand);
    for (const Live& one : *events) {
        const Verdict own = rule(now, one.event);
        const Verdict verdict = ruledAs(now, one);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (!ruling) break;
        const Table before = now;
        commit(now, one.event, *ruling);
        const Happened happened{before, now, &one.event, *ruling};
        QString says = shortRuling(happened);
        const auto* was = std::get_if<Ruling>(&own);
        if (one.decided && was && was->counts)  // what it was before the floor decided stays in view
            says = sentence("floor.decided", {verdictWords(*was->counts), says});
        const bool numbered = !isFloorLine(one.event) && at < numbers.size();
        const int number = numbered ? numbers[at++] : 0;
        lines += HistoryLine{number, QString::fromStdString(write(one.event)), says, false};
    }
    return lines;
}

}  // namespace oddchip::ui
