// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What the pages of settings ask for beyond preferences: who changed the rules, tables by name, people and PINs.
#include <limits>

#include "app/people.h"
#include "app/window.h"
#include "core/notation/notation.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr int kChanges = 40;  // records of rules that are looked at, from the last one back

struct RulesThen {
    QDateTime at;
    QString by;
    HouseRules rules;
};

// Rules as the journal has them, the newest first.
std::vector<RulesThen> rulesKept(const Journal& journal) {
    std::vector<RulesThen> kept;
    std::int64_t atMost = std::numeric_limits<std::int64_t>::max();
    while (kept.size() < kChanges) {
        const auto seq = journal.last(Kind::rules, atMost);
        if (!seq) break;
        atMost = *seq - 1;
        for (const Record& record : journal.read(*seq, 1)) {
            const auto read = rulesFromFile(QString::fromStdString(record.body));
            const auto* rules = std::get_if<HouseRules>(&read);
            if (rules)
                kept.push_back(
                    {QDateTime::fromMSecsSinceEpoch(record.at), QString::fromStdString(record.actor), *rules});
        }
    }
    return kept;
}

bool isManager(const Person& person) { return person.role == Role::manager && person.hasPin; }

}  // namespace

void Window::connectSettings() {
    connect(m_settings->tables(), &TablesPage::wantsTable, this, &Window::useTable);
    connect(m_settings->people(), &PeoplePage::wantsPerson, this, &Window::keepPerson);
    connect(m_settings->people(), &PeoplePage::wantsRemoved, this, &Window::removePerson);
}

// ---- rules -----------------------------------------------------------------------------------------------------

QList<RuleChange> Window::ruleChanges() const {
    QList<RuleChange> changes;
    if (!m_join) return changes;
    std::vector<RulesThen> kept;
    try {
        kept = rulesKept(m_join->desk().journal());
    } catch (const JournalError&) { return changes; }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const HouseRules before = i + 1 < kept.size() ? kept[i + 1].rules : kept[i].rules;
        for (const Option& option : options()) {
            const int was = option.get(before), now = option.get(kept[i].rules);
            if (was != now) changes.append({kept[i].at, kept[i].by, &option, was, now});
        }
    }
    return changes;
}

// ---- tables ----------------------------------------------------------------------------------------------------

void Window::showTables() {
    std::optional<TablePreset> present;
    if (m_table.open) {
        TableOpened table;
        table.seats = m_table.seats;
        table.stakes = m_table.stakes;
        present = TablePreset{{}, m_join ? m_join->desk().rules() : m_table.rules, table};
    }
    m_settings->tables()->setPresent(present, !inHand(m_table) && !m_readOnly);
}

// Into the set-up, where it is looked at and entered.
void Window::useTable(const TablePreset& preset) {
    if (inHand(m_table) || m_readOnly) return showTables();
    openSetUp();
    m_setUp->use(preset.rules, preset.table);
    m_settings->close();
    activateWindow();
}

// ---- people ----------------------------------------------------------------------------------------------------

void Window::showPeople() {
    QList<PersonShown> shown;
    for (const Person& person : m_people->all())
        shown += PersonShown{person.initials, person.name, static_cast<int>(person.role), person.hasPin};
    m_settings->people()->setPeople(shown, m_people->anyone(Role::manager));
}

// Nothing: the change may be made. Before there is a manager the first person with a PIN becomes one.
QString Window::whyNotManager(const PeoplePage::Leave& leave) {
    if (!m_people->anyone(Role::manager)) return {};
    QString pin = leave.pin;
    const PinTried tried = m_people->tryPin(leave.initials, pin, Role::manager, m_clocks.now());
    switch (tried.what) {
    case PinTried::What::right: return {};
    case PinTried::What::wrong:
        return sentence("people.wrong", {QString::number(tried.triesLeft), QString::number(tried.seconds)});
    case PinTried::What::wait: return sentence("people.wait", {QString::number(tried.seconds)});
    case PinTried::What::noRight:
    case PinTried::What::noPin:
    case PinTried::What::unknown: break;
    }
    return sentence("people.no-leave");
}

void Window::keepPerson(const PersonShown& person, const QString& pin, const PeoplePage::Leave& leave) {
    PeoplePage* page = m_settings->people();
    const QString why = whyNotManager(leave);
    if (!why.isEmpty()) return page->tell(why);
    const Role role{static_cast<std::uint8_t>(person.role)};
    if (!m_people->anyone(Role::manager) && role != Role::manager && !pin.isEmpty())
        return page->tell(sentence("people.first"));
    if (role != Role::manager && isLastManager(person.initials)) return page->tell(sentence("people.last"));
    const bool kept = m_people->set({person.initials, person.name, role, !pin.isEmpty()}, pin);
    showPeople();
    page->tell(kept ? sentence("people.kept", {person.initials}) : sentence("people.not-kept"));
}

void Window::removePerson(const QString& initials, const PeoplePage::Leave& leave) {
    PeoplePage* page = m_settings->people();
    const QString why = whyNotManager(leave);
    if (!why.isEmpty()) return page->tell(why);
    if (isLastManager(initials)) return page->tell(sentence("people.last"));
    const bool gone = m_people->forget(initials);
    showPeople();
    page->tell(gone ? sentence("people.removed", {initials}) : sentence("people.not-kept"));
}

// While others have PINs somebody must be able to change them.
bool Window::isLastManager(const QString& initials) const {
    bool is = false, others = false;
    for (const Person& person : m_people->all()) {
        if (person.initials == initials) is = isManager(person);
        if (person.initials != initials && isManager(person)) return false;
        others |= person.initials != initials && person.hasPin;
    }
    return is && others;
}

}  // namespace oddchip::app
