// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/rowlist.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "ui/floor/paint.h"

namespace oddchip::ui::floor {

class RowList::Delegate : public QStyledItemDelegate {
public:
    explicit Delegate(RowList* list) : QStyledItemDelegate(list), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (!m_list->m_paint) return;
        const Look& look = m_list->m_look;
        const bool chosen = index == m_list->currentIndex();
        const QRectF box(option.rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            painter->fillRect(box, tints(look.theme).selection);
            const double bar = look.px(4);
            const double edge = option.direction == Qt::RightToLeft ? box.right() - bar : box.left();
            painter->fillRect(QRectF(edge, box.top(), bar, box.height()), tints(look.theme).selectionInk);
        }
        m_list->m_paint(*painter, box, index.row(), chosen);
        painter->fillRect(QRectF(box.left(), box.bottom() - look.line(), box.width(), look.line()),
                          look.colours().line);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const double units = m_list->m_height ? m_list->m_height(index.row()) : 40;
        return {10, static_cast<int>(std::round(m_list->m_look.px(units)))};
    }

private:
    RowList* m_list;
};

RowList::RowList(QWidget* parent) : QListView(parent) {
    setModel(&m_model);
    setItemDelegate(new Delegate(this));
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    setUniformItemSizes(false);
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) { Q_EMIT opened(index.row()); });
}

void RowList::setLook(const Look& look) {
    m_look = look;
    QPalette colours = palette();
    colours.setColor(QPalette::Base, look.colours().panel);
    setPalette(colours);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void RowList::setRows(const QStringList& said, Height height, Paint paint) {
    m_height = std::move(height);
    m_paint = std::move(paint);
    m_quiet = true;
    m_model.setStringList(said);
    m_quiet = false;
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void RowList::choose(int row) {
    m_quiet = true;
    setCurrentIndex(row >= 0 && row < m_model.rowCount() ? m_model.index(row) : QModelIndex());
    if (row >= 0) scrollTo(currentIndex());
    m_quiet = false;
    viewport()->update();
}

void RowList::step(int by) {
    const int rows = m_model.rowCount();
    if (rows == 0) return;
    setCurrentIndex(m_model.index(std::clamp(current() + by, 0, rows - 1)));
}

void RowList::currentChanged(const QModelIndex& now, const QModelIndex& before) {
    QListView::currentChanged(now, before);
    viewport()->update();
    if (!m_quiet && now.isValid()) Q_EMIT chosen(now.row());
}

// Only what moves in the list: letters, sideways and the ends are the page's keys, wherever the focus is.
void RowList::keyPressEvent(QKeyEvent* key) {
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter: return QListView::keyPressEvent(key);
    default: key->ignore();
    }
}

void RowList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!hasFocus() || !window()->testAttribute(Qt::WA_KeyboardFocusChange)) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const double in = m_look.px(5);
    paintFocusRing(painter, QRectF(viewport()->rect()).adjusted(in, in, -in, -in), kTagRadius, m_look);
}

}  // namespace oddchip::ui::floor
