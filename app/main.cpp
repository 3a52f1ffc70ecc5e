// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>
#include <QTextStream>
#include <algorithm>
#include <optional>

#include "app/allshots.h"
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

// The command line of the program.
struct Options {
    Options() {
        parser.setApplicationDescription(QStringLiteral("Runs a poker table for its dealer."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addPositionalArgument(QStringLiteral("journal"),
                                     QStringLiteral("For --floor: journals, opened read-only."),
                                     QStringLiteral("[journal...]"));
        parser.addOptions({data, punto, practice, floor, demo, shots, floorShots, language});
    }

    const QCommandLineOption data{QStringLiteral("data"), QStringLiteral("The folder of the journal, table.oddchip."),
                                  QStringLiteral("folder")};
    const QCommandLineOption demo{
        QStringLiteral("demo"),
        QStringLiteral("Deal a sample hand, with --punto a coup, tell it, and write a picture."),
        QStringLiteral("picture")};
    const QCommandLineOption shots{QStringLiteral("screenshots"),
                                   QStringLiteral("Write pictures of every window into a folder: each palette, two "
                                                  "sizes, English, German and Arabic; with --language in one."),
                                   QStringLiteral("folder")};
    const QCommandLineOption language{QStringLiteral("language"),
                                      QStringLiteral("The language for this time: %1.").arg(codes()),
                                      QStringLiteral("code")};
    const QCommandLineOption punto{QStringLiteral("punto"), QStringLiteral("Open a table of Punto Banco.")};
    const QCommandLineOption practice{QStringLiteral("practice"), QStringLiteral("Open the practice window alone.")};
    const QCommandLineOption floor{QStringLiteral("floor"),
                                   QStringLiteral("Open the floor's window on the journals that are named.")};
    const QCommandLineOption floorShots{QStringLiteral("floor-screenshots"),
                                        QStringLiteral("Write pictures of the floor's window into a folder."),
                                        QStringLiteral("folder")};
    QCommandLineParser parser;
};

void nameProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("oddchip"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ODDCHIP_VERSION));
}

// Options of Qt's own, which it takes out of the command line when it opens the display.
constexpr const char* kOfQt[] = {
    "platform", "platformpluginpath", "platformtheme", "plugin",       "style",   "stylesheet", "display",
    "geometry", "qwindowgeometry",    "qwindowicon",   "qwindowtitle", "session", "fontengine"};

QStringList withoutQts(int argc, char** argv) {
    QStringList all;
    for (int i = 0; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        const QString bare = word.startsWith(QLatin1String("--")) ? word.mid(2) : word.mid(1);
        const bool option = i > 0 && word.startsWith(QLatin1Char('-'));
        const bool ofQt = std::any_of(std::begin(kOfQt), std::end(kOfQt), [&](const char* one) {
            return bare.section(QLatin1Char('='), 0, 0) == QLatin1String(one);
        });
        if (option && ofQt) {
            if (!bare.contains(QLatin1Char('='))) ++i;
        } else if (!option || bare != QLatin1String("reverse")) {
            all += word;
        }
    }
    return all;
}

// Help, the version and what is wrong with the command line need no display. The exit status, if there is nothing else
// to do.
std::optional<int> answer(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    nameProgram();
    Options options;
    QTextStream out(stdout), err(stderr);
    if (!options.parser.parse(withoutQts(argc, argv))) {
        err << "oddchip: " << options.parser.errorText() << "\noddchip --help lists the options\n";
        return 2;
    }
    if (options.parser.isSet(QStringLiteral("help"))) {
        out << options.parser.helpText();
        return 0;
    }
    if (options.parser.isSet(QStringLiteral("version"))) {
        out << "oddchip " << ODDCHIP_VERSION << "\n";
        return 0;
    }
    const QString code = options.parser.value(options.language);
    if (!options.parser.isSet(options.language) || oddchip::app::isLanguage(code)) return {};
    err << "oddchip: no language '" << code << "'; there are " << codes() << "\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    if (const auto status = answer(argc, argv)) return *status;
    chooseScreen(argc, argv);
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    nameProgram();
    Options options;
    auto& [data, demo, shots, language, punto, practice, floor, floorShots, parser] = options;
    parser.process(app);
    oddchip::app::useLanguage(parser.isSet(language) ? parser.value(language) : oddchip::app::chosenLanguage());
    if (parser.isSet(demo))
        return parser.isSet(punto) ? oddchip::app::puntoDemo(parser.value(demo))
                                   : oddchip::app::demo(parser.value(demo));
    if (parser.isSet(shots)) {
        const QString one = parser.value(language);
        return oddchip::app::allScreenshots(parser.value(shots), one.isEmpty() ? QStringList{} : QStringList{one});
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
