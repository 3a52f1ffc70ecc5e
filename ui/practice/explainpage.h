// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/practice/page.h"
#include "ui/practice/voice.h"

namespace oddchip::ui {

// After an answer: what was said and what is right, the steps as hands move, and what was wrong beside them.
class ExplainPage : public Page {
    Q_OBJECT

public:
    explicit ExplainPage(QWidget* parent);

    struct Shown {
        const practice::Question* question = nullptr;
        practice::Answer given;
        bool gaveUp = false, right = false;
        std::int64_t ms = 0;
        QString grade;       // "Again · back in 10 minutes"
        QList<bool> before;  // the last answers of this skill, this one first
    };
    void explain(const Shown& shown);
    void showRule(bool rule);
    // Alone: a question for itself may be asked again and its grade taken back, a step of a hand or a paper not.
    // Looked at: of what is over.
    void setStanding(bool alone, bool lookedAt);
    bool showsRule() const { return m_rule; }
    QString verdict() const;  // the head line
    QList<Key> keys() const override;

Q_SIGNALS:
    void nextWanted();
    void sameWanted();
    void tableWanted();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    double leftWide() const { return large() ? 640 : 552; }
    int wrongStep() const;
    void paintHead(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintSlip(QPainter& painter, double y) const;
    double paintCut(QPainter& painter, const QRectF& box) const;
    void paintAnswers(QPainter& painter, const QRectF& box) const;

    Shown m_shown;
    practice::Answer m_right;
    practice::Explanation m_why;
    bool m_rule = false, m_alone = true, m_looked = false;
    Button *m_next, *m_same, *m_table;
};

}  // namespace oddchip::ui
