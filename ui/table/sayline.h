// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/table/chippainter.h"
#include "ui/table/motion.h"
#include "ui/table/shapes.h"
#include "ui/table/told.h"

namespace oddchip::ui {

struct SayText {
    QString caption, sentence;  // the caption in capitals: SAY, NEXT
    bool preview = false;       // not recorded yet: grey and regular
    QString aside;              // at the right, small: "not recorded yet"
    Chips change;               // goes back: shown as chips and, in words, as a number; instead of the aside
    QString changeText;         // "40 to seat 1"
    bool operator==(const SayText&) const = default;
};

// The one sentence to announce.
class SayLine : public Painted<QWidget>, public Told {
    Q_OBJECT

public:
    explicit SayLine(QWidget* parent = nullptr);
    void setSay(const SayText& text, const ChipSet& set = {});

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double paintRight(QPainter& painter) const;  // where what it painted begins

    SayText m_text;
    ChipSet m_set{};
    NewMark m_new{*this};
};

}  // namespace oddchip::ui
