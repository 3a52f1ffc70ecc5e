// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The floor at the table: calling it, its page, its decisions; and the clock.
#include <algorithm>

#include "app/deciding.h"
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
    connect(m_floor, &FloorPage::reportWanted, this, &Window::reportHand);
    m_deciding = new Deciding(*m_floor, deskToDecide(), this);
    m_callFloor = new Button(Button::Shape::Command, this);
    connect(m_callFloor, &QAbstractButton::clicked, this, &Window::openFloor);
    m_clock = new Button(Button::Shape::Command, this);
    connect(m_clock, &QAbstractButton::clicked, this, &Window::pressClock);
    connect(m_fault, &FaultPanel::wantsFloor, this, &Window::openFloor);
    m_second = new QTimer(this);
    m_second->setInterval(kSecond);
    connect(m_second, &QTimer::timeout, this, &Window::showClock);
}

Deciding::Desk Window::deskToDecide() {
    return {[this]() -> const Log& { return log(); },
            [this]() -> const Table& { return m_table; },
            [this]() -> People& { return *m_people; },
            m_clocks.now,
            [this](const Entry& entry) {
                record({Item{0, 0, entry}});
            },
            [this] { return m_join ? QString::fromStdString(desk()->journal().path()) : QString(); }};
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

void Window::openFloor() {
    if (!mayCallFloor()) {
        m_callFloor->refuse();
        return refuse();
    }
    m_deciding->begin();
    openSheet(m_floor);
    m_deciding->call();
}

// In the floor's own window the hand on the table is decided at this desk.
void Window::joinFloor(Floor& floor) {
    floor.setDesk({deskToDecide(), [this] { return m_join && !m_readOnly ? desk() : nullptr; }});
}

void Window::followDesk() {
    if (m_floorWindow) m_floorWindow->follow();
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
