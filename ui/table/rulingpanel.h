// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/table/motion.h"
#include "ui/table/shapes.h"
#include "ui/table/told.h"

namespace oddchip::ui {

struct RulingText {
    QString caption, about;   // RULING, "seat 1"
    QString verdict, reason;  // "Call 60", "one chip of 100, nothing said"
    QString rule, citation;   // "oversize-call", "002 BR15"
    QString beside;           // what another book would make of it
    QString change;           // "change 40"
    bool preview = false;     // not entered yet
    bool operator==(const RulingText&) const = default;
};

// What the last act counts as, and why. The place of Floor... at its lower right stays free.
class RulingPanel : public Painted<QWidget>, public Told {
    Q_OBJECT

public:
    explicit RulingPanel(QWidget* parent = nullptr);
    void setRuling(const RulingText& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double paintReason(QPainter& painter, const QRectF& px) const;  // its height, pixels

    RulingText m_text;
    NewMark m_new{*this};
};

}  // namespace oddchip::ui
