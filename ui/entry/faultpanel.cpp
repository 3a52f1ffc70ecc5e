// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/faultpanel.h"

#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kTop = 53, kTileHigh = 44, kStep = 52;

// The street that a fault of the board speaks of: the next one while betting is open, else the one that lies there.
StreetId streetOf(const Hand& hand, const FaultKindRow& kind) {
    const auto streets = form(hand.stakes.form).streets;
    const bool next = QLatin1String(kind.line) == QLatin1String("premature") || hand.street == 0;
    const std::size_t row = static_cast<std::size_t>(hand.street) + (next ? 1 : 0);
    return streets[std::min(row, streets.size() - 1)].id;
}

}  // namespace

FaultPanel::FaultPanel(QWidget* parent) : Sheet(Place::Side, parent), m_advice(new FaultAdvice(parent)) {
    for (int i = 0; i < 10; ++i) {
        auto* tile = m_tiles[static_cast<std::size_t>(i)] = new Button(Button::Shape::Tile, this);
        connect(tile, &Button::clicked, this, [this, i] { choose(i); });
    }
    m_record = new Button(Button::Shape::Command, this);
    connect(m_record, &Button::clicked, this, [this] { m_draft.complete() ? Q_EMIT finished() : m_record->refuse(); });
    m_call = new Button(Button::Shape::Command, this);
    connect(m_call, &Button::clicked, this, [this] {
        if (!mayMisdeal(m_table.hand)) return m_call->refuse();
        m_misdeal = true;
        Q_EMIT finished();
    });
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &FaultPanel::closed);
    connect(m_advice, &FaultAdvice::nth, this, [this](int card) {
        m_draft.nth = card;
        changed();
    });
    connect(m_advice, &FaultAdvice::unseen, this, [this] {
        m_draft.unseen = true;
        changed();
    });
    connect(m_advice->keys(), &CardKeys::entered, this, [this](Card card) {
        m_draft.card = card;
        changed();
    });
    connect(m_advice->keys(), &CardKeys::erased, this, [this] {
        m_draft.nth = 0;
        changed();
    });
}

void FaultPanel::setTable(const Table& table) {
    m_table = table;
    m_draft = {};
    m_faults = table.hand.faults;
    m_misdeal = false;
    m_advice->keys()->clear();
    changed();
}

void FaultPanel::setOutcome(const std::optional<Stepped>& outcome) {
    m_advice->show(m_table, m_draft, outcome);
    m_faults = outcome ? outcome->table.hand.faults : m_table.hand.faults;
    faces();
}

void FaultPanel::choose(int tile) {
    const auto rows = faultsNow(m_table.hand);
    if (tile >= static_cast<int>(rows.size())) return;
    const Seat seat = m_draft.seat;  // a seat tapped before its fault was named stays
    m_draft = {};
    m_draft.kind = &rows[static_cast<std::size_t>(tile)];
    if (m_draft.kind->seat) m_draft.seat = seat;
    m_draft.street = streetOf(m_table.hand, *m_draft.kind);
    changed();
}

void FaultPanel::changed() {
    m_advice->show(m_table, m_draft, {});
    faces();
    Q_EMIT drafted();
}

void FaultPanel::faces() {
    const auto rows = faultsNow(m_table.hand);
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const bool chosen = m_draft.kind == &rows[i];
        m_tiles[i]->setFace({nameOf(rows[i].words), {}, chosen ? Standing::Open : Standing::Ready});
    }
    m_record->setFace({nameOf("button.record-fault"), {}, m_draft.complete() ? Standing::Waits : Standing::NotNow});
    const bool may = mayMisdeal(m_table.hand);
    const QString count = sentence(
        "count.exposed-of", {QString::number(m_faults.exposed), QString::number(m_table.hand.rules.misdealExposed)});
    const QString late = sentence("count.acted-of", {QString::number(m_table.hand.now.actsInTurn)});
    const QString why =
        m_table.hand.faults.causes.empty() ? sentence("why.no-cause", {count}) : sentence("why.too-late", {late});
    m_call->setFace({nameOf("button.misdeal"), may ? QString() : why, may ? Standing::Ready : Standing::NotNow, may});
}

QString FaultPanel::line() const { return m_misdeal ? QStringLiteral("misdeal") : m_draft.line(); }

bool FaultPanel::takesSeat(Seat seat) {
    m_draft.seat = seat;
    changed();
    return true;
}

bool FaultPanel::takes(const QKeyEvent& key) {
    const FaultWants wants = m_draft.wants();
    const int digit = key.key() - Qt::Key_0;
    const bool isDigit = digit >= 0 && digit <= 9;
    if (wants == FaultWants::Card && m_draft.kind) return m_advice->keys()->takes(key);
    if (wants == FaultWants::Seat && isDigit) return takesSeat(seatAt(digit == 0 ? 10 : digit));
    if (wants == FaultWants::Nth && isDigit && digit > 0) {
        m_draft.nth = digit;
        changed();
        return true;
    }
    if (!m_draft.kind && isDigit) {  // tiles are numbered in reading order
        choose(digit == 0 ? 9 : digit - 1);
        return true;
    }
    if (key.key() == Qt::Key_Backspace && m_draft.kind) {
        m_draft = {};
        changed();
        return true;
    }
    return false;
}

void FaultPanel::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), half = (w - 2 * kLeft - 8) / 2;
    const double room = h - kTop - 155, step = std::min(kStep + 8, room / 5);
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const double column = static_cast<double>(i % 2), row = static_cast<double>(i / 2);
        put(*m_tiles[i], {kLeft + column * (half + 8), kTop + row * step, half, std::max(kTileHigh, step - 8)});
    }
    put(*m_record, {kLeft, h - 141, w - 2 * kLeft, 56});
    put(*m_call, {kLeft, h - 77, 218, 64});
}

void FaultPanel::paintInside(QPainter& painter) { writeHead(painter, nameOf("caption.fault")); }

}  // namespace oddchip::ui
