// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/floor/paint.h"

namespace oddchip::ui::floor {

// The head of a column: on one line, or where its words are too long on two.
inline void paintHead(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
                      Qt::Alignment alignment = Qt::AlignLeft) {
    if (textWidth(text, font) <= px.width()) {
        paintLine(painter, px, text, font, colour, alignment);
        return;
    }
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(px, int(alignment | Qt::AlignVCenter | Qt::AlignAbsolute) | Qt::TextWordWrap, text);
}

}  // namespace oddchip::ui::floor
