// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/middle.h"

#include <QPainter>
#include <cmath>

#include "ui/lists.h"
#include "ui/table/cardpainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kBetween = 20;  // of two layers

void letMouseThrough(QWidget* widget) { widget->setAttribute(Qt::WA_TransparentForMouseEvents); }

struct PotType {
    bool word;
    Type total, layers;
    int rows;
};
// From the usual one to the narrowest.
constexpr PotType kPotTypes[] = {
    {true, Type::Say, Type::Label, 1},       {false, Type::Say, Type::Label, 1},
    {false, Type::Say, Type::Name, 1},       {false, Type::Say, Type::Second, 2},
    {false, Type::Verdict, Type::Second, 2}, {false, Type::Verdict, Type::Caption, 3},
};

double badgeSize(Type type) { return type == Type::Label || type == Type::Name ? 24 : type == Type::Second ? 20 : 16; }

}  // namespace

InFrontOfSeat::InFrontOfSeat(QWidget* table) : Painted(table) { letMouseThrough(this); }

void InFrontOfSeat::setWhat(const InFront& what, const InFrontPlaces& places, const ChipSet& set) {
    if (what == m_what && places == m_places && set == m_set) return;
    m_what = what;
    m_places = places;
    m_set = set;
    const QRectF all = places.all();
    setVisible(!all.isEmpty());
    if (!all.isEmpty()) setGeometry(look().widget(all.adjusted(-1, -1, 1, 1)));
    update();
}

void InFrontOfSeat::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    paintInFront(painter, m_what, m_places, m_set, look());
}

BoardView::BoardView(QWidget* table) : Painted(table), Told(QAccessible::StaticText) {
    letMouseThrough(this);
    setObjectName(QStringLiteral("board"));
}

void BoardView::setBoards(const QList<CardList>& boards, const QStringList& names, const TablePlaces& places) {
    QList<QRectF> at, captions;
    QRectF all;
    const int count = static_cast<int>(boards.size());
    for (int board = 0; board < count; ++board) {
        for (int card = 0; card < 5; ++card) {
            at.append(places.boardCard(card, board));
            all |= at.last();
        }
        if (count < 2) continue;
        captions.append(places.boardName(board));
        all |= captions.last();
    }
    if (boards == m_boards && names == m_names && at == m_places) return;
    m_boards = boards;
    m_names = names;
    m_places = at;
    m_captions = captions;
    setVisible(!all.isEmpty());
    setGeometry(look().widget(all));
    QStringList said;
    int dealt = 0;
    for (int board = 0; board < count; ++board) {
        dealt += boards[board].size;
        said.append(names[board]);
        for (const Card card : boards[board]) said.append(cardName(card));
    }
    tell(*this, commas(said), dealt);
    update();
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const CardList& board = m_boards[i / 5];
        const QRectF px = look().px(m_places[i]);
        if (i % 5 < board.size) {
            paintCard(painter, px, board.cards[static_cast<std::size_t>(i % 5)], look());
        } else {
            paintNoCard(painter, px, look());
        }
    }
    for (qsizetype board = 0; board < m_captions.size(); ++board) {
        const QRectF px = look().px(m_captions[board]);
        const Fitted name = squeeze({m_names[board]}, Type::Second, true, px.width(), look());
        paintText(painter, px, name.text, name.font, look().colours().text2, Qt::AlignHCenter);
    }
}

PotLine::PotLine(QWidget* table) : Painted(table), Told(QAccessible::StaticText) {
    letMouseThrough(this);
    setObjectName(QStringLiteral("pot"));
}

void PotLine::setPots(Chips total, const QList<PotLayer>& layers) {
    if (total == m_total && layers == m_layers && !accessibleName().isEmpty()) return;
    m_total = total;
    m_layers = layers;
    QStringList said{sentence("line.pot", {amount(total)})};
    for (const PotLayer& layer : layers) said.append(potName(layer.pot) + QLatin1Char(' ') + amount(layer.amount));
    tell(*this, commas(said), inMoney(total));
    update();
}

// The layers fill columns of 'rows', last formed first, and the columns are as wide as the widest amount.
double PotLine::layersWidth(Type type, int rows) const {
    const auto columns = (m_layers.size() + rows - 1) / rows;
    const double badge = look().px(badgeSize(type) + 9), between = look().px(rows == 1 ? kBetween : 10);
    double wide = 0, widest = 0;
    for (const PotLayer& layer : m_layers) {
        const double one = badge + textWidth(amount(layer.amount), look().font(type, true));
        wide += one;
        widest = std::max(widest, one);
    }
    return (rows == 1 ? wide : widest * static_cast<double>(columns)) + between * static_cast<double>(columns - 1);
}

void PotLine::paintLayers(QPainter& painter, QRectF px, Type type, int rows) const {
    const auto columns = (m_layers.size() + rows - 1) / rows;
    const double badge = look().px(badgeSize(type)), gap = look().px(9), between = look().px(rows == 1 ? kBetween : 10);
    const double column = (px.width() - between * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double high = px.height() / rows;
    double x = px.left();
    for (qsizetype i = 0; i < m_layers.size(); ++i) {
        const QString text = amount(m_layers[i].amount);
        const qsizetype nth = i / rows;
        if (rows > 1) x = px.left() + (column + between) * static_cast<double>(nth);
        const QRectF row(x, px.top() + high * static_cast<double>(i % rows), px.right() - x, high);
        paintBadge(painter, {row.left(), std::round(row.center().y() - badge / 2), badge, badge}, m_layers[i].pot,
                   look());
        paintText(painter, row.adjusted(badge + gap, 0, 0, 0), text, look().font(type, true), look().colours().text);
        x += badge + gap + textWidth(text, look().font(type, true)) + between;
    }
}

void PotLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const QFont wordFont = look().font(Type::Name);
    const QString pot = nameOf("pot.on-table");
    const double gap = look().px(12), wordWidth = textWidth(pot, wordFont);
    const QString total = amount(m_total);
    for (const PotType& type : kPotTypes) {
        const QFont font = look().font(type.total, true);
        const double word = type.word ? wordWidth + gap : 0, sum = textWidth(total, font);
        const double layers = m_layers.isEmpty() ? 0 : look().px(kBetween) + layersWidth(type.layers, type.rows);
        if (word + sum + layers > width() && &type != std::end(kPotTypes) - 1) continue;
        QRectF px((width() - word - sum - layers) / 2, 0, width(), height());
        if (type.word) {  // small type beside large stands a little lower
            paintText(painter, px.translated(0, look().px(1)), pot, wordFont, look().colours().text2);
            px.setLeft(px.left() + word);
        }
        paintText(painter, px, total, font, look().colours().text);
        px = {px.left() + sum + look().px(kBetween), 0, layers - look().px(kBetween), px.height()};
        if (!m_layers.isEmpty()) paintLayers(painter, px, type.layers, type.rows);
        return;
    }
}

Disc::Disc(QWidget* table) : Painted(table) { letMouseThrough(this); }

void Disc::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink(0x14, 0x18, 0x1D), face(0xF4, 0xF2, 0xEC);
    const double edge = look().line(2);
    const QRectF px = QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setPen(QPen(ink, edge));
    painter.setBrush(face);
    painter.drawEllipse(px);
    painter.setPen(QPen(ink, look().line() * 0.75));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(px.center(), look().px(10), look().px(10));
    paintText(painter, rect(), QStringLiteral("D"), look().font(Type::Caption, true), ink, Qt::AlignHCenter);
}

}  // namespace oddchip::ui
