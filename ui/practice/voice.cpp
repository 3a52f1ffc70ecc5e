// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/voice.h"

#include <algorithm>

#include "ui/direction.h"
#include "ui/entry/telling.h"
#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

const practice::Voice& voice() {
    static const practice::Voice one{
        [](std::string_view id) { return sentence(id).toStdString(); },
        [](std::string_view id) { return nameOf(id).toStdString(); },
        [](std::string_view pattern, const std::vector<std::string>& with) { return fill(pattern, with); },
        [](Chips chips) { return amount(chips).toStdString(); },
        [](const std::vector<std::string>& items) {
            QStringList all;
            for (const std::string& item : items) all.append(QString::fromStdString(item));
            return listed(all).toStdString();
        },
        [](const HandName& hand, Ranking ranking) { return fullHand(ranking, hand).toStdString(); },
    };
    return one;
}

}  // namespace

QString told(const practice::Text& text) { return QString::fromStdString(practice::rendered(text, voice())); }

QString answerSaid(const practice::Question& question, const practice::Answer& answer) {
    return told(practice::answerText(question, answer));
}

QString skillName(const practice::Skill& skill) { return nameOf("skill." + std::string(skill.id)); }

QString groupName(practice::Group group) { return sentence("skills." + std::string(practice::name(group))); }

QString sceneOf(const practice::Question& question) {
    const QString level =
        sentence("practice.level", {QString::number(question.level), QString::number(question.skill->levels)});
    if (question.coup) return sentence("practice.scene", {skillName(*question.skill), level});
    return sentence("practice.scene", {headerText(question.table).game, level});
}

QString sourcesOf(RuleId rule, const HouseRules& rules) {
    QStringList all;
    for (const Citation& cite : cites(rule, rules)) {
        all.append(
            QString::fromStdString(std::string(shortName(cite.source)) + ' ' + std::string(cite.rule)).trimmed());
    }
    return leftToRight(all.join(QStringLiteral("; ")));
}

QString bookName(const HouseRules& rules) {
    for (const Book book : kBooks) {
        if (rulesOf(book) == rules) return nameOf("book." + std::string(name(book)));
    }
    return nameOf("book.house");
}

QString minutes(std::int64_t seconds) {
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

namespace {

// It still lies there: to give it back is part of the answer.
void putBack(Betting& now) {
    if (now.returned.count == 0) return;
    now.in[now.back] += now.returned;
    now.total[now.back] += now.returned;
    now.stack[now.back] -= now.returned;
    if (now.stack[now.back].count == 0) now.allIn.insert(now.back);
}

// The pots as they stood when this round began.
QString middleSaid(const Hand& hand) {
    Hand before = hand;
    for (const Seat seat : hand.dealt) {
        before.now.total[seat] -= hand.now.in[seat];
        if (hand.now.in[seat].count > 0) before.now.allIn.erase(seat);
        before.now.in[seat] = {};
    }
    before.now.returned = {};
    const Pots list = pots(before);
    QStringList all;
    for (int i = 0; i < list.size; ++i) {
        const QString sum = amount(list.list[static_cast<std::size_t>(i)].amount);
        if (list.list[static_cast<std::size_t>(i)].amount.count == 0) continue;
        all.append(list.size == 1 ? sum : potName(i) + QLatin1Char(' ') + sum);
    }
    return all.isEmpty() ? QString() : sentence("practice.middle", {commas(all)});
}

// Nobody's turn to show, no pot that is won: both would tell.
void stayAtShowdown(Seen& seen) {
    Hand& hand = seen.table.hand;
    hand.shown = hand.now.live;
    for (PotAward& award : hand.awards) award.held = true;
    for (const Seat seat : hand.now.live) seen.marks.notes[seat] = sentence("practice.still-in");
}

}  // namespace

Seen asSeen(const practice::Question& question) {
    Seen seen{question.table, {}, true, {}};
    seen.marks.chosen = askedAbout(question);
    if (!question.began) return seen;
    Hand& hand = seen.table.hand;
    const practice::Skill& skill = *question.skill;
    if (skill.kind == practice::Kind::pots && street(hand) == StreetId::showdown) --hand.street;  // chips lie in front
    if (street(hand) == StreetId::showdown) stayAtShowdown(seen);
    putBack(hand.now);
    if (question.faceDown) {
        for (const Seat seat : hand.dealt) hand.hole[seat] = {};
    }
    seen.pot = skill.group != practice::Group::pots && skill.group != practice::Group::potLimit &&
               skill.kind != practice::Kind::pots && !(question.faceDown && skill.kind == practice::Kind::shares);
    if (!seen.pot) seen.middle = middleSaid(hand);
    for (const Seat seat : seen.pot ? SeatSet{} : hand.now.allIn& hand.now.live) {
        const Chips in = hand.now.in[seat].count > 0 ? hand.now.in[seat] : hand.now.total[seat];
        seen.marks.notes[seat] = sentence("practice.all-in", {amount(in)});
    }
    if (!seen.pot) hand.now.allIn = {};
    if (skill.id == "chips-call" || skill.id == "read-stud-first")
        hand.now.turn = kNoSeat;  // what is owed, and by whom
    return seen;
}

SeatSet askedAbout(const practice::Question& question) {
    SeatSet seats;
    for (const practice::Figure& figure : question.asks.with) {
        if (const auto* seat = std::get_if<Seat>(&figure); seat != nullptr && *seat != kNoSeat) seats.insert(*seat);
    }
    return seats;
}

}  // namespace oddchip::ui
