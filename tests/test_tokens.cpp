// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The palette, the type, the scale and the places keep what the design promises of them.
#include <QSet>
#include <QTest>
#include <cmath>

#include "ui/table/cardpainter.h"
#include "ui/table/chippainter.h"
#include "ui/table/geometry.h"
#include "ui/table/tokens.h"

using namespace oddchip;
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

// A named rectangle, so that a failing test says what meets what.
struct Named {
    QString name;
    QRectF rect;
};

void compareApart(const QList<Named>& all) {
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            const QRectF common = all[i].rect & all[j].rect;
            QVERIFY2(common.isEmpty(), qPrintable(QStringLiteral("%1 meets %2, %3 x %4")
                                                      .arg(all[i].name, all[j].name)
                                                      .arg(common.width())
                                                      .arg(common.height())));
        }
    }
}

// The table of the dealer's window at the sizes it is used at and one more, of a drill, and of a hand gone through.
QList<QSizeF> tables() {
    QList<QSizeF> all{{896, 564}, {960, 628}, {904, 688}, {1144, 752}};
    for (const QSizeF window : {QSizeF(1280, 800), QSizeF(1536, 864), QSizeF(1280, 960)})
        all.append(windowPlaces(window).table.size());
    return all;
}

QString seatName(const char* what, int seat) { return QStringLiteral("%1 %2").arg(QLatin1String(what)).arg(seat); }

// One board, or the cards and names of several.
QList<Named> boardsOf(const TablePlaces& places, double clear = 0) {
    if (places.boards() == 1) return {{QStringLiteral("board"), places.board().adjusted(-clear, 0, clear, 0)}};
    QList<Named> all;
    for (int board = 0; board < places.boards(); ++board) {
        const QRectF cards = places.boardCard(0, board) | places.boardCard(4, board);
        all.append({QStringLiteral("board %1").arg(board + 1), cards});
        all.append({QStringLiteral("name %1").arg(board + 1), places.boardName(board)});
    }
    return all;
}

// Everything that stands on a table, with one kind of thing in front of each seat, and a tag in front of one of them.
QList<Named> standing(const TablePlaces& places, Front kind, int tagged) {
    QList<Named> all{{QStringLiteral("dealer"), places.dealer()}};
    for (int seat = 1; seat <= places.seats(); ++seat) {
        all.append({seatName("plate", seat), places.plate(seat)});
        const Front what = seat == tagged ? Front::Tag : kind;
        const QSizeF size(std::min(places.room(seat, what), what == Front::Tag ? 150.0 : 110.0),
                          what == Front::Tag ? 48 : 36);
        all.append({seatName("front", seat), places.front(seat, what, size)});
    }
    const bool narrow =
        std::any_of(all.begin(), all.end(), [&](const Named& n) { return n.rect.intersects(places.pot(false)); });
    all.append({QStringLiteral("pot"), places.pot(narrow)});
    return all + boardsOf(places, 7);
}

// A hand of so many cards in front of each seat.
QList<Named> handsOn(const TablePlaces& places, int count, bool board) {
    QList<Named> all{{QStringLiteral("dealer"), places.dealer()}};
    for (int seat = 1; seat <= places.seats(); ++seat) {
        all.append({seatName("plate", seat), places.plate(seat)});
        QRectF hand;
        for (const QRectF& card : places.cards(seat, count, board)) hand |= card;
        all.append({seatName("hand", seat), hand});
    }
    const bool narrow =
        std::any_of(all.begin(), all.end(), [&](const Named& n) { return n.rect.intersects(places.pot(false)); });
    all.append({QStringLiteral("pot"), board ? places.pot(narrow) : places.potWithoutBoard()});
    return board ? all + boardsOf(places) : all;
}

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

    void suitsAndChipValuesCanBeRead() {
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            QVERIFY(rounded(contrast(suitColour(suit, Deck::FourColours), colours(Theme::Dark).cardFace)) >= 5.4);
            QVERIFY(!suitPath(suit).isEmpty());
            QVERIFY(QRectF(0, 0, 100, 100).contains(suitPath(suit).boundingRect()));
        }
        for (const ChipFace& face : usChips()) {
            QVERIFY(rounded(contrast(QColor::fromRgb(face.text), QColor::fromRgb(face.body))) >= 6.1);
        }
    }

    void noTwoChipsOfASetShareAPattern() {
        const ChipSet tournament{25_c, 100_c, 500_c, 1000_c, 5000_c, 25000_c};
        QSet<QString> edges;
        for (const Chips value : tournament) {
            if (value.count != 0) edges.insert(QLatin1String(chipFace(value, tournament).edge));
        }
        QCOMPARE(edges.size(), 6);
        QCOMPARE(chipFigure(1000_c), QStringLiteral("1K"));
        QCOMPARE(chipFigure(25_c), QStringLiteral("25"));
    }

    void chipsStandForTheAmount() {
        QCOMPARE(chipsFor(160_c, {}), (QList<Chips>{100_c, 25_c, 25_c, 5_c}));  // at most four
        Chips sum;
        for (const ChipCount& kind : chipCounts(1368_c, {})) sum += kind.value * kind.count;
        QCOMPARE(sum, 1368_c);
        QVERIFY(chipsFor({}, {}).isEmpty());
    }

    void amountsHaveNoNeedlessDecimals() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(amount(1240_c), QStringLiteral("1,240"));
        QCOMPARE(amount(Chips{250}), QStringLiteral("2.50"));
    }

    void layersAreTold() {
        QString letters;
        for (int i = 0; i < 11; ++i) letters += layer(i).letter;
        QCOMPARE(letters, QStringLiteral("MABCEFGHIJK"));
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

    void windowIsLaidOutAsDrawn() {
        const WindowPlaces small = windowPlaces({1280, 800});
        QCOMPARE(small.table, QRectF(8, 56, 896, 472));
        QCOMPARE(small.side, QRectF(912, 56, 360, 472));
        QCOMPARE(small.say, QRectF(8, 536, 1264, 64));
        QCOMPARE(small.buttons[0], QRectF(8, 616, 164, 80));
        QCOMPARE(small.buttons[4], QRectF(748, 616, 164, 80));
        QCOMPARE(small.buttons[6], QRectF(1108, 616, 164, 80));
        QCOMPARE(small.buttons[10].topLeft(), QPointF(small.buttons[3].left(), 712));  // Undo under All-in
        QCOMPARE(small.entry, QRectF(748, 712, 524, 80));
        const WindowPlaces large = windowPlaces({1536, 864});
        QCOMPARE(large.side, QRectF(1080, 56, 448, 536));
        QCOMPARE(large.table, QRectF(8, 56, 1064, 536));
    }

    void buttonsAreFifteenMillimetresHigh() {
        const WindowPlaces places = windowPlaces({1280, 800}, 7.5);  // 190 dpi
        QCOMPARE(places.buttons[0].height(), 113.0);
        QCOMPARE(places.buttons[1].left() - places.buttons[0].right(), 23.0);
        QVERIFY(places.buttons[3].right() < places.buttons[4].left());
        QCOMPARE(places.say.height(), 48.0);  // gives way before the table falls under 400
        QCOMPARE(places.header.height(), 48.0);
        QVERIFY(places.table.height() >= 400);
    }

    void seatsStandAsDrawn() {
        const TablePlaces nine({896, 472}, 9);
        QCOMPARE(nine.plate(1), QRectF(8, 392, 152, 72));
        QCOMPARE(nine.plate(5).center(), QPointF(448, 44));
        QCOMPARE(nine.disc(8).center().y(), nine.centre(8).y() + 34);
        QCOMPARE(nine.front(1, Front::Chips, {64, 36}), QRectF(180, 294, 64, 36));
        QCOMPARE(TablePlaces({896, 472}, 10).plate(1).width(), 144.0);
        QCOMPARE(nine.board(), QRectF(272, 160, 352, 88));
        QCOMPARE(nine.dealer(), QRectF(176, 336, 544, 128));
        QCOMPARE(nine.cover(), QRectF(204, 112, 488, 352));
    }

    void nothingMeetsOnTheTable_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("boards");
        for (const QSizeF size : tables()) {
            for (int seats = 2; seats <= 10; ++seats) {
                for (int boards = 1; boards <= 3; ++boards) {
                    QTest::addRow("%.0fx%.0f %d seats, %d boards", size.width(), size.height(), seats, boards)
                        << size << seats << boards;
                }
            }
        }
    }
    void nothingMeetsOnTheTable() {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(int, boards);
        const TablePlaces places(size, seats, boards);
        for (int seat = 1; seat <= seats; ++seat) {
            QVERIFY(QRectF({0, 0}, size).contains(places.plate(seat).adjusted(-4, -4, 4, 4)));
            const QPointF mirrored = places.centre(seats + 1 - seat);
            QVERIFY(std::abs(places.centre(seat).x() - (size.width() - mirrored.x())) < 0.01);
            QVERIFY(std::abs(places.centre(seat).y() - mirrored.y()) < 0.01);
            for (int other = 1; other < seat; ++other) {
                QVERIFY(!places.plate(seat).adjusted(-4, -4, 4, 4).intersects(places.plate(other)));
            }
            compareApart(standing(places, Front::Chips, seat));
        }
        compareApart(standing(places, Front::Chips, 0));
    }

    // Side by side, from left to right, each card still as large as can be told at arm's length.
    void severalBoardsLieSideBySide() {
        for (int seats = 2; seats <= 10; ++seats) {
            const TablePlaces two({896, 472}, seats, 2), three({896, 472}, seats, 3);
            QCOMPARE(two.boardCard(0, 0).top(), two.boardCard(4, 1).top());
            QVERIFY(two.boardCard(4, 0).right() + 16 <= two.boardCard(0, 1).left());
            QVERIFY2(two.boardCard(0, 0).width() >= 44, qPrintable(QString::number(two.boardCard(0, 0).width())));
            QVERIFY2(three.boardCard(0, 0).width() >= 28, qPrintable(QString::number(three.boardCard(0, 0).width())));
        }
    }

    // Two hole cards of hold'em to seven of stud; seven go to eight seats at most.
    void handsOfEveryFormFit_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("boards");
        for (const QSizeF size : tables()) {
            for (int seats = 2; seats <= 10; ++seats) {
                for (int boards = 0; boards <= 3; ++boards) {
                    QTest::addRow("%.0fx%.0f %d seats, %d boards", size.width(), size.height(), seats, boards)
                        << size << seats << boards;
                }
            }
        }
    }
    void handsOfEveryFormFit() {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(int, boards);
        const TablePlaces places(size, seats, std::max(1, boards));
        const int most = boards > 0 ? 5 : seats <= 8 ? 7 : 5;
        for (int count = 1; count <= most; ++count) compareApart(handsOn(places, count, boards > 0));
    }

    void discMeetsNothingInFrontOfASeat() {
        for (int seats = 2; seats <= 10; ++seats) {
            const TablePlaces places({896, 472}, seats);
            for (int seat = 1; seat <= seats; ++seat) {
                for (const Front kind : {Front::Chips, Front::Tag, Front::Cards}) {
                    QVERIFY((places.disc(seat) & places.front(seat, kind, {84, 36})).isEmpty());
                }
            }
        }
    }

    void lowTableKeepsBoardAndPotAboveTheDealer() {
        const TablePlaces places(windowPlaces({1024, 720}).table.size(), 9);
        QVERIFY(places.pot(false).bottom() <= places.dealer().top());
    }
};

QTEST_MAIN(TestTokens)
#include "test_tokens.moc"
