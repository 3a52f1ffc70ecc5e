// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>
#include <QString>

#include "ui/table/shapes.h"

namespace oddchip::ui {

// How a button stands to the moment. NotNow does not apply and its second line says why; Waits is what the hand waits
// for; Again wants a second press; Open shows its panel, or is chosen.
enum class Standing { Ready, Open, Waits, Again, NotNow };

// What a button says.
struct Face {
    QString label, second;
    Standing standing = Standing::Ready;
    bool warns = false;  // cannot be taken back in one tap

    bool operator==(const Face&) const = default;
};

// Every button of the window, painted from the tokens, at once on touch-down. Text is never cut: what does not fit
// loses its second line first, then is set a step smaller.
class Button : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    // Action and Second: label over second line, with a key cap; rows one and two. Key: one centred label. Preset: name
    // over figure. Tile: at the left. Command: centred; Small: so, and a step smaller. Close: a quiet word with a
    // cross. Row: of a list, its name at the left and its value at the right. Field: figures go into it.
    enum class Shape { Action, Second, Key, Preset, Tile, Command, Small, Close, Row, Field };

    Button(Shape shape, QWidget* parent);

    void setFace(const Face& face);
    const Face& face() const { return m_face; }
    void setKey(const QString& key);  // the letter on the key cap
    void setErases();                 // the erase mark in place of a label
    void refuse();                    // the border warns for a moment

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintAction(QPainter& painter, const QRectF& box) const;
    void paintPreset(QPainter& painter, const QRectF& box) const;
    void paintLines(QPainter& painter, const QRectF& box) const;
    void paintRow(QPainter& painter, const QRectF& box) const;
    void paintField(QPainter& painter, const QRectF& box) const;
    void paintClose(QPainter& painter, const QRectF& box) const;
    void paintErase(QPainter& painter, QPointF middle) const;
    void paintKeyCap(QPainter& painter, const QRectF& box) const;
    Frame frame() const;
    Type labelType() const;
    bool amber() const { return m_face.standing == Standing::Waits || m_face.standing == Standing::Again; }
    bool notNow() const { return m_face.standing == Standing::NotNow; }
    QColor ink(bool second) const;

    Shape m_shape;
    Face m_face;
    QString m_key;
    bool m_erases = false, m_refused = false;
};

}  // namespace oddchip::ui
