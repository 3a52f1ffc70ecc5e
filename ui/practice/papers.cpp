// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Exams: a paper from its seed to the printed result.
#include <QDateTime>
#include <QFileDialog>
#include <QLocale>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include "ui/practice/practicewindow.h"
#include "ui/words.h"

namespace oddchip::ui {

void PracticeWindow::beginPaper(bool down) {
    m_paper = down ? practice::downOfTwenty(m_exam->seed(), m_rules) : practice::tableTest(m_exam->seed(), m_rules);
    m_answers.clear();
    m_queue.clear();
    m_deal.reset();
    m_endless = false;
    m_toAsk = static_cast<int>(m_paper->items.size());
    m_paperBegan = m_clocks.ticks();
    askItem();
}

void PracticeWindow::askItem() {
    m_asked = static_cast<int>(m_answers.size()) + 1;
    put(practice::questionOf(*m_paper, m_answers.size()));
}

void PracticeWindow::answeredItem(const practice::Answer& answer) {
    practice::ItemAnswered item;
    item.given = answer;
    item.answered = true;
    item.right = answer == practice::answerTo(*m_question);
    item.ms = m_clocks.ticks() - m_began;
    m_answers.push_back(item);
    if (m_answers.size() < m_paper->items.size()) return askItem();
    finishPaper(false);
}

// Left before its end a paper counts as not finished, and is not marked.
void PracticeWindow::finishPaper(bool left) {
    const practice::Paper paper = *m_paper;
    m_paper.reset();
    m_question.reset();
    m_at = At::Exam;
    if (left) {
        m_exam->offer(
            paper.seed, m_rules,
            sentence("practice.paper-left", {QString::number(paper.seed), QString::number(m_answers.size() + 1)}));
        return showPage();
    }
    ExamSheet sheet;
    sheet.paper = paper;
    sheet.answers = m_answers;
    sheet.answers.resize(paper.items.size());
    sheet.result = practice::graded(paper, sheet.answers);
    sheet.name = m_training.name.empty() ? nameOf("practice.first-trainee") : QString::fromStdString(m_training.name);
    sheet.trainee = sentence("practice.trainee-number", {QString::number(m_training.trainee)});
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_clocks.now());
    sheet.date = QLocale().toString(now.date(), QLocale::LongFormat);
    sheet.to = now.toString(QStringLiteral("HH:mm"));
    sheet.from = now.addMSecs(-(m_clocks.ticks() - m_paperBegan)).toString(QStringLiteral("HH:mm"));
    Q_EMIT keep(practice::PaperTaken{m_training.trainee, paper.seed, sheet.result.marks, paper.outOf,
                                     sheet.result.wrongPots, sheet.result.ms, sheet.result.passed});
    m_exam->show(sheet);
    m_at = At::Exam;
    showPage();
}

// One question of a paper that is done, explained.
void PracticeWindow::lookAt(int item) {
    const ExamSheet& sheet = m_exam->sheet();
    const auto at = static_cast<std::size_t>(item);
    if (!m_exam->hasResult() || at >= sheet.paper.items.size()) return;
    dropPause();
    m_question = practice::questionOf(sheet.paper, at);
    m_asked = item + 1;
    m_toAsk = static_cast<int>(sheet.paper.items.size());
    ExplainPage::Shown shown;
    shown.question = &*m_question;
    shown.given = sheet.answers[at].given;
    shown.gaveUp = !sheet.answers[at].answered || (shown.given.parts.empty() && shown.given.choice < 0);
    shown.right = sheet.answers[at].right;
    shown.ms = sheet.answers[at].ms;
    m_explain->explain(shown);
    m_looking = true;
    m_queue.clear();
    m_endless = false;
    m_at = At::Explain;
    showPage();
}

void PracticeWindow::print(bool pdf, bool down) {
    if (m_at != At::Exam) return;
    if (pdf) {
        const QString path = QFileDialog::getSaveFileName(this, nameOf("practice.pdf"),
                                                          QStringLiteral("paper-%1.pdf").arg(m_exam->seed()));
        if (path.isEmpty()) return;
        QPdfWriter writer(path);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        return m_exam->print(writer);
    }
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) m_exam->print(printer, down);
}

}  // namespace oddchip::ui
