// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What other tools see of a hand that we write: PHH without our own fields.
#include <QDirIterator>
#include <QTest>

#include "core/records/comparable.h"
#include "core/records/convert.h"
#include "core/records/phh_write.h"

using namespace oddchip;

namespace {

std::string phhOf(const std::string& hand) { return convert(hand, RecordForm::notation, RecordForm::phh).text; }

QString actionsOf(const std::string& hand) {
    const std::string text = phhOf(hand);
    QStringList actions;
    const auto read = readPhh({.index = 1, .line = 1, .first = 1, .text = text});
    for (const PhhAction& action : std::get<PhhHand>(read).actions) { actions << QString::fromStdString(action.text); }
    return actions.join("; ");
}

}  // namespace

class TestPhhAlone : public QObject {
    Q_OBJECT

private slots:
    // What the actions of PHH can say is said so that they play by themselves, with no `_log`, for every form.
    void scenariosPlayByTheirActionsAlone() {
        int hands = 0;
        QDirIterator files(ODDCHIP_TESTS_DIR "/hands", {"*.hand"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Converted made = convert(file.readAll().toStdString(), RecordForm::notation, RecordForm::phhs);
            if (made.hands == 0) { continue; }  // a table alone, or a shoe
            for (const PhhText& one : cutPhh(made.text)) {
                const auto read = readPhh(one);
                const auto* const error = std::get_if<ReadError>(&read);
                QVERIFY2(error == nullptr, qPrintable(path + ": " + (error ? error->what.c_str() : "")));
                PhhHand record = std::get<PhhHand>(read);
                // Two boards from the start have no word, and neither has a call that is taken back once the round
                // closed.
                // Nor a hand that is entered late, nor who opens a street of stud whose boards are not entered, nor a
                // card that the deck of the form has not.
                const bool opens = record.log.find(" opens\n") != record.log.npos;
                const bool late = record.log.find(" from ") != record.log.npos;
                if (opens || late || record.log.find(" boards 2") != record.log.npos ||
                    path.endsWith("unaware-raise.closes.hand") || path.endsWith("fouled-deck.not-in-the-deck.hand"))
                    continue;
                record.log.clear();
                const std::string text = writePhh(record);
                const auto alone = readPhh({.index = 1, .line = 1, .first = 1, .text = text});
                QVERIFY2(std::holds_alternative<PhhHand>(alone), qPrintable(path));
                QVERIFY2(comparable(std::get<PhhHand>(alone)).has_value(), qPrintable(path + '\n' + text.c_str()));
                ++hands;
            }
        }
        QVERIFY(hands > 600);
    }
    void cardsAreToldStreetByStreet() {
        QCOMPARE(actionsOf("hand limit stud ante 1 bring-in 2 bets 5 10 unit 1 stacks 1:100 2:100 3:100\n"
                           "1 dealt QhJh; 1 up Kd; 2 up Ks; 3 up 2h\n3 brings in; 1 completes; 2 calls; 3 folds\n"
                           "deal; 1 up 9h; 2 up 8h\n1 bets 5; 2 calls\ndeal\n2 checks; 1 checks\n"),
                 QString("d dh p1 QhJhKd; d dh p2 ????Ks; d dh p3 ????2h; p3 pb; p1 cbr 5; p2 cc; p3 f; d dh p1 9h; "
                         "d dh p2 8h; p1 cbr 5; p2 cc; d dh p1 ??; d dh p2 ??; p2 cc; p1 cc"));
        QCOMPARE(actionsOf("hand limit badugi blinds 5 10 bets 10 20 button 3 stacks 1:200 2:200 3:200\n"
                           "3 calls; 1 folds; 2 checks; 2 draws 1; 3 draws 2; 2 bets 10; 3 calls\n"),
                 QString("d dh p1 ????????; d dh p2 ????????; d dh p3 ????????; p3 cc; p1 f; p2 cc; p2 sd ??; "
                         "p3 sd ????; d dh p2 ??; d dh p3 ????; p2 cbr 10; p3 cc"));
        // What becomes known later stands where it was dealt.
        QCOMPARE(actionsOf("hand no-limit holdem blinds 1 2 button 1 stacks 1:100 2:100\n1 calls; 2 checks\n"
                           "deal; 2 checks; 1 checks\n1 dealt AhKh\n"),
                 QString("d dh p1 ????; d dh p2 AhKh; p2 cc; p1 cc; d db ??????; p1 cc; p2 cc"));
    }
    void countsBombsAndDeadHandsAreInTheRecord() {
        const std::string bomb =
            phhOf("hand no-limit holdem bomb 10 min-bet 2 unit 1 button 1 stacks 1:200 2:200 3:200\n");
        QVERIFY2(bomb.find("antes = [10, 10, 10]\n") != bomb.npos, bomb.c_str());
        const std::string counted =
            phhOf("hand no-limit holdem blinds 5 10 button 1 stacks 1:? 2:412 3:500\n1 folds; 2 all-in 387; 3 folds\n");
        QVERIFY2(counted.find("starting_stacks = [392, 500, inf]\n") != counted.npos, counted.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPhhAlone)
#include "test_phh_alone.moc"
