// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/faultpanel.h"

#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kTop = 53, kTileHigh = 44, kStep = 52;

constexpr int kTiles = 10, kMore = kTiles - 1;  // the last tile leads to the others, where there are any

}  // namespace

FaultPanel::FaultPanel(QWidget* parent) : Sheet(Place::Side, parent), m_advice(new FaultAdvice(parent)) {
    for (int i = 0; i < kTiles; ++i) {
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
    m_floor = new Button(Button::Shape::Command, this);
    m_floor->setFace({nameOf("button.floor"), {}});
    connect(m_floor, &Button::clicked, this, &FaultPanel::wantsFloor);
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
    connect(m_advice, &FaultAdvice::deadBy, this, &FaultPanel::setDeadBy);
    connect(m_advice->keypad(), &Keypad::typed, this, &FaultPanel::type);
    connect(m_advice->keypad(), &Keypad::erased, this, [this] {
        m_amount.erase();
        m_draft.amount.reset();
        if (!m_amount.empty()) m_draft.amount = m_amount.chips();
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
    m_from = 0;
    m_amount.clear();
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

// What the tiles hold at this moment: all that is possible, or a page of it.
QList<const FaultKindRow*> FaultPanel::onTiles() const {
    const auto rows = faultsNow(m_table.hand);
    return rows.size() <= kTiles ? rows : rows.mid(m_from, kMore);
}

bool FaultPanel::more() const { return faultsNow(m_table.hand).size() > kTiles; }

void FaultPanel::choose(int tile) {
    if (tile == kMore && more()) {
        m_from = m_from + kMore < faultsNow(m_table.hand).size() ? m_from + kMore : 0;
        return faces();
    }
    const auto rows = onTiles();
    if (tile >= rows.size()) return;
    const Seat seat = m_draft.seat;  // a seat tapped before its fault was named stays
    m_draft = {};
    m_draft.kind = rows[tile];
    m_draft.street = faultStreet(m_table.hand, m_draft.kind->kind);
    m_amount.clear();
    if (faultSeats(m_table.hand, m_draft.kind->kind).contains(seat)) m_draft.seat = seat;
    changed();
}

void FaultPanel::changed() {
    m_advice->show(m_table, m_draft, {});
    faces();
    Q_EMIT drafted();
}

void FaultPanel::faces() {
    const auto rows = onTiles();
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const bool leads = i == kMore && more();
        m_tiles[i]->setVisible(leads || at < rows.size());
        if (leads) {
            m_tiles[i]->setFace({nameOf("button.more"), {}});
        } else if (at < rows.size()) {
            const bool chosen = m_draft.kind == rows[at];
            m_tiles[i]->setFace({nameOf(rows[at]->words), {}, chosen ? Standing::Open : Standing::Ready});
        }
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

// A seat that such a fault cannot name is passed over.
bool FaultPanel::takesSeat(Seat seat) {
    if (m_draft.wants() == FaultWants::By) {
        if (m_table.hand.dealt.contains(seat) && seat != m_draft.seat) m_draft.by = seat;
    } else if (!m_draft.kind || faultSeats(m_table.hand, m_draft.kind->kind).contains(seat)) {
        m_draft.seat = seat;
    }
    changed();
    return true;
}

void FaultPanel::setDeadBy(DeadBy way) {
    m_draft.deadBy = way;
    changed();
}

void FaultPanel::type(const QString& figures) {
    if (!m_amount.type(figures)) return;
    m_draft.amount = m_amount.chips();
    changed();
}

bool FaultPanel::takes(const QKeyEvent& key) {
    const FaultWants wants = m_draft.wants();
    const int digit = key.key() - Qt::Key_0;
    const bool isDigit = digit >= 0 && digit <= 9;
    if (wants == FaultWants::Card && m_draft.kind) return m_advice->keys()->takes(key);
    if ((wants == FaultWants::Seat || wants == FaultWants::By) && isDigit)
        return takesSeat(seatAt(digit == 0 ? kSeats : digit));
    if (m_draft.kind && m_draft.kind->amount && m_draft.seat != kNoSeat && isDigit) {
        type(QString::number(digit));
        return true;
    }
    if (wants == FaultWants::DeadBy && isDigit && digit >= 1 && digit <= 4) {
        setDeadBy(kDeadWays[digit - 1]);
        return true;
    }
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
    put(*m_call, {kLeft, h - 77, w - 2 * kLeft - 109, 64});
    put(*m_floor, {w - kLeft - 101, h - 77, 101, 64});
}

void FaultPanel::paintInside(QPainter& painter) { writeHead(painter, nameOf("caption.fault")); }

}  // namespace oddchip::ui
