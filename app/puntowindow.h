// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QWidget>
#include <memory>

#include "app/join.h"
#include "app/opening.h"
#include "app/window.h"
#include "ui/entry/cardpad.h"
#include "ui/entry/entryline.h"
#include "ui/entry/focusring.h"
#include "ui/entry/notice.h"
#include "ui/punto/betpad.h"
#include "ui/punto/betsview.h"
#include "ui/punto/boxpad.h"
#include "ui/punto/callview.h"
#include "ui/punto/figures.h"
#include "ui/punto/handview.h"
#include "ui/punto/places.h"
#include "ui/punto/puntoheader.h"
#include "ui/punto/puntoline.h"
#include "ui/punto/puntosetup.h"
#include "ui/punto/roadsview.h"
#include "ui/table/history.h"

namespace oddchip::app {

enum class PuntoDo : std::uint8_t { Card, Settle, Bet, Fault, Floor, Undo };

// The dealer's window of a table of Punto Banco, with a journal of its own. It shows the desk's table, turns keys, taps
// and text into lines, and hands them to the desk; what it shows is already on the disk.
class PuntoWindow : public QWidget {
    Q_OBJECT

public:
    explicit PuntoWindow(Window::Open open, Clocks clocks = systemClocks());
    ~PuntoWindow() override;

    const std::optional<Punto>& punto() const;
    ui::EntryLine* entry() const { return m_entry; }
    ui::Button* button(PuntoDo which) const { return m_buttons[static_cast<std::size_t>(which)]; }
    const ui::PuntoCall& call() const { return m_call->call(); }
    ui::BetsView* bets() const { return m_bets; }
    ui::EdgesView* edges() const { return m_edges; }
    ui::HandView* hand(PuntoSide side) const { return side == PuntoSide::bank ? m_bank : m_player; }
    ui::Sheet* sheet() const { return m_sheet; }  // what is open; nothing: null

    void setTheme(ui::Theme theme);
    void openSetUp();
    bool writeReport(const QString& path) const;  // as PDF

Q_SIGNALS:
    void entered(const std::vector<oddchip::Item>& line);
    void wantsPoker();

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* key) override;

private:
    // puntowindow.cpp: opening, and what is shown
    void makeSheets();
    void connectParts();
    void orderTabs();
    void openDesk();
    void layOut();
    void showAll();
    void showHeader();
    void showHands();
    void showPlaces();
    void showLine();
    void askCard();
    ui::HandText handText(PuntoSide side) const;

    // puntowindow_faces.cpp: what the buttons say
    void showFaces();
    ui::Face cardFace() const;
    ui::Face settleFace() const;
    ui::Face undoFace() const;

    // puntowindow_input.cpp: what keys, buttons and taps do
    void press(PuntoDo which, bool byFinger);
    void pressCard(bool byFinger);
    bool useKey(const QKeyEvent& key);
    bool useControlKey(const QKeyEvent& key);
    bool useCardKey(const QKeyEvent& key);
    void accept();
    void escape();
    void pick(PuntoSide side);
    void fault(ui::PuntoFaults::What what);
    void openSheet(ui::Sheet* sheet);
    void openBet(int seat, baccarat::Side side);
    void openBox();
    void askHolder();
    void closeSheet();
    void record(const QString& line);
    void record(const std::vector<Item>& line);
    void undo();
    void change(const Ruling& ruling);
    void tell(const QString& trouble);
    bool locked();
    QString mendNow() const;
    bool rankPending() const;  // it waits for its suit
    bool dealing() const;      // rank keys are cards
    std::optional<PuntoSide> cardFor() const;

    // puntowindow_menu.cpp
    void showMenu();
    void saveReport();
    void printReport();
    QString reportFoot() const;

    Window::Open m_open;
    Clocks m_clocks;
    std::unique_ptr<Join> m_join;  // null: no journal could be opened
    bool m_readOnly = false, m_clicks = false;
    KeysToEntry m_toEntry;
    ui::Theme m_theme = ui::Theme::Dark;
    ui::Look m_look;

    ui::PuntoLast m_last;
    ui::ShoeTold m_shoe;
    bool m_cardsOut = false;            // the dealer has begun to deal, though no card is entered yet
    std::optional<PuntoSide> m_picked;  // the hand that a card went to, whoever was due
    QString m_trouble;                  // of the last input, until the next
    QString m_whyRead;                  // why nothing can be entered, and what to do
    std::vector<Item> m_entering;
    std::int64_t m_lockedUntil = 0;
    ui::PuntoPreview m_preview;

    ui::PuntoHeader* m_header;
    ui::HandView *m_player, *m_bank;
    ui::CallView* m_call;
    ui::RoadsView* m_roads;
    ui::CountsView* m_counts;
    ui::EdgesView* m_edges;
    ui::History* m_history;
    ui::EntryLine* m_entry;
    ui::BetsView* m_bets;
    std::array<ui::Button*, ui::kPuntoButtons> m_buttons;
    ui::FocusRing* m_ring;

    ui::CardPad* m_cards;
    ui::BetPad* m_betPad;
    ui::BoxPad* m_boxPad;
    ui::PuntoFaults* m_faults;
    ui::PuntoSetUp* m_setUp;
    ui::Notice* m_notice;
    ui::Sheet* m_sheet = nullptr;
};

}  // namespace oddchip::app
