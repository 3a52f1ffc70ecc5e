// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QWidget>

#include "ui/settings/ruletable.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// The options that fit, with a line for each group. Its rows are painted, and told in a sentence to those who cannot
// see them.
class RuleModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const HouseRules& rules, const RuleFilter& filter);
    const HouseRules& rules() const { return m_rules; }
    const RuleFilter& filter() const { return m_filter; }
    const Option* option(const QModelIndex& index) const;  // null: a group's line
    QString group(const QModelIndex& index) const;
    QModelIndex indexOf(const Option* option) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QString group;
        const Option* option = nullptr;
    };
    HouseRules m_rules;
    RuleFilter m_filter;
    QList<Row> m_rows;
};

// Where the columns of a row are: title, choice, the other book's, sources.
struct RuleColumns {
    QRectF title, choice, other, source;
};
RuleColumns ruleColumns(const QRectF& row, const Look& look);

// What stands over the columns.
class RuleHeads : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    void show(Book other, const Look& look);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Book m_other = Book::wsopLive2024;
    Look m_look;
};

class RuleDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setLook(const Look& look) { m_look = look; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGroup(QPainter& painter, const QRectF& row, const QString& name) const;
    void paintChoice(QPainter& painter, const QRectF& box, const QString& text) const;

    Look m_look;
};

}  // namespace oddchip::ui
