// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// What a start of the program is beside its window: copies and their restoring, a hand that was in progress, one
// program a folder, the tour, help, and what is printed.
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include "app/copies.h"
#include "app/instance.h"
#include "app/printing.h"
#include "app/session.h"
#include "app/tour.h"
#include "core/archive/proof.h"
#include "core/journal/verify.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

const QDateTime kMonday(QDate(2026, 11, 30), QTime(23, 0), Qt::UTC);

std::int64_t headOf(const QString& path) { return Journal::openReadOnly(path.toStdString()).head().seq; }

Button* labelled(QWidget* in, const QString& label) {
    for (Button* button : in->findChildren<Button*>()) {
        if (button->face().label == label && button->isVisibleTo(in->window())) return button;
    }
    return nullptr;
}

}  // namespace

class TestWindowSession : public QObject {
    Q_OBJECT

private:
    PreferencesApart m_apart;

private Q_SLOTS:
    void init() { m_apart.forget(); }

    // ---- copies -------------------------------------------------------------------------------------------------

    void aCopyIsWholeAndProven() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats + QStringLiteral("ccc"));
        const QString copy = app::makeCopy(folder.path(), kMonday);
        QCOMPARE(QFileInfo(copy).fileName(), QStringLiteral("2026-11-30T230000.oddchip"));
        QVERIFY(!QFile::exists(copy + QStringLiteral("-wal")));
        QCOMPARE(headOf(copy), dealer.window().desk()->journal().head().seq);
        const Journal journal = Journal::openReadOnly(copy.toStdString());
        QCOMPARE(verifyChain(journal).why, Verified::Why::sound);
        dealer.keys(QStringLiteral("c"));  // the writer is not disturbed
        QCOMPARE(headOf(app::journalIn(folder.path())), dealer.window().desk()->journal().head().seq);
        QVERIFY(app::makeCopy(folder.path(), kMonday) != copy);  // none is ever written over
        QCOMPARE(app::copiesIn(folder.path()).size(), 2);
    }

    void oldCopiesGoAndTheNewestStays() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        for (const int days : {100, 40, 31, 29}) app::makeCopy(folder.path(), kMonday.addDays(-days));
        QCOMPARE(app::removeOld(folder.path(), 30, kMonday), 3);
        QCOMPARE(app::copiesIn(folder.path()).size(), 1);
        QCOMPARE(app::removeOld(folder.path(), 1, kMonday), 0);
    }

    void aCopyIsRestoredAndWhatWasThereIsKept() {
        const QTemporaryDir folder;
        QString copy;
        std::int64_t early = 0, late = 0;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats + QStringLiteral("cc"));
            copy = app::makeCopy(folder.path(), kMonday.addDays(-1));
            early = dealer.window().desk()->journal().head().seq;
            dealer.keys(QStringLiteral("fff"));
            late = dealer.window().desk()->journal().head().seq;
            QVERIFY_EXCEPTION_THROWN(app::restoreCopy(folder.path(), copy, kMonday), JournalError);  // it is open
            QCOMPARE(headOf(app::journalIn(folder.path())), late);
        }
        app::restoreCopy(folder.path(), copy, kMonday.addSecs(60));
        QCOMPARE(headOf(app::journalIn(folder.path())), early);
        QCOMPARE(headOf(app::copiesIn(folder.path()).first().path), late);
        Dealer again(folder.path());
        QCOMPARE(again.window().desk()->journal().epoch(), 2);
        QCOMPARE(toAct(again.hand()).value, seatAt(5));
        again.keys(QStringLiteral("c"));
        QCOMPARE(again.window().desk()->journal().head().seq, early + 1);
    }

    void aDamagedCopyIsNotRestored() {
        const QTemporaryDir folder;
        QString copy;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats + QStringLiteral("cc"));
            copy = app::makeCopy(folder.path(), kMonday);
        }
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const auto at = bytes.indexOf("3 calls");
        QVERIFY(at > 0);
        file.seek(at);
        file.write("4");
        file.close();
        const std::int64_t before = headOf(app::journalIn(folder.path()));
        QVERIFY_EXCEPTION_THROWN(app::restoreCopy(folder.path(), copy, kMonday.addSecs(1)), JournalError);
        QCOMPARE(headOf(app::journalIn(folder.path())), before);
        Dealer again(folder.path());
        QVERIFY(!again.window().readOnly());
    }

    void closingMakesACopyAndTheNextStartComesBack() {
        const QTemporaryDir folder;
        QRect place;
        {
            Dealer dealer(folder.path());
            app::Session session(dealer.window(), folder.path());
            dealer.keys(kNineSeats);
            dealer.window().setGeometry(20, 20, 700, 640);
            place = dealer.window().geometry();
            dealer.window().close();
        }
        QCOMPARE(app::copiesIn(folder.path()).size(), 1);
        Dealer again(folder.path());
        app::Session session(again.window(), folder.path());
        QCOMPARE(again.window().geometry().size(), place.size());
    }

    void thePageOfCopiesCopiesAndRestores() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        app::Session session(dealer.window(), folder.path());
        dealer.keys(kNineSeats + QStringLiteral("cc"));
        dealer.window().openSettings(SettingsView::Page::Copies);
        CopiesPage* page = dealer.window().settings()->copies();
        QCOMPARE(page->list()->count(), 0);
        Q_EMIT page->wantsCopy();
        QCOMPARE(page->list()->count(), 1);
        dealer.keys(QStringLiteral("f"));
        const std::int64_t late = dealer.window().desk()->journal().head().seq;
        page->restoring()->click();
        QCOMPARE(dealer.window().desk()->journal().head().seq, late);  // it wants a second press
        page->restoring()->click();
        QCOMPARE(dealer.window().desk()->journal().head().seq, late - 1);
        QCOMPARE(dealer.window().desk()->journal().epoch(), 2);
        QCOMPARE(page->list()->count(), 2);
        dealer.keys(QStringLiteral("c"));
        QVERIFY(dealer.hand().now.acted.contains(seatAt(5)));
    }

    // ---- a start ------------------------------------------------------------------------------------------------

    void aHandInProgressGoesOn() {
        const QTemporaryDir folder;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats + QStringLiteral("cc"));
        }
        Dealer again(folder.path());
        app::Session session(again.window(), folder.path());
        session.begin();
        QVERIFY(again.window().sheet() == again.window().notice());
        labelled(again.window().notice(), QStringLiteral("Go on"))->click();
        QVERIFY(!again.window().sheet());
        again.keys(QStringLiteral("f"));
        QCOMPARE(toAct(again.hand()).value, seatAt(6));
    }

    void orItIsVoidAndEveryChipGoesBack() {
        const QTemporaryDir folder;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats + QStringLiteral("cr10r"));
        }
        Dealer again(folder.path());
        again.window().offerToGoOn();
        labelled(again.window().notice(), QStringLiteral("Void the hand"))->click();
        QVERIFY(again.hand().isVoid);
        for (int i = 1; i <= 9; ++i) QCOMPARE(stack(again.table(), seatAt(i)), std::optional(200_c));
    }

    void nothingIsAskedBetweenHands() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats + QStringLiteral("1.ffp"));
        dealer.window().offerToGoOn();
        QVERIFY(!dealer.window().sheet());
    }

    void aSecondStartRaisesTheFirst() {
        const QTemporaryDir folder, other;
        app::Instance one(folder.path());
        QVERIFY(one.first());
        const QSignalSpy called(&one, &app::Instance::called);
        app::Instance two(folder.path() + QStringLiteral("/."));
        QVERIFY(!two.first());
        QTRY_COMPARE(called.size(), 1);
        app::Instance elsewhere(other.path());
        QVERIFY(elsewhere.first());
    }

    void theFirstStartOffersTheTourOnce() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        app::Session session(dealer.window(), folder.path());
        session.begin();
        QVERIFY(dealer.window().sheet() == dealer.window().notice());
        dealer.keys(QStringLiteral("\x1b"));
        session.begin();
        QVERIFY(dealer.window().sheet() != dealer.window().notice());  // the set-up
    }

    void theTourDealsOneHandInFiveSteps() {
        app::Tour tour({});
        tour.begin(QSize(1280, 800));
        QCOMPARE(tour.step(), 1);
        const auto then = [&](const char* keys, int step) {
            app::type(*tour.window(), QLatin1String(keys));
            QTest::qWait(400);  // the window's guard against keys that come too soon
            QCOMPARE(tour.step(), step);
            QVERIFY(tour.card()->text().contains(step > 5 ? QStringLiteral("That was a hand")
                                                          : QStringLiteral("%1 of 5").arg(step)));
        };
        QTest::qWait(400);
        then("n", 2);
        then("c", 3);
        then("1.", 4);
        then("ff", 5);
        const QString screens = QStringLiteral(ODDCHIP_BUILD_DIR "/screens/more");
        QVERIFY(QDir().mkpath(screens) &&
                tour.window()->grab().save(screens + QStringLiteral("/tour-1280x800-dark.png")));
        then("p", 6);
    }

    // ---- help ---------------------------------------------------------------------------------------------------

    void helpIsAboutWhatHasTheFocus() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        const auto helped = [&] {
            dealer.window().help();
            const QString title = dealer.window().notice()->accessibleName();
            dealer.keys(QStringLiteral("\x1b"));
            return title;
        };
        QCOMPARE(helped(), QStringLiteral("Help: table set-up"));
        dealer.keys(kNineSeats);
        QCOMPARE(helped(), QStringLiteral("Help: the entry line"));
        dealer.window().view()->seat(4)->setFocus();
        QCOMPARE(helped(), QStringLiteral("Help: the seats"));
        dealer.button(Do::Fold)->setFocus();
        QCOMPARE(helped(), QStringLiteral("Help: the buttons"));
        dealer.window().entry()->setFocus();
        dealer.keys(QStringLiteral("r25"));
        QCOMPARE(helped(), QStringLiteral("Help: the amount"));
        dealer.keys(QStringLiteral("r"));  // what was typed is still there
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 25_c);
    }

    // ---- paper --------------------------------------------------------------------------------------------------

    void theHandIsPrintedWithTheHeadOfTheJournal() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        QVERIFY(app::handPage(*dealer.window().desk()).isEmpty());
        dealer.keys(kNineSeats + QStringLiteral("cr10r1.ffc board AhKd2c\n"));
        const QString page = app::handPage(*dealer.window().desk());
        const Head head = dealer.window().desk()->journal().head();
        QVERIFY(page.contains(QString::fromStdString(printedHead(head.seq, hexText(head.hash)))));
        for (const char* part : {"ace of hearts", "4 raises to 10", "Hand 1", "NL hold"})
            QVERIFY2(page.contains(QLatin1String(part)), part);
    }

    // What a shift summary prints proves later that the journal still has what it had then.
    void aPrintedHeadIsAnAnchor() {
        const QTemporaryDir folder;
        QString printed;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats + QStringLiteral("1.ffp"));
            const QString page = app::shiftPage(*dealer.window().desk());
            static const QRegularExpression head(QStringLiteral("[0-9]+( [0-9a-f]{4}){8}"));
            printed = head.match(page).captured();
            dealer.keys(QStringLiteral("n"));
        }
        QVERIFY(!printed.isEmpty());
        const Journal journal = Journal::openReadOnly(folder.filePath(QStringLiteral("table.oddchip")).toStdString());
        const std::string right = printed.toStdString();
        QVERIFY(std::stoll(right) < journal.head().seq);
        QCOMPARE(prove(journal, {&right, 1}).why, std::string("journal-sound"));
        const std::string wrong = right.substr(0, right.size() - 1) + (right.back() == '0' ? '1' : '0');
        QVERIFY(prove(journal, {&wrong, 1}).why != "journal-sound");
        const std::string beyond = std::to_string(journal.head().seq + 5) + right.substr(right.find(' '));
        QVERIFY(prove(journal, {&beyond, 1}).why != "journal-sound");
    }

    void privateCardsAreNotPrinted() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(QStringLiteral(" table 3 no-limit holdem blinds 1 2\n1 sits 200; 2 sits 200; 3 sits 200; button "
                                   "3\nnccc board AhKd2c\nccc board 4s\nccc board 9d\nccc 1 shows QsQh\n 2 mucks\n"));
        const QString page = app::handPage(*dealer.window().desk());
        QVERIFY(page.contains(QStringLiteral("queen of spades")));
        QCOMPARE(page.count(QStringLiteral("queen")), 2);
    }

    void theFilesArePdfForTheArchive() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats + QStringLiteral("1.ffp"));
        for (const auto page : {app::handPage, app::shiftPage}) {
            const QString path = folder.filePath(QStringLiteral("page.pdf"));
            QVERIFY(app::savePdf(page(*dealer.window().desk()), path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.startsWith("%PDF-1.4"));
            QVERIFY(bytes.contains("pdfaid:part"));
        }
        QVERIFY(!app::savePdf(QStringLiteral("<p>x</p>"), folder.filePath(QStringLiteral("no/such/page.pdf"))));
        QVERIFY(app::shiftPage(*dealer.window().desk()).contains(QStringLiteral("Rake")));
    }
};

QTEST_MAIN(TestWindowSession)
#include "test_window_session.moc"
