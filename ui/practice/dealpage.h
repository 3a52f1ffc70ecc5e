// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>

#include "core/practice/deal.h"
#include "ui/practice/page.h"
#include "ui/table/tableview.h"

namespace oddchip::ui {

// A whole hand that is over: each step right or wrong, beside the table as it ended.
class DealPage : public Page {
    Q_OBJECT

public:
    explicit DealPage(QWidget* parent);

    // hands: how many this trainee has dealt, this one with them.
    void show(const practice::Deal& deal, std::span<const practice::ItemAnswered> answers, int hands);
    QString verdict() const { return m_head; }
    int chosen() const { return m_chosen; }
    TableView* table() const { return m_view; }
    QList<Key> keys() const override;
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void lookWanted(int step);
    void anotherWanted();
    void sameWanted();

protected:
    void lookChanged() override;
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void choose(int row);
    double listWide() const { return large() ? 448 : 360; }  // the table as wide as the dealer's

    QString m_head, m_line;
    QList<ListRow*> m_rows;
    int m_steps = 0, m_chosen = 0;
    TableView* m_view;
    Button *m_another, *m_same;
};

}  // namespace oddchip::ui
