// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QKeyEvent>
#include <QString>
#include <QWidget>

#include "core/rules/table.h"
#include "ui/entry/button.h"

namespace oddchip::ui {

// What lies open over a part of the window while the next input is put together: the amount pad, the chip tray, the
// fault list ... It composes a line of notation, and records nothing itself.
class Sheet : public Painted<QWidget> {
    Q_OBJECT

public:
    // The side panel; the dealer's place; that place and upwards from it; the whole window.
    enum class Place { Side, Dealer, Cover, Page };

    Sheet(Place place, QWidget* parent);
    Place place() const { return m_place; }

    virtual QString line() const { return {}; }             // the input so far as notation; may be unfinished
    virtual bool complete() const { return false; }         // whether line() can be recorded
    virtual bool takes(const QKeyEvent&) { return false; }  // keys that are this sheet's own
    virtual bool takesSeat(Seat) { return false; }          // a seat of the ring was tapped
    virtual Sheet* beside() { return nullptr; }             // a second part, at another place
    virtual QString hint() const { return {}; }             // below the line, where line() is not notation
    virtual QString saying() const { return {}; }           // for the say line, likewise
    virtual const Table* shows() const { return nullptr; }  // a table to be shown in place of the real one

Q_SIGNALS:
    void drafted();   // line() has changed
    void finished();  // line() is to be recorded now
    void closed();

protected:
    virtual void arrange() = 0;               // places the parts
    virtual void paintInside(QPainter&) = 0;  // over the ground
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { arrange(); }
    void paintEvent(QPaintEvent*) override;

    // In touch layout what can be pressed is at least as large as a finger needs, and stays inside.
    void put(QWidget& part, const QRectF& units) const;

    // Text in units, fitted to its width.
    void write(QPainter& painter, const QRectF& units, const QString& text, Type type, bool bold, const QColor& ink,
               Qt::Alignment alignment = Qt::AlignLeft) const;
    // A field that figures go into: its name at the left, what is in it at the right.
    void writeField(QPainter& painter, const QRectF& units, const QString& name, const QString& text, Type type,
                    bool focus) const;
    void writeHead(QPainter& painter, const QString& caption, const QString& right = {}) const;

private:
    Place m_place;
};

}  // namespace oddchip::ui
