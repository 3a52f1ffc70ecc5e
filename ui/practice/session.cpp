// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// One question after the other: the plan, hints, grades, and taking a grade back.
#include <QAccessible>
#include <algorithm>

#include "ui/practice/practicewindow.h"
#include "ui/words.h"

namespace oddchip::ui {

namespace {

constexpr int kEach = 2;     // questions of a skill in one sitting
constexpr int kNoises = 10;  // rows practice.noise-1 ...

}  // namespace

void PracticeWindow::startPlan() {
    m_queue.clear();
    m_deal.reset();
    m_endless = false;
    const auto& plan = m_today->plan();
    for (int round = 0; round < kEach; ++round) {
        for (std::size_t i = 0; i < plan.size(); ++i) {
            const auto at = (i + static_cast<std::size_t>(m_today->chosen())) % plan.size();
            m_queue.push_back({plan[at].skill, plan[at].level});
        }
    }
    m_asked = 0;
    m_toAsk = static_cast<int>(m_queue.size());
    if (m_queue.empty()) return startEndless();
    askNext();
}

void PracticeWindow::startOrGoOn() {
    if (!m_pausedAt) return startPlan();
    m_began += m_clocks.ticks() - *m_pausedAt;
    m_pausedAt.reset();
    go(At::Drill);
}

void PracticeWindow::dropPause() {
    m_pausedAt.reset();
    m_question.reset();
    m_queue.clear();
    m_today->setPaused(false);
}

void PracticeWindow::startEndless() {
    m_queue.clear();
    m_deal.reset();
    m_endless = true;
    m_asked = m_toAsk = 0;
    askNext();
}

void PracticeWindow::startChosen() {
    if (const practice::Skill* skill = m_skills->chosen())
        start(*skill, practice::levelOf(m_training, *skill), m_dice.next() >> 1);
}

void PracticeWindow::start(const practice::Skill& skill, int level, std::uint64_t seed) {
    m_deal.reset();
    m_queue.assign(9, {&skill, level});
    m_endless = false;
    m_asked = 1;
    m_toAsk = 10;
    put(practice::ask(skill, level, m_rules, seed));
}

void PracticeWindow::askNext() {
    if (m_looking) return escape();
    if (m_deal) return askStep();
    if (m_queue.empty() && m_endless) {  // what is least likely to be right, and now and then anything
        const practice::Skill* skill = nullptr;
        while (skill == nullptr || !skill->offered(m_rules)) skill = &m_dice.of(practice::skills());
        m_queue.push_back({skill, practice::levelOf(m_training, *skill)});
    }
    if (m_queue.empty()) return go(At::Today);
    const Next next = m_queue.front();
    m_queue.erase(m_queue.begin());
    ++m_asked;
    put(practice::ask(*next.skill, next.level, m_rules, m_dice.next() >> 1));
}

void PracticeWindow::askAgain() {
    if (!m_question || m_paper || m_deal || m_looking) return;
    put(practice::ask(*m_question->skill, m_question->level, m_rules, m_dice.next() >> 1));
}

void PracticeWindow::put(practice::Question question) {
    m_question = std::move(question);
    m_why = practice::explained(*m_question);
    m_hints = 0;
    m_again = -1;
    m_pausedAt.reset();
    m_done = false;
    m_peek = m_looking = false;
    m_drill->ask(*m_question, m_paper.has_value() || m_deal.has_value());
    m_began = m_clocks.ticks();
    go(At::Drill);
}

void PracticeWindow::hint() {
    if (!m_question || m_paper || m_deal || m_hints >= m_why.steps.size()) return;
    const practice::Step& step = m_why.steps[m_hints++];
    const QString how = told(step.how);
    QString line = how.isEmpty() ? told(step.what) : sentence("practice.hint-line", {told(step.what), how});
    if (step.sum) line = sentence("practice.hint-sum", {line, amount(*step.sum)});
    m_drill->addHint(line);
}

QString PracticeWindow::gradeText(practice::Grade grade, std::string_view skill) const {
    static constexpr const char* kNames[] = {"practice.again", "practice.hard", "practice.good-grade", "practice.easy"};
    const QString name = sentence(kNames[static_cast<std::size_t>(grade) - 1]);
    const auto at = m_training.memories.find(std::string(skill));
    if (at == m_training.memories.end()) return name;
    const std::int64_t wait = at->second.due - seconds();
    const QString when = wait < 3600 ? sentence("practice.in-minutes", {QString::number((wait + 59) / 60)})
                                     : sentence("practice.in-days", {QString::number((wait + 43200) / 86400)});
    return sentence("practice.scene", {name, when});
}

void PracticeWindow::answered(const practice::Answer& answer, bool gaveUp) {
    if (!m_question || m_at != At::Drill || m_peek || m_drill->watching()) return;
    m_done = true;
    if (m_paper) return answeredItem(gaveUp ? practice::Answer{} : answer);
    if (m_deal) return answeredStep(gaveUp ? practice::Answer{} : answer, gaveUp);
    const std::int64_t ms = m_clocks.ticks() - m_began;
    const practice::Skill& skill = *m_question->skill;
    const bool right = !gaveUp && answer == practice::answerTo(*m_question);
    const int target = practice::targetSeconds(skill, m_question->level);
    const practice::Grade grade = practice::gradeFor(right, m_hints == 0, static_cast<double>(ms) / 1000, target);
    if (!right) {  // it comes again in this sitting
        m_again = static_cast<int>(std::min<std::ptrdiff_t>(2, std::ssize(m_queue)));
        m_queue.insert(m_queue.begin() + m_again, {&skill, m_question->level});
        if (m_toAsk > 0) ++m_toAsk;
    }
    Q_EMIT keep(practice::Review{m_training.trainee, std::string(skill.id), m_question->level, m_question->seed, right,
                                 m_hints == 0, ms, grade});
    ExplainPage::Shown shown;
    shown.question = &*m_question;
    shown.given = answer;
    shown.gaveUp = gaveUp;
    shown.right = right;
    shown.ms = ms;
    shown.grade = gradeText(grade, skill.id);
    for (auto done = m_training.done.rbegin(); done != m_training.done.rend() && shown.before.size() < 5; ++done) {
        if (done->review.skill == skill.id) shown.before.append(done->review.right);
    }
    m_explain->explain(shown);
    m_at = At::Explain;
    showPage();
    QAccessibleEvent said(m_explain, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

// The last grade never was: its review is taken back, and the state is the very one before it.
void PracticeWindow::takeBack() {
    if (m_paper || m_deal || m_looking) return;  // those have no grades
    for (auto at = m_kept.rbegin(); at != m_kept.rend(); ++at) {
        const auto* review = std::get_if<practice::Review>(&at->note);
        if (review == nullptr || review->trainee != m_training.trainee) continue;
        Q_EMIT keep(practice::TakenBack{at->seq});
        if (m_at == At::Explain && m_question) askOnceMore();
        return;
    }
}

// The question whose grade was taken back, as if it had not been answered.
void PracticeWindow::askOnceMore() {
    if (m_again >= 0 && m_again < static_cast<int>(m_queue.size())) {
        m_queue.erase(m_queue.begin() + m_again);
        if (m_toAsk > 0) --m_toAsk;
    }
    put(practice::ask(*m_question->skill, m_question->level, m_rules, m_question->seed));
}

void PracticeWindow::toggleNoise() {
    m_noise = !m_noise;
    showPage();
}

void PracticeWindow::makeNoise() {
    if (!m_question || !m_question->began || m_drill->watching()) return;
    const Seat seat = m_dice.seatOf(m_question->began->dealt);
    m_drill->setNoise(sentence("line.seat", {QString::number(number(seat))}),
                      sentence("practice.noise-" + std::to_string(m_dice.between(1, kNoises))));
}

void PracticeWindow::tickTock() {
    m_drill->setElapsed(m_clocks.ticks() - m_began);
    if (!m_paper) return;
    const std::int64_t left = std::int64_t{m_paper->seconds} - (m_clocks.ticks() - m_paperBegan) / 1000;
    m_drill->setLeft(minutes(std::max<std::int64_t>(0, left)));
    if (left < 0) finishPaper(false);
}

}  // namespace oddchip::ui
