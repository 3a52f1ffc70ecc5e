// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The least program that paints a window: what the start of ours is measured against.
#include <QApplication>
#include <QPushButton>
#include <QTimer>
#include <cstdlib>

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QPushButton button(QStringLiteral("Fold"));
    button.resize(1280, 800);
    button.show();
    QTimer::singleShot(0, &button, [&button] {
        button.grab();
        std::_Exit(0);  // painted: what tidying takes is nobody's wait
    });
    return QApplication::exec();
}
