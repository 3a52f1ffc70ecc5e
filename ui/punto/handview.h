// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>

#include "core/rules/event.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

struct HandText {
    QString title, sum;  // "Player", "2 + 3 = 5, draws; + 7 = 12"
    CardList cards;
    int total = -1;       // none yet
    bool next = false;    // its next card is what the table waits for
    bool picked = false;  // the dealer says that the next card went here
    bool wins = false;
    bool operator==(const HandText&) const = default;
};

// One of the two hands as dealt. A tap says that the next card went to it.
class HandView : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit HandView(QWidget* parent);
    void setHand(const HandText& text);
    const HandText& hand() const { return m_text; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintPlaces(QPainter& painter) const;
    void paintNext(QPainter& painter, const QRectF& px) const;

    HandText m_text;
};

}  // namespace oddchip::ui
