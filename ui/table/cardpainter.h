// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "core/rules/card.h"
#include "ui/table/tokens.h"

// Cards: one large index and one suit, never a font's glyph. Each is drawn once per size and theme and kept.
namespace oddchip::ui {

QColor suitColour(Suit suit, Deck deck);
QPainterPath suitPath(Suit suit);  // in a box of 100 x 100

// An unseen card shows its back. 'px' keeps the proportions of 64 x 88.
void paintCard(QPainter& painter, const QRectF& px, Card card, const Look& look);
QString cardName(Card card);  // for people who cannot see it: "ace of hearts"
void paintNoCard(QPainter& painter, const QRectF& px, const Look& look);  // the place of a card not dealt

}  // namespace oddchip::ui
