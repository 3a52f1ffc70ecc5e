// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/demo.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTextStream>

#include "app/puntodemo.h"
#include "app/typist.h"
#include "app/window.h"
#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

// Three seats all-in before the flop, and one that has them covered.
const QString kAllIn = QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100 500 1000\n"
                                      "1 sits 268; 2 sits 87; 3 sits 502; 4 sits 200; 5 sits 1152; 6 sits 214; 7 "
                                      "sits 395; 8 sits 1040; 9 sits ?; button 3\n"
                                      "n"        // hand 1
                                      "r10r"     // seat 6 raises to 10
                                      "ccff"     // 7 and 8 call, 9 and 1 fold
                                      "aa"       // 2 all-in
                                      "fff"      // 3, 4 and 5 fold
                                      "aaaac");  // 6 and 7 all-in, 8 calls

const QString kShowdown = kAllIn + QStringLiteral(" board Ks9h4d\n board 9c\n board 2s\n"
                                                  "7 mucks\n8 shows KhQd\n6 shows KdQc\n2 shows 4h4c\n");

const QString kMidHand = QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100 500 1000\n"
                                        "1 sits ?; 2 sits 150; 3 sits 412; 4 sits 1100; 5 sits 286; 6 sits 950; 7 sits "
                                        "300; 8 sits 1240; 9 sits 389; 7 away\n"
                                        " button 8\nn"
                                        "aafcfcffc"
                                        " board AhKd2c\n"
                                        "ccr60r"
                                        "1 puts 100\n");

// Eight players of stud with their upcards: the third street bet, the fourth dealt.
const QString kEight = QStringLiteral(" table 8 limit stud-8 ante 1 bring-in 2 bets 4 8 chips 1 5 25 100\n"
                                      "1 sits 200; 2 sits 310; 3 sits 180; 4 sits 240; 5 sits ?; 6 sits 200; 7 sits "
                                      "400; 8 sits 120\nn");
const QString kStud = kEight + QStringLiteral("2ckdth7s9cah4d3s"
                                              "crccfcfff"
                                              "d6hkcjd5d");

// To the end: one hand tabled for high and one for low.
const QString kStudEnd = kEight + QStringLiteral("2ckdth7s9cah4d3s"
                                                 "cfccfffc"
                                                 "d6hkcjd5dcccc"
                                                 "d4c2hjs5hcccc"
                                                 "das3d8c9hcccc"
                                                 "dcccc"
                                                 " 1 shows 2c6h4cAs3h7dQc; 4 shows 7sJdJs8c7cJc2d\n"
                                                 " 3 mucks; 8 mucks\n");

const QString kDraw = QStringLiteral(" table 6 limit deuce-to-seven-triple blinds 2 4 bets 4 8 chips 1 5 25 100\n"
                                     "1 sits 200; 2 sits 310; 3 sits 180; 4 sits 240; 5 sits ?; 6 sits 200; button 6\nn"
                                     "ccffcc3");

const QString kPineapple =
    QStringLiteral(" table 6 limit crazy-pineapple-8 blinds 2 4 bets 4 8 chips 1 5 25 100\n"
                   "1 sits 200; 2 sits 310; 3 sits 180; 4 sits 240; 5 sits ?; 6 sits 200; button "
                   "6\nnccffcc board Ah7d2c\ncccc");

const QString kHalves =
    QStringLiteral(" table 9 limit omaha-8 blinds 1 2 bets 2 4 chips 1 5 25 100\n"
                   "1 sits 200; 2 sits 310; 3 sits 180; 4 sits 240; 5 sits ?; 6 sits 200; 7 sits 85; "
                   "8 sits 120; 9 sits 77; button 9\nn"
                   "crffffffcc board 2h7dKc\nccc board 8s\ncrcc board Jd\nccc"
                   " 3 shows As3sQhQd; 4 shows KhKs9c9d; 2 shows Ad3dTcTh\n");

const QString kBoards =
    QStringLiteral(" table 6 no-limit omaha blinds 1 2 boards 2 chips 1 5 25 100\n"
                   "1 sits 200; 2 sits 310; 3 sits 180; 4 sits 240; 5 sits ?; 6 sits 200; button 6\n"
                   "nccffcc board 1 Ah7d2c; board 2 KsQd3h\ncccc board 1 9s; board 2 9h\ncccc"
                   " board 1 Td; board 2 4c\ncccc");

const QString kTwice = kAllIn + QStringLiteral(" board Ks9h4d\n run twice\n board 1 9c2s; board 2 QhQs\n"
                                               "7 mucks\n8 shows KhQd\n6 shows KdQc\n2 shows 4h4c\n");

// Seat 4 bets 40 all-in, seat 6 puts three chips in silence, and the floor is called.
const QString kFloorCase = QStringLiteral(" table 9 no-limit holdem blinds 5 10 chips 5 25 100 500 1000\n"
                                          "1 sits 1000; 2 sits 680; 3 sits 1220; 4 sits 70; 6 sits 820; 7 sits 1500; 8 "
                                          "sits 900; 9 sits 2050; 8 away; dealer \"MK\"\n"
                                          " button 9\nn"
                                          "fr30rcfffc board AhKd2c\nc"
                                          " 4 all-in 40\n 6 puts 25x2 10\n"
                                          "lvThree chips, one motion, nothing said.\n"
                                          "2");

// Between two hands: one is away, one plays behind, one has added, one has sat down.
const QString kBetween = QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100 500 1000\n"
                                        "1 sits 420; 2 sits 633; 3 sits 502; 4 sits 198; 5 sits 1148; 6 sits 191; 8 "
                                        "sits 1197; 9 sits ?; dealer \"MK\"\n"
                                        " button 9\nnfffffffp"
                                        " 4 away; 6 behind 100; 1 adds 80; 7 sits 200\n");

struct Scene {
    const char* name;
    QString keys;
    bool cards = false;  // are entered
};
QList<Scene> scenes() {
    return {
        {"1-midhand", kMidHand + QStringLiteral("4 calls")},
        {"2-raise", kMidHand + QStringLiteral("r240")},
        {"3-string", kMidHand + QStringLiteral("4 puts 25x2 5x2\n4 puts 100\nh")},
        {"4-showdown", kShowdown},
        {"5-fault",
         QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100 500 1000\n"
                        "1 sits 421; 2 sits 635; 3 sits 502; 4 sits 198; 5 sits 1148; 6 sits 191; 7 sits 300; 8 sits "
                        "1197; 9 sits ?\n button 9\nnx1629d")},
        {"6-setup", {}},
        {"7-pothelper",
         QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100 500 1000\n"
                        "1 sits ?; 2 sits ?; 3 sits ?; 4 sits ?; 5 sits ?; 6 sits ?; 7 sits ?; 8 sits ?; 9 sits ?\n")},
        {"8-said", kMidHand + QStringLiteral("s")},
        {"9-cards", kMidHand + QStringLiteral("cd7"), true},
        {"10-award", kAllIn + QStringLiteral(" board Ks9h4d\n board 9c\n board 2s\n")},
        {"11-games", QStringLiteral("g")},
        {"12-stud", kStud, true},
        {"13-opens", kEight},
        {"14-stud-end", kStudEnd, true},
        {"15-draws", kDraw},
        {"16-discards", kPineapple},
        {"17-halves", kHalves},
        {"18-boards", kBoards + QStringLiteral("1.")},
        {"19-twice", kTwice},
        {"20-next-hand", kBoards + QStringLiteral("1.2.pbb")},
        {"21-floor", kFloorCase},
        {"23-seats", kBetween + QStringLiteral("t")},
        {"24-seat", kBetween + QStringLiteral("t7a100")},
        {"25-log", kBetween + QStringLiteral("tg")},
        {"22-floor-words", kFloorCase + QStringLiteral("9raise to 9")}};
}

// What each seat has in, in the picture of the pot helper.
const QString kHelperKeys = QStringLiteral("\n87a\n\n1f\n2f\n214a\n395a\n395l");

void tellSeats(QTextStream& out, const Table& table) {
    for (const Seat seat : taken(table)) {
        const auto chips = stack(table, seat);
        const Winnings won = winnings(table.hand);
        out << "  seat " << lineText(seat) << (seat == table.hand.button ? " (button)" : "") << ": "
            << (chips ? amount(*chips) : QStringLiteral("not counted"));
        if (won.amount[seat] > Chips{}) out << ", wins " << amount(won.amount[seat]);
        if (table.hand.deadHands.contains(seat)) out << ", hand dead";
        out << "\n";
    }
}

void tellPots(QTextStream& out, const Hand& hand) {
    const Pots all = pots(hand);
    for (int i = all.size - 1; i >= 0; --i) {
        const Pot& pot = all.list[static_cast<std::size_t>(i)];
        const PotBuilt how = built(hand, i);
        out << "  " << ui::potName(i) << " " << amount(pot.amount) << ": " << amount(how.each) << " from "
            << QString::fromStdString(text(how.from));
        if (how.folded > Chips{}) out << ", " << amount(how.folded) << " folded";
        out << "; may win it: " << QString::fromStdString(text(pot.of)) << "\n";
    }
}

void tell(QTextStream& out, const Window& window) {
    const Table& table = window.table();
    const HeaderText header = headerText(table);
    out << header.game << ", " << header.hand << ", " << header.rules << "\n\nSeats\n";
    tellSeats(out, table);
    out << "\nBoard  " << QString::fromStdString(text(table.hand.boards[0])) << "\n\nPots, last formed first\n";
    tellPots(out, table.hand);
    out << "\nAwards\n";
    for (const QString& line : window.awards()) out << "  " << line << "\n";
    out << "\nHistory\n";
    for (const HistoryLine& line : historyOf(window.log())) {
        out << "  " << line.number << "  " << line.text
            << (line.ruling.isEmpty() ? QString() : QStringLiteral("   = ") + line.ruling) << "\n";
    }
    out << "\nSay: " << window.said().sentence << "\n";
}

bool save(Window& window, const QString& path) {
    QApplication::processEvents();
    return window.grab().save(path);
}

void show(const Scene& scene, QSize size, const LookAt& lookAt) {
    QTemporaryDir data;
    Window window([&] { return openJournal(data.path()); }, unhurriedClocks());
    window.resize(size);
    window.show();
    window.setWithCards(scene.cards);
    type(window, scene.keys);
    if (QLatin1String(scene.name) == QLatin1String("7-pothelper")) {
        window.openHelper();
        type(window, kHelperKeys);
        window.view()->seat(7)->click();
    }
    QApplication::processEvents();
    lookAt(QLatin1String(scene.name), window);
}

}  // namespace

int demo(const QString& picture) {
    QTemporaryDir data;
    Window window([&] { return openJournal(data.path()); }, unhurriedClocks());
    window.resize(1280, 800);
    window.show();
    type(window, kShowdown);
    QTextStream out(stdout);
    const bool saved = save(window, picture);
    type(window, QStringLiteral("ppp"));
    tell(out, window);
    out << (saved ? "\nPicture: " : "\nThe picture could not be written: ") << QDir::toNativeSeparators(picture)
        << "\n";
    return saved ? 0 : 1;
}

void showScenes(QSize size, const LookAt& lookAt) {
    for (const Scene& scene : scenes()) show(scene, size, lookAt);
}

int screenshots(const QString& folder, const Themes& themes) {
    if (!QDir().mkpath(folder)) return 1;
    bool saved = true;
    for (const QSize size : kShotSizes) {
        showScenes(size, [&](const QString& name, Window& window) {
            for (const Theme theme : themes) {
                window.setTheme(theme);
                saved = save(window, shotPath(folder, name, theme, size)) && saved;
            }
        });
    }
    return saved && puntoScreenshots(folder, themes) ? 0 : 1;
}

}  // namespace oddchip::app
