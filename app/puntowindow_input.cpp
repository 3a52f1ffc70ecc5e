// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QApplication>
#include <QKeyEvent>

#include "app/puntowindow.h"
#include "app/windowparts.h"
#include "ui/entry/preview.h"
#include "ui/punto/marks.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

std::optional<PuntoDo> ofKey(int key) {
    switch (key) {
    case Qt::Key_C: return PuntoDo::Card;
    case Qt::Key_W: return PuntoDo::Bet;
    case Qt::Key_X: return PuntoDo::Fault;
    case Qt::Key_H: return PuntoDo::Floor;
    case Qt::Key_Z: return PuntoDo::Undo;
    default: return std::nullopt;
    }
}

}  // namespace

// ---- entering --------------------------------------------------------------------------------------------------

void PuntoWindow::tell(const QString& trouble) {
    m_trouble = trouble;
    if (m_clicks) QApplication::beep();
    showLine();
}

// What comes too soon after a coup was settled or an input taken back was meant for what was there before.
bool PuntoWindow::locked() {
    if (m_clocks.ticks() >= m_lockedUntil) return false;
    tell(sentence("entry.just-changed"));
    return true;
}

void PuntoWindow::record(const QString& line) {
    if (!punto() || line.isEmpty()) return;
    const PuntoPreview read =
        puntoPreview(line, *punto(), [this](const std::vector<Entry>& joined) { return m_join->foldPunto(joined); });
    if (read.trouble) return tell(read.text);
    record(read.items);
}

void PuntoWindow::record(const std::vector<Item>& line) {
    if (line.empty()) return;
    if (m_readOnly) return tell(m_whyRead);
    m_entering = line;
    m_trouble.clear();
    Q_EMIT entered(line);
}

void PuntoWindow::change(const Ruling& ruling) {
    if (!punto()) return;
    const baccarat::Coup& coup = punto()->table.coup;
    const bool undone = hasUndo(m_entering);
    const Event* event = undone ? nullptr : lastEvent(m_entering);
    const bool settled = event && std::holds_alternative<PuntoSettled>(*event) && coup.settled;
    m_last = {event ? std::optional(*event) : std::nullopt, ruling};
    m_shoe = told(*punto());
    m_picked.reset();
    if (coup.begun() || undone || settled) m_cardsOut = false;
    if (undone || settled) m_lockedUntil = m_clocks.ticks() + kLockMs;
    m_entry->stopTyping();
    const bool staysForBets = m_sheet == m_betPad && !m_betPad->asksHolder() && !undone;
    const bool staysForCards = m_sheet == m_cards && dealing() && cardFor();
    if (staysForBets) {
        m_betPad->goOn();
    } else if (!staysForCards) {
        m_sheet = nullptr;
    }
    showAll();
}

void PuntoWindow::undo() {
    std::vector<Item> line;
    for (const Entry& entry : takingBack(m_shoe.input)) line.push_back({0, 0, entry});
    record(line);
}

// ---- cards -----------------------------------------------------------------------------------------------------

std::optional<PuntoSide> PuntoWindow::cardFor() const {
    if (!punto()) return std::nullopt;
    return m_picked ? m_picked : nextHand(punto()->table.coup);
}

// From the first card on, or once the dealer has said so, ranks and suits are cards.
bool PuntoWindow::dealing() const {
    if (!punto() || m_readOnly) return false;
    const baccarat::Coup& coup = punto()->table.coup;
    return m_cardsOut || m_picked || (coup.begun() && !coup.settled);
}

// The card that went back, for the hand that is due: Enter deals it.
QString PuntoWindow::mendNow() const { return punto() && dealing() && !m_picked ? mendLine(*punto()) : QString(); }

bool PuntoWindow::rankPending() const {
    return !m_cards->line().isEmpty() && !m_cards->line().endsWith(QLatin1Char(' '));
}

void PuntoWindow::pressCard(bool byFinger) {
    const baccarat::Coup& coup = punto()->table.coup;
    if (coup.settled || !coup.begun()) m_cardsOut = true;
    m_last = {};
    m_sheet = byFinger ? m_cards : nullptr;
    showAll();
    m_entry->setFocus();
}

// The next card went to this hand, whether or not it is due to it: what comes of that, the rules say.
void PuntoWindow::pick(PuntoSide side) {
    if (!punto() || m_readOnly) return;
    const bool due = dealing() && nextHand(punto()->table.coup) == side;
    if (m_picked == side || due)
        m_picked.reset();
    else
        m_picked = side;
    if (!punto()->table.coup.begun() || punto()->table.coup.settled) m_cardsOut = true;
    m_trouble.clear();
    showAll();
    m_entry->setFocus();
}

void PuntoWindow::fault(PuntoFaults::What what) {
    closeSheet();
    switch (what) {
    case PuntoFaults::What::playerCard:
    case PuntoFaults::What::bankCard:
        m_picked = what == PuntoFaults::What::bankCard ? PuntoSide::bank : PuntoSide::player;
        m_sheet = m_cards;
        return showAll();
    case PuntoFaults::What::missing: return record(QStringLiteral("settle"));
    case PuntoFaults::What::lateBet: return openBet(0, baccarat::Side::bank);
    case PuntoFaults::What::burnt: return record(QStringLiteral("floor play on"));
    case PuntoFaults::What::voids: return record(QStringLiteral("void"));
    }
}

// ---- buttons and sheets ----------------------------------------------------------------------------------------

void PuntoWindow::press(PuntoDo which, bool byFinger) {
    Button* pressed = button(which);
    if (pressed->face().standing == Standing::NotNow) {
        pressed->refuse();
        return tell(pressed->face().second);
    }
    if (locked()) return pressed->refuse();
    m_entry->stopTyping();
    switch (which) {
    case PuntoDo::Card: return pressCard(byFinger);
    case PuntoDo::Settle: return record(QStringLiteral("settle"));
    case PuntoDo::Bet: return m_sheet == m_betPad ? closeSheet() : openBet(0, baccarat::Side::bank);
    case PuntoDo::Fault:
        if (m_sheet == m_faults) return closeSheet();
        m_faults->ask(punto()->table);
        return openSheet(m_faults);
    case PuntoDo::Floor: return record(QStringLiteral("floor called"));
    case PuntoDo::Undo: return undo();
    }
}

void PuntoWindow::openSheet(Sheet* sheet) {
    m_sheet = sheet;
    m_trouble.clear();
    m_entry->stopTyping();
    showAll();
    m_entry->setFocus();
}

void PuntoWindow::closeSheet() {
    m_sheet = nullptr;
    m_trouble.clear();
    if (m_join && !m_readOnly && !punto()) return openSetUp();
    showAll();
    m_entry->setFocus();
}

void PuntoWindow::escape() {
    m_picked.reset();
    m_last = {};
    const bool begun = punto() && punto()->table.coup.begun() && !punto()->table.coup.settled;
    if (!m_sheet && !begun) m_cardsOut = false;
    closeSheet();
}

void PuntoWindow::openSetUp() {
    const HouseRules rules = m_join ? m_join->desk().rules() : HouseRules{};
    m_setUp->start(rules, punto() ? &*punto() : nullptr);
    openSheet(m_setUp);
}

void PuntoWindow::openBet(int seat, baccarat::Side side) {
    if (!punto() || m_readOnly) return;
    m_betPad->askBet(punto()->table, seat, side);
    openSheet(m_betPad);
}

void PuntoWindow::openBox() {
    if (!punto() || m_readOnly) return;
    if (m_sheet == m_boxPad) return closeSheet();
    m_boxPad->ask(punto()->table);
    openSheet(m_boxPad);
}

void PuntoWindow::askHolder() {
    if (!punto() || m_readOnly) return;
    m_betPad->askHolder(punto()->table);
    openSheet(m_betPad);
}

// ---- keys ------------------------------------------------------------------------------------------------------

void PuntoWindow::keyPressEvent(QKeyEvent* key) { m_toEntry.pass(*key, *m_entry->focusProxy()); }

bool PuntoWindow::useControlKey(const QKeyEvent& key) {
    return useWindowKey(key, *this,
                        {[this] { showMenu(); }, [this] { press(PuntoDo::Undo, false); }, m_theme,
                         [this](Theme theme) { setTheme(theme); }});
}

// Ranks and suits, and before a rank B or P: the hand that the card went to.
bool PuntoWindow::useCardKey(const QKeyEvent& key) {
    if (!dealing() || (m_sheet && m_sheet != m_cards)) return false;
    const bool pending = rankPending();
    const QString letter = key.text().toUpper();
    if (!pending && letter == sideLetter(baccarat::Side::bank)) {
        pick(PuntoSide::bank);
        return true;
    }
    if (!pending && letter == sideLetter(baccarat::Side::player)) {
        pick(PuntoSide::player);
        return true;
    }
    return cardFor().has_value() && m_cards->takes(key);
}

bool PuntoWindow::useKey(const QKeyEvent& key) {
    if (useControlKey(key)) return true;
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    if (m_sheet && m_sheet != m_cards && m_sheet->takes(key)) return true;
    if (!punto()) return false;
    m_trouble.clear();
    if (useCardKey(key)) return true;
    if (key.key() == Qt::Key_S) {
        m_entry->type(QStringLiteral("shoe "));
        return true;
    }
    if (key.key() == Qt::Key_K) {
        openBox();
        return true;
    }
    if (key.key() == Qt::Key_R) {
        const QString same = sameBets(punto()->table);
        same.isEmpty() ? tell(sentence("punto.bets.none")) : record(same);
        return true;
    }
    const auto which = ofKey(key.key());
    if (!which) return false;
    press(*which, false);
    return true;
}

void PuntoWindow::accept() {
    if (m_entry->typing()) {
        if (locked()) return;
        if (m_preview.trouble) return tell(m_preview.text);
        return record(m_entry->line());
    }
    if (m_sheet == m_setUp) return record(m_setUp->items());
    if (!punto()) return;
    if (m_sheet && m_sheet != m_cards) {
        if (m_sheet->complete()) record(m_sheet->line());
        return;
    }
    const QString mend = mendNow();
    if (rankPending()) return tell(sentence("punto.entry.suit"));
    if (!mend.isEmpty()) return record(mend);
    press(PuntoDo::Settle, false);
}

}  // namespace oddchip::app
