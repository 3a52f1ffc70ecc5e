// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The window in every language: what is loaded, which way it runs, and that longer words still fit.
#include <QRegularExpression>
#include <QTranslator>
#include <cmath>
#include <set>

#include "app/demo.h"
#include "app/language.h"
#include "core/words/words.h"
#include "tests/painted_texts.h"
#include "tests/window_fixture.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// English, its vowels doubled until a text is 40 % longer: about what German and Vietnamese need.
class Longer : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        qsizetype more =
            text.size() < 3 ? 0 : static_cast<qsizetype>(std::ceil(0.4 * static_cast<double>(text.size())));
        for (int round = 0; more > 0 && round < 3; ++round) {
            for (qsizetype i = 0; i < text.size() && more > 0; ++i) {
                if (!QStringLiteral("aeiou").contains(text[i])) continue;
                text.insert(i, text[i]);
                i += round + 1;
                --more;
            }
        }
        return text;
    }
};

QString told(const QWidget& widget, const PaintedText& text, const QString& why) {
    const QString name = widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName();
    return QStringLiteral("%1 '%2' (%3 x %4): \"%5\" %6")
        .arg(QLatin1String(widget.metaObject()->className()), name)
        .arg(widget.width())
        .arg(widget.height())
        .arg(text.text, why);
}

// What is cut off at the edge of its widget, or lies over another text of it.
QStringList clipped(QWidget& widget) {
    QStringList all;
    const QRectF inside = QRectF(widget.rect()).adjusted(-1, -3, 1, 3);
    const QList<PaintedText> texts = paintedTexts(widget);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (!inside.contains(texts[i].box)) all += told(widget, texts[i], QStringLiteral("is cut"));
        const QRectF core = texts[i].box.adjusted(2, 4, -2, -4);
        for (qsizetype other = 0; other < i; ++other) {
            if (!core.intersects(texts[other].box.adjusted(2, 4, -2, -4))) continue;
            all += told(widget, texts[i], QStringLiteral("lies over \"%1\"").arg(texts[other].text));
        }
    }
    return all;
}

QStringList clippedIn(app::Window& window) {
    QStringList all;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        // What is typed runs on behind the edge of its line.
        if (widget->isVisible() && qobject_cast<QLineEdit*>(widget) == nullptr) all += clipped(*widget);
    }
    return all;
}

QWidget* part(app::Window& window, const char* name) { return window.findChild<QWidget*>(QLatin1String(name)); }

QList<QRect> ring(Dealer& dealer) {
    QList<QRect> all;
    for (int i = 1; i <= 9; ++i) all += dealer.window().view()->seat(i)->geometry();
    all += dealer.window().findChild<QWidget*>(QStringLiteral("board"))->geometry();
    return all;
}

}  // namespace

class TestTongues : public QObject {
    Q_OBJECT

    static void languageRows() {
        QTest::addColumn<QString>("code");
        for (const app::Language& language : app::languages())
            QTest::newRow(language.code) << QString(QLatin1String(language.code));
    }

private Q_SLOTS:
    void cleanup() { app::useLanguage(QStringLiteral("en")); }

    void everyLanguageIsAtHand_data() { languageRows(); }
    void everyLanguageIsAtHand() {
        QFETCH(QString, code);
        QVERIFY(app::isLanguage(code));
        if (code != QLatin1String("en")) QVERIFY(QFile::exists(QStringLiteral(":/i18n/oddchip_%1.qm").arg(code)));
        app::useLanguage(code);
        const bool arabic = code == QLatin1String("ar");
        QCOMPARE(QGuiApplication::layoutDirection(), arabic ? Qt::RightToLeft : Qt::LeftToRight);
        if (code != QLatin1String("en")) QCOMPARE(QLocale().language(), QLocale(code).language());
    }

    void unknownLanguagesAreNone() {
        QVERIFY(!app::isLanguage(QStringLiteral("xx")));
        app::useLanguage(QString());
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void choicesAreKept() {
        app::chooseLanguage(QStringLiteral("vi"));
        QCOMPARE(app::chosenLanguage(), QStringLiteral("vi"));
        app::chooseLanguage(QString());
        QCOMPARE(app::chosenLanguage(), QString());
    }

    // What a language says keeps the figures of what English says.
    void figuresAreKept_data() { languageRows(); }
    void figuresAreKept() {
        QFETCH(QString, code);
        app::useLanguage(code);
        const QRegularExpression figure(QStringLiteral("%[1-9]"));
        for (const Subject& subject : subjects()) {
            const std::string context(subject.name);
            for (const Words& row : subject.rows) {
                for (const std::string_view text : {row.name, row.statement, row.explanation}) {
                    const std::string source(text);
                    const QString said = QCoreApplication::translate(context.c_str(), source.c_str());
                    QVERIFY2(text.empty() || !said.isEmpty(), source.c_str());
                    std::set<QString> wanted, given;
                    for (const auto& found : figure.globalMatch(QString::fromStdString(source)))
                        wanted.insert(found.captured());
                    for (const auto& found : figure.globalMatch(said)) given.insert(found.captured());
                    QVERIFY2(wanted == given, source.c_str());
                }
            }
        }
    }

    void amountsAreWrittenAsTheCountryDoes() {
        const auto million = [](const char* code) {
            app::useLanguage(QLatin1String(code));
            return amount(Chips{123456700});
        };
        QCOMPARE(million("de"), QStringLiteral("1.234.567"));
        QCOMPARE(million("vi"), QStringLiteral("1.234.567"));
        QCOMPARE(million("zh_CN"), QStringLiteral("1,234,567"));
        QCOMPARE(million("fr"), QStringLiteral("1\u202f234\u202f567"));
        QCOMPARE(million("es"), QStringLiteral("1.234.567"));
        // The figures on chips and cards, not those of Arabic script.
        QCOMPARE(million("ar").remove(QRegularExpression(QStringLiteral("[^0-9]"))), QStringLiteral("1234567"));
    }

    void theRingIsNeverMirrored() {
        const QTemporaryDir data;
        QList<QRect> before;
        {
            Dealer dealer(data.path());
            dealer.keys(kNineSeats);
            QVERIFY(part(dealer.window(), "pots")->x() > dealer.window().width() / 2);
            before = ring(dealer);
        }
        app::useLanguage(QStringLiteral("ar"));
        Dealer dealer(data.path());
        QCOMPARE(ring(dealer), before);
        const int width = dealer.window().width();
        QCOMPARE(part(dealer.window(), "pots")->x(), 8);
        QCOMPARE(dealer.button(Do::Fold)->geometry().right(), width - 9);
        QVERIFY(dealer.button(Do::Next)->x() < width / 2);
        QCOMPARE(dealer.button(Do::Undo)->x(), dealer.button(Do::AllIn)->x());
        QVERIFY(part(dealer.window(), "menu")->x() > width - 60);
    }

    // In Arabic every label is where its mirror image was, and reads as it did.
    void panelsAreMirrored() {
        const QTemporaryDir data;
        QList<PaintedText> before;
        {
            Dealer dealer(data.path());
            dealer.keys(kNineSeats);
            before = paintedTexts(*part(dealer.window(), "pots"));
        }
        app::useLanguage(QStringLiteral("ar"));
        Dealer dealer(data.path());
        QWidget* pots = part(dealer.window(), "pots");
        const QList<PaintedText> after = paintedTexts(*pots);
        QVERIFY(!before.isEmpty());
        QVERIFY(!after.isEmpty());
        QVERIFY(before.first().box.center().x() < pots->width() / 2.0);
        QVERIFY(after.first().box.center().x() > pots->width() / 2.0);
    }

    void anotherLanguageMakesTheWindowAnew() {
        const QTemporaryDir data;
        std::unique_ptr<app::Window> window;
        app::showWindow(window, [&] { return app::openJournal(data.path()); });
        window->resize(1400, 900);
        app::Window* const first = window.get();
        app::type(*window, kNineSeats);
        QVERIFY(window->table().playing);
        Q_EMIT first->languageChosen(QStringLiteral("ar"));
        QTRY_VERIFY(window.get() != first || window->isRightToLeft());
        QVERIFY(window->isRightToLeft());
        QVERIFY(window->isVisible());
        QCOMPARE(window->size(), QSize(1400, 900));
        QVERIFY(window->table().playing);
    }

    void longerWordsFit_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void longerWordsFit() {
        QFETCH(QSize, size);
        Longer longer;
        QVERIFY(QCoreApplication::installTranslator(&longer));
        QStringList all;
        app::showScenes(size, [&](const QString& name, app::Window& window) {
            for (const QString& one : clippedIn(window)) all += name + QStringLiteral(": ") + one;
        });
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestTongues)
#include "test_tongues.moc"
