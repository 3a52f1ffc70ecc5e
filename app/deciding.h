// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <functional>
#include <memory>

#include "core/rules/live.h"
#include "ui/floor/floorpage.h"

namespace oddchip::app {

class People;
class Shelf;

// A dispute of the hand on the table, decided on one floor's page. The dealer's window has such a page, and so has the
// floor's own: both read and write the same desk, so that nothing hangs on where it was decided.
class Deciding : public QObject {
    Q_OBJECT

public:
    struct Desk {
        std::function<const Log&()> log;
        std::function<const Table&()> table;
        std::function<People&()> people;
        std::function<std::int64_t()> now;  // ms since 1970 UTC
        std::function<void(const Entry&)> record;
        std::function<QString()> journal;  // its path; empty: none is open
    };

    Deciding(ui::FloorPage& page, Desk desk, QObject* parent);
    ~Deciding() override;

    void begin(int event = 0);  // the page anew, on an event of the log; 0: on the one that is most likely disputed
    void call();                // stamps the time, unless a call is open
    bool open() const;          // a call is open: the page stays until it has decided
    void show();                // what the desk says now
    void letGo();               // of the journal's index, until the next call
    void refused(const QString& trouble) { m_page.refused(trouble); }

private:
    void record(const Event& event, const QString& reason = {});
    void decide(const Entry& entry, const QString& initials, const QString& pin);
    bool pinIsRight(const QString& who, const QString& pin);
    void lookForLikeCases();
    void askForLikeCases();

    ui::FloorPage& m_page;
    Desk m_desk;
    QString m_first;  // where two persons decide
    int m_event = 0;  // that the floor decides about
    std::unique_ptr<Shelf> m_shelf;
    RuleId m_rule = RuleId::none;  // whose like cases are told
};

}  // namespace oddchip::app
