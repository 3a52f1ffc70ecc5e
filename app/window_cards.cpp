// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/window.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

// What the window asks of cards: boards and upcards in the order of the deal, hands that are shown, draws and discards.
namespace oddchip::app {

using namespace ui;

// Who gets the upcard that can be entered now; kNoSeat: nobody.
Seat Window::upcardSeat() const {
    if (!m_withCards || !inHand(m_table)) return kNoSeat;
    const CardTurn turn = cardTurn(m_table.hand);
    const bool told = turn.what == CardTurn::What::upcard || turn.what == CardTurn::What::opener;
    return told ? turn.seat : kNoSeat;
}

// Cards of which some are entered, or that lie there already, are asked for at once; a street waits for Deal.
void Window::askCards() {
    if (!m_withCards || !inHand(m_table)) return;
    if (const Seat seat = upcardSeat(); seat != kNoSeat) return askUpcardOf(seat);
    const BoardTurn board = boardTurn(m_table.hand);
    const bool begun = board.board > 1 || m_table.hand.runouts > 1;
    const bool lies = !m_last && toAct(m_table.hand).value != kNoSeat;  // a hand that begins with a flop
    if (board.cards > 0 && (begun || lies)) askBoardNow();
}

void Window::askUpcardOf(Seat seat) {
    openSheet(m_cards, Do::Deal);
    m_cards->ask(askUpcard(m_table.hand, seat));
}

void Window::askBoardNow() {
    openSheet(m_cards, Do::Deal);
    m_cards->ask(askBoard(m_table.hand));
}

// A hand of which every card is known already needs none entered.
void Window::askHandOf(Seat seat) {
    const CardPad::Asking asking = askHand(m_table.hand, seat);
    if (asking.count == 0) return record(asking.before + QString::fromStdString(text(asking.known)));
    openSheet(m_cards);
    m_cards->ask(asking);
}

void Window::pressDeal() {
    if (m_of == Do::Deal) return m_cards->mayInstead() ? m_cards->recordInstead() : m_bar->button(Do::Deal)->refuse();
    if (!m_withCards) return record(QStringLiteral("deal"));
    Seat seat = upcardSeat();
    if (seat == kNoSeat) seat = firstUpcard(m_table.hand);
    if (seat != kNoSeat) return askUpcardOf(seat);
    if (boardTurn(m_table.hand).cards > 0) return askBoardNow();
    record(QStringLiteral("deal"));
}

// The panel of draws, discards and openers shows itself where nothing else is open.
bool Window::turnAsks() const {
    if (m_sheet || !inHand(m_table) || m_readOnly) return false;
    return m_turn->asks();
}

// Whoever the run-outs are offered to has nothing left to say.
bool Window::mayRunOut() const {
    return inHand(m_table) && std::holds_alternative<Ruling>(rule(m_table.hand, RunOut{2})) &&
           m_table.hand.runouts == 0 && hasBoard(m_table.hand);
}

void Window::openNextHand() {
    if (!m_nextHand->start(m_table)) return refuse();
    openSheet(m_nextHand);
}

}  // namespace oddchip::app
