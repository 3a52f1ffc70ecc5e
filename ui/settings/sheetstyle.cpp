// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/sheetstyle.h"

#include <algorithm>

namespace oddchip::ui {
namespace {

// @name stands for a colour of the palette, #N# for N units in pixels.
constexpr const char* kSheet = R"(
QWidget { background: @bg; color: @text; font-size: #15#px; }
QLabel { background: transparent; }
QLabel[quiet="true"] { color: @text2; }
QLabel[head="true"] { font-size: #18#px; font-weight: bold; }
QLabel[caption="true"] { color: @text2; font-size: #13#px; font-weight: bold; }
QPushButton, QComboBox, QToolButton {
    background: @raised; border: @border#px solid @edge; border-radius: #8#px;
    padding: 0 #12#px; min-height: @leastpx; }
QPushButton:pressed, QToolButton:pressed { background: @raised2; }
QPushButton:checked { background: @raised2; border: @chosenpx solid @text; font-weight: bold; }
QPushButton:disabled, QComboBox:disabled { background: transparent; border: @border#px dashed @line; color: @dim; }
QPushButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus, QCheckBox:focus, QToolButton:focus {
    border: #3#px solid @focus; }
QPushButton[choice="true"] { text-align: left; }
QComboBox QAbstractItemView { background: @raised; color: @text; selection-background-color: @raised2;
    selection-color: @text; }
QLineEdit, QSpinBox { background: @well; border: @border#px solid @edge; border-radius: #8#px; padding: 0 #12#px;
    min-height: @leastpx; selection-background-color: @focus; selection-color: @bg; }
QCheckBox { background: transparent; spacing: #12#px; min-height: @leastpx; border: #3#px solid transparent; }
QCheckBox::indicator { width: #24#px; height: #24#px; border: @border#px solid @edge; border-radius: #4#px;
    background: @well; }
QCheckBox::indicator:checked { background: @focus; border: #6#px solid @well; outline: 1px solid @edge; }
QListView { background: @panel; border: none; outline: none; }
QListView::item { min-height: @leastpx; padding: 0 #12#px; border-left: #4#px solid transparent;
    border-bottom: 1px solid @line; }
QListView::item:selected { background: @raised2; color: @text; border-left: #4#px solid @focus; }
QSlider::groove:horizontal { height: #4#px; background: @edge; }
QSlider::handle:horizontal { width: #16#px; margin: -#12#px 0; background: @text; border-radius: #4#px; }
QScrollBar:vertical { background: transparent; width: #16#px; }
QScrollBar::handle:vertical { background: @edge; border-radius: #4#px; min-height: #48#px; margin: #4#px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
#bar, #foot { background: @panel; }
)";

QString filled(QString sheet, const Look& look) {
    const Colours& c = look.colours();
    const double least = std::max(36.0, look.least);
    sheet.replace(QLatin1String("@least"), QString::number(qRound(look.px(least))));
    sheet.replace(QLatin1String("@chosen"), QString::number(qRound(look.line(look.theme == Theme::Contrast ? 4 : 2))));
    sheet.replace(QLatin1String("@border#"), QString::number(qRound(look.border())));
    for (const Token& token : palette()) {
        // The longest names first: @text2 before @text, which is a part of it.
        if (QLatin1String(token.name) == QLatin1String("text") || QLatin1String(token.name) == QLatin1String("raised"))
            continue;
        sheet.replace(QLatin1Char('@') + QLatin1String(token.name), (c.*token.colour).name());
    }
    sheet.replace(QLatin1String("@text"), c.text.name());
    sheet.replace(QLatin1String("@raised"), c.raised.name());
    return sheet;
}

}  // namespace

// Fusion draws the edge of a field from the ground, which leaves none on a dark one.
QString fieldStyle(const Look& look) {
    const Colours& c = look.colours();
    return QStringLiteral("QLineEdit,QComboBox{border:%1px solid %2;border-radius:6px;padding:0 6px;background:%3;"
                          "color:%4}QLineEdit:focus,QComboBox:focus{border:2px solid %5}")
        .arg(look.theme == Theme::Contrast ? 2 : 1)
        .arg(c.edge.name(), c.well.name(), c.text.name(), c.focus.name());
}

QString sheetStyle(const Look& look) {
    QString sheet = filled(QString::fromLatin1(kSheet), look);
    for (const int units : {3, 4, 6, 8, 12, 13, 15, 16, 18, 24, 48}) {
        sheet.replace(QStringLiteral("#%1#").arg(units), QString::number(qRound(look.px(units))));
    }
    return sheet;
}

}  // namespace oddchip::ui
