// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLineEdit>
#include <QWidget>

#include "core/rules/rulebook.h"
#include "ui/entry/button.h"
#include "ui/floor/rowlist.h"

namespace oddchip::ui::floor {

// Every rule in own words with its sources and the options that change it, found by what happened.
class RulingsPage : public QWidget {
    Q_OBJECT

public:
    explicit RulingsPage(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void open(RuleId rule);  // the flag at hand
    void setRules(const HouseRules& rules);
    bool useKey(QKeyEvent* key);
    RuleId current() const { return m_rule; }
    QLineEdit* search() const { return m_search; }
    const std::vector<RuleId>& found() const { return m_found; }
    QString withSources() const;  // the rule as it is copied

Q_SIGNALS:
    void impact(const oddchip::Option* option);
    void hands(oddchip::RuleId rule);  // hands that it decided

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();
    void find();
    double side() const;
    double paintWords(QPainter& painter, double y) const;
    double paintOption(QPainter& painter, double y, const Option& option) const;
    double paintSources(QPainter& painter, double y) const;

    Look m_look;
    HouseRules m_rules;
    RuleId m_rule = RuleId::none;
    std::vector<RuleId> m_found;
    QLineEdit* m_search;
    RowList* m_list;
    Button* m_hands;
    Button* m_impact;
};

}  // namespace oddchip::ui::floor
