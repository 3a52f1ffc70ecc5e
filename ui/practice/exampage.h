// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/practice/examsheet.h"
#include "ui/practice/page.h"

namespace oddchip::ui {

// Before a paper: which one. After it: what came of it, question by question, and the sheet as it is printed.
class ExamPage : public Page {
    Q_OBJECT

public:
    explicit ExamPage(QWidget* parent);

    void offer(std::uint64_t seed, const HouseRules& rules, const QString& left);  // left: of a paper not finished
    void show(const ExamSheet& sheet);
    bool hasResult() const { return m_result; }
    const ExamSheet& sheet() const { return m_sheet; }
    std::uint64_t seed() const { return m_seed; }
    void tick(int row);  // good, fair, poor, none
    void setTick(int row, Tick to);
    int tickRow() const { return m_tickRow; }
    // What came of the paper; before it the questions of the table test, or of the down.
    void print(QPagedPaintDevice& device, bool down = false) const;
    bool takes(const QKeyEvent& key) override;
    QList<Key> keys() const override;

Q_SIGNALS:
    void paperWanted(bool down);
    void printWanted(bool down);
    void pdfWanted();
    void lookWanted(int item);

protected:
    void lookChanged() override;
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    double sheetWide() const { return large() ? 620 : 480; }
    void choose(int row);
    void nextTick();
    void showTicks();
    void another();
    void askNumber();
    void setNumber(int number);
    void paintOffer(QPainter& painter);
    void paintResult(QPainter& painter);

    bool m_result = false;
    std::uint64_t m_seed = 1;
    HouseRules m_rules;
    QString m_left;
    ExamSheet m_sheet;
    int m_chosen = 0;
    int m_tickRow = -1;  // which of the examiner's rows is marked next; -1: none yet
    QList<ListRow*> m_rows;
    QList<ListRow*> m_ticks;
    Button *m_test, *m_down, *m_another, *m_number, *m_print, *m_printDown, *m_pdf;
};

}  // namespace oddchip::ui
