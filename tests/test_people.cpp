// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Roles and PINs: who may decide, how long a wrong PIN makes one wait, and what is never written.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/people.h"
#include "ui/words.h"

using namespace oddchip;
using namespace oddchip::app;
using What = PinTried::What;

namespace {

constexpr std::int64_t kNow = 1'796'000'000'000;

PinTried tried(People& people, const QString& who, const QString& digits, Role least = Role::floor,
               std::int64_t now = kNow) {
    QString pin = digits;
    const PinTried found = people.tryPin(who, pin, least, now);
    if (!pin.isEmpty()) qFatal("a PIN was left behind");
    return found;
}

}  // namespace

class TestPeople : public QObject {
    Q_OBJECT

private slots:
    void rolesDecide() {
        QTemporaryDir folder;
        People people(folder.filePath("people.json"));
        QVERIFY(!people.anyone(Role::floor));
        QVERIFY(people.set({"MK", "M. Kovac", Role::dealer}, ""));
        QVERIFY(people.set({"JO", "J. Ortega", Role::floor}, "4711"));
        QVERIFY(people.set({"AB", "A. Brandt", Role::manager}, "815815"));
        QVERIFY(people.anyone(Role::manager));
        QCOMPARE(tried(people, "JO", "4711").what, What::right);
        QCOMPARE(tried(people, "AB", "815815").what, What::right);
        QCOMPARE(tried(people, "JO", "4711", Role::manager).what, What::noRight);
        QCOMPARE(tried(people, "MK", "").what, What::noRight);
        QCOMPARE(tried(people, "XX", "4711").what, What::unknown);
        QVERIFY(people.forget("JO"));
        QVERIFY(!people.find("JO"));
        QCOMPARE(tried(people, "JO", "4711").what, What::unknown);
    }

    void aPinIsFourToEightDigits() {
        QTemporaryDir folder;
        People people(folder.filePath("people.json"));
        for (const char* bad : {"", "123", "123456789", "12a4", "١٢٣٤"})
            QVERIFY2(!people.set({"JO", "", Role::floor}, QString::fromUtf8(bad)), bad);
        QVERIFY(!people.set({"", "nobody", Role::floor}, "1234"));
        QVERIFY(people.all().isEmpty());
    }

    void wrongPinsCostTime() {
        QTemporaryDir folder;
        const QString path = folder.filePath("people.json");
        QVERIFY(People(path).set({"JO", "", Role::floor}, "4711"));
        People people(path);
        PinTried found = tried(people, "JO", "0000");
        QCOMPARE(found.what, What::wrong);
        QCOMPARE(found.triesLeft, 2);
        QCOMPARE(found.seconds, 60);
        QCOMPARE(tried(people, "JO", "0001").triesLeft, 1);
        QCOMPARE(tried(people, "JO", "0002").what, What::wait);
        // The right one does not help before the time is up, nor does starting anew.
        People again(path);
        found = tried(again, "JO", "4711", Role::floor, kNow + 59'001);
        QCOMPARE(found.what, What::wait);
        QCOMPARE(found.seconds, 1);
        for (int i = 0; i < 3; ++i) found = tried(again, "JO", "0003", Role::floor, kNow + 60'000);
        QCOMPARE(found.what, What::wait);
        QCOMPARE(found.seconds, 120);
        QCOMPARE(tried(again, "JO", "4711", Role::floor, kNow + 179'999).what, What::wait);
        QCOMPARE(tried(again, "JO", "4711", Role::floor, kNow + 180'000).what, What::right);
        QCOMPARE(tried(again, "JO", "0000", Role::floor, kNow + 180'001).triesLeft, 2);
    }

    void onlyArgonIsKept() {
        QTemporaryDir folder;
        const QString path = folder.filePath("people.json");
        QVERIFY(People(path).set({"JO", "J. Ortega", Role::floor}, "47114711"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("$argon2id$"));
        QVERIFY(!text.contains("47114711"));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
    }

    void nothingIsKeptWhereNothingCanBeWritten() {
        People people("/nowhere/people.json");
        QVERIFY(!people.set({"JO", "", Role::floor}, "4711"));
        QVERIFY(people.all().isEmpty());
    }

    void everyAnswerHasWords() {
        for (const What what : {What::wrong, What::wait, What::noRight, What::noPin, What::unknown})
            QVERIFY(!ui::sentence(name(what)).isEmpty());
        for (const Role role : {Role::dealer, Role::floor, Role::manager}) QVERIFY(!ui::nameOf(name(role)).isEmpty());
    }

    void anAwardedPotNeedsTwo() {
        Table table;
        FloorRuled award{FloorSays::award};
        QVERIFY(needsTwo(table, award));  // the hand is over and gone
        table.playing = true;
        QVERIFY(!needsTwo(table, FloorRuled{FloorSays::hold}));
        HandBegan began;
        began.dealt.insert(seatAt(1));
        began.dealt.insert(seatAt(2));
        began.button = seatAt(1);
        began.stacks[seatAt(1)] = began.stacks[seatAt(2)] = {{100_c}, {1}};
        began.stakes.big = 2_c;
        table.hand = begin(began);
        QVERIFY(!needsTwo(table, award));
        table.hand.over = true;
        QVERIFY(needsTwo(table, award));
    }
};

QTEST_GUILESS_MAIN(TestPeople)
#include "test_people.moc"
