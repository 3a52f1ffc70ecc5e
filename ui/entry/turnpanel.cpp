// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/turnpanel.h"

#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kTop = 92, kHigh = 64, kGap = 8;

QString seatsListed(SeatSet seats) {
    QStringList all;
    for (const Seat seat : seats) all += lineText(seat);
    return all.join(QLatin1Char(' '));
}

bool possible(const Hand& hand, const Event& event) { return std::holds_alternative<Ruling>(rule(hand, event)); }

}  // namespace

TurnPanel::TurnPanel(QWidget* parent) : Sheet(Place::Side, parent) {
    for (int i = 0; i < kSeats; ++i) {
        auto* button = m_seats[static_cast<std::size_t>(i)] = new Button(Button::Shape::Key, this);
        connect(button, &Button::clicked, this, [this, i] { tell(seatAt(i + 1)); });
    }
    for (int i = 0; i < static_cast<int>(m_counts.size()); ++i) {
        auto* button = m_counts[static_cast<std::size_t>(i)] = new Button(Button::Shape::Key, this);
        button->setFace({i == 0 ? nameOf("button.stands-pat") : QString::number(i), {}});
        connect(button, &Button::clicked, this, [this, i] { draws(i); });
    }
    m_all = new Button(Button::Shape::Command, this);
    m_all->setFace({nameOf("button.all-discard"), {}, Standing::Waits});
    connect(m_all, &Button::clicked, this, &TurnPanel::allDiscard);
}

bool TurnPanel::asks() const { return m_turn.what != What::nothing && m_turn.what != What::upcard; }

void TurnPanel::setHand(const Hand& hand) {
    m_hand = hand;
    m_turn = cardTurn(hand);
    m_seat = m_turn.seat;
    m_line.clear();
    showSeats();
    showCounts();
    arrange();
    update();
}

// Whoever may open or discard has a button.
void TurnPanel::showSeats() {
    for (int i = 1; i <= kSeats; ++i) {
        Button* button = m_seats[static_cast<std::size_t>(i - 1)];
        const Seat seat = seatAt(i);
        const bool opens = m_turn.what == What::opener && possible(m_hand, Opens{seat});
        const bool discards = m_turn.what == What::discard && m_turn.left.contains(seat);
        button->setVisible(opens || discards);
        button->setFace({lineText(seat), {}});
        button->setAccessibleName(sentence("line.seat", {lineText(seat)}));
    }
    m_all->setVisible(m_turn.what == What::discard);
}

void TurnPanel::showCounts() {
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const bool may = m_turn.what == What::draw && possible(m_hand, Drew{m_seat, static_cast<std::uint8_t>(i)});
        m_counts[i]->setVisible(may);
    }
}

void TurnPanel::answer(const QString& line) {
    m_line = line;
    Q_EMIT finished();
}

void TurnPanel::tell(Seat seat) {
    answer(lineText(seat) + (m_turn.what == What::opener ? QStringLiteral(" opens") : QStringLiteral(" discards")));
}

void TurnPanel::draws(int count) {
    answer(lineText(m_seat) +
           (count == 0 ? QStringLiteral(" stands pat") : QStringLiteral(" draws ") + QString::number(count)));
}

void TurnPanel::allDiscard() {
    QStringList all;
    for (const Seat seat : m_turn.left) all += lineText(seat) + QStringLiteral(" discards");
    answer(all.join(QStringLiteral("; ")));
}

bool TurnPanel::takes(const QKeyEvent& key) {
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (enter && m_turn.what == What::discard) {
        allDiscard();
        return true;
    }
    if (key.text().size() != 1 || !key.text()[0].isDigit()) return false;
    const int digit = key.text()[0].digitValue();
    if (m_turn.what != What::draw) return takesSeat(seatAt(digit == 0 ? kSeats : digit));
    if (digit >= static_cast<int>(m_counts.size()) || m_counts[static_cast<std::size_t>(digit)]->isHidden())
        return false;
    draws(digit);
    return true;
}

// A seat that draws before those before it have is asked next.
bool TurnPanel::takesSeat(Seat seat) {
    if (m_turn.what == What::draw && m_turn.left.contains(seat)) {
        m_seat = seat;
        showCounts();
        arrange();
        update();
        return true;
    }
    if (m_seats[static_cast<std::size_t>(number(seat) - 1)]->isHidden()) return false;
    tell(seat);
    return true;
}

void TurnPanel::arrange() {
    const double w = inUnits().width() - 2 * kLeft;
    const double half = (w - kGap) / 2;
    int at = 0;
    for (Button* button : m_seats) {
        if (button->isHidden()) continue;
        put(*button, {kLeft + (at % 2) * (half + kGap), kTop + (at / 2) * (kHigh + kGap), half, kHigh});
        ++at;
    }
    put(*m_all, {kLeft, inUnits().height() - 73, w, 56});
    put(*m_counts[0], {kLeft, kTop, w, kHigh});
    for (std::size_t i = 1; i < m_counts.size(); ++i) {
        const double column = static_cast<double>((i - 1) % 2), row = static_cast<double>((i + 1) / 2);
        put(*m_counts[i], {kLeft + column * (half + kGap), kTop + row * (kHigh + kGap), half, kHigh});
    }
}

void TurnPanel::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    QString caption, right, below;
    SeatSet then = m_turn.left;
    then.erase(m_seat);
    switch (m_turn.what) {
    case What::nothing:
    case What::upcard: return;
    case What::opener:
        caption = nameOf("caption.opens");
        right = sentence("caption.opens");
        below = sentence(bringInDue(m_hand) ? "caption.bring-in-who" : "caption.first-who");
        break;
    case What::draw:
        caption = nameOf("caption.draw", {lineText(m_seat)});
        right = then.empty() ? sentence("caption.draw-last") : sentence("caption.draw", {seatsListed(then)});
        below = sentence("caption.draw-how-many");
        break;
    case What::discard:
        caption = nameOf("caption.discard");
        right = sentence("caption.discard");
        below = sentence("caption.discard-who");
        break;
    }
    writeHead(painter, caption, right);
    write(painter, {kLeft, 52, inUnits().width() - 2 * kLeft, 28}, below, Type::Name, false, c.text2);
}

}  // namespace oddchip::ui
