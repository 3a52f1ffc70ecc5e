// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Pictures of the window in build/screens, and that nothing on it is cut or lies over a button.
#include <QDir>

#include "app/demo.h"
#include "app/puntodemo.h"
#include "tests/window_fixture.h"

using namespace oddchip;
using namespace oddchip::ui;

class TestWindowScreens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picturesAreTaken() {
        const QString folder = QStringLiteral(ODDCHIP_BUILD_DIR "/screens");
        QCOMPARE(app::screenshots(folder), 0);
        // The floor's and the trainee's windows put theirs there too.
        const QStringList ours{QStringLiteral("[0-9]*-*.png"), QStringLiteral("punto-*-dark-*.png"),
                               QStringLiteral("punto-*-light-*.png")};
        QCOMPARE(QDir(folder).entryList(ours).size(), 100 + 4 * app::kPuntoScenes);
    }

    void theSampleHandIsTold() {
        const QTemporaryDir folder;
        QCOMPARE(app::demo(folder.path() + QStringLiteral("/hand.png")), 0);
        QVERIFY(QFile::exists(folder.path() + QStringLiteral("/hand.png")));
    }

    void buttonsKeepTheirPlaces() {
        const QTemporaryDir data;
        Dealer dealer(data.path());
        const auto places = [&] {
            QList<QRect> all;
            for (int i = 0; i < kButtons; ++i) all += dealer.button(Do(i))->geometry();
            return all;
        };
        const QList<QRect> before = places();
        for (const QString& keys :
             {QStringLiteral("n"), QStringLiteral("r"), QStringLiteral("\x1bh"), QStringLiteral("\x1bx")}) {
            dealer.keys(keys);
            QCOMPARE(places(), before);
        }
        for (int i = 0; i < kButtons; ++i) QVERIFY(dealer.button(Do(i))->isVisible());
    }

    void labelsFit_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void labelsFit() {
        QFETCH(QSize, size);
        const QTemporaryDir data;
        Dealer dealer(data.path());
        dealer.window().resize(size);
        const Look look{Theme::Dark, scaleFor(size), 1};
        for (const QString& keys : {QString(), QStringLiteral("n"), QStringLiteral("r"), QStringLiteral("\x1bs"),
                                    QStringLiteral("\x1bh"), QStringLiteral("\x1bx")}) {
            dealer.keys(keys);
            for (const Button* button : dealer.window().findChildren<Button*>()) {
                if (!button->isVisible()) continue;
                const double room = button->width() - look.px(8);
                const Fitted label = fit({button->face().label}, Type::Caption, true, room, look);
                QVERIFY2(label.width <= room, qPrintable(button->face().label));
            }
        }
    }
};

QTEST_MAIN(TestWindowScreens)
#include "test_window_screens.moc"
