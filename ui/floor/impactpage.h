// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QComboBox>
#include <QElapsedTimer>
#include <QWidget>

#include "core/archive/query.h"
#include "core/archive/rows.h"
#include "ui/entry/button.h"
#include "ui/floor/rowlist.h"

namespace oddchip::ui::floor {

// What a change of the house rules would have meant for all hands that were recorded.
class ImpactPage : public QWidget {
    Q_OBJECT

public:
    explicit ImpactPage(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void setRules(const HouseRules& rules);
    void setOption(const Option* option);
    void show(const Impacted& found);
    void setProgress(qint64 done, qint64 of);  // 0 of 0: not at work
    bool useKey(QKeyEvent* key);
    void start();
    const Impacted& found() const { return m_found; }
    const RulesChosen& chosen() const { return m_chosen; }
    RowList* list() const { return m_list; }

Q_SIGNALS:
    void wanted(const oddchip::Query& query);
    void stopped();
    void opened(const oddchip::HandRow& row, const oddchip::RulesChosen& chosen);
    void exported(const QString& csv);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();
    void showChoices();
    void showRows();
    double listWidth() const;
    void paintBand(QPainter& painter) const;
    void paintNumbers(QPainter& painter, const QRectF& px) const;
    void paintBars(QPainter& painter, const QRectF& px) const;
    void paintWhere(QPainter& painter, const QRectF& px) const;
    QString csv() const;
    const Option& option() const;

    Look m_look;
    HouseRules m_rules;
    RulesChosen m_chosen;
    Impacted m_found;
    qint64 m_done = 0, m_of = 0;
    QElapsedTimer m_clock;
    QComboBox* m_option;
    QComboBox* m_choice;
    QComboBox* m_period;
    Button* m_start;
    Button* m_open;
    RowList* m_list;
};

}  // namespace oddchip::ui::floor
