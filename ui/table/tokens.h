// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QSize>
#include <span>

// The tokens of the dealer's window: colours, type, scale. Lengths are in units: 1 u is 1 px at scale 1.
namespace oddchip::ui {

enum class Theme { Dark, Light, Contrast };

struct Colours {
    QColor bg, panel, raised, raised2, well, hollow, felt1, felt2, rail, line, edge, text, text2, dim;
    QColor act, onAct, actInk, focus, ok, warn;
    QColor layerM, layerA, layerB, layerC, onLayer, cardFace, cardEdge, back, backLines;
};
// With 'safe' the layers of pots keep apart for eyes that confuse red and green.
const Colours& colours(Theme theme, bool safe = false);

// The colours of the four suits; with safe ones no two meet for eyes that confuse red and green.
enum class Deck { FourColours, TwoColours, SafeColours };

// One row of the palette, 0xRRGGBB in each theme.
struct Token {
    const char* name;
    QColor Colours::*colour;
    QRgb dark, light, contrast;
};
std::span<const Token> palette();

// The sizes of type, in units; nothing is smaller than Caption.
enum class Type { Caption = 13, Second = 15, Name = 18, Label = 22, Stack = 24, Verdict = 28, Say = 36, Typed = 44 };
int lineHeight(Type type);
Type oneSmaller(Type type);  // Caption stays

// How one pot is marked. Index 0 is the main pot, 1 the first side pot; there are at most eleven.
struct Layer {
    QChar letter;  // never D, which is the button
    QColor Colours::*colour;
    bool framed;  // an inner frame tells it from the layer whose colour it repeats
};
Layer layer(int index);

constexpr double kPanelRadius = 8, kTagRadius = 4, kDiscRadius = 14;

// The largest of 1, 1.25, 1.5 ... for which the window holds 1280 x 800 u.
double scaleFor(QSize window);

// How the window looks now: what a widget needs to turn units into pixels and fonts.
struct Look {
    Theme theme = Theme::Dark;
    double scale = 1;
    double dpr = 1;  // device pixels in a logical one
    Deck deck = Deck::FourColours;
    bool safe = false;  // colours for eyes that confuse red and green
    double least = 0;   // units that a finger needs, 9 mm on the screen in use; 0: no touch layout

    const Colours& colours() const { return ui::colours(theme, safe); }
    double px(double units) const;             // rounded to whole device pixels
    QRectF px(const QRectF& units) const;      // place and size rounded apart: equal sizes stay equal
    QRect widget(const QRectF& units) const;   // the place of a widget: whole logical pixels
    double line(double units = 1) const;       // the width of a line: at least one device pixel
    double border(bool strong = false) const;  // 1 u, strong or in high contrast 2 u
    QFont font(Type type, bool bold = false) const;
    QFont caption() const;  // Caption, bold, spaced; the text is given in capitals
    QFont mono(Type type, bool bold = false) const;

    bool operator==(const Look&) const = default;
};

}  // namespace oddchip::ui
