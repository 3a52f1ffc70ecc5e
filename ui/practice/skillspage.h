// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QScrollArea>

#include "core/practice/training.h"
#include "ui/practice/chart.h"
#include "ui/practice/voice.h"

namespace oddchip::ui {

// Every skill with how it stands, and the pictures of the one that is chosen. Any of them can be practised from here.
class SkillsPage : public Page {
    Q_OBJECT

public:
    explicit SkillsPage(QWidget* parent);

    void show(const practice::Training& training, const HouseRules& rules, std::int64_t nowSeconds);
    const practice::Skill* chosen() const;
    void choose(int row);
    QString tables() const;
    bool takes(const QKeyEvent& key) override;
    QList<Key> keys() const override;

Q_SIGNALS:
    void startWanted();

protected:
    void lookChanged() override;
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void showCharts();

    practice::Training m_training;
    std::vector<const practice::Skill*> m_skills;
    int m_chosen = 0;
    QScrollArea* m_scroll;
    QWidget* m_list;
    QList<ListRow*> m_rows;
    LineChart *m_accuracy, *m_times;
    Button* m_start;
};

}  // namespace oddchip::ui
