// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What has moved between two states of the table, for the eye.
#include "ui/table/motion.h"
#include "ui/table/tableview.h"

namespace oddchip::ui {
namespace {

constexpr int kToPot = 160, kToSeat = 200;  // milliseconds

int cardsOn(const Table& table) {
    int count = 0;
    for (int i = 0; table.playing && i < boardCount(table.hand); ++i) count += oddchip::board(table.hand, i).size;
    return count;
}

Chips inTheMiddle(const Table& table) {
    Chips total;
    if (!table.playing) return total;
    for (const PotLayer& layer : potsInTheMiddle(table.hand)) total += layer.amount;
    return total;
}

}  // namespace

TableView::Before TableView::before() const {
    Before before{m_table, {}, {}};
    for (int i = 1; i <= m_places.seats(); ++i) {
        const auto index = static_cast<std::size_t>(i - 1);
        before.plates[index] = m_seats[index]->plate();
        if (m_inFront[index]->what().showsChips) before.chips[index] = m_inFront[index]->what().chips;
    }
    return before;
}

// Amber passes; cards appear; chips go to the pot when a round closes, and from there to those who have won.
void TableView::move(const Before& before) {
    const bool same = before.table.playing && m_table.playing && before.table.handNumber == m_table.handNumber;
    const int dealt = cardsOn(m_table) - cardsOn(before.table);
    const Chips pot = inTheMiddle(m_table), was = inTheMiddle(before.table);
    const bool back = same && (dealt < 0 || (dealt == 0 && before.table.hand.over && !m_table.hand.over));
    m_motion->begin(back);
    const QPointF middle = m_places.pot(false).center();
    const ChipSet& set = m_table.playing ? m_table.hand.stakes.chips : m_table.stakes.chips;
    for (int i = 1; i <= m_places.seats(); ++i) {
        const auto index = static_cast<std::size_t>(i - 1);
        const Plate &old = before.plates[index], &now = m_seats[index]->plate();
        const bool turned = (old.kind == Plate::Kind::ToAct) != (now.kind == Plate::Kind::ToAct);
        if (turned && !old.lit && !now.lit) m_motion->fadePlate(m_places.plate(i), old);
        if (!same) continue;
        const QRectF front = m_places.plate(i);
        const Chips lay = before.chips[index];
        const Chips lies = m_inFront[index]->what().showsChips ? m_inFront[index]->what().chips : Chips{};
        if (lay > Chips{} && lies == Chips{} && pot > was)
            m_motion->slide(front.center(), middle, chipsFor(lay, set), set, kToPot);
        if (back && lies > Chips{} && lay == Chips{} && pot < was)
            m_motion->slide(middle, front.center(), chipsFor(lies, set), set, kToPot);
        const bool pushed = m_table.hand.over && pot < was && old.strong && !now.strong;
        if (pushed) m_motion->slide(middle, front.center(), chipsFor(was - pot, set), set, kToSeat);
    }
    if (same && dealt > 0) fadeCards(before.table);
    m_motion->start();
}

void TableView::fadeCards(const Table& before) {
    const int rows = boardCount(m_table.hand);
    for (int row = 0; row < rows; ++row) {
        const int from = row < boardCount(before.hand) ? oddchip::board(before.hand, row).size : 0;
        for (int card = from; card < oddchip::board(m_table.hand, row).size && card < 5; ++card)
            m_motion->fadeCard(m_places.boardCard(card, row));
    }
}

}  // namespace oddchip::ui
