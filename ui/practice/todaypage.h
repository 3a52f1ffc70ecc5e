// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <vector>

#include "core/practice/training.h"
#include "ui/practice/chart.h"
#include "ui/practice/voice.h"

namespace oddchip::ui {

// What is to be practised today and how it stands: plan at the left, pictures of progress at the right.
class TodayPage : public Page {
    Q_OBJECT

public:
    explicit TodayPage(QWidget* parent);

    void show(const practice::Training& training, const HouseRules& rules, std::int64_t nowSeconds);
    const std::vector<practice::Planned>& plan() const { return m_plan; }
    int chosen() const { return m_chosen; }
    void skip();                  // the chosen skill, for today
    void setPaused(bool paused);  // a question waits: the start button goes on with it
    LineChart* accuracy() const { return m_accuracy; }
    LineChart* times() const { return m_times; }
    Bars* readiness() const { return m_ready; }
    QString tables() const;  // all pictures as tables
    bool takes(const QKeyEvent& key) override;
    QList<Key> keys() const override;

Q_SIGNALS:
    void startWanted();
    void rowChosen();  // by hand
    void pickWanted();
    void endlessWanted();
    void dealWanted();  // a whole hand

protected:
    void lookChanged() override;
    void arrange() override;
    void arrangeRows();
    void paintInside(QPainter& painter) override;

private:
    double leftWide() const { return large() ? 520 : 432; }
    void showCharts(const practice::Training& training);
    void choose(int row);
    void chooseByHand(int row);

    std::vector<practice::Planned> m_plan;
    std::vector<int> m_coming;
    std::int64_t m_now = 0, m_examAt = 0;
    int m_streak = 0, m_chosen = 0;
    bool m_paused = false;
    QString m_yesterday;
    QList<ListRow*> m_rows;
    Button *m_start, *m_pick, *m_endless, *m_deal;
    LineChart *m_accuracy, *m_times;
    Bars* m_ready;
};

}  // namespace oddchip::ui
