// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>

#include "ui/entry/sheet.h"
#include "ui/table/history.h"

namespace oddchip::ui {

// All events of the hand with their rulings, the newest first in view. A tap on one is the wish to put another in its
// place. Keys: up and down choose, Enter takes.
class HistorySheet : public Sheet {
    Q_OBJECT

public:
    explicit HistorySheet(QWidget* parent);
    void setLines(const QList<HistoryLine>& lines);
    bool takes(const QKeyEvent& key) override;
    QString hint() const override;

Q_SIGNALS:
    void chosen(int event, const QString& line);

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    static constexpr int kRows = 6;

    void choose(int line);
    void move(int by);
    void showRows();

    QList<HistoryLine> m_lines;
    int m_first = 0, m_at = 0;  // the uppermost line in view, and the chosen one
    std::array<Button*, kRows> m_rows;
    Button *m_earlier, *m_later, *m_close;
};

}  // namespace oddchip::ui
