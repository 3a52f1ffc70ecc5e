// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QMenu>
#include <QWidget>
#include <memory>

#include "app/deciding.h"
#include "app/floor.h"
#include "app/join.h"
#include "app/opening.h"
#include "app/windowparts.h"
#include "ui/entry/actionbar.h"
#include "ui/entry/amountpad.h"
#include "ui/entry/awardpanel.h"
#include "ui/entry/cardpad.h"
#include "ui/entry/chiptray.h"
#include "ui/entry/entryline.h"
#include "ui/entry/faultpanel.h"
#include "ui/entry/focusring.h"
#include "ui/entry/lastinput.h"
#include "ui/entry/notice.h"
#include "ui/entry/pothelper.h"
#include "ui/entry/preview.h"
#include "ui/entry/saidrow.h"
#include "ui/entry/shufflelist.h"
#include "ui/entry/telling.h"
#include "ui/entry/turnpanel.h"
#include "ui/floor/floorpage.h"
#include "ui/settings/handsetup.h"
#include "ui/settings/settingsview.h"
#include "ui/settings/setup.h"
#include "ui/settings/tablesheet.h"
#include "ui/table/potspanel.h"
#include "ui/table/tableview.h"

namespace oddchip::app {

class People;

struct Clocks {
    Join::Clock now;                      // milliseconds since 1970, UTC
    std::function<std::int64_t()> ticks;  // milliseconds of a clock that never jumps
};
Clocks systemClocks();

class PublicScreen;
class Voice;

// The dealer's window. It shows the desk's table, turns keys, taps and text into lines, and hands them to the desk;
// what it shows is already on the disk.
class Window : public QWidget {
    Q_OBJECT

public:
    using Open = std::function<Opened()>;

    explicit Window(Open open, Clocks clocks = systemClocks());
    ~Window() override;

    const Table& table() const { return m_table; }
    const Log& log() const;
    ui::EntryLine* entry() const { return m_entry; }
    ui::ActionBar* bar() const { return m_bar; }
    ui::TableView* view() const { return m_view; }
    ui::Sheet* sheet() const { return m_sheet; }  // what is open; nothing: null
    ui::Notice* notice() const { return m_notice; }
    const ui::SayText& said() const { return m_said; }
    const QStringList& awards() const { return m_award->spoken(); }
    const Desk* desk() const { return m_join ? &m_join->desk() : nullptr; }
    bool readOnly() const { return m_readOnly; }

    const ui::Preferences& preferences() const { return m_preferences; }
    ui::SettingsView* settings() const { return m_settings; }      // null until it was opened
    PublicScreen* publicScreen() const { return m_publicScreen; }  // likewise
    const QString& told() const { return m_told; }                 // the last sentence that was asked for

    void setTheme(ui::Theme theme);
    void setPreferences(const ui::Preferences& preferences);  // kept at once
    void openSettings(ui::SettingsView::Page page = ui::SettingsView::Page::Rules);
    void offerToGoOn();                  // with the hand that was in progress, or to void it
    void help();                         // on what has the focus
    void tell(const QString& sentence);  // below the entry line, to screen readers, and aloud
    void setWithCards(bool cards);       // the board and hands are entered, not money alone
    void openDesk();                     // anew, as the journal's folder has it
    void closeDesk();                    // lets go of the journal; nothing can be entered until it is opened
    void openSetUp();
    void openHelper();
    void openNextHand();
    void ask(const QString& title, const QString& what, const QString& then, const ui::Notice::Answers& answers);
    void openSeats(Seat seat = kNoSeat);
    void openFloor();  // calls it, and opens its page
    ui::Button* clock() const { return m_clock; }
    ui::Button* floorButton() const { return m_callFloor; }
    People& people() { return *m_people; }
    void openFloorWindow();
    Floor* floorWindow() const { return m_floorWindow.get(); }  // null: it was not opened yet

Q_SIGNALS:
    void entered(const std::vector<oddchip::Item>& line);
    void wantsPunto();                         // the other kind of table, which has a window of its own
    void languageChosen(const QString& code);  // empty: the system's
    void preferencesChanged();
    void wantsCopies();  // the page of copies is open, or something on it was pressed
    void wantsTour();

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* key) override;

private:
    // window.cpp: opening, and what is shown
    void makeSheets();
    void connectParts();
    void orderTabs();
    void layOut();
    void lookAt(QWidget* parts);
    void showAll();
    void showTable();
    void showPlaces();
    void showSide(QWidget* sheet);
    void showPots();
    void showRuling();
    void showFaces();
    void showLine();
    void showSay();
    QString quietLine() const;
    ui::TableMarks marks() const;
    QString elsewhere() const;
    Seat actor() const;

    // window_input.cpp: what keys, buttons and taps do
    void press(ui::Do which);
    void pressRaise();
    void pressAllIn();
    void pressPanel(ui::Do which);
    bool useKey(const QKeyEvent& key);
    bool useControlKey(const QKeyEvent& key);
    void accept();
    void escape();
    void pressSeat(int seat);
    void tapSeat(int seat);
    void holdSeat(int seat);
    void askPad(ui::Do which, const ui::Asking& asking);
    void openSheet(ui::Sheet* sheet, std::optional<ui::Do> of = {});
    void closeSheet();
    void finishSheet();
    void record(const QString& line);
    void record(const std::vector<Item>& line);
    void recordSetUp(bool andStart);
    void undo();
    bool locked();
    void refuse();
    void nextMotion();
    void change(const Table& table, const Ruling& ruling);
    void refused(const Refusal& refusal);
    void notRecorded(const JournalError& error);
    bool foldsTo(Seat seat) const;

    // window_cards.cpp: boards, upcards, hands, draws, discards
    void pressDeal();
    void askCards();
    void askUpcardOf(Seat seat);
    void askBoardNow();
    void askHandOf(Seat seat);
    Seat upcardSeat() const;
    bool turnAsks() const;
    bool mayRunOut() const;

    // window_lists.cpp: shuffle and cut, and what each seat has put in
    void makeContributions();
    void makeShuffleList();
    bool showsShuffle() const;
    void keepShuffleList(bool shown);
    void pressShuffle();

    // window_floor.cpp
    void makeFloor();
    bool mayCallFloor() const;
    bool mayEnter(const std::vector<Item>& line) const;
    Deciding::Desk deskToDecide();
    void joinFloor(Floor& floor);
    void followDesk();
    void reportHand();
    void showClock();
    void pressClock();

    // window_menu.cpp
    void showMenu();
    void addLanguages(QMenu& menu);

    // window_settings.cpp: what the pages of settings ask for beyond preferences
    void connectSettings();
    QList<ui::RuleChange> ruleChanges() const;
    void showTables();
    void useTable(const ui::TablePreset& preset);
    void showPeople();
    QString whyNotManager(const ui::PeoplePage::Leave& leave);
    bool isLastManager(const QString& initials) const;
    void keepPerson(const ui::PersonShown& person, const QString& pin, const ui::PeoplePage::Leave& leave);
    void removePerson(const QString& initials, const ui::PeoplePage::Leave& leave);

    // window_told.cpp: preferences and settings, what is told, help
    bool useAlways(const QKeyEvent& key);
    void usePreferences();
    double dotsPerMm() const;
    void chooseRules(const HouseRules& rules);
    void showSettings();
    void showPublicScreen();
    void togglePublicScreen();
    void nextZone(int by);
    QString helpOn() const;

    Open m_open;
    Clocks m_clocks;
    std::unique_ptr<Floor> m_floorWindow;
    std::unique_ptr<Join> m_join;  // null: no journal could be opened
    bool m_readOnly = false, m_withCards = false, m_clicks = false, m_correcting = false;
    KeysToEntry m_toEntry;
    bool m_rulesAlone = false;  // are being entered: nothing has happened at the table
    ui::Theme m_theme = ui::Theme::Dark;
    ui::Look m_look;
    ui::Preferences m_preferences;
    QString m_told;
    Voice* m_voice;
    ui::SettingsView* m_settings = nullptr;
    PublicScreen* m_publicScreen = nullptr;
    struct Under {
        ui::Sheet* sheet = nullptr;
        std::optional<ui::Do> of;
    };
    std::optional<Under> m_underHelp;  // comes back when help is closed

    Table m_table, m_before;  // as it is, and as it was before the last input
    std::optional<Event> m_last;
    Ruling m_ruling;
    ui::SayText m_said;
    QList<ui::HistoryLine> m_history;
    PerSeat<QString> m_drew;  // at the last draw
    ui::LastInput m_lastInput;
    QString m_trouble;  // of the last input, until the next
    QString m_whyRead;  // why nothing can be entered, and what to do
    std::vector<Item> m_entering;
    std::int64_t m_lockedUntil = 0;

    ui::Header* m_header;
    ui::TableView* m_view;
    ui::PotsPanel* m_pots;
    ui::RulingPanel* m_rulingPanel;
    ui::History* m_historyPanel;
    ui::SayLine* m_say;
    ui::ActionBar* m_bar;
    ui::EntryLine* m_entry;
    ui::FocusRing* m_ring;

    ui::AmountPad* m_pad;
    ui::CardPad* m_cards;
    ui::ChipTray* m_tray;
    ui::SaidRow* m_saidRow;
    ui::FaultPanel* m_fault;
    ui::AwardPanel* m_award;
    ui::TurnPanel* m_turn;
    ui::ShuffleList* m_shuffle;
    ui::PotHelper* m_helper;
    ui::HandSetUp* m_nextHand;
    ui::SetUp* m_setUp;
    ui::TableSheet* m_seats;
    ui::Notice* m_notice;
    ui::FloorPage* m_floor;
    ui::Button *m_callFloor, *m_clock;
    QTimer* m_second;
    std::unique_ptr<People> m_people;
    Deciding* m_deciding;
    ui::Sheet* m_sheet = nullptr;
    std::optional<ui::Do> m_of;  // the button that opened it
    Seat m_chosen = kNoSeat;     // acts out of turn
    SeatSet m_lit;               // would fold or check by the tap under the finger
    ui::Preview m_preview;
};

}  // namespace oddchip::app
