// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/puntowindow.h"
#include "ui/direction.h"
#include "ui/words.h"

// What the six buttons of Punto Banco say: one that does not apply says why.
namespace oddchip::app {

using namespace ui;

namespace {

Face notNow(const QString& label, const QString& why) { return {label, why, Standing::NotNow}; }

// A label and its second line are one row of the words.
Face ready(std::string_view id, Standing standing = Standing::Ready) { return {nameOf(id), sentence(id), standing}; }

}  // namespace

Face PuntoWindow::cardFace() const {
    const baccarat::Coup& coup = punto()->table.coup;
    const auto hand = cardFor();
    if (dealing() && hand) {
        const bool bank = *hand == PuntoSide::bank;
        return ready(bank ? "punto.button.bank-card" : "punto.button.player-card", Standing::Waits);
    }
    if (coup.begun() && !coup.settled) return notNow(nameOf("punto.button.card"), sentence("punto.why-not.no-card"));
    const bool bets = !coup.settled && !coup.bets.empty();
    return ready("punto.button.card", bets ? Standing::Waits : Standing::Ready);
}

Face PuntoWindow::settleFace() const {
    const QString label = nameOf("punto.button.settle");
    const baccarat::Coup& coup = punto()->table.coup;
    if (coup.settled) return notNow(label, sentence("punto.why-not.settled"));
    const baccarat::Called now = called(coup);
    if (now.winner) return ready("punto.button.settle", m_picked ? Standing::Ready : Standing::Waits);
    const auto due = now.due();
    return notNow(label, due ? sentence("punto.why-not.due", {sideName(*due)}) : sentence("punto.why-not.cards-first"));
}

Face PuntoWindow::undoFace() const {
    const QString label = nameOf("button.undo");
    if (m_shoe.input.events == 0) return notNow(label, sentence("punto.why-not.nothing"));
    return {label, leftToRight(m_shoe.input.text), Standing::Ready};
}

void PuntoWindow::showFaces() {
    constexpr std::array<const char*, kPuntoButtons> ids{"punto.button.card",  "punto.button.settle",
                                                         "punto.button.bet",   "punto.button.fault",
                                                         "punto.button.floor", "button.undo"};
    const bool none = !punto() || m_readOnly;
    m_header->pass()->setVisible(!none);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (none) {
            const QString why = sentence(m_readOnly ? "why.reading-only" : "punto.why-not.no-shoe");
            m_buttons[i]->setFace(notNow(nameOf(ids[i]), why));
            continue;
        }
        const auto open = [&](const Sheet* sheet) { return m_sheet == sheet ? Standing::Open : Standing::Ready; };
        switch (static_cast<PuntoDo>(i)) {
        case PuntoDo::Card: m_buttons[i]->setFace(cardFace()); break;
        case PuntoDo::Settle: m_buttons[i]->setFace(settleFace()); break;
        case PuntoDo::Bet: m_buttons[i]->setFace(ready(ids[i], open(m_betPad))); break;
        case PuntoDo::Fault: m_buttons[i]->setFace(ready(ids[i], open(m_faults))); break;
        case PuntoDo::Floor: m_buttons[i]->setFace(ready(ids[i])); break;
        case PuntoDo::Undo: m_buttons[i]->setFace(undoFace()); break;
        }
    }
}

}  // namespace oddchip::app
