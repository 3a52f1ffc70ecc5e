// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLineEdit>
#include <QSplitter>
#include <QTimer>

#include "core/archive/query.h"
#include "core/archive/rows.h"
#include "ui/entry/button.h"
#include "ui/floor/eventrows.h"
#include "ui/floor/rowlist.h"
#include "ui/floor/timeline.h"
#include "ui/table/tableview.h"

namespace oddchip::ui::floor {

// The ruling at a line and how the pots were built.
class MomentPanel : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit MomentPanel(QWidget* parent);
    void setMoment(const HandTold* told, int line);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintRuling(QPainter& painter, const QRectF& px) const;
    void paintPots(QPainter& painter, const QRectF& px) const;

    const HandTold* m_told = nullptr;
    int m_line = -1;
};

// Hands found as one types, and one of them at any of its lines.
class HandsPage : public QWidget {
    Q_OBJECT

public:
    explicit HandsPage(QWidget* parent = nullptr);

    void setLook(const Look& look);
    void show(const Found& found);
    void show(const HandTold& told);
    const std::optional<HandTold>& told() const { return m_told; }
    const Found& found() const { return m_found; }
    int line() const { return m_line; }  // of the record; -1: before the first
    QLineEdit* search() const { return m_search; }
    RowList* list() const { return m_list; }
    RowList* events() const { return m_events; }
    Button* corrections() const { return m_corrections; }  // on: each correction has its own row
    TableView* table() const { return m_table; }
    bool useKey(QKeyEvent* key);  // outside text fields
    void ask();                   // what the search field says, now

Q_SIGNALS:
    void wanted(const oddchip::Query& query);
    void whatIf();
    void report();
    void decide();                      // the hand at its line, at the table's own desk
    void showTable();                   // the page that the table can be shown
    void ruling(oddchip::RuleId rule);  // look it up

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeCentre(QSplitter* all);
    void showRows();
    void showEvents();
    void goTo(int line);  // or to the row that holds it
    void goToRow(int row) { goTo(m_rows.lineOf(row)); }
    void switchCorrections();
    void goToStreet(int by);
    void nextFlag();
    void layOutCentre();
    void layOutSides();
    void paintHead(QPainter& painter, const QRectF& px) const;

    Look m_look;
    QSplitter* m_all;
    double m_sized = 0;  // the width in units that the sides were set for: after that they are the user's
    QLineEdit* m_search;
    Button* m_flagged;
    Button* m_decided;
    QWidget* m_left;
    QWidget* m_centre;
    QWidget* m_head;
    QWidget* m_right;
    RowList* m_list;
    RowList* m_events;
    Button* m_corrections;
    EventRows m_rows;
    TableView* m_table;
    Timeline* m_timeline;
    MomentPanel* m_moment;
    Button* m_whatIf;
    Button* m_report;
    Button* m_decide;
    QTimer m_typed;
    Found m_found;
    std::optional<HandTold> m_told;
    HandKey m_opening;
    int m_line = -1;
    QString m_count;
};

}  // namespace oddchip::ui::floor
