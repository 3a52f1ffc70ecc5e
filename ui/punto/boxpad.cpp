// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/boxpad.h"

#include "core/notation/punto.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHigh = 64;
constexpr int kInRow = 4;

}  // namespace

BoxPad::BoxPad(QWidget* parent) : SeatSheet(Button::Shape::Preset, parent) {
    m_record = new Button(Button::Shape::Command, this);
    connect(m_record, &Button::clicked, this, [this] {
        if (complete()) Q_EMIT finished();
    });
}

void BoxPad::ask(const baccarat::Table& table) {
    m_table = table;
    m_seat = 0;
    arrange();
    changed();
}

baccarat::Amount BoxPad::owed(int seat) const { return owedToBox(m_table, seat); }

void BoxPad::pressSeat(int seat) {
    if (owed(seat) == 0) return seatKey(seat).refuse();
    m_seat = m_seat == seat ? 0 : seat;
    changed();
}

void BoxPad::changed() {
    for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
        const QString sum = owed(seat) == 0 ? QString(QChar(0x2013)) : amount(Chips{owed(seat)});
        const Standing standing = seat == m_seat    ? Standing::Open
                                  : owed(seat) == 0 ? Standing::NotNow
                                                    : Standing::Ready;
        seatKey(seat).setFace({QString::number(seat), sum, standing});
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
    const double y = placeSeats(kInRow, kHigh);
    put(*m_record, {kLeft, y, wide(), kHigh});
    m_note = y + kHigh + kGap;
}

void BoxPad::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("punto.caption.collect"));
    write(painter, {kLeft, m_note, wide(), 28}, sentence("punto.caption.collect"), Type::Second, false,
          look().colours().text2);
}

}  // namespace oddchip::ui
