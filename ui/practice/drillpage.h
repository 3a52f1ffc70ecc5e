// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/practice/answerpanel.h"
#include "ui/table/tableview.h"

namespace oddchip::ui {

// What is told beside the table, in the dealer's place.
class Story : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Story(QWidget* parent) : Painted(parent) {}
    void tell(const QStringList& lines);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QStringList m_lines;
};

// One question on the table that dealers know: time above it, what is said round it below, the answer at its side.
class DrillPage : public Page {
    Q_OBJECT

public:
    explicit DrillPage(QWidget* parent);

    void ask(const practice::Question& question, bool exam);
    // A hand that goes on: what has happened since the last question, and the table as it is now.
    void watch(const practice::Question& moment, const QStringList& happened);
    bool watching() const { return m_watching; }
    void setElapsed(std::int64_t ms);
    void setLeft(const QString& left) { m_left = left; }      // of an exam: the time that is left
    void setNoise(const QString& seat, const QString& said);  // empty: quiet
    void addHint(const QString& hint);
    const QStringList& hints() const { return m_hints; }
    AnswerPanel* answers() const { return m_answers; }
    TableView* table() const { return m_view; }
    QList<Key> keys() const override;
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void goOnWanted();

protected:
    void lookChanged() override;
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void showTable(const practice::Question& question);
    void paintHappened(QPainter& painter) const;
    double footHigh() const;                                  // of hints, or of the noise
    double panelWide() const { return large() ? 448 : 368; }  // the table as wide as the dealer's

    const practice::Question* m_question = nullptr;
    std::int64_t m_elapsed = 0;
    QString m_middle;  // from earlier rounds, where the pot is not shown
    QString m_left, m_noiseBy, m_noise;
    QStringList m_hints, m_happened;
    bool m_hinted = true, m_watching = false;
    TableView* m_view;
    Story* m_story;
    AnswerPanel* m_answers;
    Button* m_goOn;
};

}  // namespace oddchip::ui
