// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Pictures of the practice window at its moments, in each palette, small and large.
#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QPdfWriter>
#include <QTemporaryDir>

#include "app/practice.h"
#include "ui/practice/examsheet.h"

namespace oddchip::app {

using ui::PracticeWindow;

namespace {

constexpr std::int64_t kDay = 86'400'000, kNow = 1'796'062'800'000;  // 30 November 2026, 18:20

// Eleven weeks of a trainee who gets better and quicker.
void fillDiary(PracticeStore& store) {
    store.keep(practice::TraineeNamed{1, "A. Nguyen"}, kNow - 80 * kDay);
    store.keep(practice::ExamDate{1, (kNow + 12 * kDay) / 1000}, kNow - 80 * kDay);
    practice::Dice dice(41207);
    const auto skills = practice::skills();
    for (int day = 76; day > 0; --day) {
        for (int i = 0; i < 6; ++i) {
            const std::size_t known =
                std::min<std::size_t>(skills.size(), static_cast<std::size_t>(8 + (76 - day) * 2 / 3));
            const practice::Skill& skill =
                i < 2 ? *practice::skillNamed("pots-three")
                      : skills[static_cast<std::size_t>(dice.between(0, static_cast<int>(known) - 1))];
            const bool right = dice.chance(60 + (76 - day) / 3);
            const int target = practice::targetSeconds(skill, 1);
            const std::int64_t ms = std::int64_t{target} * (900 + day * 9 + dice.between(0, 500));
            const practice::Grade grade = practice::gradeFor(right, true, static_cast<double>(ms) / 1000, target);
            store.keep(practice::Review{1, std::string(skill.id), 1, static_cast<std::uint64_t>(day * 10 + i), right,
                                        true, ms, grade},
                       kNow - day * kDay + std::int64_t{60'000} * i);
        }
    }
}

void press(PracticeWindow& window, int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QKeyEvent down(QEvent::KeyPress, key, with);
    QApplication::sendEvent(&window, &down);
}

void type(PracticeWindow& window, std::int64_t amount) {
    for (const QChar digit : QString::number(amount)) press(window, digit.toLatin1());
}

// The main pot without the folded money, the others right: what a beginner builds.
void answerWrongly(PracticeWindow& window) {
    const practice::Answer right = practice::answerTo(*window.question());
    for (std::size_t i = 0; i < right.parts.size(); ++i) {
        if (i > 0) press(window, Qt::Key_Plus);
        type(window, right.parts[i].amount.count / 100 - (i == 0 ? 5 : 0));
        for (const Seat seat : right.parts[i].seats) press(window, Qt::Key_0 + number(seat), Qt::ShiftModifier);
    }
}

class Shots {
public:
    Shots(QString folder, ui::Theme theme, QSize size) : m_folder(std::move(folder)), m_theme(theme), m_size(size) {}

    bool take() {
        QTemporaryDir data;
        std::int64_t ticks = 0;
        {
            PracticeStore store(data.path().toStdString());
            fillDiary(store);
        }
        Practice practice(data.path(), PracticeWindow::Clocks{[] { return kNow; }, [&ticks] { return ticks; }});
        PracticeWindow& window = practice.window();
        window.setTheme(m_theme);
        window.resize(m_size);
        window.show();
        bool saved = save(window, "plan");
        window.start(*practice::skillNamed("pots-three"), 3, 12);
        ticks += 9000;
        answerWrongly(window);
        saved = save(window, "drill") && saved;
        press(window, Qt::Key_Return);
        saved = save(window, "explain") && saved;
        window.start(*practice::skillNamed("rule-string"), 2, 7);
        saved = save(window, "choice") && saved;
        window.start(*practice::skillNamed("read-omaha-8"), 2, 7);
        saved = save(window, "reading") && saved;
        window.go(PracticeWindow::At::Skills);
        saved = save(window, "progress") && saved;
        saved = deal(window, ticks) && saved;
        return exam(window, ticks) && saved;
    }

private:
    // A whole hand: in the middle of it, explained, and over; every answer right but one.
    bool deal(PracticeWindow& window, std::int64_t& ticks) {
        bool saved = true;
        window.startDeal(3, 2);
        for (int i = 0; window.at() == PracticeWindow::At::Drill; ++i) {
            ticks += 7000;
            for (int seen = 0; window.drill()->watching(); ++seen) {
                if (i == 1 && seen == 0) saved = save(window, "deal-watch") && saved;
                press(window, Qt::Key_Return);
            }
            if (i == 4) saved = save(window, "deal-step");
            practice::Answer answer = practice::answerTo(*window.question());
            if (i == 5) answer = {};
            Q_EMIT window.drill()->answers()->answered(answer);
            if (i == 5) saved = save(window, "deal-explain") && saved;
            press(window, Qt::Key_Return);
        }
        return save(window, "deal") && saved;
    }

    // Every answer right but two.
    bool exam(PracticeWindow& window, std::int64_t& ticks) {
        window.go(PracticeWindow::At::Exam);
        Q_EMIT window.exam()->paperWanted(false);
        for (int i = 0; window.at() == PracticeWindow::At::Drill; ++i) {
            ticks += 9000;
            practice::Answer answer = practice::answerTo(*window.question());
            if (i == 3 || i == 9) answer = {};
            Q_EMIT window.drill()->answers()->answered(answer);
        }
        window.exam()->tick(0);
        window.exam()->tick(1);
        return save(window, "exam") && papers(window);
    }

    // What is printed: the result, and the questions for a class.
    bool papers(PracticeWindow& window) const {
        if (m_theme != ui::Theme::Light || m_size != kShotSizes[0]) return true;
        const auto writer = [this](const char* name) {
            auto made =
                std::make_unique<QPdfWriter>(QStringLiteral("%1/practice-%2.pdf").arg(m_folder, QLatin1String(name)));
            made->setPageSize(QPageSize(QPageSize::A4));
            return made;
        };
        const auto result = writer("result");
        result->setPageMargins(QMarginsF(0, 0, 0, 0));
        ui::printSheet(*result, window.exam()->sheet());
        ui::printPaper(*writer("questions"), window.exam()->sheet().paper);
        return true;
    }

    bool save(PracticeWindow& window, const char* name) const {
        QApplication::processEvents();
        return window.grab().save(QStringLiteral("%1/practice-%2-%3x%4-%5.png")
                                      .arg(m_folder, QLatin1String(name))
                                      .arg(m_size.width())
                                      .arg(m_size.height())
                                      .arg(themeName(m_theme)));
    }

    QString m_folder;
    ui::Theme m_theme;
    QSize m_size;
};

}  // namespace

int practiceShots(const QString& folder, const Themes& themes) {
    if (!QDir().mkpath(folder)) return 1;
    for (const QSize size : kShotSizes) {
        for (const ui::Theme theme : themes) {
            if (!Shots(folder, theme, size).take()) return 1;
        }
    }
    return 0;
}

}  // namespace oddchip::app
