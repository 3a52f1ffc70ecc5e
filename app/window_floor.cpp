// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The floor at the table: calling it, its page, its decisions; and the clock.
#include <algorithm>

#include "app/people.h"
#include "app/window.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr int kSecond = 1000;

// The clock that runs on the seat to act: when it was called. Nothing: none, or the seat has acted since.
std::optional<std::int64_t> clockSince(const Log& log, Seat seat) {
    const auto standing = standingEvents(log.entries);
    const auto* events = std::get_if<std::vector<StandingEvent>>(&standing);
    if (!events) return {};
    for (auto one = events->rbegin(); one != events->rend(); ++one) {
        const auto* clock = std::get_if<ClockCalled>(&one->live.event);
        if (clock) return clock->seat == seat && !clock->expires ? std::optional(one->at) : std::nullopt;
        const Seat acts = seatOf(one->live.event);
        const bool aside = std::holds_alternative<Counts>(one->live.event) ||
                           std::holds_alternative<AsksCount>(one->live.event) ||
                           std::holds_alternative<Has>(one->live.event) || one->number == 0;
        if (acts != kNoSeat && !aside) return {};
    }
    return {};
}

}  // namespace

void Window::makeFloor() {
    m_floor = new FloorPage(this);
    connect(m_floor, &Sheet::closed, this, &Window::closeSheet);
    connect(m_floor, &FloorPage::eventChosen, this, [this](int event) {
        m_disputed = event;
        showFloor();
    });
    connect(m_floor, &FloorPage::versionTold, this, [this](Teller teller, const QString& words) {
        record({Item{0, 0, Entry{Event(Version{teller}), 0, {}, {}, words.toStdString()}}});
    });
    connect(m_floor, &FloorPage::holdChosen, this, [this](bool hold) {
        FloorRuled says;
        says.says = hold ? FloorSays::hold : FloorSays::release;
        record({Item{0, 0, Entry{Event(says), 0, {}, {}, {}}}});
    });
    connect(m_floor, &FloorPage::decided, this, &Window::decide);
    m_floor->setReader([this](const QString& text) { return floorTyped(text, log(), m_table, m_disputed); },
                       m_clocks.now);
    m_callFloor = new Button(Button::Shape::Command, this);
    connect(m_callFloor, &QAbstractButton::clicked, this, &Window::openFloor);
    m_clock = new Button(Button::Shape::Command, this);
    connect(m_clock, &QAbstractButton::clicked, this, &Window::pressClock);
    connect(m_fault, &FaultPanel::wantsFloor, this, &Window::openFloor);
    m_second = new QTimer(this);
    m_second->setInterval(kSecond);
    connect(m_second, &QTimer::timeout, this, &Window::showClock);
}

bool Window::mayCallFloor() const { return m_table.playing && !m_readOnly && m_join; }

// Where the floor has PINs, nobody decides by writing a line: a decision names who may make it.
bool Window::mayEnter(const std::vector<Item>& line) const {
    if (!m_people->anyone(Role::floor)) return true;
    return std::none_of(line.begin(), line.end(), [](const Item& item) {
        const auto* entry = std::get_if<Entry>(&item.what);
        return entry && decides(*entry) && entry->approver.empty();
    });
}

// Calling the floor stamps the time; what was so then can be read as long as the call is open, and after.
void Window::openFloor() {
    if (!mayCallFloor()) {
        m_callFloor->refuse();
        return refuse();
    }
    QList<FloorPerson> people;
    for (const Person& person : m_people->all()) {
        if (person.role >= Role::floor && person.hasPin) people += FloorPerson{person.initials, person.name};
    }
    m_disputed = likelyDisputed(log());
    m_firstApprover.clear();
    m_floor->start(people, !people.isEmpty());
    const bool open = openCall(log()).has_value();
    openSheet(m_floor);
    if (!open) record(QStringLiteral("floor called"));
    showFloor();
}

void Window::showFloor() { m_floor->setCase(floorCase(log(), m_table, m_disputed), m_table, log()); }

// A pot that was awarded already is moved by two persons. With no PINs set here initials are all that there is.
void Window::decide(const Entry& entry, const QString& initials, const QString& pin) {
    const QString who = initials;
    if (m_people->anyone(Role::floor)) {
        QString tried = pin;
        const PinTried answer = m_people->tryPin(who, tried, Role::floor, m_clocks.now());
        if (answer.what != PinTried::What::right) {
            const bool wrong = answer.what == PinTried::What::wrong;
            const bool named = answer.what != PinTried::What::wait;
            QStringList with{wrong ? QString::number(answer.triesLeft) : named ? who : QString::number(answer.seconds)};
            if (wrong) with += QString::number(answer.seconds);
            return m_floor->askAgain(sentence(name(answer.what), with), false);
        }
    }
    const auto* event = std::get_if<Event>(&entry.what);
    const auto* floor = event ? std::get_if<FloorRuled>(event) : nullptr;
    if (floor && needsTwo(m_table, *floor)) {
        if (m_firstApprover.isEmpty()) {
            m_firstApprover = who;
            return m_floor->askAgain(sentence("pin.two"), true);
        }
        if (m_firstApprover == who) return m_floor->askAgain(sentence("floor.other-person"), true);
    }
    Entry signed_ = entry;
    signed_.actor = (m_firstApprover.isEmpty() ? who : m_firstApprover).toStdString();
    signed_.approver = who.toStdString();
    record({Item{0, 0, signed_}});
}

// ---- the clock -------------------------------------------------------------------------------------------------

void Window::showClock() {
    const Seat seat = inHand(m_table) ? toAct(m_table.hand).value : kNoSeat;
    const auto since = seat == kNoSeat ? std::nullopt : clockSince(log(), seat);
    const bool runs = since.has_value();
    runs ? (m_second->isActive() ? void() : m_second->start()) : m_second->stop();
    if (!runs) {
        const bool may = seat != kNoSeat && !m_readOnly;
        return m_clock->setFace({nameOf("button.clock"), {}, may ? Standing::Ready : Standing::NotNow});
    }
    const std::int64_t left = m_table.hand.rules.clockSeconds - (m_clocks.now() - *since) / kSecond;
    if (left > 0) return m_clock->setFace({nameOf("button.clock-left", {QString::number(left)}), {}, Standing::Open});
    m_clock->setFace({nameOf("button.clock-out"), {}, Standing::Again});
}

// The first press calls it on the seat to act; when it has run out, a second ends the seat's time.
void Window::pressClock() {
    showClock();
    const Seat seat = inHand(m_table) ? toAct(m_table.hand).value : kNoSeat;
    const Standing standing = m_clock->face().standing;
    if (seat == kNoSeat || m_readOnly || standing == Standing::Open) return m_clock->refuse();
    const bool out = standing == Standing::Again;
    record(QStringLiteral("clock ") + lineText(seat) + (out ? QStringLiteral(" expires") : QString()));
}

}  // namespace oddchip::app
