// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>

#include "ui/entry/focusring.h"
#include "ui/practice/dealpage.h"
#include "ui/practice/drillpage.h"
#include "ui/practice/exampage.h"
#include "ui/practice/explainpage.h"
#include "ui/practice/skillspage.h"
#include "ui/practice/todaypage.h"

class QPagedPaintDevice;

namespace oddchip::ui {

// The window for those who learn. It stores nothing: what is to be kept goes out by keep(), and comes back as what has
// been kept, from which everything that is shown is worked out.
class PracticeWindow : public QWidget {
    Q_OBJECT

public:
    struct Clocks {
        std::function<std::int64_t()> now;    // milliseconds since 1970, UTC
        std::function<std::int64_t()> ticks;  // milliseconds of a clock that never jumps
    };
    enum class At { Today, Drill, Explain, Skills, Exam, Deal };

    explicit PracticeWindow(Clocks clocks);

    void setKept(const std::vector<practice::Kept>& standing);
    void setRules(const HouseRules& rules);  // of the house: for trainees who have chosen no book
    void setTrainee(int trainee);
    void setTheme(Theme theme);
    void setLook(Theme theme, Deck deck, bool safe);
    void setTouch(bool touch, double dotsPerMm);  // of the screen; 0: what the screen says of itself
    const Look& look() const { return m_look; }
    void setTrouble(const QString& trouble) { m_trouble = trouble; }  // why nothing is kept

    At at() const { return m_at; }
    void start(const practice::Skill& skill, int level, std::uint64_t seed);  // that skill, again and again
    void startDeal(std::uint64_t seed, int level);                            // a whole hand
    const practice::Deal* deal() const { return m_deal ? &*m_deal : nullptr; }
    const practice::Question* question() const { return m_question ? &*m_question : nullptr; }
    const practice::Training& training() const { return m_training; }
    TodayPage* today() const { return m_today; }
    DrillPage* drill() const { return m_drill; }
    ExplainPage* explanation() const { return m_explain; }
    SkillsPage* skills() const { return m_skills; }
    ExamPage* exam() const { return m_exam; }
    DealPage* dealt() const { return m_dealPage; }
    const HouseRules& rules() const { return m_rules; }
    bool noise() const { return m_noise; }
    void go(At at);
    void askExamDate();
    QString exported() const;  // progress as tables, and the review log for optimisers

Q_SIGNALS:
    void keep(const oddchip::practice::Note& note);
    void themeChosen(oddchip::ui::Theme theme);

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* key) override;
    bool event(QEvent* event) override;

private:
    struct Next {
        const practice::Skill* skill = nullptr;
        int level = 1;
    };
    void layOut();
    void showPage();
    void connectPages();
    std::int64_t seconds() const { return m_clocks.now() / 1000; }

    // session.cpp: one question after the other
    void startPlan();
    void startOrGoOn();  // where it was paused
    void dropPause();    // the question that was paused at is not asked any more
    void startEndless();
    void startChosen();
    void askNext();
    void askAgain();
    void put(practice::Question question);
    void answered(const practice::Answer& answer, bool gaveUp);
    void hint();
    void takeBack();
    void askOnceMore();
    void toggleNoise();
    void makeNoise();
    void tickTock();
    QString gradeText(practice::Grade grade, std::string_view skill) const;

    // dealing.cpp: whole hands
    void askStep();
    void goOn();  // the hand, to the next thing that happens or the question
    void answeredStep(const practice::Answer& answer, bool gaveUp);
    void explainStep(std::size_t at);
    void finishDeal();
    void lookAtStep(int step);
    bool dealing() const;  // in the middle of a hand

    // papers.cpp: papers
    void beginPaper(bool down);
    void askItem();
    void answeredItem(const practice::Answer& answer);
    void finishPaper(bool left);
    void lookAt(int item);
    void print(bool pdf, bool down = false);

    void escape();
    void lookAtTable();
    void showPeople();
    void chooseBook(Book book);
    void exportAll();

    Clocks m_clocks;
    Look m_look;
    At m_at = At::Today;
    std::vector<practice::Kept> m_kept;
    practice::Training m_training;
    HouseRules m_rules, m_house;
    QString m_trouble;

    std::vector<Next> m_queue;  // what is still to be asked
    int m_asked = 0, m_toAsk = 0;
    bool m_endless = false, m_noise = false;
    bool m_touch = false;
    double m_dotsPerMm = 0;
    bool m_done = false;     // the question has been answered
    bool m_peek = false;     // the table is looked at again, after the answer
    bool m_looking = false;  // a question of a paper that is done is explained
    std::optional<practice::Question> m_question;
    practice::Explanation m_why;
    std::size_t m_hints = 0;
    std::int64_t m_began = 0;
    std::optional<std::int64_t> m_pausedAt;  // a question is open and not shown, since then
    int m_again = -1;                        // where the last question, answered wrongly, was put into the queue again

    std::optional<practice::Paper> m_paper;
    std::vector<practice::ItemAnswered> m_answers;
    std::int64_t m_paperBegan = 0;

    std::optional<practice::Deal> m_deal;         // the hand in play, or the last one while it is looked at
    std::vector<practice::ItemAnswered> m_steps;  // of it
    std::vector<practice::Happening> m_moments;   // before the next question of it
    std::size_t m_moment = 0;
    QStringList m_happened;

    TodayPage* m_today;
    DrillPage* m_drill;
    ExplainPage* m_explain;
    SkillsPage* m_skills;
    ExamPage* m_exam;
    DealPage* m_dealPage;
    QList<Button*> m_tabs;
    Button *m_who, *m_noiseButton, *m_pause;
    FocusRing* m_ring;
    QTimer m_clock, m_noises;
    practice::Dice m_dice;
};

}  // namespace oddchip::ui
