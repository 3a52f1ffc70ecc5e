// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Words that are written on the floor's page: another outcome, a version, a reason, initials.
#include "ui/floor/floorpage.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr qsizetype kMostText = 200, kMostInitials = 15;

}  // namespace

void FloorPage::beginText(Writes what) {
    m_writes = what;
    m_text = what == Writes::Initials ? m_initials : QString();
    m_textTrouble.clear();
    m_trouble.clear();
    showText();
}

void FloorPage::typeText(const QString& text) {
    const qsizetype most = m_writes == Writes::Initials ? kMostInitials : kMostText;
    if (m_text.size() + text.size() > most) return;
    m_text += m_writes == Writes::Initials ? text.toUpper() : text;
    showText();
}

void FloorPage::eraseText() {
    m_text.chop(1);
    showText();
}

// While an outcome is written it is read at every key, and what it would be stands below.
void FloorPage::showText() {
    m_textTrouble.clear();
    if (m_writes == Writes::Outcome && !m_text.isEmpty() && m_reads) {
        const FloorTyped typed = m_reads(m_text);
        m_textTrouble = typed.outcome ? outcomeWords(typed.outcome->entry, m_log) : typed.trouble;
    }
    faces();
    arrange();
    update();
}

void FloorPage::cancelText() {
    m_writes = Writes::Nothing;
    faces();
    arrange();
}

void FloorPage::finishText() {
    const Writes what = m_writes;
    const QString text = m_text.simplified();
    switch (what) {
    case Writes::Outcome: {
        const FloorTyped typed = m_reads ? m_reads(text) : FloorTyped{};
        if (!typed.outcome) {
            m_textTrouble = typed.trouble;
            return update();
        }
        m_typedOutcome = typed.outcome;
        break;
    }
    case Writes::Initials: m_initials = text; break;
    case Writes::Reason:
        m_ownReason = text;
        if (m_step == Step::Outcome) m_step = Step::Reason;
        break;
    case Writes::Nothing:
    case Writes::Version: break;
    }
    cancelText();
    if (what == Writes::Version) Q_EMIT versionTold(m_teller, text);
}

}  // namespace oddchip::ui
