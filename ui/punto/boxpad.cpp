// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/boxpad.h"

#include "core/notation/punto.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 40, kGap = 8, kSeatHigh = 64;
constexpr int kInRow = 4;

}  // namespace

BoxPad::BoxPad(QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        m_seats[i] = new Button(Button::Shape::Preset, this);
        connect(m_seats[i], &Button::clicked, this, [this, seat] { pressSeat(seat); });
    }
    m_record = new Button(Button::Shape::Command, this);
    connect(m_record, &Button::clicked, this, [this] {
        if (complete()) Q_EMIT finished();
    });
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &BoxPad::closed);
}

void BoxPad::ask(const baccarat::Table& table) {
    m_table = table;
    m_seat = 0;
    arrange();
    changed();
}

baccarat::Amount BoxPad::owed(int seat) const { return owedToBox(m_table, seat); }

void BoxPad::pressSeat(int seat) {
    if (owed(seat) == 0) return m_seats[static_cast<std::size_t>(seat) - 1]->refuse();
    m_seat = m_seat == seat ? 0 : seat;
    changed();
}

void BoxPad::changed() {
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        const QString sum = owed(seat) == 0 ? QString(QChar(0x2013)) : amount(Chips{owed(seat)});
        m_seats[i]->setFace({QString::number(seat), sum,
                             seat == m_seat    ? Standing::Open
                             : owed(seat) == 0 ? Standing::NotNow
                                               : Standing::Ready});
    }
    const QString sum = amount(Chips{owed(m_seat)});
    m_record->setFace(
        {m_seat == 0 ? nameOf("punto.collect", {sum}) : sentence("punto.collect", {sum, QString::number(m_seat)}),
         {},
         complete() ? Standing::Waits : Standing::NotNow});
    update();
    Q_EMIT drafted();
}

QString BoxPad::line() const {
    if (!complete()) return {};
    return QString::fromStdString(
        oddchip::write(Event{PuntoCollected{Chips{owed(m_seat)}, static_cast<std::uint8_t>(m_seat)}}));
}

bool BoxPad::complete() const { return owed(m_seat) != 0; }

// Digits are the seat: 1, then 2, is seat 12.
bool BoxPad::takes(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Backspace) {
        m_seat = 0;
        changed();
        return true;
    }
    const int digit = key.text().size() == 1 ? key.text()[0].digitValue() : -1;
    if (digit < 0) return false;
    const int longer = m_seat * 10 + digit;
    m_seat = longer <= baccarat::kPlaces ? longer : digit;
    changed();
    return true;
}

void BoxPad::arrange() {
    const double w = inUnits().width(), wide = w - 2 * kLeft;
    put(*m_close, {w - 116, 2, 108, 36});
    const double each = (wide - (kInRow - 1) * 4) / kInRow;
    double y = kHead + 13;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const auto column = static_cast<double>(i % kInRow), row = static_cast<double>(i / kInRow);
        put(*m_seats[i], {kLeft + column * (each + 4), y + row * (kSeatHigh + 4), each, kSeatHigh});
    }
    y += 4 * (kSeatHigh + 4) + kGap;
    put(*m_record, {kLeft, y, wide, 64});
}

void BoxPad::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("punto.caption.collect"));
    const double y = kHead + 13 + 4 * (kSeatHigh + 4) + kGap + 64 + kGap;
    write(painter, {kLeft, y, inUnits().width() - 2 * kLeft, 28}, sentence("punto.caption.collect"), Type::Second,
          false, look().colours().text2);
}

}  // namespace oddchip::ui
