// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/deciding.h"

#include <QStandardPaths>

#include "app/people.h"
#include "app/shelf.h"
#include "ui/floor/floorcase.h"
#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

Deciding::Deciding(FloorPage& page, Desk desk, QObject* parent)
    : QObject(parent), m_page(page), m_desk(std::move(desk)) {
    connect(&m_page, &FloorPage::eventChosen, this, [this](int event) {
        m_event = event;
        show();
    });
    connect(&m_page, &FloorPage::versionTold, this,
            [this](Teller teller, const QString& words) { record(Version{teller}, words); });
    connect(&m_page, &FloorPage::holdChosen, this, [this](bool hold) {
        FloorRuled says;
        says.says = hold ? FloorSays::hold : FloorSays::release;
        record(says);
    });
    connect(&m_page, &FloorPage::decided, this, &Deciding::decide);
    m_page.setReader([this](const QString& text) { return floorTyped(text, m_desk.log(), m_desk.table(), m_event); },
                     m_desk.now);
}

Deciding::~Deciding() = default;

void Deciding::begin(int event) {
    QList<FloorPerson> people;
    for (const Person& person : m_desk.people().all()) {
        if (person.role >= Role::floor && person.hasPin) people += FloorPerson{person.initials, person.name};
    }
    m_event = event != 0 ? event : likelyDisputed(m_desk.log());
    m_first.clear();
    m_page.start(people, !people.isEmpty());
    m_page.setLikeCases({});
    m_rule = RuleId::none;
}

bool Deciding::open() const { return openCall(m_desk.log()).has_value(); }

// What was so when the floor was called can be read as long as the call is open, and after.
void Deciding::call() {
    if (!open()) record(FloorCalled{});
    show();
}

void Deciding::show() {
    if (m_event == 0) m_event = likelyDisputed(m_desk.log());
    m_page.setCase(floorCase(m_desk.log(), m_desk.table(), m_event), m_desk.table(), m_desk.log());
    lookForLikeCases();
}

// ---- earlier cases ---------------------------------------------------------------------------------------------

// Hands that the floor has decided under the same rule. They are looked for on a worker: the page does not wait.
void Deciding::lookForLikeCases() {
    const auto dispute = disputed(m_desk.log(), m_event);
    const RuleId rule = !dispute                         ? RuleId::none
                        : !dispute->ruling.flags.empty() ? dispute->ruling.flags.first()
                                                         : dispute->ruling.rules.first();
    if (rule == m_rule) return;
    m_rule = rule;
    m_page.setLikeCases({});
    const QString journal = m_desk.journal();
    if (rule == RuleId::none || journal.isEmpty()) return;
    if (!m_shelf) {
        const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
        m_shelf = std::make_unique<Shelf>(QStringList{journal}, cache);
        connect(m_shelf.get(), &Shelf::grown, this, &Deciding::askForLikeCases);
        connect(m_shelf.get(), &Shelf::shown, this, [this](const Answer& answer) {
            const auto* found = std::get_if<Found>(&answer);
            if (!found || found->hands < 0) return;
            if (found->rows.empty()) return m_page.setLikeCases(sentence("floor.no-like-cases"));
            const HandRow& last = found->rows.front();
            const QString more = found->more ? QStringLiteral("+") : QString();
            m_page.setLikeCases(sentence("floor.like-cases", {floor::number(std::ssize(found->rows)) + more,
                                                              floor::titleOf(last), floor::dayOf(last.at)}));
        });
    } else {
        m_shelf->refresh();
    }
    askForLikeCases();
}

void Deciding::letGo() {
    m_shelf.reset();
    m_rule = RuleId::none;
}

void Deciding::askForLikeCases() {
    if (m_rule == RuleId::none) return;
    Search search;
    search.text = "rule:" + std::string(name(m_rule));
    search.decided = true;
    m_shelf->ask(search);
}

// ---- decisions -------------------------------------------------------------------------------------------------

void Deciding::record(const Event& event, const QString& reason) {
    m_desk.record(Entry{event, 0, {}, {}, reason.toStdString()});
}

bool Deciding::pinIsRight(const QString& who, const QString& pin) {
    if (!m_desk.people().anyone(Role::floor)) return true;
    QString tried = pin;
    const PinTried answer = m_desk.people().tryPin(who, tried, Role::floor, m_desk.now());
    if (answer.what == PinTried::What::right) return true;
    const bool wrong = answer.what == PinTried::What::wrong;
    const bool named = answer.what != PinTried::What::wait;
    QStringList with{wrong ? QString::number(answer.triesLeft) : named ? who : QString::number(answer.seconds)};
    if (wrong) with += QString::number(answer.seconds);
    m_page.askAgain(sentence(name(answer.what), with), false);
    return false;
}

// A pot that was awarded already is moved by two persons. With no PINs set here initials are all that there is.
void Deciding::decide(const Entry& entry, const QString& initials, const QString& pin) {
    if (!pinIsRight(initials, pin)) return;
    const auto* event = std::get_if<Event>(&entry.what);
    const auto* floor = event ? std::get_if<FloorRuled>(event) : nullptr;
    if (floor && needsTwo(m_desk.table(), *floor)) {
        if (m_first.isEmpty()) {
            m_first = initials;
            return m_page.askAgain(sentence("pin.two"), true);
        }
        if (m_first == initials) return m_page.askAgain(sentence("floor.other-person"), true);
    }
    Entry made = entry;
    made.actor = (m_first.isEmpty() ? initials : m_first).toStdString();
    made.approver = initials.toStdString();
    m_desk.record(made);
}

}  // namespace oddchip::app
