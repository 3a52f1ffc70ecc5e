// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The table says what the hand is, repaints only what differs, and can be used without seeing it.
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "core/notation/notation.h"
#include "ui/table/history.h"
#include "ui/table/middle.h"
#include "ui/table/potspanel.h"
#include "ui/table/rulingpanel.h"
#include "ui/table/sayline.h"
#include "ui/table/tableview.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// Plays lines of notation into a table; every event must be possible.
bool play(Table& table, const char* lines) {
    const FileRead read = readFile(lines);
    if (!read.errors.empty()) return false;
    for (const Item& item : read.items) {
        if (const auto* opens = std::get_if<TableOpened>(&item.what)) table = opened(table.rules, *opens);
        if (std::holds_alternative<NextHand>(item.what)) begin(table, std::get<HandBegan>(next(table)));
        const auto* entry = std::get_if<Entry>(&item.what);
        if (!entry) continue;
        const Event& event = std::get<Event>(entry->what);
        const Verdict verdict = rule(table, event);
        if (!std::holds_alternative<Ruling>(verdict)) return false;
        commit(table, event, std::get<Ruling>(verdict));
    }
    return true;
}

constexpr const char* kFlop = R"(
table 9 no-limit holdem blinds 1 2
1 sits ?; 2 sits 150; 3 sits 412; 4 sits 1100; 5 sits 286; 6 sits 890; 7 sits 300; 8 sits 1240; 9 sits 389
button 8
7 away
next
2 all-in 150
3 folds
4 calls
5 folds
6 calls
8 folds
9 folds
1 calls
board AhKd2c
1 checks
4 checks
6 bets 60
1 puts 100
)";

constexpr const char* kShowdown = R"(
table 9 no-limit holdem blinds 1 2
1 sits 268; 2 sits 87; 3 sits 502; 4 sits 200; 5 sits 1152; 6 sits 214; 7 sits 395; 8 sits 1040; 9 sits ?
button 3
next
6 all-in 214
7 all-in 395
8 calls
9 folds
1 folds
2 all-in 87
3 folds
4 folds
5 folds
board Ks9h4d
board 9c
board 2s
)";

Table flop() {
    Table table;
    if (!play(table, kFlop)) qFatal("the hand of the tests cannot be played");
    return table;
}

Plate plateAt(const Table& table, int seat, const TableMarks& marks = {}) {
    return Seating(table, marks, false).plate(seatAt(seat));
}
InFront inFrontAt(const Table& table, int seat, const TableMarks& marks = {}) {
    return Seating(table, marks, false).inFront(seatAt(seat));
}

// No plate, front, card, name of a board or pot lies on another.
void compareApart(TableView& view) {
    const TablePlaces& places = view.places();
    QList<std::pair<QString, QRectF>> all;
    for (int seat = 1; seat <= places.seats(); ++seat) {
        all.emplaceBack(QStringLiteral("plate %1").arg(seat), places.plate(seat));
        all.emplaceBack(QStringLiteral("front %1").arg(seat), view.inFrontOf(seat)->lies().front);
    }
    for (int board = 0; board < places.boards(); ++board) {
        all.emplaceBack(QStringLiteral("board"), places.boardCard(0, board) | places.boardCard(4, board));
        if (places.boards() > 1) all.emplaceBack(QStringLiteral("name"), places.boardName(board));
    }
    const auto* pot = view.findChild<PotLine*>();
    if (pot->isVisibleTo(&view)) all.emplaceBack(QStringLiteral("pot"), QRectF(pot->geometry()));
    all.emplaceBack(QStringLiteral("dealer"), places.dealer());
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            const QRectF common = all[i].second & all[j].second;
            const auto told = [](const std::pair<QString, QRectF>& one) {
                const QRect at = one.second.toAlignedRect();
                return QStringLiteral("%1 (%2 %3 %4 x %5)")
                    .arg(one.first)
                    .arg(at.left())
                    .arg(at.top())
                    .arg(at.width())
                    .arg(at.height());
            };
            QVERIFY2(common.isEmpty(), qPrintable(told(all[i]) + QStringLiteral(" meets ") + told(all[j])));
        }
    }
}

// Counts who paints itself.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* root) {
        for (QWidget* child : root->findChildren<QWidget*>()) child->installEventFilter(this);
    }
    QStringList painted;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) painted.append(watched->objectName());
        return false;
    }
};

}  // namespace

class TestTableView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void eachSeatSaysItsState() {
        const Table table = flop();
        const Plate toAct = plateAt(table, 4);
        QCOMPARE(toAct.kind, Plate::Kind::ToAct);
        QCOMPARE(toAct.first, QStringLiteral("950"));
        QCOMPARE(toAct.second.first(), QStringLiteral("to act"));
        QCOMPARE(inFrontAt(table, 4).tag.line, QStringLiteral("owes 60"));
        QCOMPARE(inFrontAt(table, 4).pointer, InFront::Pointer::Act);
        QCOMPARE(plateAt(table, 2).first, QStringLiteral("All-in"));
        QCOMPARE(plateAt(table, 2).second.first(), QStringLiteral("150 in"));
        QCOMPARE(plateAt(table, 2).layer, 0);
        QCOMPARE(plateAt(table, 3).kind, Plate::Kind::Out);
        QCOMPARE(plateAt(table, 3).second.first(), QStringLiteral("folded"));
        QCOMPARE(plateAt(table, 7).kind, Plate::Kind::Absent);
        QCOMPARE(plateAt(table, 7).second.first(), QStringLiteral("away"));
        QCOMPARE(plateAt(table, 9).second.first(), QStringLiteral("folded, 1 in"));
        QCOMPARE(plateAt(table, 1).first, QString(QChar(0x2014)));
        QCOMPARE(plateAt(table, 1).second.first(), QStringLiteral("not counted"));
        QCOMPARE(inFrontAt(table, 6).chips, 60_c);
        QVERIFY(inFrontAt(table, 6).showsChips);
    }

    void emptySeatsAskToBeTaken() {
        Table table;
        QVERIFY(play(table, "table 6 no-limit holdem blinds 1 2\n1 sits 200; 2 sits ?\nbutton 1"));
        QCOMPARE(plateAt(table, 1).kind, Plate::Kind::InHand);
        QCOMPARE(plateAt(table, 2).second.first(), QStringLiteral("not counted"));
        QCOMPARE(plateAt(table, 3).kind, Plate::Kind::Absent);
        QCOMPARE(plateAt(table, 3).first, QStringLiteral("empty"));
        QCOMPARE(plateAt(table, 3).second.first(), QStringLiteral("tap to seat"));
        QCOMPARE(Seating(table, {}, false).seats(), 6);
    }

    void whatIsHiddenByATagIsToldOnThePlate() {
        Table table = flop();
        QVERIFY(play(table, "4 raises to 200"));
        QCOMPARE(inFrontAt(table, 6).tag.line, QStringLiteral("owes 140"));
        QVERIFY(!inFrontAt(table, 6).showsChips);
        QCOMPARE(plateAt(table, 6).second, (QStringList{QStringLiteral("to act, 60 in"), QStringLiteral("60 in")}));
        QCOMPARE(plateAt(table, 4).second.first(), QStringLiteral("raised to 200"));
        QCOMPARE(Seating(table, {}, true).plate(seatAt(6)).second.first(), QStringLiteral("owes 140"));  // covered
    }

    void whatTheWindowMarksIsShown() {
        const Table table = flop();
        TableMarks marks;
        marks.typed = 240_c;
        marks.folds = {seatAt(6)};
        marks.changeTo = seatAt(1);
        marks.change = 40_c;
        QCOMPARE(inFrontAt(table, 4, marks).tag.line, QStringLiteral("240 ?"));
        QCOMPARE(plateAt(table, 4, marks).second.first(), QStringLiteral("owes 60"));
        QVERIFY(plateAt(table, 6, marks).lit);
        QCOMPARE(plateAt(table, 6, marks).second.first(), QStringLiteral("folds"));
        QCOMPARE(inFrontAt(table, 1, marks).tag.line, QStringLiteral("40 back"));
    }

    void potsArePushedLastFormedFirst() {
        Table table;
        QVERIFY(play(table, kShowdown));
        QCOMPARE(plateAt(table, 6).layer, 1);
        QVERIFY(play(table, "award side2 8\naward side1 6 8\naward main 2"));
        QCOMPARE(nextToPush(table.hand), 2);
        QCOMPARE(plateAt(table, 8).second.first(), QStringLiteral("push 362"));
        QVERIFY(plateAt(table, 8).strong);
        QCOMPARE(plateAt(table, 8).first, QStringLiteral("645"));  // the pot still lies in the middle
        QCOMPARE(inFrontAt(table, 8).pointer, InFront::Pointer::Push);
        QVERIFY(play(table, "push side2"));
        QCOMPARE(nextToPush(table.hand), 1);
        QCOMPARE(plateAt(table, 8).first, QStringLiteral("1,007"));
        QCOMPARE(potsInTheMiddle(table.hand).size(), 2);
        QVERIFY(play(table, "push"));
        QCOMPARE(nextToPush(table.hand), -1);
        QCOMPARE(plateAt(table, 2).first, QStringLiteral("351"));
    }

    void eachBoardSaysWhoseItsPartIs() {
        Table table;
        QString lines = QString::fromLatin1(kShowdown);
        lines.replace(QStringLiteral("board 9c\nboard 2s\n"),
                      QStringLiteral("run twice\nboard 1 9c2s; board 2 QhQs\n7 mucks; 8 shows KhQd; 6 shows KdQc; 2 "
                                     "shows 4h4c\n"));
        QVERIFY(play(table, lines.toLatin1().constData()));
        TableView view;
        view.resize(896, 472);
        view.setTable(table);
        const auto boards = [&] { return view.findChild<QWidget*>(QStringLiteral("board"))->accessibleName(); };
        QVERIFY2(boards().startsWith(QStringLiteral("board 1 to 8, ")), qPrintable(boards()));
        QVERIFY2(boards().contains(QStringLiteral("board 2 to 8, ")), qPrintable(boards()));
        QVERIFY(play(table, "push side2"));
        view.setTable(table);
        QVERIFY2(boards().contains(QStringLiteral("board 2 to 6 8, ")), qPrintable(boards()));
    }

    void shownHandsAreNamed() {
        Table table;
        QVERIFY(play(table, kShowdown));
        QVERIFY(play(table, "6 shows KdQc"));
        QCOMPARE(plateAt(table, 6).second.first(), QStringLiteral("two pair"));
        QCOMPARE(inFrontAt(table, 6).cards.size(), 2);
    }

    void panelSaysHowEachPotWasBuilt() {
        const PotsText text = potsText(flop().hand);
        QCOMPARE(text.rows.size(), 2);
        QCOMPARE(text.rows[0].name, QStringLiteral("side 1"));
        QCOMPARE(text.rows[0].built, QStringLiteral("60 from 1 6 so far"));
        QCOMPARE(text.rows[1].of, (SeatSet{seatAt(1), seatAt(2), seatAt(4), seatAt(6)}));
        QCOMPARE(text.sum, text.rows[0].amount + text.rows[1].amount);
        QCOMPARE(text.sum, potTotal(flop().hand));
        QCOMPARE(text.note, QStringLiteral("live: 3, all-in: 1"));
    }

    // With chips in front of everybody, a tag where a seat owes, and one board or two.
    void nothingThatIsPaintedMeets_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("boards");
        for (const QSize size : {QSize(896, 472), QSize(1064, 536), QSize(896, 564)}) {
            for (int seats = 2; seats <= 10; ++seats) {
                for (int boards = 1; boards <= 2; ++boards) {
                    QTest::addRow("%d x %d, %d seats, %d boards", size.width(), size.height(), seats, boards)
                        << size << seats << boards;
                }
            }
        }
    }
    void nothingThatIsPaintedMeets() {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        QFETCH(int, boards);
        TableView view;
        view.resize(size);
        view.show();
        Table table;
        QString lines = QStringLiteral("table %1 no-limit holdem blinds 5 15 boards %2 chips 5 25 100\n")
                            .arg(QString::number(seats), QString::number(boards));
        for (int seat = 1; seat <= seats; ++seat) lines += QStringLiteral("%1 sits 12000\n").arg(seat);
        lines += QStringLiteral("button %1\nnext\n").arg(seats);
        QVERIFY(play(table, lines.toLatin1().constData()));
        const auto round = [&](const char* bet) {
            for (bool bets = true; toAct(table.hand).value != kNoSeat; bets = false) {
                view.setTable(table);
                compareApart(view);
                const QString seat = QString::number(number(toAct(table.hand).value));
                const bool facing = owes(table.hand).value > Chips{};
                const QString does = bets && *bet ? QLatin1String(bet)
                                     : facing     ? QStringLiteral("calls")
                                                  : QStringLiteral("checks");
                QVERIFY(play(table, (seat + QLatin1Char(' ') + does).toLatin1().constData()));
            }
        };
        round("");
        QVERIFY(play(table, boards == 1 ? "board AhKd2c" : "board 1 AhKd2c; board 2 QsJs9h"));
        round("bets 1115");
    }

    void onlyWhatDiffersIsPaintedAgain() {
        TableView view;
        view.resize(896, 472);
        Table table = flop();
        view.setTable(table);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCoreApplication::processEvents();
        PaintCounter counter(&view);
        view.setTable(table);
        QCoreApplication::processEvents();
        QCOMPARE(counter.painted, QStringList());
        QVERIFY(play(table, "4 calls"));
        view.setTable(table);
        QCoreApplication::processEvents();
        QVERIFY(counter.painted.contains(QStringLiteral("seat4")));
        QVERIFY(counter.painted.contains(QStringLiteral("pot")));
        for (const char* still : {"seat3", "seat5", "seat8", "board"}) {
            QVERIFY2(!counter.painted.contains(QLatin1String(still)), still);
        }
    }

    void onlyTheSeatToActIsAmber_data() {
        QTest::addColumn<int>("theme");
        QTest::newRow("dark") << int(Theme::Dark);
        QTest::newRow("light") << int(Theme::Light);
        QTest::newRow("contrast") << int(Theme::Contrast);
    }
    void onlyTheSeatToActIsAmber() {
        QFETCH(int, theme);
        TableView view;
        view.resize(896, 472);
        view.setLook({Theme(theme), 1, 1});
        view.setTable(flop());
        const QImage image = view.grab().toImage();
        const QRect near = view.seat(4)->geometry() | view.inFrontOf(4)->geometry();
        const QRgb amber = view.look().colours().act.rgb();
        int inside = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != amber) continue;
                QVERIFY2(near.contains(x, y), qPrintable(QStringLiteral("amber at %1, %2").arg(x).arg(y)));
                ++inside;
            }
        }
        QVERIFY(inside > 4000);
    }

    void touchingASeatTellsAtOnce() {
        TableView view;
        view.resize(896, 472);
        view.setTable(flop());
        view.show();
        QSignalSpy pressed(&view, &TableView::seatPressed), tapped(&view, &TableView::seatTapped);
        QSignalSpy released(&view, &TableView::seatReleased), held(&view, &TableView::seatHeld);
        QWidget* seat = view.seat(6);
        QTest::mousePress(seat, Qt::LeftButton, {}, QPoint(1, 1));  // 4 u outside the plate
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed[0][0].toInt(), 6);
        QCOMPARE(tapped.size(), 0);
        QTest::mouseRelease(seat, Qt::LeftButton);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(released.size(), 1);

        QTest::mousePress(seat, Qt::LeftButton);
        QTRY_COMPARE(held.size(), 1);
        QTest::mouseRelease(seat, Qt::LeftButton);
        QCOMPARE(tapped.size(), 1);  // what was held is no tap
        QCOMPARE(released.size(), 2);
    }

    void everythingHasAName() {
        TableView view;
        view.resize(896, 472);
        view.setTable(flop());
        QAccessibleInterface* seat = QAccessible::queryAccessibleInterface(view.seat(4));
        QVERIFY(seat);
        QCOMPARE(seat->role(), QAccessible::Button);
        QCOMPARE(seat->text(QAccessible::Name), QStringLiteral("seat 4, 950, to act, owes 60"));
        QSignalSpy tapped(&view, &TableView::seatTapped);
        seat->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(tapped.size(), 1);
        QCOMPARE(view.findChild<QWidget*>(QStringLiteral("pot"))->accessibleName(),
                 QStringLiteral("pot 721, side 1 120, main 601"));
        QCOMPARE(view.findChild<QWidget*>(QStringLiteral("board"))->accessibleName(),
                 QStringLiteral("board, ace of hearts, king of diamonds, two of clubs"));
        for (QWidget* child : view.findChildren<QWidget*>()) {
            if (child->focusPolicy() != Qt::NoFocus) QVERIFY(!child->accessibleName().isEmpty());
        }
    }

    void textShrinksBeforeItIsCut() {
        const Look look;
        const QString text = QStringLiteral("raised to 1,240,000");
        const Fitted roomy = fit({text}, Type::Second, false, 400, look);
        QCOMPARE(roomy.font.pixelSize(), 15);
        const Fitted shorter = fit({text, QStringLiteral("short")}, Type::Second, false, roomy.width - 1, look);
        QCOMPARE(shorter.text, QStringLiteral("short"));
        const Fitted smaller = fit({text}, Type::Second, false, roomy.width - 1, look);
        QCOMPARE(smaller.font.pixelSize(), 13);
    }

    void guestsKeepTheirPlaces() {
        TableView view;
        view.resize(896, 472);
        view.setTable(flop());
        auto* history = new History;
        auto* cover = new QWidget;
        view.setDealer(history);
        view.setCover(cover);
        QCOMPARE(history->geometry(), QRect(176, 336, 544, 128));
        QCOMPARE(cover->geometry(), QRect(204, 112, 488, 352));
        for (int seat = 1; seat <= 9; ++seat) QVERIFY(!cover->geometry().intersects(view.seat(seat)->geometry()));
        view.setCover(nullptr);
        QVERIFY(cover->isHidden());
    }
};

QTEST_MAIN(TestTableView)
#include "test_tableview.moc"
