// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/records/phh.h"
#include "core/rules/hand.h"

namespace oddchip {

// The cards of a hand in PHH's order: each street's, one 'd dh' a seat, before its first act; in a draw after every
// seat's 'sd'. Cards that nobody named are told as '??', and are named where they stand if they become known later.
class PhhCards {
public:
    PhhCards(std::vector<Seat> order, const Hand& before, std::vector<PhhAction>& actions);

    void reach(const Hand& before, std::size_t street);    // it is dealt to those who were in
    void dealt(const Dealt& cards);                        // to a seat, of this street or of an earlier one
    void draws(const Hand& before, Seat seat, int count);  // these come back to it
    void reach(const Hand& before, std::size_t street, const BoardDealt& board);  // which covers all up to it
    bool settle();  // tells what is due; whether that was anything

private:
    struct Due {
        std::size_t down = 0, up = 0;      // that the street deals to the seat
        std::vector<Card> known, knownUp;  // of them, as far as somebody named them
        std::optional<std::size_t> at;     // the action that tells it
    };
    struct Row {
        PerSeat<Due> seats;
        std::vector<Seat> named;  // in the order in which their cards became known
        int board = 0;            // cards that are not told
        std::optional<std::size_t> boardAt;
    };

    void begin(const SeatSet& live);
    void settle(Row& row);
    void add(const std::string& text);
    void write(Due& due, Seat seat);
    void named(Seat seat);
    Due& dueFor(const Dealt& cards);

    std::vector<Seat> m_order;
    std::span<const Street> m_streets;
    std::vector<Row> m_rows;  // of the streets that were dealt
    std::vector<PhhAction>& m_actions;
};

}  // namespace oddchip
