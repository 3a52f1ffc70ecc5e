// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/infront.h"

#include <algorithm>
#include <cmath>

#include "ui/table/cardpainter.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {
namespace {

constexpr double kChipsHigh = 36, kTagHigh = 48, kTypedHigh = 40, kSmallTagHigh = 28, kGap = 8, kCardGap = 4;

bool isLarge(const Tag& tag) { return tag.kind == Tag::Kind::Owes || tag.kind == Tag::Kind::Typed; }

Type typeOf(const Tag& tag) {
    if (!isLarge(tag)) return Type::Second;
    return tag.kind == Tag::Kind::Owes ? Type::Verdict : Type::Label;
}

double unitsWide(const QString& text, const QFont& font, const Look& look) {
    return textWidth(text, font) / look.scale;
}

double tagWidth(const Tag& tag, const Look& look) {
    const double padding = tag.kind == Tag::Kind::Owes ? 32 : isLarge(tag) ? 24 : 16;
    return std::ceil(unitsWide(tag.line, look.font(typeOf(tag), true), look)) + padding;
}

double stackedTagWidth(const Tag& tag, const Look& look) {
    const double upper = unitsWide(tag.upper, look.font(Type::Caption, true), look);
    return std::ceil(std::max(upper, unitsWide(tag.lower, look.font(typeOf(tag), true), look))) + 16;
}

double amountWidth(const InFront& what, const Look& look) {
    return what.showsChips ? std::ceil(unitsWide(amount(what.chips), look.font(Type::Label, true), look)) : 0;
}

// Chips, amount and a small tag in a row; with less room fewer chips, then the tag below, then no chips.
QSizeF sizeOfRow(const InFront& what, double room, const ChipSet& set, const Look& look, InFrontPlaces& result) {
    const double text = amountWidth(what, look), tag = what.tag.kind == Tag::Kind::None ? 0 : tagWidth(what.tag, look);
    const double between = text > 0 && tag > 0 ? kGap : 0;
    const auto wide = [&](int chips) {
        const double row = chipRowWidth(chips) + (chips > 0 ? kGap : 0) + text;
        return result.stacked ? std::max(row, tag) : row + between + tag;
    };
    const int most = what.showsChips ? static_cast<int>(chipsFor(what.chips, set).size()) : 0;
    for (const bool stacked : {false, true}) {
        result.stacked = stacked && between > 0;
        for (result.chips = most; result.chips > 1 && wide(result.chips) > room; --result.chips) {}
        if (wide(result.chips) <= room) break;
    }
    if (wide(result.chips) > room) result.chips = 0;
    return {wide(result.chips), kChipsHigh + (result.stacked ? kCardGap + kSmallTagHigh : 0)};
}

void paintTag(QPainter& painter, const QRectF& units, const Tag& tag, bool stacked, const Look& look) {
    const Colours& c = look.colours();
    const QRectF px = look.px(units);
    const QColor ink = isLarge(tag) ? c.actInk : c.text,
                 border = isLarge(tag) ? (tag.kind == Tag::Kind::Owes ? c.act : ink) : c.edge;
    paintFrame(painter, px, {c.well, border, isLarge(tag), tag.kind == Tag::Kind::Typed, kTagRadius}, look);
    if (!stacked) {
        const Fitted line = squeeze({tag.line}, typeOf(tag), true, px.width() - look.px(8), look);
        return paintText(painter, px, line.text, line.font, ink, Qt::AlignHCenter);
    }
    const QRectF upper = look.px(QRectF(units.left(), units.top(), units.width(), 16));
    const QRectF lower = look.px(QRectF(units.left(), units.top() + 17, units.width(), units.height() - 18));
    const double room = px.width() - look.px(8);
    const Fitted first = squeeze({tag.upper}, Type::Caption, true, room, look);
    paintText(painter, upper, first.text, first.font, ink, Qt::AlignHCenter);
    const Fitted line = squeeze({tag.lower}, typeOf(tag), true, room, look);
    paintText(painter, lower, line.text, line.font, ink, Qt::AlignHCenter);
}

void paintRow(QPainter& painter, const InFront& what, const InFrontPlaces& places, const ChipSet& set,
              const Look& look) {
    const QRectF row(places.front.topLeft(), QSizeF(places.front.width(), kChipsHigh));
    double x = row.left();
    if (places.chips > 0) {
        const QList<Chips> chips = chipsFor(what.chips, set).mid(0, places.chips);
        paintChipRow(painter, look.px(QRectF(x, row.top() + 4, 1, 1)).topLeft(), chips, set, look);
        x += chipRowWidth(places.chips) + kGap;
    }
    const double text = amountWidth(what, look);
    if (text > 0) {
        paintText(painter, look.px(QRectF(x, row.top(), text, row.height())), amount(what.chips),
                  look.font(Type::Label, true), look.colours().text);
        x += text + kGap;
    }
    if (what.tag.kind == Tag::Kind::None) return;
    const QPointF at = places.stacked ? row.bottomLeft() + QPointF(0, kCardGap) : QPointF(x, row.top() + 4);
    paintTag(painter, {at, QSizeF(tagWidth(what.tag, look), kSmallTagHigh)}, what.tag, false, look);
}

}  // namespace

InFrontPlaces placesOf(const InFront& what, int seat, const TablePlaces& places, const ChipSet& set, const Look& look) {
    InFrontPlaces result;
    QRectF tag;
    if (isLarge(what.tag)) {
        const double room = places.room(seat, Front::Tag), line = tagWidth(what.tag, look);
        result.stacked = line > room;
        const double wide = result.stacked ? std::min(room, stackedTagWidth(what.tag, look)) : line;
        result.front = tag = places.front(seat, Front::Tag, {wide, kTagHigh});
    } else if (!what.cards.isEmpty()) {
        result.cards = places.cards(seat, static_cast<int>(what.cards.size()), what.besideBoard);
        for (const QRectF& card : result.cards) result.front |= card;
    } else if (what.showsChips || what.tag.kind != Tag::Kind::None) {
        const bool tagged = what.tag.kind != Tag::Kind::None;
        const double room =
            std::min(places.room(seat, tagged ? Front::Tag : Front::Chips), places.plate(seat).width() + 56);
        const QSizeF size = sizeOfRow(what, room, set, look, result);
        result.front = places.front(seat, Front::Chips, size);
    }
    if (what.pointer != InFront::Pointer::None) result.pointer = places.pointer(seat, tag);
    return result;
}

void paintInFront(QPainter& painter, const InFront& what, const InFrontPlaces& places, const ChipSet& set,
                  const Look& look) {
    if (!places.pointer.isEmpty()) {
        QPolygonF px;
        for (const QPointF& point : places.pointer) px.append(point * look.scale);
        painter.setPen(Qt::NoPen);
        painter.setBrush(what.pointer == InFront::Pointer::Act ? look.colours().act : look.colours().text);
        painter.drawPolygon(px);
    }
    if (isLarge(what.tag)) {
        const bool low = what.tag.kind == Tag::Kind::Typed && !places.stacked;
        const double in = low ? (kTagHigh - kTypedHigh) / 2 : 0;
        paintTag(painter, places.front.adjusted(0, in, 0, -in), what.tag, places.stacked, look);
        return;
    }
    if (what.cards.isEmpty()) return paintRow(painter, what, places, set, look);
    for (qsizetype i = 0; i < what.cards.size(); ++i) paintCard(painter, look.px(places.cards[i]), what.cards[i], look);
}

}  // namespace oddchip::ui
