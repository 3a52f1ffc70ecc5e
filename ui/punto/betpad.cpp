// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/betpad.h"

#include "core/notation/punto.h"
#include "ui/entry/asking.h"
#include "ui/punto/calling.h"
#include "ui/punto/marks.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

using baccarat::Side;

constexpr double kSeatHigh = 48, kField = 56;
constexpr int kInRow = 7;
constexpr std::array kSides{Side::bank, Side::player, Side::tie};

}  // namespace

BetPad::BetPad(QWidget* parent) : SeatSheet(Button::Shape::Key, parent) {
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i] = new Button(Button::Shape::Command, this);
        connect(m_sides[i], &Button::clicked, this, [this, i] { pressSide(kSides[i]); });
    }
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, [this](const QString& figures) {
        m_amount.type(figures);
        changed();
    });
    connect(m_keypad, &Keypad::erased, this, [this] {
        m_amount.erase();
        changed();
    });
    m_point = new Button(Button::Shape::Key, this);  // beside 00, which whole bets need
    m_point->setFace({QStringLiteral("."), {}});
    m_point->setFocusPolicy(Qt::NoFocus);
    connect(m_point, &Button::clicked, this, [this] {
        m_amount.type(m_amount.empty() ? QStringLiteral("0.") : QStringLiteral("."));
        changed();
    });
    m_record = new Button(Button::Shape::Command, this);
    connect(m_record, &Button::clicked, this, [this] {
        if (complete()) Q_EMIT finished();
    });
    m_same = new Button(Button::Shape::Command, this);
    m_same->setKey(QStringLiteral("R"));
    connect(m_same, &Button::clicked, this, &BetPad::wantsSame);
}

void BetPad::askBet(const baccarat::Table& table, int seat, Side side) {
    m_holder = false;
    m_seat = seat;
    m_side = side;
    m_amount.clear();
    m_hasSame = !sameBets(table).isEmpty();
    arrange();
    changed();
}

void BetPad::askHolder(const baccarat::Table& table) {
    m_holder = true;
    m_seat = table.holder;
    arrange();
    changed();
}

void BetPad::goOn() {
    m_seat = m_seat % baccarat::kPlaces + 1;
    m_amount.clear();
    changed();
}

void BetPad::changed() {
    for (int seat = 1; seat <= baccarat::kPlaces; ++seat)
        seatKey(seat).setFace({QString::number(seat), {}, seat == m_seat ? Standing::Open : Standing::Ready});
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setFace({sideName(kSides[i]), {}, m_side == kSides[i] ? Standing::Open : Standing::Ready});
        m_sides[i]->setVisible(!m_holder);
    }
    m_record->setFace({nameOf("punto.button.record"), {}, complete() ? Standing::Waits : Standing::NotNow});
    m_same->setFace({nameOf("punto.button.same"), {}, m_hasSame ? Standing::Ready : Standing::NotNow});
    for (QWidget* part : std::initializer_list<QWidget*>{m_keypad, m_point, m_record, m_same})
        part->setVisible(!m_holder);
    update();
    Q_EMIT drafted();
}

void BetPad::pressSeat(int seat) {
    m_seat = seat;
    changed();
    if (m_holder) Q_EMIT finished();
}

void BetPad::pressSide(Side side) {
    m_side = side;
    changed();
}

QString BetPad::line() const {
    if (m_seat == 0) return {};
    if (m_holder) return QStringLiteral("shoe %1").arg(m_seat);
    const PuntoBet bet{static_cast<std::uint8_t>(m_seat), sideOf(m_side), m_amount.chips()};
    const QString line = QString::fromStdString(oddchip::write(Event{bet}));
    return m_amount.empty() ? line.section(QLatin1Char(' '), 0, -2) : line;
}

bool BetPad::complete() const { return m_seat > 0 && (m_holder || !m_amount.empty()); }

// Digits of the keyboard are the amount once a seat has been tapped.
bool BetPad::takes(const QKeyEvent& key) {
    if (m_holder || m_seat == 0) return false;
    if (key.key() == Qt::Key_Backspace) {
        m_amount.erase();
        changed();
        return true;
    }
    if (key.text().size() != 1) return false;
    const QChar letter = key.text()[0].toUpper();
    if (letter.isDigit() || letter == QLatin1Char('.')) {
        m_amount.type(letter);
        changed();
        return true;
    }
    for (const Side side : kSides) {
        if (sideLetter(side) != letter) continue;
        pressSide(side);
        return true;
    }
    return false;
}

void BetPad::arrange() {
    double y = placeSeats(kInRow, kSeatHigh);
    const double third = (wide() - 2 * kGap) / 3;
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        put(*m_sides[i], {kLeft + static_cast<double>(i) * (third + kGap), y, third, 56});
    m_field = y + 56 + kGap;
    put(*m_point, {kLeft + wide() - kField, m_field, kField, kField});
    y = m_field + kField + kGap;
    const double bottom = inUnits().height() - kGap - 56;
    m_keypad->setLook(look());
    put(*m_keypad, {kLeft, y, wide(), bottom - y - kGap});
    put(*m_same, {kLeft, bottom, third, 48});
    put(*m_record, {kLeft + third + kGap, bottom, wide() - third - kGap, 48});
}

void BetPad::paintInside(QPainter& painter) {
    const QString title = m_holder      ? nameOf("punto.caption.pass")
                          : m_seat == 0 ? sentence("punto.caption.bet-who")
                                        : nameOf("punto.caption.bet", {QString::number(m_seat)});
    writeHead(painter, title);
    if (m_holder) return;
    writeField(painter, {kLeft, m_field, wide() - kField - kGap, kField}, sideName(m_side), m_amount.text(), Type::Say,
               m_seat != 0);
}

// ---- faults ----------------------------------------------------------------------------------------------------

PuntoFaults::PuntoFaults(QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles[i] = new Button(Button::Shape::Tile, this);
        connect(m_tiles[i], &Button::clicked, this, [this, i] {
            if (m_tiles[i]->face().standing == Standing::NotNow) return m_tiles[i]->refuse();
            Q_EMIT chosen(static_cast<What>(i));
        });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &PuntoFaults::closed);
}

// Only what can have happened by now.
void PuntoFaults::ask(const baccarat::Table& table) {
    constexpr std::array<const char*, 6> ids{"punto.fault.player", "punto.fault.bank", "punto.fault.missing",
                                             "punto.fault.late",   "punto.fault.burn", "punto.fault.void"};
    const bool out = table.coup.begun() && !table.coup.settled;
    const bool due = out && called(table.coup).due().has_value();
    const bool on = out || (!table.coup.settled && !table.coup.bets.empty());
    const std::array<bool, 6> can{out, out, due, out, !table.front.empty(), on};
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const auto what = static_cast<What>(i);
        const char* not_ = what == What::burnt   ? "punto.why-not.no-back"
                           : what == What::voids ? "punto.why-not.no-coup"
                           : out                 ? "punto.why-not.no-card"
                                                 : "punto.why-not.cards-first";
        const QString second = sentence(can[i] ? ids[i] : not_);
        m_tiles[i]->setFace({QStringLiteral("%1  %2").arg(i + 1).arg(nameOf(ids[i])), second,
                             can[i] ? Standing::Ready : Standing::NotNow});
    }
    arrange();
    update();
    Q_EMIT drafted();
}

bool PuntoFaults::takes(const QKeyEvent& key) {
    const int which = key.text().size() == 1 ? key.text()[0].digitValue() : -1;
    if (which < 1 || which > static_cast<int>(m_tiles.size())) return false;
    m_tiles[static_cast<std::size_t>(which) - 1]->click();
    return true;
}

void PuntoFaults::arrange() {
    constexpr double kLeft = 17, kHead = 40;
    const double w = inUnits().width();
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        put(*m_tiles[i], {kLeft, kHead + 17 + static_cast<double>(i) * 72, w - 2 * kLeft, 64});
}

void PuntoFaults::paintInside(QPainter& painter) { writeHead(painter, nameOf("punto.caption.fault")); }

}  // namespace oddchip::ui
