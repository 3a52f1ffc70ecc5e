// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include "app/demo.h"
#include "app/floor.h"
#include "app/instance.h"
#include "app/language.h"
#include "app/practice.h"
#include "app/puntodemo.h"
#include "app/shell.h"

namespace {

// Pictures need no screen.
void chooseScreen(int argc, char** argv) {
    const bool noScreen = qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    for (int i = 1; i < argc; ++i) {
        const QByteArray word(argv[i]);
        const bool pictures =
            word.startsWith("--demo") || word.startsWith("--screenshots") || word.startsWith("--floor-screenshots");
        if (pictures && noScreen && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

QString codes() {
    QStringList all;
    for (const oddchip::app::Language& one : oddchip::app::languages()) all += QLatin1String(one.code);
    return all.join(QStringLiteral(", "));
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
    const QCommandLineOption demo(
        QStringLiteral("demo"),
        QStringLiteral("Deal a sample hand, with --punto a coup, tell it, and write a picture of it."),
        QStringLiteral("picture"));
    const QCommandLineOption shots(QStringLiteral("screenshots"),
                                   QStringLiteral("Write pictures of the window into a folder."),
                                   QStringLiteral("folder"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("The language for this time: %1.").arg(codes()),
                                      QStringLiteral("code"));
    const QCommandLineOption punto(QStringLiteral("punto"), QStringLiteral("Open a table of Punto Banco."));
    const QCommandLineOption practice(QStringLiteral("practice"), QStringLiteral("Open the practice window alone."));
    const QCommandLineOption floor(QStringLiteral("floor"),
                                   QStringLiteral("Open the floor's window on the journals that are named."));
    const QCommandLineOption floorShots(QStringLiteral("floor-screenshots"),
                                        QStringLiteral("Write pictures of the floor's window into a folder."),
                                        QStringLiteral("folder"));
    parser.addPositionalArgument(QStringLiteral("journal"), QStringLiteral("For --floor: journals, opened read-only."),
                                 QStringLiteral("[journal...]"));
    parser.addOptions({data, punto, practice, floor, demo, shots, floorShots, language});
    parser.process(app);
    const QString code = parser.value(language);
    if (parser.isSet(language) && !oddchip::app::isLanguage(code)) {
        qCritical("oddchip: no language '%s'; there are %s", qPrintable(code), qPrintable(codes()));
        return 2;
    }
    oddchip::app::useLanguage(parser.isSet(language) ? code : oddchip::app::chosenLanguage());
    if (parser.isSet(demo))
        return parser.isSet(punto) ? oddchip::app::puntoDemo(parser.value(demo))
                                   : oddchip::app::demo(parser.value(demo));
    if (parser.isSet(shots)) {
        const int taken = oddchip::app::screenshots(parser.value(shots));
        return taken == 0 ? oddchip::app::practiceShots(parser.value(shots)) : taken;
    }

    if (parser.isSet(floorShots)) return oddchip::app::floorScreenshots(parser.value(floorShots));

    const QString folder =
        parser.isSet(data) ? parser.value(data) : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (parser.isSet(floor)) {
        QStringList journals = parser.positionalArguments();
        if (journals.isEmpty()) journals += folder + QStringLiteral("/table.oddchip");
        oddchip::app::Floor of(journals);
        of.window().resize(1280, 800);
        of.window().QWidget::show();
        return QApplication::exec();
    }
    oddchip::app::Instance instance(folder);
    if (!instance.first()) return 0;
    oddchip::app::Shell shell(folder);
    QObject::connect(&instance, &oddchip::app::Instance::called, &shell, &oddchip::app::Shell::showPoker);
    if (parser.isSet(practice)) {
        shell.showPractice();
    } else {
        parser.isSet(punto) ? shell.showPunto() : shell.showPoker();
    }
    return QApplication::exec();
}
