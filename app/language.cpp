// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QSettings>
#include <QTranslator>
#include <algorithm>

#include "app/window.h"

namespace oddchip::app {
namespace {

constexpr Language kLanguages[] = {
    {"en", u"English"},    {"es", u"Español"},     {"fr", u"Français"}, {"de", u"Deutsch"},
    {"vi", u"Tiếng Việt"}, {"zh_CN", u"简体中文"}, {"ar", u"العربية"},
};

constexpr QLatin1String kOurs("oddchip-language");  // the name of the translators that were installed here

QSettings settings() { return QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")); }

bool alike(const QLocale& one, const QLocale& other) {
    return one.language() == other.language() && one.script() == other.script();
}

// The first of the languages that the user of the system reads which is one of ours.
QString systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        for (const Language& language : kLanguages) {
            QString code = QLatin1String(language.code);
            if (alike(QLocale(name), QLocale(code))) return code;
        }
    }
    return QLatin1String(kLanguages[0].code);
}

// Where there is no such file nothing is translated, and English is shown.
void install(const QLocale& language, const QString& file, const QString& folder) {
    auto* translator = new QTranslator(qApp);
    translator->setObjectName(kOurs);
    if (!translator->load(language, file, QStringLiteral("_"), folder) ||
        !QCoreApplication::installTranslator(translator)) {
        delete translator;
    }
}

}  // namespace

std::span<const Language> languages() { return kLanguages; }

bool isLanguage(const QString& code) {
    return std::any_of(std::begin(kLanguages), std::end(kLanguages),
                       [&](const Language& language) { return code == QLatin1String(language.code); });
}

QString chosenLanguage() {
    const QString code = settings().value(QStringLiteral("language")).toString();
    return isLanguage(code) ? code : QString();
}

void chooseLanguage(const QString& code) { settings().setValue(QStringLiteral("language"), code); }

QLocale localeOf(const QString& code) {
    const QString known = isLanguage(code) ? code : systemLanguage();
    const QLocale system = QLocale::system(), own(known);
    const bool unknown = system.language() == QLocale::C && known == QLatin1String(kLanguages[0].code);
    const QLocale locale = unknown || alike(system, own) ? system : own;
    if (locale.zeroDigit() == QLatin1String("0")) return locale;
    return {own.language(), QLocale::UnitedArabEmirates};
}

void useLanguage(const QString& code) {
    qDeleteAll(qApp->findChildren<QTranslator*>(kOurs, Qt::FindDirectChildrenOnly));
    const QLocale language(isLanguage(code) ? code : systemLanguage());
    install(language, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(language, QStringLiteral("oddchip"), QStringLiteral(":/i18n"));
    QLocale::setDefault(localeOf(code));
    QGuiApplication::setLayoutDirection(language.textDirection());
}

void showWindow(std::unique_ptr<Window>& window, const std::function<Opened()>& open,
                const std::function<void(Window&)>& made) {
    const QByteArray place = window ? window->saveGeometry() : QByteArray();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    window.reset();  // its journal is closed before it is opened again
    QGuiApplication::setQuitOnLastWindowClosed(true);
    window = std::make_unique<Window>(open);
    QObject::connect(
        window.get(), &Window::languageChosen, qApp,
        [&window, open, made](const QString& code) {
            useLanguage(code);
            showWindow(window, open, made);
        },
        Qt::QueuedConnection);
    window->resize(1280, 800);
    if (made) made(*window);
    if (!place.isEmpty()) window->restoreGeometry(place);
    window->show();
}

}  // namespace oddchip::app
