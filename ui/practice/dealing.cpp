// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Whole hands: step by step, each explained at once, and the score of the hand at its end.
#include <QAccessible>

#include "ui/practice/practicewindow.h"
#include "ui/words.h"

namespace oddchip::ui {

void PracticeWindow::startDeal(std::uint64_t seed, int level) {
    dropPause();
    m_deal = practice::dealOf(seed, level, m_rules);
    m_steps.clear();
    m_queue.clear();
    m_endless = false;
    m_toAsk = static_cast<int>(m_deal->asked.size());
    askStep();
}

void PracticeWindow::askStep() {
    if (m_steps.size() >= m_deal->asked.size()) return finishDeal();
    m_asked = static_cast<int>(m_steps.size()) + 1;
    m_moments = practice::happenings(*m_deal, m_steps.size());
    m_moment = 0;
    m_happened.clear();
    goOn();
}

void PracticeWindow::goOn() {
    if (m_moment >= m_moments.size()) return put(m_deal->asked[m_steps.size()]);
    const practice::Happening& moment = m_moments[m_moment++];
    m_question = practice::seenAt(*m_deal, m_steps.size(), moment);
    m_happened.append(told(moment.told));
    m_drill->watch(*m_question, m_happened);
    m_done = true;  // nothing is asked yet
    m_peek = m_looking = false;
    go(At::Drill);
    QAccessibleEvent said(m_drill, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void PracticeWindow::answeredStep(const practice::Answer& answer, bool gaveUp) {
    practice::ItemAnswered step;
    step.given = answer;
    step.answered = !gaveUp;
    step.right = !gaveUp && answer == practice::answerTo(*m_question);
    step.ms = m_clocks.ticks() - m_began;
    m_steps.push_back(step);
    explainStep(m_steps.size() - 1);
}

void PracticeWindow::explainStep(std::size_t at) {
    const practice::ItemAnswered& step = m_steps[at];
    ExplainPage::Shown shown;
    shown.question = &*m_question;
    shown.given = step.given;
    shown.gaveUp = !step.answered;
    shown.right = step.right;
    shown.ms = step.ms;
    const practice::DealScore score = practice::scored(*m_deal, m_steps);
    shown.grade = sentence("practice.steps-right", {QString::number(score.right), QString::number(m_steps.size())});
    for (std::size_t before = at; before-- > 0 && shown.before.size() < 5;) {
        shown.before.append(m_steps[before].right);
    }
    m_explain->explain(shown);
    m_at = At::Explain;
    showPage();
    QAccessibleEvent said(m_explain, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void PracticeWindow::finishDeal() {
    const practice::DealScore score = practice::scored(*m_deal, m_steps);
    Q_EMIT keep(practice::DealPlayed{m_training.trainee, m_deal->seed, m_deal->level, score.right, score.of, score.ms});
    m_dealPage->show(*m_deal, m_steps, static_cast<int>(m_training.deals.size()));
    go(At::Deal);
}

// One step of a hand that is over, explained once more.
void PracticeWindow::lookAtStep(int step) {
    const auto at = static_cast<std::size_t>(step);
    if (!m_deal || at >= m_steps.size()) return;
    m_question = m_deal->asked[at];
    m_looking = true;
    m_asked = step + 1;
    m_toAsk = static_cast<int>(m_steps.size());
    explainStep(at);
}

bool PracticeWindow::dealing() const { return m_deal && m_steps.size() < m_deal->asked.size(); }

}  // namespace oddchip::ui
