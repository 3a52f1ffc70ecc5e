// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLineEdit>
#include <QScrollArea>

#include "core/archive/query.h"
#include "core/archive/rows.h"
#include "ui/entry/button.h"
#include "ui/floor/rowlist.h"

namespace oddchip::ui::floor {

// The same facts under two to five sets of rules: an event a row, a book a column; equal events folded into one row,
// a band before the first difference, the money at the end.
class CompareView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit CompareView(QWidget* parent);
    void show(const Compared& compared);
    QSize sizeHint() const override;
    int bandAt() const;  // pixels from the top; where the first difference is told
    QString spoken() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Columns {
        double event, what, first, each;
    };
    Columns columns() const;
    double paintHead(QPainter& painter, double y) const;
    double paintEvents(QPainter& painter, double y) const;
    double paintRow(QPainter& painter, double y, std::size_t at) const;
    double paintBand(QPainter& painter, double y) const;
    double paintMoney(QPainter& painter, double y) const;
    void paintCell(QPainter& painter, const QRectF& px, std::size_t column, std::size_t at) const;
    QString cellText(std::size_t column, std::size_t at) const;
    QString bandText() const;
    std::size_t folded() const;  // events at the beginning that are the same under all

    Compared m_compared;
};

// What-if: books beside each other, and a tree of lines that are tried.
class WhatIfPage : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfPage(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void open(const HandRow& row);  // a hand is tried
    void show(const Tried& tried);
    bool useKey(QKeyEvent* key);
    void setOption(const RulesChosen& chosen);  // a single option beside the record
    const Tried& tried() const { return m_tried; }
    QLineEdit* line() const { return m_line; }
    RowList* lines() const { return m_lines; }

Q_SIGNALS:
    void wanted(const oddchip::Query& query);
    void back();
    void exported(const QString& log, const QString& json);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();
    void ask(Try::Do what, int node, const QString& text = {});
    void chooseBook(int book);
    void showLines();
    void chooseOption();

    Look m_look;
    HandRow m_row;
    Tried m_tried;
    std::vector<RulesChosen> m_columns;
    QScrollArea* m_scroll;
    CompareView* m_view;
    RowList* m_lines;
    QLineEdit* m_line;
    std::vector<Button*> m_books;
    Button* m_option;
    Button* m_promote;
    Button* m_remove;
    Button* m_note;
    Button* m_export;
};

}  // namespace oddchip::ui::floor
