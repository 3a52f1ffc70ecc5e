// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QApplication>
#include <QKeyEvent>
#include <utility>

#include "app/window.h"
#include "app/windowparts.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

StreetId streetOf(const Table& table) { return table.playing ? street(table.hand) : StreetId::over; }

Seat turnOf(const Table& table) { return inHand(table) ? toAct(table.hand).value : kNoSeat; }

std::vector<Item> itemsOf(const QString& line, const Table& table) {
    Reading reading;
    reading.rules = table.rules;
    auto read = readLine(line.toStdString(), reading);
    return std::holds_alternative<ReadError>(read) ? std::vector<Item>() : std::get<std::vector<Item>>(read);
}

}  // namespace

// ---- entering --------------------------------------------------------------------------------------------------

void Window::refuse() {
    if (m_clicks) QApplication::beep();
}

// What comes too soon after the table has changed was meant for the table before.
bool Window::locked() {
    if (m_clocks.ticks() >= m_lockedUntil) return false;
    m_trouble = sentence("entry.just-changed");
    refuse();
    showLine();
    return true;
}

void Window::record(const QString& line) {
    const Fold fold = [this](const std::vector<Entry>& joined) -> std::variant<Stepped, Refusal> {
        if (m_join) return m_join->fold(joined);
        return Refusal{Reason::noHand};
    };
    const Preview read = preview(line, m_table, fold);
    if (read.trouble) {
        m_trouble = read.text;
        refuse();
        showLine();
        return;
    }
    record(read.items);
}

void Window::record(const std::vector<Item>& line) {
    if (line.empty()) return;
    if (m_readOnly) {
        m_trouble = m_whyRead;
        refuse();
        showLine();
        return;
    }
    if (!mayEnter(line)) return refused(Refusal{Reason::notAuthorised});
    m_entering = line;
    m_trouble.clear();
    Q_EMIT entered(line);
}

void Window::change(const Table& table, const Ruling& ruling) {
    if (m_rulesAlone) {
        m_table = table;
        return showAll();
    }
    const bool undone = hasUndo(m_entering);
    const bool moved = streetOf(table) != streetOf(m_table) || table.handNumber != m_table.handNumber;
    // Upcards come one after another, the first of a street like the others.
    const Event* event = lastEvent(m_entering);
    const bool upcard = event && std::holds_alternative<Dealt>(*event);
    if ((moved && !upcard) || (undone && turnOf(table) != turnOf(m_table))) m_lockedUntil = m_clocks.ticks() + kLockMs;
    m_underHelp.reset();
    m_before = m_table;
    m_table = table;
    m_ruling = ruling;
    m_last.reset();
    if (event) m_last = *event;
    m_history = historyOf(log());
    m_drew = lastDraws(log());
    m_lastInput = lastInput(log());
    m_said = undone ? sayNow(m_table) : sayText({m_before, m_table, m_last ? &*m_last : nullptr, m_ruling});
    m_chosen = kNoSeat;
    m_entry->stopTyping();
    const bool tray = m_sheet == m_tray && inHand(m_table);
    if (m_sheet == m_floor && openCall(log())) {  // its page stays until it has decided
        m_deciding->show();
        showAll();
    } else if (m_sheet == m_seats && table.handNumber == m_before.handNumber) {  // one after another
        m_seats->setTable(table);
        showAll();
    } else if (tray) {
        const bool stays = m_tray->stays();
        const Seat seat = stays || actor() == kNoSeat ? m_tray->seat() : actor();
        m_tray->clear();
        m_tray->setSeat(m_table, seat);
        showAll();
    } else {
        closeSheet();
        askCards();
    }
    followDesk();
}

void Window::refused(const Refusal& refusal) {
    m_trouble = refusalWords(refusal);
    if (m_sheet == m_floor) m_floor->refused(m_trouble);
    if (m_floorWindow) m_floorWindow->refused(m_trouble);
    refuse();
    showLine();
}

void Window::notRecorded(const JournalError& error) {
    const Trouble trouble = troubleOf(error);
    m_trouble = sentence("not-recorded") + QLatin1Char(' ') + trouble.what + QLatin1Char(' ') + trouble.then;
    if (m_sheet == m_floor) m_floor->refused(m_trouble);
    if (m_floorWindow) m_floorWindow->refused(m_trouble);
    refuse();
    showLine();
}

void Window::undo() {
    std::vector<Item> line;
    for (const Entry& entry : takingBack(m_lastInput)) line.push_back({0, 0, entry});
    record(line);
}

void Window::recordSetUp(bool andStart) {
    std::vector<Item> all;
    for (const QString& line : m_setUp->lines()) {
        const std::vector<Item> items = itemsOf(line, m_table);
        all.insert(all.end(), items.begin(), items.end());
    }
    if (andStart) all.push_back({0, 0, NextHand{}});
    m_withCards = m_setUp->withCards();
    record(all);
}

// ---- buttons ---------------------------------------------------------------------------------------------------

void Window::press(Do which) {
    if (locked()) return m_bar->button(which)->refuse();
    if (!m_bar->applies(which)) {
        m_bar->button(which)->refuse();
        return refuse();
    }
    m_entry->stopTyping();
    const Seat seat = actor();
    switch (which) {
    case Do::Fold: return record(lineText(seat) + QStringLiteral(" folds"));
    case Do::Call: return record(callLine(m_table.hand, seat));
    case Do::Raise: return pressRaise();
    case Do::AllIn: return pressAllIn();
    case Do::Deal: return pressDeal();
    case Do::Push:
        if (const auto push = nextPush(m_table.hand))
            record(QStringLiteral("push ") + QString::fromStdString(oddchip::potName(push->pot)));
        return;
    case Do::Next:
        if (m_sheet == m_setUp) return recordSetUp(true);
        if (m_sheet == m_nextHand) return record(m_nextHand->line());
        return record(QStringLiteral("next"));
    case Do::Said:
    case Do::Chips:
    case Do::Fault: return pressPanel(which);
    case Do::Undo: return undo();
    }
}

// With one amount that is possible, as in limit, the press is enough.
void Window::pressRaise() {
    if (m_of == Do::Raise) return m_pad->complete() ? record(m_pad->line()) : m_bar->button(Do::Raise)->refuse();
    const Hand& hand = m_table.hand;
    const Seat seat = actor();
    const Going going = oddchip::raise(hand).value;
    const bool turn = seat == toAct(hand).value;
    if (turn && hand.stakes.structure == Structure::limit && going.least == going.most && !going.unbounded) {
        const QString amount = going.verb == Verb::complete ? QString() : QLatin1Char(' ') + lineText(going.least);
        return record(lineText(seat) + QLatin1Char(' ') + raiseVerb(hand, seat) + amount);
    }
    askPad(Do::Raise, askRaise(m_table, seat));
}

void Window::pressAllIn() {
    if (m_of == Do::AllIn) return m_pad->complete() ? record(m_pad->line()) : m_bar->button(Do::AllIn)->refuse();
    askPad(Do::AllIn, askAllIn(m_table, actor()));
}

void Window::pressPanel(Do which) {
    if (m_of == which && m_sheet == m_pad && m_pad->complete()) return record(m_pad->line());
    if (m_of == which) return closeSheet();
    const Seat seat = actor() != kNoSeat ? actor() : m_table.hand.act.seat;
    if (which == Do::Fault) {
        openSheet(m_fault, which);
        return m_fault->setTable(m_table);
    }
    if (which == Do::Said && mayRunOut()) {
        m_saidRow->setRunOut();
        return openSheet(m_saidRow, which);
    }
    if (seat == kNoSeat) return m_bar->button(which)->refuse();
    if (which == Do::Said) {
        m_saidRow->setSeat(m_table, seat);
        return openSheet(m_saidRow, which);
    }
    m_tray->clear();
    m_tray->setSeat(m_table, seat);
    openSheet(m_tray, which);
}

// The next motion of the seat that has just moved.
void Window::nextMotion() {
    if (!inHand(m_table) || m_table.hand.act.seat == kNoSeat) return refuse();
    m_tray->clear();
    m_tray->setSeat(m_table, m_table.hand.act.seat);
    openSheet(m_tray, Do::Chips);
}

// ---- sheets ----------------------------------------------------------------------------------------------------

void Window::openSheet(Sheet* sheet, std::optional<Do> of) {
    m_sheet = sheet;
    m_of = of;
    m_trouble.clear();
    m_correcting = false;
    m_entry->stopTyping();
    showAll();
    m_entry->setFocus();
}

void Window::closeSheet() {
    if (const auto under = std::exchange(m_underHelp, {}); under && under->sheet && m_sheet == m_notice)
        return openSheet(under->sheet, under->of);
    m_sheet = nullptr;
    m_of.reset();
    m_correcting = false;
    if (m_join && !m_readOnly && !m_table.open && !m_table.playing) return openSetUp();
    showAll();
    m_entry->setFocus();
}

void Window::finishSheet() {
    if (m_sheet && !locked()) record(m_sheet->line());
}

void Window::askPad(Do which, const Asking& asking) {
    openSheet(m_pad, which);
    m_pad->ask(asking);
}

void Window::openSetUp() {
    if (inHand(m_table)) return refuse();
    m_setUp->setWithCards(m_withCards);
    m_setUp->setChipSets(m_preferences.chips);
    m_setUp->start(m_join ? m_join->table() : Table{});
    openSheet(m_setUp);
}

void Window::openSeats(Seat seat) {
    if (!m_table.open || m_readOnly) return refuse();
    m_seats->setTable(m_table);
    m_seats->choose(seat);
    openSheet(m_seats);
}

void Window::openHelper() {
    m_helper->start(m_table);
    openSheet(m_helper);
}

// ---- keys ------------------------------------------------------------------------------------------------------

// Keys that no other part wants are the entry line's.
void Window::keyPressEvent(QKeyEvent* key) {
    if (useAlways(*key)) return;
    m_toEntry.pass(*key, *m_entry->focusProxy());
}

bool Window::useControlKey(const QKeyEvent& key) {
    return useWindowKey(
        key, *this,
        {[this] { showMenu(); }, [this] { press(Do::Undo); }, m_theme, [this](Theme theme) { setTheme(theme); }});
}

bool Window::useKey(const QKeyEvent& pressed) {
    if (useAlways(pressed)) return true;
    const QKeyEvent key = m_preferences.keys.asItComes(pressed);
    if (useControlKey(key)) return true;
    const bool page = m_sheet == m_floor;  // covers everything: no key reaches what lies below
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return page;
    if (m_sheet && m_sheet->takes(pressed)) return true;
    if (turnAsks() && m_turn->takes(pressed)) return true;
    if (key.key() == Qt::Key_B && !m_sheet && m_table.open && !m_readOnly) {
        openNextHand();
        return true;
    }
    if (key.key() == Qt::Key_T && !m_sheet && m_table.open && !m_readOnly) {
        openSeats();
        return true;
    }
    if (key.key() == Qt::Key_W && !m_sheet) {
        pressShuffle();
        return true;
    }
    if (key.key() == Qt::Key_L && (!m_sheet || m_sheet == m_fault)) {
        openFloor();
        return true;
    }
    if (key.key() == Qt::Key_K && !m_sheet) {
        pressClock();
        return true;
    }
    if (key.key() == Qt::Key_M && m_sheet != m_tray) {
        nextMotion();
        return true;
    }
    const auto which = ActionBar::ofKey(key.key());
    if (!which) return false;
    press(*which);
    return true;
}

void Window::accept() {
    if (locked()) return;
    if (m_entry->typing()) {
        if (m_preview.trouble) return refuse();
        return record(m_entry->line());
    }
    if (m_sheet == m_setUp) return recordSetUp(false);
    if (m_sheet && m_sheet->complete()) return record(m_sheet->line());
    refuse();
}

void Window::escape() {
    m_trouble.clear();
    m_chosen = kNoSeat;
    closeSheet();
}

// ---- seats -----------------------------------------------------------------------------------------------------

// Everyone to act before this seat would fold or check: it still has to act, and has not been passed.
bool Window::foldsTo(Seat seat) const {
    if (!inHand(m_table)) return false;
    const Betting& now = m_table.hand.now;
    const Seat turn = toAct(m_table.hand).value;
    const bool live = now.live.contains(seat) && !now.allIn.contains(seat);
    return turn != kNoSeat && seat != turn && live && (!now.acted.contains(seat) || now.in[seat] < now.level);
}

void Window::pressSeat(int number) {
    const Seat seat = seatAt(number);
    if (m_sheet || !foldsTo(seat)) return;
    const Betting& now = m_table.hand.now;
    const SeatSet can = now.live - now.allIn;
    for (Seat one = toAct(m_table.hand).value; one != seat; one = can.next(one)) m_lit.insert(one);
    m_view->setMarks(marks());
}

void Window::tapSeat(int number) {
    const Seat seat = seatAt(number);
    if (locked()) return;
    if (m_sheet && m_sheet->takesSeat(seat)) return;
    if (turnAsks() && m_turn->takesSeat(seat)) return;
    const bool shows =
        m_table.playing && bettingOver(m_table.hand) && m_table.hand.now.live.contains(seat) && !m_table.hand.over;
    if (shows && m_withCards && !m_table.hand.shown.contains(seat)) { return askHandOf(seat); }
    if (m_award->isVisible() && m_award->takesSeat(seat)) return;
    if (!m_correcting && foldsTo(seat)) return record(QStringLiteral("folds to ") + lineText(seat));
    const bool passed = inHand(m_table) && toAct(m_table.hand).value != kNoSeat && seat != toAct(m_table.hand).value &&
                        m_table.hand.now.live.contains(seat) && !m_table.hand.now.allIn.contains(seat);
    if (!m_correcting && passed) return holdSeat(number);
    const bool between = m_table.open && !inHand(m_table);
    if (!m_correcting && (between || (m_table.open && !m_table.places[seat].taken))) return openSeats(seat);
    openSheet(m_pad);
    m_pad->ask(askStack(m_table, seat));
}

// The next act is this seat's, though it is not its turn.
void Window::holdSeat(int number) {
    const Seat seat = seatAt(number);
    if (!inHand(m_table) || !m_table.hand.now.live.contains(seat) || m_table.hand.now.allIn.contains(seat))
        return refuse();
    m_chosen = m_chosen == seat || seat == toAct(m_table.hand).value ? kNoSeat : seat;
    closeSheet();
}

}  // namespace oddchip::app
