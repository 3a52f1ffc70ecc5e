// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/cardpainter.h"

#include <QPixmapCache>
#include <array>
#include <string>

#include "ui/table/shapes.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

struct SuitShape {
    QRgb colour;  // on the face of a four-colour deck
    QRgb safe;    // and where red and green are not told apart
    const char* path;
};
// In the order of Suit. Only M, L, C, H and Z in absolute coordinates are used.
constexpr SuitShape kSuits[] = {
    {0x0A6B34, 0xB5378F,
     "M50 5C62 5 71 14 71 26C71 32 69 37 65 41C68 40 71 39 75 39C87 39 96 48 96 60C96 72 87 81 75 81"
     "C66 81 59 77 55 70C56 82 60 90 68 96H32C40 90 44 82 45 70C41 77 34 81 25 81C13 81 4 72 4 60"
     "C4 48 13 39 25 39C29 39 32 40 35 41C31 37 29 32 29 26C29 14 38 5 50 5Z"},
    {0x0B55C4, 0x0B4FD8, "M50 4L86 50L50 96L14 50Z"},
    {0xC4151C, 0x8C5A00,
     "M50 90C20 64 6 48 6 30C6 16 17 7 29 7C38 7 46 12 50 20C54 12 62 7 71 7C83 7 94 16 94 30C94 48 80 64 50 90Z"},
    {0x14181D, 0x14181D,
     "M50 5C66 28 94 40 94 62C94 75 84 83 73 83C66 83 60 80 55 74C56 84 60 91 68 96H32C40 91 44 84 45 74"
     "C40 80 34 83 27 83C16 83 6 75 6 62C6 40 34 28 50 5Z"},
};

double nextNumber(const char*& at) {
    while (*at == ' ') ++at;
    double value = 0;
    for (; *at >= '0' && *at <= '9'; ++at) value = value * 10 + (*at - '0');
    return value;
}

QPointF nextPoint(const char*& at) {
    const double x = nextNumber(at);
    return {x, nextNumber(at)};
}

QPainterPath read(const char* at) {
    QPainterPath path;
    while (*at != 0) {
        switch (*at++) {
        case 'M': path.moveTo(nextPoint(at)); break;
        case 'L': path.lineTo(nextPoint(at)); break;
        case 'H': path.lineTo(nextNumber(at), path.currentPosition().y()); break;
        case 'C': {
            const QPointF first = nextPoint(at), second = nextPoint(at);
            path.cubicTo(first, second, nextPoint(at));
            break;
        }
        default: path.closeSubpath(); break;
        }
    }
    return path;
}

void drawBack(QPainter& painter, const Colours& c) {
    const QRectF inner(5, 5, 54, 78);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.back);
    painter.drawRoundedRect(inner, 3, 3);
    painter.setPen(QPen(c.backLines, 1.5));
    for (int i = 1; i < 4; ++i) {
        const double x = inner.left() + inner.width() * i / 4, y = inner.top() + inner.height() * i / 4;
        painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()));
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y));
    }
}

// The baseline of the rank is at 39, its middle at 32.
void drawRank(QPainter& painter, Rank rank) {
    constexpr const char* names[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    const QString text = QString::fromLatin1(names[static_cast<int>(rank)]);
    QFont font = Look{}.font(Type::Say, true);
    font.setPixelSize(40);
    if (rank == Rank::ten) font.setLetterSpacing(QFont::AbsoluteSpacing, -3);
    painter.setFont(font);
    const double width = QFontMetricsF(font).horizontalAdvance(text) + (rank == Rank::ten ? 3 : 0);
    painter.drawText(QPointF(32 - width / 2, 39), text);
}

// In a box of 64 x 88.
void drawCard(QPainter& painter, Card card, const Look& look) {
    const Colours& c = look.colours();
    painter.setPen(QPen(c.cardEdge, 1.5));
    painter.setBrush(c.cardFace);
    painter.drawRoundedRect(QRectF(0.75, 0.75, 62.5, 86.5), 6, 6);
    if (!card.seen()) return drawBack(painter, c);
    const QColor ink = suitColour(card.suit(), look.deck);
    painter.setPen(ink);
    drawRank(painter, card.rank());
    painter.translate(14, 45);
    painter.scale(0.36, 0.36);
    painter.fillPath(suitPath(card.suit()), ink);
}

}  // namespace

QColor suitColour(Suit suit, Deck deck) {
    if (deck == Deck::TwoColours && suit == Suit::diamonds) suit = Suit::hearts;
    if (deck == Deck::TwoColours && suit == Suit::clubs) suit = Suit::spades;
    const SuitShape& shape = kSuits[static_cast<int>(suit)];
    return QColor::fromRgb(deck == Deck::SafeColours ? shape.safe : shape.colour);
}

QPainterPath suitPath(Suit suit) {
    static const std::array<QPainterPath, 4> paths = {read(kSuits[0].path), read(kSuits[1].path), read(kSuits[2].path),
                                                      read(kSuits[3].path)};
    return paths[static_cast<std::size_t>(suit)];
}

void paintCard(QPainter& painter, const QRectF& px, Card card, const Look& look) {
    const double dpr = painter.device()->devicePixelRatioF();
    const QSize size(qRound(px.width() * dpr), qRound(px.height() * dpr));
    const QString key = QStringLiteral("card %1 %2x%3 %4 %5")
                            .arg(card.at)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(static_cast<int>(look.theme))
                            .arg(static_cast<int>(look.deck));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter drawing(&pixmap);
        drawing.setRenderHint(QPainter::Antialiasing);
        drawing.scale(size.width() / 64.0, size.height() / 88.0);
        drawCard(drawing, card, look);
        drawing.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(dpr);
    const Upright upright(painter, px);
    painter.drawPixmap(px.topLeft(), pixmap);
}

QString cardName(Card card) {
    constexpr const char* ranks[] = {"two",  "three", "four", "five",  "six",  "seven", "eight",
                                     "nine", "ten",   "jack", "queen", "king", "ace"};
    constexpr const char* suits[] = {"clubs", "diamonds", "hearts", "spades"};
    if (!card.seen()) return QStringLiteral("?");
    return sentence(std::string("suit.") + suits[static_cast<int>(card.suit())],
                    {nameOf(std::string("rank.") + ranks[static_cast<int>(card.rank())])});
}

void paintNoCard(QPainter& painter, const QRectF& px, const Look& look) {
    const double width = 1.5 * look.line(), half = width / 2;
    QPen pen(look.colours().edge, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({look.px(4) / width, look.px(4) / width});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double radius = 6 * px.width() / 64;
    painter.drawRoundedRect(px.adjusted(half, half, -half, -half), radius, radius);
}

}  // namespace oddchip::ui
