// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include "app/demo.h"
#include "app/window.h"

namespace {

// Pictures need no screen.
void chooseScreen(int argc, char** argv) {
    const bool noScreen = qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    for (int i = 1; i < argc; ++i) {
        const QByteArray word(argv[i]);
        const bool pictures = word.startsWith("--demo") || word.startsWith("--screenshots");
        if (pictures && noScreen && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

}  // namespace

int main(int argc, char** argv) {
    chooseScreen(argc, argv);
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QCoreApplication::setApplicationName(QStringLiteral("oddchip"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ODDCHIP_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Runs a poker table for its dealer."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("The folder of the journal, table.oddchip."),
                                  QStringLiteral("folder"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  QStringLiteral("Deal a sample hand, tell it, and write a picture of it."),
                                  QStringLiteral("picture"));
    const QCommandLineOption shots(QStringLiteral("screenshots"),
                                   QStringLiteral("Write pictures of the window into a folder."),
                                   QStringLiteral("folder"));
    parser.addOptions({data, demo, shots});
    parser.process(app);
    if (parser.isSet(demo)) return oddchip::app::demo(parser.value(demo));
    if (parser.isSet(shots)) return oddchip::app::screenshots(parser.value(shots));

    const QString folder =
        parser.isSet(data) ? parser.value(data) : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    oddchip::app::Window window([folder] { return oddchip::app::openJournal(folder); });
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
