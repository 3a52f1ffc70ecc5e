// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>
#include <QList>

#include "ui/table/shapes.h"

namespace oddchip::ui {

struct HistoryLine {
    int number = 0;  // of the event; 0: it has none
    QString text, ruling;
    bool queued = false;  // entered, not yet on the disk
    bool operator==(const HistoryLine&) const = default;
};

// The last events with their rulings, in the dealer's place; as many as there is room for, the newest last and bold.
// A tap on it leads to the whole list.
class History : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit History(QWidget* parent = nullptr);
    void setBare();  // without its head, where there is no room for one
    void setLines(const QString& caption, const QString& right, const QList<HistoryLine>& lines);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_bare = false;
    QString m_caption, m_right;
    QList<HistoryLine> m_lines;
};

}  // namespace oddchip::ui
