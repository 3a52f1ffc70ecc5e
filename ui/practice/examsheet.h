// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <array>

#include "core/practice/exam.h"

class QPainter;
class QPagedPaintDevice;

namespace oddchip::ui {

// How the examiner saw the pitch and the shuffle.
enum class Tick { None, Good, Fair, Poor };
inline constexpr int kTicks = 4;
QString tickName(int tick);  // "Scramble, riffle, strip, riffle, cut"

// The result of a paper as it is signed: the same code paints it on the screen, on paper and into a PDF.
struct ExamSheet {
    practice::Paper paper;
    std::vector<practice::ItemAnswered> answers;
    practice::PaperResult result;
    QString name, trainee, date, from, to;
    std::array<Tick, kTicks> ticks{};
};
void paintSheet(QPainter& painter, const QRectF& page, const ExamSheet& sheet);
void printSheet(QPagedPaintDevice& device, const ExamSheet& sheet);
// The questions alone, for a class: facts in the notation, what is asked, and a line for the answer.
void printPaper(QPagedPaintDevice& device, const practice::Paper& paper);

}  // namespace oddchip::ui
