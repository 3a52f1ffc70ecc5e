// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The palette, the type and the scale keep what the design promises of them.
#include <QTest>
#include <cmath>

#include "ui/table/tokens.h"

using namespace oddchip::ui;

namespace {

double channel(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

double luminance(const QColor& colour) {
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double light = std::max(luminance(a), luminance(b)), dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

using C = Colours;
struct Pair {
    QColor C::*ink, C::*ground;
};
// Where each ink is put, TOKENS section 2.
constexpr Pair kTexts[] = {
    {&C::text, &C::bg},     {&C::text, &C::panel},   {&C::text, &C::raised},   {&C::text, &C::raised2},
    {&C::text, &C::well},   {&C::text, &C::felt1},   {&C::text, &C::felt2},    {&C::text2, &C::bg},
    {&C::text2, &C::panel}, {&C::text2, &C::raised}, {&C::text2, &C::raised2}, {&C::text2, &C::well},
    {&C::text2, &C::felt1}, {&C::text2, &C::felt2},  {&C::dim, &C::bg},        {&C::dim, &C::panel},
    {&C::dim, &C::well},    {&C::dim, &C::hollow},   {&C::onAct, &C::act},     {&C::act, &C::onAct},
    {&C::actInk, &C::well},
};

// The claims are given to one decimal.
double rounded(double ratio) { return std::round(ratio * 10) / 10; }

}  // namespace

class TestTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyColourHasItsRow() {
        QCOMPARE(palette().size() * sizeof(QColor), sizeof(Colours));
        QCOMPARE(colours(Theme::Light).raised2, QColor(0xDC, 0xE2, 0xE9));
    }

    void textReachesItsContrast_data() {
        QTest::addColumn<int>("theme");
        QTest::addColumn<double>("least");
        QTest::newRow("dark") << int(Theme::Dark) << 6.4;
        QTest::newRow("light") << int(Theme::Light) << 4.8;
        QTest::newRow("contrast") << int(Theme::Contrast) << 10.5;
    }
    void textReachesItsContrast() {
        QFETCH(int, theme);
        QFETCH(double, least);
        const Colours& c = colours(Theme(theme));
        for (const Pair& pair : kTexts) {
            const double measured = rounded(contrast(c.*pair.ink, c.*pair.ground));
            QVERIFY2(
                measured >= least,
                qPrintable(
                    QStringLiteral("%1 on %2: %3").arg((c.*pair.ink).name(), (c.*pair.ground).name()).arg(measured)));
        }
    }

    void whatCanBePressedIsOutlined() {
        for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Contrast}) {
            const Colours& c = colours(theme);
            for (const auto ground : {&C::bg, &C::panel, &C::raised, &C::well, &C::felt1, &C::felt2}) {
                QVERIFY2(contrast(c.edge, c.*ground) >= 3.0, qPrintable((c.*ground).name()));
            }
        }
    }

    void marksCanBeRead() {
        for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Contrast}) {
            const Colours& c = colours(theme);
            for (const auto ink : {&C::ok, &C::warn}) QVERIFY(contrast(c.*ink, c.panel) >= 4.5);
            QVERIFY(contrast(c.warn, c.raised) >= 4.5);
        }
    }

    void layersCanBeRead() {
        for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Contrast}) {
            const Colours& c = colours(theme);
            for (int i = 0; i < 10; ++i) QVERIFY(rounded(contrast(c.onLayer, c.*layer(i).colour)) >= 6.3);
        }
    }

    void layersAreTold() {
        QString letters;
        for (int i = 0; i < 10; ++i) letters += layer(i).letter;
        QCOMPARE(letters, QStringLiteral("MABCEFGHIJ"));
        QCOMPARE(layer(4).colour, layer(0).colour);
        QVERIFY(layer(4).framed && !layer(3).framed);
    }

    void scaleIsTheLargestThatFits() {
        QCOMPARE(scaleFor(QSize(1280, 800)), 1.0);
        QCOMPARE(scaleFor(QSize(1024, 768)), 1.0);
        QCOMPARE(scaleFor(QSize(1920, 1080)), 1.25);
        QCOMPARE(scaleFor(QSize(2560, 1600)), 2.0);
    }

    void lengthsAreWholeDevicePixels() {
        const Look look{Theme::Dark, 1.25, 2};
        QCOMPARE(look.px(3), 4.0);  // 3.75, of half pixels
        QCOMPARE(look.px(QRectF(1.1, 0, 152, 72)).size(), look.px(QRectF(7.7, 0, 152, 72)).size());
        QCOMPARE((Look{Theme::Dark, 1.25, 1}.line()), 1.0);
        QCOMPARE((Look{Theme::Contrast, 1, 1}.border()), 2.0);
    }

    void typeStepsDownToThirteen() {
        QCOMPARE(oneSmaller(Type::Typed), Type::Say);
        QCOMPARE(oneSmaller(Type::Second), Type::Caption);
        QCOMPARE(oneSmaller(Type::Caption), Type::Caption);
        QCOMPARE(lineHeight(Type::Say), 40);
        QCOMPARE((Look{Theme::Dark, 1.25, 1}.font(Type::Verdict, true).pixelSize()), 35);
    }
};

QTEST_APPLESS_MAIN(TestTokens)
#include "test_tokens.moc"
