// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What belongs to one trainee: the rulebook and the day of the exam.
#include <QDateEdit>
#include <QDateTime>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/practice/practicewindow.h"
#include "ui/words.h"

namespace oddchip::ui {

void PracticeWindow::chooseBook(Book book) { Q_EMIT keep(practice::BookChosen{m_training.trainee, book}); }

// Skills are put off no further than the exam.
void PracticeWindow::askExamDate() {
    QDialog dialog(this);
    dialog.setObjectName(QStringLiteral("exam-date"));
    dialog.setWindowTitle(nameOf("practice.exam-date"));
    const QDate today = QDateTime::fromSecsSinceEpoch(seconds()).date();
    const bool set = m_training.examAt > seconds();
    auto* day = new QDateEdit(set ? QDateTime::fromSecsSinceEpoch(m_training.examAt).date() : today.addDays(14));
    day->setMinimumDate(today);
    day->setCalendarPopup(true);
    day->setAccessibleName(nameOf("practice.exam-date"));
    auto* buttons = new QDialogButtonBox;
    auto* const none = buttons->addButton(nameOf("practice.no-exam"), QDialogButtonBox::RejectRole);
    auto* const chosen = buttons->addButton(nameOf("practice.set-date"), QDialogButtonBox::AcceptRole);
    chosen->setDefault(true);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(day);
    column->addWidget(buttons);
    const auto keepDate = [this](std::int64_t at) {
        if (at != m_training.examAt) Q_EMIT keep(practice::ExamDate{m_training.trainee, at});
    };
    connect(chosen, &QPushButton::clicked, &dialog, [&] {
        keepDate(QDateTime(day->date(), QTime(12, 0)).toSecsSinceEpoch());
        dialog.accept();
    });
    connect(none, &QPushButton::clicked, &dialog, [&] {
        keepDate(0);
        dialog.reject();
    });
    dialog.exec();
}

}  // namespace oddchip::ui
