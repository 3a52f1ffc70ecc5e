// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/phh_cards.h"

#include <algorithm>
#include <iterator>

namespace oddchip {
namespace {

std::string unseen(std::size_t cards) {
    std::string all;
    for (; cards > 0; --cards) { all += "??"; }
    return all;
}

// The cards that are known, and as many as are due.
std::string listed(const std::vector<Card>& known, std::size_t due) {
    std::string all;
    for (const Card card : known) { all += text(card); }
    return all + unseen(due - std::min(due, known.size()));
}

}  // namespace

PhhCards::PhhCards(std::vector<Seat> order, const Hand& before, std::vector<PhhAction>& actions)
    : m_order(std::move(order)), m_streets(form(before.stakes.form).streets), m_actions(actions) {
    for (std::size_t row = 0; row <= before.street; ++row) {
        begin(before.dealt);
        if (before.late) { m_rows.back().board = 0; }  // it lies there already
    }
}

void PhhCards::begin(const SeatSet& live) {
    const Street& street = m_streets[m_rows.size()];
    Row& row = m_rows.emplace_back();
    row.board = street.board;
    for (const Seat seat : live) {
        row.seats[seat].down = street.down;
        row.seats[seat].up = street.up;
    }
}

void PhhCards::reach(const Hand& before, std::size_t street) {
    while (m_rows.size() <= street) {
        settle();
        begin(before.now.live);
        // Of several boards each is named by itself, and the first may be ahead of the others.
        if (before.runouts > 1 || before.stakes.boards > 1) { m_rows.back().board = 0; }
    }
}

void PhhCards::add(const std::string& text) { m_actions.push_back({.text = text, .comment = {}}); }

void PhhCards::write(Due& due, Seat seat) {
    const auto number = std::ranges::find(m_order, seat) - m_order.begin() + 1;
    const std::string cards = listed(due.known, due.down) + listed(due.knownUp, due.up);
    if (cards.empty()) { return; }
    if (!due.at) {
        due.at = m_actions.size();
        add("");
    }
    m_actions[*due.at].text = "d dh p" + std::to_string(number) + " " + cards;
}

bool PhhCards::settle() {
    const std::size_t before = m_actions.size();
    for (Row& row : m_rows) { settle(row); }
    return m_actions.size() > before;
}

void PhhCards::settle(Row& row) {
    std::vector<Seat> seats = row.named;
    std::ranges::copy(m_order, std::back_inserter(seats));
    for (const Seat seat : seats) {
        if (!row.seats[seat].at) { write(row.seats[seat], seat); }
    }
    if (row.board == 0) { return; }
    row.boardAt = m_actions.size();
    add("d db " + unseen(static_cast<std::size_t>(row.board)));
    row.board = 0;
}

// The last street that has room for them; where none has, the last, for a card too many is told as well.
PhhCards::Due& PhhCards::dueFor(const Dealt& cards) {
    for (auto row = m_rows.rbegin(); row != m_rows.rend(); ++row) {
        Due& due = row->seats[cards.seat];
        if (cards.up ? due.knownUp.size() < due.up : due.known.size() < due.down) { return due; }
    }
    return m_rows.back().seats[cards.seat];
}

void PhhCards::named(Seat seat) {
    auto& all = m_rows.back().named;
    if (std::ranges::find(all, seat) == all.end()) { all.push_back(seat); }
}

void PhhCards::dealt(const Dealt& cards) {
    for (const Card card : cards.cards) {
        if (!card.seen()) {  // it is due as it is
            named(cards.seat);
            continue;
        }
        Due& due = dueFor({cards.seat, cards.cards, cards.up});
        (cards.up ? due.knownUp : due.known).push_back(card);
        if (due.at) {
            write(due, cards.seat);
        } else {
            named(cards.seat);
        }
    }
}

// A draw belongs to the street that it opens, which begins when everybody has drawn.
void PhhCards::draws(const Hand& before, Seat seat, int count) {
    const std::size_t row = before.street + 1u;
    if (row >= m_streets.size() || !m_streets[row].draws) { return; }
    reach(before, row);
    m_rows[row].seats[seat].down = static_cast<std::size_t>(count);
}

// What lies before each seat is told first; a board in stud stands for the cards that ran out.
void PhhCards::reach(const Hand& before, std::size_t street, const BoardDealt& board) {
    while (m_rows.size() <= street) {
        begin(before.now.live);
        m_rows.back().board = 0;
        if (m_streets[m_rows.size() - 1].board == 0) { m_rows.back().seats = {}; }
    }
    Row& row = m_rows.back();
    if (row.boardAt && m_actions[*row.boardAt].text.find('?') != std::string::npos) {
        m_actions[*row.boardAt].text = "d db " + text(board.cards);
        return;
    }
    row.board = 0;
    row.boardAt = m_actions.size();
    add("d db " + text(board.cards));
}

}  // namespace oddchip
