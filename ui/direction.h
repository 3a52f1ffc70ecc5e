// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QGuiApplication>
#include <QString>

namespace oddchip::ui {

// What is read from left to right in every language: notation, citations, "3×100". In a line that runs the other way
// its parts would change places.
inline QString leftToRight(const QString& text) {
    return text.isEmpty() || !QGuiApplication::isRightToLeft() ? text : QChar(0x2066) + text + QChar(0x2069);
}

}  // namespace oddchip::ui
