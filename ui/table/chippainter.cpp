// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/chippainter.h"

#include <QLocale>
#include <QPainterPath>
#include <QPixmapCache>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/table/shapes.h"

namespace oddchip::ui {
namespace {

constexpr ChipFace kUsChips[] = {
    {1_c, 0xF1EFE8, 0x2C5FA8, 0x14181D, "4 spots", 4, 1, 0.26},
    {5_c, 0xB3262B, 0xF6E9D8, 0xFFFFFF, "6 spots", 6, 1, 0.19},
    {25_c, 0x17703C, 0xF3EFD9, 0xFFFFFF, "8 spots", 8, 1, 0.14},
    {100_c, 0x1B1E23, 0xE9E6DC, 0xFFFFFF, "4 pairs", 4, 2, 0.115},
    {500_c, 0x5B2C8F, 0xF2DDF2, 0xFFFFFF, "3 triples", 3, 3, 0.115},
    {1000_c, 0xE8B81E, 0x5A3A00, 0x14181D, "6 diamonds", 6, 0, 0},
};
constexpr ChipFace kUkChips[] = {
    {1_c, 0xF2D43D, 0x5A3A00, 0x14181D, "4 spots", 4, 1, 0.26},
    {5_c, 0xB3262B, 0xF6E9D8, 0xFFFFFF, "6 spots", 6, 1, 0.19},
    {25_c, 0x1B1E23, 0xE9E6DC, 0xFFFFFF, "8 spots", 8, 1, 0.14},
    {100_c, 0xFF8FC4, 0x6B0F42, 0x14181D, "4 pairs", 4, 2, 0.115},
    {500_c, 0x5B2C8F, 0xF2DDF2, 0xFFFFFF, "3 triples", 3, 3, 0.115},
    {1000_c, 0xF1EFE8, 0x17703C, 0x14181D, "6 diamonds", 6, 0, 0},
};
constexpr ChipFace kTournamentChips[] = {
    {25_c, 0x17703C, 0xF3EFD9, 0xFFFFFF, "8 spots", 8, 1, 0.14},
    {100_c, 0x1B1E23, 0xE9E6DC, 0xFFFFFF, "4 pairs", 4, 2, 0.115},
    {500_c, 0x5B2C8F, 0xF2DDF2, 0xFFFFFF, "3 triples", 3, 3, 0.115},
    {1000_c, 0xE8B81E, 0x5A3A00, 0x14181D, "6 diamonds", 6, 0, 0},
    {5000_c, 0xF09AB0, 0x7A1230, 0x14181D, "6 spots", 6, 1, 0.19},
    {25000_c, 0xF1EFE8, 0x2C5FA8, 0x14181D, "4 spots", 4, 1, 0.26},
};
constexpr double kApart = 0.36;             // of the marks of one group, radians
constexpr double kFront = 28, kShown = 10;  // a chip in front of a seat, and what of it the next one leaves free

ChipSet orUs(const ChipSet& set) {
    if (set[0].count != 0) return set;
    ChipSet us{};
    std::transform(std::begin(kUsChips), std::end(kUsChips), us.begin(),
                   [](const ChipFace& face) { return face.value; });
    return us;
}

std::array<ChipSet, 3>& coloured() {
    static std::array<ChipSet, 3> sets{};
    return sets;
}

std::span<const ChipFace> facesOf(const ChipSet& set) {
    const auto& sets = coloured();
    for (std::size_t i = sets.size(); i-- > 1;) {
        if (sets[i] == set && sets[i] != sets[0] && set[0].count != 0) return chipFaces(ChipColours(i));
    }
    return kUsChips;
}

std::ptrdiff_t ownFace(std::span<const ChipFace> faces, Chips value) {
    const auto row = std::find_if(faces.begin(), faces.end(), [=](const auto& face) { return face.value == value; });
    return row == faces.end() ? -1 : row - faces.begin();
}

// A piece of a ring, its middle at 'angle' clockwise from the top.
QPainterPath spot(double angle, double half) {
    const double start = 90 - (angle + half) * 180 / std::numbers::pi, sweep = 2 * half * 180 / std::numbers::pi;
    QPainterPath path;
    path.arcMoveTo(QRectF(2, 2, 96, 96), start);
    path.arcTo(QRectF(2, 2, 96, 96), start, sweep);
    path.arcTo(QRectF(13, 13, 74, 74), start + sweep, -sweep);
    path.closeSubpath();
    return path;
}

QPainterPath diamond(double angle) {
    const QPointF at(50 + 42 * std::sin(angle), 50 - 42 * std::cos(angle));
    QPainterPath path;
    path.addPolygon(QPolygonF({at + QPointF(0, -7), at + QPointF(7, 0), at + QPointF(0, 7), at + QPointF(-7, 0)}));
    path.closeSubpath();
    return path;
}

QPainterPath marks(const ChipFace& face) {
    QPainterPath path;
    for (int group = 0; group < face.groups; ++group) {
        const double middle = 2 * std::numbers::pi * group / face.groups;
        if (face.spots == 0) path.addPath(diamond(middle));
        for (int i = 0; i < face.spots; ++i) {
            path.addPath(spot(middle + (i - (face.spots - 1) / 2.0) * kApart, face.halfAngle));
        }
    }
    return path;
}

// In a box of 100 x 100.
void drawChip(QPainter& painter, const ChipFace& face, const QString& figure) {
    painter.setPen(QPen(QColor(0x7F, 0x8A, 0x96), 2));
    painter.setBrush(QColor::fromRgb(face.body));
    painter.drawEllipse(QPointF(50, 50), 49, 49);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(face.marks));
    painter.drawPath(marks(face));
    painter.setPen(QPen(QColor::fromRgb(face.marks), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(50, 50), 34.5, 34.5);
    if (figure.isEmpty()) return;
    constexpr int heights[] = {40, 34, 27};
    QFont font = Look{}.font(Type::Say, true);
    font.setPixelSize(heights[std::clamp<qsizetype>(figure.size(), 1, 3) - 1]);
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(face.text));
    painter.drawText(QRectF(10, 10, 80, 80), Qt::AlignCenter, figure);
}

}  // namespace

std::span<const ChipFace> usChips() { return kUsChips; }

std::span<const ChipFace> chipFaces(ChipColours colours) {
    switch (colours) {
    case ChipColours::Us: return kUsChips;
    case ChipColours::Uk: return kUkChips;
    case ChipColours::Tournament: return kTournamentChips;
    }
    return kUsChips;
}

void setChipColours(const std::array<ChipSet, 3>& sets) { coloured() = sets; }

const ChipFace& chipFace(Chips value, const ChipSet& set) {
    const auto faces = facesOf(set);
    const auto at = [&](std::ptrdiff_t index) -> const ChipFace& { return faces[static_cast<std::size_t>(index)]; };
    if (const auto own = ownFace(faces, value); own >= 0) return at(own);
    std::array<bool, 6> used{};
    for (const Chips other : set) {
        if (const auto own = ownFace(faces, other); own >= 0) used[static_cast<std::size_t>(own)] = true;
    }
    for (const Chips other : set) {  // the values with no look of their own take the free ones in order
        if (other.count == 0) break;
        if (ownFace(faces, other) >= 0) continue;
        const auto free = std::find(used.begin(), used.end(), false);
        const std::size_t index = free == used.end() ? 0 : static_cast<std::size_t>(free - used.begin());
        if (other == value) return faces[index];
        used[index] = true;
    }
    return at(0);
}

QString chipFigure(Chips value) {
    if (value.count >= 100000 && value.count % 10000 == 0) {
        return QLocale::c().toString(static_cast<double>(value.count) / 100000, 'g', 4) + QLatin1Char('K');
    }
    const QString text = amount(value);
    return value.count < 100 ? text.mid(1) : text;
}

QList<ChipCount> chipCounts(Chips amount, const ChipSet& set) {
    ChipSet values = orUs(set);
    std::sort(values.begin(), values.end(), std::greater<>());
    QList<ChipCount> counts;
    for (const Chips value : values) {
        if (value.count == 0 || amount < value) continue;
        counts.append({value, static_cast<int>(amount.count / value.count)});
        amount.count %= value.count;
    }
    return counts;
}

QList<Chips> chipsFor(Chips amount, const ChipSet& set) {
    QList<Chips> chips;
    for (const ChipCount& kind : chipCounts(amount, set)) {
        for (int i = 0; i < kind.count && chips.size() < 4; ++i) chips.append(kind.value);
    }
    return chips;
}

void paintChip(QPainter& painter, const QRectF& px, Chips value, const ChipSet& set, bool figure) {
    const double dpr = painter.device()->devicePixelRatioF();
    const ChipFace& face = chipFace(value, set);
    const QString text = figure ? chipFigure(value) : QString();
    const int size = qRound(px.width() * dpr);
    const QString key =
        QStringLiteral("chip %1 %2 %3 %4").arg(face.body).arg(QLatin1String(face.edge)).arg(size).arg(text);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter drawing(&pixmap);
        drawing.setRenderHint(QPainter::Antialiasing);
        drawing.scale(size / 100.0, size / 100.0);
        drawChip(drawing, face, text);
        drawing.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(dpr);
    const Upright upright(painter, px);
    painter.drawPixmap(px.topLeft(), pixmap);
}

double chipRowWidth(qsizetype chips) { return chips == 0 ? 0 : kFront + kShown * static_cast<double>(chips - 1); }

void paintChipRow(QPainter& painter, QPointF left, const QList<Chips>& chips, const ChipSet& set, const Look& look) {
    const double size = look.px(kFront);
    for (const Chips value : chips) {
        paintChip(painter, {left, QSizeF(size, size)}, value, set, false);
        left.rx() += look.px(kShown);
    }
}

double inMoney(Chips chips) { return static_cast<double>(chips.count) / 100; }

namespace {

// Where a language groups five figures but not four, as Spanish does, Qt 6.4 sets the last separator only.
QString grouped(QString figures, const QString& separator) {
    if (separator.isEmpty()) return figures;
    for (auto at = figures.indexOf(separator) - 3; at > 0 && figures[at - 1].isDigit(); at -= 3)
        figures.insert(at, separator);
    return figures;
}

}  // namespace

QString amount(Chips chips) {
    const QLocale locale;
    const bool whole = chips.count % 100 == 0;
    const QString figures =
        whole ? locale.toString(static_cast<qlonglong>(chips.count / 100)) : locale.toString(inMoney(chips), 'f', 2);
    return grouped(figures, locale.groupSeparator());
}

}  // namespace oddchip::ui
