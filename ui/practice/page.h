// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>
#include <functional>

#include "ui/entry/sheet.h"

namespace oddchip::ui {

// A page of the practice window: the whole of it below the tabs, on the window's own ground.
class Page : public Sheet {
    Q_OBJECT

public:
    explicit Page(QWidget* parent) : Sheet(Place::Side, parent) {}

    struct Key {
        QString cap, does;
    };
    virtual QList<Key> keys() const { return {}; }  // for the row of keys at the foot

protected:
    void paintEvent(QPaintEvent*) override;
    // A card on the page: a ground of its own.
    void card(QPainter& painter, const QRectF& units) const;
    double unitsWide() const { return inUnits().width(); }
    double unitsHigh() const { return inUnits().height(); }
    bool large() const { return unitsWide() >= 1500; }
    // A row of a list that must show all its rows: never over its neighbours, however large a finger.
    void putRow(QWidget& row, const QRectF& units) const;
};

// A row of a list: title over a line, and at the right a figure and a word in a frame.
class ListRow : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    enum class Word { None, Due, Slow, New, Right, Wrong };
    struct Says {
        QString title, line, figure, word;
        Word kind = Word::None;
        bool wrong = false;  // tinted as a mistake
        bool operator==(const Says&) const = default;
    };
    ListRow(QWidget* parent, std::function<void()> pressed);
    void say(const Says& says);
    void choose(bool chosen);
    bool chosen() const { return m_chosen; }
    const Says& says() const { return m_says; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Says m_says;
    bool m_chosen = false;
};

// Tints of the floor's and the trainee's windows, which the dealer's does not have.
struct Tints {
    QColor select, act, right, wrong, rightInk, wrongInk;
};
Tints tintsOf(Theme theme);

}  // namespace oddchip::ui
