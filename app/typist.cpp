// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/typist.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace oddchip::app {
namespace {

int keyOf(QChar character) {
    switch (character.unicode()) {
    case '\n': return Qt::Key_Return;
    case '\x1b': return Qt::Key_Escape;
    case '\b': return Qt::Key_Backspace;
    default: return character.toUpper().unicode();
    }
}

}  // namespace

void type(Window& window, const QString& keys) { type(*window.entry(), keys); }

void type(ui::EntryLine& entry, const QString& keys) {
    for (const QChar character : keys) {
        QWidget* focus = entry.findChild<QLineEdit*>();
        const QString text = character.isPrint() ? QString(character) : QString();
        const Qt::KeyboardModifiers modifiers = character.isUpper() ? Qt::ShiftModifier : Qt::NoModifier;
        QKeyEvent press(QEvent::KeyPress, keyOf(character), modifiers, text);
        QKeyEvent release(QEvent::KeyRelease, keyOf(character), modifiers, text);
        QApplication::sendEvent(focus, &press);
        QApplication::sendEvent(focus, &release);
    }
}

Clocks unhurriedClocks() {
    const auto ticks = std::make_shared<std::int64_t>(0);
    return {systemClocks().now, [ticks] { return *ticks += 1000; }};
}

}  // namespace oddchip::app
