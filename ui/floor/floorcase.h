// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QStringList>

#include "core/rules/dispute.h"

namespace oddchip::ui {

// A dispute as the floor's page tells it: everything on it in words, and each outcome with the entry that it becomes.
struct FloorLine {
    int number = 0;  // of the event; 0: a line of the floor's
    QString text, second, time;
    bool disputed = false, decided = false;
};
struct FloorBook {
    QString books, says, sources;
    bool differs = false;
};
struct FloorOutcome {
    QString label, detail, from;  // from: "House", "other book"
    bool house = false;
    Entry entry;
};
struct FloorMoney {
    QString label;
    QStringList cells;
};
struct FloorVersion {
    Teller teller = Teller::dealer;
    QString who, time, words;
};
struct FloorCase {
    int event = 0;            // that is disputed; 0: none can be
    std::int64_t called = 0;  // ms since 1970 UTC; 0: not yet
    QString title, frozen, dealer;
    QList<FloorLine> lines;
    QString verdict, reason, rule, sources;
    QList<FloorBook> books;
    QStringList moneyHead;
    QList<FloorMoney> money;
    QList<FloorVersion> versions;  // dealer, player, camera: the newest of each
    QList<FloorOutcome> outcomes;
    QString pot;  // what may be held; empty: nothing is in the middle
    bool held = false;
};
FloorCase floorCase(const Log& log, const Table& now, int event);

// What the floor would enter for a text as the dealer would say it, "6 raises to 90" for its decision on the act:
// an outcome, or why not.
struct FloorTyped {
    std::optional<FloorOutcome> outcome;
    QString trouble;
};
FloorTyped floorTyped(const QString& text, const Log& log, const Table& now, int event);

QString outcomeWords(const Entry& entry, const Log& log);  // "seat 6: call 40", as it stands on Decide
QString clockTime(std::int64_t at);                        // 21:41:07

// The reasons to choose from; their words are what is recorded.
QStringList floorReasons();

}  // namespace oddchip::ui
