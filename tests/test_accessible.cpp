// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// What people who do not see the window, or do not look at it, are given: a name for every control of every window and
// sheet, values that announce their changes, and sentences at one key.
#include <QAccessible>

#include "app/publicscreen.h"
#include "app/tour.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

double valueOf(QWidget* widget) {
    auto* value = QAccessible::queryAccessibleInterface(widget)->valueInterface();
    return value ? value->currentValue().toDouble() : -1;
}

QString nameOf(QWidget* widget) { return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name); }

// What Qt puts into a compound control, and answers for it.
bool isInner(QAccessibleInterface* one) {
    const QObject* object = one->object();
    const QString name = object ? object->objectName() : QString();
    return name == QLatin1String("qt_spinbox_lineedit") || one->role() == QAccessible::ScrollBar;
}

bool isControl(QAccessibleInterface* one) {
    switch (one->role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::MenuItem:
    case QAccessible::StaticText: return true;
    default: return one->state().focusable;
    }
}

// Goes down the tree of what is shown; gives what has no name, with the way to it.
void walk(QAccessibleInterface* one, const QString& way, QStringList& nameless, int& controls) {
    if (!one || !one->isValid() || one->state().invisible) return;
    const QString name = one->text(QAccessible::Name);
    const QString kind = one->object() ? QLatin1String(one->object()->metaObject()->className()) : QString();
    const QString here = way + QLatin1Char('/') + (name.isEmpty() ? kind : name);
    if (isInner(one)) return;
    const auto* label = qobject_cast<QLabel*>(one->object());
    if (isControl(one) && !(label && label->text().isEmpty())) {
        ++controls;
        if (name.trimmed().isEmpty()) nameless.append(here);
    }
    for (int i = 0; i < one->childCount(); ++i) walk(one->child(i), here, nameless, controls);
}

int controlsOf(QWidget* window, const char* what) {
    QStringList nameless;
    int controls = 0;
    walk(QAccessible::queryAccessibleInterface(window), QLatin1String(what), nameless, controls);
    if (!nameless.isEmpty()) qWarning("no name: %s", qPrintable(nameless.join(QStringLiteral("\n"))));
    return nameless.isEmpty() ? controls : 0;
}

}  // namespace

class TestAccessible : public QObject {
    Q_OBJECT

private:
    PreferencesApart m_apart;

private Q_SLOTS:
    void init() { m_apart.forget(); }

    void everyControlOfEverySheetHasAName() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        QVERIFY(controlsOf(&dealer.window(), "set-up") > 30);
        dealer.keys(QStringLiteral("g"));
        QVERIFY(controlsOf(&dealer.window(), "games") > 30);
        dealer.keys(QStringLiteral("\x1b"));
        dealer.keys(kNineSeats);
        QVERIFY(controlsOf(&dealer.window(), "hand") > 20);
        const QList<std::pair<const char*, const char*>> sheets{{"r", "raise"},      {"\x1b\x61", "all-in"},
                                                                {"\x1bs", "said"},   {"\x1bh", "chips"},
                                                                {"\x1bx", "faults"}, {"1", "fault"}};
        for (const auto& [keys, what] : sheets) {
            dealer.keys(QString::fromLatin1(keys));
            QVERIFY2(controlsOf(&dealer.window(), what) > 20, what);
        }
        dealer.keys(QStringLiteral("\x1b\x1b"));
        dealer.window().openHelper();
        QVERIFY(controlsOf(&dealer.window(), "pot helper") > 20);
        dealer.window().help();
        QVERIFY(controlsOf(&dealer.window(), "help") > 20);
        dealer.keys(QStringLiteral("\x1b\x1b"));
        dealer.window().setWithCards(true);
        dealer.keys(QStringLiteral("1.ccd"));
        QVERIFY(controlsOf(&dealer.window(), "cards") > 20);
    }

    void theAwardAndTheNextHandHaveNames() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats + QStringLiteral("1.ccdccdccdcc"));
        QVERIFY(dealer.hand().over || bettingOver(dealer.hand()));
        QVERIFY(controlsOf(&dealer.window(), "award") > 20);
        dealer.keys(QStringLiteral(" award main to 1\npb"));
        QVERIFY(controlsOf(&dealer.window(), "next hand") > 20);
    }

    void everyPageOfSettingsHasNames() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        using Page = SettingsView::Page;
        for (const Page page :
             {Page::Rules, Page::Chips, Page::Keys, Page::Look, Page::Public, Page::Copies, Page::Speech}) {
            dealer.window().openSettings(page);
            QVERIFY2(controlsOf(dealer.window().settings(), "settings") > 5, qPrintable(QString::number(int(page))));
        }
    }

    void publicScreenAndTourHaveNames() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        Preferences wanted = dealer.window().preferences();
        wanted.publicScreen = true;
        dealer.window().setPreferences(wanted);
        QVERIFY(controlsOf(dealer.window().publicScreen(), "public") > 0);
        app::Tour tour(wanted);
        tour.begin(QSize(1280, 800));
        QVERIFY(controlsOf(tour.window(), "tour") > 20);
    }

    // That the changes are announced shows over AT-SPI alone (atspi.sh): offscreen nobody listens.
    void seatsPotAndBoardHaveValuesThatFollow() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        TableView* view = dealer.window().view();
        auto* pot = view->findChild<QWidget*>(QStringLiteral("pot"));
        auto* board = view->findChild<QWidget*>(QStringLiteral("board"));
        QCOMPARE(valueOf(view->seat(3)), 200.0);
        QCOMPARE(valueOf(pot), 3.0);
        dealer.keys(QStringLiteral("c"));
        QCOMPARE(valueOf(view->seat(3)), 198.0);
        QCOMPARE(valueOf(pot), 5.0);
        auto* seat = QAccessible::queryAccessibleInterface(view->seat(3));
        QCOMPARE(seat->role(), QAccessible::Button);
        QVERIFY(seat->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
        dealer.keys(QStringLiteral("1.cc board AhKd2c\n"));
        QCOMPARE(valueOf(board), 3.0);
        QVERIFY(nameOf(board).contains(QStringLiteral("ace of hearts")));
    }

    void keysTellPotStacksChoicesAndWhatToSay() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.key(Qt::Key_F2);
        QCOMPARE(dealer.window().told(), QStringLiteral("No pot yet."));
        dealer.keys(kNineSeats + QStringLiteral("c"));
        const qsizetype before = dealer.inputs();
        dealer.key(Qt::Key_F2);
        QCOMPARE(dealer.window().told(), QStringLiteral("pot 5"));
        QCOMPARE(dealer.preview(), QStringLiteral("pot 5"));
        dealer.key(Qt::Key_F3);
        QVERIFY(dealer.window().told().contains(QStringLiteral("seat 3, 198, called 2")));
        QVERIFY(dealer.window().told().contains(QStringLiteral("seat 4, 200, to act, owes 2")));
        dealer.key(Qt::Key_F4);
        QVERIFY2(dealer.window().told().startsWith(QStringLiteral("Fold")), qPrintable(dealer.window().told()));
        QVERIFY(dealer.window().told().contains(QStringLiteral("Call 2")));
        QVERIFY(!dealer.window().told().contains(QStringLiteral("Push")));
        dealer.key(Qt::Key_F5);
        QCOMPARE(dealer.window().told(), dealer.window().said().sentence);
        QCOMPARE(dealer.inputs(), before);  // telling enters nothing
    }

    // What is being typed stays as it is.
    void tellingDoesNotDisturbTheLine() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats + QStringLiteral("3 pu"));
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F4, Qt::Key_F7, Qt::Key_F8}) dealer.key(key);
        QCOMPARE(dealer.window().entry()->line(), QStringLiteral("3 pu"));
        dealer.keys(QStringLiteral("ts 25\n"));
        QCOMPARE(dealer.hand().now.in[seatAt(3)], 2_c);
    }

    void zonesGoRound() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        QList<QWidget*> met;
        for (int i = 0; i < 6; ++i) {
            QWidget* focus = dealer.window().focusWidget();
            QTest::keyClick(focus, Qt::Key_F6);
            met += dealer.window().focusWidget();
        }
        QCOMPARE(met.last(), dealer.window().entry()->focusProxy());
        QCOMPARE(QSet<QWidget*>(met.begin(), met.end()).size(), met.size());
        QTest::keyClick(dealer.window().focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(dealer.window().focusWidget(), met[4]);
    }
};

QTEST_MAIN(TestAccessible)
#include "test_accessible.moc"
