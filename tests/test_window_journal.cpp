// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// What the window makes of its journal: everything returns, and where it cannot be written that is said.
#include <QFile>
#include <QFileInfo>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/window_fixture.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

// No file may grow while it lives: what a full disk is to a program.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QStringList linesOf(const app::Window& window) {
    QStringList all;
    for (const HistoryLine& line : historyOf(window.log())) all += line.text + QLatin1Char('=') + line.ruling;
    return all;
}

}  // namespace

class TestWindowJournal : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    QString folder() const { return m_data->path(); }
    QString journal() const { return folder() + QStringLiteral("/table.oddchip"); }

    // What is told, and that nothing was written.
    void tells(const QString& what, const QString& then) {
        const QByteArray before = bytes(journal());
        Dealer dealer(folder());
        QVERIFY2(dealer.window().notice()->isVisible(), "no notice");
        QVERIFY2(dealer.window().notice()->what().contains(what), qPrintable(dealer.window().notice()->what()));
        QVERIFY2(dealer.window().notice()->what().contains(QStringLiteral("table.oddchip")), "the file is named");
        QVERIFY2(dealer.window().notice()->then().contains(then), qPrintable(dealer.window().notice()->then()));
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::NotNow);
        dealer.keys(QStringLiteral("n"));
        dealer.keys(QStringLiteral("1 sits 100\n"));
        QCOMPARE(dealer.inputs(), 0);
        QCOMPARE(bytes(journal()), before);
    }

private Q_SLOTS:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void everythingReturns() {
        QStringList lines;
        QString preview, undo, said;
        std::optional<Chips> stack3;
        {
            Dealer dealer(folder());
            dealer.keys(kNineSeats);
            dealer.keys(QStringLiteral("r6rcf7."));
            dealer.keys(QStringLiteral("7 says raise; 7 puts 25\n"));
            lines = linesOf(dealer.window());
            undo = dealer.button(Do::Undo)->face().second;
            stack3 = stack(dealer.table(), seatAt(3));
        }
        Dealer dealer(folder());
        QVERIFY(inHand(dealer.table()));
        QCOMPARE(linesOf(dealer.window()), lines);
        QCOMPARE(dealer.button(Do::Undo)->face().second, undo);
        QCOMPARE(stack(dealer.table(), seatAt(3)), stack3);
        dealer.keys(QStringLiteral("z"));  // joined lines are still one input
        QCOMPARE(dealer.hand().act.seat == seatAt(7), false);
        dealer.keys(QStringLiteral("f"));
        QVERIFY(!dealer.hand().now.live.contains(seatAt(7)));
    }

    void aTableBetweenHandsReturns() {
        {
            Dealer dealer(folder());
            dealer.keys(kNineSeats);
            dealer.keys(QStringLiteral("2.p"));
        }
        Dealer dealer(folder());
        QVERIFY(!dealer.window().sheet());
        QCOMPARE(dealer.button(Do::Next)->face().standing, Standing::Waits);
        dealer.keys(QStringLiteral("n"));
        QCOMPARE(dealer.table().handNumber, 2);
    }

    void whatIsNotRecordedIsNotShown() {
        Dealer dealer(folder());
        dealer.keys(kNineSeats);
        const QStringList lines = linesOf(dealer.window());
        {
            const FullDisk full;
            for (int i = 0; i < 200 && !dealer.preview().startsWith(QStringLiteral("Not recorded")); ++i) {
                dealer.keys(QStringLiteral("3 asks\n"));
            }
            QVERIFY2(dealer.preview().startsWith(QStringLiteral("Not recorded")), qPrintable(dealer.preview()));
            const QStringList before = linesOf(dealer.window());
            dealer.keys(QStringLiteral("\x1b\x66"));
            QCOMPARE(number(toAct(dealer.hand()).value), 3);
            QCOMPARE(linesOf(dealer.window()), before);
            QVERIFY(dealer.preview().contains(QStringLiteral("table.oddchip")));
        }
        dealer.keys(QStringLiteral("f"));  // tried again
        QCOMPARE(number(toAct(dealer.hand()).value), 4);
        QCOMPARE(linesOf(dealer.window()).mid(0, lines.size()), lines);
    }

    void aSecondStartReadsOnly() {
        Dealer first(folder());
        first.keys(kNineSeats);
        Dealer second(folder());
        QVERIFY(second.window().notice()->isVisible());
        QVERIFY(second.window().notice()->what().contains(QStringLiteral("open in another Oddchip")));
        QCOMPARE(linesOf(second.window()), linesOf(first.window()));
        second.keys(QStringLiteral("f"));
        QCOMPARE(second.inputs(), 0);
    }

    void aForeignFileIsNotTouched() {
        write(journal(),
              "SQLite format 3 is not what this is, and there is more of it than a header takes, by far enough.");
        tells(QStringLiteral("not a journal of Oddchip"), QStringLiteral("another file"));
    }

    void aDamagedFileIsTold() {
        { Dealer(folder()).keys(kNineSeats); }
        QByteArray damaged = bytes(journal());
        QVERIFY(damaged.size() > 8192);
        for (qsizetype i = 4096; i < damaged.size(); ++i) damaged[i] = char(i * 7);
        write(journal(), damaged);
        tells(QStringLiteral("changed outside Oddchip"), QStringLiteral("restore a copy"));
    }

    void aNewerFileIsTold() {
        { Dealer(folder()).keys(kNineSeats); }
        QByteArray newer = bytes(journal());
        newer[63] = 99;  // SQLite keeps user_version in bytes 60 to 63
        write(journal(), newer);
        tells(QStringLiteral("later Oddchip"), QStringLiteral("that version"));
    }

    void aRecordThatIsLeftOutStopsEntries_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("what");
        QTest::newRow("unreadable") << QStringLiteral("3 flies") << QStringLiteral("cannot be read");
        QTest::newRow("impossible") << QStringLiteral("11 folds") << QStringLiteral("cannot be read");
        QTest::newRow("does not fit") << QStringLiteral("board As") << QStringLiteral("does not fit");
    }
    void aRecordThatIsLeftOutStopsEntries() {
        QFETCH(QString, body);
        QFETCH(QString, what);
        { Dealer(folder()).keys(kNineSeats); }
        {
            Journal open = Journal::openForWriting(journal().toStdString());
            Record record;
            record.body = body.toStdString();
            open.append(std::span(&record, 1));
        }
        tells(what, QStringLiteral("version that wrote it"));
        Dealer dealer(folder());
        QVERIFY(dealer.window().notice()->what().contains(QStringLiteral("Entry ")));
        dealer.keys(QStringLiteral("\x1b 3 folds\n"));  // the notice closed, it is said again
        QVERIFY2(dealer.preview().contains(what), qPrintable(dealer.preview()));
        QVERIFY(dealer.preview().contains(QStringLiteral("table.oddchip")));
    }

    void aReadOnlyFileIsTold() {
        if (geteuid() == 0) QSKIP("root may write anything");
        { Dealer(folder()).keys(kNineSeats); }
        QFile::setPermissions(journal(), QFileDevice::ReadOwner);
        tells(QStringLiteral("may not be written"), QStringLiteral("right to write"));
    }

    void aFolderThatCannotBeMadeIsTold() {
        write(folder() + QStringLiteral("/file"), "in the way");
        Dealer dealer(folder() + QStringLiteral("/file/data"));
        QVERIFY(dealer.window().notice()->isVisible());
        QVERIFY(!dealer.window().notice()->what().isEmpty());
    }
};

QTEST_MAIN(TestWindowJournal)
#include "test_window_journal.moc"
