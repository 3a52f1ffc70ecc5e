// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPainter>
#include <QStringList>
#include <QWidget>

#include "ui/table/tokens.h"

// The few shapes that everything in the dealer's window is made of. Rectangles are in pixels, other lengths in units.
namespace oddchip::ui {

// A widget that paints itself as the window looks now.
template <class Base> class Painted : public Base {
public:
    using Base::Base;
    const Look& look() const { return m_look; }
    void setLook(const Look& look) {
        if (m_look == look) return;
        m_look = look;
        lookChanged();
        this->update();
    }

protected:
    virtual void lookChanged() {}
    QRectF inUnits() const { return {0, 0, this->width() / m_look.scale, this->height() / m_look.scale}; }

private:
    Look m_look;
};

// Where lines run from right to left, a widget paints itself mirrored: it calls mirror() first and places its children
// by mirrored(). Texts, badges, chips and cards painted by the functions of this folder stand upright at the other
// side; the ring of seats calls neither.
void mirror(QPainter& painter, const QWidget& widget);
QRect mirrored(const QRect& place, const QWidget& inside);

// While it lives, what a mirrored painter paints into 'px' stands upright.
class Upright {
public:
    Upright(QPainter& painter, const QRectF& px);
    ~Upright();
    Upright(const Upright&) = delete;
    Upright& operator=(const Upright&) = delete;
    Qt::Alignment side(Qt::Alignment alignment) const;  // left and right as the painter has them

private:
    QPainter& m_painter;
    bool m_turned;
    QTransform m_before;
};

struct Frame {
    QColor fill, border;
    bool strong = false;  // 2 u: chosen, open, selected
    bool dashed = false;  // not there
    double radius = kPanelRadius;
};
void paintFrame(QPainter& painter, const QRectF& px, const Frame& frame, const Look& look);
void paintFocusRing(QPainter& painter, const QRectF& control, double radius, const Look& look);  // up to 4 u outside
void paintLine(QPainter& painter, QPointF from, QPointF to, const QColor& colour, const Look& look);

// A text in the font in which it fits.
struct Fitted {
    QString text;
    QFont font;
    double width = 0;  // pixels
};
// The first of 'choices' that fits into 'width' pixels; when none does, all of them one size smaller, and so on.
Fitted fit(const QStringList& choices, Type type, bool bold, double width, const Look& look);
// As fit; what is too wide even in the smallest size gets narrower letters, to 7/10, and ends in dots where that does
// not do: it never lies over its neighbour.
Fitted squeeze(const QStringList& choices, Type type, bool bold, double width, const Look& look);
double textWidth(const QString& text, const QFont& font);
void paintText(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
               Qt::Alignment alignment = Qt::AlignLeft);
// As many lines as it takes, from the top or, with Qt::AlignVCenter, about the middle. Returns what it took.
QRectF paintParagraph(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
                      int flags = 0);

void paintBadge(QPainter& painter, const QRectF& px, int layer, const Look& look);
void paintSeatDisc(QPainter& painter, const QRectF& px, int seat, const Look& look);
// The ground, head and caption of a panel; what stands at the right of the head may be empty. 'px' is the whole panel.
constexpr double kPanelHead = 40, kPadding = 16;
void paintPanel(QPainter& painter, const QRectF& px, const QString& caption, const QString& right, const Look& look,
                double padding = kPadding);

}  // namespace oddchip::ui
